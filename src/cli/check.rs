//! `check`: check everything and write nothing.

use super::Failure;
use super::book::{ThoroughnessArgs, assembled};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::search::SearchLimit;
use clap::Args;
use std::io::Write;
use std::path::Path;

/// What `check` is asked.
#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    #[command(flatten)]
    thoroughness: ThoroughnessArgs,
    /// Print what was checked as one JSON object.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(
    args: &CheckArgs,
    root: &Path,
    limit: SearchLimit,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let book = assembled(root, args.thoroughness.within(limit))?;
    let unwritten: Diagnostics = book
        .records
        .iter()
        .map(|(path, _)| not_kept(path))
        .collect();
    if unwritten.has_errors() {
        return Err(Failure::Content(unwritten));
    }
    let counts = book.counts;
    if args.json {
        let line = serde_json::to_string(&counts).expect("plain data is JSON");
        writeln!(out, "{line}")?;
    } else {
        writeln!(out, "{counts}; nothing is wrong")?;
    }
    Ok(())
}

/// The fault for a long search that was made, and whose record is not there.
fn not_kept(path: &Path) -> Diagnostic {
    let path = path.display();
    Diagnostic::error(format!("there is no record {path} of this search"))
        .hint("`hackenbook build --all` keeps it")
}
