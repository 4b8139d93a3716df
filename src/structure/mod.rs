//! The fast route: read a value off the drawing's structure, by theorems.
//!
//! For green drawings two theorems suffice. The *fusion principle* shrinks every
//! 2-edge-connected component to one vertex, its edges to loops; loops at one
//! vertex cancel in pairs; and the *colon principle* reads the tree of bridges
//! that is left (Berlekamp, Conway, Guy, *Winning Ways*, chapter 7; Beveridge,
//! *Games*, sections 4.4 and 4.5, has the proofs). The time is linear in the number
//! of edges, and nothing recurses: a stalk of ten million edges is read like any
//! other.
//!
//! Drawings with blue and red edges are split into mountain and jungle, fused
//! where a piece is green, straightened where it is of one colour or a redwood bed,
//! and read from the tips down by ordinal sums. What no theorem reads is named: the
//! cores.
//!
//! This room never sees the search.

mod blocks;
mod bridges;
mod mixed;
mod reduction;
mod redwood;
mod rulesets;
mod stalk;
mod theorem;

use crate::drawing::{Drawing, EdgeId};
use crate::value::Value;
use bridges::Survey;
pub use mixed::MixedReading;
pub use reduction::{Component, Fate, Reduction};
pub use rulesets::{
    PositionReading, PositionTheorem, ReadByTheorem, Reader, UnreadPosition,
    coin_arrangements_worth_zero, number_part_in_base_three, read_position,
};
pub use stalk::contributions;
use theorem::in_words;
pub use theorem::{Step, Theorem};

/// Why no theorem here reads a drawing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoTheorem {
    /// Cycles with blue or red edges on them that no theorem takes apart. The
    /// values of such drawings are NP-hard to compute (*Winning Ways*, chapter 7).
    #[error("no theorem reads its core of {} edges", edges.len())]
    Core {
        /// The edges of all cores, in the order of the drawing.
        edges: Vec<EdgeId>,
    },
}

/// A drawing read by theorems.
#[derive(Debug, Clone)]
pub enum Reading {
    /// A green drawing, with all that is known of its reduction to a stalk.
    Green(Reduction),
    /// A drawing with blue or red edges.
    Mixed(MixedReading),
}

impl Reading {
    /// The value of the drawing.
    #[must_use]
    pub fn value(&self) -> Value {
        match self {
            Self::Green(reduction) => reduction.value().into(),
            Self::Mixed(reading) => reading.value().clone(),
        }
    }

    /// The names of the theorems used, for ledgers and pages.
    #[must_use]
    pub fn rule(&self) -> String {
        match self {
            Self::Green(_) => Reduction::RULE.to_owned(),
            Self::Mixed(reading) => {
                in_words(reading.theorems().iter().map(|theorem| theorem.name()))
            }
        }
    }

    /// The steps of the reduction that change something, in order.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        match self {
            Self::Green(reduction) => reduction.steps(),
            Self::Mixed(reading) => reading.steps().to_vec(),
        }
    }

    /// The steps but for the stalk that a green drawing ends as, which is its value
    /// more than a drawing on the way to it.
    #[must_use]
    pub fn steps_on_the_way(&self) -> Vec<Step> {
        let mut steps = self.steps();
        if self.green().is_some() {
            steps.pop();
        }
        steps
    }

    /// The theorems that read the value off the last drawing on the way.
    #[must_use]
    pub fn closing(&self) -> &[Theorem] {
        match self {
            Self::Green(_) => &[Theorem::Colon],
            Self::Mixed(reading) => reading.closing(),
        }
    }

    /// The reduction, of a green drawing.
    #[must_use]
    pub const fn green(&self) -> Option<&Reduction> {
        match self {
            Self::Green(reduction) => Some(reduction),
            Self::Mixed(_) => None,
        }
    }

    /// How many edges fell before play began.
    #[must_use]
    pub fn fallen_count(&self) -> usize {
        match self {
            Self::Green(reduction) => reduction.fallen_count(),
            Self::Mixed(reading) => reading.fallen_count(),
        }
    }
}

/// Reads the value of a drawing by theorems and keeps the steps on the way.
///
/// # Errors
/// When some core of it is read by no theorem.
pub fn read(drawing: &Drawing) -> Result<Reading, NoTheorem> {
    let grounded = drawing.grounded_edges();
    let coloured = drawing
        .edges()
        .iter()
        .zip(&grounded)
        .any(|(edge, &stands)| stands && edge.colour != crate::drawing::Colour::Green);
    if coloured {
        mixed::read(drawing)
            .map(Reading::Mixed)
            .map_err(|edges| NoTheorem::Core { edges })
    } else {
        Ok(Reading::Green(read_green(drawing)))
    }
}

/// Reads a drawing whose standing edges are all green, in linear time.
fn read_green(drawing: &Drawing) -> Reduction {
    Reduction::of(drawing, &Survey::of(drawing))
}

#[cfg(test)]
mod tests;
