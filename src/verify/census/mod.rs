//! Censuses: finite families, every case of which is computed in two ways.
//!
//! A drawing that passes the gate says that two routes agree on it; a census says
//! that they agree on everything of a kind up to some size. Censuses are taken at
//! every build. A new one is a file here and a line in [`EXPERIMENTS`].

mod coloured_fusion;
mod family;
mod fusion;
mod million;
mod mountain_and_jungle;
mod ordinal_sums;
mod other_games;
mod routes;
mod signs;
mod simplest_number;
mod stalk_pairs;
mod stalks;

use crate::diagnostic::Diagnostics;
pub(super) use coloured_fusion::{fused, with_a_cycle};
use family::{About, Experiment};
use std::collections::BTreeSet;

/// Every experiment, in the order in which pages list them.
const EXPERIMENTS: [&dyn Experiment; 16] = [
    &stalks::STALKS,
    &stalk_pairs::STALK_PAIRS,
    &signs::SIGNS,
    &ordinal_sums::BLUE_RED_TREES,
    &ordinal_sums::MIXED_TREES,
    &fusion::FUSION,
    &mountain_and_jungle::MOUNTAIN_AND_JUNGLE,
    &coloured_fusion::COLOURED_FUSION,
    &million::MILLION,
    &simplest_number::SIMPLEST_NUMBER,
    &other_games::STRIPS,
    &other_games::CAKES,
    &other_games::COINS,
    &other_games::BINARY_DIGITS,
    &other_games::COPIES,
    &other_games::TERNARY_DIGITS,
];

/// A finite family on every case of which two independent computations agree.
///
/// It cannot be made anywhere but in this room:
///
/// ```compile_fail
/// # use hackenbook::verify::Census;
/// fn forged(census: Census) -> Census {
///     Census { facts: Vec::new(), ..census }
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Census {
    about: About,
    facts: Vec<CensusFact>,
}

/// A count that a census came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CensusFact {
    /// Its name in claims.
    pub name: &'static str,
    /// What was counted.
    pub meaning: &'static str,
    /// How many there are.
    pub count: u64,
}

impl Census {
    /// Its name in claims and addresses.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.about.name
    }

    /// Its name for readers.
    #[must_use]
    pub const fn title(&self) -> &'static str {
        self.about.title
    }

    /// What was compared with what, and by which routes, in a sentence.
    #[must_use]
    pub const fn statement(&self) -> &'static str {
        self.about.statement
    }

    /// How many cases there are.
    #[must_use]
    pub fn cases(&self) -> u64 {
        self.facts[0].count
    }

    /// What was counted, the number of cases first.
    #[must_use]
    pub fn facts(&self) -> &[CensusFact] {
        &self.facts
    }

    /// The fact of this name.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<&CensusFact> {
        self.facts.iter().find(|fact| fact.name == name)
    }
}

/// The censuses that were taken, and the names of those that failed.
#[derive(Debug, Default)]
pub struct Censuses {
    taken: Vec<Census>,
    failed: BTreeSet<&'static str>,
}

impl Censuses {
    /// Takes every census there is. `watch` is told which one is being taken and
    /// how many of its cases are done.
    pub(super) fn take_all(watch: &mut dyn FnMut(&str, u64)) -> (Self, Diagnostics) {
        Self::take(&EXPERIMENTS, watch)
    }

    fn take(
        experiments: &[&dyn Experiment],
        watch: &mut dyn FnMut(&str, u64),
    ) -> (Self, Diagnostics) {
        let mut censuses = Self::default();
        let mut faults = Diagnostics::default();
        for experiment in experiments {
            let name = experiment.about().name;
            match experiment.take(&mut |cases| watch(name, cases)) {
                Ok(census) => censuses.taken.push(census),
                Err(fault) => {
                    censuses.failed.insert(name);
                    faults.push(fault);
                }
            }
        }
        (censuses, faults)
    }

    /// Every fact that a census can tell, without taking one: the census's name,
    /// the fact's, and what is counted.
    pub fn vocabulary() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
        EXPERIMENTS.into_iter().flat_map(|experiment| {
            let census = experiment.about().name;
            let facts = experiment.vocabulary().into_iter();
            facts.map(move |(name, meaning)| (census, name, meaning))
        })
    }

    /// The census of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Census> {
        self.iter().find(|census| census.name() == name)
    }

    /// All censuses, in the order in which pages list them.
    pub fn iter(&self) -> impl Iterator<Item = &Census> {
        self.taken.iter()
    }

    /// Whether a census was taken and failed. Why has been told, and nothing else
    /// that comes of it need be.
    #[must_use]
    pub fn is_failed(&self, name: &str) -> bool {
        self.failed.contains(name)
    }

    /// The names of all that were taken, those that failed last.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let taken = self.iter().map(Census::name);
        taken.chain(self.failed.iter().copied())
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.taken.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }

    /// How many cases they have, added up.
    #[must_use]
    pub fn cases(&self) -> u64 {
        self.iter().map(Census::cases).sum()
    }
}

#[cfg(test)]
pub(crate) mod tests;
