//! All that passed the gate.

use super::{Rejection, Verified, check_axioms, verify};
use crate::diagnostic::Diagnostics;
use crate::repertoire::Repertoire;
use crate::search::SearchLimit;
use std::collections::BTreeSet;

/// The verified drawings of a repertoire, in the order of their ids, and the
/// names of those that have a file but are not among them.
#[derive(Debug, Default)]
pub struct Ledger {
    verified: Vec<Verified>,
    missing: BTreeSet<String>,
}

/// Told which drawing is being played and how many positions have been valued.
pub type Watch<'a> = &'a mut dyn FnMut(&str, u64);

impl Ledger {
    /// Sends every entry of a repertoire through the gate. What is turned away
    /// is missing from the ledger, like what could not be read, and told among
    /// the faults.
    #[must_use]
    pub fn of(repertoire: Repertoire, limit: SearchLimit, watch: Watch<'_>) -> (Self, Diagnostics) {
        let mut verified = Vec::new();
        let mut missing = repertoire.unread;
        let mut faults = Diagnostics::default();
        let mut turn_away = |rejection: &Rejection| faults.push(rejection.diagnostic());
        if let Err(rejection) = check_axioms(limit) {
            turn_away(&rejection);
        }
        for entry in repertoire.entries {
            let id = entry.id.clone();
            match verify(entry, limit, &mut |positions| watch(&id, positions)) {
                Ok(admitted) => verified.push(admitted),
                Err(rejection) => {
                    turn_away(&rejection);
                    missing.insert(id);
                }
            }
        }
        verified.sort_by(|a, b| a.id().cmp(b.id()));
        (Self { verified, missing }, faults)
    }

    /// Whether a drawing has a file but did not get here. Why not has been told,
    /// and nothing else that comes of it need be.
    #[must_use]
    pub fn is_missing(&self, id: &str) -> bool {
        self.missing.contains(id)
    }

    /// Whether every drawing that has a file is here.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }

    /// The drawing of this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Verified> {
        self.verified
            .binary_search_by(|verified| verified.id().cmp(id))
            .ok()
            .map(|place| &self.verified[place])
    }

    /// All drawings, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Verified> {
        self.verified.iter()
    }

    /// The drawings with this tag, by id.
    pub fn tagged<'a, 't>(
        &'a self,
        tag: &'t str,
    ) -> impl Iterator<Item = &'a Verified> + use<'a, 't> {
        self.iter()
            .filter(move |verified| verified.entry().tags.iter().any(|it| it == tag))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.verified.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.verified.is_empty()
    }
}
