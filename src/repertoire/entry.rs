//! A drawing with what its author said about it.

use super::Record;
use crate::diagnostic::{Place, SourceFile};
use crate::drawing::{Drawing, EdgeId, Vertex};
use crate::value::Value;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A value that the author worked out by hand, and where it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expectation {
    /// The value.
    pub value: Value,
    /// Where it stands, if it stands in a file.
    pub place: Option<Place>,
}

/// When a drawing is searched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Search {
    /// By every build.
    EveryBuild,
    /// Only when asked for; what was found is kept in a record, unless it never was.
    Recorded(Option<Record>),
}

/// One drawing of the repertoire.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// Its name in addresses and claims: the file's, without the ending.
    pub id: String,
    /// Its name for readers.
    pub title: String,
    /// Why it is in the repertoire, in a sentence.
    pub about: String,
    /// Groups it belongs to.
    pub tags: Vec<String>,
    /// Where the drawing comes from.
    pub source: Option<String>,
    /// The drawing itself.
    pub drawing: Drawing,
    /// The value worked out by hand, if there is one.
    pub expect: Option<Expectation>,
    /// When it is searched.
    pub search: Search,
    /// Vertices put by hand: steps to the right of the middle, steps up from the
    /// ground.
    pub places: Vec<(Vertex, [f64; 2])>,
    /// The file it was read from.
    pub file: Arc<SourceFile>,
    /// Where each edge is written; empty for a drawing made by a program.
    pub(super) edge_places: Vec<Place>,
}

impl Entry {
    /// An entry for a drawing that no file describes.
    #[must_use]
    pub fn of_drawing(id: &str, drawing: Drawing) -> Self {
        Self {
            id: id.to_owned(),
            title: id.to_owned(),
            about: String::new(),
            tags: Vec::new(),
            source: None,
            drawing,
            expect: None,
            search: Search::EveryBuild,
            places: Vec::new(),
            file: SourceFile::new(format!("{id}.yaml"), ""),
            edge_places: Vec::new(),
        }
    }

    /// Whether a file describes it, so that it can have a page of its own.
    #[must_use]
    pub fn has_page(&self) -> bool {
        // No file that describes a drawing is empty.
        !self.file.text().is_empty()
    }

    /// A digest of the drawing: SHA-256 over its edges in order, each as
    /// `from to colour` by vertex number, one a line. Names and places do not
    /// enter into it, for they do not enter into the value.
    #[must_use]
    pub fn digest(&self) -> String {
        let mut hasher = Sha256::new();
        for edge in self.drawing.edges() {
            let (from, to) = (edge.from.index(), edge.to.index());
            hasher.update(format!("{from} {to} {}\n", edge.colour));
        }
        let digest = hasher.finalize();
        digest
            .iter()
            .fold(String::new(), |digest, byte| format!("{digest}{byte:02x}"))
    }

    /// Where an edge is written, if it is written anywhere.
    #[must_use]
    pub fn place_of(&self, edge: EdgeId) -> Option<&Place> {
        self.edge_places.get(edge.index())
    }
}
