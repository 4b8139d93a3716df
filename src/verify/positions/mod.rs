//! Positions of other games, both routes held against each other.

mod rejection;
#[cfg(test)]
mod tests;

use crate::ruleset::{Ruleset, Sum};
use crate::search::{self, Difference, PositionPlay, SearchLimit};
use crate::structure::{self, PositionReading, ReadByTheorem, UnreadPosition};
use crate::value::Value;

pub use rejection::PositionRejection;

/// A position of another game whose value two independent computations agree on.
///
/// It is made in one place, [`verify_position`].
#[derive(Debug, Clone)]
pub struct VerifiedPosition<R> {
    position: Sum<R>,
    witness: PositionWitness,
    play: PositionPlay,
}

/// What agrees with the search about a position's value.
#[derive(Debug, Clone)]
pub enum PositionWitness {
    /// Theorems read it.
    Structure(PositionReading),
    /// No theorem reads some part of it; instead the difference between the position
    /// and the value was played to win or loss, and the second player wins it.
    Difference(Difference),
}

impl<R: Ruleset> VerifiedPosition<R> {
    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Sum<R> {
        &self.position
    }

    /// The value that both routes gave.
    #[must_use]
    pub const fn value(&self) -> &Value {
        &self.play.value
    }

    /// What agrees with the search.
    #[must_use]
    pub const fn witness(&self) -> &PositionWitness {
        &self.witness
    }

    /// The route by search.
    #[must_use]
    pub const fn play(&self) -> &PositionPlay {
        &self.play
    }
}

/// Runs both routes on a position and holds them against each other; where no
/// theorem reads it, the second witness takes the place of structure.
///
/// `progress` is told now and then how many positions the search has valued.
///
/// # Errors
/// When the routes disagree, or the play would pass a limit.
pub fn verify_position<R: ReadByTheorem>(
    position: Sum<R>,
    limit: SearchLimit,
    progress: &mut dyn FnMut(u64),
) -> Result<VerifiedPosition<R>, PositionRejection> {
    let play = search::play_position(&position, limit, progress)
        .map_err(|why| PositionRejection::not_played(&position, why))?;
    admit(position, structure::read_position, play, limit)
}

/// The one place where a `VerifiedPosition` is made.
fn admit<R: Ruleset>(
    position: Sum<R>,
    read: impl Fn(&Sum<R>) -> Result<PositionReading, UnreadPosition>,
    play: PositionPlay,
    limit: SearchLimit,
) -> Result<VerifiedPosition<R>, PositionRejection> {
    let by_search = &play.value;
    let witness = match read(&position) {
        Ok(reading) if reading.value() == by_search => PositionWitness::Structure(reading),
        Ok(reading) => {
            return Err(PositionRejection::disagreement(
                &position,
                reading.value(),
                by_search,
            ));
        }
        Err(UnreadPosition { .. }) => {
            let difference = search::position_difference(&position, by_search, limit)
                .map_err(|why| PositionRejection::not_played(&position, why))?;
            if !difference.is_zero() {
                return Err(PositionRejection::NotEqual {
                    position: position.to_string(),
                    by_search: by_search.clone(),
                    difference,
                });
            }
            PositionWitness::Difference(difference)
        }
    };
    Ok(VerifiedPosition {
        position,
        witness,
        play,
    })
}
