//! What play told of a drawing: in this build, or some time ago.

use crate::drawing::{Drawing, EdgeId};
use crate::repertoire::Record;
use crate::search::{self, Play, Position};
use crate::value::Value;

/// What play told of a drawing.
#[derive(Debug)]
pub(super) enum Played {
    /// It was searched in this build, and every position is known.
    Now(Play),
    /// It was searched some time ago, and this is the record.
    Then(Record),
}

impl Played {
    pub fn value(&self) -> Value {
        match self {
            Self::Now(play) => play.value(),
            Self::Then(record) => record.value.clone(),
        }
    }

    pub fn positions(&self) -> u64 {
        match self {
            Self::Now(play) => play.positions(),
            Self::Then(record) => record.positions,
        }
    }

    /// The value that cutting an edge leaves.
    pub fn value_after(&self, edge: EdgeId) -> Option<Value> {
        match self {
            Self::Now(play) => play.value_after(edge),
            Self::Then(record) => record.cuts.get(edge.index())?.clone(),
        }
    }

    /// The edges that stand when one of the drawing's was cut.
    pub fn after_cut(&self, drawing: &Drawing, edge: EdgeId) -> Option<Position> {
        match self {
            Self::Now(play) => play.after_cut(play.start(), edge),
            Self::Then(_) => search::after_cut(drawing, edge).ok()?,
        }
    }
}
