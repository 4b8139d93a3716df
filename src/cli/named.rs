//! Drawings that the command line names: YAML files, folders of them, ids of the
//! repertoire.

use super::{Failure, repertoire_folder};
use crate::diagnostic::{Diagnostic, did_you_mean};
use crate::repertoire::{Entry, Search, is_record};
use crate::search::SearchLimit;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// The files that the arguments name, in order.
///
/// # Errors
/// The first that is nothing of the kind.
pub(super) fn files(drawings: &[String], root: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for name in drawings {
        let path = Path::new(name);
        if path.is_dir() {
            files.extend(yaml_files(path));
        } else {
            let file = file_named(name, root);
            let fault = || unknown(name, "neither a file, nor a folder, nor", root);
            files.push(file.ok_or_else(fault)?);
        }
    }
    Ok(files)
}

/// The file of the one drawing that an argument names.
///
/// # Errors
/// It is nothing of the kind.
pub(super) fn drawing_file(name: &str, root: &Path) -> Result<PathBuf, Failure> {
    let file = file_named(name, root);
    file.ok_or_else(|| unknown(name, "neither a file nor", root))
}

fn file_named(name: &str, root: &Path) -> Option<PathBuf> {
    let path = PathBuf::from(name);
    let of_repertoire = repertoire_folder(root).join(format!("{name}.yaml"));
    [path, of_repertoire].into_iter().find(|it| it.is_file())
}

/// The YAML files of a folder and those below it, by name.
fn yaml_files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .filter_map(Result::ok)
        .filter(|found| found.file_type().is_file())
        .map(walkdir::DirEntry::into_path)
        .filter(|path| path.extension().is_some_and(|ending| ending == "yaml"))
        .filter(|path| !is_record(path))
}

fn unknown(name: &str, neither: &str, root: &Path) -> Failure {
    let ids: Vec<String> = yaml_files(&repertoire_folder(root))
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    let fault = Diagnostic::error(format!("`{name}` is {neither} a drawing of the repertoire"));
    Failure::Usage(fault.maybe_hint(did_you_mean(name, ids.iter().map(String::as_str))))
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
