//! How fast figures are drawn. Run by hand: `cargo bench --bench figures`.
//!
//! A figure of 12 edges is to take less than a millisecond, a tree of 200 edges less than
//! a hundred.

use divan::{Bencher, black_box};
use hackenbook::drawing::{Colour, Drawing, Edge, Vertex};
use hackenbook::figure::{self, Guide, Layout, View};
use hackenbook::repertoire::{self, Repertoire};
use hackenbook::search::SearchLimit;
use hackenbook::verify::{Ledger, Verified};
use std::path::Path;

fn main() {
    divan::main();
}

fn ledger(repertoire: Repertoire) -> Ledger {
    let (ledger, faults) = Ledger::of(repertoire, SearchLimit::default(), &mut |_, _| {});
    assert!(!faults.has_errors(), "{}", faults.render(false));
    ledger
}

fn draw(bencher: Bencher, verified: &Verified, view: View) {
    bencher.bench_local(|| figure::inline(black_box(verified), view, "key").len());
}

/// A drawing of the repertoire, by itself.
fn chosen(id: &str) -> Ledger {
    let path = format!("repertoire/{id}.yaml");
    let completeness = repertoire::Completeness::Draft;
    let (entry, _) = repertoire::read_file(Path::new(&path), completeness).expect("well-formed");
    ledger(Repertoire::from(vec![entry]))
}

const DENSE: [&str; 6] = ["k4", "theta", "lattice", "cube", "petersen", "grid-3-by-4"];

#[divan::bench(args = DENSE)]
fn a_drawing_of_many_cycles(bencher: Bencher, id: &str) {
    let ledger = chosen(id);
    let verified = ledger.iter().next().expect("it is verified");
    draw(bencher, verified, View::Drawing);
}

#[divan::bench(args = ["branching-tree", "caterpillar", "green-girl", "barbell"])]
fn a_film_strip(bencher: Bencher, id: &str) {
    let ledger = chosen(id);
    let verified = ledger.iter().next().expect("it is verified");
    draw(bencher, verified, View::Fusion);
}

/// A tree is more than a gate's search can play, so it is laid out and not verified.
/// Each edge stands on the upper end of one far below it: short branches, many forks.
#[divan::bench(args = [50, 200])]
fn the_layout_of_a_tree(bencher: Bencher, edges: usize) {
    let list = (1..=edges).map(|top| Edge {
        from: Vertex::new(top * 7 / 10),
        to: Vertex::new(top),
        colour: Colour::Green,
    });
    let tree = Drawing::new(edges + 1, list.collect()).expect("vertices in range");
    bencher.bench_local(|| Layout::of(black_box(&tree), Guide::default()));
}
