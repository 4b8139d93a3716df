//! The repertoire: one YAML file a drawing, read with every fault at its place.

mod entry;
mod fields;
mod paths;
mod record;

use crate::diagnostic::{Diagnostic, Diagnostics, Place, Shelf, SourceFile, name};
use paths::Sketch;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use entry::{Entry, Expectation, Search};
pub use record::Record;

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
    other: Some(record::FOLDER),
    beside: &[],
};

/// Where the records of long searches live.
const RECORDS: Shelf = Shelf {
    thing: "a record",
    folder: "repertoire/records/",
    ending: "yaml",
    mistaken_ending: "yml",
    other: None,
    beside: &[],
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
    faults.extend(attach_records(&mut repertoire, folder));
    (repertoire, faults)
}

/// Where the record of a drawing is kept, by the folder that the drawing lies in.
#[must_use]
pub fn record_path(folder: &Path, id: &str) -> PathBuf {
    folder.join(record::FOLDER).join(format!("{id}.yaml"))
}

/// Whether a file is the record of a drawing that lies beside its folder.
#[must_use]
pub fn is_record(path: &Path) -> bool {
    let folder = path.parent().filter(|it| it.ends_with(record::FOLDER));
    let home = folder.and_then(Path::parent);
    let drawing = home
        .zip(path.file_name())
        .map(|(home, name)| home.join(name));
    drawing.is_some_and(|it| it.is_file())
}

/// Reads every record and puts it with the drawing that it is of.
fn attach_records(repertoire: &mut Repertoire, folder: &Path) -> Diagnostics {
    let folder = folder.join(record::FOLDER);
    if !folder.is_dir() {
        return Diagnostics::default();
    }
    let (files, mut faults) = RECORDS.read(&folder);
    for file in files {
        let id = name::stem(&file);
        let entry = repertoire.entries.iter_mut().find(|it| it.id == id);
        match entry.map(|it| &mut it.search) {
            Some(Search::Recorded(kept)) => match record::read(&file) {
                Ok(record) => *kept = Some(record),
                Err(found) => {
                    faults.extend(found);
                    repertoire.unread.insert(id.clone());
                    repertoire.entries.retain(|it| it.id != id);
                }
            },
            None if repertoire.unread.contains(&id) => {}
            _ => faults.push(
                Diagnostic::error(format!("no drawing `{id}` is marked `search: recorded`"))
                    .at(file.place(0..0))
                    .hint("delete the record, or mark the drawing"),
            ),
        }
    }
    faults
}

/// Reads one drawing from a file, with the record of its search if it has one.
///
/// # Errors
/// Every fault of the file. A success may still carry warnings.
pub fn read_file(
    path: &Path,
    completeness: Completeness,
) -> Result<(Entry, Diagnostics), Diagnostics> {
    let (mut entry, warnings) = read(&SourceFile::read(path)?, completeness)?;
    if let Search::Recorded(kept) = &mut entry.search {
        let record = record_path(path.parent().unwrap_or(Path::new("")), &entry.id);
        if record.is_file() {
            *kept = Some(record::read(&SourceFile::read(&record)?)?);
        }
    }
    Ok((entry, warnings))
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
