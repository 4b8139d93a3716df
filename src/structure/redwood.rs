//! Redwood beds: cycles of two colours that one number still describes.
//!
//! A bed stands on *feet* of one colour, say blue. Each foot meets one red edge, its
//! *leg*, and nothing else; no two legs meet, and every other red edge, a *board*, has
//! a leg at one of its ends and not the ground. Red can afford to cut whatever does not join the feet, and if m cuts in
//! a row leave them joined the bed is worth 2^-(m+1) (*Winning Ways*, chapter 7,
//! "Redwood furniture"). What stays to the end is a smallest tree that joins the
//! feet: finding it is the Steiner problem, which is NP-hard, and beds on many
//! feet are left alone.

mod steiner;

use super::blocks::Block;
use crate::drawing::{Colour, Drawing, Edge, EdgeId, Vertex};
use crate::value::{Dyadic, Player};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// How many whole moves of this player's a number is worth, if it is that.
fn moves_of(player: Player, number: &Dyadic) -> Option<usize> {
    usize::try_from(number.to_scaled(0)? * player.sign()).ok()
}

/// A redwood bed.
pub(super) struct Bed {
    /// Whose colour the feet are.
    player: Player,
    /// For the top of each foot: the vertex to which its leg leads.
    legs: BTreeMap<Vertex, Vertex>,
    /// How many edges can be cut in a row so that the feet stay joined.
    spare: usize,
}

impl Bed {
    /// The bed that a block is; `None` if it is none, or one whose smallest tree
    /// would take too long to find.
    pub fn of(drawing: &Drawing, block: &Block) -> Option<Self> {
        let parts = Parts::of(drawing, block)?;
        // Two feet whose legs meet, and nothing more, are worth 1: no last cut parts
        // them into halves.
        let joined: BTreeSet<Vertex> = parts.legs.values().copied().collect();
        if joined.len() < parts.legs.len() {
            return None;
        }
        // Cutting a board between others parts the bed into pieces with wood of their
        // own, which are worth less than the feet alone would be.
        let meets_a_leg = |board: &[Vertex; 2]| board.iter().any(|end| joined.contains(end));
        if !parts.edges.iter().all(meets_a_leg) {
            return None;
        }
        let tree = steiner::smallest_tree(&parts.edges, &joined)?;
        Some(Self {
            player: parts.player,
            legs: parts.legs,
            spare: parts.edges.len() - tree,
        })
    }

    /// The value of the bed with what stands on it, if that leaves it a bed.
    ///
    /// `standing` tells the number that stands on each of its vertices `tops`, if it is
    /// one. Whole moves of the bed's own colour may stand on it, for they are cuts
    /// that leave the feet joined; on the feet nothing may.
    pub fn value(
        &self,
        tops: &[Vertex],
        standing: impl Fn(Vertex) -> Option<Dyadic>,
    ) -> Option<Dyadic> {
        let mut spare = self.spare;
        for &vertex in tops {
            let there = standing(vertex)?;
            spare += match there.sign() {
                Ordering::Equal => 0,
                _ if self.legs.contains_key(&vertex) => return None,
                _ => moves_of(self.player.other(), &there)?,
            };
        }
        let value = Dyadic::half_power(spare + 1);
        Some(match self.player {
            Player::Left => value,
            Player::Right => -value,
        })
    }

    /// The colours of the stalk of equal value, from the ground up.
    pub fn stalk(&self) -> Vec<Colour> {
        let [foot, other] = match self.player {
            Player::Left => [Colour::Blue, Colour::Red],
            Player::Right => [Colour::Red, Colour::Blue],
        };
        let mut stalk = vec![other; self.spare + 2];
        stalk[0] = foot;
        stalk
    }
}

/// A block taken apart that stands as a bed does.
struct Parts {
    player: Player,
    legs: BTreeMap<Vertex, Vertex>,
    /// The ends of the boards: all edges but feet and legs.
    edges: Vec<[Vertex; 2]>,
}

impl Parts {
    fn of(drawing: &Drawing, block: &Block) -> Option<Self> {
        let edges = block.edges.iter().map(|&id: &EdgeId| drawing.edge(id));
        let (feet, rest): (Vec<Edge>, Vec<Edge>) =
            edges.partition(|edge| edge.from == block.root || edge.to == block.root);
        let owner = |edge: &Edge| {
            let mut owners = Player::BOTH
                .into_iter()
                .filter(|it| it.may_cut(edge.colour));
            // A green edge has two.
            owners.next().xor(owners.next())
        };
        let player = owner(feet.first()?)?;
        let all_owned_by =
            |edges: &[Edge], player| edges.iter().all(|edge| owner(edge) == Some(player));
        if !all_owned_by(&feet, player) || !all_owned_by(&rest, player.other()) {
            return None;
        }
        let tops: BTreeSet<Vertex> = feet.iter().map(|foot| foot.other(block.root)).collect();
        if tops.len() < feet.len() {
            return None;
        }
        let (mut legs, mut edges) = (BTreeMap::new(), Vec::new());
        for edge in rest {
            let met: Vec<Vertex> = [edge.from, edge.to]
                .into_iter()
                .filter(|end| tops.contains(end))
                .collect();
            match met.as_slice() {
                [] => edges.push([edge.from, edge.to]),
                &[top] => {
                    let second = legs.insert(top, edge.other(top));
                    if second.is_some() {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        (legs.len() == tops.len()).then_some(Self {
            player,
            legs,
            edges,
        })
    }
}

#[cfg(test)]
mod tests;
