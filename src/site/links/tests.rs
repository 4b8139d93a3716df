//! Links to nowhere, and what the author is told.

use super::*;
use crate::diagnostic::SourceFile;
use crate::essay::Essay;

fn essay(html: &str, links: Vec<(String, crate::diagnostic::Place)>) -> Essay {
    Essay {
        slug: "e".to_owned(),
        title: "E".to_owned(),
        summary: String::new(),
        order: 1,
        html: html.to_owned(),
        headings: Vec::new(),
        claims: 0,
        played: Vec::new(),
        recolours: false,
        reads_million: false,
        links,
    }
}

fn page<'e>(path: &str, html: &str, essay: Option<&'e Essay>) -> Page<'e> {
    Page {
        path: path.to_owned(),
        template: if essay.is_some() {
            "essay.html"
        } else {
            "drawing.html"
        },
        essay,
        html: html.to_owned(),
    }
}

/// What a check of these pages says, a figure beside them.
fn told(pages: &[Page<'_>]) -> String {
    let files = pages
        .iter()
        .map(|page| (page.path.clone(), page.html.clone().into_bytes()))
        .chain([("drawings/k4/figure.svg".to_owned(), b"<svg/>".to_vec())]);
    check(pages, &files.collect(), &Ledger::default()).render(false)
}

#[test]
fn what_is_there_is_not_complained_of() {
    let k4 = "<p id=cuts></p><a href=figure.svg></a><a href='../../index.html'></a>";
    let home = "<a href='drawings/k4/index.html#cuts'></a><a href='#here' id='here'></a>\
                <a href='https://example.org/'></a><button aria-describedby='here'></button>\
                <img src='drawings/k4/figure.svg' srcset='drawings/k4/figure.svg 2x'>";
    let pages = [
        page("drawings/k4/index.html", k4, None),
        page("index.html", home, None),
        page(NOT_FOUND, "<a href='../index.html'></a>", None),
    ];
    assert_eq!(told(&pages), "");
}

#[test]
fn a_link_to_nowhere_is_told_to_its_author_at_its_place() {
    let text = "See [a](../drawings/k5/), [b](../drawings/k4/#cut) and [b](../drawings/k4/#cut).";
    let file = SourceFile::new("content/e.md", text);
    let links = text
        .match_indices("../")
        .map(|(start, _)| {
            let end = start + text[start..].find(')').expect("closed");
            (text[start..end].to_owned(), file.place(start..end))
        })
        .collect();
    let html = "<a href='../drawings/k5/index.html'></a><a href='../drawings/k4/index.html#cut'></a>\
                <a href='../drawings/k4/index.html#cut'></a>";
    let essay = essay(html, links);
    insta::assert_snapshot!(told(&[
        page("drawings/k4/index.html", "<p id=cuts>", None),
        page("e/index.html", html, Some(&essay)),
    ]));
}

#[test]
fn a_fault_of_a_template_is_told_once_with_its_pages() {
    let html = "<p id=a><b id=a></b><i aria-describedby='a c'></i><a href='../../drawing/'></a>\
                <a href='/k4/'></a><a href='../../../'></a><a href='javascript:a'></a>\
                <img src='https://example.org/a.png'><a href='../k4'></a>";
    insta::assert_snapshot!(told(&[
        page("drawings/index.html", "", None),
        page("drawings/k4/index.html", html, None),
        page("drawings/lattice/index.html", html, None),
    ]));
}

#[test]
fn nothing_is_said_of_a_link_to_a_census_that_failed() {
    let html = "<a href='#census-stalks'></a><a href='#census-stalk'></a>";
    let pages = [page("checked/index.html", html, None)];
    let files = pages.iter().map(|page| (page.path.clone(), Vec::new()));
    let ledger = crate::verify::census_samples::one_taken_and_one_failed();
    let faults = check(&pages, &files.collect(), &ledger);
    let told: Vec<&str> = faults.iter().map(Diagnostic::message).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("`#census-stalk`"), "{told:?}");
}

#[test]
fn scripts_are_files_of_the_site() {
    let script = |source: &str| {
        let html = format!("<script defer src=\"{source}\"></script>");
        told(&[page("drawings/k4/index.html", &html, None)])
    };
    assert_eq!(script("figure.svg"), "");
    assert!(script("positions.js").contains("no page stands at `/drawings/k4/positions.js`"));
    assert!(script("https://example.org/a.js").contains("would be fetched from another host"));
}
