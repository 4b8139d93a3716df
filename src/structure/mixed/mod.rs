//! Drawings with blue or red edges: split, fused, straightened, and read off what
//! is left.

mod colon;
mod cycles;
mod sheet;
mod split;
mod stalks;
mod tips;

use super::stalk;
use super::theorem::{Step, Theorem};
use crate::drawing::{Drawing, EdgeId, Vertex};
use crate::value::{Games, Value};
use sheet::Sheet;
use std::collections::BTreeSet;
use tips::Tips;

/// A coloured drawing read by theorems.
#[derive(Debug, Clone)]
pub struct MixedReading {
    value: Value,
    theorems: Vec<Theorem>,
    steps: Vec<Step>,
    closing: Vec<Theorem>,
    split: Drawing,
    standing: Vec<Value>,
    fallen: usize,
}

impl MixedReading {
    /// The value of the drawing.
    #[must_use]
    pub const fn value(&self) -> &Value {
        &self.value
    }

    /// Every theorem used, in the order of [`Theorem`].
    #[must_use]
    pub fn theorems(&self) -> &[Theorem] {
        &self.theorems
    }

    /// The drawings on the way, each with the theorem that leads to it and each
    /// worth as much as the one before.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The theorems that read the value off the last of the drawings.
    #[must_use]
    pub fn closing(&self) -> &[Theorem] {
        &self.closing
    }

    /// How many edges fell before play began.
    #[must_use]
    pub const fn fallen_count(&self) -> usize {
        self.fallen
    }

    /// The drawing split into mountains and jungles, its cycles still in it.
    #[must_use]
    pub const fn split(&self) -> &Drawing {
        &self.split
    }

    /// The value of what stands on a vertex of the split drawing; `None` where
    /// all is stalks, which are read whole.
    #[must_use]
    pub fn value_at(&self, vertex: Vertex) -> Option<&Value> {
        self.standing.get(vertex.index())
    }
}

/// Reads a drawing by mountain and jungle, fusion in green pieces, colon, ordinal
/// sums and Berlekamp's rule; the edges of its cores, if any are left.
pub(super) fn read(drawing: &Drawing) -> Result<MixedReading, Vec<EdgeId>> {
    let mut sheet = Sheet::pruned(drawing);
    let parts = match stalk::value(&sheet.drawing) {
        Some(_) => Parts::of_stalks(&sheet.drawing),
        None => reduce(&mut sheet)?,
    };
    let number = stalk::value(&sheet.drawing);
    let mut closing = vec![Theorem::Berlekamp];
    if number.is_none() {
        closing = vec![Theorem::OrdinalSum];
        if parts.upstairs && !sheet.has_step(Theorem::Colon) {
            closing.insert(0, Theorem::Colon);
        }
    }
    let mut theorems: BTreeSet<Theorem> = closing.iter().copied().collect();
    theorems.extend(sheet.steps.iter().map(|step| step.theorem));
    if parts.upstairs {
        theorems.extend([Theorem::Colon, Theorem::OrdinalSum]);
    }
    Ok(MixedReading {
        value: number.map_or_else(|| parts.standing[0].clone(), Value::from),
        theorems: theorems.into_iter().collect(),
        closing,
        fallen: sheet.fallen(),
        steps: sheet.steps,
        split: parts.split,
        standing: parts.standing,
    })
}

/// A split drawing and what stands on its vertices.
struct Parts {
    split: Drawing,
    standing: Vec<Value>,
    /// Whether anything stands on a vertex above the ground.
    upstairs: bool,
}

impl Parts {
    /// Stalks are read whole.
    fn of_stalks(drawing: &Drawing) -> Self {
        Self {
            split: drawing.clone(),
            standing: Vec::new(),
            upstairs: false,
        }
    }
}

/// Splits a drawing, does away with its cycles, and makes stalks where it can.
fn reduce(sheet: &mut Sheet) -> Result<Parts, Vec<EdgeId>> {
    split::split(sheet);
    let mut games = Games::new();
    let parts = Tips::read(&sheet.drawing, &mut games).map_err(|core| sheet.originals(&core))?;
    let split = sheet.drawing.clone();
    cycles::fuse(sheet, &parts.blocks);
    cycles::cancel_loops(sheet);
    cycles::straighten(sheet);
    let tree = Tips::read(&sheet.drawing, &mut games).map_err(|core| sheet.originals(&core))?;
    colon::raise_stalks(sheet, &tree, &mut games);
    let standing = parts.standing.iter();
    Ok(Parts {
        split,
        standing: standing.map(|&game| games.export(game)).collect(),
        upstairs: parts.blocks.iter().any(|block| !block.root.is_ground()),
    })
}
