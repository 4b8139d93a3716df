//! The ledger for machines: `verified.json`.

use super::views::{CensusView, Totals};
use crate::essay::{Book, Essay};
use crate::search::Difference;
use crate::value::Outcome;
use crate::verify::{Ledger, Verified, Witness};
use serde::Serialize;

/// All drawings by id, the essays, the censuses, and what they come to. Values are in the ASCII that
/// `value --json` prints.
#[derive(Serialize)]
struct Record<'a> {
    drawings: Vec<DrawingRecord<'a>>,
    essays: Vec<EssayRecord<'a>>,
    censuses: Vec<CensusView<'a>>,
    totals: Totals,
}

#[derive(Serialize)]
struct DrawingRecord<'a> {
    id: &'a str,
    title: &'a str,
    edges: usize,
    vertices: usize,
    value: String,
    outcome: String,
    /// `null` where no theorem reads the drawing.
    structure: Option<StructureRecord>,
    search: SearchRecord<'a>,
    /// The second witness where no theorem reads the drawing.
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<DifferenceRecord>,
    agree: bool,
    digest: String,
}

/// An essay in the reading order.
#[derive(Serialize)]
struct EssayRecord<'a> {
    slug: &'a str,
    title: &'a str,
    order: u32,
    requires: &'a [String],
    claims: usize,
}

impl<'a> EssayRecord<'a> {
    fn of(essay: &'a Essay) -> Self {
        Self {
            slug: &essay.slug,
            title: &essay.title,
            order: essay.order,
            requires: &essay.requires,
            claims: essay.claims,
        }
    }
}

#[derive(Serialize)]
struct StructureRecord {
    value: String,
    rule: String,
}

#[derive(Serialize)]
struct SearchRecord<'a> {
    value: String,
    positions: u64,
    /// The version of the program that made the search, where this build did not.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<&'a str>,
}

#[derive(Serialize)]
struct DifferenceRecord {
    outcome: String,
    positions: u64,
}

impl DifferenceRecord {
    fn of(difference: &Difference) -> Self {
        // Left, moving first, loses what is at most 0; Right what is at least 0.
        let outcome = Outcome::of(
            !difference.right_wins_first(),
            !difference.left_wins_first(),
        );
        Self {
            outcome: outcome.to_string(),
            positions: difference.positions(),
        }
    }
}

impl<'a> DrawingRecord<'a> {
    fn of(verified: &'a Verified) -> Self {
        let by_search = verified.value();
        let (structure, difference, agree) = match verified.witness() {
            Witness::Structure(reading) => {
                let value = reading.value();
                let agree = value == by_search;
                let record = StructureRecord {
                    value: value.to_string(),
                    rule: reading.rule(),
                };
                (Some(record), None, agree)
            }
            Witness::Difference { difference, .. } => {
                let record = DifferenceRecord::of(difference);
                (None, Some(record), difference.is_zero())
            }
        };
        Self {
            id: verified.id(),
            title: &verified.entry().title,
            edges: verified.drawing().edge_count(),
            vertices: verified.drawing().vertex_count(),
            value: verified.value().to_string(),
            outcome: verified.outcome().to_string(),
            structure,
            search: SearchRecord {
                value: by_search.to_string(),
                positions: verified.positions(),
                recorded: verified.record().map(|record| record.program.as_str()),
            },
            difference,
            agree,
            digest: verified.digest(),
        }
    }
}

/// The record of a build as JSON for programs and for people.
pub(super) fn json(ledger: &Ledger, book: &Book, totals: Totals) -> Vec<u8> {
    let record = Record {
        drawings: ledger.iter().map(DrawingRecord::of).collect(),
        essays: book.essays.iter().map(EssayRecord::of).collect(),
        censuses: ledger.censuses().iter().map(CensusView::of).collect(),
        totals,
    };
    let mut bytes = serde_json::to_vec_pretty(&record).expect("text and numbers are always JSON");
    bytes.push(b'\n');
    bytes
}
