//! Links in prose: to pages, drawings and anchors, and those that are claims.

use super::ROOT;
use super::claim;
use super::finding::Finding;
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
        let destination = destination(url);
        match destination {
            Destination::Claim(target) => {
                self.claim(target, steps);
                return markdown::extent(steps);
            }
            Destination::Cite(key) => {
                self.citation(key, steps);
                return markdown::extent(steps);
            }
            _ => {}
        }
        let source = steps[0].1.clone();
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
        let target = self.stretch_of(url, &source);
        if let Some(href) = self.href(url, destination, &target) {
            let class = match destination {
                Destination::Term(_) => " class=\"term\"",
                _ => "",
            };
            self.put(&format!("<a{class} href=\"{}\">", escape(&href)));
            self.in_link = true;
            if destination != Destination::Elsewhere {
                let place = self.place(&target);
                self.page.links.push((href, place));
            }
        }
        1
    }

    /// The address of a link, if it leads anywhere.
    fn href(
        &mut self,
        url: &str,
        destination: Destination<'_>,
        target: &Range<usize>,
    ) -> Option<String> {
        match destination {
            Destination::Drawing(id) => {
                let place = self.place(target);
                let verified = self.page.drawing(id, place)?;
                if !verified.entry().has_page() {
                    let fault = Diagnostic::error(format!("`{id}` has no page to lead to"));
                    let hint = "show it, as in `![a stalk](drawing:stalk:BRR)`, or link to a \
                                drawing of the repertoire";
                    self.fault(fault.hint(hint), target);
                    return None;
                }
                Some(format!("{ROOT}drawings/{}/", verified.id()))
            }
            Destination::Term(key) => self.term(key, target),
            Destination::Site(path) => Some(format!("{ROOT}{path}")),
            Destination::Anchor(_) | Destination::Elsewhere => Some(url.to_owned()),
            Destination::Nowhere(hint) => {
                let fault = Diagnostic::error(format!("a link cannot lead to `{url}`"));
                self.fault(fault.hint(hint), target);
                None
            }
            // Set as a whole before it comes here.
            Destination::Claim(_) | Destination::Cite(_) => None,
        }
    }

    /// The address of a term in the glossary, if it is there.
    fn term(&mut self, key: &str, target: &Range<usize>) -> Option<String> {
        match self.page.apparatus.has_term(key) {
            Ok(true) => {
                self.page.terms.insert(key.to_owned());
                return Some(format!("{ROOT}glossary/#{key}"));
            }
            Ok(false) => {}
            Err(fault) => self.fault(fault, target),
        }
        None
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

    /// A claim: its words and how they were checked, or what is wrong with it.
    fn claim(&mut self, target: &str, steps: &[Step<'_>]) {
        self.page.claims_met += 1;
        let phrase = Phrase::of(
            markdown::inside(steps),
            self.passage,
            &self.page.mathematics,
        );
        self.prose.push_quiet(&phrase.text, phrase.source.clone());
        if phrase.mixed {
            let fault = Diagnostic::error("a claim is words or a formula, and nothing else");
            self.fault(
                fault.hint("put notes and drawings outside its brackets"),
                &phrase.source,
            );
        }
        let sound = !phrase.mixed && phrase.faults.is_empty();
        self.page.faults.extend(phrase.faults.iter().cloned());
        let stretch = self.stretch_of(target, &steps[0].1);
        match claim::find(target, self.page.ledger) {
            Ok(Some(finding)) if sound => self.hold(target, &phrase, &finding, &stretch),
            Ok(_) => {}
            Err(fault) => self.fault(fault, &stretch),
        }
    }

    /// Holds the words of a claim against what was found.
    fn hold(
        &mut self,
        target: &str,
        phrase: &Phrase,
        finding: &Finding<'_>,
        stretch: &Range<usize>,
    ) {
        let words = Words {
            text: &phrase.text,
            formula: phrase.formula,
        };
        if !finding.fact.is_told_by(words) {
            let written = self.passage.text.get(phrase.source.clone());
            let fault = finding.contradiction(target, words, written.unwrap_or(&phrase.text));
            self.fault(fault, &phrase.source);
            return;
        }
        self.page.claims += 1;
        let wish = format!("claim-{}", self.page.claims);
        let id = self.page.anchors.unique(&wish);
        let note = finding.note(&self.page.mathematics);
        // A formula is no name for a button: a half is read out as "1 2".
        let label = if phrase.formula {
            format!(
                "<span class=\"unseen\">{}</span><span aria-hidden=\"true\">{}</span>",
                escape(&finding.fact.spoken()),
                phrase.html
            )
        } else {
            phrase.html.clone()
        };
        let place = self.place(stretch);
        let link = finding.href().map(|href| (href, place));
        self.page.links.extend(link);
        self.put(&format!(
            "<span class=\"bound\"><button type=\"button\" class=\"claim\" \
             aria-describedby=\"{id}\">{label}</button><span class=\"aside\" id=\"{id}\" \
             role=\"note\">{note}</span></span>"
        ));
    }
}
