//! What stands between the `---` lines at the top of an essay.

use super::lint::Phrase;
use crate::diagnostic::keys::{Keys, texts_of};
use crate::diagnostic::yaml::{self, Node};
use crate::diagnostic::{Diagnostic, Diagnostics, Place, SourceFile};
use std::ops::Range;
use std::sync::Arc;

const KEYS: [&str; 5] = ["title", "summary", "order", "requires", "claims"];
const FENCE: &str = "---";
const EXAMPLE: &str =
    "begin the file with `---`, `title:`, `summary:`, `order:` and another `---`, a line each";

/// What an essay says about itself.
pub(super) struct FrontMatter {
    /// Its title.
    pub title: Option<String>,
    /// Its summary in a sentence.
    pub summary: Option<String>,
    /// Its place in the reading order, and where that is written.
    pub order: Option<(u32, Place)>,
    /// The names of the essays to be read first, and where they are written.
    pub requires: Vec<(String, Place)>,
    /// Phrases whose numbers need no claim.
    pub phrases: Vec<Phrase>,
    /// Title and summary, with their nodes.
    pub prose: Vec<(String, Node)>,
    /// Where the body of the essay begins, in bytes.
    pub body: usize,
}

/// Reads the front matter of a file.
pub(super) fn read(file: &Arc<SourceFile>, faults: &mut Diagnostics) -> FrontMatter {
    let (inside, body) = stretch(file).unwrap_or_else(|fault| {
        faults.push(fault);
        (None, 0)
    });
    let mut found = FrontMatter {
        title: None,
        summary: None,
        order: None,
        requires: Vec::new(),
        phrases: Vec::new(),
        prose: Vec::new(),
        body,
    };
    match inside.map(|inside| yaml::parse(file, inside)) {
        Some(Ok(root)) => found.fill(&root, &file.place(0..FENCE.len()), faults),
        Some(Err(fault)) => faults.push(fault),
        None => {}
    }
    found
}

impl FrontMatter {
    /// Takes over what the keys say.
    fn fill(&mut self, root: &Node, top: &Place, faults: &mut Diagnostics) {
        let keys = Keys::of(root, "an essay", &KEYS, faults);
        for key in ["title", "summary", "order"] {
            if keys.get(key).is_none() {
                faults.push(
                    Diagnostic::error(format!("the essay has no `{key}`"))
                        .at(top.clone())
                        .hint(EXAMPLE),
                );
            }
        }
        let mut sentence = |key: &str| {
            let (text, node) = keys.text(key, faults)?;
            self.prose.push((text.to_owned(), node.clone()));
            Some(text.to_owned())
        };
        self.title = sentence("title");
        self.summary = sentence("summary");
        self.order = keys.get("order").and_then(|node| order(node, faults));
        if let Some(node) = keys.get("requires") {
            self.requires = texts_of("requires", node, faults)
                .into_iter()
                .map(|(slug, node)| (slug.to_owned(), node.place.clone()))
                .collect();
        }
        if let Some(node) = keys.get("claims") {
            let claims = Keys::of(node, "`claims`", &["ignore"], faults);
            let ignored = claims.get("ignore");
            self.phrases = ignored.map_or_else(Vec::new, |node| phrases(node, faults));
        }
    }
}

/// The YAML between the two fences, and where the body begins.
fn stretch(file: &Arc<SourceFile>) -> Result<(Option<Range<usize>>, usize), Diagnostic> {
    let text = file.text();
    let mut at = 0;
    let mut start = None;
    for line in text.split_inclusive('\n') {
        let fence = line.trim_end() == FENCE;
        match start {
            None if fence => start = Some(at + line.len()),
            None => break,
            Some(start) if fence => return Ok((Some(start..at), at + line.len())),
            Some(_) => {}
        }
        at += line.len();
    }
    let complaint = if start.is_some() {
        "the front matter is never closed"
    } else {
        "the essay has no front matter"
    };
    Err(Diagnostic::error(complaint)
        .at(file.place(0..0))
        .hint(EXAMPLE))
}

fn order(node: &Node, faults: &mut Diagnostics) -> Option<(u32, Place)> {
    let order = node.as_str().and_then(|text| text.trim().parse().ok());
    if order.is_none() {
        faults.push(
            Diagnostic::error("`order` is the essay's place in the reading order, a whole number")
                .at(node.place.clone())
                .hint("as in `order: 3`"),
        );
    }
    order.map(|order| (order, node.place.clone()))
}

fn phrases(node: &Node, faults: &mut Diagnostics) -> Vec<Phrase> {
    texts_of("ignore", node, faults)
        .into_iter()
        .map(|(text, node)| Phrase::new(text, node.place.clone()))
        .collect()
}
