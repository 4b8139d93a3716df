//! A drawing taken apart at its cut vertices.

use crate::drawing::{Drawing, EdgeId, Incidence, Vertex};

/// A block: a bridge, or a largest piece that no single vertex takes apart.
/// Loops belong to none.
#[derive(Debug)]
pub struct Block {
    /// The vertex nearest the ground, at which it stands on the rest.
    pub root: Vertex,
    /// Its other vertices.
    pub vertices: Vec<Vertex>,
    /// Its edges, in the order in which they were drawn.
    pub edges: Vec<EdgeId>,
}

/// Every block of a drawing, each before the block it stands on.
#[derive(Debug)]
pub struct Blocks {
    /// The blocks, upper ones first.
    pub list: Vec<Block>,
    /// For each vertex, the blocks that stand on it, in the order of their edges.
    pub standing_on: Vec<Vec<usize>>,
    /// Where each connected part begins: the ground, and one vertex of every
    /// part that is not joined to it.
    pub roots: Vec<Vertex>,
}

impl Blocks {
    /// Hopcroft and Tarjan's walk ("Algorithm 447", Communications of the ACM
    /// 16, 1973), on stacks of our own.
    pub fn of(drawing: &Drawing) -> Self {
        let incidence = Incidence::of(drawing);
        let mut walk = Walk {
            incidence: &incidence,
            arrival: vec![None; drawing.vertex_count()],
            low: vec![0; drawing.vertex_count()],
            clock: 0,
            pending: Vec::new(),
            list: Vec::new(),
        };
        let mut roots = Vec::new();
        for vertex in (0..drawing.vertex_count()).map(Vertex::new) {
            let stands = vertex.is_ground() || incidence.degree(vertex) > 0;
            if stands && walk.arrival[vertex.index()].is_none() {
                roots.push(vertex);
                walk.from(drawing, vertex);
            }
        }
        let mut list = walk.list;
        let mut standing_on = vec![Vec::new(); drawing.vertex_count()];
        for (number, block) in list.iter_mut().enumerate() {
            block.edges.sort_unstable();
            standing_on[block.root.index()].push(number);
        }
        for blocks in &mut standing_on {
            blocks.sort_by_key(|&number: &usize| list[number].edges[0]);
        }
        Self {
            list,
            standing_on,
            roots,
        }
    }
}

struct Walk<'a> {
    incidence: &'a Incidence,
    /// When the walk came to each vertex.
    arrival: Vec<Option<usize>>,
    /// The earliest vertex that each or anything above it is joined to.
    low: Vec<usize>,
    clock: usize,
    /// Edges walked that belong to no finished block.
    pending: Vec<EdgeId>,
    list: Vec<Block>,
}

/// A vertex on the way back to where the walk began.
struct Stop {
    vertex: Vertex,
    came_by: Option<EdgeId>,
    looked_at: usize,
}

impl Walk<'_> {
    fn from(&mut self, drawing: &Drawing, start: Vertex) {
        let mut path = vec![self.arrive(start, None)];
        while let Some(stop) = path.last_mut() {
            let here = stop.vertex;
            let next = self.incidence.get(here, stop.looked_at);
            stop.looked_at += 1;
            match next {
                Some((edge, end)) if stop.came_by == Some(edge) || end == here => {}
                Some((edge, end)) => match self.arrival[end.index()] {
                    None => {
                        self.pending.push(edge);
                        let stop = self.arrive(end, Some(edge));
                        path.push(stop);
                    }
                    Some(when) if Some(when) < self.arrival[here.index()] => {
                        self.pending.push(edge);
                        self.low[here.index()] = self.low[here.index()].min(when);
                    }
                    Some(_) => {}
                },
                None => {
                    let came_by = stop.came_by;
                    path.pop();
                    if let (Some(edge), Some(below)) = (came_by, path.last()) {
                        self.leave(drawing, here, edge, below.vertex);
                    }
                }
            }
        }
    }

    fn arrive(&mut self, vertex: Vertex, came_by: Option<EdgeId>) -> Stop {
        self.arrival[vertex.index()] = Some(self.clock);
        self.low[vertex.index()] = self.clock;
        self.clock += 1;
        Stop {
            vertex,
            came_by,
            looked_at: 0,
        }
    }

    /// Goes back down from `vertex`; if nothing above it reaches past `below`,
    /// what is pending since `edge` is a block.
    fn leave(&mut self, drawing: &Drawing, vertex: Vertex, edge: EdgeId, below: Vertex) {
        let low = self.low[vertex.index()];
        let there = &mut self.low[below.index()];
        *there = (*there).min(low);
        if Some(low) < self.arrival[below.index()] {
            return;
        }
        let since = self.pending.iter().rposition(|&it| it == edge);
        let edges = self.pending.split_off(since.unwrap_or(0));
        let mut vertices: Vec<Vertex> = edges
            .iter()
            .flat_map(|&id| [drawing.edge(id).from, drawing.edge(id).to])
            .filter(|&end| end != below)
            .collect();
        vertices.sort_unstable();
        vertices.dedup();
        self.list.push(Block {
            root: below,
            vertices,
            edges,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Edge;

    #[test]
    fn a_barbell_has_two_triangles_and_two_bridges() {
        let pairs = [
            (0, 1),
            (1, 2),
            (2, 3),
            (3, 1),
            (3, 4),
            (4, 5),
            (5, 6),
            (6, 4),
        ];
        let edges = pairs
            .iter()
            .map(|&(u, v)| Edge::green(Vertex::new(u), Vertex::new(v)))
            .collect();
        let blocks = Blocks::of(&Drawing::new(7, edges).expect("in range"));
        let sizes: Vec<usize> = blocks.list.iter().map(|block| block.edges.len()).collect();
        assert_eq!(sizes, [3, 1, 3, 1]);
        assert_eq!(blocks.roots, [Vertex::GROUND]);
        assert_eq!(blocks.standing_on[0], [3]);
    }
}
