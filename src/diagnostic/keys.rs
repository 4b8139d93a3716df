//! The keys of a YAML mapping with a fixed vocabulary: a drawing's file, front
//! matter, a figure block.

use super::yaml::{Content, Node};
use super::{Diagnostic, Diagnostics, did_you_mean};

/// The known keys of a mapping, each once.
pub struct Keys<'a> {
    known: Vec<(&'static str, &'a Node)>,
    mapping: bool,
}

impl<'a> Keys<'a> {
    /// Sorts out the keys of a mapping. `whose` says what it describes, with its
    /// article.
    pub fn of(
        node: &'a Node,
        whose: &str,
        allowed: &[&'static str],
        faults: &mut Diagnostics,
    ) -> Self {
        let mut known: Vec<(&'static str, &Node)> = Vec::new();
        let Content::Mapping(pairs) = &node.content else {
            faults.push(
                Diagnostic::error(format!("{whose} is a mapping of keys, not {}", node.kind()))
                    .at(node.place.clone())
                    .hint(format!("its keys are: {}", allowed.join(", "))),
            );
            let mapping = false;
            return Self { known, mapping };
        };
        for (key, value) in pairs {
            let name = key.as_str().unwrap_or_default();
            let Some(&field) = allowed.iter().find(|&&field| field == name) else {
                faults.push(
                    Diagnostic::error(format!("{whose} has no key `{name}`"))
                        .at(key.place.clone())
                        .maybe_hint(did_you_mean(name, allowed.iter().copied())),
                );
                continue;
            };
            if known.iter().any(|&(earlier, _)| earlier == field) {
                faults.push(
                    Diagnostic::error(format!("the key `{name}` stands here a second time"))
                        .at(key.place.clone())
                        .hint("keep one of them"),
                );
                continue;
            }
            known.push((field, value));
        }
        let mapping = true;
        Self { known, mapping }
    }

    /// Whether a key that should be there is not; false where there are no keys at all,
    /// which has been told.
    #[must_use]
    pub fn lack(&self, key: &str) -> bool {
        self.mapping && self.get(key).is_none()
    }

    /// The keys and what stands under them, in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'a Node)> {
        self.known.iter().copied()
    }

    /// What stands under a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'a Node> {
        self.known
            .iter()
            .find(|&&(field, _)| field == key)
            .map(|&(_, node)| node)
    }

    /// The line of text under a key, if the key is there.
    pub fn text(&self, key: &str, faults: &mut Diagnostics) -> Option<(&'a str, &'a Node)> {
        let node = self.get(key)?;
        text_of(key, node, faults).map(|text| (text, node))
    }
}

/// The text of a scalar that is not empty.
pub fn text_of<'a>(key: &str, node: &'a Node, faults: &mut Diagnostics) -> Option<&'a str> {
    match node.as_str().map(str::trim) {
        Some(text) if !text.is_empty() => Some(text),
        found => {
            let what = found.map_or(node.kind(), |_| "nothing");
            faults.push(
                Diagnostic::error(format!("`{key}` is a line of text, not {what}"))
                    .at(node.place.clone()),
            );
            None
        }
    }
}

/// The texts of a list.
pub fn texts_of<'a>(
    key: &str,
    node: &'a Node,
    faults: &mut Diagnostics,
) -> Vec<(&'a str, &'a Node)> {
    let Content::Sequence(items) = &node.content else {
        faults.push(
            Diagnostic::error(format!("`{key}` is a list, not {}", node.kind()))
                .at(node.place.clone())
                .hint(format!("as in `{key}: [one, another]`")),
        );
        return Vec::new();
    };
    items
        .iter()
        .filter_map(|item| text_of(key, item, faults).map(|text| (text, item)))
        .collect()
}
