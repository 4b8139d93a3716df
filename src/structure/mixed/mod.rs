//! Drawings with blue or red edges: split, fuse, and read from the tips down.

use super::blocks::{Block, blocks};
use super::stalk;
use super::theorem::{Step, Theorem};
use crate::drawing::{Colour, Drawing, Edge, EdgeId, Incidence, Vertex};
use crate::value::{Dyadic, Game, Games, Nimber, Player, Value};
use std::collections::BTreeSet;

/// A coloured drawing read by theorems.
#[derive(Debug, Clone)]
pub struct MixedReading {
    value: Value,
    theorems: Vec<Theorem>,
    steps: Vec<Step>,
    standing: Vec<Value>,
    fallen: usize,
}

impl MixedReading {
    /// The value of the drawing.
    #[must_use]
    pub const fn value(&self) -> &Value {
        &self.value
    }

    /// Every theorem used, in the order of [`Theorem`].
    #[must_use]
    pub fn theorems(&self) -> &[Theorem] {
        &self.theorems
    }

    /// The drawings on the way, each with the theorem that leads to it.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many edges fell before play began.
    #[must_use]
    pub const fn fallen_count(&self) -> usize {
        self.fallen
    }

    /// The value of what stands on a vertex once the drawing is split; 0 for a
    /// vertex that was merged into another.
    #[must_use]
    pub fn value_at(&self, vertex: Vertex) -> &Value {
        &self.standing[vertex.index()]
    }
}

/// Reads a drawing by mountain and jungle, colon, fusion in green pieces, and
/// ordinal sums; the edges of its cores, if any are left.
pub(super) fn read(drawing: &Drawing) -> Result<MixedReading, Vec<EdgeId>> {
    let mut reader = Reader::new(drawing);
    if let Some(value) = reader.by_stalks() {
        return Ok(reader.finish(&value, Vec::new()));
    }
    reader.split();
    let standing = reader.read_down_from_the_tips()?;
    let value = standing[0];
    let standing = standing
        .iter()
        .map(|&game| reader.games.export(game))
        .collect();
    let value = reader.games.export(value);
    Ok(reader.finish(&value, standing))
}

/// A reading under way. The drawing is rewritten as theorems allow; its edges
/// keep their order, so that the `n`-th edge is always the one `origin[n]`.
struct Reader {
    drawing: Drawing,
    origin: Vec<EdgeId>,
    games: Games,
    theorems: BTreeSet<Theorem>,
    steps: Vec<Step>,
    fallen: usize,
}

/// What can be said of a block once the values of all that stands on it are known.
enum BlockValue {
    Read(Game),
    /// No theorem reads it.
    Core,
}

impl Reader {
    fn new(drawing: &Drawing) -> Self {
        let grounded = drawing.grounded_edges();
        let (origin, edges): (Vec<EdgeId>, Vec<Edge>) = drawing
            .edge_ids()
            .filter(|(id, _)| grounded[id.index()])
            .unzip();
        let fallen = drawing.edge_count() - edges.len();
        let mut reader = Self {
            drawing: drawing.with_edges(edges),
            origin,
            games: Games::new(),
            theorems: BTreeSet::new(),
            steps: Vec::new(),
            fallen,
        };
        if fallen > 0 {
            reader.keep_step(Theorem::Prune);
        }
        reader
    }

    fn finish(self, value: &Value, standing: Vec<Value>) -> MixedReading {
        MixedReading {
            value: value.clone(),
            theorems: self.theorems.into_iter().collect(),
            steps: self.steps,
            standing,
            fallen: self.fallen,
        }
    }

    fn keep_step(&mut self, theorem: Theorem) {
        self.theorems.insert(theorem);
        self.steps.push(Step {
            theorem,
            drawing: self.drawing.clone(),
            origin: self.origin.clone(),
        });
    }

    /// The value, if the drawing is nothing but blue-red stalks side by side.
    fn by_stalks(&mut self) -> Option<Value> {
        let stalks = stalk::stalks(&self.drawing)?;
        self.theorems.insert(Theorem::Berlekamp);
        let total = stalks
            .iter()
            .map(|colours| stalk::berlekamp(colours))
            .fold(Dyadic::ZERO, |sum, value| sum + value);
        Some(Value::from(total))
    }

    /// Splits mountain from jungle, at the ground and wherever a piece stands on
    /// one vertex, for every block that could not be read whole.
    fn split(&mut self) {
        let mut split = false;
        loop {
            let blocks = blocks(&self.drawing);
            let Some(edges) = blocks
                .iter()
                .find_map(|block| self.split_at(block, &blocks))
            else {
                break;
            };
            self.drawing = self.drawing.with_edges(edges);
            split = true;
        }
        if split {
            self.keep_step(Theorem::MountainAndJungle);
        }
    }

    /// The edges once what stands at a block's root is split into mountain and
    /// jungle, if the block has a cycle with a coloured edge and splitting
    /// changes anything.
    fn split_at(&self, block: &Block, blocks: &[Block]) -> Option<Vec<Edge>> {
        let coloured = |&id: &EdgeId| self.drawing.edge(id).colour != Colour::Green;
        if block.edges.len() < 2 || !block.edges.iter().any(coloured) {
            return None;
        }
        let above = standing_on(block.root, blocks, &self.drawing);
        let mountain = self.mountain(block.root, &above);
        let moved = |vertex: Vertex| {
            if mountain[vertex.index()] {
                block.root
            } else {
                vertex
            }
        };
        // A coloured edge at a vertex of the mountain belongs to the mountain.
        let edges: Vec<Edge> = self
            .drawing
            .edge_ids()
            .map(|(id, edge)| {
                if above[id.index()] && edge.colour == Colour::Green {
                    Edge {
                        from: moved(edge.from),
                        to: moved(edge.to),
                        ..edge
                    }
                } else {
                    edge
                }
            })
            .collect();
        (edges != self.drawing.edges()).then_some(edges)
    }

    /// The vertices that blue and red edges among `above` join to `root`.
    fn mountain(&self, root: Vertex, above: &[bool]) -> Vec<bool> {
        let incidence = Incidence::of(&self.drawing);
        let mut reached = vec![false; self.drawing.vertex_count()];
        reached[root.index()] = true;
        let mut frontier = vec![root];
        while let Some(vertex) = frontier.pop() {
            for (id, end) in incidence.at(vertex) {
                let climbs = above[id.index()] && self.drawing.edge(id).colour != Colour::Green;
                if climbs && !std::mem::replace(&mut reached[end.index()], true) {
                    frontier.push(end);
                }
            }
        }
        reached
    }

    /// The value of what stands on each vertex; all cores if there are any.
    fn read_down_from_the_tips(&mut self) -> Result<Vec<Game>, Vec<EdgeId>> {
        let zero = self.games.number(Dyadic::ZERO);
        let mut standing = vec![zero; self.drawing.vertex_count()];
        let mut cores = BTreeSet::new();
        for block in blocks(&self.drawing) {
            match self.value_of(&block, &standing) {
                BlockValue::Read(value) => {
                    let there = &mut standing[block.root.index()];
                    *there = self.games.sum(*there, value);
                }
                BlockValue::Core => {
                    cores.extend(block.edges.iter().map(|&id| self.origin[id.index()]));
                }
            }
        }
        if cores.is_empty() {
            Ok(standing)
        } else {
            Err(cores.into_iter().collect())
        }
    }

    fn value_of(&mut self, block: &Block, standing: &[Game]) -> BlockValue {
        let tops = block.tops(&self.drawing);
        let first = self.drawing.edge(block.edges[0]);
        match (block.edges.as_slice(), tops.as_slice()) {
            // A loop is a twig.
            (_, []) => BlockValue::Read(self.unit(first.colour)),
            ([_], &[top]) => {
                self.theorems.insert(Theorem::OrdinalSum);
                self.theorems.insert(Theorem::Colon);
                let edge = self.unit(first.colour);
                BlockValue::Read(self.games.ordinal_sum(edge, standing[top.index()]))
            }
            _ => self.value_of_cycles(block, &tops, standing),
        }
    }

    /// A block with cycles: all green under what is worth a green stalk, or all
    /// of one colour under what is worth a stalk of that colour.
    fn value_of_cycles(&mut self, block: &Block, tops: &[Vertex], standing: &[Game]) -> BlockValue {
        let colour = self.drawing.edge(block.edges[0]).colour;
        let uniform = block
            .edges
            .iter()
            .all(|&id| self.drawing.edge(id).colour == colour);
        let above = tops.iter().map(|top| standing[top.index()]);
        if !uniform {
            return BlockValue::Core;
        }
        if colour == Colour::Green {
            let parity = Nimber::new(block.edges.len() as u64 % 2);
            let Some(sum) = above
                .map(|game| self.games.as_nimber(game))
                .try_fold(parity, |sum, value| Some(sum.nim_sum(value?)))
            else {
                return BlockValue::Core;
            };
            self.theorems.extend([Theorem::Fusion, Theorem::Parity]);
            return BlockValue::Read(self.games.nimber(sum));
        }
        let owner = if colour == Colour::Blue {
            Player::Left
        } else {
            Player::Right
        };
        let edges = i64::try_from(block.edges.len()).expect("fewer than 2^32");
        let edges = Dyadic::from(owner.sign() * edges);
        let opposed = 0.cmp(&owner.sign());
        let Some(total) =
            above
                .map(|game| self.games.as_number(game))
                .try_fold(edges, |sum, value| {
                    let value = value?.clone();
                    (value.is_integer() && value.sign() != opposed).then(|| sum + value)
                })
        else {
            return BlockValue::Core;
        };
        self.theorems.insert(Theorem::OneColour);
        BlockValue::Read(self.games.number(total))
    }

    /// The value of one edge.
    fn unit(&mut self, colour: Colour) -> Game {
        match colour {
            Colour::Green => self.games.nimber(Nimber::STAR),
            Colour::Blue => self.games.number(Dyadic::from(1)),
            Colour::Red => self.games.number(Dyadic::from(-1)),
        }
    }
}

/// For each edge, whether it stands on `root`: it belongs to a block rooted
/// there, or to one that stands on such a block. The ground carries everything.
fn standing_on(root: Vertex, blocks: &[Block], drawing: &Drawing) -> Vec<bool> {
    let mut above = vec![false; drawing.edge_count()];
    let mut carried = vec![false; drawing.vertex_count()];
    carried[root.index()] = true;
    // Blocks come after all that stand on them, so backwards they come before.
    for block in blocks.iter().rev() {
        if carried[block.root.index()] {
            for &id in &block.edges {
                above[id.index()] = true;
            }
            for top in block.tops(drawing) {
                carried[top.index()] = true;
            }
        }
    }
    above
}
