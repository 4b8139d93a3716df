//! Both routes held against each other.

use super::{Rejection, Verified, Witness, disagreement};
use crate::drawing::{Colour, Drawing, Edge, Vertex};
use crate::repertoire::{Entry, Expectation};
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
        let play = match (self.search)(&entry.drawing, progress) {
            Ok(play) => play,
            Err(why) => return Err(Box::new(Rejection::NotPlayed { entry, why })),
        };
        let witness = match (self.structure)(&entry.drawing) {
            Ok(reading) if reading.value() == play.value() => Witness::Structure(reading),
            Ok(reading) => {
                return Err(Box::new(Rejection::Disagreement {
                    smallest: disagreement::smallest(self, &entry.drawing),
                    by_structure: reading.value(),
                    by_search: play.value(),
                    entry,
                }));
            }
            Err(NoTheorem::Core { edges }) => match self.play_difference(&entry, &play) {
                Ok(difference) => Witness::Difference {
                    core: edges,
                    difference,
                },
                Err(why) => return Err(Box::new(why(entry))),
            },
        };
        let verified = Verified {
            entry,
            witness,
            play,
        };
        check_parity(verified)
            .and_then(check_expectation)
            .map_err(Box::new)
    }

    /// The second witness: the difference between the drawing and what search
    /// says it is worth, which the second player must win.
    fn play_difference(
        &self,
        entry: &Entry,
        play: &Play,
    ) -> Result<Difference, impl FnOnce(Entry) -> Rejection + use<S, P>> {
        let by_search = play.value();
        let difference = search::difference(&entry.drawing, &by_search, self.limit);
        match difference {
            Ok(difference) if difference.is_zero() => Ok(difference),
            other => Err(move |entry| match other {
                Ok(difference) => Rejection::NotEqual {
                    entry,
                    by_search,
                    difference,
                },
                Err(why) => Rejection::NotPlayed { entry, why },
            }),
        }
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
fn check_parity(verified: Verified) -> Result<Verified, Rejection> {
    let Verified { entry, play, .. } = &verified;
    let standing = entry.drawing.grounded_edges();
    let (colours, edges) = entry
        .drawing
        .edge_ids()
        .filter(|(id, _)| standing[id.index()])
        .fold((0, 0), |(coloured, edges), (_, edge)| {
            let is_coloured = edge.colour != Colour::Green;
            (coloured + usize::from(is_coloured), edges + 1_usize)
        });
    let value = play.value();
    let holds = value
        .as_nimber()
        .is_some_and(|heap| heap.grundy() % 2 == edges as u64 % 2);
    if colours > 0 || holds {
        return Ok(verified);
    }
    Err(Rejection::WrongParity {
        value,
        edges,
        entry: verified.entry,
    })
}

/// The value that the author worked out by hand, if there is one.
fn check_expectation(verified: Verified) -> Result<Verified, Rejection> {
    let computed = verified.value();
    match &verified.entry.expect {
        Some(expected) if expected.value != computed => Err(Rejection::NotAsExpected {
            expected: expected.value.clone(),
            computed,
            entry: verified.entry,
        }),
        _ => Ok(verified),
    }
}
