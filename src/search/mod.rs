//! The slow route: play every position that can be reached.
//!
//! No theorem is used, only the rules: cut an edge, drop what no longer reaches
//! the ground, and a position's value is the *mex* of its options' values, the
//! least number that is not among them (Sprague 1935, Grundy 1939). The route
//! shares no code with structure, down to deciding what falls.

mod board;
mod table;

use crate::drawing::{Colour, Drawing, EdgeId};
use crate::value::Nimber;
use board::Board;
pub use table::PositionTable;

/// A position: one bit an edge, set while the edge stands.
pub type Position = u64;

/// How far the search may go before it gives up.
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
    /// Only green drawings are played yet.
    #[error("the search plays green drawings only, and this one has a {colour} edge")]
    Coloured {
        /// The first such edge.
        edge: EdgeId,
        /// Its colour.
        colour: Colour,
    },
}

/// A drawing played out: its value, and the value of every position on the way.
#[derive(Debug, Clone)]
pub struct Play {
    board: Board,
    start: Position,
    table: PositionTable,
}

impl Play {
    /// The value of the drawing.
    ///
    /// # Panics
    /// Never: the start is the first position played.
    #[must_use]
    pub fn value(&self) -> Nimber {
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
    pub fn value_of(&self, position: Position) -> Option<Nimber> {
        self.table
            .get(position)
            .map(|size| Nimber::new(u64::from(size)))
    }

    /// What cutting an edge leaves of a position, if the edge stands in it.
    #[must_use]
    pub fn after_cut(&self, position: Position, edge: EdgeId) -> Option<Position> {
        let bit = 1_u64.checked_shl(u32::try_from(edge.index()).ok()?)?;
        (position & bit != 0).then(|| self.board.standing(position & !bit))
    }

    /// The value that cutting an edge of the drawing leaves.
    #[must_use]
    pub fn value_after(&self, edge: EdgeId) -> Option<Nimber> {
        self.value_of(self.after_cut(self.start, edge)?)
    }

    /// Every reachable position with its value, by position.
    #[must_use]
    pub fn table(&self) -> &PositionTable {
        &self.table
    }
}

/// Plays every position of a green drawing.
///
/// `progress` is told now and then how many positions have been valued.
///
/// # Errors
/// When an edge is not green, or a limit would be passed.
pub fn play(
    drawing: &Drawing,
    limit: SearchLimit,
    progress: &mut dyn FnMut(u64),
) -> Result<Play, Refusal> {
    if let Some((edge, found)) = drawing.first_coloured_edge() {
        return Err(Refusal::Coloured {
            edge,
            colour: found.colour,
        });
    }
    let board = Board::of(drawing)?;
    let start = board.standing(board.all());
    let mut table = PositionTable::for_positions_within(start, limit)?;
    value_every_position(&board, start, &mut table, limit, progress)?;
    Ok(Play {
        board,
        start,
        table,
    })
}

/// A position in the middle of being played: which cuts are still to be tried,
/// and which values the others left.
struct Frame {
    position: Position,
    untried: u64,
    seen: u128,
}

impl Frame {
    const fn new(position: Position) -> Self {
        Self {
            position,
            untried: position,
            seen: 0,
        }
    }

    /// The least value that no option has.
    fn mex(&self) -> u8 {
        u8::try_from(self.seen.trailing_ones()).expect("at most 128")
    }
}

/// Depth first, on a stack that never holds more than one frame an edge.
fn value_every_position(
    board: &Board,
    start: Position,
    table: &mut PositionTable,
    limit: SearchLimit,
    progress: &mut dyn FnMut(u64),
) -> Result<(), Refusal> {
    let mut stack = vec![Frame::new(start)];
    while let Some(frame) = stack.last_mut() {
        if frame.untried == 0 {
            table.insert(frame.position, frame.mex(), limit)?;
            if table.len().is_multiple_of(1 << 16) {
                progress(table.len());
            }
            stack.pop();
            continue;
        }
        // The last edge first: positions are then valued in nearly ascending
        // order, and the table is read along straight lines.
        let cut = 1 << frame.untried.ilog2();
        let rest = frame.position & !cut;
        // If what is left is itself a known position, nothing fell with the edge.
        let known = table.get(rest).or_else(|| {
            let option = board.standing(rest);
            let known = table.get(option);
            if known.is_none() {
                stack.push(Frame::new(option));
            }
            known
        });
        if let (Some(value), Some(frame)) = (known, stack.last_mut()) {
            frame.seen |= 1 << value;
            frame.untried &= !cut;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
