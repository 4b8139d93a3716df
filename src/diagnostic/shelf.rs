//! Folders that authors fill, one file a thing.

use super::{Diagnostic, Diagnostics, SourceFile};
use std::path::Path;
use std::sync::Arc;
use walkdir::{DirEntry, WalkDir};

/// What a folder holds.
#[derive(Debug, Clone, Copy)]
pub struct Shelf {
    /// One of its things, with the article: `a drawing`.
    pub thing: &'static str,
    /// The folder's usual name: `repertoire/`.
    pub folder: &'static str,
    /// How the name of a file ends: `yaml`.
    pub ending: &'static str,
    /// An ending that people write by mistake: `yml`.
    pub mistaken_ending: &'static str,
    /// A folder in it that holds something else, if there is one.
    pub other: Option<&'static str>,
    /// Files in it that are read elsewhere.
    pub beside: &'static [&'static str],
}

impl Shelf {
    /// Reads every file of the folder, in the order of their names.
    #[must_use]
    pub fn read(&self, folder: &Path) -> (Vec<Arc<SourceFile>>, Diagnostics) {
        let Self { thing, ending, .. } = self;
        let mut files = Vec::new();
        let mut faults = Diagnostics::default();
        let files_of_its_own = WalkDir::new(folder)
            .min_depth(1)
            .sort_by_file_name()
            .into_iter()
            .filter_entry(|it| !self.is_other(it));
        for found in files_of_its_own {
            let found = match found {
                Ok(found) => found,
                Err(error) => {
                    let home = self.folder;
                    faults.push(
                        Diagnostic::error(format!("{} cannot be read: {error}", folder.display()))
                            .hint(format!("{thing} is one .{ending} file in `{home}`")),
                    );
                    continue;
                }
            };
            let path = found.path();
            if found.file_type().is_dir() || is_hidden(path) || self.is_beside(&found) {
                continue;
            }
            if let Some(misplaced) = self.misplaced(path, found.depth()) {
                faults.push(misplaced);
                continue;
            }
            match SourceFile::read(path) {
                Ok(file) => files.push(file),
                Err(fault) => faults.push(fault),
            }
        }
        (files, faults)
    }

    /// Whether this is the folder that holds something else.
    fn is_other(&self, found: &DirEntry) -> bool {
        let name = found.file_name().to_str();
        found.depth() == 1 && found.file_type().is_dir() && name.is_some() && name == self.other
    }

    /// Whether this is a file that is read elsewhere.
    fn is_beside(&self, found: &DirEntry) -> bool {
        let name = found.file_name().to_str();
        found.depth() == 1 && name.is_some_and(|name| self.beside.contains(&name))
    }

    /// What is wrong with a file that does not belong.
    fn misplaced(&self, path: &Path, depth: usize) -> Option<Diagnostic> {
        let shown = path.display();
        let ending = path.extension().and_then(|ending| ending.to_str());
        let fault = if ending == Some(self.ending) {
            if depth == 1 {
                return None;
            }
            let hint = format!("{} is one file, directly in `{}`", self.thing, self.folder);
            Diagnostic::error(format!("{shown} lies in a folder of its own")).hint(hint)
        } else if ending == Some(self.mistaken_ending) {
            Diagnostic::error(format!("{shown} would not be read"))
                .hint(format!("name it with the ending `.{}`", self.ending))
        } else {
            Diagnostic::warning(format!("{shown} is not {} and is left alone", self.thing))
        };
        Some(fault)
    }
}

fn is_hidden(path: &Path) -> bool {
    path.file_name()
        .is_some_and(|name| name.to_string_lossy().starts_with('.'))
}
