//! Searches too long for every build: made when asked for, and kept.
//!
//! What such a search found does not pass the gate by itself. A drawing with a
//! record is admitted only if the record is of this very drawing, theorems read it
//! in this build, and they give the recorded values: its own, and those that its
//! cuts leave wherever they read them.

use super::{Reason, Rejection, Work};
use crate::diagnostic::Diagnostic;
use crate::drawing::{Drawing, EdgeId};
use crate::repertoire::{Entry, Record, Repertoire, Search};
use crate::search::{self, SearchLimit};
use crate::structure::Reading;
use crate::value::Value;

/// How far a search goes that is made only when asked for: four times as far as the
/// largest drawing of the repertoire needs.
const LONG: SearchLimit = SearchLimit {
    positions: 400_000_000,
    bytes: 4 << 30,
};

/// What is wrong with the record of a drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordFault {
    /// There is none.
    Missing,
    /// It is of another drawing: somebody changed the edges.
    OfAnotherDrawing,
    /// Searched again, the drawing is not as it is recorded.
    NotConfirmed {
        /// The value found now.
        now: Value,
        /// The positions played now.
        positions: u64,
    },
    /// Theorems give another value to what a cut leaves.
    Cut {
        /// The edge, as `a-b`.
        edge: String,
        /// What structure says that its cut leaves.
        by_structure: Value,
        /// What the record says.
        recorded: Option<Value>,
    },
    /// No theorem reads the drawing, so nothing in this build vouches for it.
    Alone,
    /// A value is too long to be written out.
    TooLong,
}

/// Makes every long search of a repertoire, however long it takes, and puts what it
/// finds with the drawings; returns the records that were not there before, or
/// were of another drawing, by id.
///
/// # Errors
/// Every drawing that could not be searched or is not as it was recorded; it is
/// missing from the repertoire.
pub fn search_long(
    repertoire: &mut Repertoire,
    watch: super::ledger::Watch<'_>,
) -> (Vec<(String, Record)>, Vec<Rejection>) {
    let (mut fresh, mut rejections) = (Vec::new(), Vec::new());
    for entry in std::mem::take(&mut repertoire.entries) {
        let id = entry.id.clone();
        let Search::Recorded(_) = entry.search else {
            repertoire.entries.push(entry);
            continue;
        };
        match searched(entry, &mut |positions| watch(Work::Drawing(&id), positions)) {
            Ok((entry, new)) => {
                fresh.extend(new.map(|record| (id, record)));
                repertoire.entries.push(entry);
            }
            Err(rejection) => {
                repertoire.unread.insert(id);
                rejections.push(*rejection);
            }
        }
    }
    (fresh, rejections)
}

/// Searches one drawing and holds what is found against its record. Without one, or
/// where it is of another drawing, what is found is the record, and is returned.
fn searched(
    mut entry: Entry,
    progress: &mut dyn FnMut(u64),
) -> Result<(Entry, Option<Record>), Box<Rejection>> {
    match confirmed(&entry, progress) {
        Ok(None) => Ok((entry, None)),
        Ok(Some(now)) => {
            entry.search = Search::Recorded(Some(now.clone()));
            Ok((entry, Some(now)))
        }
        Err(why) => Err(Box::new(Rejection { entry, why })),
    }
}

/// Nothing, if the search confirms the record; what was found, if there is none of
/// this drawing.
fn confirmed(entry: &Entry, progress: &mut dyn FnMut(u64)) -> Result<Option<Record>, Reason> {
    let now = recorded_now(entry, progress)?;
    match &entry.search {
        Search::Recorded(Some(then)) if then.digest == now.digest => {
            if then.agrees_with(&now) {
                return Ok(None);
            }
            let Record {
                value: now,
                positions,
                ..
            } = now;
            Err(RecordFault::NotConfirmed { now, positions }.into())
        }
        _ if now.to_yaml().is_none() => Err(RecordFault::TooLong.into()),
        _ => Ok(Some(now)),
    }
}

fn recorded_now(entry: &Entry, progress: &mut dyn FnMut(u64)) -> Result<Record, search::Refusal> {
    let play = search::play(&entry.drawing, LONG, progress)?;
    let edges = entry.drawing.edge_ids();
    Ok(Record {
        digest: entry.digest(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        value: play.value(),
        positions: play.positions(),
        cuts: edges.map(|(edge, _)| play.value_after(edge)).collect(),
        place: None,
    })
}

/// The record that a drawing brings, if it is of this drawing.
pub(super) fn record_of(entry: &Entry, kept: Option<&Record>) -> Result<Record, RecordFault> {
    let record = kept.ok_or(RecordFault::Missing)?;
    if record.digest == entry.digest() && record.cuts.len() == entry.drawing.edge_count() {
        Ok(record.clone())
    } else {
        Err(RecordFault::OfAnotherDrawing)
    }
}

/// Holds what a record says of every cut against what theorems say of what is left,
/// where they read it.
pub(super) fn check_cuts(
    drawing: &Drawing,
    record: &Record,
    read: impl Fn(&Drawing) -> Option<Reading>,
) -> Result<(), RecordFault> {
    let grounded = drawing.grounded_edges();
    for ((id, edge), recorded) in drawing.edge_ids().zip(&record.cuts) {
        let stands = grounded[id.index()];
        let by_structure = stands.then(|| read(&without(drawing, id))).flatten();
        let holds = match (&by_structure, recorded) {
            (Some(reading), Some(recorded)) => reading.value() == *recorded,
            _ => stands == recorded.is_some(),
        };
        if !holds {
            return Err(RecordFault::Cut {
                edge: drawing.edge_name(edge),
                by_structure: by_structure.map_or_else(|| record.value.clone(), |it| it.value()),
                recorded: recorded.clone(),
            });
        }
    }
    Ok(())
}

/// What stands when an edge is cut.
fn without(drawing: &Drawing, edge: EdgeId) -> Drawing {
    let kept: Vec<bool> = drawing.edge_ids().map(|(id, _)| id != edge).collect();
    drawing.standing(&kept)
}

impl RecordFault {
    /// The fault for the drawing's author.
    pub(super) fn diagnostic(&self, entry: &Entry) -> Diagnostic {
        const SEARCH: &str = "search it anew with `hackenbook build --all`";
        let id = &entry.id;
        let record = match &entry.search {
            Search::Recorded(Some(record)) => record.place.clone(),
            _ => None,
        };
        let (message, hint) = match self {
            Self::Missing => (
                format!("the search of `{id}` is to be recorded, and there is no record"),
                SEARCH,
            ),
            Self::OfAnotherDrawing => (
                format!("the record of `{id}` is of another drawing: its edges were changed"),
                SEARCH,
            ),
            Self::NotConfirmed { now, positions } => (
                format!(
                    "searched again, `{id}` is worth {now} over {positions} positions, or its cuts \
                     leave other values than its record says"
                ),
                "find out which of the two searches is wrong; if it is the record, delete it",
            ),
            Self::Cut {
                edge,
                by_structure,
                recorded,
            } => (
                match recorded {
                    Some(recorded) => format!(
                        "the cut of {edge} leaves {by_structure} of `{id}` by structure, but \
                         {recorded} by its record"
                    ),
                    None => format!("the record of `{id}` has no value for the cut of {edge}"),
                },
                SEARCH,
            ),
            Self::Alone => (
                format!(
                    "no theorem reads `{id}`, so in a build that does not search it nothing \
                     vouches for its value"
                ),
                "let every build search it, or keep it out of the repertoire",
            ),
            Self::TooLong => (
                format!("a value of `{id}` is too long to be recorded"),
                "let every build search it, or keep it out of the repertoire",
            ),
        };
        Diagnostic::error(message).maybe_at(record).hint(hint)
    }
}
