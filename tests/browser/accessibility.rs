//! What axe-core finds on the pages and the figures: nothing.

use super::driver::{Browser, Setting};
use super::tools::{found, package, published};
use assert_cmd::Command;
use serde::Deserialize;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// One fault that axe found, with the elements that have it.
#[derive(Deserialize)]
struct Violation {
    id: String,
    help: String,
    elements: Vec<String>,
}

/// Everything axe-core finds on the open page.
async fn violations(browser: &Browser, axe: &str) -> Vec<Violation> {
    // A page's policy admits no stylesheet to a script, so axe must not ask for them.
    let run = format!(
        "{axe};\nreturn axe.run(document, {{preload: false, resultTypes: ['violations']}}).then(found => \
         found.violations.map(({{id, help, nodes}}) => \
         ({{id, help, elements: nodes.map(it => it.html.slice(0, 160))}})));"
    );
    browser.ask(&run, vec![]).await
}

fn told(file: &Path, violation: &Violation) -> String {
    let (id, help) = (&violation.id, &violation.help);
    let all = violation.elements.len();
    let some: Vec<_> = violation
        .elements
        .iter()
        .take(3)
        .map(String::as_str)
        .collect();
    format!(
        "{}: {id}, {help}, {all} times:\n  {}\n",
        file.display(),
        some.join("\n  ")
    )
}

/// Opens each file and tells what axe-core finds on it, and what the browser
/// writes to its console.
async fn faults(setting: Setting, files: &[&Path]) -> Option<String> {
    let axe = found(package("axe-core/axe.min.js"), "axe-core")?;
    let axe = std::fs::read_to_string(axe).expect("readable");
    let browser = Browser::start(setting).await?;
    let mut faults = String::new();
    for file in files {
        browser.open(file).await;
        for line in browser.console().await {
            let _ = writeln!(faults, "{}: console: {line}", file.display());
        }
        for violation in violations(&browser, &axe).await {
            faults.push_str(&told(file, &violation));
        }
    }
    browser.close().await;
    Some(faults)
}

/// Asserts that nothing is wrong with these pages of the site.
async fn assert_accessible(setting: Setting, pages: &[PathBuf]) {
    let pages: Vec<&Path> = pages.iter().map(AsRef::as_ref).collect();
    if let Some(faults) = faults(setting, &pages).await {
        assert!(faults.is_empty(), "{faults}");
    }
}

/// In the dark, one page of so many of drawings is looked at.
const DRAWINGS_APART: usize = 8;

#[tokio::test]
async fn every_page_on_a_phone() {
    assert_accessible(Setting::PHONE, &published("html")).await;
}

#[tokio::test]
async fn every_kind_of_page_in_the_dark() {
    let dark = Setting {
        dark: true,
        ..Setting::DESK
    };
    // Pages of drawings are made alike, and on a phone all of them are looked at.
    let mut of_drawings = 0;
    let mut pages = published("html");
    pages.retain(|page| {
        let is_of_a_drawing = page.with_file_name("drawing.yaml").exists();
        of_drawings += usize::from(is_of_a_drawing);
        !is_of_a_drawing || of_drawings % DRAWINGS_APART == 1
    });
    assert_accessible(dark, &pages).await;
}

#[tokio::test]
async fn every_figure_in_every_view() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let drawn = Command::cargo_bin("hackenbook")
        .expect("the binary")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["figure", "--all", "--out"])
        .arg(folder.path())
        .output()
        .expect("it runs");
    assert!(
        drawn.status.success(),
        "{}",
        String::from_utf8_lossy(&drawn.stderr)
    );
    let sheet = folder.path().join("index.html");
    if let Some(faults) = faults(Setting::DESK, &[&sheet]).await {
        assert!(faults.is_empty(), "{faults}");
    }
}
