//! Footnotes, which are set beside the text that refers to them.

use super::markdown::{self, Step};
use super::passage::Passage;
use super::prose::Prose;
use super::walk::Walk;
use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use pulldown_cmark::{Event, Tag};
use std::ops::Range;

/// The footnotes of an essay.
#[derive(Debug, Default)]
pub(super) struct Footnotes<'w>(Vec<Footnote<'w>>);

#[derive(Debug)]
struct Footnote<'w> {
    label: String,
    /// Where it is written.
    source: Range<usize>,
    /// The events inside its paragraph.
    inside: &'w [Step<'w>],
    /// Its number and anchor, once the text has referred to it.
    set: Option<(usize, String)>,
}

impl<'w> Footnotes<'w> {
    /// The footnotes among some events.
    pub fn of(steps: &'w [Step<'w>], passage: &Passage<'_>, faults: &mut Diagnostics) -> Self {
        let mut footnotes: Vec<Footnote<'w>> = Vec::new();
        for (at, (event, source)) in steps.iter().enumerate() {
            let Event::Start(Tag::FootnoteDefinition(label)) = event else {
                continue;
            };
            let place = || passage.place(passage.first_line(source));
            let content = markdown::inside(&steps[at..]);
            let paragraph = matches!(content.first(), Some((Event::Start(Tag::Paragraph), _)));
            if !paragraph || markdown::extent(content) != content.len() {
                faults.push(
                    Diagnostic::error(format!("the footnote `{label}` is not one paragraph"))
                        .at(place())
                        .hint("a note stands beside the text: keep it short"),
                );
            }
            if footnotes.iter().any(|it| it.label == label.as_ref()) {
                faults.push(
                    Diagnostic::error(format!("the footnote `{label}` stands here a second time"))
                        .at(place())
                        .hint("give each note a name of its own"),
                );
                continue;
            }
            footnotes.push(Footnote {
                label: label.to_string(),
                source: passage.first_line(source),
                inside: markdown::inside(content),
                set: None,
            });
        }
        Self(footnotes)
    }

    fn labels(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|footnote| footnote.label.as_str())
    }
}

impl Walk<'_, '_> {
    /// The mark of a note, and with the first one the note itself.
    pub fn note_mark(&mut self, label: &str, source: &Range<usize>) {
        let within = match (self.in_note, self.in_link) {
            (true, _) => Some("a note"),
            (_, true) => Some("a link"),
            _ => None,
        };
        if let Some(within) = within {
            let fault = Diagnostic::error(format!("a note cannot be marked inside {within}"));
            self.fault(fault.hint("put the mark in the text outside"), source);
            return;
        }
        let Some(footnote) = self.footnotes.0.iter_mut().find(|it| it.label == label) else {
            self.undefined_footnote(label, source);
            return;
        };
        if let Some((number, id)) = &footnote.set {
            self.html.extend([format!(
                "<a class=\"note-mark\" href=\"#{id}\" aria-label=\"Note {number}\">{number}</a>"
            )]);
            return;
        }
        self.page.notes += 1;
        let number = self.page.notes;
        let id = self.page.anchors.unique(&format!("note-{number}"));
        footnote.set = Some((number, id.clone()));
        let inside = footnote.inside;
        self.put(&format!(
            "<span class=\"bound\"><button type=\"button\" class=\"note-mark\" \
             aria-describedby=\"{id}\" aria-label=\"Note {number}\">{number}</button>\
             <span class=\"aside note\" id=\"{id}\" role=\"note\">"
        ));
        let text = std::mem::take(&mut self.prose);
        self.in_note = true;
        self.all(inside);
        self.close_prose();
        self.in_note = false;
        self.prose = text;
        self.put("</span></span>");
    }

    /// Reports footnotes that nothing refers to.
    pub fn report_unused_footnotes(&mut self) {
        let unused: Vec<Diagnostic> = self
            .footnotes
            .0
            .iter()
            .filter(|footnote| footnote.set.is_none())
            .map(|footnote| {
                let mark = format!("[^{}]", footnote.label);
                Diagnostic::error(format!(
                    "nothing refers to the footnote `{}`",
                    footnote.label
                ))
                .at(self.place(&footnote.source))
                .hint(format!("put `{mark}` where it belongs, or delete it"))
            })
            .collect();
        self.page.faults.extend(unused);
    }

    /// Reports marks of notes that are not there: the reader of Markdown takes them
    /// for text.
    pub fn report_undefined_footnotes(&mut self, prose: &Prose) {
        let text = prose.text();
        for (start, _) in text.match_indices("[^") {
            let Some(length) = text[start..].find(']') else {
                return;
            };
            let label = &text[start + 2..start + length];
            let source = prose.source(&(start..start + length + 1));
            let whole = self.passage.text.get(source.clone());
            let before = self.passage.text.get(..source.start).unwrap_or_default();
            // Escaped with a backslash, or code, it is meant to be text.
            let meant = whole == Some(&text[start..=start + length]) && !before.ends_with('\\');
            if meant && !label.is_empty() && !label.contains([' ', '[', '^']) {
                self.undefined_footnote(label, &source);
            }
        }
    }

    fn undefined_footnote(&mut self, label: &str, source: &Range<usize>) {
        let hint = did_you_mean(label, self.footnotes.labels())
            .unwrap_or_else(|| format!("write it at the end of the essay: `[^{label}]: ...`"));
        let fault = Diagnostic::error(format!("there is no footnote `{label}`"));
        self.fault(fault.hint(hint), source);
    }
}
