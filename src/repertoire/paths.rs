//! Paths of vertex names, joined up into a drawing.

use crate::diagnostic::yaml::{Content, Node};
use crate::diagnostic::{Diagnostic, Diagnostics, Place, closest};
use crate::drawing::{Colour, Drawing, Edge, Vertex};
use rustc_hash::FxHashMap;

/// The name under which every drawing knows the ground.
const GROUND: &str = "ground";

/// Edges and the names of their ends, as they are read.
pub(super) struct Sketch {
    names: Vec<String>,
    numbers: FxHashMap<String, Vertex>,
    first_seen: Vec<Option<Place>>,
    edges: Vec<Edge>,
    edge_places: Vec<Place>,
}

impl Sketch {
    pub fn new() -> Self {
        Self {
            names: vec![GROUND.to_owned()],
            numbers: FxHashMap::from_iter([(GROUND.to_owned(), Vertex::GROUND)]),
            first_seen: vec![None],
            edges: Vec::new(),
            edge_places: Vec::new(),
        }
    }

    pub fn vertex_named(&self, name: &str) -> Option<Vertex> {
        self.numbers.get(name).copied()
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// Adds the paths listed under a colour.
    pub fn add_paths(&mut self, colour: Colour, value: &Node, faults: &mut Diagnostics) {
        match &value.content {
            Content::Sequence(paths) => {
                for path in paths {
                    self.add_path(colour, path, faults);
                }
            }
            Content::Scalar(_) => self.add_path(colour, value, faults),
            Content::Mapping(_) => faults.push(not_a_path(value)),
        }
    }

    /// Adds a stalk from its colours' letters.
    pub fn add_stalk(&mut self, value: &Node, faults: &mut Diagnostics) {
        let letters = value.as_str().unwrap_or_default();
        self.add_letters(letters, &value.place, faults);
    }

    /// Adds a stalk from its colours' letters, which stand at a place.
    pub fn add_letters(&mut self, letters: &str, place: &Place, faults: &mut Diagnostics) {
        if letters.is_empty() {
            faults.push(
                Diagnostic::error("a stalk is a word of the letters G, B and R")
                    .at(place.clone())
                    .hint("from the ground up, as in `GGG`"),
            );
        }
        let mut below = Vertex::GROUND;
        for (at, letter) in letters.char_indices() {
            let place = place.part(at..at + letter.len_utf8());
            let Some(colour) = Colour::of_letter(letter) else {
                faults.push(
                    Diagnostic::error(format!(
                        "`{}` is not a colour of a stalk",
                        letter.escape_debug()
                    ))
                    .at(place)
                    .hint("the letters are G for green, B for blue and R for red"),
                );
                continue;
            };
            let above = self.fresh_vertex(place.clone());
            self.join(below, above, colour, place);
            below = above;
        }
    }

    /// A new vertex with a name that nobody uses: `s1`, `s2` and so on.
    fn fresh_vertex(&mut self, place: Place) -> Vertex {
        let mut number = self.names.len();
        while self.vertex_named(&format!("s{number}")).is_some() {
            number += 1;
        }
        self.name_vertex(format!("s{number}"), place)
    }

    fn name_vertex(&mut self, name: String, place: Place) -> Vertex {
        let vertex = Vertex::new(self.names.len());
        self.names.push(name.clone());
        self.numbers.insert(name, vertex);
        self.first_seen.push(Some(place));
        vertex
    }

    fn add_path(&mut self, colour: Colour, path: &Node, faults: &mut Diagnostics) {
        let Some(text) = path.as_str() else {
            faults.push(not_a_path(path));
            return;
        };
        let words = words_with_places(text, path);
        if words.len() < 2 {
            faults.push(
                Diagnostic::error("a path needs at least two vertices")
                    .at(path.place.clone())
                    .hint("an edge is two names, as in `ground a`; a loop is `a a`"),
            );
            return;
        }
        let mut before: Option<(Vertex, Place)> = None;
        for (word, place) in words {
            let vertex = self.vertex(word, &place, faults);
            if let Some((from, from_place)) = before {
                let whole = from_place.bytes().start..place.bytes().end;
                self.join(from, vertex, colour, place.file().place(whole));
            }
            before = Some((vertex, place));
        }
    }

    fn vertex(&mut self, name: &str, place: &Place, faults: &mut Diagnostics) -> Vertex {
        if let Some(known) = self.vertex_named(name) {
            return known;
        }
        if closest(&name.to_lowercase(), [GROUND]).is_some() && name.len() > 3 {
            faults.push(
                Diagnostic::error(format!("`{name}` is not a name for a vertex"))
                    .at(place.clone())
                    .label("so near to `ground` that one of them is a slip")
                    .hint("did you mean `ground`?"),
            );
        }
        self.name_vertex(name.to_owned(), place.clone())
    }

    fn join(&mut self, from: Vertex, to: Vertex, colour: Colour, place: Place) {
        self.edges.push(Edge { from, to, colour });
        self.edge_places.push(place);
    }

    /// The drawing, with a warning for each part that never reaches the ground.
    pub fn finish(
        self,
        faults: &mut Diagnostics,
        must_stand: bool,
        whole: &Place,
    ) -> Option<(Drawing, Vec<Place>)> {
        if self.edges.is_empty() {
            if !faults.has_errors() {
                faults.push(
                    Diagnostic::error("the drawing is empty: not one edge is drawn")
                        .at(whole.part(0..0))
                        .hint("list paths under `green:`, as in `- ground a b`"),
                );
            }
            return None;
        }
        let drawing = Drawing::new(self.names.len(), self.edges)
            .expect("every end was given a number here")
            .with_names(self.names.clone());
        let grounded = drawing.grounded_edges();
        if must_stand && !grounded.contains(&true) {
            faults.push(
                Diagnostic::error("nothing of this drawing reaches the ground")
                    .at(self.edge_places[0].clone())
                    .hint("start a path at `ground`"),
            );
            return None;
        }
        if !faults.has_errors() {
            warn_of_loose_parts(&drawing, &grounded, &self.first_seen, faults);
        }
        Some((drawing, self.edge_places))
    }
}

/// So many vertices are called by name in a warning.
const MOST_NAMED: usize = 8;

/// One warning for the vertices that fall before play begins.
fn warn_of_loose_parts(
    drawing: &Drawing,
    grounded: &[bool],
    first_seen: &[Option<Place>],
    faults: &mut Diagnostics,
) {
    let mut standing = vec![false; drawing.vertex_count()];
    let mut drawn = standing.clone();
    for ((_, edge), &stands) in drawing.edge_ids().zip(grounded) {
        for end in [edge.from, edge.to] {
            drawn[end.index()] = true;
            standing[end.index()] |= stands;
        }
    }
    let loose: Vec<Vertex> = (1..drawing.vertex_count())
        .map(Vertex::new)
        .filter(|vertex| drawn[vertex.index()] && !standing[vertex.index()])
        .collect();
    let Some(place) = loose
        .first()
        .and_then(|vertex| first_seen[vertex.index()].clone())
    else {
        return;
    };
    let names: Vec<String> = loose.iter().map(|&vertex| drawing.name(vertex)).collect();
    let standing_names: Vec<String> = (0..drawing.vertex_count())
        .map(Vertex::new)
        .filter(|vertex| standing[vertex.index()])
        .map(|vertex| drawing.name(vertex))
        .collect();
    let slip = names.iter().filter(|name| name.len() > 2).find_map(|name| {
        closest(name, standing_names.iter().map(String::as_str))
            .map(|meant| format!("did you mean `{meant}` where it says `{name}`?"))
    });
    let subject = match names.as_slice() {
        [one] => format!("vertex `{one}` is"),
        [first @ .., _] if names.len() > MOST_NAMED => format!(
            "vertices `{}` and {} more are",
            first[..MOST_NAMED].join("`, `"),
            names.len() - MOST_NAMED
        ),
        _ => format!("vertices `{}` are", names.join("`, `")),
    };
    faults.push(
        Diagnostic::warning(format!("{subject} never joined to the ground"))
            .at(place)
            .label("falls off before play begins")
            .maybe_hint(slip),
    );
}

fn not_a_path(node: &Node) -> Diagnostic {
    Diagnostic::error(format!(
        "a path is a line of vertex names, not {}",
        node.kind()
    ))
    .at(node.place.clone())
    .hint("write paths as a list, as in `- ground a b`")
}

/// The words of a path, each with its place: those of a plain or quoted scalar
/// on one line exactly, others at the whole scalar.
fn words_with_places<'a>(text: &'a str, path: &Node) -> Vec<(&'a str, Place)> {
    let written = path.place.text();
    let offset = written.find(text);
    text.split_whitespace()
        .map(|word| {
            let within = word.as_ptr() as usize - text.as_ptr() as usize;
            let place = offset.map_or_else(
                || path.place.clone(),
                |offset| {
                    let start = offset + within;
                    path.place.part(start..start + word.len())
                },
            );
            (word, place)
        })
        .collect()
}
