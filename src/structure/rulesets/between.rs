//! Games of two numbers, by the simplicity rule.

use super::{PositionTheorem, ReadByTheorem, Reader};
use crate::ruleset::Between;
use crate::value::{Game, Player, simplest_between};

impl ReadByTheorem for Between {
    fn read_with(&self, reader: &mut Reader) -> Option<Game> {
        let [left, right] = Player::BOTH.map(|player| self.end(player));
        let simplest = simplest_between(left, right)?;
        reader.theorems.insert(PositionTheorem::Simplicity);
        Some(reader.games.number(simplest))
    }
}
