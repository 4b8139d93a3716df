//! The walls between the rooms, held by reading the `use` lines.

use std::fs;
use std::path::Path;
use walkdir::WalkDir;

/// The rooms in the order in which data flows. ARCHITECTURE.md draws the map.
const ROOMS: [&str; 13] = [
    "diagnostic",
    "drawing",
    "value",
    "ruleset",
    "structure",
    "search",
    "repertoire",
    "verify",
    "account",
    "figure",
    "essay",
    "site",
    "cli",
];

/// The rooms that a room may import: those before it, and fewer where a wall
/// stands.
fn may_import(room: &str) -> &'static [&'static str] {
    let place = ROOMS.iter().position(|it| *it == room);
    match room {
        "diagnostic" | "drawing" => &[],
        // A player is known by the colours that are theirs.
        "value" => &["drawing"],
        "ruleset" => &["value"],
        "structure" | "search" => &["drawing", "value", "ruleset"],
        "repertoire" => &["diagnostic", "drawing", "value"],
        _ => &ROOMS[..place.expect("a room")],
    }
}

/// The source of every file of a room, tests included, comments taken out.
fn code_of(room: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(room);
    let mut files = Vec::new();
    for found in WalkDir::new(&folder).sort_by_file_name() {
        let found = found.expect("the sources can be read");
        let path = found.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(path).expect("the sources can be read");
            let code: String = text
                .lines()
                .map(|line| line.split("//").next().unwrap_or_default())
                .collect::<Vec<_>>()
                .join("\n");
            files.push((path.display().to_string(), code));
        }
    }
    assert!(!files.is_empty(), "there is no room {room}");
    files
}

/// The rooms that a text names in paths from the crate's root, one by one
/// (`crate::value::x`) or in a list (`crate::{drawing, value}`).
fn rooms_named(code: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for after in code.split("crate::").skip(1) {
        let word = |text: &str| -> String {
            text.trim()
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        };
        match after.strip_prefix('{') {
            None => rooms.push(word(after)),
            Some(list) => {
                let mut depth = 1;
                let mut item = String::new();
                for c in list.chars() {
                    depth += i32::from(c == '{') - i32::from(c == '}');
                    if depth == 0 || (depth == 1 && c == ',') {
                        rooms.push(word(&item));
                        item.clear();
                    } else {
                        item.push(c);
                    }
                    if depth == 0 {
                        break;
                    }
                }
            }
        }
    }
    rooms
}

/// How many steps up from the module in this file lead to the crate's root.
fn steps_up(path: &str) -> usize {
    let (_, inside) = path.split_once("/src/").expect("a source file");
    let folders = inside.matches('/').count();
    if inside.ends_with("/mod.rs") {
        folders
    } else {
        folders + 1
    }
}

/// The rooms that a text names by going up to the crate's root (`super::super::value`).
fn rooms_reached(code: &str, steps: usize) -> Vec<String> {
    let way = "super::".repeat(steps);
    code.split(&way)
        .skip(1)
        .map(|after| {
            after
                .trim_start_matches("super::")
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        })
        .collect()
}

#[test]
fn lists_of_imports_are_understood() {
    let code = "use crate::{drawing::{A, B}, value};\nlet x = crate::search::play();";
    assert_eq!(rooms_named(code), ["drawing", "value", "search"]);
    assert_eq!(steps_up("/book/src/structure/mod.rs"), 1);
    assert_eq!(steps_up("/book/src/structure/mixed/parts.rs"), 3);
    assert_eq!(
        rooms_reached("use super::super::search::play;", 2),
        ["search"]
    );
}

#[test]
fn each_room_imports_only_rooms_before_it() {
    let mut broken = Vec::new();
    for room in ROOMS {
        for (path, code) in code_of(room) {
            let reached = rooms_reached(&code, steps_up(&path));
            for named in rooms_named(&code).into_iter().chain(reached) {
                let named = named.as_str();
                if ROOMS.contains(&named) && named != room && !may_import(room).contains(&named) {
                    broken.push(format!("{path} imports {named}"));
                }
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn every_room_stands_on_the_map() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut rooms: Vec<String> = fs::read_dir(src)
        .expect("the sources can be read")
        .map(|found| found.expect("the sources can be read"))
        .filter(|found| found.path().is_dir())
        .map(|found| found.file_name().to_string_lossy().into_owned())
        .collect();
    rooms.sort();
    let mut mapped = ROOMS;
    mapped.sort_unstable();
    assert_eq!(rooms, mapped);
}

#[test]
fn only_verify_makes_a_verified_or_a_census() {
    for room in ROOMS.into_iter().filter(|room| *room != "verify") {
        for (path, code) in code_of(room) {
            for made in ["Verified {", "Census {"] {
                assert!(!code.contains(made), "{path} has `{made}`");
            }
        }
    }
}

#[test]
fn nothing_on_the_way_to_output_depends_on_when_or_where_it_runs() {
    let banned = [
        "SystemTime",
        "Instant::now",
        "std::env::var",
        "thread_rng",
        "rand::",
        "RandomState",
    ];
    for room in ROOMS.into_iter().filter(|room| *room != "cli") {
        for (path, code) in code_of(room) {
            for word in banned {
                assert!(!code.contains(word), "{path} uses {word}");
            }
        }
    }
}
