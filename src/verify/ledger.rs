//! All that passed the gate.

use super::{Rejection, Verified, check_axioms, verify};
use crate::diagnostic::Diagnostics;
use crate::repertoire::Entry;
use crate::search::SearchLimit;

/// The verified drawings of a repertoire, in the order of their ids.
#[derive(Debug, Default)]
pub struct Ledger(Vec<Verified>);

/// Told which drawing is being played and how many positions have been valued.
pub type Watch<'a> = &'a mut dyn FnMut(&str, u64);

impl Ledger {
    /// Sends every entry through the gate. What is turned away is missing from
    /// the ledger and told among the faults.
    #[must_use]
    pub fn of(entries: Vec<Entry>, limit: SearchLimit, watch: Watch<'_>) -> (Self, Diagnostics) {
        let mut verified = Vec::new();
        let mut faults = Diagnostics::default();
        let mut turn_away = |rejection: &Rejection| faults.push(rejection.diagnostic());
        if let Err(rejection) = check_axioms(limit) {
            turn_away(&rejection);
        }
        for entry in entries {
            let id = entry.id.clone();
            match verify(entry, limit, &mut |positions| watch(&id, positions)) {
                Ok(admitted) => verified.push(admitted),
                Err(rejection) => turn_away(&rejection),
            }
        }
        verified.sort_by(|a, b| a.id().cmp(b.id()));
        (Self(verified), faults)
    }

    /// The drawing of this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Verified> {
        self.0
            .binary_search_by(|verified| verified.id().cmp(id))
            .ok()
            .map(|place| &self.0[place])
    }

    /// All drawings, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Verified> {
        self.0.iter()
    }

    /// The drawings with this tag, by id.
    pub fn tagged<'a>(&'a self, tag: &'a str) -> impl Iterator<Item = &'a Verified> {
        self.iter()
            .filter(move |verified| verified.entry().tags.iter().any(|it| it == tag))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
