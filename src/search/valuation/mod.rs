//! How a position is valued from the values that its cuts leave.

mod forms;
mod mex;
mod numbers;

use super::Refusal;
use super::table::Code;
use crate::drawing::Colour;

pub(super) use forms::Forms;
pub(super) use mex::Mex;
pub(super) use numbers::Numbers;

/// A way to value positions, for one kind of drawing.
///
/// Cuts of either player are told one at a time into a tally, in no particular
/// order; the tally then gives the position's value, as a code.
pub(super) trait Valuation {
    /// What has been told of a position's options so far.
    type Tally: Default;

    /// Tells of a cut of an edge of this colour that leaves this value.
    fn tell(&self, tally: &mut Self::Tally, colour: Colour, option: Code);

    /// The value of a position all of whose cuts have been told.
    fn value(&mut self, tally: Self::Tally) -> Result<Code, Refusal>;
}
