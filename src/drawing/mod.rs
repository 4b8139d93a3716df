//! What a drawing is: vertices, coloured edges, the ground, cutting an edge.
//!
//! A [`Drawing`] is a multigraph with loops and parallel edges, standing on one
//! vertex called the ground. It knows nothing of values: both routes to a value
//! start here and share nothing else.

mod edge;
pub mod enumeration;
mod incidence;

use std::collections::BTreeSet;
use std::sync::Arc;

pub use edge::{Colour, Edge, EdgeId, Vertex};
pub use incidence::Incidence;

/// Why a list of edges is not a drawing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    /// An edge names a vertex that the drawing does not have.
    #[error("edge {edge} ends at vertex {vertex}, but there are only {vertices} vertices")]
    NoSuchVertex {
        /// The edge's number.
        edge: usize,
        /// The vertex it names.
        vertex: usize,
        /// How many vertices there are.
        vertices: usize,
    },
    /// More vertices or edges than 32 bits can number.
    #[error("a drawing may have at most {} vertices and as many edges", u32::MAX)]
    TooLarge,
}

/// A Hackenbush drawing: a multigraph whose edges are coloured, one of whose
/// vertices, number 0, is the ground.
///
/// Vertices may carry names (for errors, captions and spoken descriptions);
/// drawings made by programs, which may have millions of vertices, go without.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    vertices: usize,
    edges: Arc<[Edge]>,
    names: Option<Arc<[String]>>,
}

impl Drawing {
    /// A drawing with `vertices` vertices, the ground among them, and these edges.
    ///
    /// # Errors
    /// When an edge ends at a vertex that is not there, or there are more than
    /// 2^32 - 1 vertices or edges.
    pub fn new(vertices: usize, edges: Vec<Edge>) -> Result<Self, DrawingError> {
        let vertices = vertices.max(1);
        let largest = u32::MAX as usize;
        if vertices > largest || edges.len() > largest {
            return Err(DrawingError::TooLarge);
        }
        for (number, edge) in edges.iter().enumerate() {
            let vertex = edge.from.max(edge.to).index();
            if vertex >= vertices {
                return Err(DrawingError::NoSuchVertex {
                    edge: number,
                    vertex,
                    vertices,
                });
            }
        }
        Ok(Self {
            vertices,
            edges: edges.into(),
            names: None,
        })
    }

    /// A stalk: one path of edges up from the ground, their colours in order.
    ///
    /// # Panics
    /// When there are more than 2^32 - 2 edges.
    #[must_use]
    pub fn stalk(colours: impl IntoIterator<Item = Colour>) -> Self {
        let edges: Vec<Edge> = colours
            .into_iter()
            .enumerate()
            .map(|(height, colour)| Edge {
                from: Vertex::new(height),
                to: Vertex::new(height + 1),
                colour,
            })
            .collect();
        Self {
            vertices: edges.len() + 1,
            edges: edges.into(),
            names: None,
        }
    }

    /// The colours of the edges from the ground up, if the drawing is one
    /// [stalk](Self::stalk).
    #[must_use]
    pub fn as_stalk(&self) -> Option<Vec<Colour>> {
        let incidence = Incidence::of(self);
        let mut colours = Vec::new();
        let (mut vertex, mut below) = (Vertex::GROUND, None);
        loop {
            let mut above = incidence
                .at(vertex)
                .filter(move |(id, _)| Some(*id) != below);
            match (above.next(), above.next()) {
                (None, _) => break,
                (Some(_), Some(_)) => return None,
                (Some((id, end)), None) => {
                    colours.push(self.edge(id).colour);
                    (vertex, below) = (end, Some(id));
                }
            }
        }
        (colours.len() == self.edge_count()).then_some(colours)
    }

    /// The same drawing, its vertices named. `names[0]` is the ground's.
    ///
    /// # Panics
    /// When there is not exactly one name a vertex.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        assert_eq!(names.len(), self.vertices, "one name a vertex");
        self.names = Some(names.into());
        self
    }

    /// The same vertices and names with other edges: what a reduction makes of
    /// a drawing, every survivor under its own name.
    ///
    /// # Panics
    /// When an edge ends at a vertex that is not there.
    #[must_use]
    pub fn with_edges(&self, edges: Vec<Edge>) -> Self {
        debug_assert!(
            edges
                .iter()
                .all(|edge| edge.from.max(edge.to).index() < self.vertices)
        );
        Self {
            vertices: self.vertices,
            edges: edges.into(),
            names: self.names.clone(),
        }
    }

    /// The same drawing with vertices added, until there are `count`. Where others
    /// have names, the new ones get names that no other has: `v7`, and so on.
    #[must_use]
    pub fn with_more_vertices(&self, count: usize) -> Self {
        let mut grown = self.clone();
        grown.vertices = count.max(self.vertices);
        if let Some(names) = self
            .names
            .as_ref()
            .filter(|_| grown.vertices > self.vertices)
        {
            let taken: BTreeSet<&String> = names.iter().collect();
            let unused = (self.vertices..)
                .map(|number| format!("v{number}"))
                .filter(|name| !taken.contains(name))
                .take(grown.vertices - self.vertices);
            grown.names = Some(names.iter().cloned().chain(unused).collect());
        }
        grown
    }

    /// How many vertices there are, the ground included.
    #[must_use]
    pub const fn vertex_count(&self) -> usize {
        self.vertices
    }

    /// How many edges are drawn, those included that do not reach the ground.
    #[must_use]
    pub fn edge_count(&self) -> usize {
        self.edges.len()
    }

    /// The edges in the order in which they were drawn.
    #[must_use]
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// One edge.
    #[must_use]
    pub fn edge(&self, id: EdgeId) -> Edge {
        self.edges[id.index()]
    }

    /// The edges with their numbers.
    pub fn edge_ids(&self) -> impl Iterator<Item = (EdgeId, Edge)> + '_ {
        self.edges
            .iter()
            .enumerate()
            .map(|(number, &edge)| (EdgeId::new(number), edge))
    }

    /// A vertex's name: the author's, or `v7` where nobody named it.
    #[must_use]
    pub fn name(&self, vertex: Vertex) -> String {
        match &self.names {
            Some(names) => names[vertex.index()].clone(),
            None if vertex.is_ground() => "ground".to_owned(),
            None => format!("v{}", vertex.index()),
        }
    }

    /// The vertex of this name.
    #[must_use]
    pub fn vertex_named(&self, name: &str) -> Option<Vertex> {
        (0..self.vertices)
            .map(Vertex::new)
            .find(|&vertex| self.name(vertex) == name)
    }

    /// The first edge that is not green, if there is one.
    #[must_use]
    pub fn first_coloured_edge(&self) -> Option<(EdgeId, Edge)> {
        self.edge_ids()
            .find(|(_, edge)| edge.colour != Colour::Green)
    }

    /// For each edge, whether it hangs together with the ground. What does not
    /// falls off before play begins.
    #[must_use]
    pub fn grounded_edges(&self) -> Vec<bool> {
        let incidence = Incidence::of(self);
        let mut reached = vec![false; self.vertices];
        reached[0] = true;
        let mut frontier = vec![Vertex::GROUND];
        while let Some(vertex) = frontier.pop() {
            for (_, end) in incidence.at(vertex) {
                if !reached[end.index()] {
                    reached[end.index()] = true;
                    frontier.push(end);
                }
            }
        }
        self.edges
            .iter()
            .map(|edge| reached[edge.from.index()])
            .collect()
    }

    /// What is left standing when only the edges marked in `kept` remain: those
    /// of them that still hang together with the ground.
    ///
    /// # Panics
    /// When `kept` does not have one entry an edge.
    #[must_use]
    pub fn standing(&self, kept: &[bool]) -> Self {
        assert_eq!(kept.len(), self.edges.len(), "one mark an edge");
        let pick = |edges: &[Edge], marks: &[bool]| -> Vec<Edge> {
            edges
                .iter()
                .zip(marks)
                .filter_map(|(&edge, &keep)| keep.then_some(edge))
                .collect()
        };
        let rest = self.with_edges(pick(&self.edges, kept));
        let grounded = rest.grounded_edges();
        rest.with_edges(pick(&rest.edges, &grounded))
    }

    /// How an edge is spoken of: `a-b`.
    #[must_use]
    pub fn edge_name(&self, edge: Edge) -> String {
        format!("{}-{}", self.name(edge.from), self.name(edge.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn green(pairs: &[(usize, usize)]) -> Drawing {
        let top = pairs.iter().map(|&(u, v)| u.max(v)).max().unwrap_or(0);
        let edges = pairs
            .iter()
            .map(|&(u, v)| Edge::green(Vertex::new(u), Vertex::new(v)))
            .collect();
        Drawing::new(top + 1, edges).expect("vertices in range")
    }

    #[test]
    fn what_is_not_joined_to_the_ground_falls() {
        let drawing = green(&[(0, 1), (2, 3), (1, 1), (3, 3)]);
        assert_eq!(drawing.grounded_edges(), [true, false, true, false]);
    }

    #[test]
    fn cutting_one_side_of_a_cycle_drops_nothing_else() {
        let triangle = green(&[(0, 1), (1, 2), (2, 0)]);
        assert_eq!(triangle.standing(&[true, false, true]).edge_count(), 2);
    }

    #[test]
    fn cutting_the_foot_of_a_stalk_drops_it_all() {
        let stalk = Drawing::stalk([Colour::Green; 4]);
        assert_eq!(stalk.standing(&[false, true, true, true]).edge_count(), 0);
    }

    #[test]
    fn a_new_vertex_takes_a_name_that_nobody_has() {
        let names = ["ground", "v3", "a"].map(str::to_owned);
        let edges = vec![Edge::green(Vertex::GROUND, Vertex::new(1))];
        let drawing = Drawing::new(3, edges).expect("in range");
        let grown = drawing.with_names(names.into()).with_more_vertices(5);
        let names: Vec<String> = (0..5).map(|it| grown.name(Vertex::new(it))).collect();
        assert_eq!(names, ["ground", "v3", "a", "v4", "v5"]);
        let unnamed = green(&[(0, 1)]).with_more_vertices(3);
        assert_eq!(unnamed.name(Vertex::new(2)), "v2");
    }

    #[test]
    fn an_edge_to_nowhere_is_refused() {
        let edge = Edge::green(Vertex::GROUND, Vertex::new(3));
        assert_eq!(
            Drawing::new(2, vec![edge]),
            Err(DrawingError::NoSuchVertex {
                edge: 0,
                vertex: 3,
                vertices: 2
            })
        );
    }
}
