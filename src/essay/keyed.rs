//! Files beside the essays that hold entries, each under a key of its own.

use crate::diagnostic::keys::Keys;
use crate::diagnostic::name::{is_slug, slug};
use crate::diagnostic::yaml::{self, Content, Node};
use crate::diagnostic::{Diagnostic, Diagnostics, Place, SourceFile};
use std::path::Path;

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

/// What `read` makes of each entry of a file, in its order, each key once. A folder
/// without the file has none; `None` if the file is there and cannot be read.
pub(super) fn load<T>(
    path: &Path,
    faults: &mut Diagnostics,
    read: impl Fn(&Entry<'_>, &mut Diagnostics) -> T,
) -> Option<Vec<T>> {
    match parse(path) {
        Ok(Some(pairs)) => {
            let entries = entries(&pairs, faults);
            Some(entries.iter().map(|entry| read(entry, faults)).collect())
        }
        Ok(None) => Some(Vec::new()),
        Err(fault) => {
            faults.push(fault);
            None
        }
    }
}

/// The keys of a file with what stands under them, if there is such a file.
fn parse(path: &Path) -> Result<Option<Vec<(Node, Node)>>, Diagnostic> {
    if !path.exists() {
        return Ok(None);
    }
    let file = SourceFile::read(path)?;
    let root = yaml::parse(&file, 0..file.text().len())?;
    let kind = root.kind();
    match root.content {
        Content::Mapping(pairs) => Ok(Some(pairs)),
        _ => Err(Diagnostic::error(format!(
            "this file is a mapping of keys to entries, not {kind}"
        ))
        .at(root.place)),
    }
}

/// The entries, each key once.
fn entries<'a>(pairs: &'a [(Node, Node)], faults: &mut Diagnostics) -> Vec<Entry<'a>> {
    let mut entries: Vec<Entry<'a>> = Vec::new();
    for (name, node) in pairs {
        let key = name.as_str().unwrap_or_default();
        let place = &name.place;
        if !is_slug(key) {
            let better = Some(slug(key)).filter(|it| is_slug(it));
            faults.push(
                Diagnostic::error(format!(
                    "`{key}` is no key: lower-case letters, digits and single hyphens"
                ))
                .at(place.clone())
                .maybe_hint(better.map(|better| format!("write `{better}`"))),
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
