//! Which edges meet at which vertex, in two flat tables.

use super::{Drawing, EdgeId, Vertex};

/// The edges at every vertex of a drawing. A loop is listed twice at its vertex.
///
/// Two flat tables rather than a list a vertex: a drawing of ten million edges
/// costs two allocations, not ten million.
#[derive(Debug)]
pub struct Incidence {
    /// `entries[starts[v]..starts[v + 1]]` belong to vertex `v`.
    starts: Vec<u32>,
    entries: Vec<(EdgeId, Vertex)>,
}

impl Incidence {
    /// The incidence tables of a drawing, in the order of its edges.
    ///
    /// # Panics
    /// When the drawing has more than 2^31 edges.
    #[must_use]
    pub fn of(drawing: &Drawing) -> Self {
        let mut starts = vec![0_u32; drawing.vertex_count() + 1];
        for edge in drawing.edges() {
            starts[edge.from.index() + 1] += 1;
            starts[edge.to.index() + 1] += 1;
        }
        for vertex in 1..starts.len() {
            starts[vertex] = starts[vertex]
                .checked_add(starts[vertex - 1])
                .expect("at most 2^31 edges");
        }
        let mut next = starts.clone();
        let mut entries = vec![(EdgeId::new(0), Vertex::GROUND); 2 * drawing.edge_count()];
        for (id, edge) in drawing.edge_ids() {
            for (end, other) in [(edge.from, edge.to), (edge.to, edge.from)] {
                let slot = &mut next[end.index()];
                entries[*slot as usize] = (id, other);
                *slot += 1;
            }
        }
        Self { starts, entries }
    }

    /// The edges at `vertex`, each with its other end.
    pub fn at(&self, vertex: Vertex) -> impl Iterator<Item = (EdgeId, Vertex)> + '_ {
        self.entries[self.range(vertex)].iter().copied()
    }

    /// How many edge ends meet at `vertex`; a loop counts twice.
    #[must_use]
    pub fn degree(&self, vertex: Vertex) -> usize {
        self.range(vertex).len()
    }

    /// The `position`-th edge at `vertex` with its other end, if there are so many.
    #[must_use]
    pub fn get(&self, vertex: Vertex, position: usize) -> Option<(EdgeId, Vertex)> {
        self.entries[self.range(vertex)].get(position).copied()
    }

    fn range(&self, vertex: Vertex) -> std::ops::Range<usize> {
        self.starts[vertex.index()] as usize..self.starts[vertex.index() + 1] as usize
    }
}
