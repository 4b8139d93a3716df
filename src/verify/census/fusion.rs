//! Green drawings: fusion and colon against play.

use super::family::{About, Counted, Family};
use super::routes::{TWO_ROUTES, count, edges_of};
use crate::drawing::{Colour, Drawing, enumeration};
use crate::value::{Nimber, Value};

/// Fusion against the mex of the options.
pub(super) static FUSION: Family<Drawing, Value> = Family {
    about: About {
        name: "fusion",
        title: "Green drawings",
        cases: "green drawings of at most seven edges",
        statement: "The heap that fusion and colon make of each drawing (structure) was compared \
                    with the least heap that none of its options is worth, every position played \
                    (search).",
    },
    cases: || enumeration::multigraphs(7, &[Colour::Green]),
    called: edges_of,
    ways: TWO_ROUTES,
    facts: &[
        Counted {
            name: "zeros",
            meaning: "such drawings worth 0",
            count: |agreed| count(agreed, Value::is_zero),
        },
        Counted {
            name: "highest",
            meaning: "the greatest Grundy value of such a drawing",
            count: |agreed| {
                let heaps = agreed.iter().filter_map(|(_, value)| value.as_nimber());
                heaps.map(Nimber::grundy).max().unwrap_or(0)
            },
        },
    ],
};
