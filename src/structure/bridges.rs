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

/// A vertex that the walk has not come to.
const UNSEEN: u32 = u32::MAX;

impl Survey {
    pub fn of(drawing: &Drawing) -> Self {
        let incidence = Incidence::of(drawing);
        let vertices = drawing.vertex_count();
        let mut survey = Self {
            preorder: Vec::new(),
            parent: vec![None; vertices],
            bridge: vec![false; drawing.edge_count()],
        };
        // When the walk came to each vertex, and the earliest vertex that it or
        // anything above it is joined to by an edge outside the walk's tree.
        let mut arrival = vec![UNSEEN; vertices];
        let mut low = vec![UNSEEN; vertices];
        let mut looked_at = vec![0_u32; vertices];
        let mut path = vec![Vertex::GROUND];
        survey.arrive(Vertex::GROUND, &mut arrival, &mut low);

        while let Some(&vertex) = path.last() {
            let here = vertex.index();
            let next = incidence.get(vertex, looked_at[here] as usize);
            looked_at[here] += 1;
            match next {
                Some((edge, _)) if survey.came_by(vertex, edge) => {}
                Some((edge, end)) if arrival[end.index()] == UNSEEN => {
                    survey.parent[end.index()] = Some((edge, vertex));
                    survey.arrive(end, &mut arrival, &mut low);
                    path.push(end);
                }
                Some((_, end)) => low[here] = low[here].min(arrival[end.index()]),
                None => {
                    path.pop();
                    if let Some((edge, below)) = survey.parent[here] {
                        let below = below.index();
                        survey.bridge[edge.index()] = low[here] > arrival[below];
                        low[below] = low[below].min(low[here]);
                    }
                }
            }
        }
        survey
    }

    fn arrive(&mut self, vertex: Vertex, arrival: &mut [u32], low: &mut [u32]) {
        let time = u32::try_from(self.preorder.len()).expect("fewer than 2^32 vertices");
        arrival[vertex.index()] = time;
        low[vertex.index()] = time;
        self.preorder.push(vertex);
    }

    fn came_by(&self, vertex: Vertex, edge: EdgeId) -> bool {
        self.parent[vertex.index()].is_some_and(|(by, _)| by == edge)
    }
}
