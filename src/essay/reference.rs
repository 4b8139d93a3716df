//! Links in prose: to pages, drawings and anchors, and those that are claims.

use super::ROOT;
use super::claim;
use super::html::escape;
use super::link::{Destination, destination};
use super::markdown::{self, Phrase, Step};
use super::walk::Walk;
use super::wording::Words;
use crate::diagnostic::Diagnostic;
use std::ops::Range;

impl Walk<'_, '_> {
    /// Begins a link, or sets a whole claim; says how many events that took.
    pub fn link(&mut self, url: &str, steps: &[Step<'_>]) -> usize {
        let source = steps[0].1.clone();
        let target = self.stretch_of(url, &source);
        let href = match destination(url) {
            Destination::Claim(claimed) => {
                self.claim(claimed, steps);
                return markdown::extent(steps);
            }
            Destination::Drawing(id) => {
                let place = self.place(&target);
                let found = self.page.drawing(id, place);
                found.map(|verified| format!("{ROOT}drawings/{}/", verified.id()))
            }
            Destination::Site(path) => Some(format!("{ROOT}{path}")),
            Destination::Anchor(_) | Destination::Elsewhere => Some(url.to_owned()),
            Destination::Nowhere(hint) => {
                let fault = Diagnostic::error(format!("a link cannot lead to `{url}`"));
                self.fault(fault.hint(hint), &target);
                None
            }
        };
        let words = Phrase::of(
            markdown::inside(steps),
            self.passage,
            &self.page.mathematics,
        );
        if words.text.trim().is_empty() {
            let fault = Diagnostic::error("the link has no words to press");
            self.fault(
                fault.hint("write where it leads between the brackets"),
                &source,
            );
        }
        if let Some(href) = href {
            self.put(&format!("<a href=\"{}\">", escape(&href)));
            self.in_link = true;
            if destination(url) != Destination::Elsewhere {
                let place = self.place(&target);
                self.page.links.push((href, place));
            }
        }
        1
    }

    /// Ends a link that was begun.
    pub fn close_link(&mut self) {
        if std::mem::take(&mut self.in_link) {
            self.put("</a>");
        }
    }

    /// The stretch of a link or image in which its destination is written.
    pub fn stretch_of(&self, url: &str, source: &Range<usize>) -> Range<usize> {
        let written = self.passage.text.get(source.clone()).unwrap_or_default();
        match written.rfind(url) {
            Some(start) if !url.is_empty() => {
                source.start + start..source.start + start + url.len()
            }
            _ => source.clone(),
        }
    }

    /// A claim: its words if they are true, and how that was checked.
    fn claim(&mut self, target: &str, steps: &[Step<'_>]) {
        let source = steps[0].1.clone();
        let inside = markdown::inside(steps);
        let phrase = Phrase::of(inside, self.passage, &self.page.mathematics);
        self.prose.push_quiet(&phrase.text, phrase.source.clone());
        let faulty = !phrase.faults.is_empty();
        self.page.faults.extend(phrase.faults);
        if phrase.mixed {
            let fault = Diagnostic::error("a claim is words or a formula, and nothing else");
            self.fault(fault, &phrase.source);
            return;
        }
        let words = Words {
            text: &phrase.text,
            formula: phrase.formula,
        };
        let finding = match claim::find(target, self.page.ledger) {
            Ok(finding) => finding,
            Err(fault) => {
                let stretch = self.stretch_of(target, &source);
                self.fault(*fault, &stretch);
                return;
            }
        };
        if !finding.fact.is_told_by(words) {
            // A formula that cannot be set has been told of already.
            if !faulty {
                let written = self.passage.text.get(phrase.source.clone());
                let written = written.unwrap_or(&phrase.text);
                let fault = finding.contradiction(target, words, written);
                self.fault(fault, &phrase.source);
            }
            return;
        }
        self.page.claims += 1;
        let id = self
            .page
            .anchors
            .unique(&format!("claim-{}", self.page.claims));
        let note = finding.note(&self.page.mathematics);
        let place = self.place(&source);
        self.page.links.push((finding.href(), place));
        self.put(&format!(
            "<span class=\"bound\"><button type=\"button\" class=\"claim\" \
             aria-describedby=\"{id}\">{}</button><span class=\"aside\" id=\"{id}\" \
             role=\"note\">{note}</span></span>",
            phrase.html
        ));
    }
}
