//! An answer of `value`, for a person and as JSON.

use crate::account::Account;
use crate::repertoire::Entry;
use crate::search::Difference;
use crate::value::Value;
use crate::verify::{Verified, Witness};
use serde::Serialize;

/// The answer for one drawing or position, as it stands in JSON.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    pub id: String,
    /// How many edges a drawing has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edges: Option<usize>,
    pub value: String,
    pub outcome: String,
    /// The mean of a position's value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean: Option<String>,
    /// The temperature of a position's value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub temperature: Option<String>,
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
    /// The account of the value, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explain: Option<Account>,
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
    /// The version of the program that made the search, where its record stands in.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<String>,
}

/// Who wins the difference of the game and its value: `P`, the second player,
/// where the value is right.
#[derive(Debug, Serialize)]
pub(super) struct ByDifference {
    outcome: String,
    positions: u64,
}

impl Answer {
    /// The answer for a drawing that passed the gate.
    pub fn of_verified(verified: &Verified) -> Self {
        let value = verified.value();
        let difference = match verified.witness() {
            Witness::Structure(_) => None,
            Witness::Difference { difference, .. } => Some(ByDifference::of(difference)),
        };
        Self {
            structure: (verified.reading()).map(|it| ByStructure::of(&it.value(), it.rule())),
            search: Some(BySearch {
                recorded: verified.record().map(|record| record.program.clone()),
                ..BySearch::of(&value, verified.positions())
            }),
            difference,
            agree: Some(true),
            ..Self::of_drawing(verified.entry(), &value)
        }
    }

    /// An answer for a drawing that does not say yet how it was found.
    pub fn of_drawing(entry: &Entry, value: &Value) -> Self {
        Self {
            edges: Some(entry.drawing.edge_count()),
            ..Self::bare(&entry.id, value)
        }
    }

    /// An answer for another game's position that does not say yet how it was found.
    pub fn of_position(id: &str, value: &Value) -> Self {
        let thermograph = value.thermograph();
        Self {
            mean: Some(thermograph.mean().to_string()),
            temperature: Some(thermograph.temperature().to_string()),
            ..Self::bare(id, value)
        }
    }

    fn bare(id: &str, value: &Value) -> Self {
        Self {
            id: id.to_owned(),
            edges: None,
            value: value.to_string(),
            outcome: value.outcome().to_string(),
            mean: None,
            temperature: None,
            structure: None,
            search: None,
            difference: None,
            refused: None,
            agree: None,
            explain: None,
        }
    }

    /// The answer for a person.
    pub fn sentence(&self) -> String {
        let routes: Vec<String> = [
            self.structure
                .as_ref()
                .map(|it| format!("by {}: {}", it.rule, it.value)),
            self.search.as_ref().map(BySearch::sentence),
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
    pub fn of(value: &Value, rule: String) -> Self {
        Self {
            value: value.to_string(),
            rule,
        }
    }
}

impl BySearch {
    fn sentence(&self) -> String {
        let by = match &self.recorded {
            Some(program) => format!(" by version {program}"),
            None => String::new(),
        };
        format!(
            "played out{by} over {} positions: {}",
            self.positions, self.value
        )
    }

    pub fn of(value: &Value, positions: u64) -> Self {
        Self {
            value: value.to_string(),
            positions,
            recorded: None,
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
