//! Digit deletion: each player strikes digits out of a number.

use super::error::{each_sign, not_empty};
use super::sum::BESIDE;
use super::{PositionError, Ruleset, Sum};
use crate::value::Player;
use std::fmt;

/// The base that a number is written in, and with it whose each digit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Base {
    /// Left strikes out a 1, Right a 0.
    Two,
    /// Left strikes out a 0, Right a 1, either a 2.
    Three,
}

impl Base {
    /// The number of different digits.
    #[must_use]
    pub const fn radix(self) -> u32 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    /// Whether `player` may strike out the digit.
    #[must_use]
    pub const fn may_delete(self, player: Player, digit: u8) -> bool {
        match (self, digit) {
            (Self::Two, 1) | (Self::Three, 0) => matches!(player, Player::Left),
            (Self::Two, 0) | (Self::Three, 1) => matches!(player, Player::Right),
            _ => true,
        }
    }
}

/// A number in base two or three, without leading zeros. A player strikes out a
/// digit that is theirs; what stood on both sides of it closes up, and leading
/// zeros vanish.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DigitDeletion {
    base: Base,
    digits: Box<[u8]>,
}

impl DigitDeletion {
    /// The number with these digits, the leading one first; leading zeros vanish.
    ///
    /// # Panics
    /// When one of them is no digit of the base.
    #[must_use]
    pub fn new(base: Base, digits: impl IntoIterator<Item = u8>) -> Self {
        let digits = digits.into_iter().skip_while(|&digit| digit == 0).collect();
        let digits: Box<[u8]> = digits;
        assert!(
            digits.iter().all(|&digit| u32::from(digit) < base.radix()),
            "digits lie below the radix"
        );
        Self { base, digits }
    }

    /// A number in this base.
    ///
    /// # Panics
    /// Never: a remainder lies below the radix.
    #[must_use]
    pub fn of_number(base: Base, number: u64) -> Self {
        let radix = u64::from(base.radix());
        let mut digits = Vec::new();
        let mut left = number;
        while left > 0 {
            digits.push(u8::try_from(left % radix).expect("below the radix"));
            left /= radix;
        }
        Self::new(base, digits.into_iter().rev())
    }

    /// Reads the digits of a number in this base.
    ///
    /// # Errors
    /// At the first sign that is no digit of the base.
    pub fn parse(base: Base, text: &str) -> Result<Self, PositionError> {
        not_empty(text, "digit")?;
        let expected = match base {
            Base::Two => "a digit in base two",
            Base::Three => "a digit in base three",
        };
        let digits = each_sign(text, expected, |sign| {
            u8::try_from(sign.to_digit(base.radix())?).ok()
        })?;
        Ok(Self::new(base, digits))
    }

    /// The base.
    #[must_use]
    pub const fn base(&self) -> Base {
        self.base
    }

    /// The digits, the leading one first.
    #[must_use]
    pub const fn digits(&self) -> &[u8] {
        &self.digits
    }
}

impl Ruleset for DigitDeletion {
    fn options(&self, player: Player) -> impl Iterator<Item = Sum<Self>> {
        let own = move |&it: &usize| self.base.may_delete(player, self.digits[it]);
        (0..self.digits.len()).filter(own).map(|deleted| {
            let (before, after) = (&self.digits[..deleted], &self.digits[deleted + 1..]);
            Self::new(self.base, before.iter().chain(after).copied()).into()
        })
    }

    fn is_gone(&self) -> bool {
        self.digits.is_empty()
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + BESIDE + size_of_val(&*self.digits)
    }
}

/// The digits; a 0 where there are none.
impl fmt::Display for DigitDeletion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.digits.is_empty() {
            return f.write_str("0");
        }
        self.digits
            .iter()
            .try_for_each(|digit| write!(f, "{digit}"))
    }
}
