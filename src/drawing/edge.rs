//! Vertices, and the coloured edges that join them.

use std::fmt;

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

    /// The letter for the colour in the word for a stalk.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Red => 'R',
        }
    }

    /// The colour that a letter in the word for a stalk stands for.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        let all = [Self::Green, Self::Blue, Self::Red];
        all.into_iter().find(|colour| colour.letter() == letter)
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

    /// The edge with each end moved to where `moved` says.
    #[must_use]
    pub fn with_ends(self, moved: impl Fn(Vertex) -> Vertex) -> Self {
        Self {
            from: moved(self.from),
            to: moved(self.to),
            ..self
        }
    }
}
