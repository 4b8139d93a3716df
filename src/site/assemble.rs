//! From an author's folders to a site, through every room, with every fault.

use super::{Site, render_without};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::essay::{self, Essay};
use crate::repertoire;
use crate::search::SearchLimit;
use crate::verify::Ledger;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

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

/// What came of a set of sources.
#[derive(Debug)]
pub struct Assembly {
    /// The site, unless some fault stops it.
    pub site: Option<Site>,
    /// The drawings that passed the gate.
    pub ledger: Ledger,
    /// The essays, checked.
    pub essays: Vec<Essay>,
    /// Every fault of every room.
    pub faults: Diagnostics,
}

/// Reads the repertoire, sends it through the gate, reads the essays and checks
/// their claims, makes the pages and checks their links. Every room is entered
/// whatever the ones before it found, so that one run tells all faults.
///
/// `strict` makes a number in prose that no claim binds an error; `watch` is
/// told which drawing is being played and how far.
#[must_use]
pub fn assemble(
    sources: &Sources,
    limit: SearchLimit,
    strict: bool,
    watch: &mut dyn FnMut(&str, u64),
) -> Assembly {
    let (entries, mut faults) = repertoire::load(&sources.repertoire);
    let (ledger, turned_away) = Ledger::of(entries, limit, watch);
    faults.extend(turned_away);
    let absent = Absent::from(&sources.repertoire, &ledger);
    let (essays, found) = essay::load(&sources.content, &ledger, strict);
    faults.extend(found.into_iter().filter(|fault| !absent.explains(fault)));
    let site = match render_without(&ledger, &essays, &sources.templates, &absent) {
        Ok(site) => Some(site),
        Err(found) => {
            faults.extend(found);
            None
        }
    };
    Assembly {
        site: site.filter(|_| !faults.has_errors()),
        ledger,
        essays,
        faults,
    }
}

/// The drawings that have a file but did not pass the gate. Why they did not
/// is told once; that their names then mean nothing elsewhere is no news.
#[derive(Debug, Default)]
pub(super) struct Absent(Vec<String>);

impl Absent {
    fn from(repertoire: &Path, ledger: &Ledger) -> Self {
        let files = WalkDir::new(repertoire).sort_by_file_name();
        Self(
            files
                .into_iter()
                .filter_map(Result::ok)
                .filter(|file| file.path().extension().is_some_and(|it| it == "yaml"))
                .filter_map(|file| Some(file.path().file_stem()?.to_str()?.to_owned()))
                .filter(|id| ledger.get(id).is_none())
                .collect(),
        )
    }

    /// Whether a file of the site is missing only because its drawing is.
    pub fn lacks(&self, path: &str) -> bool {
        let drawing = path
            .strip_prefix("drawings/")
            .and_then(|path| path.split('/').next());
        drawing.is_some_and(|drawing| self.0.iter().any(|id| id == drawing))
    }

    /// Whether an essay's fault comes of nothing but a missing drawing: it names
    /// one, or it counts over many.
    fn explains(&self, fault: &Diagnostic) -> bool {
        if self.0.is_empty() {
            return false;
        }
        let message = fault.message();
        let names = |id: &String| message.contains(&format!("`{id}`"));
        let counts = ["`tag.", "`repertoire."];
        self.0.iter().any(names) || counts.iter().any(|target| message.contains(target))
    }
}
