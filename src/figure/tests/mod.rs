use super::*;
use crate::repertoire;
use crate::search::SearchLimit;
use crate::verify::Ledger;
use std::path::Path;

mod contact_sheet;
mod geometry;
mod pictures;

fn repertoire_ledger() -> Ledger {
    let (repertoire, faults) = repertoire::load(Path::new("repertoire"));
    assert!(!faults.has_errors(), "{}", faults.render(false));
    let (ledger, faults) = Ledger::of(repertoire, SearchLimit::default(), &mut |_, _| {});
    assert!(!faults.has_errors(), "{}", faults.render(false));
    ledger
}
