//! Searches that are recorded: made when asked for, kept, and never trusted blindly.

mod book;

use book::Book;
use std::fs;

const TABLE: &str = "repertoire/redwood-table.yaml";
const RECORD: &str = "repertoire/records/redwood-table.yaml";

/// The book with one small drawing's search recorded, and its own long one left out.
fn book() -> Book {
    let book = Book::copy();
    fs::remove_dir_all(book.path("repertoire/records")).expect("there are records");
    fs::remove_file(book.path("repertoire/moderately-hard-bed.yaml")).expect("there is a bed");
    book.change(TABLE, "expect:", "search: recorded\nexpect:");
    book
}

/// The same, searched and recorded.
fn recorded() -> Book {
    let book = book();
    let run = book.run(&["build", "--all"]);
    assert_eq!(run.code, 0, "{}", run.err);
    book
}

/// Runs `check`, which must fail and say this.
fn fails_with(book: &Book, args: &[&str], saying: &str) {
    let before = book.published();
    let run = book.run(args);
    assert_eq!(run.code, 1, "{}", run.out);
    assert!(run.err.contains(saying), "{}", run.err);
    assert!(run.err.contains("repertoire/"), "no place: {}", run.err);
    assert!(book.published() == before, "the site was changed");
}

#[test]
fn a_long_search_is_made_when_asked_for_and_kept() {
    let book = book();
    fails_with(&book, &["build"], "there is no record");
    fails_with(&book, &["check", "--all"], "there is no record");
    let run = book.run(&["build", "--all"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let record = fs::read_to_string(book.path(RECORD)).expect("it is kept");
    // By hand: {1/8 | 1}.
    assert!(record.contains("value: \"1/2\""), "{record}");
    let with_all = book.published();
    let run = book.run(&["build"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(book.published() == with_all, "the same bytes either way");
    let page = fs::read_to_string(book.path("site/drawings/redwood-table/index.html"));
    let page = page.expect("published");
    assert!(page.contains("of the program, not in this build"), "{page}");
    let run = book.run(&["check", "--all"]);
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn a_record_of_another_drawing_stops_the_build() {
    let book = recorded();
    book.change(TABLE, "  - c d\n", "  - c d\n  - c d\n");
    book.change(TABLE, "expect: 1/2", "expect: 1/4");
    fails_with(&book, &["build"], "is of another drawing");
    let run = book.run(&["build", "--all"]);
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn a_false_record_stops_the_build() {
    let book = recorded();
    book.change(RECORD, "value: \"1/2\"", "value: \"1/4\"");
    fails_with(
        &book,
        &["build"],
        "the two routes disagree on `redwood-table`",
    );
    let book = recorded();
    // The first cut is of a foot, and leaves a foot that carries three edges.
    book.change(RECORD, "  - \"1/8\"", "  - \"1/16\"");
    fails_with(&book, &["build"], "the cut of ground-a leaves 1/8");
    let book = recorded();
    book.change(RECORD, "positions: ", "positions: 1");
    fails_with(&book, &["check", "--all"], "searched again");
    book.change(RECORD, "positions: ", "position: ");
    fails_with(&book, &["build"], "a record has no key `position`");
}

#[test]
fn records_and_drawings_go_together() {
    let book = recorded();
    book.change(TABLE, "search: recorded\n", "");
    fails_with(&book, &["build"], "is marked `search: recorded`");
    let book = recorded();
    book.change(TABLE, "search: recorded", "search: rarely");
    fails_with(&book, &["build"], "`search` is not `rarely`");
}

#[test]
fn no_record_vouches_for_a_drawing_that_no_theorem_reads() {
    let book = book();
    book.change(TABLE, "search: recorded\n", "");
    book.change(
        "repertoire/double-green-and-blue.yaml",
        "expect:",
        "search: recorded\nexpect:",
    );
    fails_with(&book, &["build", "--all"], "nothing vouches for its value");
}

#[test]
fn the_value_of_a_recorded_drawing_is_searched_where_the_limit_allows() {
    let book = recorded();
    let run = book.run(&["value", "redwood-table", "--json"]);
    assert!(!run.out.contains("recorded"), "{}", run.out);
    let run = book.run(&["value", "redwood-table", "--max-positions", "3", "--json"]);
    assert!(run.out.contains("\"recorded\":\""), "{}", run.out);
    assert!(run.out.contains("\"agree\":true"), "{}", run.out);
    let run = book.run(&["value", "repertoire", "--json"]);
    assert_eq!(run.code, 0, "records are not drawings: {}", run.err);
}
