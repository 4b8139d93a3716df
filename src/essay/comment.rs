//! Raw HTML, of which only comments are let in, and what comments can say.

use super::markdown::{self, Step};
use super::walk::Walk;
use crate::diagnostic::{Diagnostic, did_you_mean};
use pulldown_cmark::Event;
use std::ops::Range;

/// What a comment that says something begins with, before a colon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    /// It speaks to the lint.
    Claims,
    /// It is replaced by what the gate says of a broken rule.
    Broken,
    /// It is replaced by a drawing to be read in front of the reader.
    Read,
}

impl Word {
    const ALL: [Self; 3] = [Self::Claims, Self::Broken, Self::Read];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Claims => "claims",
            Self::Broken => "broken",
            Self::Read => "read",
        }
    }
}

/// What the lint can be told.
const LINT: [&str; 2] = ["ignore", "check"];

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
        let source = start..start + text.trim_end().len();
        self.comments(&text, &source, !self.in_note && self.depth == 0);
    }

    /// Some raw HTML within a paragraph.
    pub fn raw_html(&mut self, html: &str, source: &Range<usize>) {
        self.comments(html, source, false);
    }

    /// Raw HTML: comments, or a fault. What a comment is replaced by needs a line that
    /// stands `alone`.
    fn comments(&mut self, html: &str, source: &Range<usize>, alone: bool) {
        let mut rest = html.trim();
        while let Some(comment) = rest.strip_prefix("<!--") {
            let Some((told, beyond)) = comment.split_once("-->") else {
                break;
            };
            self.comment(told.trim(), source, alone);
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

    fn comment(&mut self, told: &str, source: &Range<usize>, alone: bool) {
        let said = told.split_once(':').and_then(|(first, rest)| {
            let word = Word::ALL.into_iter().find(|it| it.name() == first)?;
            Some((word, rest.trim()))
        });
        match said {
            // A note to authors.
            None => {}
            Some((Word::Claims, "ignore")) => self.page.lint_off = Some(self.place(source)),
            Some((Word::Claims, "check")) => self.page.lint_off = None,
            Some((Word::Claims, word)) => {
                let fault = Diagnostic::error(format!("a comment cannot say `claims: {word}`"));
                self.fault(fault.maybe_hint(did_you_mean(word, LINT)), source);
            }
            Some((word, _)) if !alone => {
                let fault = format!("`{}:` stands on a line of its own", word.name());
                let hint = "leave an empty line before it and after it, outside lists";
                self.fault(Diagnostic::error(fault).hint(hint), source);
            }
            Some((Word::Broken, rule)) => self.broken_rule(rule, source),
            Some((Word::Read, drawing)) => self.read_aloud(drawing, source),
        }
    }
}
