//! How a position is valued from what its options are worth.

use crate::search::Refusal;
use crate::value::{Dyadic, Game, Games, Value, simplest_between};

/// A way to value positions.
pub trait PositionValuation: Default {
    /// What a position is worth.
    type Worth: Clone;

    /// What positions side by side are worth.
    fn sum(&mut self, parts: impl Iterator<Item = Self::Worth>) -> Self::Worth;

    /// What a position is worth whose options, Left's and Right's, are worth this.
    ///
    /// # Errors
    /// When it is not among what this valuation can hold.
    fn value(&mut self, options: [Vec<Self::Worth>; 2]) -> Result<Self::Worth, Refusal>;

    /// The value.
    fn export(&self, worth: &Self::Worth) -> Value;
}

/// Any game, as its canonical form `{L | R}` (Winning Ways, chapter 3).
#[derive(Debug, Default)]
pub struct CanonicalForms {
    games: Games,
}

impl PositionValuation for CanonicalForms {
    type Worth = Game;

    fn sum(&mut self, parts: impl Iterator<Item = Game>) -> Game {
        parts.fold(Game::ZERO, |sum, part| self.games.sum(sum, part))
    }

    fn value(&mut self, [left, right]: [Vec<Game>; 2]) -> Result<Game, Refusal> {
        Ok(self.games.from_options(left, right))
    }

    fn export(&self, worth: &Game) -> Value {
        self.games.export(*worth)
    }
}

/// Games all of whose positions are numbers, by the simplicity rule: the simplest
/// number between the best option of each side. That Left's best stays below
/// Right's is checked at every position.
#[derive(Debug, Default)]
pub struct SimplestNumbers;

impl PositionValuation for SimplestNumbers {
    type Worth = Dyadic;

    fn sum(&mut self, parts: impl Iterator<Item = Dyadic>) -> Dyadic {
        parts.sum()
    }

    fn value(&mut self, [left, right]: [Vec<Dyadic>; 2]) -> Result<Dyadic, Refusal> {
        let best = [left.into_iter().max(), right.into_iter().min()];
        let [left, right] = best.each_ref().map(Option::as_ref);
        simplest_between(left, right).ok_or(Refusal::NotANumber)
    }

    fn export(&self, worth: &Dyadic) -> Value {
        worth.clone().into()
    }
}
