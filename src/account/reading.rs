//! The reduction, step by step.

use super::Told;
use super::edges::EdgeAccount;
use crate::drawing::{Drawing, EdgeId};
use crate::structure::{Reading, Theorem};
use serde::Serialize;

/// What theorems say of a drawing.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum ReadingAccount {
    /// They lead to its value.
    Read {
        steps: Vec<StepAccount>,
        /// The theorems that read the value off the last drawing.
        closing: Vec<TheoremAccount>,
        value: Told,
    },
    /// None reads these edges.
    Core { core: Vec<EdgeAccount> },
}

/// A step of a reduction.
#[derive(Debug, Serialize)]
pub(super) struct StepAccount {
    #[serde(flatten)]
    pub theorem: TheoremAccount,
    /// What stands after it.
    pub edges: Vec<EdgeAccount>,
}

/// A theorem where it is used.
#[derive(Debug, Serialize)]
pub(super) struct TheoremAccount {
    #[serde(rename = "theorem")]
    pub name: &'static str,
    /// What it does, in a sentence that goes on from its name.
    #[serde(rename = "says")]
    pub sentence: &'static str,
}

impl ReadingAccount {
    pub fn of(reading: &Reading) -> Self {
        let steps = reading.steps_on_the_way().into_iter();
        let steps = steps.map(|step| StepAccount {
            theorem: TheoremAccount {
                name: step.theorem.name(),
                sentence: of_step(step.theorem),
            },
            edges: EdgeAccount::all(&step.drawing),
        });
        let is_green = reading.green().is_some();
        let closing = reading.closing().iter().map(|theorem| TheoremAccount {
            name: theorem.name(),
            sentence: of_closing(*theorem, is_green),
        });
        Self::Read {
            steps: steps.collect(),
            closing: closing.collect(),
            value: Told(reading.value()),
        }
    }

    pub fn of_core(drawing: &Drawing, core: &[EdgeId]) -> Self {
        let edges = core.iter().map(|&id| drawing.edge(id));
        Self::Core {
            core: edges.map(|edge| EdgeAccount::of(drawing, edge)).collect(),
        }
    }
}

/// What a theorem does to a drawing.
const fn of_step(theorem: Theorem) -> &'static str {
    match theorem {
        Theorem::Prune => "what is not joined to the ground falls before play begins",
        Theorem::MountainAndJungle => {
            "green edges come down from what blue and red hold up, to stand beside it"
        }
        Theorem::Fusion => "green cycles shrink to points, their edges to loops",
        Theorem::Parity => "green loops at one point cancel in pairs",
        Theorem::OneColour => "a cycle of one colour becomes a stalk of as many edges",
        Theorem::RedwoodBed => {
            "a redwood bed becomes a stalk of one foot and, on it, the edges that can be spared and one more"
        }
        Theorem::Colon => "what stands on a point becomes a stalk of equal value",
        Theorem::OrdinalSum | Theorem::Berlekamp => of_closing(theorem, false),
    }
}

/// How a theorem reads the value off the last drawing.
const fn of_closing(theorem: Theorem, is_green: bool) -> &'static str {
    match theorem {
        Theorem::Colon if is_green => {
            "from the tips down, branches on a point add as heaps do, and the edge below adds 1"
        }
        Theorem::Colon => "branches on a point count by their values alone, and add",
        Theorem::OrdinalSum => {
            "from the tips down, an edge is valued together with what stands on it"
        }
        Theorem::Berlekamp => {
            "an edge counts 1 up to the first change of colour, then 1/2, 1/4, ...; red against Left"
        }
        _ => of_step(theorem),
    }
}
