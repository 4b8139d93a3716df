//! Values worked out by hand or taken from the literature.

use super::{Fate, Theorem, read};
use crate::drawing::{Colour, Drawing, Edge, Vertex};

fn green(pairs: &[(usize, usize)]) -> Drawing {
    let top = pairs.iter().map(|&(u, v)| u.max(v)).max().unwrap_or(0);
    let edges = pairs
        .iter()
        .map(|&(u, v)| Edge::green(Vertex::new(u), Vertex::new(v)))
        .collect();
    Drawing::new(top + 1, edges).expect("vertices in range")
}

fn value(pairs: &[(usize, usize)]) -> u64 {
    read(&green(pairs)).expect("green").value().grundy()
}

#[test]
fn values_by_hand() {
    assert_eq!(value(&[]), 0);
    assert_eq!(value(&[(0, 1)]), 1);
    assert_eq!(value(&[(0, 0)]), 1, "a loop is a twig");
    assert_eq!(value(&[(0, 1), (0, 1)]), 0);
    assert_eq!(value(&[(0, 1), (1, 2), (2, 0)]), 1);
    assert_eq!(value(&[(0, 1), (1, 2), (2, 3), (3, 1)]), 2);
    assert_eq!(value(&[(0, 1), (1, 2), (1, 3)]), 1, "a Y");
    assert_eq!(value(&[(1, 2), (2, 1)]), 0, "not attached");
}

#[test]
fn the_green_girl_of_winning_ways() {
    // Chapter 7, figure 3: g a b w t d e n h k as 0 to 9.
    let girl = [
        (0, 1),
        (1, 2),
        (2, 3),
        (1, 4),
        (4, 3),
        (3, 5),
        (5, 6),
        (6, 7),
        (5, 8),
        (8, 9),
        (8, 9),
        (9, 10),
    ];
    assert_eq!(value(&girl), 2);
}

#[test]
fn the_steps_of_the_triangle_on_a_stalk() {
    let drawing = green(&[(0, 1), (1, 2), (2, 3), (3, 1)]);
    let reduction = read(&drawing).expect("green");
    let steps = reduction.steps();
    let names: Vec<_> = steps.iter().map(|step| step.theorem).collect();
    assert_eq!(names, [Theorem::Fusion, Theorem::Parity, Theorem::Colon]);
    let ends = |step: usize| -> Vec<(usize, usize)> {
        steps[step]
            .drawing
            .edges()
            .iter()
            .map(|edge| (edge.from.index(), edge.to.index()))
            .collect()
    };
    assert_eq!(ends(0), [(0, 1), (1, 1), (1, 1), (1, 1)]);
    assert_eq!(ends(1), [(0, 1), (1, 1)]);
    assert_eq!(ends(2), [(0, 1), (1, 2)]);
    assert_eq!(reduction.fates()[1], Fate::LoopLeft);
    assert_eq!(reduction.components()[0].vertices.len(), 3);
}

#[test]
fn two_cycles_at_one_vertex_are_one_component() {
    let reduction = read(&green(&[(0, 1), (1, 0), (1, 2), (2, 1)])).expect("green");
    assert_eq!(reduction.components().len(), 1);
    assert_eq!(reduction.loop_count(), 4);
}

#[test]
fn a_coloured_edge_is_not_read() {
    assert!(read(&Drawing::stalk([Colour::Green, Colour::Blue])).is_err());
}

#[test]
fn a_stalk_of_a_million_edges_is_read_without_recursion() {
    let stalk = Drawing::stalk(std::iter::repeat_n(Colour::Green, 1_000_000));
    assert_eq!(read(&stalk).expect("green").value().grundy(), 1_000_000);
}
