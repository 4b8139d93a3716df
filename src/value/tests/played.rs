//! Games played out move by move against values from an independent program.

use rustc_hash::FxHashMap;
use serde_json::Value as Json;

use super::{game, text};
use crate::value::{Game, Games};

fn lines(data: &str) -> impl Iterator<Item = Json> {
    data.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
}

fn field<'a>(case: &'a Json, key: &str) -> &'a str {
    case[key].as_str().expect("a text")
}

/// An edge: its two ends, 0 being the ground, and its colour's first letter.
type Edge = (u64, u64, char);

/// The edges that still hang together with the ground.
fn standing(edges: &[Edge]) -> Vec<Edge> {
    let mut reached = vec![0];
    let mut next = 0;
    while let Some(&vertex) = reached.get(next) {
        next += 1;
        for &(one, other, _) in edges {
            for (near, far) in [(one, other), (other, one)] {
                if near == vertex && !reached.contains(&far) {
                    reached.push(far);
                }
            }
        }
    }
    let stands = |edge: &&Edge| reached.contains(&edge.0);
    edges.iter().filter(stands).copied().collect()
}

fn hackenbush(games: &mut Games, edges: &[Edge], known: &mut FxHashMap<Vec<Edge>, Game>) -> Game {
    if let Some(&value) = known.get(edges) {
        return value;
    }
    let [left, right] = ['r', 'b'].map(|barred| {
        let cuts = (0..edges.len()).filter(|&cut| edges[cut].2 != barred);
        cuts.map(|cut| {
            let mut rest = edges.to_vec();
            rest.remove(cut);
            hackenbush(games, &standing(&rest), known)
        })
        .collect::<Vec<Game>>()
    });
    let value = games.from_options(left, right);
    known.insert(edges.to_vec(), value);
    value
}

#[test]
fn mixed_drawings_are_worth_what_was_handed() {
    let data = [
        include_str!("../../../tests/data/mixed.jsonl"),
        include_str!("../../../tests/data/mixed-tree.jsonl"),
    ];
    let mut count = 0;
    for case in data.into_iter().flat_map(lines) {
        let ground = case["ground"].as_array().expect("a list");
        let vertex = |end: &Json| {
            if ground.contains(end) {
                0
            } else {
                end.as_u64().expect("a vertex")
            }
        };
        let edges = case["edges"].as_array().expect("a list").iter();
        let edges: Vec<Edge> = edges
            .map(|edge| {
                let colour = edge[2].as_str().expect("a colour");
                let letter = colour.chars().next().expect("a letter");
                (vertex(&edge[0]), vertex(&edge[1]), letter)
            })
            .collect();
        let games = &mut Games::new();
        let value = hackenbush(games, &standing(&edges), &mut FxHashMap::default());
        let handed = field(&case, "value");
        assert_eq!(value, game(games, handed), "{edges:?}");
        let outcome = games.outcome(value).to_string();
        assert_eq!(outcome, field(&case, "outcome"), "{edges:?}");
        let written = text(games, value);
        assert_eq!(game(games, &written), value, "{written}");
        count += 1;
    }
    assert_eq!(count, 160);
}
