//! The blocks of a drawing: its bridges, its loops, and its pieces that no
//! single vertex holds together.

use crate::drawing::{Drawing, EdgeId, Incidence, Vertex};

/// A bridge, a loop, or a largest piece with a cycle through any two of its edges.
/// Two blocks share at most one vertex.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block {
    /// Its vertex nearest the ground: it stands there.
    pub root: Vertex,
    /// Its edges.
    pub edges: Vec<EdgeId>,
}

impl Block {
    /// Its vertices other than the root, each once, in the order of their numbers.
    pub fn tops(&self, drawing: &Drawing) -> Vec<Vertex> {
        let mut tops: Vec<Vertex> = self
            .edges
            .iter()
            .map(|&id| drawing.edge(id))
            .flat_map(|edge| [edge.from, edge.to])
            .filter(|&vertex| vertex != self.root)
            .collect();
        tops.sort_unstable();
        tops.dedup();
        tops
    }
}

/// The blocks of what reaches the ground, each after all that stand on it.
///
/// One depth-first walk with low points and a stack of edges (Hopcroft and
/// Tarjan, "Algorithm 447", Communications of the ACM 16, 1973), on a stack of
/// our own.
pub(super) fn blocks(drawing: &Drawing) -> Vec<Block> {
    Walk::new(drawing).run()
}

const UNSEEN: usize = usize::MAX;

struct Walk {
    incidence: Incidence,
    arrival: Vec<usize>,
    low: Vec<usize>,
    time: usize,
    /// Edges seen and not yet in a block, in the order of the walk.
    open: Vec<EdgeId>,
    taken: Vec<bool>,
    blocks: Vec<Block>,
}

/// A vertex on the walk's path: how it was reached and what is left to look at.
struct Stop {
    vertex: Vertex,
    /// How many edges were open before the one that led here.
    open_before: usize,
    looked_at: usize,
}

impl Walk {
    fn new(drawing: &Drawing) -> Self {
        Self {
            incidence: Incidence::of(drawing),
            arrival: vec![UNSEEN; drawing.vertex_count()],
            low: vec![UNSEEN; drawing.vertex_count()],
            time: 0,
            open: Vec::new(),
            taken: vec![false; drawing.edge_count()],
            blocks: Vec::new(),
        }
    }

    fn run(mut self) -> Vec<Block> {
        let mut path = vec![self.arrive(Vertex::GROUND)];
        while let Some(stop) = path.last_mut() {
            let here = stop.vertex;
            let Some((edge, end)) = self.incidence.get(here, stop.looked_at) else {
                let done = path.pop().expect("there is a last stop");
                if let Some(below) = path.last() {
                    self.leave(&done, below.vertex);
                }
                continue;
            };
            stop.looked_at += 1;
            if std::mem::replace(&mut self.taken[edge.index()], true) {
                continue;
            }
            if end == here {
                self.blocks.push(Block {
                    root: here,
                    edges: vec![edge],
                });
            } else if self.arrival[end.index()] == UNSEEN {
                path.push(self.arrive(end));
                self.open.push(edge);
            } else {
                self.open.push(edge);
                let reached = self.arrival[end.index()];
                let low = &mut self.low[here.index()];
                *low = reached.min(*low);
            }
        }
        self.blocks
    }

    fn arrive(&mut self, vertex: Vertex) -> Stop {
        self.arrival[vertex.index()] = self.time;
        self.low[vertex.index()] = self.time;
        self.time += 1;
        Stop {
            vertex,
            open_before: self.open.len(),
            looked_at: 0,
        }
    }

    /// Goes back down from a finished vertex; closes a block if nothing above
    /// reaches below the vertex gone back to.
    fn leave(&mut self, done: &Stop, below: Vertex) {
        let low = self.low[done.vertex.index()];
        if low >= self.arrival[below.index()] {
            let edges = self.open.split_off(done.open_before);
            self.blocks.push(Block { root: below, edges });
        }
        let under = &mut self.low[below.index()];
        *under = low.min(*under);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Edge;

    fn found(pairs: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
        let top = pairs.iter().map(|&(u, v)| u.max(v)).max().unwrap_or(0);
        let edges = pairs
            .iter()
            .map(|&(u, v)| Edge::green(Vertex::new(u), Vertex::new(v)))
            .collect();
        let drawing = Drawing::new(top + 1, edges).expect("in range");
        blocks(&drawing)
            .into_iter()
            .map(|block| {
                let mut edges: Vec<usize> = block.edges.iter().map(|id| id.index()).collect();
                edges.sort_unstable();
                (block.root.index(), edges)
            })
            .collect()
    }

    #[test]
    fn a_stalk_is_bridges_from_the_top_down() {
        assert_eq!(
            found(&[(0, 1), (1, 2), (2, 3)]),
            [(2, vec![2]), (1, vec![1]), (0, vec![0])]
        );
    }

    #[test]
    fn cycles_that_share_a_vertex_are_two_blocks() {
        let bow_tie = [(0, 1), (1, 2), (2, 3), (3, 1), (1, 4), (4, 5), (5, 1)];
        assert_eq!(
            found(&bow_tie),
            [(1, vec![1, 2, 3]), (1, vec![4, 5, 6]), (0, vec![0])]
        );
    }

    #[test]
    fn parallel_edges_are_a_block_and_a_loop_is_one_alone() {
        assert_eq!(
            found(&[(0, 1), (1, 0), (1, 1), (2, 2)]),
            [(1, vec![2]), (0, vec![0, 1])]
        );
    }
}
