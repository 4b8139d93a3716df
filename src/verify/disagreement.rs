//! Where two routes part: the smallest part of a drawing on which they still do.

use super::gate::{BySearch, ByStructure, Gate};
use crate::drawing::{Drawing, EdgeId};
use crate::value::Value;
use std::collections::BTreeSet;

/// A part of a drawing that can be reached by cuts, with what each route says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubDrawing {
    /// The edges that stand, as `a-b`.
    pub edges: Vec<String>,
    /// Its value by structure.
    pub by_structure: Value,
    /// Its value by search.
    pub by_search: Value,
    /// Whether every smaller part was tried; otherwise only that many were.
    pub tried: usize,
    /// Whether no smaller part can exist.
    pub certainly_smallest: bool,
}

/// How many parts are tried before the search for a smaller one is given up.
const MOST_TRIED: usize = 100_000;

/// The smallest part of `drawing`, reachable by cuts, on which the routes of
/// `gate` still disagree: parts are tried by their number of edges, fewest first,
/// and among equals in the order of the file.
///
/// A set of edges can be reached by cuts exactly when each of its edges hangs
/// together with the ground by edges of the set, so the parts are grown from the
/// empty one by adding an edge at a time.
pub(super) fn smallest(
    gate: &Gate<impl ByStructure, impl BySearch>,
    drawing: &Drawing,
) -> Option<SubDrawing> {
    let mut layer: BTreeSet<Vec<usize>> = BTreeSet::from([Vec::new()]);
    let mut tried = 0;
    while !layer.is_empty() {
        let mut larger = BTreeSet::new();
        for part in &layer {
            if tried == MOST_TRIED {
                return whole(gate, drawing, tried);
            }
            tried += 1;
            if let Some(found) = disagreement_on(gate, drawing, part, tried) {
                return Some(found);
            }
            larger.extend(grown(drawing, part));
        }
        layer = larger;
    }
    None
}

/// The drawing itself, where nothing smaller was found in time.
fn whole(
    gate: &Gate<impl ByStructure, impl BySearch>,
    drawing: &Drawing,
    tried: usize,
) -> Option<SubDrawing> {
    let grounded = drawing.grounded_edges();
    let part: Vec<usize> = (0..drawing.edge_count())
        .filter(|&edge| grounded[edge])
        .collect();
    let found = disagreement_on(gate, drawing, &part, tried)?;
    Some(SubDrawing {
        certainly_smallest: false,
        ..found
    })
}

fn disagreement_on(
    gate: &Gate<impl ByStructure, impl BySearch>,
    drawing: &Drawing,
    part: &[usize],
    tried: usize,
) -> Option<SubDrawing> {
    let edges = part
        .iter()
        .map(|&number| drawing.edge(EdgeId::new(number)))
        .collect();
    let standing = drawing.with_edges(edges);
    let (by_structure, by_search) = gate.values(&standing)?;
    (by_structure != by_search).then(|| SubDrawing {
        edges: standing
            .edges()
            .iter()
            .map(|&edge| drawing.edge_name(edge))
            .collect(),
        by_structure,
        by_search,
        tried,
        certainly_smallest: true,
    })
}

/// The parts with one edge more that still hang together with the ground.
fn grown(drawing: &Drawing, part: &[usize]) -> Vec<Vec<usize>> {
    let mut reached = vec![false; drawing.vertex_count()];
    reached[0] = true;
    for &number in part {
        let edge = drawing.edge(EdgeId::new(number));
        reached[edge.from.index()] = true;
        reached[edge.to.index()] = true;
    }
    drawing
        .edge_ids()
        .filter(|(id, edge)| {
            part.binary_search(&id.index()).is_err()
                && (reached[edge.from.index()] || reached[edge.to.index()])
        })
        .map(|(id, _)| {
            let mut larger = part.to_vec();
            let place = larger.partition_point(|&number| number < id.index());
            larger.insert(place, id.index());
            larger
        })
        .collect()
}
