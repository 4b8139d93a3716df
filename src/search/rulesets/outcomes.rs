//! Who wins: positions played to win or loss.

use crate::ruleset::{Ruleset, Sum};
use crate::search::win_or_loss::{Rules, WinOrLoss};
use crate::search::{Refusal, SearchLimit};
use crate::value::{Outcome, Player};
use std::marker::PhantomData;

/// The rules of a game whose positions know them.
pub(in crate::search) struct ByRules<R>(PhantomData<R>);

impl<R> Default for ByRules<R> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<R: Ruleset> Rules for ByRules<R> {
    type Position = Sum<R>;

    fn moves(&mut self, position: &Sum<R>, player: Player) -> impl Iterator<Item = Sum<R>> {
        position.options(player)
    }

    fn bytes(position: &Sum<R>) -> usize {
        position.bytes()
    }
}

/// Positions of one game, played to win or loss as they are asked for and never
/// twice. No value is computed, and no sum is taken apart.
pub struct Outcomes<R: Ruleset> {
    play: WinOrLoss<ByRules<R>>,
}

impl<R: Ruleset> Outcomes<R> {
    /// None yet.
    #[must_use]
    pub fn new(limit: SearchLimit) -> Self {
        Self {
            play: WinOrLoss::new(ByRules::default(), limit),
        }
    }

    /// How many positions were played, each counted once for either player to
    /// move.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.play.positions()
    }

    /// Who wins a position.
    ///
    /// # Errors
    /// When a limit would be passed.
    pub fn outcome(&mut self, position: &Sum<R>) -> Result<Outcome, Refusal> {
        let left_wins_first = self.play.mover_wins(position, Player::Left)?;
        let right_wins_first = self.play.mover_wins(position, Player::Right)?;
        Ok(Outcome::of(!right_wins_first, !left_wins_first))
    }
}
