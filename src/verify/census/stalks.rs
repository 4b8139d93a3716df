//! Blue and red stalks: a rule that reads them against play.

use super::family::{About, Counted, Family};
use super::routes::{BLUE_RED, TWO_ROUTES, different, integers, word_of};
use crate::drawing::{Drawing, enumeration};
use crate::value::Value;

/// Berlekamp's rule against recursion.
pub(super) static STALKS: Family<Drawing, Value> = Family {
    about: About {
        name: "stalks",
        title: "Stalks",
        cases: "blue and red stalks of at most twelve edges",
        statement: "The value that Berlekamp’s rule reads off each stalk (structure) was compared \
                    with the simplest number between its options, every position played (search).",
    },
    cases: every_stalk,
    called: word_of,
    ways: TWO_ROUTES,
    facts: &[
        Counted {
            name: "values",
            meaning: "different values of such stalks",
            count: different,
        },
        Counted {
            name: "integers",
            meaning: "such stalks worth an integer",
            count: integers,
        },
    ],
};

/// Every blue and red stalk of at most twelve edges.
pub(super) fn every_stalk() -> Vec<Drawing> {
    enumeration::stalks(12, &BLUE_RED)
}
