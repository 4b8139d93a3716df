//! Whole essays, read against drawings that both routes agree on.

mod apparatus;
mod censuses;
mod colours;
mod exercises;
mod faults;
mod inserted;
mod pages;
mod recoloured;
mod robustness;
mod unfiled;

use super::apparatus::Apparatus;
use super::{Essay, load, read};
use crate::diagnostic::{Diagnostics, SourceFile};
use crate::repertoire::{self, Completeness};
use crate::search::SearchLimit;
use crate::verify::Ledger;
use std::path::Path;
use std::sync::LazyLock;

const DRAWINGS: [(&str, &str); 6] = [
    (
        "lattice",
        "title: A lattice\ntags: [founding]\n\
         green: [ground a b, c d e, f g h, ground c f, a d g, b e h]\n",
    ),
    (
        "square",
        "title: A square\ntags: [founding, ring]\ngreen: [ground a b c ground]\n",
    ),
    (
        "triangle-on-a-stalk",
        "title: A triangle on a stalk\ngreen: [ground a b c a]\n",
    ),
    // Parallel edges, a loop, a vertex whose name holds a hyphen.
    (
        "buckle",
        "title: A buckle <&\"'>\ngreen: [ground top-left b, top-left b, b b]\n",
    ),
    ("loose", "title: Loose\ngreen: [ground a, b c]\n"),
    // Two pairs of vertices that one name could mean.
    (
        "twins",
        "title: Twins\ngreen: [ground a b-c, ground a-b, a-b c, c x]\n",
    ),
];

/// A few small drawings, sent through the gate.
static LEDGER: LazyLock<Ledger> = LazyLock::new(|| ledger(&DRAWINGS));

fn ledger(drawings: &[(&str, &str)]) -> Ledger {
    let read = |&(id, text): &(&str, &str)| {
        let file = SourceFile::new(format!("repertoire/{id}.yaml"), text);
        repertoire::read(&file, Completeness::Draft).expect(id).0
    };
    let entries: Vec<_> = drawings.iter().map(read).collect();
    let (ledger, faults) = Ledger::of(entries.into(), SearchLimit::default(), &mut |_, _| {});
    assert!(faults.is_empty(), "{}", faults.render(false));
    ledger
}

/// An essay with this body, and what is wrong with it.
fn essay(body: &str, strict: bool) -> (Essay, Diagnostics) {
    against(&LEDGER, body, strict)
}

/// The same, its claims held against another ledger.
fn against(ledger: &Ledger, body: &str, strict: bool) -> (Essay, Diagnostics) {
    let text = format!("---\ntitle: Test\nsummary: A test.\norder: 1\n---\n{body}");
    read_against(ledger, &text, strict)
}

/// An essay from all of its file's text, and what is wrong with it.
fn whole(text: &str, strict: bool) -> (Essay, Diagnostics) {
    read_against(&LEDGER, text, strict)
}

fn read_against(ledger: &Ledger, text: &str, strict: bool) -> (Essay, Diagnostics) {
    let file = SourceFile::new("content/test.md", text);
    let mut faults = Diagnostics::default();
    let nothing = Apparatus::load(Path::new("no such folder"), &mut faults);
    let draft = read(&file, ledger, &nothing, strict, &mut faults);
    (draft.essay, faults)
}

/// An essay in which nothing is wrong, not even an unbound number.
fn sound(body: &str) -> Essay {
    let (essay, faults) = essay(body, true);
    assert!(faults.is_empty(), "{}", faults.render(false));
    essay
}

/// What is wrong with an essay, as the author is told.
fn told(body: &str) -> String {
    let (_, faults) = essay(body, true);
    assert!(faults.has_errors(), "nothing is wrong with {body}");
    faults.render(false)
}
