//! A drawing of a million edges, read by structure and by an algorithm of another kind.
//! Nobody can play it.

mod peeled;

use super::family::{About, Answer, Counted, Family, Way};
use crate::drawing::{Drawing, Edge, Incidence, Vertex};
use crate::structure::{self, Reading};
use std::fmt;

/// The edges of the drawing.
const EDGES: usize = 1_000_000;

/// Every choice falls among so many of the newest vertices.
const NEWEST: u64 = 10;

/// One edge in so many joins two vertices that are there; all others lead to a new one.
const ONE_IN: u64 = 16;

/// What is read off a green drawing.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Read {
    /// Its Grundy value.
    value: u64,
    /// Edges on no cycle.
    bridges: u64,
    /// Edges that fusion makes loops.
    loops: u64,
    /// 2-edge-connected components with at least one edge.
    components: u64,
}

/// One drawing, so large that structure has to be held against something else than play.
pub(super) static MILLION: Family<Drawing, Read> = Family {
    about: About {
        name: "million",
        title: "A million edges",
        cases: "green drawings of a million edges, made by one recipe",
        statement: "The recipe begins with the ground alone and the number 1. For each edge it takes \
                    the next number of a sequence, 1,664,525 times the last plus 1,013,904,223, of \
                    which it keeps the lowest 32 binary digits. If the highest four of these are 0 \
                    the edge joins two of the ten newest vertices; otherwise it leads from one of \
                    them to a new vertex; which ones, the next numbers of the sequence say. The \
                    value of the drawing, its bridges, loops and components, found by a walk \
                    that marks low points and by the colon principle from the walk's end to its \
                    beginning (structure), were compared with what comes of following each edge \
                    outside a spanning tree along that tree, joining the vertices on the way, and \
                    taking leaves off the tree that is left; and the value with the parity of the \
                    number of edges. The drawing was not played.",
    },
    cases: || vec![recipe(EDGES)],
    called: |_| "the drawing of a million edges".to_owned(),
    ways: [
        Way {
            name: "structure",
            answer: by_structure,
        },
        Way {
            name: "peeling leaves",
            answer: by_peeling,
        },
    ],
    facts: &[
        Counted {
            name: "edges",
            meaning: "its edges",
            count: |agreed| of_drawing(agreed, Drawing::edge_count),
        },
        Counted {
            name: "vertices",
            meaning: "its vertices, the ground included",
            count: |agreed| of_drawing(agreed, Drawing::vertex_count),
        },
        Counted {
            name: "tips",
            meaning: "its edges that end in the air, any of which may be cut or not",
            count: |agreed| of_drawing(agreed, tips),
        },
        Counted {
            name: "bridges",
            meaning: "its edges on no cycle",
            count: |agreed| of_reading(agreed, |it| it.bridges),
        },
        Counted {
            name: "loops",
            meaning: "its edges that fusion makes loops",
            count: |agreed| of_reading(agreed, |it| it.loops),
        },
        Counted {
            name: "components",
            meaning: "its 2-edge-connected components with at least one edge",
            count: |agreed| of_reading(agreed, |it| it.components),
        },
        Counted {
            name: "value",
            meaning: "its Grundy value",
            count: |agreed| of_reading(agreed, |it| it.value),
        },
    ],
};

/// A sequence of numbers that look as if they were drawn by lot and are always the same:
/// each is 1,664,525 times the one before it plus 1,013,904,223, without what lies above
/// 32 bits (Knuth and Lewis; *Numerical Recipes*, chapter 7).
struct Sequence(u32);

impl Sequence {
    /// The next number as a share of `of`: 0 or more, and less than `of`.
    fn share(&mut self, of: u64) -> u64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (u64::from(self.0) * of) >> 32
    }

    /// One of the newest of so many vertices.
    fn newest(&mut self, vertices: u64) -> u64 {
        vertices - 1 - self.share(vertices.min(NEWEST))
    }
}

/// The drawing of so many green edges that everybody gets who begins with the ground alone
/// and the number 1, and for each edge takes a number: if its share of 16 is 0, the edge
/// joins one of the ten newest vertices to another, chosen by the next two numbers, or to
/// itself; otherwise it leads from one of them, chosen by the next number, to a new vertex.
///
/// `templates/assets/million.js` has the same recipe.
fn recipe(edges: usize) -> Drawing {
    let mut sequence = Sequence(1);
    let mut vertices = 1;
    let mut made = Vec::with_capacity(edges);
    let vertex = |number: u64| Vertex::new(usize::try_from(number).expect("few vertices"));
    for _ in 0..edges {
        let joins = sequence.share(ONE_IN) == 0;
        let from = sequence.newest(vertices);
        let to = if joins {
            sequence.newest(vertices)
        } else {
            vertices += 1;
            vertices - 1
        };
        made.push(Edge::green(vertex(from), vertex(to)));
    }
    let count = vertex(vertices).index();
    Drawing::new(count, made).expect("every end is a vertex")
}

fn by_structure(drawing: &Drawing) -> Answer<Read> {
    let Ok(Reading::Green(reduction)) = structure::read(drawing) else {
        return Err("it is not green".to_owned());
    };
    Ok(Read {
        value: reduction.value().grundy(),
        bridges: reduction.bridge_count() as u64,
        loops: reduction.loop_count() as u64,
        components: reduction.components().len() as u64,
    })
}

fn by_peeling(drawing: &Drawing) -> Answer<Read> {
    let read = peeled::read(drawing);
    if read.value % 2 != drawing.edge_count() as u64 % 2 {
        return Err(format!("its value {} has the wrong parity", read.value));
    }
    Ok(read)
}

fn tips(drawing: &Drawing) -> usize {
    let incidence = Incidence::of(drawing);
    let above = (1..drawing.vertex_count()).map(Vertex::new);
    above.filter(|&it| incidence.degree(it) == 1).count()
}

/// A count of the one drawing that there is.
fn of_drawing(agreed: &[(Drawing, Read)], count: impl Fn(&Drawing) -> usize) -> u64 {
    agreed
        .iter()
        .map(|(drawing, _)| count(drawing) as u64)
        .sum()
}

fn of_reading(agreed: &[(Drawing, Read)], count: impl Fn(&Read) -> u64) -> u64 {
    agreed.iter().map(|(_, read)| count(read)).sum()
}

/// What was read, for a fault.
impl fmt::Display for Read {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            value,
            bridges,
            loops,
            components,
        } = self;
        write!(
            f,
            "*{value} ({bridges} bridges, {loops} loops, {components} components)"
        )
    }
}

#[cfg(test)]
mod tests;
