use super::*;
use crate::repertoire;
use crate::search::SearchLimit;
use crate::verify::Ledger;
use std::path::Path;

mod contact_sheet;
mod geometry;
mod pictures;

fn repertoire_ledger() -> Ledger {
    let (mut entries, faults) = repertoire::load(Path::new("repertoire"));
    assert!(!faults.has_errors(), "{}", faults.render(false));
    // Whether the author's own values are right is for the gate's tests to say.
    for entry in &mut entries {
        entry.expect = None;
    }
    let (ledger, faults) = Ledger::of(entries, SearchLimit::default(), &mut |_, _| {});
    assert!(!faults.has_errors(), "{}", faults.render(false));
    ledger
}
