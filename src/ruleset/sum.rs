//! Positions side by side.

use super::{PositionError, Ruleset};
use crate::value::Player;
use std::fmt;

/// Positions side by side, of which whoever moves chooses one to move in: the
/// disjunctive sum.
///
/// Its parts are kept in order, since their order does not enter into play; a
/// part of which nothing is left is kept only where there is no other.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sum<R>(Box<[R]>);

/// What an allocation takes beside what is kept in it, in bytes.
pub(super) const BESIDE: usize = 16;

impl<R: Ruleset> Sum<R> {
    /// The sum of these positions.
    #[must_use]
    pub fn new(parts: impl IntoIterator<Item = R>) -> Self {
        let mut parts: Vec<R> = parts.into_iter().collect();
        if parts.iter().any(|part| !part.is_gone()) {
            parts.retain(|part| !part.is_gone());
        } else {
            parts.truncate(1);
        }
        parts.sort_unstable();
        Self(parts.into())
    }

    /// Reads positions with `+` between them, each by `read`.
    ///
    /// # Errors
    /// The first fault, by its place in the whole text.
    pub fn parse(
        text: &str,
        read: impl Fn(&str) -> Result<R, PositionError>,
    ) -> Result<Self, PositionError> {
        let mut parts = Vec::new();
        let mut start = 0;
        for word in text.split('+') {
            let part = read(word).map_err(|error| PositionError {
                bytes: start + error.bytes.start..start + error.bytes.end,
                ..error
            })?;
            parts.push(part);
            start += word.len() + 1;
        }
        Ok(Self::new(parts))
    }

    /// The positions that it is made of, in order.
    #[must_use]
    pub fn parts(&self) -> &[R] {
        &self.0
    }

    /// Where `player` may move to, perhaps with repetitions.
    pub fn options(&self, player: Player) -> impl Iterator<Item = Self> {
        self.0.iter().enumerate().flat_map(move |(moved, part)| {
            part.options(player).map(move |left| {
                let rest = self.0.iter().enumerate();
                let others = rest.filter(|&(index, _)| index != moved);
                Self::new(others.map(|(_, part)| part.clone()).chain(left.0))
            })
        })
    }

    /// How many bytes of memory it takes, what it owns included.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + BESIDE + self.0.iter().map(R::bytes).sum::<usize>()
    }
}

impl<R: Ruleset> From<R> for Sum<R> {
    fn from(position: R) -> Self {
        Self(Box::new([position]))
    }
}

/// The parts with `+` between them.
impl<R: Ruleset> fmt::Display for Sum<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("+")?;
            }
            write!(f, "{part}")?;
        }
        Ok(())
    }
}
