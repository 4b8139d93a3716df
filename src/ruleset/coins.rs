//! Coins in stacks: Left takes gold, Right silver, and what lies above goes too.

use super::error::{each_sign, not_empty};
use super::sum::BESIDE;
use super::{PositionError, Ruleset, Sum};
use crate::value::Player;
use std::fmt;
use std::str::FromStr;

/// A stack of coins. Left takes a gold one, Right a silver one, and whatever lies
/// on it goes with it. This is a Hackenbush stalk without green edges.
///
/// A stack is written as a word from the bottom up: `G` for gold, `S` for silver.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Coins {
    stack: Box<[Player]>,
}

impl Coins {
    /// The stack of these players' coins, from the bottom up.
    #[must_use]
    pub fn new(stack: impl IntoIterator<Item = Player>) -> Self {
        Self {
            stack: stack.into_iter().collect(),
        }
    }

    /// Whose each coin is, from the bottom up.
    #[must_use]
    pub const fn stack(&self) -> &[Player] {
        &self.stack
    }
}

impl Ruleset for Coins {
    fn options(&self, player: Player) -> impl Iterator<Item = Sum<Self>> {
        let own = (0..self.stack.len()).filter(move |&it| self.stack[it] == player);
        own.map(|taken| {
            let left = Self {
                stack: self.stack[..taken].into(),
            };
            left.into()
        })
    }

    fn is_gone(&self) -> bool {
        self.stack.is_empty()
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + BESIDE + size_of_val(&*self.stack)
    }
}

impl FromStr for Coins {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        not_empty(text, "coin")?;
        let stack = each_sign(text, "a coin", |sign| match sign {
            'G' => Some(Player::Left),
            'S' => Some(Player::Right),
            _ => None,
        })?;
        Ok(Self { stack })
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stack.iter().try_for_each(|coin| {
            f.write_str(match coin {
                Player::Left => "G",
                Player::Right => "S",
            })
        })
    }
}
