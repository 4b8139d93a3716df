//! For whom a cut wins.

use crate::drawing::Colour;
use crate::value::{Outcome, Player};

/// For whom cutting an edge of this colour wins, if what it leaves has this
/// outcome: an owner of the edge wins if the opponent, moving next, loses.
pub fn winners(colour: Colour, left: Outcome) -> Vec<Player> {
    Player::BOTH
        .into_iter()
        .filter(|player| match (colour, player) {
            (Colour::Blue, Player::Right) | (Colour::Red, Player::Left) => false,
            (_, Player::Left) => matches!(left, Outcome::L | Outcome::P),
            (_, Player::Right) => matches!(left, Outcome::R | Outcome::P),
        })
        .collect()
}
