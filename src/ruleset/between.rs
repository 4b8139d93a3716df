//! Games of two numbers `{l | r}`, and the numbers themselves.

use super::sum::BESIDE;
use super::{PositionError, PositionFault, Ruleset, Sum};
use crate::value::{Dyadic, Player};
use dashu_int::ops::{BitTest, UnsignedAbs};
use std::fmt;
use std::str::FromStr;

/// The game `{l | r}`: Left may move to the number l and Right to the greater number r,
/// either of which may be absent. A number itself is the game of its canonical options,
/// as 3 is `{2|}` and 3/4 is `{1/2|1}`, so that every position of such a game is one.
///
/// It is written with a comma between: `0,1`, and `2,` where Right cannot move.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Between {
    /// Where Left may move to, and Right.
    ends: [Option<Dyadic>; 2],
}

impl Between {
    /// The game between these ends; `None` where nothing lies between.
    #[must_use]
    pub fn new(left: Option<Dyadic>, right: Option<Dyadic>) -> Option<Self> {
        let apart = left.as_ref().zip(right.as_ref()).is_none_or(|(l, r)| l < r);
        apart.then_some(Self {
            ends: [left, right],
        })
    }

    /// Where `player` may move to, if anywhere.
    #[must_use]
    pub const fn end(&self, player: Player) -> Option<&Dyadic> {
        self.ends[player.index()].as_ref()
    }
}

impl From<&Dyadic> for Between {
    fn from(number: &Dyadic) -> Self {
        Self {
            ends: Player::BOTH.map(|player| number.option(player)),
        }
    }
}

impl Ruleset for Between {
    fn options(&self, player: Player) -> impl Iterator<Item = Sum<Self>> {
        let end = self.end(player).into_iter();
        end.map(|number| Self::from(number).into())
    }

    fn is_gone(&self) -> bool {
        self.ends.iter().all(Option::is_none)
    }

    fn bytes(&self) -> usize {
        let numbers = self.ends.iter().flatten();
        let digits = numbers.map(|it| it.numerator().unsigned_abs().bit_len() / 8);
        size_of::<Self>() + digits.map(|bytes| BESIDE + bytes).sum::<usize>()
    }
}

impl FromStr for Between {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let whole = |fault| PositionError {
            bytes: 0..text.len(),
            fault,
        };
        let Some((left, right)) = text.split_once(',') else {
            return Err(whole(PositionFault::NotTwoEnds));
        };
        let end = |word: &str, start: usize| match word {
            "" => Ok(None),
            word => word.parse().map(Some).map_err(|_| PositionError {
                bytes: start..start + word.len(),
                fault: PositionFault::NotANumber {
                    text: word.to_owned(),
                },
            }),
        };
        let ends = (end(left, 0)?, end(right, left.len() + 1)?);
        Self::new(ends.0, ends.1).ok_or_else(|| whole(PositionFault::NothingBetween))
    }
}

impl fmt::Display for Between {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = |player| self.end(player).map(ToString::to_string);
        let [left, right] = Player::BOTH.map(|player| end(player).unwrap_or_default());
        write!(f, "{left},{right}")
    }
}
