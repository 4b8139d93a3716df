//! The words of the trade: `glossary.yaml`.

use super::apparatus::Apparatus;
use super::keyed::{self, Entry};
use super::lint::Lint;
use super::page::Page;
use super::passage::Passage;
use crate::diagnostic::keys::Keys;
use crate::diagnostic::yaml::Node;
use crate::diagnostic::{Diagnostics, Place};
use crate::verify::Ledger;
use std::path::Path;

/// The file of terms, beside the essays.
pub(super) const FILE: &str = "glossary.yaml";

const KEYS: [&str; 2] = ["term", "meaning"];

/// A term as it is written, its meaning still to be read.
#[derive(Debug)]
pub(super) struct Term {
    /// Its name in links.
    pub key: String,
    /// The word itself.
    pub word: String,
    /// Where its key is written.
    pub place: Place,
    meaning: Option<(String, Node)>,
}

/// The glossary, rendered and with every claim checked.
#[derive(Debug, Clone, Default)]
pub struct Glossary {
    /// Its entries in the order of the alphabet.
    pub entries: Vec<GlossaryEntry>,
    /// How many claims in it were checked.
    pub claims: usize,
    /// Every link to the site itself, with the place in the author's file.
    pub links: Vec<(String, Place)>,
}

/// A term and what it means.
#[derive(Debug, Clone)]
pub struct GlossaryEntry {
    /// Its name in links, and its anchor.
    pub key: String,
    /// The term.
    pub term: String,
    /// What it means, as HTML that stands one folder deep.
    pub html: String,
}

/// Reads the terms of a folder in the order of the alphabet; `None` if their file cannot
/// be read.
pub(super) fn load(folder: &Path, faults: &mut Diagnostics) -> Option<Vec<Term>> {
    let mut terms = keyed::load(&folder.join(FILE), faults, read)?;
    terms.sort_by_key(|it| it.word.to_lowercase());
    Some(terms)
}

fn read(entry: &Entry<'_>, faults: &mut Diagnostics) -> Term {
    let keys = Keys::of(entry.node, "an entry", &KEYS, faults);
    let word = entry.text(&keys, "term", "entry", faults);
    let meaning = entry.text(&keys, "meaning", "entry", faults);
    Term {
        key: entry.key.to_owned(),
        word,
        place: entry.place.clone(),
        meaning: keys.get("meaning").map(|node| (meaning, node.clone())),
    }
}

/// Reads the meanings of all terms as one page.
pub(super) fn set(
    apparatus: &Apparatus,
    ledger: &Ledger,
    strict: bool,
    faults: &mut Diagnostics,
) -> Glossary {
    let mut page = Page::new(ledger, apparatus, Lint::without_phrases(strict));
    for term in apparatus.terms() {
        page.anchors.take(&term.key);
    }
    let entries = apparatus
        .terms()
        .iter()
        .map(|term| GlossaryEntry {
            key: term.key.clone(),
            term: term.word.clone(),
            html: term
                .meaning
                .as_ref()
                .map_or_else(String::new, |(text, node)| {
                    page.paragraph("a meaning", &Passage::of_scalar(text, node))
                }),
        })
        .collect();
    page.finish();
    faults.extend(page.faults);
    Glossary {
        entries,
        claims: page.claims,
        links: page.links,
    }
}
