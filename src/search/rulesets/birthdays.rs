//! Numbers valued by the days on which they are born, without the trick
//! that finds simplest numbers in one step.

use super::PositionValuation;
use crate::search::Refusal;
use crate::value::{Dyadic, Value};

/// Games all of whose positions are numbers: of the numbers between the best option of
/// each side, the one that is born first, found by following the tree of numbers from 0,
/// day by day, to the side on which the gap lies.
#[derive(Debug, Default)]
pub struct FirstBorn;

impl PositionValuation for FirstBorn {
    type Worth = Dyadic;

    fn sum(&mut self, parts: impl Iterator<Item = Dyadic>) -> Dyadic {
        parts.sum()
    }

    fn value(&mut self, [left, right]: [Vec<Dyadic>; 2]) -> Result<Dyadic, Refusal> {
        let (left, right) = (left.into_iter().max(), right.into_iter().min());
        if left
            .as_ref()
            .zip(right.as_ref())
            .is_some_and(|(l, r)| l >= r)
        {
            return Err(Refusal::NotANumber);
        }
        Ok(first_born(left.as_ref(), right.as_ref()))
    }

    fn export(&self, worth: &Dyadic) -> Value {
        worth.clone().into()
    }
}

/// The first number born strictly between two ends, between which there is one.
fn first_born(left: Option<&Dyadic>, right: Option<&Dyadic>) -> Dyadic {
    let mut born = Dyadic::ZERO;
    // The neighbours that were born before, below and above.
    let (mut below, mut above) = (None, None);
    loop {
        if left.is_some_and(|end| born <= *end) {
            below = Some(born);
        } else if right.is_some_and(|end| born >= *end) {
            above = Some(born);
        } else {
            return born;
        }
        born = match (&below, &above) {
            (Some(below), Some(above)) => (below + above).half(),
            (Some(below), None) => below + &Dyadic::ONE,
            (None, Some(above)) => above - &Dyadic::ONE,
            (None, None) => Dyadic::ZERO,
        };
    }
}
