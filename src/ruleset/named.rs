//! The games by the names that authors and commands use, and a position of any.

use super::{
    Base, Between, Coins, Cutcake, DigitDeletion, PositionError, Ruleset, Sum, ToadsAndFrogs,
};
use crate::value::Player;
use std::fmt;

/// A game with the name that a position's name begins with, as in `coins:GS+SG`.
#[derive(Debug)]
pub struct NamedGame {
    /// Its name.
    pub name: &'static str,
    /// How its positions are written, in a clause with an example.
    pub notation: &'static str,
    read: fn(&str) -> Result<GamePosition, PositionError>,
}

impl NamedGame {
    /// Every game, in the order in which they are listed.
    pub const ALL: [Self; 6] = [
        Self {
            name: "toads-and-frogs",
            notation: "a strip is a word of T for a toad, F for a frog and . for an empty square, \
                       as in `toads-and-frogs:TT..FF`",
            read: |text| Sum::parse(text, str::parse).map(GamePosition::ToadsAndFrogs),
        },
        Self {
            name: "cutcake",
            notation: "a cake is its rows and columns, as in `cutcake:2x5`",
            read: |text| Sum::parse(text, str::parse).map(GamePosition::Cutcake),
        },
        Self {
            name: "coins",
            notation: "a stack is a word from the bottom up, G for a gold coin and S for a silver \
                       one, as in `coins:GS+SG`",
            read: |text| Sum::parse(text, str::parse).map(GamePosition::Coins),
        },
        Self {
            name: "binary-digits",
            notation: "the digits are 0 and 1, as in `binary-digits:10001`",
            read: |text| digits(Base::Two, text),
        },
        Self {
            name: "ternary-digits",
            notation: "the digits are 0, 1 and 2, as in `ternary-digits:201`",
            read: |text| digits(Base::Three, text),
        },
        Self {
            name: "between",
            notation: "two numbers with a comma between, the smaller first, either of which may \
                       be left out, as in `between:0,1/2` and `between:2,`",
            read: |text| Sum::parse(text, str::parse).map(GamePosition::Between),
        },
    ];

    /// The game of this name.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        const GAMES: &[NamedGame] = &NamedGame::ALL;
        GAMES.iter().find(|game| game.name == name)
    }

    /// Reads a position.
    ///
    /// # Errors
    /// The first fault of the text.
    pub fn read(&self, text: &str) -> Result<GamePosition, PositionError> {
        (self.read)(text)
    }
}

fn digits(base: Base, text: &str) -> Result<GamePosition, PositionError> {
    Sum::parse(text, |word| DigitDeletion::parse(base, word)).map(GamePosition::Digits)
}

/// A position of any of the games.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum GamePosition {
    /// Strips of toads and frogs.
    ToadsAndFrogs(Sum<ToadsAndFrogs>),
    /// Cakes.
    Cutcake(Sum<Cutcake>),
    /// Stacks of coins.
    Coins(Sum<Coins>),
    /// Numbers whose digits are struck out.
    Digits(Sum<DigitDeletion>),
    /// Games of two numbers.
    Between(Sum<Between>),
}

impl GamePosition {
    /// The different positions that `player` may move to, in order.
    #[must_use]
    pub fn options(&self, player: Player) -> Vec<Self> {
        match self {
            Self::ToadsAndFrogs(sum) => options(sum, player, Self::ToadsAndFrogs),
            Self::Cutcake(sum) => options(sum, player, Self::Cutcake),
            Self::Coins(sum) => options(sum, player, Self::Coins),
            Self::Digits(sum) => options(sum, player, Self::Digits),
            Self::Between(sum) => options(sum, player, Self::Between),
        }
    }
}

fn options<R: Ruleset>(
    sum: &Sum<R>,
    player: Player,
    of_any: fn(Sum<R>) -> GamePosition,
) -> Vec<GamePosition> {
    let mut options: Vec<GamePosition> = sum.options(player).map(of_any).collect();
    options.sort_unstable();
    options.dedup();
    options
}

/// The position as its game writes it.
impl fmt::Display for GamePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ToadsAndFrogs(sum) => sum.fmt(f),
            Self::Cutcake(sum) => sum.fmt(f),
            Self::Coins(sum) => sum.fmt(f),
            Self::Digits(sum) => sum.fmt(f),
            Self::Between(sum) => sum.fmt(f),
        }
    }
}
