//! Searches that are recorded: made when asked for, kept, and never trusted blindly.

mod book;

use book::Book;
use hackenbook::repertoire;
use hackenbook::search::SearchLimit;
use hackenbook::verify::{Ledger, Rejection, search_long};
use std::fs;
use std::path::PathBuf;

const TABLE: &str = "title: A redwood table\nabout: Two feet, two legs, a top.\n\
                     blue: [ground a, ground b]\nred: [a c, b d, c d]\nsearch: recorded\n";

/// A repertoire of one drawing with a record.
struct Shelf {
    folder: tempfile::TempDir,
}

impl Shelf {
    fn with(drawing: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::write(folder.path().join("table.yaml"), drawing).expect("written");
        Self { folder }
    }

    /// The same, searched and recorded.
    fn recorded() -> Self {
        let shelf = Self::with(TABLE);
        assert_eq!(shelf.faults(true), "");
        shelf
    }

    fn record(&self) -> PathBuf {
        repertoire::record_path(self.folder.path(), "table")
    }

    fn drawing(&self) -> PathBuf {
        self.folder.path().join("table.yaml")
    }

    /// Every fault of the repertoire; with `all` long searches are made, and kept
    /// if they are new.
    fn faults(&self, all: bool) -> String {
        let (mut repertoire, mut faults) = repertoire::load(self.folder.path());
        if all {
            let (fresh, rejections) = search_long(&mut repertoire, &mut |_, _| {});
            faults.extend(rejections.iter().map(Rejection::diagnostic));
            for (_, record) in fresh {
                let path = self.record();
                fs::create_dir_all(path.parent().expect("a folder")).expect("made");
                fs::write(path, record.to_yaml().expect("short")).expect("written");
            }
        }
        let (_, found) = Ledger::of(repertoire, SearchLimit::default(), &mut |_, _| {});
        faults.extend(found);
        faults.render(false)
    }

    fn fails_with(&self, all: bool, saying: &str) {
        let faults = self.faults(all);
        assert!(faults.contains(saying), "{faults}");
        assert!(faults.contains("table.yaml:"), "no place: {faults}");
    }
}

/// Changes the first `from` of the drawing or of its record to `to`.
fn change(path: PathBuf, from: &str, to: &str) {
    let text = fs::read_to_string(&path).expect("there");
    assert!(text.contains(from), "{text} has no {from:?}");
    fs::write(path, text.replacen(from, to, 1)).expect("written");
}

#[test]
fn a_long_search_is_made_when_asked_for_and_kept() {
    let book = Book::copy();
    fs::remove_dir_all(book.path("repertoire/records")).expect("there are records");
    // Without the bed, whose search is the longest, and the essays that speak of it.
    fs::remove_file(book.path("repertoire/moderately-hard-bed.yaml")).expect("there is a bed");
    fs::remove_dir_all(book.path("content")).expect("there are essays");
    fs::create_dir(book.path("content")).expect("a folder");
    let before = book.published();
    book.change(
        "repertoire/redwood-table.yaml",
        "expect:",
        "search: recorded\nexpect:",
    );
    let run = book.run(&["build"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("there is no record"), "{}", run.err);
    assert!(book.published() == before, "the site was changed");
    let run = book.run(&["build", "--all"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let record = fs::read_to_string(book.path("repertoire/records/redwood-table.yaml"));
    // By hand: {1/8 | 1}.
    assert!(record.expect("it is kept").contains("value: \"1/2\""));
    let with_all = book.published();
    let run = book.run(&["build"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(book.published() == with_all, "the same bytes either way");
    let page = fs::read_to_string(book.path("site/drawings/redwood-table/index.html"));
    assert!(
        page.expect("published")
            .contains("of the program, not in this build")
    );
}

#[test]
fn a_record_of_another_drawing_stops_the_build() {
    let shelf = Shelf::recorded();
    assert_eq!(shelf.faults(false), "");
    change(shelf.drawing(), "c d]", "c d, c d]");
    shelf.fails_with(false, "is of another drawing");
    assert_eq!(shelf.faults(true), "", "searched anew");
    assert_eq!(shelf.faults(false), "");
}

#[test]
fn a_false_record_stops_the_build() {
    let shelf = Shelf::recorded();
    change(shelf.record(), "value: \"1/2\"", "value: \"1/4\"");
    shelf.fails_with(false, "the two routes disagree on `table`");
    let shelf = Shelf::recorded();
    // The first cut is of a foot, and leaves a foot that carries three edges.
    change(shelf.record(), "  - \"1/8\"", "  - \"1/16\"");
    shelf.fails_with(false, "the cut of ground-a leaves 1/8");
    let shelf = Shelf::recorded();
    change(shelf.record(), "positions: ", "positions: 1");
    shelf.fails_with(true, "searched again");
    change(shelf.record(), "positions: ", "position: ");
    shelf.fails_with(false, "a record has no key `position`");
}

#[test]
fn records_and_drawings_go_together() {
    shelf_fails("there is no record", TABLE);
    shelf_fails(
        "`search` is not `rarely`",
        &TABLE.replace("recorded", "rarely"),
    );
    let shelf = Shelf::recorded();
    change(shelf.drawing(), "search: recorded\n", "");
    shelf.fails_with(false, "is marked `search: recorded`");
}

fn shelf_fails(saying: &str, drawing: &str) {
    Shelf::with(drawing).fails_with(false, saying);
}

#[test]
fn no_record_vouches_for_a_drawing_that_no_theorem_reads() {
    let vase = "title: A vase\nabout: A core.\ngreen: [ground a, ground a]\nblue: [a b]\n\
                search: recorded\n";
    Shelf::with(vase).fails_with(true, "nothing vouches for its value");
}

#[test]
fn the_value_of_a_recorded_drawing_is_searched_where_the_limit_allows() {
    let shelf = Shelf::recorded();
    let value = |more: &[&str]| {
        let mut command = assert_cmd::Command::cargo_bin("hackenbook").expect("the binary");
        command
            .args(["value", "--json"])
            .arg(shelf.folder.path())
            .args(more);
        let output = command.output().expect("it runs");
        assert!(output.status.success(), "records are not drawings");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert!(!value(&[]).contains("recorded"));
    let kept = value(&["--max-positions", "3"]);
    assert!(
        kept.contains("\"recorded\":\"") && kept.contains("\"agree\":true"),
        "{kept}"
    );
}
