//! The steps of a reduction in words.

use super::edges::{edges_in_words, name};
use super::of_value;
use crate::figure::words::{capitalised, count, counted, listed, stalk};
use crate::structure::{Reading, Reduction, Step, Theorem};
use crate::verify::Verified;

/// What a panel after a step is, in a few words.
pub fn caption(verified: &Verified, step: &Step) -> String {
    match (step.theorem, verified.reduction()) {
        (Theorem::Prune, _) => "what is loose falls".to_owned(),
        (Theorem::Fusion, Some(reduction)) => counted(reduction.loop_count(), "loop", "loops"),
        (Theorem::Parity, Some(reduction)) => cancelled(reduction),
        (Theorem::Colon, Some(_)) => stalk(step.drawing.edge_count()),
        (Theorem::MountainAndJungle, _) => "side by side".to_owned(),
        (theorem, _) => format!("after {}", theorem.name()),
    }
}

/// What a step does and what it leaves.
pub fn of_step(verified: &Verified, step: &Step) -> String {
    match (step.theorem, verified.reduction()) {
        (Theorem::Prune, _) => of_fallen(verified),
        (Theorem::Fusion, Some(reduction)) => of_fusion(reduction, step),
        (Theorem::Parity, Some(reduction)) => format!(
            "Loops at one vertex cancel in pairs: {}. {}",
            cancelled(reduction),
            left_in_words(step)
        ),
        (Theorem::Colon, Some(_)) => of_value(verified),
        (Theorem::MountainAndJungle, _) => of_split(verified, step),
        (theorem, _) => format!(
            "{} is used. {}",
            capitalised(theorem.name()),
            left_in_words(step)
        ),
    }
}

fn of_fallen(verified: &Verified) -> String {
    let fallen = verified.reading().map_or(0, Reading::fallen_count);
    let edges = counted(fallen, "edge", "edges");
    format!("{} not joined to the ground fall.", capitalised(&edges))
}

fn cancelled(reduction: &Reduction) -> String {
    let left = reduction.loops_left();
    let gone = reduction.loop_count() - left;
    match left {
        0 if gone == 2 => "both cancel".to_owned(),
        0 => format!("all {} cancel", count(gone)),
        1 => format!("{} cancel, one stays", count(gone)),
        left => format!("{} cancel, {} stay", count(gone), count(left)),
    }
}

fn of_fusion(reduction: &Reduction, step: &Step) -> String {
    let drawing = reduction.drawing();
    let pieces: Vec<String> = reduction
        .components()
        .iter()
        .map(|component| {
            let names: Vec<String> = component
                .vertices
                .iter()
                .map(|&vertex| name(drawing, vertex))
                .collect();
            let loops = counted(component.edges.len(), "loop", "loops");
            match names.len() {
                1 => format!("{} keeps {loops}", names[0]),
                _ => format!("{} become one vertex with {loops}", listed(&names)),
            }
        })
        .collect();
    format!(
        "Every cycle is fused: {}. {}",
        pieces.join("; "),
        left_in_words(step)
    )
}

fn of_split(verified: &Verified, step: &Step) -> String {
    let drawing = verified.drawing();
    let moved = step
        .drawing
        .edges()
        .iter()
        .zip(&step.origin)
        .filter(|&(&now, &was)| drawing.edge(was) != now)
        .count();
    let edges = counted(moved, "green edge comes", "green edges come");
    let left = left_in_words(step);
    format!("Mountain and jungle part: {edges} down from the mountain to its foot. {left}")
}

fn left_in_words(step: &Step) -> String {
    if step.drawing.edge_count() == 0 {
        return "Nothing is left.".to_owned();
    }
    let walk = edges_in_words(&step.drawing, &step.drawing.grounded_edges());
    walk.replacen(
        "From the ground up:",
        "What is left, from the ground up:",
        1,
    )
}
