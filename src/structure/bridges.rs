//! One walk from the ground that finds every bridge.

use crate::drawing::{Drawing, EdgeId, Incidence, Vertex};

/// What one depth-first walk from the ground learns about a drawing.
///
/// Bridges by low points (Tarjan, "A note on finding the bridges of a graph",
/// Information Processing Letters 2, 1974), told apart from parallel edges by
/// edge number, on a stack of our own.
pub(super) struct Survey {
    /// The vertices joined to the ground, each after its parent; the ground first.
    pub preorder: Vec<Vertex>,
    /// For each vertex of the walk but the ground: how it was first reached.
    pub parent: Vec<Option<(EdgeId, Vertex)>>,
    /// For each edge: whether it lies on no cycle.
    pub bridge: Vec<bool>,
}

/// What the walk knows of a vertex; together in memory, since it is looked up
/// in no order that a cache could foresee.
#[derive(Clone, Copy)]
struct Visit {
    /// When the walk came to it.
    arrival: u32,
    /// The earliest arrival that it, or anything above it, is joined to by an
    /// edge outside the walk's tree.
    low: u32,
    /// How many of its edges have been looked at.
    looked_at: u32,
}

/// The arrival at a vertex that the walk has not come to.
const UNSEEN: u32 = u32::MAX;

impl Survey {
    pub fn of(drawing: &Drawing) -> Self {
        let incidence = Incidence::of(drawing);
        let mut survey = Self {
            preorder: Vec::new(),
            parent: vec![None; drawing.vertex_count()],
            bridge: vec![false; drawing.edge_count()],
        };
        let unseen = Visit {
            arrival: UNSEEN,
            low: UNSEEN,
            looked_at: 0,
        };
        let mut visits = vec![unseen; drawing.vertex_count()];
        let mut path = vec![Vertex::GROUND];
        survey.arrive(Vertex::GROUND, &mut visits);

        while let Some(&vertex) = path.last() {
            let here = vertex.index();
            let next = incidence.get(vertex, visits[here].looked_at as usize);
            visits[here].looked_at += 1;
            match next {
                Some((edge, _)) if survey.came_by(vertex, edge) => {}
                Some((edge, end)) if visits[end.index()].arrival == UNSEEN => {
                    survey.parent[end.index()] = Some((edge, vertex));
                    survey.arrive(end, &mut visits);
                    path.push(end);
                }
                Some((_, end)) => {
                    visits[here].low = visits[here].low.min(visits[end.index()].arrival);
                }
                None => {
                    path.pop();
                    if let Some((edge, below)) = survey.parent[here] {
                        let low = visits[here].low;
                        let below = &mut visits[below.index()];
                        survey.bridge[edge.index()] = low > below.arrival;
                        below.low = below.low.min(low);
                    }
                }
            }
        }
        survey
    }

    fn arrive(&mut self, vertex: Vertex, visits: &mut [Visit]) {
        let time = u32::try_from(self.preorder.len()).expect("fewer than 2^32 vertices");
        visits[vertex.index()].arrival = time;
        visits[vertex.index()].low = time;
        self.preorder.push(vertex);
    }

    fn came_by(&self, vertex: Vertex, edge: EdgeId) -> bool {
        self.parent[vertex.index()].is_some_and(|(by, _)| by == edge)
    }
}
