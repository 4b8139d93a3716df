//! A position explained: its options and what they are good for, what becomes of
//! them on the way to canonical form, and the steps by which theorems read it.
//!
//! An [`Account`] is plain data, and JSON as it stands; its `Display` is what a
//! person reads.

mod conclusion;
mod edges;
mod moves;
mod reading;
mod table;
mod text;

use crate::drawing::Drawing;
use crate::structure::Reading;
use crate::value::{Outcome, Style, Value};
use crate::verify::{Verified, Witness};
use edges::EdgeAccount;
use moves::Moves;
use reading::ReadingAccount;
use serde::{Serialize, Serializer};

/// All that is worth telling of a drawing's value.
#[derive(Debug, Serialize)]
pub struct Account {
    /// The edges that stand when play begins.
    standing: Vec<EdgeAccount>,
    /// Those that fall before.
    fallen: Vec<EdgeAccount>,
    #[serde(skip)]
    outcome: Outcome,
    /// What the players can do; nothing where the drawing was not played out.
    moves: Option<Moves>,
    /// What theorems say.
    reading: ReadingAccount,
}

impl Account {
    /// An account of a drawing that passed the gate.
    #[must_use]
    pub fn of(verified: &Verified) -> Self {
        let drawing = verified.drawing();
        let reading = match verified.witness() {
            Witness::Structure(reading) => ReadingAccount::of(reading),
            Witness::Difference { core, .. } => ReadingAccount::of_core(drawing, core),
        };
        Self {
            moves: Some(Moves::of(verified)),
            ..Self::bare(drawing, verified.outcome(), reading)
        }
    }

    /// An account of a drawing that theorems read but that was not played out: of its
    /// options nothing is known.
    #[must_use]
    pub fn unplayed(drawing: &Drawing, reading: &Reading) -> Self {
        let outcome = reading.value().outcome();
        Self::bare(drawing, outcome, ReadingAccount::of(reading))
    }

    fn bare(drawing: &Drawing, outcome: Outcome, reading: ReadingAccount) -> Self {
        let grounded = drawing.grounded_edges();
        let (standing, fallen): (Vec<_>, Vec<_>) =
            drawing.edge_ids().partition(|(id, _)| grounded[id.index()]);
        let told = |edges: Vec<_>| {
            let edges = edges.into_iter();
            edges
                .map(|(_, edge)| EdgeAccount::of(drawing, edge))
                .collect()
        };
        Self {
            standing: told(standing),
            fallen: told(fallen),
            outcome,
            moves: None,
            reading,
        }
    }
}

/// A value as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Told(Value);

impl Told {
    /// About so many letters of a value are written in a line; options that there is
    /// no room for are left out.
    const LONGEST: usize = 32;

    fn is_number(&self) -> bool {
        self.0.as_number().is_some()
    }

    /// The value in a line for a person.
    fn short(&self) -> String {
        self.0.written(Style::Ascii, Self::LONGEST)
    }
}

impl Serialize for Told {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
