//! Whole essays, read against drawings that both routes agree on.

use super::{Essay, load};
use crate::diagnostic::Diagnostics;
use crate::repertoire;
use crate::search::SearchLimit;
use crate::verify::Ledger;
use std::path::Path;
use std::sync::LazyLock;

/// The repertoire as it is published.
static REPERTOIRE: LazyLock<Ledger> = LazyLock::new(|| {
    let (entries, _) = repertoire::load(Path::new("repertoire"));
    let (ledger, _) = Ledger::of(entries, SearchLimit::default(), &mut |_, _| {});
    ledger
});

#[test]
fn the_essays_hold() {
    let (essays, faults) = load(Path::new("content"), &REPERTOIRE, true);
    assert!(faults.is_empty(), "{}", faults.render(false));
    let essay = essays
        .iter()
        .find(|it| it.slug == "fuse-every-cycle")
        .expect("there");
    std::fs::write("/tmp/essay-out.html", &essay.html).unwrap();
    println!("{} {:?}", essay.claims, essay.headings);
}
