//! The ledger for machines: `verified.json`.

use super::views::Totals;
use crate::structure::Reduction;
use crate::verify::{Ledger, Verified};
use serde::Serialize;

/// All drawings by id, and what they come to. Values are in the ASCII that
/// `value --json` prints.
#[derive(Serialize)]
struct Record<'a> {
    drawings: Vec<DrawingRecord<'a>>,
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
    structure: StructureRecord,
    search: SearchRecord,
    agree: bool,
    digest: String,
}

#[derive(Serialize)]
struct StructureRecord {
    value: String,
    rule: &'static str,
}

#[derive(Serialize)]
struct SearchRecord {
    value: String,
    positions: u64,
}

impl<'a> DrawingRecord<'a> {
    fn of(verified: &'a Verified) -> Self {
        let by_structure = verified.reduction().value();
        let by_search = verified.play().value();
        Self {
            id: verified.id(),
            title: &verified.entry().title,
            edges: verified.drawing().edge_count(),
            vertices: verified.drawing().vertex_count(),
            value: verified.value().to_string(),
            outcome: verified.outcome().to_string(),
            structure: StructureRecord {
                value: by_structure.to_string(),
                rule: Reduction::RULE,
            },
            search: SearchRecord {
                value: by_search.to_string(),
                positions: verified.play().positions(),
            },
            agree: by_structure == by_search,
            digest: verified.digest(),
        }
    }
}

/// The record of a build as JSON for programs and for people.
pub(super) fn json(ledger: &Ledger, totals: Totals) -> Vec<u8> {
    let record = Record {
        drawings: ledger.iter().map(DrawingRecord::of).collect(),
        totals,
    };
    let mut bytes = serde_json::to_vec_pretty(&record).expect("text and numbers are always JSON");
    bytes.push(b'\n');
    bytes
}
