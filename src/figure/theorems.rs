//! Which theorems lead where.

use crate::structure::{Reading, Theorem};

/// The theorems that read a value off the last drawing of a reduction: those
/// that have led to no drawing on the way.
pub fn at_the_end(reading: &Reading) -> Vec<&'static str> {
    let Reading::Mixed(mixed) = reading else {
        return vec![Theorem::Colon.name()];
    };
    let shown: Vec<Theorem> = mixed.steps().iter().map(|step| step.theorem).collect();
    let others = mixed.theorems().iter().filter(|it| !shown.contains(it));
    others.map(|theorem| theorem.name()).collect()
}
