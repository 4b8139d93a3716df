//! Dyadic rationals: the numbers that are values of short games.

mod text;

use std::cmp::Ordering;
use std::ops::{Add, Neg, Sub};

use dashu_int::ops::{BitTest, UnsignedAbs};
use dashu_int::{IBig, UBig};

use super::Player;

pub use text::DyadicError;

/// A number `numerator / 2^exponent`, exact at any size.
///
/// Kept in lowest terms (the numerator is odd, or the exponent is 0), so equal
/// numbers are equal fields. Numerators below 2^128 are held without allocation.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Dyadic {
    numerator: IBig,
    exponent: usize,
}

impl Dyadic {
    /// Nothing.
    pub const ZERO: Self = Self {
        numerator: IBig::ZERO,
        exponent: 0,
    };
    /// One free move for Left.
    pub const ONE: Self = Self {
        numerator: IBig::ONE,
        exponent: 0,
    };

    /// The number `numerator / 2^exponent`.
    #[must_use]
    pub fn scaled(numerator: impl Into<IBig>, exponent: usize) -> Self {
        let numerator = numerator.into();
        let Some(twos) = numerator.trailing_zeros() else {
            return Self::ZERO;
        };
        let spare = twos.min(exponent);
        Self {
            numerator: if spare == 0 {
                numerator
            } else {
                numerator >> spare
            },
            exponent: exponent - spare,
        }
    }

    /// The number `2^-k`.
    #[must_use]
    pub fn half_power(k: usize) -> Self {
        Self {
            numerator: IBig::ONE,
            exponent: k,
        }
    }

    /// The numerator in lowest terms.
    #[must_use]
    pub const fn numerator(&self) -> &IBig {
        &self.numerator
    }

    /// The exponent of the denominator in lowest terms; 0 for an integer.
    #[must_use]
    pub const fn exponent(&self) -> usize {
        self.exponent
    }

    /// Whether this is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.numerator.is_zero()
    }

    /// Whether this is an integer.
    #[must_use]
    pub const fn is_integer(&self) -> bool {
        self.exponent == 0
    }

    /// How this compares with 0.
    #[must_use]
    pub fn sign(&self) -> Ordering {
        self.numerator.cmp(&IBig::ZERO)
    }

    /// The number times `2^exponent`, where that is an integer of 64 bits:
    /// how a search on machine integers holds it.
    #[must_use]
    pub fn to_scaled(&self, exponent: usize) -> Option<i64> {
        let shift = exponent.checked_sub(self.exponent)?;
        if shift + self.numerator.bit_len() > 63 {
            return None;
        }
        i64::try_from(&self.numerator << shift).ok()
    }

    /// The numerator over the denominator `2^exponent`, which must be at least
    /// this number's own.
    pub(super) fn numerator_over(&self, exponent: usize) -> IBig {
        &self.numerator << (exponent - self.exponent)
    }

    /// Twice the number.
    #[must_use]
    pub fn double(&self) -> Self {
        Self::scaled(&self.numerator << 1, self.exponent)
    }

    /// Half the number.
    #[must_use]
    pub fn half(&self) -> Self {
        Self::scaled(self.numerator.clone(), self.exponent + 1)
    }

    /// The greatest integer that is not above the number.
    #[must_use]
    pub fn floor(&self) -> IBig {
        &self.numerator >> self.exponent
    }

    /// The least integer that is not below the number.
    #[must_use]
    pub fn ceil(&self) -> IBig {
        -(-self).floor()
    }

    /// The day on which the number is born: how many moves a game of this
    /// value must last at most, in its simplest form. An integer is born on
    /// the day of its size, a fraction after its integer part and as many days
    /// again as its denominator has halvings, and one more (ONAG, chapter 2).
    #[must_use]
    pub fn birthday(&self) -> UBig {
        let magnitude = (&self.numerator).unsigned_abs();
        if self.is_integer() {
            return magnitude;
        }
        (magnitude >> self.exponent) + UBig::from(self.exponent) + UBig::ONE
    }

    /// The number's one option for `player` in canonical form, if it has one:
    /// 3 = {2|}, 3/4 = {1/2|1}.
    #[must_use]
    pub fn option(&self, player: Player) -> Option<Self> {
        let ahead = match player {
            Player::Left => Ordering::Greater,
            Player::Right => Ordering::Less,
        };
        if self.is_integer() && self.sign() != ahead {
            return None;
        }
        let step = IBig::from(player.sign());
        Some(Self::scaled(&self.numerator - step, self.exponent))
    }

    /// The value of one edge that only `player` may cut, with a blue-red
    /// drawing of this value on top of it: the ordinal sum 1:x or -1:x.
    ///
    /// 1:x is `(x + p) / 2^(p-1)`, with p the least positive integer that
    /// takes x above 1 (Winning Ways, chapter 7).
    ///
    /// # Panics
    /// When `p` does not fit in a machine word. A drawing has fewer edges.
    #[must_use]
    pub fn on_edge(&self, player: Player) -> Self {
        if player == Player::Right {
            return -(-self).on_edge(Player::Left);
        }
        let least = IBig::ONE - self.floor();
        let shift = if least < IBig::ONE { IBig::ONE } else { least };
        let halvings = usize::try_from(&shift - IBig::ONE).expect("fewer than 2^64 edges on top");
        let raised = self + &Self::scaled(shift, 0);
        Self::scaled(raised.numerator, raised.exponent + halvings)
    }

    /// Both numerators over the larger of the two denominators, and that one's
    /// exponent.
    pub(super) fn aligned(&self, other: &Self) -> (IBig, IBig, usize) {
        let exponent = self.exponent.max(other.exponent);
        let over = |number: &Self| number.numerator_over(exponent);
        (over(self), over(other), exponent)
    }
}

impl Default for Dyadic {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<i64> for Dyadic {
    fn from(integer: i64) -> Self {
        Self::scaled(integer, 0)
    }
}

impl From<IBig> for Dyadic {
    fn from(integer: IBig) -> Self {
        Self::scaled(integer, 0)
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.exponent == other.exponent {
            return self.numerator.cmp(&other.numerator);
        }
        self.sign().cmp(&other.sign()).then_with(|| {
            let (left, right, _) = self.aligned(other);
            left.cmp(&right)
        })
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for &Dyadic {
    type Output = Dyadic;

    fn add(self, other: Self) -> Dyadic {
        let (left, right, exponent) = self.aligned(other);
        Dyadic::scaled(left + right, exponent)
    }
}

impl Sub for &Dyadic {
    type Output = Dyadic;

    fn sub(self, other: Self) -> Dyadic {
        let (left, right, exponent) = self.aligned(other);
        Dyadic::scaled(left - right, exponent)
    }
}

impl Neg for &Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        Dyadic {
            numerator: -&self.numerator,
            exponent: self.exponent,
        }
    }
}

impl Add for Dyadic {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        &self + &other
    }
}

impl Sub for Dyadic {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        &self - &other
    }
}

impl Neg for Dyadic {
    type Output = Self;

    fn neg(self) -> Self {
        -&self
    }
}

impl std::iter::Sum for Dyadic {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, |sum, number| sum + number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Dyadic {
        text.parse().expect("a number")
    }

    #[test]
    fn arithmetic_is_exact_far_beyond_machine_words() {
        let tiny = Dyadic::half_power(10_000);
        let nearly = &Dyadic::ONE - &tiny;
        assert!(nearly < Dyadic::ONE && nearly > Dyadic::half_power(1));
        assert_eq!(&nearly + &tiny, Dyadic::ONE);
        assert_eq!(nearly.exponent(), 10_000);
        assert_eq!(number(&nearly.to_string()), nearly);
    }

    #[test]
    fn floors_and_ceilings_go_down_and_up() {
        for (text, floor, ceil) in [("3/2", 1, 2), ("-3/2", -2, -1), ("-2", -2, -2)] {
            assert_eq!(number(text).floor(), IBig::from(floor));
            assert_eq!(number(text).ceil(), IBig::from(ceil));
        }
    }

    #[test]
    fn birthdays_follow_the_options() {
        for scaled in -64_i64..=64 {
            let x = Dyadic::scaled(scaled, 4);
            let day = Player::BOTH
                .iter()
                .filter_map(|&player| x.option(player))
                .map(|option| option.birthday() + UBig::ONE)
                .max()
                .unwrap_or(UBig::ZERO);
            assert_eq!(x.birthday(), day, "{x}");
        }
    }

    #[test]
    fn an_edge_below_follows_winning_ways() {
        // Stalks of facts known by Berlekamp's rule: what stands on the foot, and the whole.
        for (top, whole) in [("0", "1"), ("-1", "1/2"), ("-2", "1/4"), ("1", "2")] {
            assert_eq!(number(top).on_edge(Player::Left), number(whole));
            assert_eq!((-number(top)).on_edge(Player::Right), -number(whole));
        }
        // BBR and BRBRR: one blue edge under BR = 1/2 and under RBRR = -7/8.
        assert_eq!(number("1/2").on_edge(Player::Left), number("3/2"));
        assert_eq!(number("-7/8").on_edge(Player::Left), number("9/16"));
    }

    #[test]
    fn scaled_integers_are_exact_or_refused() {
        assert_eq!(number("3/4").to_scaled(4), Some(12));
        assert_eq!(number("3/4").to_scaled(1), None);
        assert_eq!(number("1").to_scaled(62), Some(1 << 62));
        assert_eq!(number("1").to_scaled(63), None);
    }
}
