//! Where the search keeps what it has found: position to value.

use super::{Position, Refusal, SearchLimit};
use rustc_hash::FxHashMap;

/// The value of every position that was played.
///
/// Small drawings get one byte for every set of edges, whether or not it can be
/// reached; larger ones a hash table. Either way it is read in the order of
/// positions, so nothing that leaves here depends on a hash.
#[derive(Debug, Clone)]
pub struct PositionTable {
    store: Store,
    len: u64,
}

#[derive(Debug, Clone)]
enum Store {
    Dense(Vec<u8>),
    Sparse(FxHashMap<Position, u8>),
}

/// Marks a set of edges that no play has reached. No value is as large: a
/// drawing has at most 64 edges.
const UNPLAYED: u8 = u8::MAX;

/// Up to this many edges one byte for each of their sets is the smaller and
/// faster table: 16 MiB at most.
const DENSE_EDGES: u32 = 24;

/// What one entry of the hash table takes at its usual load.
const SPARSE_ENTRY_BYTES: u64 = 24;

impl PositionTable {
    /// An empty table for the positions that are parts of `start`.
    pub(super) fn for_positions_within(
        start: Position,
        limit: SearchLimit,
    ) -> Result<Self, Refusal> {
        let bits = Position::BITS - start.leading_zeros();
        let store = if bits <= DENSE_EDGES {
            let sets = 1_usize << bits;
            if sets as u64 > limit.bytes {
                return Err(Refusal::TooMuchMemory { limit: limit.bytes });
            }
            Store::Dense(vec![UNPLAYED; sets])
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

    /// Whether nothing has been played yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The Grundy value of a position, if it was played.
    #[must_use]
    pub fn get(&self, position: Position) -> Option<u8> {
        match &self.store {
            Store::Dense(values) => {
                let value = *values.get(usize::try_from(position).ok()?)?;
                (value != UNPLAYED).then_some(value)
            }
            Store::Sparse(values) => values.get(&position).copied(),
        }
    }

    /// Every position with its Grundy value, in the order of positions.
    #[must_use]
    pub fn entries(&self) -> Vec<(Position, u8)> {
        match &self.store {
            Store::Dense(values) => values
                .iter()
                .enumerate()
                .filter(|&(_, &value)| value != UNPLAYED)
                .map(|(position, &value)| (position as Position, value))
                .collect(),
            Store::Sparse(values) => {
                let mut entries: Vec<_> = values.iter().map(|(&p, &v)| (p, v)).collect();
                entries.sort_unstable();
                entries
            }
        }
    }

    /// Enters the value of a position played for the first time.
    pub(super) fn insert(
        &mut self,
        position: Position,
        value: u8,
        limit: SearchLimit,
    ) -> Result<(), Refusal> {
        if self.len == limit.positions {
            return Err(Refusal::TooManyPositions {
                limit: limit.positions,
            });
        }
        self.len += 1;
        match &mut self.store {
            Store::Dense(values) => {
                let place = usize::try_from(position).expect("dense positions are small");
                values[place] = value;
            }
            Store::Sparse(values) => {
                if self.len.saturating_mul(SPARSE_ENTRY_BYTES) > limit.bytes {
                    return Err(Refusal::TooMuchMemory { limit: limit.bytes });
                }
                values.insert(position, value);
            }
        }
        Ok(())
    }
}
