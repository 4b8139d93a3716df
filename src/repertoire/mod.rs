//! The repertoire: one YAML file a drawing, read with every fault at its place.

mod entry;
mod fields;
mod paths;

use crate::diagnostic::{Diagnostic, Diagnostics, SourceFile};
use std::path::Path;
use std::sync::Arc;
use walkdir::WalkDir;

pub use entry::{Entry, Expectation};

/// How much a drawing's file must say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Completeness {
    /// It belongs to the repertoire: a title, a reason to be there, a good name.
    Published,
    /// It is somebody's draft: edges are enough.
    Draft,
}

/// Reads every drawing of a folder, in the order of their names.
///
/// Returns what could be read and all the faults of all the files.
#[must_use]
pub fn load(folder: &Path) -> (Vec<Entry>, Diagnostics) {
    let mut entries = Vec::new();
    let mut faults = Diagnostics::default();
    for found in WalkDir::new(folder).min_depth(1).sort_by_file_name() {
        let found = match found {
            Ok(found) => found,
            Err(error) => {
                faults.push(
                    Diagnostic::error(format!("the repertoire cannot be read: {error}"))
                        .hint("drawings live in `repertoire/`, one YAML file each"),
                );
                continue;
            }
        };
        let path = found.path();
        if found.file_type().is_dir() || is_hidden(path) {
            continue;
        }
        if let Some(misplaced) = misplaced(path, found.depth()) {
            faults.push(misplaced);
            continue;
        }
        if let Some(entry) = collect(read_file(path, Completeness::Published), &mut faults) {
            entries.push(entry);
        }
    }
    (entries, faults)
}

/// Reads one drawing from a file.
///
/// # Errors
/// Every fault of the file. A success may still carry warnings.
pub fn read_file(
    path: &Path,
    completeness: Completeness,
) -> Result<(Entry, Diagnostics), Diagnostics> {
    match std::fs::read_to_string(path) {
        Ok(text) => read(&SourceFile::new(path, text), completeness),
        Err(error) => {
            Err(Diagnostic::error(format!("{} cannot be read: {error}", path.display())).into())
        }
    }
}

/// Reads one drawing from a file's text; its id is the file's name without the
/// ending.
///
/// # Errors
/// Every fault of the file. A success may still carry warnings.
pub fn read(
    file: &Arc<SourceFile>,
    completeness: Completeness,
) -> Result<(Entry, Diagnostics), Diagnostics> {
    let mut faults = Diagnostics::default();
    let entry = fields::read(file, completeness, &mut faults);
    match entry {
        Some(entry) if !faults.has_errors() => Ok((entry, faults)),
        _ => Err(faults),
    }
}

fn collect(
    result: Result<(Entry, Diagnostics), Diagnostics>,
    faults: &mut Diagnostics,
) -> Option<Entry> {
    match result {
        Ok((entry, warnings)) => {
            faults.extend(warnings);
            Some(entry)
        }
        Err(found) => {
            faults.extend(found);
            None
        }
    }
}

fn is_hidden(path: &Path) -> bool {
    path.file_name()
        .is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

/// What is wrong with a file that is not a drawing's.
fn misplaced(path: &Path, depth: usize) -> Option<Diagnostic> {
    let shown = path.display();
    let fault = match path.extension().and_then(|ending| ending.to_str()) {
        Some("yaml") if depth == 1 => return None,
        Some("yaml") => Diagnostic::error(format!("{shown} lies in a folder of its own"))
            .hint("a drawing is one file, directly in `repertoire/`"),
        Some("yml") => Diagnostic::error(format!("{shown} would not be read"))
            .hint("name it with the ending `.yaml`"),
        _ => Diagnostic::warning(format!("{shown} is not a drawing and is left alone")),
    };
    Some(fault)
}

#[cfg(test)]
mod tests;
