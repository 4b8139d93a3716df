//! The references that essays cite: `references.yaml`.

use super::html::escape;
use super::keyed::{self, Entry};
use crate::diagnostic::keys::{Keys, text_of};
use crate::diagnostic::yaml::Node;
use crate::diagnostic::{Diagnostic, Diagnostics, Place, did_you_mean};
use std::path::Path;

/// The file of references, beside the essays.
pub(super) const FILE: &str = "references.yaml";

const KEYS: [&str; 4] = ["authors", "title", "kind", "where"];

/// A work that essays cite.
#[derive(Debug, Clone)]
pub struct Reference {
    /// Its name in citations.
    pub key: String,
    authors: String,
    title: String,
    kind: Kind,
    appeared: String,
    /// Where its key is written.
    pub(super) place: Place,
}

/// What sort of work it is, which says how its title is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Article,
    Book,
    Online,
}

const KINDS: [(&str, Kind); 3] = [
    ("article", Kind::Article),
    ("book", Kind::Book),
    ("online", Kind::Online),
];

impl Reference {
    /// The work in a line: who wrote it, its title, and where it appeared.
    #[must_use]
    pub fn html(&self) -> String {
        let title = escape(&self.title);
        let title = match self.kind {
            Kind::Article => format!("“{title}”"),
            Kind::Book | Kind::Online => format!("<cite>{title}</cite>"),
        };
        let [authors, appeared] = [&self.authors, &self.appeared].map(|it| escape(it));
        format!("{authors}, {title}, {appeared}.")
    }

    /// Bibliographies go by the last name of the first author.
    fn sort_key(&self) -> String {
        let first = self.authors.split([',', '&']).next().unwrap_or_default();
        let first = first.split(" and ").next().unwrap_or_default();
        let surname = first.split_whitespace().last().unwrap_or_default();
        surname.to_lowercase()
    }
}

/// Reads the references of a folder, as a bibliography has them; `None` if their file
/// cannot be read.
pub(super) fn load(folder: &Path, faults: &mut Diagnostics) -> Option<Vec<Reference>> {
    let mut references = keyed::load(&folder.join(FILE), faults, read)?;
    // The sort is stable: works of one author stay in the order of the file.
    references.sort_by_key(Reference::sort_key);
    Some(references)
}

fn read(entry: &Entry<'_>, faults: &mut Diagnostics) -> Reference {
    let keys = Keys::of(entry.node, "a reference", &KEYS, faults);
    let [authors, title, appeared] =
        ["authors", "title", "where"].map(|key| entry.text(&keys, key, "reference", faults));
    if keys.lack("kind") {
        faults.push(entry.lacks("kind", "reference"));
    }
    let kind = keys.get("kind").and_then(|node| kind(node, faults));
    Reference {
        key: entry.key.to_owned(),
        authors,
        title,
        kind: kind.unwrap_or(Kind::Book),
        appeared,
        place: entry.place.clone(),
    }
}

fn kind(node: &Node, faults: &mut Diagnostics) -> Option<Kind> {
    let name = text_of("kind", node, faults)?;
    let found = KINDS.into_iter().find(|(known, _)| *known == name);
    if found.is_none() {
        faults.push(
            Diagnostic::error(format!("`{name}` is no kind of reference"))
                .at(node.place.clone())
                .maybe_hint(did_you_mean(name, KINDS.map(|(known, _)| known))),
        );
    }
    found.map(|(_, kind)| kind)
}
