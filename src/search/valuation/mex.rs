//! Green drawings: the least number that no option has.

use super::{Code, Colour, Refusal, Valuation};

/// Values by *mex* (Sprague 1935, Grundy 1939). A code is the Grundy value
/// itself, and no arithmetic on values is used.
#[derive(Debug, Clone, Copy)]
pub struct Mex;

impl Valuation for Mex {
    /// The values seen, as bits. A drawing of 64 edges has none above 64.
    type Tally = u128;

    fn tell(&self, seen: &mut u128, _: Colour, option: Code) {
        *seen |= 1 << option;
    }

    fn value(&mut self, seen: u128) -> Result<Code, Refusal> {
        Ok(seen.trailing_ones())
    }
}
