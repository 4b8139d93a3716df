//! Drawings in the line of the text, and alone in a paragraph.

use super::html::escape;
use super::link::{Destination, destination};
use super::markdown::{self, Phrase, Step};
use super::prose::Prose;
use super::walk::Walk;
use crate::diagnostic::Diagnostic;
use crate::figure::{self, View};
use crate::verify::Verified;

impl<'a> Walk<'_, 'a> {
    /// A drawing set as a word.
    pub fn inline_drawing(&mut self, url: &str, steps: &[Step<'_>]) {
        if let Some((verified, spoken)) = self.picture(url, steps) {
            self.put(&figure::glyph(verified, &spoken));
        }
    }

    /// A drawing in a paragraph of its own.
    pub fn plain_figure(&mut self, url: &str, steps: &[Step<'_>]) {
        let Some((verified, spoken)) = self.picture(url, steps) else {
            return;
        };
        let id = self.page.figure_anchor(verified.id());
        let key = self.page.figure_key();
        self.put(&format!(
            "<figure id=\"{id}\" aria-label=\"{}\">\n{}\n</figure>\n",
            escape(&spoken),
            figure::inline(verified, View::Drawing, &key)
        ));
    }

    /// The drawing that an image shows, and its spoken name.
    fn picture(&mut self, url: &str, steps: &[Step<'_>]) -> Option<(&'a Verified, String)> {
        let source = steps[0].1.clone();
        let target = self.stretch_of(url, &source);
        let name = Phrase::of(
            markdown::inside(steps),
            self.passage,
            &self.page.mathematics,
        );
        let spoken = name.text.trim().to_owned();
        if spoken.is_empty() {
            let fault = Diagnostic::error("the drawing has no spoken name");
            self.fault(
                fault.hint(
                    "say between the brackets what it is, as in `![a square](drawing:square)`",
                ),
                &source,
            );
        }
        if self.page.lint_off.is_none() {
            let mut prose = Prose::spoken();
            prose.push(&spoken, name.source.clone());
            let page = &mut *self.page;
            page.lint.check(&prose, self.passage, &mut page.faults);
        }
        let Destination::Drawing(id) = destination(url) else {
            let fault = Diagnostic::error("the only pictures here are drawings that were verified");
            self.fault(
                fault.hint("name one of the repertoire, as in `![a square](drawing:square)`"),
                &target,
            );
            return None;
        };
        let place = self.place(&target);
        let verified = self.page.drawing(id, place)?;
        (!spoken.is_empty()).then_some((verified, spoken))
    }
}
