//! What the Nu HTML checker finds in the published files: no error.

use super::tools::{found, package, published, starts};
use std::process::Command;

/// What the checker says of all files of a kind, in one run of it.
fn errors(kind: &str, flags: &[&str]) -> Option<String> {
    found(starts("java", "-version"), "Java")?;
    let checker = found(package("vnu-jar/build/dist/vnu.jar"), "the Nu HTML checker")?;
    let files = published(kind);
    assert!(!files.is_empty(), "no {kind} is published");
    let output = Command::new("java")
        .arg("-jar")
        .arg(checker)
        .args(["--errors-only", "--format", "gnu"])
        .args(flags)
        .args(files)
        .output()
        .expect("it runs");
    Some(String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn every_page_is_valid() {
    if let Some(errors) = errors("html", &[]) {
        assert!(errors.is_empty(), "{errors}");
    }
}

#[test]
fn every_picture_for_download_is_valid() {
    if let Some(errors) = errors("svg", &["--svg"]) {
        assert!(errors.is_empty(), "{errors}");
    }
}
