//! Small books: what essays cite, what terms they link, and which need which.

use super::LEDGER;
use crate::essay::{Book, load};
use std::fs;

const REFERENCES: &str = "onag:\n  authors: John H. Conway\n  title: On Numbers & Games\n  \
     kind: book\n  where: Academic Press, 1976\n\
     bouton:\n  authors: Charles L. Bouton\n  title: Nim\n  kind: article\n  where: Annals 3, 35–39\n\
     winning-ways:\n  authors: Elwyn R. Berlekamp, John H. Conway and Richard K. Guy\n  \
     title: Winning Ways\n  kind: book\n  where: \"1982\"\n";

const GLOSSARY: &str = "stalk:\n  term: stalk\n  \
     meaning: \"A path on the [ground](term:ground), unlike ![a square](drawing:square) of [four](claim:square.edges) edges.\"\n\
     ground:\n  term: Ground\n  meaning: The vertex $v$ that holds everything up.\n";

/// An essay's file.
fn essay(order: u32, more: &str, body: &str) -> String {
    format!("---\ntitle: T\nsummary: S.\norder: {order}\n{more}---\n{body}\n")
}

/// Three essays that use all there is.
fn essays() -> [(&'static str, String); 3] {
    let first = "On the [ground](term:ground). See [Conway, chapter 0](cite:onag).";
    let second = "A [stalk](term:stalk), [*as in* 1901](cite:bouton), and [again](cite:onag), [again](cite:onag).";
    let third =
        "See [chapter 7](cite:winning-ways) of [four](claim:square.edges) [stalks](term:stalk).";
    [
        ("first.md", essay(1, "", first)),
        ("second.md", essay(2, "requires: [first]\n", second)),
        ("third.md", essay(3, "requires: [second, first]\n", third)),
    ]
}

/// The book that these files make, the three essays among them unless they say otherwise,
/// and what is wrong with it, as its author is told.
fn book(files: &[(&str, &str)]) -> (Book, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("written");
    };
    for (name, text) in essays() {
        write(name, &text);
    }
    write("references.yaml", REFERENCES);
    write("glossary.yaml", GLOSSARY);
    for (name, text) in files {
        write(name, text);
    }
    let (book, faults) = load(folder.path(), &LEDGER, true);
    let folder = folder.path().display().to_string();
    (book, faults.render(false).replace(&folder, "content"))
}

/// What is wrong with the book that these files make.
fn told(files: &[(&str, &str)]) -> String {
    book(files).1
}

#[test]
fn a_sound_book_has_its_sources_and_its_glossary() {
    let (book, faults) = book(&[]);
    assert_eq!(faults, "");
    let keys: Vec<&str> = book.references.iter().map(|it| it.key.as_str()).collect();
    assert_eq!(keys, ["winning-ways", "bouton", "onag"]);
    let terms: Vec<&str> = book
        .glossary
        .entries
        .iter()
        .map(|it| it.term.as_str())
        .collect();
    assert_eq!(terms, ["Ground", "stalk"]);
    let stalk = &book.glossary.entries[1].html;
    assert!(stalk.contains("<a class=\"term\" href=\"../glossary/#ground\">ground</a>"));
    assert!(stalk.contains("<svg") && stalk.contains("class=\"claim\""));
    assert!(book.glossary.entries[0].html.contains("<math>"));
    assert_eq!((book.glossary.claims, book.claims()), (1, 2));
    assert_eq!(book.essays[2].requires, ["first", "second"]);
    assert!(book.essays[1].cites("bouton") && !book.essays[1].cites("winning-ways"));
    assert!(book.essays[2].links_term("stalk") && !book.essays[2].links_term("ground"));
}

#[test]
fn an_essay_ends_with_what_it_cites() {
    let (book, _) = book(&[]);
    let second = &book.essays[1];
    let list = second
        .html
        .split_once("<h2 id=\"sources\">")
        .expect("a list")
        .1;
    insta::assert_snapshot!(list);
    assert!(second.html.contains(
        "<a class=\"citation\" id=\"citation-bouton\" href=\"#source-bouton\"><em>as in</em> 1901</a>"
    ));
    assert_eq!(
        second.headings.last().map(|it| it.id.as_str()),
        Some("sources")
    );
}

#[test]
fn a_book_without_the_files_has_neither() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("first.md"), essay(1, "", "Text.")).expect("written");
    let (book, faults) = load(folder.path(), &LEDGER, true);
    assert!(faults.is_empty(), "{}", faults.render(false));
    assert!(book.references.is_empty() && book.glossary.entries.is_empty());
    assert!(!book.essays[0].html.contains("Sources"));
}

#[test]
fn every_fault_of_the_references_is_told_at_its_place() {
    let faulty = REFERENCES.replace("kind: article", "kind: artcle\n  year: 1901")
        + "Big Key:\n  authors: A\n\
           onag:\n  authors: A\n\
           list: [a]\n\
           bare:\n  authors:\n  kind: book\n  kind: book\n";
    insta::assert_snapshot!(told(&[("references.yaml", &faulty)]));
}

#[test]
fn where_keys_cannot_be_read_that_is_the_only_fault() {
    for broken in ["- a\n", "a: *b\n"] {
        for file in ["references.yaml", "glossary.yaml"] {
            let told = told(&[(file, broken)]);
            assert_eq!(told.matches("error: ").count(), 1, "{told}");
            assert!(told.contains(&format!("content/{file}:1:")), "{told}");
        }
    }
}

#[test]
fn every_fault_of_the_glossary_is_told_at_its_place() {
    let faulty = "ground:\n  term: ground\n  meaning: \"Of 7 [stalks](term:stak), [Conway](cite:onag), \
         [five](claim:square.edges).\"\n\
         stalk:\n  term: stalk\n  meaning: |\n    One.\n\n    Two.\n\
         star:\n  mean: x\n";
    insta::assert_snapshot!(told(&[("glossary.yaml", faulty)]));
}

#[test]
fn keys_that_are_not_there_are_told_in_the_essay() {
    let body = "[a](cite:onga), [b](term:stlk), [c](cite:), ![d](cite:onag), [](cite:onag), \
         [![e](drawing:square)](cite:onag).";
    insta::assert_snapshot!(told(&[("fourth.md", &essay(4, "", body))]));
}

#[test]
fn what_no_essay_uses_is_told_where_it_is_written() {
    let second = essay(2, "", "Nothing.");
    insta::assert_snapshot!(told(&[
        ("second.md", &second),
        ("third.md", &essay(3, "", "x"))
    ]));
}

#[test]
fn nothing_is_called_unused_while_a_part_is_unread() {
    let unread = essay(
        2,
        "",
        "```figure\ndrawing: square\ncaption: |\n  One.\n\n  Two.\n```",
    );
    let told = told(&[("second.md", &unread), ("third.md", &essay(3, "", "x"))]);
    assert!(
        told.contains("a caption is one paragraph of text"),
        "{told}"
    );
    assert!(!told.contains("no essay"), "{told}");
}

#[test]
fn what_cannot_be_required_is_told_at_its_place() {
    let second = essay(
        2,
        "requires: [frist, second, third, first, first]\n",
        "[a](term:stalk)[b](cite:bouton)",
    );
    insta::assert_snapshot!(told(&[("second.md", &second)]));
}

#[test]
fn a_requirement_is_a_list() {
    let second = essay(2, "requires: first\n", "[a](term:stalk)[b](cite:bouton)");
    insta::assert_snapshot!(told(&[("second.md", &second)]));
}
