//! Cycles done away with: green ones fused, those of one colour straightened.

use super::sheet::Sheet;
use super::stalks::{Stalks, chosen};
use crate::drawing::{Colour, Drawing, EdgeId, Vertex};
use crate::structure::blocks::{Block, blocks};
use crate::structure::theorem::Theorem;

/// Fuses every green block with a cycle to its root, its edges to loops there.
///
/// The fusion principle is one of green drawings. It may be used here because
/// what stands on the block is worth green stalks, for which the colon principle
/// lets it stand.
pub(super) fn fuse(sheet: &mut Sheet, blocks: &[Block]) {
    let drawing = &sheet.drawing;
    let mut root: Vec<Vertex> = (0..drawing.vertex_count()).map(Vertex::new).collect();
    // Backwards from the ground up, so that a block's own root is fused first.
    for block in blocks.iter().rev().filter(|it| it.edges.len() > 1) {
        if drawing.edge(block.edges[0]).colour == Colour::Green {
            for top in block.tops(drawing) {
                root[top.index()] = root[block.root.index()];
            }
        }
    }
    let fused = |vertex: Vertex| root[vertex.index()];
    let edges = drawing.edges().iter();
    let edges = edges.map(|edge| Some(edge.with_ends(fused))).collect();
    sheet.redraw(Theorem::Fusion, edges, drawing.vertex_count());
}

/// Lets green loops at one vertex cancel in pairs; of an odd number the first stays.
pub(super) fn cancel_loops(sheet: &mut Sheet) {
    let drawing = &sheet.drawing;
    let is_green_loop =
        |edge: &crate::drawing::Edge| edge.is_loop() && edge.colour == Colour::Green;
    let mut odd = vec![false; drawing.vertex_count()];
    for edge in drawing.edges().iter().filter(|edge| is_green_loop(edge)) {
        odd[edge.from.index()] ^= true;
    }
    let edges = drawing.edges().iter().map(|&edge| {
        let stays = !is_green_loop(&edge) || std::mem::take(&mut odd[edge.from.index()]);
        stays.then_some(edge)
    });
    let edges = edges.collect();
    sheet.redraw(Theorem::Parity, edges, drawing.vertex_count());
}

/// Makes a stalk of every block of one colour that has a cycle, and puts on its
/// tip all that stood on the block: whole moves to the same player, so that
/// below it or on top they add up to the same.
pub(super) fn straighten(sheet: &mut Sheet) {
    let drawing = &sheet.drawing;
    let blocks = blocks(drawing);
    let round: Vec<&Block> = blocks.iter().filter(|it| it.edges.len() > 1).collect();
    let edges_of = |block: &&Block| block.edges.clone();
    let mut stalks = Stalks::of(
        sheet,
        round.iter().flat_map(edges_of),
        round.iter().flat_map(|block| block.tops(drawing)),
    );
    let mut in_stalk = vec![false; drawing.edge_count()];
    let mut moved: Vec<Vertex> = (0..drawing.vertex_count()).map(Vertex::new).collect();
    for block in round.iter().rev() {
        let tip = stalks.raise(moved[block.root.index()], &in_a_row(drawing, block));
        for top in block.tops(drawing) {
            moved[top.index()] = tip;
        }
        for id in &block.edges {
            in_stalk[id.index()] = true;
        }
    }
    let (mut edges, vertices) = stalks.put_down();
    for (edge, in_stalk) in edges.iter_mut().zip(in_stalk) {
        if !in_stalk {
            *edge = edge.map(|edge| edge.with_ends(|vertex| moved[vertex.index()]));
        }
    }
    sheet.redraw(Theorem::OneColour, edges, vertices);
}

/// All edges of a block of one colour, in the order in which they stand in a stalk.
fn in_a_row(drawing: &Drawing, block: &Block) -> Vec<EdgeId> {
    let colours: Vec<Colour> = (block.edges.iter())
        .map(|&id| drawing.edge(id).colour)
        .collect();
    chosen(drawing, block.root, &block.edges, &colours)
}
