//! A copy of this book, free to be spoilt, and the program run on it.
#![allow(dead_code, reason = "each test file uses a part of it")]

use assert_cmd::Command;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// A copy of the book's sources in a temporary folder, free to be spoilt.
pub struct Book {
    folder: tempfile::TempDir,
}

impl Book {
    pub fn copy() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let book = Self { folder };
        for part in ["content", "repertoire", "templates", "site"] {
            copy(&source(part), &book.path(part));
        }
        book
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Changes the first `from` of a file to `to`.
    pub fn change(&self, name: &str, from: &str, to: &str) {
        let path = self.path(name);
        let text = fs::read_to_string(&path).expect("there");
        assert!(text.contains(from), "{name} has no {from:?}");
        fs::write(path, text.replacen(from, to, 1)).expect("written");
    }

    /// Runs a command in the book's folder.
    pub fn run(&self, args: &[&str]) -> Run {
        let output = Command::cargo_bin("hackenbook")
            .expect("the binary")
            .current_dir(self.folder.path())
            .args(args)
            .output()
            .expect("it runs");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        Run {
            code: output.status.code().expect("an exit code"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }

    pub fn published(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        files(&self.path("site"))
    }
}

pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// A file of this book.
pub fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Every file below a folder with its bytes.
pub fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    WalkDir::new(folder)
        .into_iter()
        .map(|found| found.expect("readable"))
        .filter(|found| found.file_type().is_file())
        .map(|found| {
            let name = found.path().strip_prefix(folder).expect("below").to_owned();
            (name, fs::read(found.path()).expect("readable"))
        })
        .collect()
}

fn copy(from: &Path, to: &Path) {
    for (name, bytes) in files(from) {
        let path = to.join(name);
        fs::create_dir_all(path.parent().expect("below")).expect("made");
        fs::write(path, bytes).expect("written");
    }
}
