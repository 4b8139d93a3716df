//! Toads and Frogs (Richard Guy; *Winning Ways*, chapter 1).

use super::error::{each_sign, not_empty};
use super::sum::BESIDE;
use super::{PositionError, Ruleset, Sum};
use crate::value::Player;
use std::fmt;
use std::str::FromStr;

/// A strip of squares, on each at most one animal. Left moves a toad to the
/// right and Right a frog to the left: one step on to an empty square, or a hop
/// over one animal of the other kind on to the empty square beyond.
///
/// A strip is written as a word: `T` for a toad, `F` for a frog, `.` for an empty
/// square.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ToadsAndFrogs {
    squares: Box<[Option<Player>]>,
}

impl ToadsAndFrogs {
    /// The strip with these squares, from left to right.
    #[must_use]
    pub fn new(squares: impl IntoIterator<Item = Option<Player>>) -> Self {
        Self {
            squares: squares.into_iter().collect(),
        }
    }

    /// Whose animal sits on each square, from left to right.
    #[must_use]
    pub const fn squares(&self) -> &[Option<Player>] {
        &self.squares
    }

    /// The strip seen from its other end, toads turned into frogs: the same
    /// game with the players' places changed.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let turned = self.squares.iter().rev();
        Self::new(turned.map(|square| square.map(Player::other)))
    }

    /// Where the animal on a square may go, if it may.
    #[must_use]
    pub fn landing(&self, place: usize) -> Option<usize> {
        let player = self.squares[place]?;
        let next = ahead(player, place, 1)?;
        match *self.squares.get(next)? {
            None => Some(next),
            Some(animal) if animal != player => ahead(player, place, 2)
                .filter(|&beyond| self.squares.get(beyond).is_some_and(Option::is_none)),
            Some(_) => None,
        }
    }
}

/// The square so many steps ahead; it may lie beyond the end of the strip.
fn ahead(player: Player, place: usize, steps: usize) -> Option<usize> {
    match player {
        Player::Left => place.checked_add(steps),
        Player::Right => place.checked_sub(steps),
    }
}

impl Ruleset for ToadsAndFrogs {
    fn options(&self, player: Player) -> impl Iterator<Item = Sum<Self>> {
        let own = (0..self.squares.len()).filter(move |&it| self.squares[it] == Some(player));
        own.filter_map(|place| {
            let landing = self.landing(place)?;
            let mut after = self.clone();
            after.squares.swap(place, landing);
            Some(after.into())
        })
    }

    fn is_gone(&self) -> bool {
        self.squares.is_empty()
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + BESIDE + size_of_val(&*self.squares)
    }
}

impl FromStr for ToadsAndFrogs {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        not_empty(text, "square")?;
        let squares = each_sign(text, "a square of a strip", |sign| match sign {
            'T' => Some(Some(Player::Left)),
            'F' => Some(Some(Player::Right)),
            '.' => Some(None),
            _ => None,
        })?;
        Ok(Self { squares })
    }
}

impl fmt::Display for ToadsAndFrogs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.squares.iter().try_for_each(|square| {
            f.write_str(match square {
                Some(Player::Left) => "T",
                Some(Player::Right) => "F",
                None => ".",
            })
        })
    }
}
