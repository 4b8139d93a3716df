//! The slow route: play every position that can be reached.
//!
//! No theorem is used, only the rules: cut an edge, drop what no longer reaches
//! the ground, and value what is left from the values of its options. Green
//! positions get the *mex* of their options, blue and red ones the simplest number between
//! the best option of each side, mixed ones a canonical form. The route shares
//! no code with structure, down to deciding what falls.

mod board;
mod budget;
mod difference;
mod rulesets;
mod table;
mod valuation;
mod win_or_loss;

use crate::drawing::{Colour, Drawing, EdgeId};
use crate::value::{Nimber, Value};
use board::Board;
pub use difference::{Difference, difference, position_difference};
pub use rulesets::{
    CanonicalForms, Outcomes, PlayedPositions, PositionPlay, PositionValuation, SimplestNumbers,
    coin_arrangements_worth_zero, play_position,
};
use table::{Code, PositionTable};
use valuation::{Forms, Mex, Numbers, Valuation};

/// A position: one bit an edge, set while the edge stands.
pub type Position = u64;

/// How far the search may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchLimit {
    /// The most positions it may visit.
    pub positions: u64,
    /// The most bytes its table may take.
    pub bytes: u64,
}

impl Default for SearchLimit {
    /// Twenty million positions (every drawing of 24 edges) in one gibibyte.
    fn default() -> Self {
        Self {
            positions: 20_000_000,
            bytes: 1 << 30,
        }
    }
}

/// Why a drawing was not played out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A position does not fit in one machine word.
    #[error(
        "it has {edges} edges, and the search plays drawings of at most {} edges",
        Board::MOST_EDGES
    )]
    TooManyEdges {
        /// How many edges the drawing has.
        edges: usize,
    },
    /// More positions than allowed.
    #[error("it has more than {limit} positions, the limit for the search")]
    TooManyPositions {
        /// The limit that was reached.
        limit: u64,
    },
    /// A larger table than allowed.
    #[error("its table of positions would take more than {limit} bytes, the limit for the search")]
    TooMuchMemory {
        /// The limit that was reached.
        limit: u64,
    },
    /// More different values than 32 bits can number.
    #[error("its positions have more different values than the search can number")]
    TooManyValues,
    /// A position in which some move does not make the one who moves worse off, where
    /// all positions should be numbers: as in blue-red drawings, by a theorem (ONAG,
    /// chapter 8).
    #[error("one of its positions is not a number, though all of them should be")]
    NotANumber,
}

/// A drawing played out: its value, and the value of every position on the way.
#[derive(Debug)]
pub struct Play {
    board: Board,
    start: Position,
    table: PositionTable,
    codes: Codebook,
}

/// What the codes of a table stand for, by the kind of drawing.
#[derive(Debug)]
enum Codebook {
    Green,
    BlueRed(Numbers),
    Mixed(Box<Forms>),
}

impl Codebook {
    fn value(&self, code: Code) -> Value {
        match self {
            Self::Green => Value::from(Nimber::new(code.into())),
            Self::BlueRed(numbers) => Value::from(numbers.number(code)),
            Self::Mixed(forms) => forms.export(code),
        }
    }
}

impl Play {
    /// The value of the drawing.
    ///
    /// # Panics
    /// Never: the start is the first position played.
    #[must_use]
    pub fn value(&self) -> Value {
        self.value_of(self.start).expect("the start was played")
    }

    /// How many different positions can be reached, the start and the empty one
    /// included.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.table.len()
    }

    /// The position before the first move: every edge that reaches the ground.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The value of a position, if it can be reached.
    #[must_use]
    pub fn value_of(&self, position: Position) -> Option<Value> {
        self.table.get(position).map(|code| self.codes.value(code))
    }

    /// What cutting an edge leaves of a position, if the edge stands in it.
    #[must_use]
    pub fn after_cut(&self, position: Position, edge: EdgeId) -> Option<Position> {
        let bit = 1_u64.checked_shl(u32::try_from(edge.index()).ok()?)?;
        (position & bit != 0).then(|| self.board.standing(position & !bit))
    }

    /// The value that cutting an edge of the drawing leaves.
    #[must_use]
    pub fn value_after(&self, edge: EdgeId) -> Option<Value> {
        self.value_of(self.after_cut(self.start, edge)?)
    }

    /// Every reachable position, in order, each with its value.
    #[must_use]
    pub fn entries(&self) -> Vec<(Position, Value)> {
        self.table
            .entries()
            .into_iter()
            .map(|(position, code)| (position, self.codes.value(code)))
            .collect()
    }
}

/// Plays every position of a drawing.
///
/// `progress` is told now and then how many positions have been valued.
///
/// # Errors
/// When a limit would be passed.
pub fn play(
    drawing: &Drawing,
    limit: SearchLimit,
    progress: &mut dyn FnMut(u64),
) -> Result<Play, Refusal> {
    let board = Board::of(drawing)?;
    let start = board.standing(board.all());
    let table = PositionTable::for_positions_within(start, limit)?;
    let has = |colour| board.has(start, colour);
    let mut search = Search {
        board: &board,
        table,
        limit,
        progress,
    };
    let codes = if !has(Colour::Blue) && !has(Colour::Red) {
        search.value_every_position(start, &mut Mex)?;
        Codebook::Green
    } else if has(Colour::Green) {
        let mut forms = Forms::default();
        search.value_every_position(start, &mut forms)?;
        Codebook::Mixed(Box::new(forms))
    } else {
        let mut numbers = Numbers::for_edges(drawing.edge_count());
        search.value_every_position(start, &mut numbers)?;
        Codebook::BlueRed(numbers)
    };
    Ok(Play {
        start,
        table: search.table,
        codes,
        board,
    })
}

/// A position in the middle of being played: which cuts are still to be tried,
/// and what the others left.
struct Frame<T> {
    position: Position,
    untried: u64,
    tally: T,
}

impl<T: Default> Frame<T> {
    fn new(position: Position) -> Self {
        Self {
            position,
            untried: position,
            tally: T::default(),
        }
    }
}

/// A search under way.
struct Search<'a> {
    board: &'a Board,
    table: PositionTable,
    limit: SearchLimit,
    progress: &'a mut dyn FnMut(u64),
}

impl Search<'_> {
    /// Depth first, on a stack that never holds more than one frame an edge.
    fn value_every_position<V: Valuation>(
        &mut self,
        start: Position,
        valuation: &mut V,
    ) -> Result<(), Refusal> {
        let mut stack = vec![Frame::<V::Tally>::new(start)];
        while let Some(frame) = stack.last_mut() {
            if frame.untried == 0 {
                let code = valuation.value(std::mem::take(&mut frame.tally))?;
                self.table.insert(frame.position, code, self.limit)?;
                if self.table.len().is_multiple_of(1 << 16) {
                    (self.progress)(self.table.len());
                }
                stack.pop();
                continue;
            }
            // The last edge first: positions are then valued in nearly ascending
            // order, and the table is read along straight lines.
            let edge = frame.untried.ilog2();
            let cut = 1 << edge;
            let rest = frame.position & !cut;
            // If what is left is itself a known position, nothing fell with the edge.
            let known = self.table.get(rest).or_else(|| {
                let option = self.board.standing(rest);
                let known = self.table.get(option);
                if known.is_none() {
                    stack.push(Frame::new(option));
                }
                known
            });
            if let (Some(code), Some(frame)) = (known, stack.last_mut()) {
                valuation.tell(&mut frame.tally, self.board.colour(edge), code);
                frame.untried &= !cut;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
