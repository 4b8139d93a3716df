//! Edges in short.

use crate::drawing::{Colour, Drawing, Edge};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// So many edges are listed before the rest is only counted.
const MOST: usize = 16;

/// An edge by its ends and its colour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct EdgeAccount {
    pub from: String,
    pub to: String,
    #[serde(serialize_with = "by_name")]
    pub colour: Colour,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn by_name<S: Serializer>(colour: &Colour, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(colour.name())
}

impl EdgeAccount {
    pub fn of(drawing: &Drawing, edge: Edge) -> Self {
        Self {
            from: drawing.name(edge.from),
            to: drawing.name(edge.to),
            colour: edge.colour,
        }
    }

    /// Every edge of a drawing.
    pub fn all(drawing: &Drawing) -> Vec<Self> {
        let edges = drawing.edges().iter();
        edges.map(|&edge| Self::of(drawing, edge)).collect()
    }

    /// `a-b`.
    pub fn name(&self) -> String {
        format!("{}-{}", self.from, self.to)
    }

    /// What edges have in common that join the same vertices in one colour.
    fn kind(&self) -> (Colour, &str, &str) {
        let (from, to) = (self.from.as_str(), self.to.as_str());
        (self.colour, from.min(to), from.max(to))
    }
}

/// Edges as paths, by colour: `blue ground-a-b; red a-c 2 times`. In a drawing all
/// green the colour goes without saying.
pub(super) fn in_short(edges: &[EdgeAccount], coloured: bool) -> String {
    let named = coloured || edges.iter().any(|it| it.colour != Colour::Green);
    let mut kinds = each_once(edges);
    let left_out: usize = kinds
        .drain(kinds.len().min(MOST)..)
        .map(|(_, times)| times)
        .sum();
    let mut parts = Vec::new();
    for colour in [Colour::Blue, Colour::Red, Colour::Green] {
        let of_colour = kinds.iter().filter(|(edge, _)| edge.colour == colour);
        let paths = paths(of_colour.copied());
        if !paths.is_empty() {
            let name = if named {
                format!("{colour} ")
            } else {
                String::new()
            };
            parts.push(name + &paths.join(", "));
        }
    }
    if left_out > 0 {
        parts.push(format!("and {left_out} more"));
    }
    parts.join("; ")
}

/// Edges that join the same vertices in one colour, and how many they are.
pub(super) fn each_once(edges: &[EdgeAccount]) -> Vec<(&EdgeAccount, usize)> {
    let mut kinds: Vec<(&EdgeAccount, usize)> = Vec::new();
    let mut places = BTreeMap::new();
    for edge in edges {
        let place = *places.entry(edge.kind()).or_insert(kinds.len());
        match kinds.get_mut(place) {
            Some((_, times)) => *times += 1,
            None => kinds.push((edge, 1)),
        }
    }
    kinds
}

/// Edges one after another, those that go on from each other as a path.
fn paths<'a>(edges: impl Iterator<Item = (&'a EdgeAccount, usize)>) -> Vec<String> {
    let mut paths: Vec<String> = Vec::new();
    // Where the last path may go on.
    let mut tip: Option<&str> = None;
    for (edge, times) in edges {
        let alone = times == 1 && edge.from != edge.to;
        match paths.last_mut() {
            Some(path) if alone && tip == Some(&edge.from) => {
                *path = format!("{path}-{}", edge.to);
            }
            _ if times == 1 => paths.push(edge.name()),
            _ => paths.push(format!("{} {times} times", edge.name())),
        }
        tip = alone.then_some(&edge.to);
    }
    paths
}
