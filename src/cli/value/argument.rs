//! What the arguments of `value` name.

use crate::cli::{Failure, repertoire_folder};
use crate::diagnostic::{Diagnostic, did_you_mean};
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// The files that the arguments name, in order.
pub(super) fn files(drawings: &[String], root: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for name in drawings {
        let path = Path::new(name);
        if path.is_dir() {
            files.extend(yaml_files(path));
        } else if path.is_file() {
            files.push(path.to_owned());
        } else {
            let of_repertoire = repertoire_folder(root).join(format!("{name}.yaml"));
            if !of_repertoire.is_file() {
                return Err(Failure::Usage(unknown(name, root)));
            }
            files.push(of_repertoire);
        }
    }
    Ok(files)
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
}

fn unknown(name: &str, root: &Path) -> Diagnostic {
    let ids: Vec<String> = yaml_files(&repertoire_folder(root))
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    Diagnostic::error(format!(
        "`{name}` is neither a file, nor a folder, nor a drawing of the repertoire"
    ))
    .maybe_hint(did_you_mean(name, ids.iter().map(String::as_str)))
}
