//! Every drawing of a kind, once each: families small enough to be looked at whole.
//!
//! Drawings that differ only in the names of their vertices are one drawing here.
//! Families come by the number of edges, fewest first, and always in the same
//! order, so that the first case on which something fails is a smallest one.

mod colourings;
mod graph;
mod trees;

use super::{Colour, Drawing};
use graph::Graph;
use std::collections::BTreeSet;

pub use trees::trees;

/// Every stalk of at most so many edges in these colours, the empty one included.
///
/// # Panics
/// When an edge would not fit in 32 bits; there is no memory for so many stalks.
#[must_use]
pub fn stalks(most_edges: usize, colours: &[Colour]) -> Vec<Drawing> {
    let mut words: Vec<Vec<Colour>> = vec![Vec::new()];
    let mut shorter = 0..1;
    for _ in 0..most_edges {
        let end = words.len();
        for word in shorter.clone() {
            for &colour in colours {
                let mut longer = words[word].clone();
                longer.push(colour);
                words.push(longer);
            }
        }
        shorter = end..words.len();
    }
    words.into_iter().map(Drawing::stalk).collect()
}

/// Every multigraph of at most so many edges that hangs together with its
/// ground, loops and parallel edges allowed, each edge in one of these colours.
///
/// # Panics
/// When there is an edge and no colour for it; when there are 255 edges or more,
/// and there is no memory for so many drawings.
#[must_use]
pub fn multigraphs(most_edges: usize, colours: &[Colour]) -> Vec<Drawing> {
    let mut graphs = BTreeSet::from([Graph::default()]);
    let mut drawings = Vec::new();
    for edges in 0..=most_edges {
        for graph in &graphs {
            drawings.extend(colourings::of(graph, colours));
        }
        if edges < most_edges {
            // Each has some edge without which the rest still hangs together with
            // the ground, so none is missed.
            graphs = graphs.iter().flat_map(Graph::with_one_edge_more).collect();
        }
    }
    drawings
}

#[cfg(test)]
mod tests;
