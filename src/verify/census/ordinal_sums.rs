//! Trees: ordinal sums against play.

use super::family::{About, Counted, Family};
use super::routes::{ALL_COLOURS, BLUE_RED, TWO_ROUTES, count, different, edges_of, integers};
use crate::drawing::{Drawing, enumeration};
use crate::value::Value;

/// The rule for 1:x against recursion.
pub(super) static BLUE_RED_TREES: Family<Drawing, Value> = Family {
    about: About {
        name: "ordinal-sums",
        title: "Blue and red trees",
        cases: "blue and red trees of at most eight edges",
        statement: "The value that structure reads off each tree, from its tips down by the rule \
                    for a number on top of an edge, or by Berlekamp’s where the tree is nothing \
                    but stalks, was compared with the simplest number between its options, every \
                    position played (search).",
    },
    cases: || enumeration::trees(8, &BLUE_RED),
    called: edges_of,
    ways: TWO_ROUTES,
    facts: &[
        VALUES,
        Counted {
            name: "integers",
            meaning: "such trees worth an integer",
            count: integers,
        },
        ZEROS,
    ],
};

/// Ordinal sums of canonical forms against canonical forms of whole positions.
pub(super) static MIXED_TREES: Family<Drawing, Value> = Family {
    about: About {
        name: "mixed-trees",
        title: "Trees in three colours",
        cases: "green, blue and red trees of at most five edges",
        statement: "The value that structure reads off each tree, by ordinal sums of canonical \
                    forms, or by simpler rules where it has fewer colours, was compared with the \
                    value that comes of playing every position (search).",
    },
    cases: || enumeration::trees(5, &ALL_COLOURS),
    called: edges_of,
    ways: TWO_ROUTES,
    facts: &[
        VALUES,
        Counted {
            name: "numbers",
            meaning: "such trees worth a number",
            count: |agreed| count(agreed, |it| it.as_number().is_some()),
        },
        ZEROS,
    ],
};

const VALUES: Counted<Drawing, Value> = Counted {
    name: "values",
    meaning: "different values of such trees",
    count: different,
};

const ZEROS: Counted<Drawing, Value> = Counted {
    name: "zeros",
    meaning: "such trees worth 0",
    count: |agreed| count(agreed, Value::is_zero),
};
