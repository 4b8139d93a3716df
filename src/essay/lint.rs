//! Every number in prose is a claim, or somebody said why not.

use super::passage::Passage;
use super::prose::Prose;
use crate::diagnostic::{Diagnostic, Diagnostics, Place};
use std::ops::Range;

/// A phrase of the front matter whose numbers need no claim.
#[derive(Debug)]
pub(super) struct Phrase {
    text: String,
    place: Place,
    used: bool,
}

impl Phrase {
    /// A phrase and where it is written.
    pub fn new(text: &str, place: Place) -> Self {
        Self {
            text: text.to_owned(),
            place,
            used: false,
        }
    }
}

/// The lint over one essay.
#[derive(Debug)]
pub(super) struct Lint {
    strict: bool,
    phrases: Vec<Phrase>,
    /// What else can be done about a number than bind it, if anything.
    otherwise: Option<&'static str>,
}

/// What else can be done where there is front matter.
const LIST_THE_PHRASE: &str =
    "list the phrase it stands in under `claims: ignore:` in the front matter";

impl Lint {
    /// A lint that lets these phrases by.
    pub const fn new(strict: bool, phrases: Vec<Phrase>) -> Self {
        Self {
            strict,
            phrases,
            otherwise: Some(LIST_THE_PHRASE),
        }
    }

    /// A lint that lets nothing by.
    pub const fn without_phrases(strict: bool) -> Self {
        Self {
            strict,
            phrases: Vec::new(),
            otherwise: None,
        }
    }

    /// Reports every number of a block that neither a claim nor a phrase vouches
    /// for.
    pub fn check(&mut self, prose: &Prose, passage: &Passage<'_>, faults: &mut Diagnostics) {
        for number in prose.loose_numbers() {
            if self.excuses(&number, prose.text()) {
                continue;
            }
            let source = prose.source(&number);
            let read = &prose.text()[number];
            let text = passage.text.get(source.clone()).unwrap_or(read);
            let complaint = format!("nothing vouches for the number `{text}`");
            let fault = if self.strict {
                Diagnostic::error(complaint)
            } else {
                Diagnostic::warning(complaint)
            };
            let otherwise = self
                .otherwise
                .map_or_else(String::new, |it| format!(", or {it}"));
            let hint = if prose.is_spoken() {
                format!("no claim can stand here: say it without the number{otherwise}")
            } else {
                format!("bind it, as in `[{text}](claim:<drawing>.<fact>)`{otherwise}")
            };
            faults.push(fault.at(passage.place(source)).hint(hint));
        }
    }

    /// Whether a phrase covers the number; every phrase that does is of use.
    fn excuses(&mut self, number: &Range<usize>, text: &str) -> bool {
        let mut excused = false;
        for phrase in &mut self.phrases {
            let covers = text
                .match_indices(&phrase.text)
                .any(|(start, found)| start <= number.start && number.end <= start + found.len());
            phrase.used |= covers;
            excused |= covers;
        }
        excused
    }

    /// Phrases that excused nothing.
    pub fn unused(&self) -> impl Iterator<Item = Diagnostic> + '_ {
        self.phrases
            .iter()
            .filter(|phrase| !phrase.used)
            .map(|phrase| {
                Diagnostic::warning(format!("no number stands in the phrase `{}`", phrase.text))
                    .at(phrase.place.clone())
                    .hint("delete it, or quote the essay exactly, without its markup")
            })
    }
}
