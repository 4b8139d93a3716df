//! The fast route for other games than Hackenbush: closed forms, one file a game.

mod between;
mod coins;
mod cutcake;
mod digit_deletion;
#[cfg(test)]
mod tests;
mod theorem;
mod toads_and_frogs;

use super::theorem::in_words;
use crate::ruleset::{Ruleset, Sum};
use crate::value::{Game, Games, Value};
use std::collections::BTreeSet;

pub use coins::coin_arrangements_worth_zero;
pub use digit_deletion::number_part_in_base_three;
pub use theorem::PositionTheorem;

/// A position of another game, read by theorems.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionReading {
    value: Value,
    theorems: Vec<PositionTheorem>,
}

impl PositionReading {
    /// The value of the position.
    #[must_use]
    pub const fn value(&self) -> &Value {
        &self.value
    }

    /// Every theorem used, in the order of [`PositionTheorem`].
    #[must_use]
    pub fn theorems(&self) -> &[PositionTheorem] {
        &self.theorems
    }

    /// The names of the theorems used.
    #[must_use]
    pub fn rule(&self) -> String {
        in_words(self.theorems.iter().map(|theorem| theorem.name()))
    }
}

/// A position that no theorem here reads.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no theorem reads `{part}`")]
pub struct UnreadPosition {
    /// The first part of it that none reads.
    pub part: String,
}

/// A game of which theorems read some positions, or all.
pub trait ReadByTheorem: Ruleset {
    /// The value of a position by itself, where a theorem reads it.
    fn read_with(&self, reader: &mut Reader) -> Option<Game>;
}

/// A reading under way: the values so far and the theorems used.
#[derive(Debug, Default)]
pub struct Reader {
    games: Games,
    theorems: BTreeSet<PositionTheorem>,
}

/// Reads a position by theorems; what stands side by side adds up.
///
/// # Errors
/// When some part of it is read by none.
pub fn read_position<R: ReadByTheorem>(
    position: &Sum<R>,
) -> Result<PositionReading, UnreadPosition> {
    let mut reader = Reader::default();
    let mut total = Game::ZERO;
    for part in position.parts() {
        let Some(value) = part.read_with(&mut reader) else {
            let part = part.to_string();
            return Err(UnreadPosition { part });
        };
        total = reader.games.sum(total, value);
    }
    Ok(PositionReading {
        value: reader.games.export(total),
        theorems: reader.theorems.into_iter().collect(),
    })
}
