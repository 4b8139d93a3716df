//! A whole book, read and checked, with the progress of its searches shown.

use super::progress::SearchProgress;
use super::{Failure, tell, under};
use crate::essay::Essay;
use crate::repertoire::Record;
use crate::search::SearchLimit;
use crate::site::{Site, Sources, Thoroughness, assemble};
use crate::verify::{Ledger, Verified};
use clap::Args;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// How much a run looks into, as far as the command line says so.
#[derive(Debug, Clone, Copy, Args)]
pub(super) struct ThoroughnessArgs {
    /// Fail on numbers in prose that are bound to no computation.
    #[arg(long)]
    strict: bool,
    /// Search the drawings, too, whose searches are recorded: this can take minutes
    /// and gigabytes.
    #[arg(long)]
    all: bool,
}

impl ThoroughnessArgs {
    /// The same, with searches going so far.
    pub const fn within(self, limit: SearchLimit) -> Thoroughness {
        Thoroughness {
            limit,
            strict: self.strict,
            all: self.all,
        }
    }
}

/// A book without a fault.
pub(super) struct Book {
    pub ledger: Ledger,
    pub essays: Vec<Essay>,
    pub site: Site,
    pub records: Vec<(PathBuf, Record)>,
    pub counts: Counts,
}

/// How much was checked.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Counts {
    pub drawings: usize,
    pub positions: u64,
    pub censuses: usize,
    pub cases: u64,
    pub essays: usize,
    pub claims: usize,
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            drawings,
            positions,
            censuses,
            cases,
            essays,
            claims,
        } = self;
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        write!(
            f,
            "{drawings} drawing{} agreed on by both routes, {positions} positions played; \
             {censuses} census{} taken, {cases} cases; {claims} claim{} checked in {essays} essay{}",
            plural(*drawings),
            if *censuses == 1 { "" } else { "es" },
            plural(*claims),
            plural(*essays)
        )
    }
}

/// Reads and checks the book under `root`, telling its warnings.
///
/// # Errors
/// All the faults of the run, warnings among them, if any is an error.
pub(super) fn assembled(root: &Path, thoroughness: Thoroughness) -> Result<Book, Failure> {
    let sources = Sources {
        content: under(root, "content"),
        repertoire: under(root, "repertoire"),
        templates: under(root, "templates"),
    };
    let progress = SearchProgress::new();
    let assembly = assemble(&sources, thoroughness, &mut |work, done| {
        progress.watch(work, done);
    });
    drop(progress);
    let Some(site) = assembly.site else {
        return Err(Failure::Content(assembly.faults));
    };
    tell(&assembly.faults);
    let counts = Counts {
        drawings: assembly.ledger.len(),
        positions: assembly.ledger.iter().map(Verified::positions_now).sum(),
        censuses: assembly.ledger.censuses().len(),
        cases: assembly.ledger.censuses().cases(),
        essays: assembly.book.essays.len(),
        claims: assembly.book.claims(),
    };
    Ok(Book {
        ledger: assembly.ledger,
        essays: assembly.book.essays,
        site,
        records: assembly.records,
        counts,
    })
}
