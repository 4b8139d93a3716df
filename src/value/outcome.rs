//! Who wins.

use super::Player;
use std::fmt;

/// Who wins when both play well, by who moves first (Winning Ways, chapter 2).
///
/// A green drawing is always `N` or `P`: both players have the same moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Left, whoever moves first: the value is above 0.
    L,
    /// Right, whoever moves first: the value is below 0.
    R,
    /// The next player, whoever moves first: the value is confused with 0.
    N,
    /// The previous player, whoever moves second: the value is 0.
    P,
}

impl Outcome {
    /// The outcome of a game by how it compares with 0: whether it is at least
    /// 0 (Right, moving first, loses) and at most 0 (Left, moving first, loses).
    #[must_use]
    pub const fn of(at_least_zero: bool, at_most_zero: bool) -> Self {
        match (at_least_zero, at_most_zero) {
            (true, false) => Self::L,
            (false, true) => Self::R,
            (false, false) => Self::N,
            (true, true) => Self::P,
        }
    }

    /// Whether a player wins who moves second: who has just left this to the
    /// opponent.
    #[must_use]
    pub const fn wins_second(self, player: Player) -> bool {
        matches!(
            (self, player),
            (Self::P, _) | (Self::L, Player::Left) | (Self::R, Player::Right)
        )
    }

    /// Who wins, in a clause.
    #[must_use]
    pub const fn verdict(self) -> &'static str {
        match self {
            Self::L => "Left wins, whoever begins",
            Self::R => "Right wins, whoever begins",
            Self::N => "whoever begins wins",
            Self::P => "whoever begins loses",
        }
    }

    /// The winner in words.
    #[must_use]
    pub const fn winner(self) -> &'static str {
        match self {
            Self::L => "Left",
            Self::R => "Right",
            Self::N => "the first player",
            Self::P => "the second player",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::L => "L",
            Self::R => "R",
            Self::N => "N",
            Self::P => "P",
        })
    }
}
