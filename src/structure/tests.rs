//! Values worked out by hand or taken from the literature.

use super::{Fate, NoTheorem, Step, Theorem, read, read_green};
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
    read_green(&green(pairs)).value().grundy()
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
    let reduction = read_green(&drawing);
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
    let reduction = read_green(&green(&[(0, 1), (1, 0), (1, 2), (2, 1)]));
    assert_eq!(reduction.components().len(), 1);
    assert_eq!(reduction.loop_count(), 4);
}

/// A drawing, coloured as its edges' letters say.
fn coloured(edges: &[(usize, usize, char)]) -> Drawing {
    let top = edges.iter().map(|&(u, v, _)| u.max(v)).max().unwrap_or(0);
    let edges = edges
        .iter()
        .map(|&(u, v, letter)| Edge {
            from: Vertex::new(u),
            to: Vertex::new(v),
            colour: match letter {
                'B' => Colour::Blue,
                'R' => Colour::Red,
                _ => Colour::Green,
            },
        })
        .collect();
    Drawing::new(top + 1, edges).expect("vertices in range")
}

#[test]
fn coloured_drawings_of_the_books() {
    let reads = |edges: &[(usize, usize, char)]| {
        let reading = read(&coloured(edges)).expect("read by theorems");
        (reading.value().to_string(), reading.rule())
    };
    let (value, rule) = reads(&[(0, 1, 'B'), (1, 2, 'R'), (2, 3, 'R')]);
    assert_eq!((value.as_str(), rule.as_str()), ("1/4", "Berlekamp's rule"));
    // A blue edge carrying a blue edge and a branch red-then-blue.
    let tree = [(0, 1, 'B'), (1, 2, 'B'), (1, 3, 'R'), (3, 4, 'B')];
    assert_eq!(reads(&tree).0, "3/2");
    // A connected blue drawing is worth its edges, a loop and a cycle among them.
    let blue = [(0, 1, 'B'), (1, 2, 'B'), (2, 0, 'B'), (1, 1, 'B')];
    assert_eq!(reads(&blue).0, "4");
    // A blue cycle with a green edge on it: mountain 2, jungle *.
    let grown = [(0, 1, 'B'), (1, 0, 'B'), (1, 2, 'G')];
    let (value, rule) = reads(&grown);
    assert_eq!(value, "2*");
    assert!(rule.contains("mountain and jungle"), "{rule}");
}

/// The steps of a reduction: the theorem, and every edge left by its number, its
/// ends and its colour.
fn steps(edges: &[(usize, usize, char)]) -> Vec<(Theorem, String)> {
    let reading = read(&coloured(edges)).expect("read by theorems");
    let told = |step: &Step| {
        let edges = step.drawing.edges().iter().zip(&step.origin);
        let edges = edges.map(|(edge, origin)| {
            let letter = &edge.colour.name()[..1];
            let (from, to) = (edge.from.index(), edge.to.index());
            format!("{}: {from}-{to}{letter}", origin.index())
        });
        edges.collect::<Vec<String>>().join(", ")
    };
    let steps = reading.steps();
    steps.iter().map(|it| (it.theorem, told(it))).collect()
}

#[test]
fn a_green_triangle_on_a_tree_is_fused_and_opened_to_a_twig() {
    let edges = [
        (0, 1, 'B'),
        (1, 2, 'B'),
        (1, 3, 'R'),
        (3, 4, 'G'),
        (4, 5, 'G'),
        (5, 3, 'G'),
    ];
    let expected = [
        (
            Theorem::Fusion,
            "0: 0-1b, 1: 1-2b, 2: 1-3r, 3: 3-3g, 4: 3-3g, 5: 3-3g",
        ),
        (Theorem::Parity, "0: 0-1b, 1: 1-2b, 2: 1-3r, 3: 3-3g"),
        (Theorem::Colon, "0: 0-1b, 1: 1-2b, 2: 1-3r, 3: 3-4g"),
    ];
    assert_eq!(
        steps(&edges),
        expected.map(|(it, told)| (it, told.to_owned()))
    );
}

#[test]
fn branches_of_two_colours_become_one_stalk() {
    // On a stand 1 and -1/2: a half, as much as BR, so that the whole is BBR.
    let tree = [(0, 1, 'B'), (1, 2, 'B'), (1, 3, 'R'), (3, 4, 'B')];
    let stalk = "0: 0-1b, 1: 1-2b, 2: 2-3r".to_owned();
    assert_eq!(steps(&tree), [(Theorem::Colon, stalk)]);
    let reading = read(&coloured(&tree)).expect("read by theorems");
    assert_eq!(reading.closing(), [Theorem::Berlekamp]);
    assert_eq!(reading.rule(), "colon, ordinal sum and Berlekamp's rule");
}

#[test]
fn what_stands_on_a_blue_triangle_goes_to_the_tip_of_its_stalk() {
    let edges = [(0, 1, 'B'), (1, 2, 'B'), (2, 0, 'B'), (1, 3, 'B')];
    let stalk = "0: 0-1b, 1: 1-2b, 2: 2-4b, 3: 4-3b";
    assert_eq!(steps(&edges), [(Theorem::OneColour, stalk.to_owned())]);
}

#[test]
fn what_adds_up_to_nothing_is_gone_with_all_that_is_on_it() {
    // On the red edge a blue one and a red one, on which two green twigs.
    let edges = [
        (0, 1, 'G'),
        (1, 2, 'R'),
        (2, 3, 'B'),
        (2, 4, 'R'),
        (4, 5, 'G'),
        (4, 6, 'G'),
    ];
    let left = "0: 0-1g, 1: 1-2r".to_owned();
    assert_eq!(steps(&edges), [(Theorem::Colon, left)]);
}

#[test]
fn a_core_is_named_by_its_edges() {
    let fooled = coloured(&[(0, 1, 'G'), (0, 1, 'G'), (1, 2, 'B')]);
    let Err(NoTheorem::Core { edges }) = read(&fooled) else {
        panic!("no theorem reads it")
    };
    let edges: Vec<usize> = edges.iter().map(|id| id.index()).collect();
    assert_eq!(edges, [0, 1], "fusion is false under a blue edge");
}

#[test]
fn an_alternating_stalk_of_ten_thousand_edges_is_exact() {
    let stalk = Drawing::stalk((0..10_000).map(|height| {
        if height % 2 == 0 {
            Colour::Blue
        } else {
            Colour::Red
        }
    }));
    let value = read(&stalk).expect("a stalk").value();
    let number = value.as_number().expect("a number").clone();
    // 1 - 1/2 + 1/4 - ... - 2^-9999 is 2/3 less a third of the last term.
    let three_times = &(&number + &number) + &number;
    let last = crate::value::Dyadic::half_power(9_999);
    assert_eq!(three_times, crate::value::Dyadic::from(2) - last);
}

#[test]
fn a_stalk_of_a_million_edges_is_read_without_recursion() {
    let stalk = Drawing::stalk(std::iter::repeat_n(Colour::Green, 1_000_000));
    assert_eq!(read_green(&stalk).value().grundy(), 1_000_000);
}
