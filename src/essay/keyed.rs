//! Files beside the essays that hold entries, each under a key of its own.

use crate::diagnostic::keys::Keys;
use crate::diagnostic::name::{is_slug, slug};
use crate::diagnostic::yaml::{self, Content, Node};
use crate::diagnostic::{Diagnostic, Diagnostics, Place, SourceFile};
use std::path::Path;
use std::sync::Arc;

/// An entry of such a file.
#[derive(Debug)]
pub(super) struct Entry<'a> {
    /// Its key.
    pub key: &'a str,
    /// Where the key is written.
    pub place: &'a Place,
    /// What stands under it.
    pub node: &'a Node,
}

/// The tree of a file; `None` if there is no such file, or it cannot be read.
pub(super) fn parse(path: &Path, faults: &mut Diagnostics) -> Option<Node> {
    if !path.exists() {
        return None;
    }
    let read = SourceFile::read(path).and_then(|file: Arc<SourceFile>| {
        let whole = 0..file.text().len();
        yaml::parse(&file, whole)
    });
    match read {
        Ok(root) => Some(root),
        Err(fault) => {
            faults.push(fault);
            None
        }
    }
}

/// The entries of a file, in its order, each key once.
pub(super) fn entries<'a>(root: &'a Node, faults: &mut Diagnostics) -> Vec<Entry<'a>> {
    let Content::Mapping(pairs) = &root.content else {
        faults.push(
            Diagnostic::error(format!(
                "this file is a mapping of keys to entries, not {}",
                root.kind()
            ))
            .at(root.place.clone()),
        );
        return Vec::new();
    };
    let mut entries: Vec<Entry<'a>> = Vec::new();
    for (name, node) in pairs {
        let key = name.as_str().unwrap_or_default();
        let place = &name.place;
        if !is_slug(key) {
            faults.push(
                Diagnostic::error(format!(
                    "`{key}` is no key: lower-case letters, digits and single hyphens"
                ))
                .at(place.clone())
                .maybe_hint(
                    Some(slug(key))
                        .filter(|it| is_slug(it))
                        .map(|better| format!("write `{better}`")),
                ),
            );
        } else if entries.iter().any(|earlier| earlier.key == key) {
            faults.push(
                Diagnostic::error(format!("the key `{key}` stands here a second time"))
                    .at(place.clone())
                    .hint("keep one of them"),
            );
        } else {
            entries.push(Entry { key, place, node });
        }
    }
    entries
}

impl Entry<'_> {
    /// The line of text under a key of the entry; a fault if there is none.
    pub fn text(&self, keys: &Keys<'_>, key: &str, what: &str, faults: &mut Diagnostics) -> String {
        if keys.lack(key) {
            faults.push(self.lacks(key, what));
        }
        let found = keys.text(key, faults);
        found.map_or_else(String::new, |(text, _)| text.to_owned())
    }

    /// The fault of an entry without one of its keys.
    pub fn lacks(&self, key: &str, what: &str) -> Diagnostic {
        Diagnostic::error(format!("the {what} `{}` has no `{key}`", self.key))
            .at(self.place.clone())
            .hint(format!("add a line `{key}:`"))
    }
}
