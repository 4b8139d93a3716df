//! Raw HTML, of which only comments are let in, and what comments can say.

use super::markdown::{self, Step};
use super::walk::Walk;
use crate::diagnostic::{Diagnostic, did_you_mean};
use pulldown_cmark::Event;
use std::ops::Range;

/// A comment that begins like this speaks to the lint.
const CLAIMS: &str = "claims:";
const WORDS: [&str; 2] = ["ignore", "check"];

impl Walk<'_, '_> {
    /// A block of raw HTML.
    pub fn html_block(&mut self, steps: &[Step<'_>]) {
        let inside = markdown::inside(steps);
        let text: String = inside
            .iter()
            .filter_map(|(event, _)| match event {
                Event::Html(line) => Some(line.as_ref()),
                _ => None,
            })
            .collect();
        let start = inside
            .first()
            .map_or(steps[0].1.start, |(_, first)| first.start);
        self.raw_html(&text, &(start..start + text.trim_end().len()));
    }

    /// Some raw HTML: comments, or a fault.
    pub fn raw_html(&mut self, html: &str, source: &Range<usize>) {
        let mut rest = html.trim();
        while let Some(comment) = rest.strip_prefix("<!--") {
            let Some((told, beyond)) = comment.split_once("-->") else {
                break;
            };
            self.comment(told.trim(), source);
            rest = beyond.trim_start();
        }
        if !rest.is_empty() {
            self.fault(
                Diagnostic::error("HTML is not let through").hint(
                    "write it in Markdown; for a `<` in the text write `\\<` or put it in `code`",
                ),
                source,
            );
        }
    }

    fn comment(&mut self, told: &str, source: &Range<usize>) {
        let Some(word) = told.strip_prefix(CLAIMS).map(str::trim) else {
            return;
        };
        match word {
            "ignore" => self.page.lint_off = Some(self.place(source)),
            "check" => self.page.lint_off = None,
            _ => {
                let fault = Diagnostic::error(format!("a comment cannot say `{CLAIMS} {word}`"));
                self.fault(fault.maybe_hint(did_you_mean(word, WORDS)), source);
            }
        }
    }
}
