//! The sign of a value against who wins.

use super::family::{About, Answer, Counted, Family, Way};
use super::routes::{by_play, by_structure, count, word_of};
use super::stalks::every_stalk;
use crate::drawing::Drawing;
use crate::value::Outcome;

/// The sign that the rule gives against play to win or loss.
pub(super) static SIGNS: Family<Drawing, Outcome> = Family {
    about: About {
        name: "signs",
        title: "Who wins a stalk",
        cases: "blue and red stalks of at most twelve edges",
        statement: "The sign of the value that Berlekamp’s rule reads off each stalk (structure) \
                    was compared with who wins it when Left moves first and when Right does, \
                    played to win or loss with no position given a value.",
    },
    cases: every_stalk,
    called: word_of,
    ways: [
        Way {
            name: "the sign of the value",
            answer: by_sign,
        },
        Way {
            name: "play to win or loss",
            answer: by_play,
        },
    ],
    facts: &WINNERS,
};

/// Who wins how many.
const WINNERS: [Counted<Drawing, Outcome>; 3] = [
    Counted {
        name: "left",
        meaning: "such stalks won by Left, whoever starts",
        count: |agreed| count(agreed, |it| *it == Outcome::L),
    },
    Counted {
        name: "right",
        meaning: "such stalks won by Right, whoever starts",
        count: |agreed| count(agreed, |it| *it == Outcome::R),
    },
    Counted {
        name: "second",
        meaning: "such stalks won by whoever moves second",
        count: |agreed| count(agreed, |it| *it == Outcome::P),
    },
];

fn by_sign(stalk: &Drawing) -> Answer<Outcome> {
    Ok(by_structure(stalk)?.outcome())
}
