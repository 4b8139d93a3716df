//! Other games than Hackenbush: what a position is, and where each player may
//! move. Nothing here knows what a position is worth, or plays one.
//!
//! The games are short (every play ends) and the last to move wins. Positions
//! stand side by side in a [`Sum`]; a move may leave several where one was.

mod between;
mod coins;
mod cutcake;
mod digit_deletion;
mod error;
mod named;
mod sum;
#[cfg(test)]
mod tests;
mod toads_and_frogs;

use crate::value::Player;
use std::fmt::{Debug, Display};
use std::hash::Hash;

pub use between::Between;
pub use coins::Coins;
pub use cutcake::Cutcake;
pub use digit_deletion::{Base, DigitDeletion};
pub use error::{PositionError, PositionFault};
pub use named::{GamePosition, NamedGame};
pub use sum::Sum;
pub use toads_and_frogs::ToadsAndFrogs;

/// A position of a game, which knows the game's rules.
///
/// Equal positions are one position to whoever remembers them, so a position
/// holds nothing that does not enter into its play.
pub trait Ruleset: Clone + Debug + Display + Eq + Hash + Ord {
    /// Where `player` may move to, perhaps with repetitions. It may be a long
    /// list, so it is made as it is asked for.
    fn options(&self, player: Player) -> impl Iterator<Item = Sum<Self>>;

    /// Whether nothing is left of it, so that it need not be kept beside others.
    /// There is at most one such position of a game.
    fn is_gone(&self) -> bool;

    /// How many bytes of memory it takes, what it owns included.
    fn bytes(&self) -> usize;
}
