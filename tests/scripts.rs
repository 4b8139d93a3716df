//! The scripts of the pages, tested by node where it is found.

use std::env;
use std::path::Path;
use std::process::Command;

/// Set where nothing that a reader's browser does may go untested.
const REQUIRED: &str = "HACKENBOOK_REQUIRE_BROWSER";

#[test]
fn the_scripts_hold_their_own_tests() {
    if Command::new("node").arg("--version").output().is_err() {
        let required = env::var_os(REQUIRED).is_some();
        assert!(!required, "{REQUIRED} is set, and there is no node");
        println!("skipped: there is no node to run the scripts' tests");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let output = Command::new("node")
        .args(["--test", "tests/scripts/"])
        .current_dir(root)
        .output()
        .expect("node was there a moment ago");
    assert!(
        output.status.success(),
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}
