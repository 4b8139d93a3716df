//! Drawings that the command line names: YAML files, folders of them, ids of the
//! repertoire.

use super::{Failure, repertoire_folder};
use crate::diagnostic::{Diagnostic, did_you_mean};
use crate::repertoire::{Entry, Search, is_record};
use crate::search::SearchLimit;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// The file of the one drawing that an argument names.
///
/// # Errors
/// It is nothing of the kind.
pub(super) fn drawing_file(name: &str, root: &Path) -> Result<PathBuf, Failure> {
    let file = file_named(name, root);
    file.ok_or_else(|| {
        let fault = format!("`{name}` is neither a file nor a drawing of the repertoire");
        let ids = ids(root);
        let hint = did_you_mean(name, ids.iter().map(String::as_str));
        Failure::Usage(Diagnostic::error(fault).maybe_hint(hint).into())
    })
}

/// The file that an argument is, or means as an id of the repertoire.
pub(super) fn file_named(name: &str, root: &Path) -> Option<PathBuf> {
    let path = PathBuf::from(name);
    let of_repertoire = repertoire_folder(root).join(format!("{name}.yaml"));
    [path, of_repertoire].into_iter().find(|it| it.is_file())
}

/// The YAML files of a folder and those below it, by name.
pub(super) fn yaml_files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .filter_map(Result::ok)
        .filter(|found| found.file_type().is_file())
        .map(walkdir::DirEntry::into_path)
        .filter(|path| path.extension().is_some_and(|ending| ending == "yaml"))
        .filter(|path| !is_record(path))
}

/// The ids of the repertoire.
pub(super) fn ids(root: &Path) -> Vec<String> {
    yaml_files(&repertoire_folder(root))
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect()
}

/// A drawing whose search is recorded is searched all the same where the limit
/// allows it, or where there is no record yet.
pub(super) fn searched_within(mut entry: Entry, limit: SearchLimit) -> Entry {
    if let Search::Recorded(record) = &entry.search
        && record
            .as_ref()
            .is_none_or(|it| it.positions <= limit.positions)
    {
        entry.search = Search::EveryBuild;
    }
    entry
}
