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
mod remoteness;
mod rulesets;
mod table;
mod valuation;
mod win_or_loss;

use crate::drawing::{Colour, Drawing, EdgeId};
use crate::value::{Nimber, Value};
use board::Board;
pub use difference::{Difference, difference, position_difference};
pub use remoteness::Solved;
pub use rulesets::{
    CanonicalForms, FirstBorn, Outcomes, PlayedPositions, PositionPlay, PositionValuation,
    SimplestNumbers, ValuedByPlay, coin_arrangements_worth_zero, play_position,
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

impl SearchLimit {
    /// Twenty million positions (every drawing of 24 edges) in one gibibyte.
    pub const DEFAULT: Self = Self {
        positions: 20_000_000,
        bytes: 1 << 30,
    };
}

impl Default for SearchLimit {
    fn default() -> Self {
        Self::DEFAULT
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
        self.board.after_cut(position, edge)
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

/// The edges that stand when one edge of a drawing has been cut; `None` for an edge
/// that falls before play begins.
///
/// # Errors
/// When the drawing has more edges than a position can hold.
pub fn after_cut(drawing: &Drawing, edge: EdgeId) -> Result<Option<Position>, Refusal> {
    let board = Board::of(drawing)?;
    let start = board.standing(board.all());
    Ok(board.after_cut(start, edge))
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

    /// The next edge to cut. The last one first: positions are then valued in nearly
    /// ascending order, and the table is read along straight lines.
    fn next_cut(&self) -> Option<u32> {
        self.untried.checked_ilog2()
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
        let mut below: Vec<Frame<V::Tally>> = Vec::new();
        let mut frame = Frame::new(start);
        loop {
            if let Some(option) = self.try_cuts(&mut frame, valuation) {
                below.push(std::mem::replace(&mut frame, Frame::new(option)));
                continue;
            }
            let code = valuation.value(frame.tally)?;
            self.table.insert(frame.position, code, self.limit)?;
            if self.table.len().is_multiple_of(1 << 16) {
                (self.progress)(self.table.len());
            }
            let Some(waiting) = below.pop() else {
                return Ok(());
            };
            frame = waiting;
            self.tell(&mut frame, valuation, code);
        }
    }

    /// Tries cuts for as long as what they leave is known; the first position that
    /// is not. Its cut is still untried.
    fn try_cuts<V: Valuation>(
        &self,
        frame: &mut Frame<V::Tally>,
        valuation: &V,
    ) -> Option<Position> {
        while let Some(edge) = frame.next_cut() {
            let rest = frame.position & !(1 << edge);
            // If what is left is itself a known position, nothing fell with the edge.
            let code = if let Some(code) = self.table.get(rest) {
                code
            } else {
                let option = self.board.standing_without(frame.position, edge);
                let Some(code) = self.table.get(option) else {
                    return Some(option);
                };
                code
            };
            self.tell(frame, valuation, code);
        }
        None
    }

    /// Tells the tally what the cut leaves that was being tried.
    fn tell<V: Valuation>(&self, frame: &mut Frame<V::Tally>, valuation: &V, code: Code) {
        if let Some(edge) = frame.next_cut() {
            valuation.tell(&mut frame.tally, self.board.colour(edge), code);
            frame.untried &= !(1 << edge);
        }
    }
}

#[cfg(test)]
mod tests;
