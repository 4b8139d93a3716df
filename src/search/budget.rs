//! How much of its limit a search has used.

use super::{Refusal, SearchLimit};

/// Positions remembered and memory taken, each held against its limit.
#[derive(Debug, Clone)]
pub(super) struct Budget {
    limit: SearchLimit,
    positions: u64,
    bytes: u64,
}

impl Budget {
    pub const fn new(limit: SearchLimit) -> Self {
        Self {
            limit,
            positions: 0,
            bytes: 0,
        }
    }

    /// How many positions have been remembered.
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Takes memory.
    pub fn take(&mut self, bytes: usize) -> Result<(), Refusal> {
        self.bytes = self.bytes.saturating_add(bytes as u64);
        if self.bytes > self.limit.bytes {
            let limit = self.limit.bytes;
            return Err(Refusal::TooMuchMemory { limit });
        }
        Ok(())
    }

    /// Gives memory back that was taken.
    pub const fn give_back(&mut self, bytes: usize) {
        self.bytes = self.bytes.saturating_sub(bytes as u64);
    }

    /// Remembers a position of so many bytes. In a hash table it takes half as
    /// much again, for cells that are empty.
    pub fn remember(&mut self, bytes: usize) -> Result<(), Refusal> {
        if self.positions >= self.limit.positions {
            let limit = self.limit.positions;
            return Err(Refusal::TooManyPositions { limit });
        }
        self.positions += 1;
        self.take(bytes + bytes / 2)
    }
}
