//! Values and positions from an independent program, and the limits.

use super::{Play, Refusal, SearchLimit, play};
use crate::drawing::{Colour, Drawing, Edge, EdgeId, Vertex};

fn played(pairs: &[(usize, usize)]) -> Play {
    let top = pairs.iter().map(|&(u, v)| u.max(v)).max().unwrap_or(0);
    let edges = pairs
        .iter()
        .map(|&(u, v)| Edge::green(Vertex::new(u), Vertex::new(v)))
        .collect();
    let drawing = Drawing::new(top + 1, edges).expect("vertices in range");
    play(&drawing, SearchLimit::default(), &mut |_| {}).expect("small")
}

/// The grid of so many rows and columns, one of its corners the ground.
fn grid(rows: usize, columns: usize) -> Vec<(usize, usize)> {
    let vertex = |row, column| row * columns + column;
    let mut edges = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            if column + 1 < columns {
                edges.push((vertex(row, column), vertex(row, column + 1)));
            }
            if row + 1 < rows {
                edges.push((vertex(row, column), vertex(row + 1, column)));
            }
        }
    }
    edges
}

fn facts(play: &Play) -> (u64, u64) {
    (play.value().grundy(), play.positions())
}

#[test]
fn positions_of_an_independent_program() {
    assert_eq!(facts(&played(&[])), (0, 1));
    assert_eq!(facts(&played(&[(0, 1)])), (1, 2));
    assert_eq!(facts(&played(&[(0, 1), (0, 1)])), (0, 4));
    assert_eq!(facts(&played(&[(0, 1), (1, 2), (2, 3), (3, 1)])), (2, 8));
    assert_eq!(facts(&played(&grid(3, 3))), (0, 1_283));
    assert_eq!(facts(&played(&grid(3, 4))), (1, 28_463));
    assert_eq!(facts(&played(&grid(4, 4))), (0, 2_614_139));
}

#[test]
fn the_four_cuts_of_the_triangle_on_a_stalk() {
    let play = played(&[(0, 1), (1, 2), (2, 3), (3, 1)]);
    let left: Vec<u64> = (0..4)
        .map(|edge| {
            play.value_after(EdgeId::new(edge))
                .expect("stands")
                .grundy()
        })
        .collect();
    assert_eq!(left, [0, 3, 1, 3]);
}

#[test]
fn a_long_stalk_needs_the_hash_table_and_has_few_positions() {
    let stalk: Vec<(usize, usize)> = (0..64).map(|edge| (edge, edge + 1)).collect();
    let play = played(&stalk);
    assert_eq!(facts(&play), (64, 65));
    let entries = play.table().entries();
    assert!(entries.is_sorted() && entries.len() == 65);
}

#[test]
fn the_limits_refuse_by_name() {
    let refused = |edges: usize, limit: SearchLimit| {
        let edges = vec![Edge::green(Vertex::GROUND, Vertex::new(1)); edges];
        let drawing = Drawing::new(2, edges).expect("in range");
        play(&drawing, limit, &mut |_| {}).expect_err("too large")
    };
    let few = SearchLimit {
        positions: 100,
        ..SearchLimit::default()
    };
    let small = SearchLimit {
        bytes: 100,
        ..SearchLimit::default()
    };
    assert_eq!(
        refused(65, SearchLimit::default()),
        Refusal::TooManyEdges { edges: 65 }
    );
    assert_eq!(refused(10, few), Refusal::TooManyPositions { limit: 100 });
    assert_eq!(refused(10, small), Refusal::TooMuchMemory { limit: 100 });
    assert_eq!(refused(30, small), Refusal::TooMuchMemory { limit: 100 });
}

#[test]
fn a_coloured_edge_is_not_played() {
    let drawing = Drawing::stalk([Colour::Red]);
    assert!(matches!(
        play(&drawing, SearchLimit::default(), &mut |_| {}),
        Err(Refusal::Coloured { .. })
    ));
}
