//! Redwood beds: cycles of two colours that one number still describes.
//!
//! A bed stands on *feet* of one colour, say blue. Each foot meets one red edge, its
//! *leg*, and nothing else; no two legs meet, other red edges join them, and none
//! stands on the ground. Red can afford to cut whatever does not join the feet, and if m cuts in
//! a row leave them joined the bed is worth 2^-(m+1) (*Winning Ways*, chapter 7,
//! "Redwood furniture"). What stays to the end is a smallest tree that joins the
//! feet: finding it is the Steiner problem, which is NP-hard, and beds on many
//! feet are left alone.

mod steiner;

use super::blocks::Block;
use crate::drawing::{Drawing, Edge, EdgeId, Vertex};
use crate::value::{Dyadic, Player};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// The value of a block that is a redwood bed; `None` if it is none, or one whose
/// smallest tree would take too long to find.
///
/// `standing` tells the number that stands on each vertex of the block, if it is
/// one. Whole moves of the bed's own colour may stand on it, for they are cuts
/// that leave the feet joined; on the feet nothing may.
pub(super) fn bed(
    drawing: &Drawing,
    block: &Block,
    standing: impl Fn(Vertex) -> Option<Dyadic>,
) -> Option<Dyadic> {
    let bed = Bed::of(drawing, block)?;
    // Everything but the feet, less what has to stay.
    let mut spare = i64::try_from(bed.legs.len() + bed.edges.len()).ok()?;
    for vertex in block.tops(drawing) {
        let there = standing(vertex)?;
        let is_foot = bed.legs.contains_key(&vertex);
        spare = spare.checked_add(match there.sign() {
            Ordering::Equal => 0,
            _ if is_foot => return None,
            _ => moves_of(bed.player.other(), &there)?,
        })?;
    }
    // Two feet whose legs meet, and nothing more, are worth 1: no last cut parts
    // them into halves.
    let joined: BTreeSet<Vertex> = bed.legs.values().copied().collect();
    if joined.len() < bed.legs.len() {
        return None;
    }
    let tree = steiner::smallest_tree(&bed.edges, &joined)?;
    let kept = i64::try_from(bed.legs.len() + tree).ok()?;
    let value = Dyadic::half_power(usize::try_from(spare - kept + 1).ok()?);
    Some(match bed.player {
        Player::Left => value,
        Player::Right => -value,
    })
}

/// How many whole moves of this player's a number is worth, if it is that.
fn moves_of(player: Player, number: &Dyadic) -> Option<i64> {
    let moves = number.to_scaled(0)? * player.sign();
    (moves > 0).then_some(moves)
}

/// A bed taken apart.
struct Bed {
    /// Whose colour the feet are.
    player: Player,
    /// For the top of each foot: the vertex to which its leg leads.
    legs: BTreeMap<Vertex, Vertex>,
    /// The ends of all other edges.
    edges: Vec<[Vertex; 2]>,
}

impl Bed {
    /// The parts of a block, if it stands as a bed does.
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
        let tops: BTreeSet<Vertex> = feet
            .iter()
            .map(|foot| other_end(foot, block.root))
            .collect();
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
                    let second = legs.insert(top, other_end(&edge, top));
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

fn other_end(edge: &Edge, end: Vertex) -> Vertex {
    if edge.from == end { edge.to } else { edge.from }
}

#[cfg(test)]
mod tests;
