//! From an author's folders to a site, through every room, with every fault.

use super::{Site, render};
use crate::diagnostic::Diagnostics;
use crate::essay::{self, Book};
use crate::repertoire::{self, Record};
use crate::search::SearchLimit;
use crate::verify::{Ledger, Rejection, Watch, search_long};
use std::path::PathBuf;

/// The folders that an author writes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sources {
    /// The essays.
    pub content: PathBuf,
    /// The drawings.
    pub repertoire: PathBuf,
    /// The templates and assets.
    pub templates: PathBuf,
}

impl Sources {
    /// The folders by their usual names: `content`, `repertoire`, `templates`.
    #[must_use]
    pub fn within(folder: impl Into<PathBuf>) -> Self {
        let folder = folder.into();
        Self {
            content: folder.join("content"),
            repertoire: folder.join("repertoire"),
            templates: folder.join("templates"),
        }
    }
}

/// How much a run looks into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Thoroughness {
    /// How far the search of one drawing may go.
    pub limit: SearchLimit,
    /// Whether a number in prose that no claim binds is an error.
    pub strict: bool,
    /// Whether searches are made, too, that are too long for every build.
    pub all: bool,
}

/// What came of a set of sources.
#[derive(Debug)]
pub struct Assembly {
    /// The site, unless some fault stops it.
    pub site: Option<Site>,
    /// The drawings that passed the gate.
    pub ledger: Ledger,
    /// The essays and what stands around them, checked.
    pub book: Book,
    /// Records of long searches made now that are to be kept, with their paths.
    pub records: Vec<(PathBuf, Record)>,
    /// Every fault of every room.
    pub faults: Diagnostics,
}

/// Reads the repertoire, sends it through the gate, takes the censuses, reads the
/// essays and checks their claims, makes the pages and checks their links. Every room is entered
/// whatever the ones before it found, so that one run tells all faults.
///
/// `watch` is told which drawing is being played or which census taken, and how far.
#[must_use]
pub fn assemble(sources: &Sources, thoroughness: Thoroughness, watch: Watch<'_>) -> Assembly {
    let Thoroughness { limit, strict, all } = thoroughness;
    let (mut repertoire, mut faults) = repertoire::load(&sources.repertoire);
    let mut records = Vec::new();
    if all {
        let (fresh, rejections) = search_long(&mut repertoire, watch);
        records = fresh
            .into_iter()
            .map(|(id, record)| (repertoire::record_path(&sources.repertoire, &id), record))
            .collect();
        faults.extend(rejections.iter().map(Rejection::diagnostic));
    }
    let (ledger, turned_away) = Ledger::of(repertoire, limit, watch);
    faults.extend(turned_away);
    let (ledger, failed) = ledger.with_censuses(watch);
    faults.extend(failed);
    let (book, found) = essay::load(&sources.content, &ledger, strict);
    faults.extend(found);
    let site = match render(&ledger, &book, &sources.templates) {
        Ok(site) => Some(site),
        Err(found) => {
            faults.extend(found);
            None
        }
    };
    Assembly {
        site: site.filter(|_| !faults.has_errors()),
        ledger,
        book,
        records,
        faults,
    }
}
