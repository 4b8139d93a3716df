//! Drawings with values, outcomes and positions from an independent program,
//! eighty of each kind; and sixty strips of Toads and Frogs with values, outcomes,
//! means and temperatures.

use assert_cmd::Command;
use hackenbook::value::Value as GameValue;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

struct Case {
    yaml: String,
    value: GameValue,
    outcome: String,
    positions: u64,
}

/// The handed drawings: vertices are numbers, some of which are the ground.
fn cases(file: &str) -> Vec<Case> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path)
        .expect("test data")
        .lines()
        .map(|line| {
            let case: Value = serde_json::from_str(line).expect("JSON");
            let text = |key: &str| case[key].as_str().expect("a text").to_owned();
            Case {
                yaml: yaml(&case),
                value: text("value").parse().expect("a value"),
                outcome: text("outcome"),
                positions: case["positions"].as_u64().expect("a number"),
            }
        })
        .collect()
}

fn yaml(case: &Value) -> String {
    let ground = case["ground"].as_array().expect("a list");
    let name = |vertex: &Value| {
        if ground.contains(vertex) {
            "ground".to_owned()
        } else {
            vertex.to_string()
        }
    };
    let mut colours: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for edge in case["edges"].as_array().expect("a list") {
        let colour = edge[2].as_str().expect("a colour");
        let path = format!("{} {}", name(&edge[0]), name(&edge[1]));
        colours.entry(colour).or_default().push(path);
    }
    let mut yaml = String::new();
    for (colour, paths) in colours {
        writeln!(yaml, "{colour}:").expect("a string");
        for path in paths {
            writeln!(yaml, "  - {path}").expect("a string");
        }
    }
    yaml
}

/// What `value --json` says of these.
fn answers(asked: &[String]) -> Vec<Value> {
    let output = Command::cargo_bin("hackenbook")
        .expect("the binary")
        .args(["value", "--json"])
        .args(asked)
        .assert()
        .success();
    let answers = String::from_utf8(output.get_output().stdout.clone()).expect("UTF-8");
    answers
        .lines()
        .map(|line| serde_json::from_str(line).expect("one object a line"))
        .collect()
}

/// The game of a text in JSON.
fn game(text: &Value) -> GameValue {
    text.as_str().expect("a text").parse().expect("a value")
}

/// Holds `value --json` against every case of a file; returns how many of them theorems
/// read.
fn hold(file: &str) -> usize {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cases = cases(file);
    assert_eq!(cases.len(), 80);
    for (number, case) in cases.iter().enumerate() {
        let path = folder.path().join(format!("case-{number:02}.yaml"));
        fs::write(path, &case.yaml).expect("written");
    }
    let folder = folder.path().display().to_string();
    let answers = answers(&[folder]);
    assert_eq!(answers.len(), cases.len());
    let same = |told: &Value, case: &Case| assert_eq!(game(told), case.value, "{}", case.yaml);
    let mut read = 0;
    for (answer, case) in answers.iter().zip(&cases) {
        same(&answer["value"], case);
        same(&answer["search"]["value"], case);
        assert_eq!(answer["outcome"], *case.outcome);
        assert_eq!(answer["search"]["positions"], case.positions);
        assert_eq!(answer["agree"], true);
        if answer["structure"].is_null() {
            assert_eq!(answer["difference"]["outcome"], "P");
        } else {
            same(&answer["structure"]["value"], case);
            read += 1;
        }
    }
    read
}

#[test]
fn green_drawings_are_all_read_and_played() {
    assert_eq!(hold("green.jsonl"), 80);
}

#[test]
fn blue_red_trees_are_all_read_and_played() {
    assert_eq!(hold("blue-red-tree.jsonl"), 80);
}

#[test]
fn mixed_trees_are_all_read_and_played() {
    assert_eq!(hold("mixed-tree.jsonl"), 80);
}

#[test]
fn blue_red_drawings_are_played_and_read_where_a_theorem_reaches() {
    println!("theorems read {} of 80", hold("blue-red.jsonl"));
}

#[test]
fn mixed_drawings_are_played_and_read_where_a_theorem_reaches() {
    println!("theorems read {} of 80", hold("mixed.jsonl"));
}

#[test]
fn strips_of_toads_and_frogs_are_played_and_read_where_a_theorem_reaches() {
    let path = format!(
        "{}/tests/data/toads-and-frogs.jsonl",
        env!("CARGO_MANIFEST_DIR")
    );
    let cases: Vec<Value> = fs::read_to_string(path)
        .expect("test data")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(cases.len(), 60);
    let argument = |case: &Value| {
        let strip = case["strip"].as_str().expect("a text");
        format!("toads-and-frogs:{strip}")
    };
    let answers = answers(&cases.iter().map(argument).collect::<Vec<_>>());
    assert_eq!(answers.len(), cases.len());
    let mut read = 0;
    for (answer, case) in answers.iter().zip(&cases) {
        let strip = argument(case);
        assert_eq!(answer["id"], *strip);
        assert_eq!(game(&answer["value"]), game(&case["value"]), "{strip}");
        assert_eq!(answer["search"]["value"], answer["value"], "{strip}");
        for fact in ["outcome", "mean", "temperature"] {
            assert_eq!(answer[fact], case[fact], "{strip}: {fact}");
        }
        assert_eq!(answer["agree"], true, "{strip}");
        if answer["structure"].is_null() {
            assert_eq!(answer["difference"]["outcome"], "P", "{strip}");
        } else {
            assert_eq!(answer["structure"]["value"], answer["value"], "{strip}");
            read += 1;
        }
    }
    // Counted by a separate program that knows the theorems too.
    assert_eq!(read, 35);
}
