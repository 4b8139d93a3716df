//! Both routes held against each other.

use super::{Rejection, Verified, disagreement};
use crate::drawing::{Drawing, Edge, Vertex};
use crate::repertoire::{Entry, Expectation};
use crate::search::{self, Play, Refusal, SearchLimit};
use crate::structure::{self, NoTheorem, Reduction};
use crate::value::Nimber;

/// The gate, over any two routes: the book's own, or in tests a wrong one.
pub(super) struct Gate<S, P> {
    /// By structure.
    pub structure: S,
    /// By search. It tells the second argument how many positions it has valued.
    pub search: P,
}

/// Told now and then how many positions have been valued.
pub(super) type Progress<'a> = &'a mut dyn FnMut(u64);

impl
    Gate<
        fn(&Drawing) -> Result<Reduction, NoTheorem>,
        Box<dyn Fn(&Drawing, Progress<'_>) -> Result<Play, Refusal>>,
    >
{
    /// The gate of this book: theorems on one side, play on the other.
    pub fn of_the_book(limit: SearchLimit) -> Self {
        Self {
            structure: structure::read,
            search: Box::new(move |drawing, progress| search::play(drawing, limit, progress)),
        }
    }
}

impl<S, P> Gate<S, P>
where
    S: Fn(&Drawing) -> Result<Reduction, NoTheorem>,
    P: Fn(&Drawing, Progress<'_>) -> Result<Play, Refusal>,
{
    /// The one place where a `Verified` is made.
    pub fn admit(&self, entry: Entry, progress: Progress<'_>) -> Result<Verified, Box<Rejection>> {
        let reduction = match (self.structure)(&entry.drawing) {
            Ok(reduction) => reduction,
            Err(why) => return Err(Box::new(Rejection::NoTheorem { entry, why })),
        };
        let play = match (self.search)(&entry.drawing, progress) {
            Ok(play) => play,
            Err(why) => return Err(Box::new(Rejection::NotPlayed { entry, why })),
        };
        let (by_structure, by_search) = (reduction.value(), play.value());
        if by_structure != by_search {
            return Err(Box::new(Rejection::Disagreement {
                smallest: disagreement::smallest(self, &entry.drawing),
                entry,
                by_structure,
                by_search,
            }));
        }
        let standing = entry.drawing.edge_count() - reduction.fallen_count();
        if by_search.grundy() % 2 != standing as u64 % 2 {
            return Err(Box::new(Rejection::WrongParity {
                entry,
                value: by_search,
                edges: standing,
            }));
        }
        if let Some(Expectation { value, .. }) = entry.expect
            && value != by_search
        {
            return Err(Box::new(Rejection::NotAsExpected {
                entry,
                computed: by_search,
                expected: value,
            }));
        }
        Ok(Verified {
            entry,
            reduction,
            play,
        })
    }

    /// Both values of a drawing, if both routes answer.
    pub fn values(&self, drawing: &Drawing) -> Option<(Nimber, Nimber)> {
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
            entry.expect = Some(Expectation { value, place: None });
            self.admit(entry, &mut |_| {})?;
        }
        Ok(())
    }
}
