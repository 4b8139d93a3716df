//! The gate: both routes, one value, or nothing is published.
//!
//! [`verify`] is the only door to [`Verified`], and everything that draws or
//! prints a value takes a `&Verified`: an unverified picture is a type error.

mod census;
mod disagreement;
mod disproof;
mod first_cut;
mod gate;
mod ledger;
mod played;
mod positions;
mod recorded;
mod rejection;
mod stalks;
mod tablebase;
mod unfiled;

use crate::drawing::{Drawing, EdgeId};
use crate::repertoire::{Entry, Record};
use crate::search::{Difference, Play, Position, SearchLimit};
use crate::structure::{Reading, Reduction};
use crate::value::{Outcome, Value};
use played::Played;

#[cfg(test)]
pub(crate) use census::tests as census_samples;
pub use census::{Census, CensusFact, Censuses};
pub use disagreement::SubDrawing;
pub use disproof::{BrokenRule, Disproof};
pub use first_cut::FirstCut;
pub use ledger::{Ledger, Watch, Work};
pub use positions::{
    PositionOptions, PositionRejection, PositionWitness, VerifiedPosition, verify_any_position,
    verify_position,
};
pub use recorded::{RecordFault, search_long};
pub use rejection::{Reason, Rejection};
pub use stalks::{MOST_STALK_EDGES, stalk_word, verify_stalks};
pub use tablebase::{Tablebase, Unsolved};
pub use unfiled::position_options;

/// A drawing whose value two independent computations agree on.
///
/// It cannot be made anywhere but in this room:
///
/// ```compile_fail
/// # use hackenbook::{repertoire::Entry, verify::Verified};
/// fn forged(entry: Entry, verified: Verified) -> Verified {
///     Verified { entry, ..verified }
/// }
/// ```
#[derive(Debug)]
pub struct Verified {
    entry: Entry,
    witness: Witness,
    played: Played,
    tablebase: Option<Tablebase>,
}

/// What agrees with the search about a drawing's value.
#[derive(Debug, Clone)]
pub enum Witness {
    /// Theorems read it.
    Structure(Reading),
    /// No theorem reads some core of it; instead the difference between the drawing and
    /// the value was played to win or loss, and the second player wins it.
    Difference {
        /// The edges of the cores.
        core: Vec<EdgeId>,
        /// The difference, played.
        difference: Difference,
    },
}

impl Verified {
    /// The drawing's id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.entry.id
    }

    /// The drawing with what its author said about it.
    #[must_use]
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The drawing itself.
    #[must_use]
    pub const fn drawing(&self) -> &Drawing {
        &self.entry.drawing
    }

    /// The value that both routes gave.
    #[must_use]
    pub fn value(&self) -> Value {
        self.played.value()
    }

    /// Who wins.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.value().outcome()
    }

    /// What agrees with the search.
    #[must_use]
    pub const fn witness(&self) -> &Witness {
        &self.witness
    }

    /// The route by structure, with the steps on the way, where theorems read
    /// the drawing.
    #[must_use]
    pub const fn reading(&self) -> Option<&Reading> {
        match &self.witness {
            Witness::Structure(reading) => Some(reading),
            Witness::Difference { .. } => None,
        }
    }

    /// The reduction to a stalk, of a green drawing.
    #[must_use]
    pub const fn reduction(&self) -> Option<&Reduction> {
        match self.reading() {
            Some(reading) => reading.green(),
            None => None,
        }
    }

    /// The route by search, with the value of every position; `None` where the
    /// search was not made in this build but is recorded.
    #[must_use]
    pub const fn play(&self) -> Option<&Play> {
        match &self.played {
            Played::Now(play) => Some(play),
            Played::Then(_) => None,
        }
    }

    /// The record of the search, where it was not made in this build.
    #[must_use]
    pub const fn record(&self) -> Option<&Record> {
        match &self.played {
            Played::Now(_) => None,
            Played::Then(record) => Some(record),
        }
    }

    /// How many positions the search played, in this build or when it was recorded.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.played.positions()
    }

    /// How many positions were played in this build.
    #[must_use]
    pub fn positions_now(&self) -> u64 {
        self.play().map_or(0, Play::positions)
    }

    /// The edges that stand when one was cut; `None` for an edge that fell before
    /// play began.
    #[must_use]
    pub fn after_cut(&self, edge: EdgeId) -> Option<Position> {
        self.played.after_cut(self.drawing(), edge)
    }

    /// The value that cutting an edge leaves; `None` for an edge that fell
    /// before play began.
    #[must_use]
    pub fn value_after(&self, edge: EdgeId) -> Option<Value> {
        self.played.value_after(edge)
    }

    /// A digest of the drawing, as in [`Entry::digest`].
    #[must_use]
    pub fn digest(&self) -> String {
        self.entry.digest()
    }
}

/// Runs both routes on a drawing and holds them against each other, against the
/// parity of its edges, and against the value its author expects.
///
/// `progress` is told now and then how many positions the search has valued.
///
/// # Errors
/// When the routes disagree, when either cannot answer, or when a check fails.
pub fn verify(
    entry: Entry,
    limit: SearchLimit,
    progress: &mut dyn FnMut(u64),
) -> Result<Verified, Box<Rejection>> {
    gate::of_the_book(limit).admit(entry, progress)
}

/// Checks the ground that everything stands on: a single edge is `*`, and two
/// parallel edges are 0, by both routes.
///
/// # Errors
/// When a route gets one of them wrong.
pub fn check_axioms(limit: SearchLimit) -> Result<(), Box<Rejection>> {
    gate::of_the_book(limit).check_axioms()
}

#[cfg(test)]
mod tests;
