//! For whom a cut wins.

use crate::drawing::Colour;
use crate::value::{Outcome, Player};

/// For whom cutting an edge of this colour wins, if what it leaves has this
/// outcome: an owner of the edge wins if the opponent, moving next, loses.
pub fn winners(colour: Colour, left: Outcome) -> Vec<Player> {
    let wins = |player: &Player| player.may_cut(colour) && left.wins_second(*player);
    Player::BOTH.into_iter().filter(wins).collect()
}
