//! Blue and red drawings: the simplest number between the best options.

use super::{Code, Colour, Refusal, Valuation};
use crate::value::Dyadic;
use crate::value::simplest_scaled_wide;
use rustc_hash::FxHashMap;

/// Values by the simplicity rule on exact integers: every value times 2^B, B the
/// number of edges, which no denominator in the drawing exceeds.
///
/// In a blue-red drawing every position is a number and every cut makes the one
/// who cuts worse off (ONAG, chapter 8), so only the best option of each side matters. That
/// Left's best stays below Right's is checked at every position: if it did not,
/// the theorem would be refuted and the build fails.
#[derive(Debug, Clone)]
pub struct Numbers {
    fraction_bits: u32,
    values: Vec<i128>,
    codes: FxHashMap<i128, Code>,
}

/// The best option of each side so far.
#[derive(Debug, Default)]
pub struct Best {
    left: Option<i128>,
    right: Option<i128>,
}

impl Numbers {
    /// For a drawing of so many edges, at most 64.
    pub fn for_edges(edges: usize) -> Self {
        Self {
            fraction_bits: u32::try_from(edges).expect("at most 64"),
            values: Vec::new(),
            codes: FxHashMap::default(),
        }
    }

    /// The number that a code stands for.
    pub fn number(&self, code: Code) -> Dyadic {
        Dyadic::scaled(self.values[code as usize], self.fraction_bits as usize)
    }
}

impl Valuation for Numbers {
    type Tally = Best;

    fn tell(&self, best: &mut Best, colour: Colour, option: Code) {
        let value = self.values[option as usize];
        if colour == Colour::Blue {
            best.left = Some(best.left.map_or(value, |other| other.max(value)));
        } else {
            best.right = Some(best.right.map_or(value, |other| other.min(value)));
        }
    }

    fn value(&mut self, best: Best) -> Result<Code, Refusal> {
        if let (Some(left), Some(right)) = (best.left, best.right)
            && left >= right
        {
            return Err(Refusal::NotANumber);
        }
        let value = simplest_scaled_wide(best.left, best.right, self.fraction_bits)
            .expect("denominators are at most 2^edges and values at most the edges");
        let values = &mut self.values;
        Ok(*self.codes.entry(value).or_insert_with(|| {
            values.push(value);
            Code::try_from(values.len() - 1).expect("fewer values than positions")
        }))
    }
}
