//! `value` asked about stalks and positions of other games, as a person asks.

use assert_cmd::Command;
use serde_json::Value;
use std::fs;

struct Run {
    code: i32,
    out: String,
    err: String,
}

/// Runs `value` in an empty folder, or with a file of this name in it.
fn value(arguments: &[&str], file: Option<&str>) -> Run {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir(folder.path().join("repertoire")).expect("made");
    if let Some(file) = file {
        fs::write(folder.path().join(file), "green: [ground a b]\n").expect("written");
    }
    let output = Command::cargo_bin("hackenbook")
        .expect("the binary")
        .current_dir(folder.path())
        .arg("value")
        .args(arguments)
        .output()
        .expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run {
        code: output.status.code().expect("an exit code"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// What `value --json` says of one argument.
fn answer(argument: &str) -> Value {
    let run = value(&["--json", argument], None);
    assert_eq!(run.code, 0, "{}", run.err);
    serde_json::from_str(&run.out).expect("one object")
}

#[test]
fn every_game_is_answered_by_both_routes() {
    let asked = [
        "toads-and-frogs:TT..FF",
        "toads-and-frogs:TTT..FF",
        "toads-and-frogs:TT.F+TTT..F",
        "cutcake:2x5",
        "cutcake:3x1+1x4",
        "coins:GS+SG",
        "binary-digits:10001",
        "ternary-digits:1001",
        "ternary-digits:201",
        "stalk:BRRB",
        "stalk:BGR",
    ];
    let told = value(&asked, None);
    assert_eq!(told.code, 0, "{}", told.err);
    insta::assert_snapshot!(told.out);
    let data = value(&[&["--json"][..], &asked].concat(), None);
    insta::assert_snapshot!(data.out);
}

#[test]
fn each_route_can_be_asked_for_alone() {
    let by = |route: &str, argument: &str| value(&["--json", "--route", route, argument], None);
    for route in ["structure", "search", "difference"] {
        insta::assert_snapshot!(
            format!("route-{route}"),
            by(route, "toads-and-frogs:TTT..F").out
        );
    }
    let unread = by("structure", "toads-and-frogs:TT.F");
    assert_eq!(unread.code, 1);
    assert!(
        unread.err.contains("no theorem reads `TT.F`"),
        "{}",
        unread.err
    );
}

#[test]
fn all_that_is_wrong_with_the_arguments_is_told_at_its_place() {
    let run = value(
        &[
            "toads-and-frogs:TT..xF",
            "toads-and-frogs:",
            "toad-and-frogs:T.F",
            "cutcake:2x0",
            "coins:GS+SB",
            "binary-digits:17",
            "stalk:BRXBé",
            "stalk:",
            "lattice",
            "C:\\drawings\\lattice.yaml",
        ],
        None,
    );
    assert_eq!(run.code, 2);
    assert_eq!(run.out, "");
    insta::assert_snapshot!(run.err);
}

#[cfg(unix)]
#[test]
fn a_file_is_a_file_whatever_its_name() {
    for name in ["stalk:BRRB", "coins:x.yaml", "C:lattice.yaml"] {
        let run = value(&["--json", name], Some(name));
        assert_eq!(run.code, 0, "{}", run.err);
        let answer: Value = serde_json::from_str(&run.out).expect("one object");
        assert_eq!(answer["value"], "*2", "{name}");
    }
}

#[test]
fn alternating_stalks_are_right_at_any_length() {
    // 1 - 1/2 + 1/4 - ... + 1/2^64 is 2/3 (1 + 1/2^65).
    let word = |edges: usize| -> String { "BR".chars().cycle().take(edges).collect() };
    let short = answer(&format!("stalk:{}", word(33)));
    assert_eq!(short["value"], "2863311531/4294967296");
    assert_eq!(short["agree"], true);
    let longer = answer(&format!("stalk:{}", word(65)));
    let above = ((1_u128 << 65) + 1) / 3;
    assert_eq!(longer["value"], format!("{above}/18446744073709551616"));
    assert_eq!(longer["search"], Value::Null);
    assert_eq!(longer["agree"], Value::Null);
}

#[test]
fn a_stalk_of_ten_thousand_edges_is_read_though_not_played() {
    let long = answer(&format!("stalk:{}", "BR".repeat(5_000)));
    assert_eq!(long["edges"], 10_000);
    assert!(
        long["refused"]
            .as_str()
            .is_some_and(|why| why.contains("10000 edges"))
    );
    let value = long["value"].as_str().expect("a text");
    assert_eq!(long["structure"]["value"], *value);
    let (above, below) = value.split_once('/').expect("a fraction");
    let number = |text: &str| dashu_int::UBig::from_str_radix(text, 10).expect("digits");
    // 1 - 1/2 + 1/4 - ... - 1/2^9999 is 2/3 (1 - 1/2^10000), and twice 2^9999 is 2^10000.
    let power = dashu_int::UBig::ONE << 10_000;
    assert_eq!(number(below), dashu_int::UBig::ONE << 9_999);
    assert_eq!(number(above) * 3_u8, power - dashu_int::UBig::ONE);
}

#[test]
fn long_mixed_stalks_are_answered_at_once() {
    for (word, edges) in [("GBR", 7), ("GR", 10)] {
        let told = answer(&format!("stalk:{}", word.repeat(edges)));
        assert_eq!(told["agree"], true);
        assert_eq!(told["structure"]["value"], told["value"]);
        assert!(told["value"].as_str().is_some_and(|text| text.len() < 200));
    }
}

#[test]
fn what_is_too_large_to_play_is_read_or_refused() {
    let vast = answer("cutcake:4000000000x4000000000");
    assert_eq!(vast["value"], "0");
    assert!(vast["refused"].is_string() && vast["agree"].is_null());
    let limits = ["--max-positions", "1000", "--max-megabytes", "64"];
    let strip = format!("toads-and-frogs:{}", "T.F.".repeat(20_000));
    let run = value(&[&limits[..], &[&strip]].concat(), None);
    assert_eq!(run.code, 1);
    assert!(
        run.err.contains("--max-"),
        "{}",
        &run.err[run.err.len() - 300..]
    );
}
