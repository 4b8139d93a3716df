//! The steps of a reduction in words.

use super::edges::{edges_in_words, name};
use crate::drawing::{Colour, Drawing, Edge, Incidence, Vertex};
use crate::figure::words::{capitalised, count, counted, listed};
use crate::structure::{Step, Theorem};
use std::collections::{BTreeMap, BTreeSet};

/// What a panel after a step is, in a few words.
pub fn caption(before: &Drawing, step: &Step) -> String {
    match step.theorem {
        Theorem::Prune => "what is loose falls".to_owned(),
        Theorem::MountainAndJungle => "side by side".to_owned(),
        Theorem::Fusion => counted(green_loops(&step.drawing).count(), "loop", "loops"),
        Theorem::Parity => cancelled(before, step),
        Theorem::OneColour => "straightened".to_owned(),
        Theorem::RedwoodBed | Theorem::Colon => straightened(&step.drawing).to_owned(),
        Theorem::OrdinalSum | Theorem::Berlekamp => format!("after {}", step.theorem.name()),
    }
}

/// What is left where things became stalks: nothing but stalks, or more.
fn straightened(drawing: &Drawing) -> &'static str {
    let incidence = Incidence::of(drawing);
    let mut vertices = (1..drawing.vertex_count()).map(Vertex::new);
    let forks = vertices.any(|it| incidence.degree(it) > 2);
    match incidence.degree(Vertex::GROUND) {
        _ if forks => "branches as stalks",
        0 | 1 => "as a stalk",
        _ => "as stalks",
    }
}

/// What a step does and what it leaves.
pub fn of_step(before: &Drawing, step: &Step) -> String {
    let done = match step.theorem {
        Theorem::Prune => return of_fallen(before, step),
        Theorem::MountainAndJungle => of_split(before, step),
        Theorem::Fusion => of_fusion(before, step),
        Theorem::Parity => {
            let cancelled = cancelled(before, step);
            format!("Loops at one vertex cancel in pairs: {cancelled}.")
        }
        Theorem::OneColour => {
            "Cycles of one colour become stalks of as many edges, with all that stood on them \
             on the tip."
                .to_owned()
        }
        Theorem::RedwoodBed => {
            "A redwood bed becomes a stalk of one foot and, on it, the edges that can be cut with \
             the feet still joined and one more."
                .to_owned()
        }
        Theorem::Colon => "What stands on one vertex becomes a stalk of equal value.".to_owned(),
        Theorem::OrdinalSum | Theorem::Berlekamp => {
            format!("{} is used.", capitalised(step.theorem.name()))
        }
    };
    format!("{done} {}", left_in_words(step))
}

fn of_fallen(before: &Drawing, step: &Step) -> String {
    let fallen = before.edge_count() - step.drawing.edge_count();
    let edges = counted(fallen, "edge", "edges");
    format!("{} not joined to the ground fall.", capitalised(&edges))
}

fn cancelled(before: &Drawing, step: &Step) -> String {
    let left = green_loops(&step.drawing).count();
    let gone = before.edge_count() - step.drawing.edge_count();
    match left {
        0 if gone == 2 => "both cancel".to_owned(),
        0 => format!("all {} cancel", count(gone)),
        1 => format!("{} cancel, one stays", count(gone)),
        left => format!("{} cancel, {} stay", count(gone), count(left)),
    }
}

fn green_loops(drawing: &Drawing) -> impl Iterator<Item = &Edge> {
    let is_green_loop = |edge: &&Edge| edge.is_loop() && edge.colour == Colour::Green;
    drawing.edges().iter().filter(is_green_loop)
}

fn of_fusion(before: &Drawing, step: &Step) -> String {
    let mut loops: BTreeMap<Vertex, usize> = BTreeMap::new();
    for edge in green_loops(&step.drawing) {
        *loops.entry(edge.from).or_default() += 1;
    }
    let mut merged: BTreeMap<Vertex, BTreeSet<Vertex>> = BTreeMap::new();
    for (was, now) in before.edges().iter().zip(step.drawing.edges()) {
        for (vertex, root) in [(was.from, now.from), (was.to, now.to)] {
            let others = merged.entry(root).or_default();
            others.extend((vertex != root).then_some(vertex));
        }
    }
    let pieces: Vec<String> = loops
        .iter()
        .map(|(root, &edges)| {
            let vertices = [root].into_iter().chain(&merged[root]);
            let names: Vec<String> = vertices.map(|&vertex| name(before, vertex)).collect();
            let loops = counted(edges, "loop", "loops");
            match names.as_slice() {
                [only] => format!("{only} keeps {loops}"),
                _ => format!("{} become one vertex with {loops}", listed(&names)),
            }
        })
        .collect();
    format!("Every cycle is fused: {}.", pieces.join("; "))
}

fn of_split(before: &Drawing, step: &Step) -> String {
    let edges = before.edges().iter().zip(step.drawing.edges());
    let moved = edges.filter(|(was, now)| was != now).count();
    let edges = counted(moved, "green edge comes", "green edges come");
    format!("Mountain and jungle part: {edges} down from the mountain to its foot.")
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
