//! Cutcake, in closed form.

use super::{PositionTheorem, ReadByTheorem, Reader};
use crate::ruleset::Cutcake;
use crate::value::{Game, Player};

impl ReadByTheorem for Cutcake {
    /// Where both can halve the side they cut across equally often the value is 0,
    /// whoever is taken to be favoured.
    fn read_with(&self, reader: &mut Reader) -> Option<Game> {
        let halvings = |player| self.side(player).ilog2();
        let favoured = if halvings(Player::Left) >= halvings(Player::Right) {
            Player::Left
        } else {
            Player::Right
        };
        let strips = self.side(favoured) >> halvings(favoured.other());
        reader.theorems.insert(PositionTheorem::Cutcake);
        Some(
            reader
                .games
                .integer(favoured.sign() * (i64::from(strips) - 1)),
        )
    }
}
