//! The rules of the game on bit sets, and nothing else.

use super::{Position, Refusal};
use crate::drawing::{Colour, Drawing, EdgeId};

/// A drawing as the search sees it: which edges meet at which vertex, as bits.
#[derive(Debug, Clone)]
pub(super) struct Board {
    /// For each vertex that has an edge: those edges. The ground is first.
    at_vertex: Vec<u64>,
    /// For each edge: its two ends, as places in `at_vertex`.
    ends: Vec<[usize; 2]>,
    /// For each edge: its colour.
    colours: Vec<Colour>,
}

impl Board {
    /// The most edges a drawing may have to fit in one machine word.
    pub const MOST_EDGES: usize = 64;

    pub fn of(drawing: &Drawing) -> Result<Self, Refusal> {
        let edges = drawing.edge_count();
        if edges > Self::MOST_EDGES {
            return Err(Refusal::TooManyEdges { edges });
        }
        let mut at_vertex = vec![0; drawing.vertex_count()];
        let mut ends = Vec::with_capacity(edges);
        for (number, edge) in drawing.edges().iter().enumerate() {
            let pair = [edge.from.index(), edge.to.index()];
            for end in pair {
                at_vertex[end] |= 1 << number;
            }
            ends.push(pair);
        }
        let colours = drawing.edges().iter().map(|edge| edge.colour).collect();
        Ok(Self {
            at_vertex,
            ends,
            colours,
        })
    }

    /// Every edge of the drawing, whether or not it stands.
    pub fn all(&self) -> Position {
        match self.ends.len() {
            0 => 0,
            edges => u64::MAX >> (Self::MOST_EDGES - edges),
        }
    }

    /// The colour of an edge.
    pub fn colour(&self, edge: u32) -> Colour {
        self.colours[edge as usize]
    }

    /// Whether a position has an edge of this colour.
    pub fn has(&self, position: Position, colour: Colour) -> bool {
        let stands = |edge: usize| position >> edge & 1 == 1;
        (0..self.colours.len()).any(|edge| stands(edge) && self.colours[edge] == colour)
    }

    /// What cutting an edge leaves of a position, if the edge stands in it.
    pub fn after_cut(&self, position: Position, edge: EdgeId) -> Option<Position> {
        let bit = 1_u64.checked_shl(u32::try_from(edge.index()).ok()?)?;
        (position & bit != 0).then(|| self.standing(position & !bit))
    }

    /// What is left of `edges` when all that does not reach the ground has fallen.
    pub fn standing(&self, edges: Position) -> Position {
        let mut reached = 0;
        let mut fresh = self.at_vertex[0] & edges;
        while fresh != 0 {
            reached |= fresh;
            let mut beyond = 0;
            while fresh != 0 {
                let [from, to] = self.ends[fresh.trailing_zeros() as usize];
                beyond |= self.at_vertex[from] | self.at_vertex[to];
                fresh &= fresh - 1;
            }
            fresh = beyond & edges & !reached;
        }
        reached
    }
}
