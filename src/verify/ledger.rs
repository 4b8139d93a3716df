//! All that passed the gate, and the censuses.

use super::unfiled::{self, Unfiled};
use super::{Censuses, Rejection, Verified, VerifiedPosition, check_axioms, verify};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::repertoire::Repertoire;
use crate::search::SearchLimit;
use std::collections::BTreeSet;

/// The verified drawings of a repertoire, in the order of their ids, and the
/// names of those that have a file but are not among them; and the censuses, once
/// they are taken. What no file describes is verified when it is asked for, and kept.
#[derive(Debug, Default)]
pub struct Ledger {
    verified: Vec<Verified>,
    missing: BTreeSet<String>,
    censuses: Censuses,
    unfiled: Unfiled,
}

/// What a build is at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work<'a> {
    /// A drawing of this id is being played; what counts are its positions.
    Drawing(&'a str),
    /// A census of this name is being taken; what counts are its cases.
    Census(&'a str),
}

/// Told what the build is at, and how many positions or cases of it are done.
pub type Watch<'a> = &'a mut dyn FnMut(Work<'_>, u64);

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
            let mut progress = |positions| watch(Work::Drawing(&id), positions);
            match verify(entry, limit, &mut progress) {
                Ok(admitted) => verified.push(admitted),
                Err(rejection) => {
                    turn_away(&rejection);
                    missing.insert(id);
                }
            }
        }
        verified.sort_by(|a, b| a.id().cmp(b.id()));
        let ledger = Self {
            verified,
            missing,
            ..Self::default()
        };
        (ledger, faults)
    }

    /// The same ledger with every census taken, which takes seconds, and the
    /// faults of those that failed.
    #[must_use]
    pub fn with_censuses(self, watch: Watch<'_>) -> (Self, Diagnostics) {
        let watch = &mut |name: &str, cases| watch(Work::Census(name), cases);
        let (censuses, faults) = Censuses::take_all(watch);
        (self.with(censuses), faults)
    }

    /// The same ledger with these censuses.
    pub(super) fn with(self, censuses: Censuses) -> Self {
        Self { censuses, ..self }
    }

    /// The censuses; none before they are taken.
    #[must_use]
    pub const fn censuses(&self) -> &Censuses {
        &self.censuses
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

    /// The stalk that a name such as `stalk:BRR` means; `None` for names of another kind.
    ///
    /// # Errors
    /// When its letters are no stalk, or it is turned away: the fault, without a place.
    #[must_use]
    pub fn stalk(&self, name: &str) -> Option<Result<&Verified, Diagnostic>> {
        unfiled::letters(name).map(|letters| self.unfiled.stalk(letters))
    }

    /// Whether a name means a stalk by its letters.
    #[must_use]
    pub fn is_stalk(name: &str) -> bool {
        unfiled::letters(name).is_some()
    }

    /// The position of another game that a game's notation names.
    ///
    /// # Errors
    /// When there is no such game or position, or it is turned away: the fault, without
    /// a place.
    pub fn position(&self, game: &str, notation: &str) -> Result<&VerifiedPosition, Diagnostic> {
        self.unfiled.position(game, notation)
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
