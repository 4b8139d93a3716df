//! Games played out move by move against values from an independent program.

use rustc_hash::FxHashMap;
use serde_json::Value as Json;

use super::{game, text};
use crate::value::{Game, Games, Player};

fn lines(data: &str) -> impl Iterator<Item = Json> {
    data.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
}

fn field<'a>(case: &'a Json, key: &str) -> &'a str {
    case[key].as_str().expect("a text")
}

/// Toads (T, Left's) go right and Frogs (F, Right's) go left: one step, or a
/// hop over one of the other kind.
fn hops(strip: &str, player: Player) -> Vec<String> {
    let (own, other, forwards): (_, _, isize) = match player {
        Player::Left => (b'T', b'F', 1),
        Player::Right => (b'F', b'T', -1),
    };
    let cells = strip.as_bytes();
    let cell = |place: usize, steps: isize| {
        let there = place.checked_add_signed(steps * forwards)?;
        cells.get(there).map(|&cell| (there, cell))
    };
    let landing = |place: usize| match cell(place, 1)? {
        (there, b'.') => Some(there),
        (_, over) if over == other => cell(place, 2)
            .filter(|&(_, cell)| cell == b'.')
            .map(|(there, _)| there),
        _ => None,
    };
    let moves = (0..cells.len()).filter(|&place| cells[place] == own);
    moves
        .filter_map(|place| {
            let mut after = cells.to_vec();
            after.swap(place, landing(place)?);
            Some(String::from_utf8(after).expect("ASCII"))
        })
        .collect()
}

fn toads_and_frogs(games: &mut Games, strip: &str, known: &mut FxHashMap<String, Game>) -> Game {
    if let Some(&value) = known.get(strip) {
        return value;
    }
    let [left, right] = Player::BOTH.map(|player| {
        let after = hops(strip, player).into_iter();
        after
            .map(|strip| toads_and_frogs(games, &strip, known))
            .collect::<Vec<Game>>()
    });
    let value = games.from_options(left, right);
    known.insert(strip.to_owned(), value);
    value
}

#[test]
fn toads_and_frogs_are_worth_what_was_handed() {
    let (games, mut known) = (&mut Games::new(), FxHashMap::default());
    let data = include_str!("../../../tests/data/toads-and-frogs.jsonl");
    for case in lines(data) {
        let strip = field(&case, "strip");
        let value = toads_and_frogs(games, strip, &mut known);
        assert_eq!(value, game(games, field(&case, "value")), "{strip}");
        let outcome = games.outcome(value).to_string();
        assert_eq!(outcome, field(&case, "outcome"), "{strip}");
        let thermograph = games.thermograph(value);
        assert_eq!(
            thermograph.mean().to_string(),
            field(&case, "mean"),
            "{strip}"
        );
        let temperature = thermograph.temperature().to_string();
        assert_eq!(temperature, field(&case, "temperature"), "{strip}");
    }
    assert_eq!(data.lines().count(), 60);
}

#[test]
fn toads_and_frogs_follow_their_theorems() {
    let (games, mut known) = (&mut Games::new(), FxHashMap::default());
    let mut check = |strip: &str, value: &str| {
        let played = toads_and_frogs(games, strip, &mut known);
        assert_eq!(played, game(games, value), "{strip}");
    };
    for (strip, value) in [
        ("TT.FF", "*"),
        ("T.F", "*"),
        ("TT.F", "{1/2|0}"),
        ("T.TFF", "^"),
        ("TF.", "0"),
        ("T..F", "0"),
        ("TT..FF", "*"),
    ] {
        check(strip, value);
    }
    for a in 1..=6_i64 {
        let toads = "T".repeat(usize::try_from(a).expect("small"));
        check(&format!("{toads}..F"), &(a - 1).to_string());
        for b in 2..a {
            let frogs = "F".repeat(usize::try_from(b).expect("small"));
            check(
                &format!("{toads}..{frogs}"),
                &format!("{{{{{}|{}}}|{{*|{}}}}}", a - 3, a - b, 3 - b),
            );
        }
        if a >= 2 {
            check(&format!("{toads}...FF"), &format!("{{{0}|{0}}}", a - 2));
        }
        if a >= 5 {
            check(&format!("{toads}...FFF"), &format!("{}/2", 2 * a - 7));
        }
    }
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
