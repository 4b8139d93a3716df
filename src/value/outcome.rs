//! Who wins.

use std::fmt;

/// Who wins when both play well, by who moves first (Winning Ways, chapter 2).
///
/// A green drawing is always `N` or `P`: both players have the same moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The next player, whoever moves first.
    N,
    /// The previous player, whoever moves second.
    P,
}

impl Outcome {
    /// The winner in words.
    #[must_use]
    pub const fn winner(self) -> &'static str {
        match self {
            Self::N => "the first player",
            Self::P => "the second player",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::N => "N",
            Self::P => "P",
        })
    }
}
