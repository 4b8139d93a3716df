//! The repertoire: one YAML file a drawing, read with every fault at its place.

mod entry;
mod fields;
mod paths;

use crate::diagnostic::{Diagnostics, Shelf, SourceFile};
use std::path::Path;
use std::sync::Arc;

pub use entry::{Entry, Expectation};

/// How much a drawing's file must say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Completeness {
    /// It belongs to the repertoire: a title, a reason to be there, a good name.
    Published,
    /// It is somebody's draft: edges are enough.
    Draft,
}

/// Where drawings live.
const DRAWINGS: Shelf = Shelf {
    thing: "a drawing",
    folder: "repertoire/",
    ending: "yaml",
    mistaken_ending: "yml",
};

/// Reads every drawing of a folder, in the order of their names.
///
/// Returns what could be read and all the faults of all the files.
#[must_use]
pub fn load(folder: &Path) -> (Vec<Entry>, Diagnostics) {
    let (files, mut faults) = DRAWINGS.read(folder);
    let mut entries = Vec::new();
    for file in files {
        match read(&file, Completeness::Published) {
            Ok((entry, warnings)) => {
                faults.extend(warnings);
                entries.push(entry);
            }
            Err(found) => faults.extend(found),
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
    read(&SourceFile::read(path)?, completeness)
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

#[cfg(test)]
mod tests;
