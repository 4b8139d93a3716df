//! `check`: check everything and write nothing.

use super::Failure;
use super::book::assembled;
use crate::search::SearchLimit;
use clap::Args;
use std::io::Write;
use std::path::Path;

/// What `check` is asked.
#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// Fail on numbers in prose that are bound to no computation.
    #[arg(long)]
    strict: bool,
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
    let counts = assembled(root, limit, args.strict)?.counts;
    if args.json {
        let line = serde_json::to_string(&counts).expect("plain data is JSON");
        writeln!(out, "{line}")?;
    } else {
        writeln!(out, "{counts}; nothing is wrong")?;
    }
    Ok(())
}
