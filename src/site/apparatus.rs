//! What stands around the essays: the map of the reading order, the glossary, the
//! bibliography.

use super::views::Named;
use crate::essay::{Book, Essay};
use crate::figure::{self, Rung};
use serde::Serialize;

/// The essays as a drawing of what stands on what; `None` if there is one essay or none.
pub(super) fn ladder(essays: &[Essay]) -> Option<String> {
    let place = |slug: &String| essays.iter().position(|essay| essay.slug == *slug);
    let rung = |essay: &Essay| Rung {
        number: essay.order,
        title: essay.title.clone(),
        href: format!("{}/", essay.slug),
        stands_on: essay.requires.iter().filter_map(place).collect(),
    };
    let rungs: Vec<Rung> = essays.iter().map(rung).collect();
    (rungs.len() > 1).then(|| figure::ladder(&rungs, "ladder"))
}

/// An entry of the glossary.
#[derive(Debug, Serialize)]
pub(super) struct TermView<'a> {
    key: &'a str,
    term: &'a str,
    html: &'a str,
    /// The essays that link it.
    essays: Vec<Named<'a>>,
}

impl<'a> TermView<'a> {
    pub fn all_of(book: &'a Book) -> Vec<Self> {
        let entries = book.glossary.entries.iter();
        entries
            .map(|entry| Self {
                key: &entry.key,
                term: &entry.term,
                html: &entry.html,
                essays: named(book, |essay| essay.links_term(&entry.key)),
            })
            .collect()
    }
}

/// A work in the bibliography.
#[derive(Debug, Serialize)]
pub(super) struct ReferenceView<'a> {
    key: &'a str,
    html: String,
    /// The essays that cite it.
    essays: Vec<Named<'a>>,
}

impl<'a> ReferenceView<'a> {
    pub fn all_of(book: &'a Book) -> Vec<Self> {
        let references = book.references.iter();
        references
            .map(|reference| Self {
                key: &reference.key,
                html: reference.html(),
                essays: named(book, |essay| essay.cites(&reference.key)),
            })
            .collect()
    }
}

/// The essays of a kind, in reading order.
fn named(book: &Book, wanted: impl Fn(&Essay) -> bool) -> Vec<Named<'_>> {
    let essays = book.essays.iter();
    essays
        .filter(|essay| wanted(essay))
        .map(Named::essay)
        .collect()
}
