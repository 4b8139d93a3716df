//! Values and positions from an independent program, and the limits.

use super::{Play, Refusal, SearchLimit, difference, play};
use crate::drawing::{Colour, Drawing, Edge, EdgeId, Vertex};
use crate::value::Value;

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

fn grundy(value: &Value) -> u64 {
    value.as_nimber().expect("green").grundy()
}

fn facts(play: &Play) -> (u64, u64) {
    (grundy(&play.value()), play.positions())
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
        .map(|edge| grundy(&play.value_after(EdgeId::new(edge)).expect("stands")))
        .collect();
    assert_eq!(left, [0, 3, 1, 3]);
}

#[test]
fn a_long_stalk_needs_the_hash_table_and_has_few_positions() {
    let stalk: Vec<(usize, usize)> = (0..64).map(|edge| (edge, edge + 1)).collect();
    let play = played(&stalk);
    assert_eq!(facts(&play), (64, 65));
    let entries = play.entries();
    assert!(entries.is_sorted_by_key(|(position, _)| *position) && entries.len() == 65);
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

fn stalk(word: &str) -> Drawing {
    Drawing::stalk(word.chars().map(|letter| match letter {
        'B' => Colour::Blue,
        'R' => Colour::Red,
        _ => Colour::Green,
    }))
}

/// A drawing, coloured as its edges' letters say.
fn coloured(edges: &[(usize, usize, char)]) -> Drawing {
    let top = edges.iter().map(|&(u, v, _)| u.max(v)).max().unwrap_or(0);
    let edges = edges
        .iter()
        .map(|&(u, v, letter)| Edge {
            from: Vertex::new(u),
            to: Vertex::new(v),
            colour: stalk(&letter.to_string()).edges()[0].colour,
        })
        .collect();
    Drawing::new(top + 1, edges).expect("vertices in range")
}

fn value(drawing: &Drawing) -> String {
    let play = play(drawing, SearchLimit::default(), &mut |_| {}).expect("small");
    let witness = difference(drawing, &play.value(), SearchLimit::default()).expect("small");
    assert!(witness.is_zero(), "the second player wins the difference");
    play.value().to_string()
}

#[test]
fn coloured_stalks_of_the_books() {
    for (word, expected) in [
        ("B", "1"),
        ("R", "-1"),
        ("BR", "1/2"),
        ("BBR", "3/2"),
        ("BRBRR", "9/16"),
        ("BRBRRBBR", "77/128"),
        ("BG", "1*"),
        ("GB", "^*"),
        ("GR", "v*"),
        ("BGB", "1^*"),
    ] {
        assert_eq!(value(&stalk(word)), expected, "{word}");
    }
}

#[test]
fn a_blue_edge_on_a_green_cycle_is_double_up() {
    let drawing = coloured(&[(0, 1, 'G'), (0, 1, 'G'), (1, 2, 'B')]);
    assert_eq!(value(&drawing), "^2");
}

#[test]
fn a_difference_that_is_not_zero_is_found_out() {
    let half = stalk("BR");
    let one: Value = "1".parse().expect("a value");
    let witness = difference(&half, &one, SearchLimit::default()).expect("small");
    assert!(!witness.is_zero());
    assert!(witness.right_wins_first() && !witness.left_wins_first());
}

/// The remoteness of a drawing given as a stalk of colours or as pairs, with Left to
/// move and with Right.
fn lasts(edges: &[(usize, usize, Colour)]) -> [u32; 2] {
    let top = edges.iter().map(|&(u, v, _)| u.max(v)).max().unwrap_or(0);
    let edges = edges.iter();
    let edges = edges.map(|&(from, to, colour)| Edge {
        from: Vertex::new(from),
        to: Vertex::new(to),
        colour,
    });
    let drawing = Drawing::new(top + 1, edges.collect()).expect("vertices in range");
    let play = play(&drawing, SearchLimit::default(), &mut |_| {}).expect("small");
    play.solved().last().expect("the start").remoteness
}

/// Worked out by hand.
#[test]
fn play_lasts_as_long_as_the_loser_can_make_it() {
    use Colour::{Blue, Green, Red};
    let stalk = |colours: &[Colour]| {
        let edges = colours.iter().enumerate();
        let edges: Vec<_> = edges.map(|(n, &colour)| (n, n + 1, colour)).collect();
        lasts(&edges)
    };
    assert_eq!(stalk(&[]), [0, 0]);
    // The lowest edge takes the whole stalk with it.
    assert_eq!(stalk(&[Green]), [1, 1]);
    assert_eq!(stalk(&[Green; 5]), [1, 1]);
    // Right has nothing to cut.
    assert_eq!(stalk(&[Blue, Blue]), [1, 0]);
    assert_eq!(stalk(&[Red]), [0, 1]);
    // Right cuts a red edge, and Left the blue one.
    assert_eq!(stalk(&[Blue, Red]), [1, 2]);
    assert_eq!(stalk(&[Blue, Red, Red]), [1, 2]);
    // Left must leave one of two edges, which Right cannot cut: Left wins in one.
    assert_eq!(lasts(&[(0, 1, Blue), (0, 1, Blue)]), [1, 0]);
    assert_eq!(lasts(&[(0, 1, Green), (0, 1, Green)]), [2, 2]);
    // A triangle on the ground: its top edge, and then one foot each.
    let triangle = [(0, 1, Green), (1, 2, Green), (2, 0, Green)];
    assert_eq!(lasts(&triangle), [3, 3]);
    let on_a_stalk = [(0, 1, Green), (1, 2, Green), (2, 3, Green), (3, 1, Green)];
    assert_eq!(lasts(&on_a_stalk), [1, 1]);
}

/// Also where there are too many positions to be sent with a page.
#[test]
fn who_wins_by_value_wins_by_play() {
    for edges in [grid(3, 3), grid(3, 4)] {
        for it in played(&edges).solved() {
            let nonzero = u32::from(grundy(&it.value) != 0);
            assert_eq!(it.remoteness.map(|lasts| lasts % 2), [nonzero; 2]);
        }
    }
}
