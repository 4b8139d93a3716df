//! The keys of a drawing's file.

use super::paths::Sketch;
use super::{Completeness, Entry, Expectation};
use crate::diagnostic::yaml::{self, Content, Node};
use crate::diagnostic::{Diagnostic, Diagnostics, SourceFile, did_you_mean};
use crate::drawing::{Colour, Vertex};
use std::sync::Arc;

const KEYS: [&str; 10] = [
    "title", "about", "green", "blue", "red", "stalk", "expect", "place", "tags", "source",
];

/// Reads a file; `None` when there is nothing to make an entry of.
pub(super) fn read(
    file: &Arc<SourceFile>,
    completeness: Completeness,
    faults: &mut Diagnostics,
) -> Option<Entry> {
    let id = id_of(file, completeness, faults);
    let root = match yaml::parse(file, 0..file.text().len()) {
        Ok(root) => root,
        Err(fault) => {
            faults.push(fault);
            return None;
        }
    };
    let Content::Mapping(pairs) = &root.content else {
        faults.push(
            Diagnostic::error(format!(
                "a drawing is a mapping of keys, not {}",
                root.kind()
            ))
            .at(root.place.clone())
            .hint("begin with `title:`, `about:` and `green:`"),
        );
        return None;
    };
    let fields = Fields::collect(pairs, faults);
    let mut sketch = Sketch::new();
    // Edges are numbered in the order of the file, whatever the order of colours.
    for (key, value) in &fields.known {
        match *key {
            "green" => sketch.add_paths(Colour::Green, value, faults),
            "blue" => sketch.add_paths(Colour::Blue, value, faults),
            "red" => sketch.add_paths(Colour::Red, value, faults),
            "stalk" => sketch.add_stalk(value, faults),
            _ => {}
        }
    }
    let published = completeness == Completeness::Published;
    let title = fields.sentence("title", published, file, faults);
    let about = fields.sentence("about", published, file, faults);
    let source = fields
        .get("source")
        .and_then(|node| scalar("source", node, faults));
    let expect = fields.get("expect").and_then(|node| expected(node, faults));
    let tags = fields
        .get("tags")
        .map_or_else(Vec::new, |node| tags(node, faults));
    let places = fields
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
        places,
        file: Arc::clone(file),
        edge_places,
    })
}

/// The known keys of a file, each once, in the order of the file.
struct Fields<'a> {
    known: Vec<(&'static str, &'a Node)>,
}

impl<'a> Fields<'a> {
    fn collect(pairs: &'a [(Node, Node)], faults: &mut Diagnostics) -> Self {
        let mut known: Vec<(&'static str, &Node)> = Vec::new();
        for (key, value) in pairs {
            let name = key.as_str().unwrap_or_default();
            let Some(&field) = KEYS.iter().find(|&&field| field == name) else {
                faults.push(
                    Diagnostic::error(format!("a drawing has no key `{name}`"))
                        .at(key.place.clone())
                        .maybe_hint(did_you_mean(name, KEYS)),
                );
                continue;
            };
            if known.iter().any(|&(earlier, _)| earlier == field) {
                faults.push(
                    Diagnostic::error(format!("the key `{name}` stands here a second time"))
                        .at(key.place.clone())
                        .hint("put everything under the first one and delete this"),
                );
                continue;
            }
            known.push((field, value));
        }
        Self { known }
    }

    fn get(&self, key: &str) -> Option<&'a Node> {
        self.known
            .iter()
            .find(|&&(field, _)| field == key)
            .map(|&(_, node)| node)
    }

    /// A sentence that a published drawing must have.
    fn sentence(
        &self,
        key: &'static str,
        needed: bool,
        file: &Arc<SourceFile>,
        faults: &mut Diagnostics,
    ) -> Option<String> {
        let Some(node) = self.get(key) else {
            if needed {
                faults.push(
                    Diagnostic::error(format!("the drawing has no `{key}`"))
                        .at(file.place(0..0))
                        .hint(match key {
                            "title" => "every drawing of the repertoire has a name for readers",
                            _ => "say in a sentence why the drawing is in the repertoire",
                        }),
                );
            }
            return None;
        };
        scalar(key, node, faults)
    }
}

/// The id: the file's name without its ending.
fn id_of(file: &Arc<SourceFile>, completeness: Completeness, faults: &mut Diagnostics) -> String {
    let stem = file.path().file_stem().unwrap_or_default();
    let id = stem.to_string_lossy().into_owned();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let good = !id.is_empty()
        && id.chars().all(plain)
        && !id.starts_with('-')
        && !id.ends_with('-')
        && !id.contains("--");
    // Claims about groups begin with these words.
    let reserved = ["tag", "repertoire", "census", "ignore"].contains(&id.as_str());
    if completeness == Completeness::Published && (!good || reserved) {
        let complaint = if reserved {
            format!("`{id}` means something else in claims and cannot be a drawing's id")
        } else {
            format!("`{id}` is not an id: lower-case letters, digits and single hyphens")
        };
        faults.push(
            Diagnostic::error(complaint)
                .at(file.place(0..0))
                .hint(format!("name the file `{}.yaml`", slug(&id, reserved))),
        );
    }
    id
}

fn slug(id: &str, reserved: bool) -> String {
    let words: Vec<String> = id
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    match (words.join("-"), reserved) {
        (slug, false) if !slug.is_empty() => slug,
        (slug, true) => format!("{slug}-drawing"),
        _ => "a-better-name".to_owned(),
    }
}

fn scalar(key: &str, node: &Node, faults: &mut Diagnostics) -> Option<String> {
    match node.as_str().map(str::trim) {
        Some(text) if !text.is_empty() => Some(text.to_owned()),
        found => {
            let what = if found.is_some() {
                "nothing"
            } else {
                node.kind()
            };
            faults.push(
                Diagnostic::error(format!("`{key}` is a line of text, not {what}"))
                    .at(node.place.clone()),
            );
            None
        }
    }
}

fn expected(node: &Node, faults: &mut Diagnostics) -> Option<Expectation> {
    let text = scalar("expect", node, faults)?;
    match text.parse() {
        Ok(value) => Some(Expectation {
            value,
            place: Some(node.place.clone()),
        }),
        Err(error) => {
            faults.push(
                Diagnostic::error(format!("{error}"))
                    .at(node.place.clone())
                    .hint("in quotes, since YAML has its own use for `*`: expect: \"*2\""),
            );
            None
        }
    }
}

fn tags(node: &Node, faults: &mut Diagnostics) -> Vec<String> {
    match &node.content {
        Content::Sequence(items) => items
            .iter()
            .filter_map(|item| scalar("tags", item, faults))
            .collect(),
        Content::Scalar(_) => scalar("tags", node, faults).into_iter().collect(),
        Content::Mapping(_) => {
            faults.push(
                Diagnostic::error("`tags` is a list of words, not a mapping")
                    .at(node.place.clone())
                    .hint("as in `tags: [founding]`"),
            );
            Vec::new()
        }
    }
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
