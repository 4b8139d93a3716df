//! What a drawing is: vertices, coloured edges, the ground, cutting an edge.
//!
//! A [`Drawing`] is a multigraph with loops and parallel edges, standing on one
//! vertex called the ground. It knows nothing of values: both routes to a value
//! start here and share nothing else.

pub mod enumeration;
mod incidence;

use std::fmt;
use std::sync::Arc;

pub use incidence::Incidence;

/// Who may cut an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Either player may cut it.
    Green,
    /// Only Left may cut it.
    Blue,
    /// Only Right may cut it.
    Red,
}

impl Colour {
    /// The word for the colour, as it stands in files and on pages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Red => "red",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A vertex of a drawing, counted from the ground, which is vertex 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vertex(u32);

impl Vertex {
    /// The ground: always one vertex, however wide it is drawn.
    pub const GROUND: Self = Self(0);

    /// The vertex with this number.
    ///
    /// # Panics
    /// When the number does not fit in 32 bits; no drawing has that many vertices.
    #[must_use]
    pub fn new(index: usize) -> Self {
        Self(u32::try_from(index).expect("a drawing has fewer than 2^32 vertices"))
    }

    /// Its number, for indexing tables by vertex.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether this is the ground.
    #[must_use]
    pub const fn is_ground(self) -> bool {
        self.0 == 0
    }
}

/// An edge of a drawing by its number, in the order in which edges were drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EdgeId(u32);

impl EdgeId {
    /// The edge with this number.
    ///
    /// # Panics
    /// When the number does not fit in 32 bits; no drawing has that many edges.
    #[must_use]
    pub fn new(index: usize) -> Self {
        Self(u32::try_from(index).expect("a drawing has fewer than 2^32 edges"))
    }

    /// Its number, for indexing tables by edge.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An edge: two ends, which are one vertex for a loop, and a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edge {
    /// One end.
    pub from: Vertex,
    /// The other end.
    pub to: Vertex,
    /// Who may cut it.
    pub colour: Colour,
}

impl Edge {
    /// A green edge.
    #[must_use]
    pub const fn green(from: Vertex, to: Vertex) -> Self {
        Self {
            from,
            to,
            colour: Colour::Green,
        }
    }

    /// Whether both ends are the same vertex.
    #[must_use]
    pub fn is_loop(self) -> bool {
        self.from == self.to
    }

    /// The end that is not `end` (for a loop, `end` itself).
    #[must_use]
    pub fn other(self, end: Vertex) -> Vertex {
        if self.from == end { self.to } else { self.from }
    }
}

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
