//! Cutcake (*Winning Ways*, chapter 2).

use super::{PositionError, PositionFault, Ruleset, Sum};
use crate::value::Player;
use std::fmt;
use std::str::FromStr;

/// A rectangular cake, scored into squares. Left breaks it in two along a
/// vertical line, between columns; Right along a horizontal one, between rows.
///
/// A cake is written by its rows and columns: `2x5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cutcake {
    rows: u32,
    columns: u32,
}

impl Cutcake {
    /// A cake of so many rows and columns; `None` where there are none.
    #[must_use]
    pub const fn new(rows: u32, columns: u32) -> Option<Self> {
        if rows == 0 || columns == 0 {
            None
        } else {
            Some(Self { rows, columns })
        }
    }

    /// How many squares it has along the side that `player` cuts across: columns
    /// for Left, rows for Right.
    #[must_use]
    pub const fn side(self, player: Player) -> u32 {
        match player {
            Player::Left => self.columns,
            Player::Right => self.rows,
        }
    }

    /// The same cake with another number of squares along that side.
    const fn with_side(self, player: Player, side: u32) -> Self {
        match player {
            Player::Left => Self {
                columns: side,
                ..self
            },
            Player::Right => Self { rows: side, ..self },
        }
    }
}

impl Ruleset for Cutcake {
    /// Of two cuts that leave the same two pieces, one is enough.
    fn options(&self, player: Player) -> impl Iterator<Item = Sum<Self>> {
        let side = self.side(player);
        (1..=side / 2)
            .map(move |cut| Sum::new([cut, side - cut].map(|piece| self.with_side(player, piece))))
    }

    fn is_gone(&self) -> bool {
        self.rows == 1 && self.columns == 1
    }

    fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}

impl FromStr for Cutcake {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let sides = text.split_once(['x', '×']);
        let sides = sides.and_then(|(rows, columns)| rows.parse().ok().zip(columns.parse().ok()));
        let cake = sides.and_then(|(rows, columns)| Self::new(rows, columns));
        cake.ok_or_else(|| PositionError {
            bytes: 0..text.len(),
            fault: if text.is_empty() {
                PositionFault::Nothing { expected: "cake" }
            } else {
                PositionFault::NotASize {
                    text: text.to_owned(),
                }
            },
        })
    }
}

impl fmt::Display for Cutcake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}
