//! What stands around the essays of a small book: its map, glossary, bibliography and
//! notation.

use super::{LEDGER, SITE, page};
use crate::diagnostic::Diagnostics;
use crate::essay;
use crate::site::{Site, render};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

const GLOSSARY: &str = "ground:\n  term: ground\n  meaning: What holds [all](/drawings/) up.\n\
     mex:\n  term: mex\n  meaning: \"The least not there; see the [ground](term:ground).\"\n";

const REFERENCES: &str = "onag:\n  authors: John H. Conway\n  title: On Numbers and Games\n  \
     kind: book\n  where: Academic Press\n";

const ESSAYS: [(&str, &str); 3] = [
    (
        "cut.md",
        "title: Cut\nsummary: S.\norder: 1\n---\nThe [ground](term:ground).\n",
    ),
    (
        "heap.md",
        "title: A heap\nsummary: S.\norder: 2\nrequires: [cut]\n---\n\
         The [mex](term:mex) on the [ground](term:ground), by [Conway](cite:onag).\n",
    ),
    (
        "last.md",
        "title: The last\nsummary: S.\norder: 3\nrequires: [heap, cut]\n---\n\
         Text.\n\n```exercise\nask: x\nsolution: \"[Four](claim:square.edges).\"\n```\n",
    ),
];

/// The site of the small book, its glossary being this.
fn site(glossary: &str) -> Result<Site, Diagnostics> {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("written");
    };
    for (name, text) in ESSAYS {
        write(name, &format!("---\n{text}"));
    }
    write("glossary.yaml", glossary);
    write("references.yaml", REFERENCES);
    let (book, faults) = essay::load(folder.path(), &LEDGER, true);
    assert!(faults.is_empty(), "{}", faults.render(false));
    render(&LEDGER, &book, Path::new("templates"))
}

static SMALL: LazyLock<Site> = LazyLock::new(|| match site(GLOSSARY) {
    Ok(site) => site,
    Err(faults) => panic!("{}", faults.render(false)),
});

fn small(path: &str) -> &'static str {
    std::str::from_utf8(SMALL.get(path).expect(path)).expect("text")
}

/// The links of a stretch of a page, each with its words.
fn links(html: &str) -> Vec<(&str, &str)> {
    html.split("<a ")
        .skip(1)
        .filter_map(|rest| {
            let href = rest.split_once("href=\"")?.1.split('"').next()?;
            let words = rest.split_once('>')?.1.split("</a>").next()?;
            Some((href, words))
        })
        .collect()
}

fn between<'a>(html: &'a str, start: &str, end: &str) -> &'a str {
    let after = html.split_once(start).expect(start).1;
    after.split_once(end).expect(end).0
}

#[test]
fn an_essay_says_what_to_read_first_and_what_comes_before_and_after() {
    let last = small("last/index.html");
    let first = between(last, "<p class=\"first\">", "</p>");
    assert!(first.starts_with("First read: "));
    let required = [
        ("../cut/index.html", "Cut"),
        ("../heap/index.html", "A heap"),
    ];
    assert_eq!(links(first), required);
    let heap = small("heap/index.html");
    let around = between(heap, "<nav class=\"neighbours\"", "</nav>");
    let neighbours = [
        ("../cut/index.html", "<span>before</span> Cut"),
        ("../last/index.html", "<span>after</span> The last"),
    ];
    assert_eq!(links(around), neighbours);
    assert!(around.contains("rel=\"prev\"") && around.contains("rel=\"next\""));
    let cut = small("cut/index.html");
    assert!(!cut.contains("class=\"first\"") && !cut.contains("rel=\"prev\""));
    assert!(last.contains("<h3>Exercise 3.1</h3>") && last.contains("computed 1 numbers"));
}

#[test]
fn the_front_page_shows_what_stands_on_what() {
    let map = between(small("index.html"), "<div class=\"map\">", "</div>");
    let hrefs: Vec<&str> = links(map).into_iter().map(|(href, _)| href).collect();
    assert_eq!(
        hrefs,
        ["cut/index.html", "heap/index.html", "last/index.html"]
    );
    assert!(map.contains(
        "1, Cut, stands on the ground. 2, A heap, stands on 1. 3, The last, stands on 1 and 2."
    ));
    assert!(!page("index.html").contains("class=\"map\""));
}

#[test]
fn every_term_names_the_essays_that_use_it() {
    let glossary = small("glossary/index.html");
    let ground = between(glossary, "<div id=\"ground\">", "</div>");
    let used = ground.split_once("class=\"used\"").expect("a list").1;
    let essays = [
        ("../cut/index.html", "Cut"),
        ("../heap/index.html", "A heap"),
    ];
    assert_eq!(links(used), essays);
    let mex = between(glossary, "<div id=\"mex\">", "</div>");
    assert_eq!(links(mex)[0], ("../glossary/index.html#ground", "ground"));
}

#[test]
fn every_reference_names_the_essays_that_cite_it() {
    let line = between(
        small("bibliography/index.html"),
        "<li id=\"onag\">",
        "</li>",
    );
    assert!(line.starts_with("John H. Conway, <cite>On Numbers and Games</cite>, Academic Press."));
    assert_eq!(links(line), [("../heap/index.html", "A heap")]);
}

#[test]
fn a_book_with_neither_has_neither_page_nor_links_to_them() {
    for path in ["glossary/index.html", "bibliography/index.html"] {
        assert!(
            SITE.get(path).is_none() && SMALL.get(path).is_some(),
            "{path}"
        );
        assert!(!page("index.html").contains(path) && small("index.html").contains(path));
    }
    assert!(page("index.html").contains("href=\"notation/index.html\""));
}

#[test]
fn a_link_of_a_meaning_to_nowhere_is_told_at_its_place() {
    let faults = site(&GLOSSARY.replace("/drawings/", "/drawing/")).expect_err("a fault");
    let told = faults.render(false);
    assert!(told.contains("glossary.yaml:3:"), "{told}");
    assert!(told.contains("no page stands at `/drawing/`"), "{told}");
}

#[test]
fn the_record_lists_the_essays_with_what_they_require() {
    let record: Value = serde_json::from_str(small("verified.json")).expect("JSON");
    let last = json!({"slug": "last", "title": "The last", "order": 3, "requires": ["cut", "heap"], "claims": 1});
    assert_eq!(record["essays"][2], last);
    assert_eq!(record["essays"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_notation_has_every_value_once_with_its_smallest_drawing() {
    let html = page("notation/index.html");
    let tables = html.split_once("id=\"values\"").expect("values").1;
    let mut told = Vec::new();
    for group in tables.split("<h3>").skip(1) {
        let title = group.split("</h3>").next().expect("a title");
        for row in group.split("<th scope=\"row\">").skip(1) {
            let spoken = row.split("</th>").next().expect("words");
            let id = between(row, "drawings/", "/");
            told.push(format!("{title}: {spoken}, {id}"));
        }
    }
    assert_eq!(
        told,
        [
            "Nothing: 0, nothing-gained",
            "Numbers: 1/2, half",
            "Numbers: 7/2, wreath",
            "Infinitesimals that are no heaps: up star, flower",
            "Infinitesimals that are no heaps: double up, vase",
        ]
    );
}
