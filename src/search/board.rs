//! The rules of the game on bit sets, and nothing else.

use super::{Position, Refusal};
use crate::drawing::{Colour, Drawing, EdgeId, Vertex};

/// A drawing as the search sees it: which edges meet at which vertex, as bits.
#[derive(Debug, Clone)]
pub(super) struct Board {
    /// The edges on the ground.
    at_ground: u64,
    /// For each edge: its two ends.
    ends: Vec<[End; 2]>,
    /// For each edge: its colour.
    colours: Vec<Colour>,
}

/// An end of an edge.
#[derive(Debug, Clone, Copy)]
struct End {
    /// All edges that meet there.
    edges: u64,
    is_ground: bool,
}

/// Edges that hang together, found from a few of them outwards.
#[derive(Debug, Clone, Copy)]
struct Flood {
    reached: u64,
    /// Those whose neighbours have not been looked at.
    fresh: u64,
}

impl Flood {
    const fn from(edges: u64) -> Self {
        Self {
            reached: edges,
            fresh: edges,
        }
    }

    /// Goes one edge further everywhere, within `edges`.
    fn spread(&mut self, board: &Board, edges: u64) {
        let mut beyond = 0;
        while self.fresh != 0 {
            let [from, to] = board.ends[self.fresh.trailing_zeros() as usize];
            beyond |= from.edges | to.edges;
            self.fresh &= self.fresh - 1;
        }
        self.fresh = beyond & edges & !self.reached;
        self.reached |= self.fresh;
    }
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
        for (number, edge) in drawing.edges().iter().enumerate() {
            for end in [edge.from, edge.to] {
                at_vertex[end.index()] |= 1 << number;
            }
        }
        let end = |vertex: Vertex| End {
            edges: at_vertex[vertex.index()],
            is_ground: vertex.is_ground(),
        };
        let ends = drawing.edges().iter();
        let ends = ends.map(|edge| [end(edge.from), end(edge.to)]).collect();
        let colours = drawing.edges().iter().map(|edge| edge.colour).collect();
        Ok(Self {
            at_ground: at_vertex[0],
            ends,
            colours,
        })
    }

    /// Every edge of the drawing, whether or not it stands.
    pub fn all(&self) -> Position {
        match self.colours.len() {
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
        let edge = u32::try_from(edge.index()).ok()?;
        let stands = position.checked_shr(edge)? & 1 == 1;
        stands.then(|| self.standing_without(position, edge))
    }

    /// What is left of `edges` when all that does not reach the ground has fallen.
    pub fn standing(&self, edges: Position) -> Position {
        let mut flood = Flood::from(self.at_ground & edges);
        while flood.fresh != 0 {
            flood.spread(self, edges);
        }
        flood.reached
    }

    /// What is left of a position, all of which reaches the ground, when one of its
    /// edges is cut.
    ///
    /// Only what hung on one end of the edge can fall. Both ends are flooded in turn:
    /// if the floods meet nothing falls, and if one of them ends first, it has found
    /// all that hangs together there. So the cost is that of the smaller side.
    pub fn standing_without(&self, position: Position, edge: u32) -> Position {
        let rest = position & !(1 << edge);
        let ends = self.ends[edge as usize];
        let mut floods = ends.map(|end| Flood::from(end.edges & rest));
        loop {
            for side in [0, 1] {
                let [one, other] = [side, 1 - side].map(|it| floods[it].reached);
                if one & other != 0 {
                    return rest;
                }
                if floods[side].fresh == 0 {
                    let at_ground = one & self.at_ground != 0 || ends[side].is_ground;
                    return if at_ground { one } else { rest & !one };
                }
                floods[side].spread(self, rest);
            }
        }
    }
}
