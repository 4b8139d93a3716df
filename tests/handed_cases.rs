//! Eighty green drawings with values and positions from an independent program.

use assert_cmd::Command;
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;

struct Case {
    yaml: String,
    value: String,
    outcome: String,
    positions: u64,
}

/// The handed drawings: vertices are numbers, some of which are the ground.
fn cases() -> Vec<Case> {
    include_str!("data/green.jsonl")
        .lines()
        .map(|line| {
            let case: Value = serde_json::from_str(line).expect("JSON");
            let ground = case["ground"].as_array().expect("a list");
            let name = |vertex: &Value| {
                if ground.contains(vertex) {
                    "ground".to_owned()
                } else {
                    vertex.to_string()
                }
            };
            let mut yaml = "green:\n".to_owned();
            for edge in case["edges"].as_array().expect("a list") {
                writeln!(yaml, "  - {} {}", name(&edge[0]), name(&edge[1])).expect("a string");
            }
            let text = |key: &str| case[key].as_str().expect("a text").to_owned();
            Case {
                yaml,
                value: text("value"),
                outcome: text("outcome"),
                positions: case["positions"].as_u64().expect("a number"),
            }
        })
        .collect()
}

#[test]
fn value_gives_the_handed_value_and_positions_by_both_routes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cases = cases();
    assert_eq!(cases.len(), 80);
    for (number, case) in cases.iter().enumerate() {
        fs::write(
            folder.path().join(format!("case-{number:02}.yaml")),
            &case.yaml,
        )
        .expect("written");
    }
    let output = Command::cargo_bin("hackenbook")
        .expect("the binary")
        .args(["value", "--json"])
        .arg(folder.path())
        .assert()
        .success();
    let answers = String::from_utf8(output.get_output().stdout.clone()).expect("UTF-8");
    let answers: Vec<Value> = answers
        .lines()
        .map(|line| serde_json::from_str(line).expect("one object a line"))
        .collect();
    assert_eq!(answers.len(), cases.len());
    for (answer, case) in answers.iter().zip(&cases) {
        assert_eq!(answer["value"], *case.value, "{}", case.yaml);
        assert_eq!(answer["outcome"], *case.outcome);
        assert_eq!(answer["structure"]["value"], *case.value);
        assert_eq!(answer["search"]["value"], *case.value);
        assert_eq!(answer["search"]["positions"], case.positions);
        assert_eq!(answer["agree"], true);
    }
}
