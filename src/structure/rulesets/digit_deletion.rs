//! Digit deletion: base two in closed form; base three where no 2 stands, and its
//! number part everywhere.
//!
//! **Base two.** Write v(w) for the value of a word w of digits, 0 for the empty word
//! and without leading zeros. Then v(w1) = v(w) + 1 and v(w0) = f(v(w)), where
//! f(x) = x/2 for x <= 2 and f(x) = x - 1 for x >= 2. By induction on the length:
//!
//! 1. The options of w1 are w^L 1 and w for Left, w^R 1 for Right: those of v(w) + 1.
//! 2. The options of w0 are w^L 0 for Left, and w^R 0 and w for Right. Let a be the
//!    greatest v(w^L), b the least v(w^R) if there is one, and x = v(w), which is the
//!    simplest number between a and b. By induction v(w0) is the simplest number above
//!    f(a), below f(b) and below x. Since f increases and f(x) < x, f(x) is such a
//!    number, and it is the simplest:
//!    * if x = 1, the interval holds 1/2 and lies between 0 and 1;
//!    * if x = 2, it holds 1 and no number that is not positive;
//!    * if x < 2 is a fraction, a and b lie in one unit from 0 to 1 or from 1 to 2, and
//!      f halves it, which leaves the order of simplicity as it was;
//!    * if x > 2, a is at least 2, and f takes 1 from all that counts.
//!
//! **Base three.** Without a 2 the players have only changed places. For any word w let
//! n(w) be minus the base-two value of what is left when every 2 is struck out and
//! leading zeros vanish. Then w is worth n(w) and an infinitesimal: both its stops are
//! n(w). By induction on the length:
//!
//! 1. Where no 2 stands, w is worth n(w). Otherwise both players may strike out the
//!    same 2, which leaves a word h with n(h) = n(w), both of whose stops are n(w).
//! 2. To strike out another digit is a move in the number n(w), and makes whoever does
//!    it worse off; or else it strikes out a 0 that vanishes with the twos, and n stays.
//! 3. So if w is worth no number, its left stop, the greatest of the right stops of
//!    Left's options, is n(w), and in the same way its right stop. If w is worth a
//!    number x, then h, an option of both players, is confused with x; but h is n(w)
//!    and an infinitesimal, and is confused with no other number than n(w).

use super::{PositionTheorem, ReadByTheorem, Reader};
use crate::ruleset::{Base, DigitDeletion};
use crate::value::{Dyadic, Game};

impl ReadByTheorem for DigitDeletion {
    /// In base three, a word without a 2 is one in base two with the players'
    /// places changed.
    fn read_with(&self, reader: &mut Reader) -> Option<Game> {
        let value = in_base_two(self.digits());
        let value = match self.base() {
            Base::Two => value,
            Base::Three if self.digits().contains(&2) => return None,
            Base::Three => -value,
        };
        reader.theorems.insert(PositionTheorem::HalveOrTakeOne);
        Some(reader.games.number(value))
    }
}

/// The number that a position in base three is infinitesimally close to: minus the
/// value in base two of what is left when every 2 is struck out. The proof stands
/// above.
#[must_use]
pub fn number_part_in_base_three(digits: &DigitDeletion) -> Dyadic {
    let others = digits.digits().iter().filter(|&&digit| digit != 2);
    let others: Vec<u8> = others.copied().collect();
    -in_base_two(&others)
}

/// The value of these digits in base two; leading zeros count for nothing.
fn in_base_two(digits: &[u8]) -> Dyadic {
    let two = Dyadic::from(2);
    digits
        .iter()
        .fold(Dyadic::ZERO, |value, digit| match digit {
            1 => value + Dyadic::ONE,
            _ if value <= two => value.half(),
            _ => value - Dyadic::ONE,
        })
}
