//! The fast route: read a value off the drawing's structure, by theorems.
//!
//! For green drawings two theorems suffice. The *fusion principle* shrinks every
//! 2-edge-connected component to one vertex, its edges to loops; loops at one
//! vertex cancel in pairs; and the *colon principle* reads the tree of bridges
//! that is left (Berlekamp, Conway, Guy, *Winning Ways*, chapter 7; Beveridge,
//! *Games*, sections 4.4 and 4.5, has the proofs).
//!
//! The time is linear in the number of edges, and nothing recurses: a stalk of
//! ten million edges is read like any other. This room never sees the search.

mod bridges;
mod reduction;

use crate::drawing::{Colour, Drawing, EdgeId};
use bridges::Survey;
pub use reduction::{Component, Fate, Reduction, Step, Theorem};

/// Why no theorem here reads a drawing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoTheorem {
    /// Fusion is false as soon as one edge is blue or red.
    #[error("fusion and colon read green drawings only, and this one has a {colour} edge")]
    Coloured {
        /// The first such edge.
        edge: EdgeId,
        /// Its colour.
        colour: Colour,
    },
}

/// Reads the value of a green drawing and keeps every step of the reduction.
///
/// # Errors
/// When an edge is not green.
pub fn read(drawing: &Drawing) -> Result<Reduction, NoTheorem> {
    if let Some((edge, found)) = drawing.first_coloured_edge() {
        return Err(NoTheorem::Coloured {
            edge,
            colour: found.colour,
        });
    }
    Ok(Reduction::of(drawing, &Survey::of(drawing)))
}

#[cfg(test)]
mod tests;
