//! Where the search keeps what it has found: position to value.

use super::{Position, Refusal, SearchLimit};
use rustc_hash::FxHashMap;

/// Stands for a value in the table: values themselves may be of any size, and
/// there are few different ones. Codes count from 0 in the order of discovery.
pub(super) type Code = u32;

/// The code of the value of every position that was played.
///
/// Where there is room, every set of edges has a cell of its own, whether or not
/// it can be reached; otherwise a hash table holds those that were. Either way
/// it is read in the order of positions, so nothing that leaves here depends on
/// a hash.
#[derive(Debug, Clone)]
pub struct PositionTable {
    store: Store,
    len: u64,
}

/// Cells are as narrow as the codes so far allow, and are widened when one does
/// not fit: most drawings have fewer than 255 different values. A cell holds the
/// code plus one, 0 while its set of edges has not been played: a table of
/// zeros costs no memory until it is written.
#[derive(Debug, Clone)]
enum Store {
    Bytes(Vec<u8>),
    Shorts(Vec<u16>),
    Words(Vec<u32>),
    Sparse(FxHashMap<Position, Code>),
}

/// Up to this many edges every set of them has a cell, whatever the limits:
/// 16 MiB at the narrowest.
const ALWAYS_DENSE: u32 = 24;

/// Beyond this many edges no set has: too much memory even at two bytes each.
const NEVER_DENSE: u32 = 31;

/// What one entry of the hash table takes at its usual load.
const SPARSE_ENTRY_BYTES: u64 = 24;

impl PositionTable {
    /// An empty table for the positions that are parts of `start`.
    pub fn for_positions_within(start: Position, limit: SearchLimit) -> Result<Self, Refusal> {
        let bits = Position::BITS - start.leading_zeros();
        let roomy = bits < NEVER_DENSE && (2_u64 << bits) <= limit.bytes;
        let store = if bits <= ALWAYS_DENSE || roomy {
            let sets = 1_u64 << bits;
            if sets > limit.bytes {
                return Err(Refusal::TooMuchMemory { limit: limit.bytes });
            }
            Store::Bytes(vec![0; index(sets)])
        } else {
            Store::Sparse(FxHashMap::default())
        };
        Ok(Self { store, len: 0 })
    }

    /// How many positions are in it.
    #[must_use]
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// The code of a position's value, if it was played.
    pub(super) fn get(&self, position: Position) -> Option<Code> {
        let cell = match &self.store {
            Store::Bytes(cells) => u32::from(*cells.get(index(position))?),
            Store::Shorts(cells) => u32::from(*cells.get(index(position))?),
            Store::Words(cells) => *cells.get(index(position))?,
            Store::Sparse(codes) => return codes.get(&position).copied(),
        };
        cell.checked_sub(1)
    }

    /// Every position with the code of its value, in the order of positions.
    pub(super) fn entries(&self) -> Vec<(Position, Code)> {
        match &self.store {
            Store::Bytes(cells) => played(cells),
            Store::Shorts(cells) => played(cells),
            Store::Words(cells) => played(cells),
            Store::Sparse(codes) => {
                let mut entries: Vec<_> = codes.iter().map(|(&p, &code)| (p, code)).collect();
                entries.sort_unstable();
                entries
            }
        }
    }

    /// Enters the code of a position played for the first time.
    pub fn insert(
        &mut self,
        position: Position,
        code: Code,
        limit: SearchLimit,
    ) -> Result<(), Refusal> {
        if self.len == limit.positions {
            return Err(Refusal::TooManyPositions {
                limit: limit.positions,
            });
        }
        self.len += 1;
        let cell = code.checked_add(1).ok_or(Refusal::TooManyValues)?;
        self.widen_for(cell, limit)?;
        match &mut self.store {
            Store::Bytes(cells) => cells[index(position)] = narrow(cell),
            Store::Shorts(cells) => cells[index(position)] = narrow(cell),
            Store::Words(cells) => cells[index(position)] = cell,
            Store::Sparse(codes) => {
                if self.len.saturating_mul(SPARSE_ENTRY_BYTES) > limit.bytes {
                    return Err(Refusal::TooMuchMemory { limit: limit.bytes });
                }
                codes.insert(position, code);
            }
        }
        Ok(())
    }

    /// Makes the cells wide enough for a new one.
    fn widen_for(&mut self, cell: u32, limit: SearchLimit) -> Result<(), Refusal> {
        let (cells, width, wider) = match &self.store {
            Store::Bytes(cells) if cell > u32::from(u8::MAX) => {
                let wider = Store::Shorts(cells.iter().map(|&cell| cell.into()).collect());
                (cells.len(), 2, wider)
            }
            Store::Shorts(cells) if cell > u32::from(u16::MAX) => {
                let wider = Store::Words(cells.iter().map(|&cell| cell.into()).collect());
                (cells.len(), 4, wider)
            }
            _ => return Ok(()),
        };
        if cells as u64 * width > limit.bytes {
            return Err(Refusal::TooMuchMemory { limit: limit.bytes });
        }
        self.store = wider;
        Ok(())
    }
}

fn index(position: Position) -> usize {
    usize::try_from(position).unwrap_or(usize::MAX)
}

fn narrow<T: TryFrom<u32>>(cell: u32) -> T {
    T::try_from(cell)
        .ok()
        .expect("the cells were made wide enough")
}

fn played<T: Copy + Into<u32>>(cells: &[T]) -> Vec<(Position, Code)> {
    cells
        .iter()
        .enumerate()
        .filter_map(|(position, &cell)| Some((position as Position, cell.into().checked_sub(1)?)))
        .collect()
}
