//! `value --explain`, read as a person reads it.

use assert_cmd::Command;
use serde_json::Value;
use std::fs;

/// What `value --explain` prints in this book's folder.
fn explained(args: &[&str]) -> String {
    let output = Command::cargo_bin("hackenbook")
        .expect("the binary")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["value", "--explain"])
        .args(args)
        .output()
        .expect("it runs");
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{err}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn green_drawings_are_explained_by_the_least_missing_heap() {
    insta::assert_snapshot!(explained(&["triangle-on-a-stalk", "lattice"]));
}

#[test]
fn numbers_are_explained_by_simplicity() {
    insta::assert_snapshot!(explained(&["stalk-brbrrbbr", "three-sixteenths"]));
}

#[test]
fn dominated_and_reversible_options_are_told() {
    insta::assert_snapshot!(explained(&["flower-and-blade", "mountain-and-jungle"]));
}

#[test]
fn a_core_is_named_where_no_theorem_reads_it() {
    insta::assert_snapshot!(explained(&["double-green-and-blue"]));
}

#[test]
fn what_was_not_played_is_explained_by_structure_alone() {
    insta::assert_snapshot!(explained(&[
        "--max-positions",
        "100",
        "grass-on-a-tree",
        "lattice"
    ]));
}

#[test]
fn long_lists_are_cut_short() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let explained = |yaml: &str| {
        let path = folder.path().join("long.yaml");
        fs::write(&path, yaml).expect("written");
        let path = path.to_str().expect("UTF-8");
        let told = explained(&["--max-positions", "1000", path]);
        assert!(told.lines().all(|line| line.len() < 240), "{told}");
        told
    };
    let twigs: Vec<String> = (0..40).map(|it| format!("ground a{it}")).collect();
    let told = explained(&format!("green: [{}]\n", twigs.join(", ")));
    assert!(told.contains("40 edges: ground-a0, "), "{told}");
    assert!(told.contains(", ground-a15; and 24 more.\n"), "{told}");
    let told = explained(&format!("stalk: {}\n", "G".repeat(14)));
    assert!(told.contains("\n  and 4 more\n"), "{told}");
    assert!(
        told.contains("values: 0, 1, 2, 3, 4, 5, 6, 7 and 6 more."),
        "{told}"
    );
}

#[test]
fn the_account_is_data_too() {
    let told = explained(&["--json", "flower-and-blade"]);
    let answer: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(answer["value"], "^");
    let account = serde_json::to_string_pretty(&answer["explain"]).expect("JSON");
    insta::assert_snapshot!(account);
}

#[test]
fn an_explanation_needs_both_routes() {
    let mut command = Command::cargo_bin("hackenbook").expect("the binary");
    let args = ["value", "--explain", "--route", "search", "half"];
    command.args(args).assert().code(2);
}
