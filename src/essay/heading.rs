//! Headings and their anchors.

use super::Heading;
use super::markdown::{self, Phrase, Step};
use super::walk::Walk;
use crate::diagnostic::Diagnostic;
use crate::diagnostic::name::{is_slug, slug};
use pulldown_cmark::{HeadingLevel, Tag};
use std::ops::Range;

impl Walk<'_, '_> {
    /// Begins a heading and enters it among the page's headings.
    pub fn open_heading(&mut self, tag: &Tag<'_>, steps: &[Step<'_>]) {
        let Tag::Heading {
            level,
            id,
            classes,
            attrs,
        } = tag
        else {
            return;
        };
        let source = self.passage.first_line(&steps[0].1);
        self.check_level(*level, &source);
        if !classes.is_empty() || !attrs.is_empty() {
            self.fault(
                Diagnostic::error("a heading takes an anchor and nothing else in its braces")
                    .hint("as in `## A heading {#anchor}`"),
                &source,
            );
        }
        // Its formulas are set, and their faults told, where the heading stands.
        let inside = markdown::inside(steps);
        let phrase = Phrase::of(inside, self.passage, &self.page.mathematics);
        let id = match id {
            Some(id) => self.chosen_anchor(id, &source),
            None => match slug(&phrase.text) {
                slug if slug.is_empty() => self.page.anchors.unique("section"),
                slug => self.page.anchors.unique(&slug),
            },
        };
        self.put(&format!("<{level} id=\"{id}\">"));
        self.page.headings.push(Heading {
            level: *level as u8,
            id,
            html: phrase.html,
        });
    }

    fn check_level(&mut self, level: HeadingLevel, source: &Range<usize>) {
        let (complaint, hint) = match level {
            HeadingLevel::H2 | HeadingLevel::H3 => return,
            HeadingLevel::H1 => (
                "the essay's own title is its only heading of the first level",
                "begin a section with `##`",
            ),
            _ => (
                "headings go no deeper than the third level",
                "use `###`, or a paragraph",
            ),
        };
        self.fault(Diagnostic::error(complaint).hint(hint), source);
    }

    /// An anchor that the author chose, if it can be had.
    pub fn chosen_anchor(&mut self, id: &str, source: &Range<usize>) -> String {
        let within = self.passage.text.get(source.clone()).unwrap_or_default();
        let place = within.find(id).map_or(source.clone(), |start| {
            source.start + start..source.start + start + id.len()
        });
        if !is_slug(id) {
            self.fault(
                Diagnostic::error(format!(
                    "`{id}` is no anchor: lower-case letters, digits and single hyphens"
                ))
                .hint(match slug(id) {
                    slug if is_slug(&slug) => format!("write `{slug}`"),
                    _ => "leave it out, and one is made from the text".to_owned(),
                }),
                &place,
            );
            return self.page.anchors.unique("section");
        }
        if !self.page.anchors.take(id) {
            self.fault(
                Diagnostic::error(format!("something above has the anchor `{id}` already"))
                    .hint("choose another, so that a link leads to one place"),
                &place,
            );
            return self.page.anchors.unique(id);
        }
        id.to_owned()
    }
}
