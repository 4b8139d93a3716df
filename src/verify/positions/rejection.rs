//! Why a position of another game, or an experiment with many, did not hold.

use super::super::rejection::{first_winner, remedy};
use crate::diagnostic::Diagnostic;
use crate::search::{Difference, Refusal};
use crate::value::Value;
use std::fmt::Display;

/// Why a position was not let through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionRejection {
    /// The two routes say different things.
    Disagreement {
        /// The position, or what was counted.
        position: String,
        /// What structure says.
        by_structure: String,
        /// What search says.
        by_search: String,
    },
    /// No theorem reads it, and the play of its difference with the value that
    /// search gives is not a win for the second player.
    NotEqual {
        /// The position.
        position: String,
        /// What search says.
        by_search: Value,
        /// The difference, played.
        difference: Difference,
    },
    /// Search cannot play it.
    NotPlayed {
        /// The position, or what was to be counted.
        position: String,
        /// Why not.
        why: Refusal,
    },
}

impl PositionRejection {
    /// The two routes say different things.
    pub(super) fn disagreement(
        position: impl Display,
        by_structure: impl Display,
        by_search: impl Display,
    ) -> Self {
        Self::Disagreement {
            position: position.to_string(),
            by_structure: by_structure.to_string(),
            by_search: by_search.to_string(),
        }
    }

    /// Search cannot play it.
    pub(super) fn not_played(position: impl Display, why: Refusal) -> Self {
        let position = position.to_string();
        Self::NotPlayed { position, why }
    }

    /// The rejection as a fault for whoever asked.
    #[must_use]
    pub fn diagnostic(&self) -> Diagnostic {
        const MEND: &str =
            "one of the two routes is wrong; until it is mended nothing is published";
        match self {
            Self::Disagreement {
                position,
                by_structure,
                by_search,
            } => Diagnostic::error(format!(
                "the two routes disagree on `{position}`: by structure {by_structure}, by \
                 search {by_search}"
            ))
            .hint(MEND),
            Self::NotEqual {
                position,
                by_search,
                difference,
            } => Diagnostic::error(format!(
                "by search `{position}` is worth {by_search}, but {}, moving first, wins the \
                 difference of the two",
                first_winner(difference)
            ))
            .hint("the search is wrong; until it is mended nothing is published"),
            Self::NotPlayed { position, why } => {
                Diagnostic::error(format!("`{position}` was not played out: {why}"))
                    .note("nothing unverified is published")
                    .hint(remedy(why, "take a smaller one, or"))
            }
        }
    }
}

impl Display for PositionRejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.diagnostic().message())
    }
}

impl std::error::Error for PositionRejection {}
