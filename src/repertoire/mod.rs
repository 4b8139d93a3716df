//! The repertoire: one YAML file a drawing, read with every fault at its place.

mod entry;
mod fields;
mod paths;

use crate::diagnostic::{Diagnostics, Place, Shelf, SourceFile, name};
use paths::Sketch;
use std::collections::BTreeSet;
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

/// The drawings of a folder.
#[derive(Debug, Default)]
pub struct Repertoire {
    /// Those that could be read, in the order of their names.
    pub entries: Vec<Entry>,
    /// The ids of those that could not.
    pub unread: BTreeSet<String>,
}

impl From<Vec<Entry>> for Repertoire {
    fn from(entries: Vec<Entry>) -> Self {
        Self {
            entries,
            unread: BTreeSet::new(),
        }
    }
}

/// Reads every drawing of a folder, with all the faults of all the files.
#[must_use]
pub fn load(folder: &Path) -> (Repertoire, Diagnostics) {
    let (files, mut faults) = DRAWINGS.read(folder);
    let mut repertoire = Repertoire::default();
    for file in files {
        match read(&file, Completeness::Published) {
            Ok((entry, warnings)) => {
                faults.extend(warnings);
                repertoire.entries.push(entry);
            }
            Err(found) => {
                faults.extend(found);
                repertoire.unread.insert(name::stem(&file));
            }
        }
    }
    (repertoire, faults)
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

/// Reads a stalk from the letters of its colours, from the ground up, as they stand
/// at a place: a drawing that has no file of its own.
///
/// # Errors
/// Every letter that is no colour.
pub fn read_stalk(id: &str, letters: &Place) -> Result<Entry, Diagnostics> {
    let mut faults = Diagnostics::default();
    let mut sketch = Sketch::new();
    sketch.add_letters(letters.text(), letters, &mut faults);
    match sketch.finish(&mut faults, true, letters) {
        Some((drawing, edge_places)) if !faults.has_errors() => Ok(Entry {
            file: Arc::clone(letters.file()),
            edge_places,
            ..Entry::of_drawing(id, drawing)
        }),
        _ => Err(faults),
    }
}

#[cfg(test)]
mod tests;
