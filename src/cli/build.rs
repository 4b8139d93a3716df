//! `build`: check everything and publish the site.

use super::book::{Counts, ThoroughnessArgs, assembled};
use super::{Failure, under, write_whole};
use crate::diagnostic::Diagnostic;
use crate::repertoire::Record;
use crate::search::SearchLimit;
use crate::site::{Published, publish};
use clap::Args;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What `build` is asked.
#[derive(Debug, Args)]
pub(super) struct BuildArgs {
    /// Where to publish [default: site/ under the root].
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    thoroughness: ThoroughnessArgs,
    /// Print what was done as one JSON object.
    #[arg(long)]
    json: bool,
}

/// A site among the sources would be read as one of them by the next build.
fn refuse_among_sources(target: &Path, root: &Path) -> Result<(), Failure> {
    let place = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    for folder in ["content", "repertoire", "templates"] {
        if place(target).starts_with(place(&root.join(folder))) {
            let target = target.display();
            return Err(Failure::Usage(
                Diagnostic::error(format!(
                    "the site cannot stand at `{target}`, among its sources"
                ))
                .hint("publish beside them, as in `--out site`")
                .into(),
            ));
        }
    }
    Ok(())
}

/// Writes the record of a long search, whole or not at all.
fn keep(path: &Path, record: &Record) -> Result<(), Failure> {
    let text = record.to_yaml().expect("it was written out before");
    write_whole(path, text.as_bytes())
}

#[derive(Debug, Serialize)]
struct Report<'a> {
    site: &'a Path,
    files: usize,
    changed: bool,
    #[serde(flatten)]
    counts: Counts,
}

pub(super) fn run(
    args: &BuildArgs,
    root: &Path,
    limit: SearchLimit,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let target = args.out.clone().unwrap_or_else(|| under(root, "site"));
    refuse_among_sources(&target, root)?;
    let book = assembled(root, args.thoroughness.within(limit))?;
    for (path, record) in &book.records {
        keep(path, record)?;
    }
    let published = publish(&book.site, &target)
        .map_err(|error| Failure::System(Diagnostic::error(error.to_string())))?;
    let changed = published != Published::Unchanged;
    let files = book.site.len();
    let counts = book.counts;
    if args.json {
        let report = Report {
            site: &target,
            files,
            changed,
            counts,
        };
        let line = serde_json::to_string(&report).expect("plain data is JSON");
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let target = target.display();
    let done = if changed {
        format!("{target} holds {files} files")
    } else {
        format!("{target} already was this site")
    };
    writeln!(out, "{counts}; {done}")?;
    Ok(())
}
