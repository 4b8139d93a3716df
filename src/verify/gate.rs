//! Both routes held against each other.

use super::played::Played;
use super::recorded::{self, RecordFault};
use super::{Reason, Rejection, Tablebase, Verified, Witness, disagreement};
use crate::drawing::{Colour, Drawing, Edge, Vertex};
use crate::repertoire::{Entry, Expectation, Search};
use crate::search::{self, Difference, Play, Refusal, SearchLimit};
use crate::structure::{self, NoTheorem, Reading};
use crate::value::{Nimber, Value};

/// A way to read a value off a drawing.
pub(super) trait ByStructure: Fn(&Drawing) -> Result<Reading, NoTheorem> {}
impl<F: Fn(&Drawing) -> Result<Reading, NoTheorem>> ByStructure for F {}

/// A way to play a drawing out. It tells the second argument how many positions
/// it has valued.
pub(super) trait BySearch: Fn(&Drawing, Progress<'_>) -> Result<Play, Refusal> {}
impl<F: Fn(&Drawing, Progress<'_>) -> Result<Play, Refusal>> BySearch for F {}

/// Told now and then how many positions have been valued.
pub(super) type Progress<'a> = &'a mut dyn FnMut(u64);

/// The gate, over any two routes: the book's own, or in tests a wrong one.
pub(super) struct Gate<S, P> {
    /// By structure.
    pub structure: S,
    /// By search.
    pub search: P,
    /// How far play may go, also that of a difference.
    pub limit: SearchLimit,
}

/// What was found of a drawing that may pass.
struct Judgement {
    witness: Witness,
    played: Played,
    tablebase: Option<Tablebase>,
}

/// The gate of this book: theorems on one side, play on the other.
pub(super) fn of_the_book(limit: SearchLimit) -> Gate<impl ByStructure, impl BySearch> {
    Gate {
        structure: structure::read,
        search: move |drawing: &Drawing, progress: Progress<'_>| {
            search::play(drawing, limit, progress)
        },
        limit,
    }
}

impl<S: ByStructure, P: BySearch> Gate<S, P> {
    /// The one place where a `Verified` is made.
    pub fn admit(&self, entry: Entry, progress: Progress<'_>) -> Result<Verified, Box<Rejection>> {
        match self.judge(&entry, progress) {
            Ok(Judgement {
                witness,
                played,
                tablebase,
            }) => Ok(Verified {
                entry,
                witness,
                played,
                tablebase,
            }),
            Err(why) => Err(Box::new(Rejection { entry, why })),
        }
    }

    /// Why a drawing would not be let through; nothing where it would be. No `Verified`
    /// can come of it, so that a wrong rule may be asked.
    pub fn reject(&self, entry: Entry) -> Option<Box<Rejection>> {
        let why = self.judge(&entry, &mut |_| {}).err()?;
        Some(Box::new(Rejection { entry, why }))
    }

    /// What vouches for a drawing's value, if all that is known of it agrees.
    fn judge(&self, entry: &Entry, progress: Progress<'_>) -> Result<Judgement, Reason> {
        let drawing = &entry.drawing;
        let played = match &entry.search {
            Search::EveryBuild => Played::Now((self.search)(drawing, progress)?),
            Search::Recorded(kept) => Played::Then(recorded::record_of(entry, kept.as_ref())?),
        };
        let by_search = played.value();
        let witness = match ((self.structure)(drawing), &played) {
            (Ok(reading), _) if reading.value() == by_search => Witness::Structure(reading),
            (Ok(reading), _) => {
                return Err(Reason::Disagreement {
                    smallest: disagreement::smallest(self, drawing),
                    by_structure: reading.value(),
                    by_search,
                });
            }
            (Err(NoTheorem::Core { edges: core }), Played::Now(_)) => Witness::Difference {
                core,
                difference: self.play_difference(drawing, &by_search)?,
            },
            (Err(_), Played::Then(_)) => return Err(RecordFault::Alone.into()),
        };
        if let Played::Then(record) = &played {
            recorded::check_cuts(drawing, record, |rest| (self.structure)(rest).ok())?;
        }
        check_parity(drawing, &by_search)?;
        check_expectation(entry, &by_search)?;
        let tablebase = match &played {
            Played::Now(play) => Tablebase::of(play)?,
            Played::Then(_) => None,
        };
        Ok(Judgement {
            witness,
            played,
            tablebase,
        })
    }

    /// The second witness: the difference between the drawing and what search
    /// says it is worth, which the second player must win.
    fn play_difference(&self, drawing: &Drawing, by_search: &Value) -> Result<Difference, Reason> {
        let difference = search::difference(drawing, by_search, self.limit)?;
        if difference.is_zero() {
            return Ok(difference);
        }
        Err(Reason::NotEqual {
            by_search: by_search.clone(),
            difference,
        })
    }

    /// Both values of a drawing, if both routes answer.
    pub fn values(&self, drawing: &Drawing) -> Option<(Value, Value)> {
        let by_structure = (self.structure)(drawing).ok()?.value();
        let by_search = (self.search)(drawing, &mut |_| {}).ok()?.value();
        Some((by_structure, by_search))
    }

    /// One edge is `*`, two parallel edges are 0.
    pub fn check_axioms(&self) -> Result<(), Box<Rejection>> {
        let axioms = [
            ("a-single-edge", 1, Nimber::STAR),
            ("two-parallel-edges", 2, Nimber::ZERO),
        ];
        for (id, edges, value) in axioms {
            let edge = Edge::green(Vertex::GROUND, Vertex::new(1));
            let drawing = Drawing::new(2, vec![edge; edges]).expect("two vertices");
            let mut entry = Entry::of_drawing(id, drawing);
            entry.expect = Some(Expectation {
                value: value.into(),
                place: None,
            });
            self.admit(entry, &mut |_| {})?;
        }
        Ok(())
    }
}

/// The Grundy value of a green drawing is odd exactly when its number of standing
/// edges is.
fn check_parity(drawing: &Drawing, value: &Value) -> Result<(), Reason> {
    let grounded = drawing.grounded_edges();
    let (mut coloured, mut edges) = (false, 0_usize);
    for (id, edge) in drawing.edge_ids() {
        if grounded[id.index()] {
            coloured |= edge.colour != Colour::Green;
            edges += 1;
        }
    }
    let holds = value
        .as_nimber()
        .is_some_and(|heap| heap.grundy() % 2 == edges as u64 % 2);
    if coloured || holds {
        return Ok(());
    }
    let value = value.clone();
    Err(Reason::WrongParity { value, edges })
}

/// The value that the author worked out by hand, if there is one.
fn check_expectation(entry: &Entry, computed: &Value) -> Result<(), Reason> {
    match &entry.expect {
        Some(expected) if expected.value != *computed => Err(Reason::NotAsExpected {
            expected: expected.value.clone(),
            computed: computed.clone(),
        }),
        _ => Ok(()),
    }
}
