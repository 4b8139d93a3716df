//! Drawings in all colours: the sum of mountain and jungle against the whole.

use super::family::{About, Answer, Counted, Family, Way};
use super::routes::{ALL_COLOURS, by_search, count, edges_of};
use crate::drawing::{Colour, Drawing, Edge, Vertex, enumeration};
use crate::value::Value;

/// Mountain and jungle, each played by itself, against the whole drawing.
///
/// Structure uses the theorem in its own way; here it is tested straight from
/// its statement, without structure.
pub(super) static MOUNTAIN_AND_JUNGLE: Family<Drawing, Value> = Family {
    about: About {
        name: "mountain-and-jungle",
        title: "Mountain and jungle",
        cases: "green, blue and red drawings of at most five edges",
        statement: "The value of the mountain, which must be a number, plus that of the jungle, \
                    which must be infinitesimal, each played by itself (search), was compared with \
                    the value of the whole drawing played at once (search).",
    },
    cases: || enumeration::multigraphs(5, &ALL_COLOURS),
    called: edges_of,
    ways: [
        Way {
            name: "mountain plus jungle",
            answer: by_parts,
        },
        Way {
            name: "the whole drawing",
            answer: by_search,
        },
    ],
    facts: &[
        Counted {
            name: "both",
            meaning: "such drawings with a mountain and a jungle",
            count: |agreed| with(agreed, |mountain, jungle| mountain && jungle),
        },
        Counted {
            name: "mountains",
            meaning: "such drawings with a mountain and no jungle",
            count: |agreed| with(agreed, |mountain, jungle| mountain && !jungle),
        },
        Counted {
            name: "jungles",
            meaning: "such drawings with a jungle and no mountain",
            count: |agreed| with(agreed, |mountain, jungle| !mountain && jungle),
        },
        Counted {
            name: "numbers",
            meaning: "such drawings worth a number",
            count: |agreed| count(agreed, |it| it.as_number().is_some()),
        },
    ],
};

/// How many drawings have a mountain, a jungle or both, as wanted.
fn with(agreed: &[(Drawing, Value)], wanted: impl Fn(bool, bool) -> bool) -> u64 {
    let is_wanted = |drawing: &Drawing| {
        let [mountain, jungle] = split(drawing).map(|part| part.edge_count() > 0);
        wanted(mountain, jungle)
    };
    agreed.iter().filter(|(it, _)| is_wanted(it)).count() as u64
}

fn by_parts(drawing: &Drawing) -> Answer<Value> {
    let [mountain, jungle] = split(drawing);
    sum_of(&by_search(&mountain)?, &by_search(&jungle)?)
}

/// A number plus an infinitesimal, and nothing where they are not what they must be.
pub(super) fn sum_of(mountain: &Value, jungle: &Value) -> Answer<Value> {
    if mountain.as_number().is_none() {
        return Err(format!(
            "its mountain is worth {mountain}, which is no number"
        ));
    }
    mountain.in_store(|games, number| {
        let rest = games.import(jungle);
        if !games.is_infinitesimal(rest) {
            return Err(format!(
                "its jungle is worth {jungle}, which is not infinitesimal"
            ));
        }
        let sum = games.sum(number, rest);
        Ok(games.export(sum))
    })
}

/// The mountain, which is the edges that blue and red ones alone join to the
/// ground, and the jungle: all others, with every vertex of the mountain put on
/// the ground.
fn split(drawing: &Drawing) -> [Drawing; 2] {
    let is_coloured = |edge: &Edge| edge.colour != Colour::Green;
    let coloured: Vec<bool> = drawing.edges().iter().map(is_coloured).collect();
    let mountain = drawing.standing(&coloured);
    let mut on_mountain = vec![false; drawing.vertex_count()];
    on_mountain[Vertex::GROUND.index()] = true;
    for edge in mountain.edges() {
        on_mountain[edge.from.index()] = true;
        on_mountain[edge.to.index()] = true;
    }
    let in_jungle = |edge: &&Edge| !is_coloured(edge) || !on_mountain[edge.from.index()];
    let lowered = |vertex: Vertex| {
        if on_mountain[vertex.index()] {
            Vertex::GROUND
        } else {
            vertex
        }
    };
    let jungle = drawing.edges().iter().filter(in_jungle).map(|&edge| Edge {
        from: lowered(edge.from),
        to: lowered(edge.to),
        ..edge
    });
    let jungle = drawing.with_edges(jungle.collect());
    [mountain, jungle]
}
