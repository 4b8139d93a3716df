//! The first cuts of a drawing: who may make them, and what they are good for.

use crate::drawing::{Colour, Edge, EdgeId};
use crate::search::Position;
use crate::value::{Outcome, Player, Value};
use crate::verify::Verified;

/// A cut that can be made at the start.
#[derive(Debug, Clone)]
pub struct FirstCut {
    /// The number of the edge.
    pub id: EdgeId,
    /// The edge.
    pub edge: Edge,
    /// The position that it leaves.
    pub left: Position,
    /// What that position is worth.
    pub leaves: Value,
}

impl FirstCut {
    /// Every first cut, in the order of the drawing's edges. What falls before
    /// play begins cannot be cut.
    pub fn all(verified: &Verified) -> impl Iterator<Item = Self> + '_ {
        let play = verified.play();
        verified.drawing().edge_ids().filter_map(|(id, edge)| {
            let left = play.after_cut(play.start(), id)?;
            let leaves = play.value_of(left)?;
            Some(Self {
                id,
                edge,
                left,
                leaves,
            })
        })
    }

    /// Whether a player may cut the edge.
    #[must_use]
    pub fn is_open_to(&self, player: Player) -> bool {
        match self.edge.colour {
            Colour::Green => true,
            Colour::Blue => player == Player::Left,
            Colour::Red => player == Player::Right,
        }
    }

    /// Whether a player may make the cut and wins by it: the opponent, who is
    /// next, loses what is left.
    #[must_use]
    pub fn wins_for(&self, player: Player) -> bool {
        let kept = match player {
            Player::Left => Outcome::L,
            Player::Right => Outcome::R,
        };
        let outcome = self.leaves.outcome();
        self.is_open_to(player) && (outcome == Outcome::P || outcome == kept)
    }

    /// Whether the cut wins for a player who may make it.
    #[must_use]
    pub fn wins(&self) -> bool {
        Player::BOTH.into_iter().any(|player| self.wins_for(player))
    }
}
