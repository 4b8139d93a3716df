//! Pictures in words, so that who cannot see them can rebuild them.

use super::words::{capitalised, count, counted, listed, spoken, stalk};
use crate::drawing::{Drawing, Edge, EdgeId, Incidence, Vertex};
use crate::structure::{Reduction, Step, Theorem};
use crate::value::Nimber;
use crate::verify::Verified;
use std::collections::BTreeMap;

/// A drawing's name for readers.
pub fn title(verified: &Verified) -> String {
    verified.entry().title.clone()
}

/// The drawing, every step of its reduction, and its value.
pub fn whole(verified: &Verified) -> String {
    let steps = verified.reduction().steps();
    let mut text = of_drawing(verified);
    for step in &steps {
        if step.theorem == Theorem::Colon {
            text.push(' ');
            text.push_str(&of_value(verified));
        } else {
            text.push(' ');
            text.push_str(&of_step(verified, step));
        }
    }
    text
}

/// The drawing: how many edges, which vertices, every edge from the ground up.
pub fn of_drawing(verified: &Verified) -> String {
    let drawing = verified.drawing();
    let edges = counted(drawing.edge_count(), "edge", "edges");
    let names: Vec<String> = named_vertices(drawing);
    let vertices = match names.len() {
        0 => "the ground alone".to_owned(),
        _ => format!("the ground and {}", listed(&names)),
    };
    let walk = edges_in_words(drawing, &verified.reduction().drawing().grounded_edges());
    format!("{} on {vertices}. {walk}", capitalised(&edges))
}

/// The value, and the stalk that is worth the same.
pub fn of_value(verified: &Verified) -> String {
    let value = verified.value();
    let height = verified.reduction().stalk().drawing.edge_count();
    match height {
        0 => "The whole is worth 0, as much as nothing.".to_owned(),
        _ => format!(
            "The whole is worth {}, as much as {}.",
            spoken(value),
            stalk(height)
        ),
    }
}

/// What a panel after a step is, in a few words.
pub fn caption(verified: &Verified, step: &Step) -> String {
    let reduction = verified.reduction();
    match step.theorem {
        Theorem::Prune => "what is loose falls".to_owned(),
        Theorem::Fusion => counted(reduction.loop_count(), "loop", "loops"),
        Theorem::Parity => cancelled(reduction),
        Theorem::Colon => stalk(step.drawing.edge_count()),
    }
}

/// What a step does and what it leaves.
pub fn of_step(verified: &Verified, step: &Step) -> String {
    let reduction = verified.reduction();
    match step.theorem {
        Theorem::Prune => {
            let fallen = counted(reduction.fallen_count(), "edge", "edges");
            format!("{} not joined to the ground fall.", capitalised(&fallen))
        }
        Theorem::Fusion => of_fusion(reduction, step),
        Theorem::Parity => format!(
            "Loops at one vertex cancel in pairs: {}. {}",
            cancelled(reduction),
            left_in_words(step)
        ),
        Theorem::Colon => of_value(verified),
    }
}

/// What the cut of each edge leaves.
pub fn of_cuts(verified: &Verified) -> String {
    let drawing = verified.drawing();
    let mut by_value: BTreeMap<Nimber, Vec<String>> = BTreeMap::new();
    for (id, edge) in drawing.edge_ids() {
        if let Some(value) = verified.value_after(id) {
            by_value
                .entry(value)
                .or_default()
                .push(edge_in_words(drawing, edge));
        }
    }
    let sentences: Vec<String> = by_value
        .iter()
        .map(|(value, edges)| {
            let wins = if *value == Nimber::ZERO {
                " and wins"
            } else {
                ""
            };
            format!(
                "Cutting {} leaves {}{wins}.",
                alternatives(edges),
                spoken(*value)
            )
        })
        .collect();
    format!("{} {}", of_drawing(verified), sentences.join(" "))
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

fn name(drawing: &Drawing, vertex: Vertex) -> String {
    if vertex.is_ground() {
        "the ground".to_owned()
    } else {
        drawing.name(vertex)
    }
}

fn named_vertices(drawing: &Drawing) -> Vec<String> {
    let incidence = Incidence::of(drawing);
    (1..drawing.vertex_count())
        .map(Vertex::new)
        .filter(|&vertex| incidence.degree(vertex) > 0)
        .map(|vertex| drawing.name(vertex))
        .collect()
}

/// `the edge a–b`, `the loop at a`.
fn edge_in_words(drawing: &Drawing, edge: Edge) -> String {
    if edge.is_loop() {
        format!("a loop at {}", name(drawing, edge.from))
    } else {
        format!("{} to {}", name(drawing, edge.from), name(drawing, edge.to))
    }
}

fn alternatives(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// Every edge once, vertex by vertex from the ground; then what is loose.
fn edges_in_words(drawing: &Drawing, grounded: &[bool]) -> String {
    let (mut standing, mut loose) = (Vec::new(), Vec::new());
    for (id, from) in walk(drawing) {
        let into = if grounded[id.index()] {
            &mut standing
        } else {
            &mut loose
        };
        into.push((from, drawing.edge(id)));
    }
    let mut text = format!("From the ground up: {}.", gathered(drawing, &standing));
    if standing.is_empty() {
        "Nothing stands on the ground.".clone_into(&mut text);
    }
    if !loose.is_empty() {
        text.push_str(" Not joined to the ground: ");
        text.push_str(&gathered(drawing, &loose));
        text.push('.');
    }
    text
}

/// Edges with the end from which a walk from the ground comes to them.
fn walk(drawing: &Drawing) -> Vec<(EdgeId, Vertex)> {
    let incidence = Incidence::of(drawing);
    let mut seen_edge = vec![false; drawing.edge_count()];
    let mut seen = vec![false; drawing.vertex_count()];
    let mut order = Vec::new();
    for start in (0..drawing.vertex_count()).map(Vertex::new) {
        if std::mem::replace(&mut seen[start.index()], true) {
            continue;
        }
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(vertex) = queue.pop_front() {
            for (id, end) in incidence.at(vertex) {
                if !std::mem::replace(&mut seen_edge[id.index()], true) {
                    order.push((id, vertex));
                }
                if !std::mem::replace(&mut seen[end.index()], true) {
                    queue.push_back(end);
                }
            }
        }
    }
    order
}

/// `the ground to a; a to b and c; two edges a to d; a loop at b`.
fn gathered(drawing: &Drawing, edges: &[(Vertex, Edge)]) -> String {
    let mut groups: Vec<(Vertex, Vec<(Vertex, usize)>)> = Vec::new();
    for &(from, edge) in edges {
        let to = edge.other(from);
        if groups.last().is_none_or(|(vertex, _)| *vertex != from) {
            groups.push((from, Vec::new()));
        }
        if let Some((_, ends)) = groups.last_mut() {
            match ends.iter_mut().find(|(end, _)| *end == to) {
                Some((_, times)) => *times += 1,
                None => ends.push((to, 1)),
            }
        }
    }
    let phrases = groups.iter().map(|(from, ends)| {
        let ends: Vec<String> = ends
            .iter()
            .map(|&(to, times)| match (to == *from, times) {
                (true, times) => format!("itself by {}", counted(times, "loop", "loops")),
                (false, 1) => name(drawing, to),
                (false, times) => format!("{} by {} edges", name(drawing, to), count(times)),
            })
            .collect();
        format!("{} to {}", name(drawing, *from), listed(&ends))
    });
    phrases.collect::<Vec<_>>().join("; ")
}
