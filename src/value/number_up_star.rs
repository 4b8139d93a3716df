//! A number, a multiple of up and a nimber, added: the values met most often.

use std::cmp::Ordering;
use std::fmt;

use dashu_int::UBig;

use super::{Dyadic, Nimber, Player};

/// The value `x + n·^ + *m`: every number, every nimber, every multiple of up
/// and their sums. Adding and comparing them needs no options (Winning Ways,
/// chapter 3).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct NumberUpStar {
    number: Dyadic,
    ups: i64,
    star: Nimber,
}

impl NumberUpStar {
    /// `number + ups·^ + star`; negative `ups` are downs.
    #[must_use]
    pub const fn new(number: Dyadic, ups: i64, star: Nimber) -> Self {
        Self { number, ups, star }
    }

    /// The number part.
    #[must_use]
    pub const fn number(&self) -> &Dyadic {
        &self.number
    }

    /// How many ups there are; negative for downs.
    #[must_use]
    pub const fn ups(&self) -> i64 {
        self.ups
    }

    /// The nimber part.
    #[must_use]
    pub const fn star(&self) -> Nimber {
        self.star
    }

    /// Whether there is nothing but the number.
    #[must_use]
    pub fn is_number(&self) -> bool {
        self.ups == 0 && self.star == Nimber::ZERO
    }

    /// The number, where there is nothing else.
    #[must_use]
    pub fn as_number(&self) -> Option<&Dyadic> {
        self.is_number().then_some(&self.number)
    }

    /// The nimber, where there is nothing else.
    #[must_use]
    pub fn as_nimber(&self) -> Option<Nimber> {
        (self.ups == 0 && self.number.is_zero()).then_some(self.star)
    }

    /// The disjunctive sum.
    ///
    /// # Panics
    /// When there are 2^63 ups or more.
    #[must_use]
    pub fn sum(&self, other: &Self) -> Self {
        let ups = self.ups.checked_add(other.ups);
        Self {
            number: &self.number + &other.number,
            ups: ups.expect("fewer than 2^63 ups"),
            star: self.star.nim_sum(other.star),
        }
    }

    /// The negative: the players change places.
    ///
    /// # Panics
    /// When there are 2^63 ups or more.
    #[must_use]
    pub fn negation(&self) -> Self {
        Self {
            number: -&self.number,
            ups: self.ups.checked_neg().expect("fewer than 2^63 ups"),
            star: self.star,
        }
    }

    /// How the value compares with 0; `None` when it is confused with it.
    pub(super) fn against_zero(&self) -> Option<Ordering> {
        // Any number outweighs any ups; one up or down is confused with *
        // alone, and two are not (^2 > *).
        match (self.number.sign(), self.ups, self.star.grundy()) {
            (Ordering::Equal, 0, 0) => Some(Ordering::Equal),
            (Ordering::Equal, 0, _) | (Ordering::Equal, 1 | -1, 1) => None,
            (Ordering::Equal, ups, _) => Some(ups.cmp(&0)),
            (sign, _, _) => Some(sign),
        }
    }

    /// How the two compare as games; `None` when they are confused.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Option<Ordering> {
        self.sum(&other.negation()).against_zero()
    }

    /// The order in which option lists name such values: by number, then
    /// fewest ups and downs, ups before downs, smallest nimber. Not the order
    /// of games.
    #[must_use]
    pub fn listing_order(&self, other: &Self) -> Ordering {
        let key = |value: &Self| (value.ups.unsigned_abs(), value.ups < 0, value.star);
        self.number
            .cmp(&other.number)
            .then_with(|| key(self).cmp(&key(other)))
    }

    /// The options of `player` in canonical form.
    #[must_use]
    pub fn options(&self, player: Player) -> Vec<Self> {
        let with = |ups, star| Self::new(self.number.clone(), ups, Nimber::new(star));
        let star = self.star.grundy();
        let favoured = match self.ups.cmp(&0) {
            Ordering::Greater => Player::Left,
            Ordering::Less => Player::Right,
            Ordering::Equal if star == 0 => {
                let option = self.number.option(player);
                return option.map(Self::from).into_iter().collect();
            }
            Ordering::Equal => return (0..star).map(|size| with(0, size)).collect(),
        };
        if player != favoured {
            return vec![with(self.ups - favoured.sign(), star ^ 1)];
        }
        let mut options = vec![with(0, 0)];
        if self.ups.abs() == 1 && star == 1 {
            options.push(with(0, 1));
        }
        options
    }

    /// The value that stands on the green edge of which this is the ordinal
    /// sum: `*n` is `*:*(n-1)`, `^*` is `*:1` and `v*` is `*:(-1)`. There are no
    /// others of this kind.
    pub(super) fn on_green_edge(&self) -> Option<Self> {
        if !self.number.is_zero() {
            return None;
        }
        match (self.ups, self.star.grundy()) {
            (0, 0) => None,
            (0, size) => Some(Nimber::new(size - 1).into()),
            (ups @ (1 | -1), 1) => Some(Dyadic::from(ups).into()),
            _ => None,
        }
    }

    /// The value of this kind whose canonical options are exactly these, each
    /// list in listing order; `None` when there is none, or it is a number.
    #[must_use]
    pub(super) fn with_options(options: [&[&Self]; 2]) -> Option<Self> {
        let has_these_options = |value: &Self| {
            Player::BOTH.iter().all(|&player| {
                let mut own = value.options(player);
                own.sort_by(Self::listing_order);
                own.iter().eq(options[player.index()].iter().copied())
            })
        };
        let first = options[0].first()?;
        let heap = Nimber::new(options[0].len() as u64);
        let nimber = Self::new(first.number.clone(), 0, heap);
        let climbing = Player::BOTH.into_iter().filter_map(|favoured| {
            let [towards] = options[favoured.other().index()] else {
                return None;
            };
            Some(Self {
                number: towards.number.clone(),
                ups: towards.ups.checked_add(favoured.sign())?,
                star: towards.star.nim_sum(Nimber::STAR),
            })
        });
        std::iter::once(nimber)
            .chain(climbing)
            .find(has_these_options)
    }

    /// How many moves the value can last in canonical form.
    #[must_use]
    pub fn birthday(&self) -> UBig {
        let star = self.star.grundy();
        let rest = match self.ups.unsigned_abs() {
            0 => UBig::from(star),
            // Down the ups, each step turning the last bit of the nimber, to
            // one up with `last`, which is ^*, or a step above a heap.
            ups => {
                let last = star ^ ((ups - 1) & 1);
                let lowest = if last == 1 { 1 } else { last ^ 1 };
                UBig::from(ups) + UBig::from(lowest)
            }
        };
        self.number.birthday() + rest
    }

    /// The least size from which no position of this value is worth the number
    /// plus a heap as large.
    pub(super) fn remote_star(&self) -> u64 {
        let largest = match self.ups {
            0 => self.star.grundy(),
            // A step towards the number turns the last bit.
            _ => self.star.grundy() | 1,
        };
        largest.saturating_add(1)
    }
}

impl From<Dyadic> for NumberUpStar {
    fn from(number: Dyadic) -> Self {
        Self::new(number, 0, Nimber::ZERO)
    }
}

impl From<Nimber> for NumberUpStar {
    fn from(star: Nimber) -> Self {
        Self::new(Dyadic::ZERO, 0, star)
    }
}

/// `1/2v*`: the parts one after another, those left out that are 0.
impl fmt::Display for NumberUpStar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&super::notation::Style::Ascii.number_up_star(self))
    }
}
