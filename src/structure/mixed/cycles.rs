//! Cycles done away with: green ones fused, those of one colour straightened.

use super::sheet::Sheet;
use super::stalks::{Stalks, chosen};
use crate::drawing::{Colour, Drawing, Vertex};
use crate::structure::blocks::{Block, blocks};
use crate::structure::redwood::Bed;
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

/// Makes a stalk of every block of one colour that has a cycle, and then of every
/// redwood bed.
pub(super) fn straighten(sheet: &mut Sheet) {
    raise_each(sheet, Theorem::OneColour, of_one_colour);
    raise_each(sheet, Theorem::RedwoodBed, |drawing, block| {
        Some(Bed::of(drawing, block)?.stalk())
    });
}

/// The colours of a block if they are all the same.
fn of_one_colour(drawing: &Drawing, block: &Block) -> Option<Vec<Colour>> {
    let colours = block.edges.iter().map(|&id| drawing.edge(id).colour);
    let colours: Vec<Colour> = colours.collect();
    colours
        .iter()
        .all(|it| *it == colours[0])
        .then_some(colours)
}

/// Makes a stalk of every block with a cycle of which `stalk` tells the colours that
/// it then has, and puts on its tip all that stood on the block: whole moves of one
/// player, so that below it or on top they add up to the same.
fn raise_each(
    sheet: &mut Sheet,
    theorem: Theorem,
    stalk: impl Fn(&Drawing, &Block) -> Option<Vec<Colour>>,
) {
    let drawing = &sheet.drawing;
    let round: Vec<(Block, Vec<Colour>)> = blocks(drawing)
        .into_iter()
        .filter(|block| block.edges.len() > 1)
        .filter_map(|block| {
            let colours = stalk(drawing, &block)?;
            Some((block, colours))
        })
        .collect();
    let mut stalks = Stalks::of(
        sheet,
        round.iter().flat_map(|(block, _)| block.edges.clone()),
        round.iter().flat_map(|(block, _)| block.tops(drawing)),
    );
    let mut in_stalk = vec![false; drawing.edge_count()];
    let mut moved: Vec<Vertex> = (0..drawing.vertex_count()).map(Vertex::new).collect();
    for (block, colours) in round.iter().rev() {
        let edges = chosen(drawing, block.root, &block.edges, colours);
        let tip = stalks.raise(moved[block.root.index()], &edges);
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
    sheet.redraw(theorem, edges, vertices);
}
