//! What the tests need from outside, and what happens where it is not there.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use walkdir::WalkDir;

/// Set where a missing tool is a failure and not a reason to skip.
const REQUIRE: &str = "HACKENBOOK_REQUIRE_BROWSER";

/// A tool of the tests, if it is there.
///
/// # Panics
/// When it is missing and required.
pub fn found<T>(tool: Option<T>, name: &str) -> Option<T> {
    if tool.is_none() {
        assert!(
            std::env::var_os(REQUIRE).is_none(),
            "{REQUIRE} is set, and {name} is not there"
        );
        println!("skipped: {name} is not there");
    }
    tool
}

/// Whether a program of this name starts.
pub fn starts(program: &str, argument: &str) -> Option<()> {
    let mut command = Command::new(program);
    command.arg(argument);
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|it| it.success()).then_some(())
}

/// A file of an npm package of the tests.
pub fn package(file: &str) -> Option<PathBuf> {
    let path = source("tests/browser/node_modules").join(file);
    path.exists().then_some(path)
}

/// A file or folder of the project.
pub fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The files of the published site with this ending, in order of their paths.
pub fn published(ending: &str) -> Vec<PathBuf> {
    WalkDir::new(source("site"))
        .sort_by_file_name()
        .into_iter()
        .map(|entry| entry.expect("readable").into_path())
        .filter(|path| path.extension().is_some_and(|it| it == ending))
        .collect()
}
