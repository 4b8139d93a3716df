//! An answer of `value`, for a person and as JSON.

use crate::repertoire::Entry;
use crate::search::{Difference, Play};
use crate::structure::Reading;
use crate::value::Value;
use crate::verify::{Verified, Witness};
use serde::Serialize;

/// The answer for one drawing, as it stands in JSON.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    pub id: String,
    pub edges: usize,
    pub value: String,
    pub outcome: String,
    pub structure: Option<ByStructure>,
    pub search: Option<BySearch>,
    /// The second witness, where it was called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<ByDifference>,
    /// Why the search did not answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// Whether the routes agree; null where only one was taken.
    pub agree: Option<bool>,
}

#[derive(Debug, Serialize)]
pub(super) struct ByStructure {
    value: String,
    rule: String,
}

#[derive(Debug, Serialize)]
pub(super) struct BySearch {
    value: String,
    positions: u64,
}

/// Who wins the difference of the drawing and its value: `P`, the second player,
/// where the value is right.
#[derive(Debug, Serialize)]
pub(super) struct ByDifference {
    outcome: String,
    positions: u64,
}

impl Answer {
    /// The answer for a drawing that passed the gate.
    pub fn of_verified(verified: &Verified) -> Self {
        let difference = match verified.witness() {
            Witness::Structure(_) => None,
            Witness::Difference { difference, .. } => Some(ByDifference::of(difference)),
        };
        Self {
            structure: verified.reading().map(ByStructure::of),
            search: Some(BySearch::of(verified.play())),
            difference,
            agree: Some(true),
            ..Self::bare(verified.entry(), &verified.value())
        }
    }

    /// An answer that does not say yet how it was found.
    pub fn bare(entry: &Entry, value: &Value) -> Self {
        Self {
            id: entry.id.clone(),
            edges: entry.drawing.edge_count(),
            value: value.to_string(),
            outcome: value.outcome().to_string(),
            structure: None,
            search: None,
            difference: None,
            refused: None,
            agree: None,
        }
    }

    /// The answer for a person.
    pub fn sentence(&self) -> String {
        let routes: Vec<String> = [
            self.structure
                .as_ref()
                .map(|it| format!("by {}: {}", it.rule, it.value)),
            self.search
                .as_ref()
                .map(|it| format!("played out over {} positions: {}", it.positions, it.value)),
            self.difference.as_ref().map(|it| {
                let positions = it.positions;
                format!(
                    "the difference, played over {positions} positions: {}",
                    it.outcome
                )
            }),
            self.refused
                .as_ref()
                .map(|why| format!("not played out: {why}")),
        ]
        .into_iter()
        .flatten()
        .collect();
        format!("{}: {} ({})", self.id, self.value, routes.join("; "))
    }
}

impl ByStructure {
    pub fn of(reading: &Reading) -> Self {
        Self {
            value: reading.value().to_string(),
            rule: reading.rule(),
        }
    }
}

impl BySearch {
    pub fn of(play: &Play) -> Self {
        Self {
            value: play.value().to_string(),
            positions: play.positions(),
        }
    }
}

impl ByDifference {
    pub fn of(difference: &Difference) -> Self {
        Self {
            outcome: difference.outcome().to_string(),
            positions: difference.positions(),
        }
    }
}
