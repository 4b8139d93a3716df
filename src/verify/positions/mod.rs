//! Positions of other games, both routes held against each other.

mod rejection;
#[cfg(test)]
mod tests;

use crate::ruleset::{GamePosition, Ruleset, Sum};
use crate::search::{self, Difference, PositionPlay, SearchLimit, ValuedByPlay};
use crate::structure::{self, PositionReading, ReadByTheorem, UnreadPosition};
use crate::value::{Player, Value};

pub use rejection::PositionRejection;

/// A position of another game whose value two independent computations agree on: of a
/// certain game, or of any.
///
/// It is made in one place, [`verify_position`].
#[derive(Debug, Clone)]
pub struct VerifiedPosition<P = GamePosition> {
    position: P,
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

impl<P> VerifiedPosition<P> {
    /// The position.
    #[must_use]
    pub const fn position(&self) -> &P {
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

    /// The same position, told otherwise.
    fn told<Q>(self, otherwise: impl FnOnce(P) -> Q) -> VerifiedPosition<Q> {
        VerifiedPosition {
            position: otherwise(self.position),
            witness: self.witness,
            play: self.play,
        }
    }
}

/// A position and those that each player may move to, each verified by itself.
#[derive(Debug)]
pub struct PositionOptions<'a> {
    position: &'a VerifiedPosition,
    options: [Vec<VerifiedPosition>; 2],
}

impl<'a> PositionOptions<'a> {
    /// Verifies the options of a position.
    ///
    /// # Errors
    /// When one of them is turned away.
    pub fn verify(
        position: &'a VerifiedPosition,
        limit: SearchLimit,
    ) -> Result<Self, PositionRejection> {
        let [left, right] = Player::BOTH.map(|player| {
            let options = position.position.options(player).into_iter();
            options
                .map(|option| verify_any_position(option, limit, &mut |_| {}))
                .collect::<Result<Vec<_>, _>>()
        });
        Ok(Self {
            position,
            options: [left?, right?],
        })
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &'a VerifiedPosition {
        self.position
    }

    /// The different positions that `player` may move to, in order.
    #[must_use]
    pub fn of(&self, player: Player) -> &[VerifiedPosition] {
        &self.options[player.index()]
    }
}

/// Runs both routes on a position and holds them against each other; where no
/// theorem reads it, the second witness takes the place of structure.
///
/// `progress` is told now and then how many positions the search has valued.
///
/// # Errors
/// When the routes disagree, or the play would pass a limit.
pub fn verify_position<R: ReadByTheorem + ValuedByPlay>(
    position: Sum<R>,
    limit: SearchLimit,
    progress: &mut dyn FnMut(u64),
) -> Result<VerifiedPosition<Sum<R>>, PositionRejection> {
    let play = search::play_position(&position, limit, progress)
        .map_err(|why| PositionRejection::not_played(&position, why))?;
    admit(position, structure::read_position, play, limit)
}

/// The same for a position of any game.
///
/// # Errors
/// When the routes disagree, or the play would pass a limit.
pub fn verify_any_position(
    position: GamePosition,
    limit: SearchLimit,
    progress: &mut dyn FnMut(u64),
) -> Result<VerifiedPosition, PositionRejection> {
    use GamePosition::{Between, Coins, Cutcake, Digits, ToadsAndFrogs};
    Ok(match position {
        ToadsAndFrogs(sum) => verify_position(sum, limit, progress)?.told(ToadsAndFrogs),
        Cutcake(sum) => verify_position(sum, limit, progress)?.told(Cutcake),
        Coins(sum) => verify_position(sum, limit, progress)?.told(Coins),
        Digits(sum) => verify_position(sum, limit, progress)?.told(Digits),
        Between(sum) => verify_position(sum, limit, progress)?.told(Between),
    })
}

/// The one place where a `VerifiedPosition` is made.
fn admit<R: Ruleset>(
    position: Sum<R>,
    read: impl Fn(&Sum<R>) -> Result<PositionReading, UnreadPosition>,
    play: PositionPlay,
    limit: SearchLimit,
) -> Result<VerifiedPosition<Sum<R>>, PositionRejection> {
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
