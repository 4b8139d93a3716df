//! The slow route for other games than Hackenbush: play every position.
//!
//! A sum is worth the sum of its parts, so it is the parts that are played and
//! remembered, each once. Nothing recurses: a play that is long keeps a long
//! stack, and what lies on it counts against the limit of memory.

mod birthdays;
mod coins;
mod outcomes;
#[cfg(test)]
mod tests;
mod valuation;

use super::budget::Budget;
use super::{Refusal, SearchLimit};
use crate::ruleset::{Between, Coins, Cutcake, DigitDeletion, Ruleset, Sum, ToadsAndFrogs};
use crate::value::{Player, Value};
use rustc_hash::FxHashMap;

pub use birthdays::FirstBorn;
pub use coins::coin_arrangements_worth_zero;
pub(super) use outcomes::ByRules;
pub use outcomes::Outcomes;
pub use valuation::{CanonicalForms, PositionValuation, SimplestNumbers};

/// A position of another game, played out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionPlay {
    /// What it is worth.
    pub value: Value,
    /// How many different positions can be reached, the start included; of a sum,
    /// those of its parts.
    pub positions: u64,
}

/// A game, and how its positions are valued by play.
pub trait ValuedByPlay: Ruleset {
    /// The way in which they are valued.
    type Valuation: PositionValuation;
}

impl ValuedByPlay for ToadsAndFrogs {
    type Valuation = CanonicalForms;
}

impl ValuedByPlay for Cutcake {
    type Valuation = CanonicalForms;
}

impl ValuedByPlay for Coins {
    type Valuation = CanonicalForms;
}

impl ValuedByPlay for DigitDeletion {
    type Valuation = CanonicalForms;
}

/// Canonical forms find numbers by the very rule that structure reads these by.
impl ValuedByPlay for Between {
    type Valuation = FirstBorn;
}

/// Plays every position that can be reached.
///
/// `progress` is told now and then how many positions have been valued.
///
/// # Errors
/// When a limit would be passed, or a position is not what the game's valuation can
/// hold.
pub fn play_position<R: ValuedByPlay>(
    position: &Sum<R>,
    limit: SearchLimit,
    progress: &mut dyn FnMut(u64),
) -> Result<PositionPlay, Refusal> {
    let mut played = PlayedPositions::<R, R::Valuation>::new(limit);
    let value = played.value(position, progress)?;
    let positions = played.positions();
    Ok(PositionPlay { value, positions })
}

/// Positions of one game, played out as they are asked for and never twice, each
/// with what it is worth to the valuation `V`.
#[derive(Debug)]
pub struct PlayedPositions<R, V: PositionValuation> {
    valuation: V,
    worth: FxHashMap<R, V::Worth>,
    budget: Budget,
}

/// A position in the middle of being played.
struct Frame<R> {
    position: R,
    /// Left's options and then Right's.
    options: Vec<Sum<R>>,
    /// How many of them are Left's.
    lefts: usize,
    /// How many of them are known to be valued.
    settled: usize,
    bytes: usize,
}

impl<R: Ruleset, V: PositionValuation> PlayedPositions<R, V> {
    /// None yet.
    #[must_use]
    pub fn new(limit: SearchLimit) -> Self {
        Self {
            valuation: V::default(),
            worth: FxHashMap::default(),
            budget: Budget::new(limit),
        }
    }

    /// How many different positions were played, for all that was asked.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.budget.positions()
    }

    /// The value of a position.
    ///
    /// # Errors
    /// When a limit would be passed, or a position is not what the valuation
    /// can hold.
    pub fn value(
        &mut self,
        position: &Sum<R>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Value, Refusal> {
        let worth = self.worth(position, progress)?;
        Ok(self.valuation.export(&worth))
    }

    /// What a position is worth, as the valuation holds it.
    ///
    /// # Errors
    /// When a limit would be passed, or a position is not what the valuation
    /// can hold.
    pub fn worth(
        &mut self,
        position: &Sum<R>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<V::Worth, Refusal> {
        for part in position.parts() {
            self.play_part(part, progress)?;
        }
        Ok(self.worth_of(position))
    }

    /// The sum of what the parts are worth, all of which have been played.
    fn worth_of(&mut self, position: &Sum<R>) -> V::Worth {
        let parts = position.parts().iter();
        let worths = parts.map(|part| self.worth[part].clone());
        self.valuation.sum(worths)
    }

    fn play_part(&mut self, part: &R, progress: &mut dyn FnMut(u64)) -> Result<(), Refusal> {
        if self.worth.contains_key(part) {
            return Ok(());
        }
        let mut stack = vec![self.frame(part.clone())?];
        while let Some(frame) = stack.last_mut() {
            if let Some(unplayed) = frame.next_unplayed(&self.worth) {
                stack.push(self.frame(unplayed)?);
            } else if let Some(frame) = stack.pop() {
                self.close(frame)?;
                if self.positions().is_multiple_of(1 << 16) {
                    progress(self.positions());
                }
            }
        }
        Ok(())
    }

    fn frame(&mut self, position: R) -> Result<Frame<R>, Refusal> {
        let mut bytes = position.bytes();
        self.budget.take(bytes)?;
        let mut options = Vec::new();
        let mut lefts = 0;
        for player in Player::BOTH {
            for option in position.options(player) {
                let taken = option.bytes();
                self.budget.take(taken)?;
                bytes += taken;
                options.push(option);
                lefts += usize::from(player == Player::Left);
            }
        }
        Ok(Frame {
            position,
            options,
            lefts,
            settled: 0,
            bytes,
        })
    }

    /// Values a position all of whose options have been played.
    fn close(&mut self, frame: Frame<R>) -> Result<(), Refusal> {
        let (lefts, rights) = frame.options.split_at(frame.lefts);
        let options =
            [lefts, rights].map(|list| list.iter().map(|option| self.worth_of(option)).collect());
        let worth = self.valuation.value(options)?;
        self.budget.give_back(frame.bytes);
        self.budget
            .remember(frame.position.bytes() + size_of::<V::Worth>())?;
        self.worth.insert(frame.position, worth);
        Ok(())
    }
}

impl<R: Ruleset> Frame<R> {
    /// A part of an option that has not been played.
    fn next_unplayed<W>(&mut self, played: &FxHashMap<R, W>) -> Option<R> {
        while let Some(option) = self.options.get(self.settled) {
            let mut parts = option.parts().iter();
            let unplayed = parts.find(|part| !played.contains_key(part));
            if unplayed.is_some() {
                return unplayed.cloned();
            }
            self.settled += 1;
        }
        None
    }
}
