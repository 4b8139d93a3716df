//! Mountain and jungle, at the ground and above it.

use super::sheet::Sheet;
use crate::drawing::{Colour, Drawing, Edge, EdgeId, Incidence, Vertex};
use crate::structure::blocks::{Block, blocks};
use crate::structure::theorem::Theorem;

/// Splits mountain from jungle, at the ground and wherever a piece stands on
/// one vertex, for every block that could not be read whole.
pub(super) fn split(sheet: &mut Sheet) {
    let mut drawing = sheet.drawing.clone();
    loop {
        let blocks = blocks(&drawing);
        let Some(edges) = blocks
            .iter()
            .find_map(|block| split_at(&drawing, block, &blocks))
        else {
            break;
        };
        drawing = drawing.with_edges(edges);
    }
    let edges = drawing.edges().iter().copied().map(Some).collect();
    sheet.redraw(Theorem::MountainAndJungle, edges, drawing.vertex_count());
}

/// The edges once what stands at a block's root is split into mountain and
/// jungle, if the block has a cycle with a coloured edge and splitting
/// changes anything.
fn split_at(drawing: &Drawing, block: &Block, blocks: &[Block]) -> Option<Vec<Edge>> {
    let coloured = |&id: &EdgeId| drawing.edge(id).colour != Colour::Green;
    if block.edges.len() < 2 || !block.edges.iter().any(coloured) {
        return None;
    }
    let above = standing_on(block.root, blocks, drawing);
    let mountain = mountain(drawing, block.root, &above);
    let moved = |vertex: Vertex| {
        if mountain[vertex.index()] {
            block.root
        } else {
            vertex
        }
    };
    // A coloured edge at a vertex of the mountain belongs to the mountain.
    let edges: Vec<Edge> = drawing
        .edge_ids()
        .map(|(id, edge)| {
            if above[id.index()] && edge.colour == Colour::Green {
                edge.with_ends(moved)
            } else {
                edge
            }
        })
        .collect();
    (edges != drawing.edges()).then_some(edges)
}

/// The vertices that blue and red edges among `above` join to `root`.
fn mountain(drawing: &Drawing, root: Vertex, above: &[bool]) -> Vec<bool> {
    let incidence = Incidence::of(drawing);
    let mut reached = vec![false; drawing.vertex_count()];
    reached[root.index()] = true;
    let mut frontier = vec![root];
    while let Some(vertex) = frontier.pop() {
        for (id, end) in incidence.at(vertex) {
            let climbs = above[id.index()] && drawing.edge(id).colour != Colour::Green;
            if climbs && !std::mem::replace(&mut reached[end.index()], true) {
                frontier.push(end);
            }
        }
    }
    reached
}

/// For each edge, whether it stands on `root`: it belongs to a block rooted
/// there, or to one that stands on such a block. The ground carries everything.
fn standing_on(root: Vertex, blocks: &[Block], drawing: &Drawing) -> Vec<bool> {
    let mut above = vec![false; drawing.edge_count()];
    let mut carried = vec![false; drawing.vertex_count()];
    carried[root.index()] = true;
    // Blocks come after all that stand on them, so backwards they come before.
    for block in blocks.iter().rev() {
        if carried[block.root.index()] {
            for &id in &block.edges {
                above[id.index()] = true;
            }
            for top in block.tops(drawing) {
                carried[top.index()] = true;
            }
        }
    }
    above
}
