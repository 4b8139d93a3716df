//! The keys of a drawing's file.

use super::paths::Sketch;
use super::{Completeness, Entry, Expectation, Search};
use crate::diagnostic::keys::{Keys, text_of, texts_of};
use crate::diagnostic::yaml::{self, Content, Node};
use crate::diagnostic::{Diagnostic, Diagnostics, SourceFile, did_you_mean, name};
use crate::drawing::{Colour, Vertex};
use std::sync::Arc;

const KEYS: [&str; 11] = [
    "title", "about", "green", "blue", "red", "stalk", "expect", "search", "place", "tags",
    "source",
];

/// Reads a file; `None` when there is nothing to make an entry of.
pub(super) fn read(
    file: &Arc<SourceFile>,
    completeness: Completeness,
    faults: &mut Diagnostics,
) -> Option<Entry> {
    if completeness == Completeness::Published {
        // Claims about groups of drawings begin with these words.
        name::check_stem(file, &["tag", "repertoire", "census", "ignore"], faults);
    }
    let id = name::stem(file);
    let root = match yaml::parse(file, 0..file.text().len()) {
        Ok(root) => root,
        Err(fault) => {
            faults.push(fault);
            return None;
        }
    };
    let keys = Keys::of(&root, "a drawing", &KEYS, faults);
    if !matches!(root.content, Content::Mapping(_)) {
        return None;
    }
    let mut sketch = Sketch::new();
    // Edges are numbered in the order of the file, whatever the order of colours.
    for (key, value) in keys.iter() {
        match key {
            "green" => sketch.add_paths(Colour::Green, value, faults),
            "blue" => sketch.add_paths(Colour::Blue, value, faults),
            "red" => sketch.add_paths(Colour::Red, value, faults),
            "stalk" => sketch.add_stalk(value, faults),
            _ => {}
        }
    }
    let published = completeness == Completeness::Published;
    let title = sentence(&keys, "title", published, file, faults);
    let about = sentence(&keys, "about", published, file, faults);
    let source = keys.text("source", faults).map(|(text, _)| text.to_owned());
    let expect = keys.get("expect").and_then(|node| expected(node, faults));
    let search = keys
        .get("search")
        .map_or(Search::EveryBuild, |node| searched(node, faults));
    let tags = keys
        .get("tags")
        .map_or_else(Vec::new, |node| tags(node, faults));
    let places = keys
        .get("place")
        .map_or_else(Vec::new, |node| places(node, &sketch, faults));
    let whole = file.place(0..file.text().len());
    let (drawing, edge_places) = sketch.finish(faults, published, &whole)?;
    Some(Entry {
        title: title.unwrap_or_else(|| id.clone()),
        id,
        about: about.unwrap_or_default(),
        tags,
        source,
        drawing,
        expect,
        search,
        places,
        file: Arc::clone(file),
        edge_places,
    })
}

/// A sentence that a published drawing must have.
fn sentence(
    keys: &Keys<'_>,
    key: &'static str,
    needed: bool,
    file: &Arc<SourceFile>,
    faults: &mut Diagnostics,
) -> Option<String> {
    if needed && keys.get(key).is_none() {
        faults.push(
            Diagnostic::error(format!("the drawing has no `{key}`"))
                .at(file.place(0..0))
                .hint(match key {
                    "title" => "every drawing of the repertoire has a name for readers",
                    _ => "say in a sentence why the drawing is in the repertoire",
                }),
        );
    }
    keys.text(key, faults).map(|(text, _)| text.to_owned())
}

fn expected(node: &Node, faults: &mut Diagnostics) -> Option<Expectation> {
    let text = text_of("expect", node, faults)?;
    match text.parse() {
        Ok(value) => Some(Expectation {
            value,
            place: Some(node.place.clone()),
        }),
        Err(error) => {
            faults.push(
                Diagnostic::error(format!("`{text}` is not a value: {error}"))
                    .at(node.place.clone())
                    .hint("in quotes, since YAML has its own use for `*`: expect: \"*2\""),
            );
            None
        }
    }
}

fn searched(node: &Node, faults: &mut Diagnostics) -> Search {
    const RECORDED: &str = "recorded";
    match text_of("search", node, faults) {
        Some(RECORDED) => Search::Recorded(None),
        Some(text) => {
            let hint = format!(
                "`search: {RECORDED}` has a long search made only by `build --all` and its \
                 result kept; without the key every build makes it"
            );
            let fault = Diagnostic::error(format!("`search` is not `{text}`"));
            faults.push(fault.at(node.place.clone()).hint(hint));
            Search::EveryBuild
        }
        None => Search::EveryBuild,
    }
}

fn tags(node: &Node, faults: &mut Diagnostics) -> Vec<String> {
    texts_of("tags", node, faults)
        .into_iter()
        .map(|(tag, _)| tag.to_owned())
        .collect()
}

fn places(node: &Node, sketch: &Sketch, faults: &mut Diagnostics) -> Vec<(Vertex, [f64; 2])> {
    let Content::Mapping(pairs) = &node.content else {
        faults.push(
            Diagnostic::error(format!(
                "`place` maps vertices to coordinates, it is not {}",
                node.kind()
            ))
            .at(node.place.clone())
            .hint("as in `place: {a: [0, 1], b: [0.5, 2]}`"),
        );
        return Vec::new();
    };
    let mut placed: Vec<(Vertex, [f64; 2])> = Vec::new();
    for (key, value) in pairs {
        let name = key.as_str().unwrap_or_default();
        let Some(vertex) = sketch.vertex_named(name) else {
            faults.push(
                Diagnostic::error(format!("no edge of the drawing has a vertex `{name}`"))
                    .at(key.place.clone())
                    .maybe_hint(did_you_mean(name, sketch.names())),
            );
            continue;
        };
        if vertex.is_ground() {
            faults.push(
                Diagnostic::error("the ground is a line and has no place of its own")
                    .at(key.place.clone())
                    .hint("place the vertices above it; its feet follow"),
            );
        } else if placed.iter().any(|&(earlier, _)| earlier == vertex) {
            faults.push(
                Diagnostic::error(format!("vertex `{name}` is placed a second time"))
                    .at(key.place.clone()),
            );
        } else if let Some(point) = point(value, faults) {
            placed.push((vertex, point));
        }
    }
    placed
}

fn point(node: &Node, faults: &mut Diagnostics) -> Option<[f64; 2]> {
    /// Farther than this no figure reaches.
    const FARTHEST: f64 = 1000.0;
    let coordinate = |node: &Node| -> Option<f64> {
        let number: f64 = node.as_str()?.parse().ok()?;
        (number.abs() <= FARTHEST).then_some(number)
    };
    if let Content::Sequence(items) = &node.content
        && let [x, y] = items.as_slice()
        && let (Some(x), Some(y)) = (coordinate(x), coordinate(y))
    {
        return Some([x, y]);
    }
    faults.push(
        Diagnostic::error("a place is two numbers: steps to the right, steps up from the ground")
            .at(node.place.clone())
            .hint(format!("as in `[0.5, 2]`, none beyond {FARTHEST}")),
    );
    None
}
