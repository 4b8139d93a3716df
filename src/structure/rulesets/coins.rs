//! Coins in stacks, by Berlekamp's rule, and how many rows of them are worth
//! nothing.

use super::{PositionTheorem, ReadByTheorem, Reader};
use crate::drawing::Colour;
use crate::ruleset::Coins;
use crate::structure::stalk::berlekamp;
use crate::value::{Game, Player};
use dashu_int::UBig;

impl ReadByTheorem for Coins {
    fn read_with(&self, reader: &mut Reader) -> Option<Game> {
        let colours: Vec<Colour> = self
            .stack()
            .iter()
            .map(|coin| match coin {
                Player::Left => Colour::Blue,
                Player::Right => Colour::Red,
            })
            .collect();
        reader.theorems.insert(PositionTheorem::Berlekamp);
        Some(reader.games.number(berlekamp(&colours)))
    }
}

/// How many rows of n stacks, two coins a stack, gold or silver each, are worth 0
/// in all.
///
/// A stack is worth 2, 1/2, -1/2 or -2, so this is the constant term of
/// (x^4 + x + x^-1 + x^-4)^n. The polynomial is the product of
/// x^(5/2) + x^(-5/2) and x^(3/2) + x^(-3/2). Take the first term of the former i
/// times and of the latter j times: the exponents cancel when 5(2i - n) + 3(2j - n)
/// is 0, that is when 2i - n = -3t and 2j - n = 5t for some t. There are n choose i
/// times n choose j ways to do so, and t and -t have equally many. So the count is
/// the sum, over all t that are odd as n is and at most n/5 either way, of n choose
/// (n - 3|t|)/2 times n choose (n - 5|t|)/2.
#[must_use]
pub fn coin_arrangements_worth_zero(stacks: u32) -> UBig {
    let n = stacks as usize;
    let choose = binomials(stacks);
    let steps = (n % 2..=n / 5).step_by(2);
    steps.fold(UBig::ZERO, |count, t| {
        let product = &choose[(n - 3 * t) / 2] * &choose[(n - 5 * t) / 2];
        count + if t == 0 { product } else { product << 1 }
    })
}

/// n choose k for every k from 0 to n.
fn binomials(n: u32) -> Vec<UBig> {
    let mut row = vec![UBig::ONE];
    for k in 0..n {
        let next = row[k as usize].clone() * (n - k) / (k + 1);
        row.push(next);
    }
    row
}
