//! The colourings of a multigraph, those that are alike counted once.

use super::super::{Colour, Drawing, Edge, Vertex};
use super::graph::{Ends, Graph, rename};

/// A graph's edges, each with the place of its colour among those given.
type Coloured = Vec<(Ends, usize)>;

/// Every way to colour a graph's edges: of those that an automorphism takes into
/// each other, or an exchange of parallel edges, only the least.
pub(super) fn of(graph: &Graph, colours: &[Colour]) -> Vec<Drawing> {
    let automorphisms = graph.automorphisms();
    let mut coloured: Coloured = graph.edges().iter().map(|&ends| (ends, 0)).collect();
    let mut drawings = Vec::new();
    loop {
        let is_least = |names: &Vec<u8>| image(&coloured, names) >= coloured;
        if automorphisms.iter().all(is_least) {
            drawings.push(drawing(&coloured, colours));
        }
        if !advance(&mut coloured, colours.len()) {
            return drawings;
        }
    }
}

/// The edges in order, under other names.
fn image(coloured: &Coloured, names: &[u8]) -> Coloured {
    let renamed = coloured
        .iter()
        .map(|&(ends, colour)| (rename(ends, names), colour));
    let mut image: Coloured = renamed.collect();
    image.sort_unstable();
    image
}

/// Goes on to the next colouring, counting in the base of the number of colours;
/// says whether there is one.
fn advance(coloured: &mut Coloured, colours: usize) -> bool {
    coloured.iter_mut().rev().any(|(_, colour)| {
        *colour = (*colour + 1) % colours;
        *colour > 0
    })
}

fn drawing(coloured: &Coloured, colours: &[Colour]) -> Drawing {
    let edges: Vec<Edge> = coloured
        .iter()
        .map(|&([low, high], colour)| Edge {
            from: Vertex::new(low.into()),
            to: Vertex::new(high.into()),
            colour: colours[colour],
        })
        .collect();
    let top = edges.iter().map(|edge| edge.to.index()).max().unwrap_or(0);
    Drawing::new(top + 1, edges).expect("every vertex is counted")
}
