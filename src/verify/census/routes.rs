//! The routes as censuses use them, and what they count of the answers.

use super::family::{Answer, Way};
use crate::drawing::{Colour, Drawing};
use crate::search::{self, SearchLimit};
use crate::structure;
use crate::value::{Dyadic, Outcome, Value};
use std::collections::BTreeSet;

/// Blue and red.
pub(super) const BLUE_RED: [Colour; 2] = [Colour::Blue, Colour::Red];
/// All colours.
pub(super) const ALL_COLOURS: [Colour; 3] = [Colour::Green, Colour::Blue, Colour::Red];

/// The two routes of the book.
pub(super) const TWO_ROUTES: [Way<Drawing, Value>; 2] = [
    Way {
        name: "structure",
        answer: by_structure,
    },
    Way {
        name: "search",
        answer: by_search,
    },
];

/// What theorems read.
pub(super) fn by_structure(drawing: &Drawing) -> Answer<Value> {
    match structure::read(drawing) {
        Ok(reading) => Ok(reading.value()),
        Err(why) => Err(why.to_string()),
    }
}

/// What playing every position gives.
pub(super) fn by_search(drawing: &Drawing) -> Answer<Value> {
    match search::play(drawing, SearchLimit::default(), &mut |_| {}) {
        Ok(play) => Ok(play.value()),
        Err(why) => Err(why.to_string()),
    }
}

/// Who wins, played to win or loss by either player first, without values.
pub(super) fn by_play(drawing: &Drawing) -> Answer<Outcome> {
    let nothing = Value::from(Dyadic::ZERO);
    match search::difference(drawing, &nothing, SearchLimit::default()) {
        Ok(difference) => Ok(difference.outcome()),
        Err(why) => Err(why.to_string()),
    }
}

/// A drawing by its edges.
pub(super) fn edges_of(drawing: &Drawing) -> String {
    if drawing.edge_count() == 0 {
        return "the drawing without edges".to_owned();
    }
    let edge = |&edge| format!("{} ({})", drawing.edge_name(edge), edge.colour);
    let edges: Vec<String> = drawing.edges().iter().map(edge).collect();
    format!("the drawing with the edges {}", edges.join(", "))
}

/// A stalk by its colours from the ground up.
pub(super) fn word_of(stalk: &Drawing) -> String {
    if stalk.edge_count() == 0 {
        return "the empty stalk".to_owned();
    }
    let word: String = stalk
        .edges()
        .iter()
        .map(|edge| edge.colour.letter())
        .collect();
    format!("the stalk {word}")
}

/// How many cases have an answer of this kind.
pub(super) fn count<C, A>(agreed: &[(C, A)], wanted: impl Fn(&A) -> bool) -> u64 {
    agreed.iter().filter(|(_, answer)| wanted(answer)).count() as u64
}

/// How many different answers there are.
pub(super) fn different<C, A: Ord>(agreed: &[(C, A)]) -> u64 {
    let answers: BTreeSet<&A> = agreed.iter().map(|(_, answer)| answer).collect();
    answers.len() as u64
}

/// How many cases are worth an integer.
pub(super) fn integers<C>(agreed: &[(C, Value)]) -> u64 {
    count(agreed, |it| it.as_number().is_some_and(Dyadic::is_integer))
}
