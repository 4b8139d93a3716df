//! Citations, and the list of sources at the end of an essay.

use super::Heading;
use super::bibliography::Reference;
use super::markdown::{self, Phrase, Step};
use super::page::Page;
use super::walk::Walk;
use crate::diagnostic::Diagnostic;

/// A work that a page cites.
#[derive(Debug)]
pub(super) struct Source {
    /// Its key.
    pub key: String,
    /// The anchor of its line in the list of sources.
    anchor: String,
    /// The anchors of the citations.
    citations: Vec<String>,
}

impl Walk<'_, '_> {
    /// A citation: its words lead to the list of sources.
    pub fn citation(&mut self, key: &str, steps: &[Step<'_>]) {
        let inside = markdown::inside(steps);
        let phrase = Phrase::of(inside, self.passage, &self.page.mathematics);
        // Chapters and years are nothing that could be computed.
        self.prose.push_quiet(&phrase.text, phrase.source.clone());
        self.page.faults.extend(phrase.faults.iter().cloned());
        let source = steps[0].1.clone();
        if phrase.text.trim().is_empty() || phrase.mixed {
            let fault = Diagnostic::error("a citation is words, and nothing else");
            self.fault(
                fault.hint("as in `[Bouton](cite:bouton)`, with notes and drawings outside"),
                &source,
            );
        }
        let stretch = self.stretch_of(key, &source);
        match self.page.apparatus.has_reference(key) {
            Ok(true) => {}
            Ok(false) => return,
            Err(fault) => return self.fault(fault, &stretch),
        }
        let Some((id, target)) = self.page.cite(key) else {
            let fault = Diagnostic::error("a meaning in the glossary cites nothing");
            self.fault(fault.hint("cite in an essay that links the term"), &stretch);
            return;
        };
        self.put(&format!(
            "<a class=\"citation\" id=\"{id}\" href=\"#{target}\">{}</a>",
            phrase.html
        ));
    }
}

impl Page<'_> {
    /// Notes that the page cites a work: the anchor for the citation, and the one that
    /// it leads to. `None` on a page without a list of sources.
    fn cite(&mut self, key: &str) -> Option<(String, String)> {
        let sources = self.sources.as_mut()?;
        let place = sources.iter().position(|it| it.key == key);
        let place = place.unwrap_or_else(|| {
            sources.push(Source {
                key: key.to_owned(),
                anchor: self.anchors.unique(&format!("source-{key}")),
                citations: Vec::new(),
            });
            sources.len() - 1
        });
        let source = &mut sources[place];
        let id = self.anchors.unique(&format!("citation-{key}"));
        source.citations.push(id.clone());
        Some((id, source.anchor.clone()))
    }

    /// The list of sources as HTML, under a heading of its own; nothing if the page
    /// cites nothing.
    pub fn list_of_sources(&mut self) -> String {
        let sources = self.sources.as_deref().unwrap_or_default();
        let lines: Vec<String> = self
            .apparatus
            .references()
            .iter()
            .filter_map(|reference| {
                let source = sources.iter().find(|it| it.key == reference.key)?;
                Some(source.line(reference))
            })
            .collect();
        if lines.is_empty() {
            return String::new();
        }
        let id = self.anchors.unique("sources");
        let list = format!(
            "<h2 id=\"{id}\">Sources</h2>\n<ul class=\"sources\">\n{}\n</ul>\n",
            lines.join("\n")
        );
        self.headings.push(Heading {
            level: 2,
            id,
            html: "Sources".to_owned(),
        });
        list
    }
}

impl Source {
    /// A line of the list: the work, and the ways back to where it is cited.
    fn line(&self, reference: &Reference) -> String {
        let back: Vec<String> = match self.citations.as_slice() {
            [only] => vec![format!("<a href=\"#{only}\">back to the text</a>")],
            several => several
                .iter()
                .enumerate()
                .map(|(place, id)| {
                    let number = place + 1;
                    format!(
                        "<a href=\"#{id}\" aria-label=\"back to citation {number}\">{number}</a>"
                    )
                })
                .collect(),
        };
        let lead = if back.len() > 1 { "back to " } else { "" };
        format!(
            "<li id=\"{}\">{} <span class=\"back\">{lead}{}</span></li>",
            self.anchor,
            reference.html(),
            back.join(" ")
        )
    }
}
