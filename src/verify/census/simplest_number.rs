//! The simplest number between two others: a trick with bits against the definition.

use super::family::{About, Answer, Counted, Family, Way};
use super::routes::{count, different};
use crate::value::{Dyadic, simplest_scaled, simplest_scaled_wide};

/// All numbers strictly between two ends, in sixteenths; where an end is absent
/// they go on for ever.
pub(super) struct Interval {
    lower: Option<i64>,
    upper: Option<i64>,
}

/// Ends are multiples of 1/2^4.
const END_BITS: u32 = 4;
/// With one halving more there is a number between any two ends.
pub(super) const BITS: u32 = END_BITS + 1;
/// Ends go so far to either side of 0, in units.
const FARTHEST: i64 = 4;

/// The trick that the search relies on against a loop over all numbers.
pub(super) static SIMPLEST_NUMBER: Family<Interval, Dyadic> = Family {
    about: About {
        name: "simplest-number",
        title: "Simplest numbers",
        cases: "intervals with ends in sixteenths from −4 to 4, or without end",
        statement: "The simplest number of each interval, found by the few operations on bits that \
                    search uses, was compared with the definition, gone through one number after \
                    another: integers from 0 outwards, then halves, quarters and so on.",
    },
    cases: every_interval,
    called: Interval::name,
    ways: [
        Way {
            name: "the trick with bits",
            answer: by_bits,
        },
        Way {
            name: "the definition",
            answer: by_definition,
        },
    ],
    facts: &[
        Counted {
            name: "integers",
            meaning: "such intervals whose simplest number is an integer",
            count: |agreed| count(agreed, Dyadic::is_integer),
        },
        Counted {
            name: "zeros",
            meaning: "such intervals whose simplest number is 0",
            count: |agreed| count(agreed, Dyadic::is_zero),
        },
        Counted {
            name: "values",
            meaning: "different simplest numbers of such intervals",
            count: different,
        },
    ],
};

/// Every interval with something in it, those nearest 0 first.
fn every_interval() -> Vec<Interval> {
    let farthest = FARTHEST << END_BITS;
    let ends = || (-farthest..=farthest).map(Some).chain([None]);
    let mut intervals: Vec<Interval> = ends()
        .flat_map(|lower| ends().map(move |upper| Interval { lower, upper }))
        .filter(|it| it.lower.zip(it.upper).is_none_or(|(l, u)| l < u))
        .collect();
    let size = |end: Option<i64>| end.map_or(0, i64::abs);
    intervals.sort_by_key(|it| size(it.lower).max(size(it.upper)));
    intervals
}

fn by_bits(interval: &Interval) -> Answer<Dyadic> {
    let [lower, upper] = interval.scaled();
    let narrow = simplest_scaled(lower, upper, BITS);
    let wide = simplest_scaled_wide(lower.map(i128::from), upper.map(i128::from), BITS);
    if narrow.map(i128::from) != wide {
        return Err("it depends on the width of the integers".to_owned());
    }
    let found = narrow.ok_or("it finds none")?;
    Ok(Dyadic::scaled(found, BITS as usize))
}

fn by_definition(interval: &Interval) -> Answer<Dyadic> {
    for halvings in 0..=BITS {
        let step = 1 << (BITS - halvings);
        let outwards = (0..=(FARTHEST + 1) << halvings).flat_map(|size| [size, -size]);
        if let Some(found) = outwards.map(|it| it * step).find(|&it| interval.has(it)) {
            return Ok(Dyadic::scaled(found, BITS as usize));
        }
    }
    Err("there is none".to_owned())
}

impl Interval {
    /// The ends at the scale of what lies between them.
    pub fn scaled(&self) -> [Option<i64>; 2] {
        [self.lower, self.upper].map(|end| end.map(|it| it << (BITS - END_BITS)))
    }

    /// Whether a number at that scale lies strictly between the ends.
    fn has(&self, number: i64) -> bool {
        let [lower, upper] = self.scaled();
        lower.is_none_or(|end| end < number) && upper.is_none_or(|end| number < end)
    }

    fn name(&self) -> String {
        let end = |end| Dyadic::scaled(end, END_BITS as usize);
        match (self.lower, self.upper) {
            (Some(lower), Some(upper)) => {
                format!("what lies between {} and {}", end(lower), end(upper))
            }
            (Some(lower), None) => format!("what lies above {}", end(lower)),
            (None, Some(upper)) => format!("what lies below {}", end(upper)),
            (None, None) => "all numbers".to_owned(),
        }
    }
}
