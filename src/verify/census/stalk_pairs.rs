//! Two stalks side by side: values added against the two played as one board.

use super::family::{About, Answer, Counted, Family, Way};
use super::routes::{BLUE_RED, by_play, by_search, by_structure, count, word_of};
use crate::drawing::{Drawing, Edge, Vertex, enumeration};
use crate::value::{Dyadic, Outcome, Value};
use std::fmt;

/// Two stalks on one ground; a stalk may stand beside another like it.
pub(super) struct Pair(pub [Drawing; 2]);

/// What two stalks come to.
#[derive(Debug, PartialEq)]
pub(super) struct Together {
    value: Value,
    outcome: Outcome,
}

impl fmt::Display for Together {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, won by {}", self.value, self.outcome.winner())
    }
}

/// The sum of two values against the combined board.
pub(super) static STALK_PAIRS: Family<Pair, Together> = Family {
    about: About {
        name: "stalk-pairs",
        title: "Two stalks side by side",
        cases: "pairs of blue and red stalks of at most five edges",
        statement: "The sum of the values that Berlekamp’s rule reads off both stalks (structure) \
                    was compared with the value of the two played as one board from scratch \
                    (search), and its sign with who wins that board when Left moves first and when \
                    Right does, played to win or loss.",
    },
    cases: every_pair,
    called: |Pair([one, other])| format!("{} beside {}", word_of(one), word_of(other)),
    ways: [
        Way {
            name: "the sum of both values",
            answer: by_sum,
        },
        Way {
            name: "the combined board",
            answer: by_board,
        },
    ],
    facts: &[
        Counted {
            name: "plays",
            meaning: "games played to win or loss, either player first",
            count: |agreed| 2 * agreed.len() as u64,
        },
        Counted {
            name: "left",
            meaning: "such pairs won by Left, whoever starts",
            count: |agreed| count(agreed, |it| it.outcome == Outcome::L),
        },
        Counted {
            name: "right",
            meaning: "such pairs won by Right, whoever starts",
            count: |agreed| count(agreed, |it| it.outcome == Outcome::R),
        },
        Counted {
            name: "second",
            meaning: "such pairs won by whoever moves second",
            count: |agreed| count(agreed, |it| it.outcome == Outcome::P),
        },
    ],
};

/// The pairs in the order of their larger stalk.
fn every_pair() -> Vec<Pair> {
    let stalks = enumeration::stalks(5, &BLUE_RED);
    let with_smaller = |place: usize| {
        let smaller = stalks[..=place].iter();
        smaller.map(move |other| (other.clone(), place))
    };
    (0..stalks.len())
        .flat_map(with_smaller)
        .map(|(smaller, place)| Pair([smaller, stalks[place].clone()]))
        .collect()
}

fn by_sum(Pair(stalks): &Pair) -> Answer<Together> {
    together(stalks)
}

/// What stalks come to by the sum of their values.
pub(super) fn together(stalks: &[Drawing]) -> Answer<Together> {
    let mut sum = Dyadic::ZERO;
    for stalk in stalks {
        let value = by_structure(stalk)?;
        sum = sum + value.as_number().ok_or("a stalk is no number")?.clone();
    }
    let value = Value::from(sum);
    Ok(Together {
        outcome: value.outcome(),
        value,
    })
}

fn by_board(pair: &Pair) -> Answer<Together> {
    let board = pair.board();
    Ok(Together {
        value: by_search(&board)?,
        outcome: by_play(&board)?,
    })
}

impl Pair {
    /// Both stalks on the ground of the first.
    fn board(&self) -> Drawing {
        let Self([one, other]) = self;
        let beside = |vertex: Vertex| match vertex {
            Vertex::GROUND => vertex,
            _ => Vertex::new(vertex.index() + one.edge_count()),
        };
        let moved = other.edges().iter().map(|&edge| Edge {
            from: beside(edge.from),
            to: beside(edge.to),
            ..edge
        });
        let edges: Vec<Edge> = one.edges().iter().copied().chain(moved).collect();
        Drawing::new(edges.len() + 1, edges).expect("each edge of a stalk leads to a vertex")
    }
}
