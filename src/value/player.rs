//! Left and Right.

use crate::drawing::Colour;

/// One of the two players.
///
/// Whatever is true of Left is true of Right with every sign turned, so code
/// that would come in two copies takes a player instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The player whom positive values favour; cuts blue and green.
    Left,
    /// The player whom negative values favour; cuts red and green.
    Right,
}

impl Player {
    /// Both of them, Left first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Whether this player may cut an edge of a colour.
    #[must_use]
    pub const fn may_cut(self, colour: Colour) -> bool {
        match self {
            Self::Left => !matches!(colour, Colour::Red),
            Self::Right => !matches!(colour, Colour::Blue),
        }
    }

    /// 1 for Left and -1 for Right: what one free move is worth.
    #[must_use]
    pub const fn sign(self) -> i64 {
        match self {
            Self::Left => 1,
            Self::Right => -1,
        }
    }

    /// 0 for Left and 1 for Right, for pairs held in an array.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
