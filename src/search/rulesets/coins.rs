//! How many rows of stacks of two coins are worth nothing, by playing them all.

use super::Outcomes;
use crate::ruleset::{Coins, Sum};
use crate::search::{Refusal, SearchLimit};
use crate::value::{Outcome, Player};

/// Counts the rows of so many stacks, two coins a stack, gold or silver each, that
/// are worth 0 in all: those that the second player wins. Rows that differ only
/// in the order of their stacks are different rows, and every one is played.
///
/// # Errors
/// When there are more rows, or positions in their play, than allowed.
pub fn coin_arrangements_worth_zero(stacks: u32, limit: SearchLimit) -> Result<u64, Refusal> {
    let refused = Refusal::TooManyPositions {
        limit: limit.positions,
    };
    let rows = 4_u64.checked_pow(stacks);
    let rows = rows
        .filter(|&rows| rows <= limit.positions)
        .ok_or(refused)?;
    let mut outcomes = Outcomes::new(limit);
    let mut zeros = 0;
    for row in 0..rows {
        let outcome = outcomes.outcome(&arrangement(row, stacks))?;
        zeros += u64::from(outcome == Outcome::P);
    }
    Ok(zeros)
}

/// The row whose coins, two a stack, are the bits of a number.
fn arrangement(row: u64, stacks: u32) -> Sum<Coins> {
    let coin = |bit: u32| Player::BOTH[usize::from(row >> bit & 1 == 1)];
    Sum::new((0..stacks).map(|stack| Coins::new([coin(2 * stack), coin(2 * stack + 1)])))
}
