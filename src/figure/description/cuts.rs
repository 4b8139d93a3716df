//! What every cut leaves, in words.

use super::edges::edge_in_words;
use super::of_drawing;
use crate::figure::words::spoken;
use crate::value::{Player, Value};
use crate::verify::{FirstCut, Verified};
use std::collections::BTreeMap;

/// The drawing, and what the cut of each edge leaves.
pub fn of_cuts(verified: &Verified) -> String {
    let drawing = verified.drawing();
    let coloured = drawing.first_coloured_edge().is_some();
    let mut alike: BTreeMap<(Value, Vec<Player>), Vec<String>> = BTreeMap::new();
    for cut in FirstCut::all(verified) {
        let winners = cut.winners();
        let edges = alike.entry((cut.leaves, winners)).or_default();
        let words = edge_in_words(drawing, cut.edge);
        // With colours, parallel edges are spoken of together.
        if !(coloured && edges.contains(&words)) {
            edges.push(words);
        }
    }
    let sentences: Vec<String> = alike
        .iter()
        .map(|((value, winners), edges)| {
            let wins = match winners.as_slice() {
                [] => "",
                _ if !coloured => " and wins",
                [Player::Left] => " and wins for Left",
                [Player::Right] => " and wins for Right",
                _ => " and wins for either player",
            };
            let edges = alternatives(edges);
            format!("Cutting {edges} leaves {}{wins}.", spoken(value))
        })
        .collect();
    format!("{} {}", of_drawing(verified), sentences.join(" "))
}

/// `a`, `a or b`, `a, b or c`.
pub fn alternatives(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
