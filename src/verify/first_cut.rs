//! The first cuts of a drawing: who may make them, and what they are good for.

use super::Verified;
use crate::drawing::{Edge, EdgeId};
use crate::search::Position;
use crate::value::{Player, Value};

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
    /// How many other edges fall with this one.
    pub falls: u32,
}

impl FirstCut {
    /// Every first cut, in the order of the drawing's edges. What falls before
    /// play begins cannot be cut.
    pub fn all(verified: &Verified) -> impl Iterator<Item = Self> + '_ {
        let drawing = verified.drawing();
        let stands = drawing.grounded_edges().into_iter().filter(|it| *it);
        let standing = u32::try_from(stands.count()).unwrap_or(u32::MAX);
        drawing.edge_ids().filter_map(move |(id, edge)| {
            let left = verified.after_cut(id)?;
            let leaves = verified.value_after(id)?;
            Some(Self {
                id,
                edge,
                left,
                leaves,
                falls: standing - left.count_ones() - 1,
            })
        })
    }

    /// Whether a player may cut the edge.
    #[must_use]
    pub fn is_open_to(&self, player: Player) -> bool {
        player.may_cut(self.edge.colour)
    }

    /// Whether a player may make the cut and wins by it: the opponent, who is
    /// next, loses what is left.
    #[must_use]
    pub fn wins_for(&self, player: Player) -> bool {
        self.is_open_to(player) && self.leaves.outcome().wins_second(player)
    }

    /// The players who may make the cut and win by it.
    #[must_use]
    pub fn winners(&self) -> Vec<Player> {
        let both = Player::BOTH.into_iter();
        both.filter(|&player| self.wins_for(player)).collect()
    }

    /// Whether the cut wins for a player who may make it.
    #[must_use]
    pub fn wins(&self) -> bool {
        !self.winners().is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::{Colour, Drawing};
    use crate::repertoire::Entry;
    use crate::search::SearchLimit;
    use crate::verify::verify;

    /// For each edge of a stalk, who may cut it and who wins by it.
    fn cuts(colours: &[Colour]) -> Vec<[(bool, bool); 2]> {
        let entry = Entry::of_drawing("stalk", Drawing::stalk(colours.iter().copied()));
        let verified = verify(entry, SearchLimit::default(), &mut |_| {}).expect("verified");
        FirstCut::all(&verified)
            .map(|cut| Player::BOTH.map(|it| (cut.is_open_to(it), cut.wins_for(it))))
            .collect()
    }

    #[test]
    fn a_cut_wins_where_the_opponent_loses_what_is_left() {
        use Colour::{Blue, Green, Red};
        let (both, neither) = ([(true, true); 2], [(false, false); 2]);
        let left = [(true, true), neither[1]];
        let right = [neither[0], (true, true)];
        assert_eq!(cuts(&[Green]), [both]);
        // The red edge may be cut, but leaves Left a move.
        assert_eq!(cuts(&[Blue, Red]), [left, [neither[0], (true, false)]]);
        // What is left is worth *: the opponent wins it.
        assert_eq!(cuts(&[Green, Blue]), [both, [(true, false), neither[1]]]);
        assert_eq!(cuts(&[Red]), [right]);
        // The green edge on top leaves 1: Left wins by it, Right does not.
        assert_eq!(cuts(&[Blue, Green]), [left, [(true, true), (true, false)]]);
    }
}
