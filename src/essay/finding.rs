//! What stands behind a claim, and how that is told.

use super::facts::Witness;
use super::html::escape;
use super::mathematics::Mathematics;
use super::wording::{Fact, Words};
use super::{ROOT, number};
use crate::diagnostic::Diagnostic;
use crate::verify::Verified;

/// What stands behind a claim.
pub(super) struct Finding<'a> {
    /// What the computation says.
    pub fact: Fact,
    /// The drawings that say it.
    pub drawings: Vec<&'a Verified>,
    /// How it was found.
    pub evidence: Evidence,
}

/// How a fact was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Evidence {
    /// A fact of one drawing.
    Drawing(Witness),
    /// One cut of one drawing, what it leaves valued by both routes.
    Cut,
    /// A group of drawings, taken together.
    Group,
}

impl Finding<'_> {
    /// The page of this site on which to see more.
    pub fn href(&self) -> String {
        match (self.evidence, self.drawings.first()) {
            (Evidence::Drawing(_) | Evidence::Cut, Some(one)) => {
                format!("{ROOT}drawings/{}/", one.id())
            }
            _ => format!("{ROOT}drawings/"),
        }
    }

    /// How the claim was checked, in a sentence or two of HTML.
    pub fn note(&self, mathematics: &Mathematics) -> String {
        let (sentence, title) = match (self.evidence, self.drawings.first()) {
            (Evidence::Drawing(_) | Evidence::Cut, Some(one)) => {
                (self.of_one(one, mathematics), one.entry().title.as_str())
            }
            _ => (self.of_group(), "The drawings"),
        };
        format!(
            "{sentence} <a href=\"{}\">{}</a>",
            escape(&self.href()),
            escape(title)
        )
    }

    fn of_group(&self) -> String {
        let count = number::grouped(self.drawings.len() as u64);
        let drawings = if count == "1" { "drawing" } else { "drawings" };
        format!(
            "Over {count} {drawings}, each played out and read by structure, the values the same."
        )
    }

    fn of_one(&self, verified: &Verified, mathematics: &Mathematics) -> String {
        if let (Evidence::Cut, Fact::Value(left)) = (self.evidence, self.fact) {
            let left = mathematics.value(left);
            return format!("After this cut, played out: value {left}. By structure: {left}.");
        }
        let lead = match self.evidence {
            Evidence::Drawing(Witness::FirstCuts) => "Every first cut was tried. ",
            Evidence::Drawing(Witness::Count) => "Counted in the drawing. ",
            Evidence::Drawing(Witness::Reduction) => {
                "Read off the reduction, whose value the search confirmed. "
            }
            _ => "",
        };
        let positions = number::grouped(verified.play().positions());
        let played = mathematics.value(verified.play().value());
        let read = mathematics.value(verified.reduction().value());
        format!("{lead}Played out: {positions} positions, value {played}. By structure: {read}.")
    }

    /// The fault of words that say something else, without a place.
    pub fn contradiction(&self, target: &str, words: Words<'_>, written: &str) -> Diagnostic {
        let right = self.fact.told_like(words);
        let mut fault = Diagnostic::error(format!(
            "the essay says `{written}`, but `{target}` is {}",
            self.fact
        ))
        .label(format!("computed: {}", self.fact))
        .hint(format!("write `{right}`"));
        if self.evidence == Evidence::Group {
            let ids: Vec<&str> = self.drawings.iter().map(|it| it.id()).collect();
            return fault.note(format!("over {} drawings: {}", ids.len(), ids.join(", ")));
        }
        if self.evidence == Evidence::Cut {
            let left = self.fact;
            fault = fault.note(format!(
                "what this cut leaves is worth {left} by structure and {left} by search"
            ));
        }
        for verified in &self.drawings {
            fault = fault.note(format!(
                "`{}` ({}) is worth {} by structure and {} by search, over {} positions",
                verified.id(),
                verified.entry().file.path().display(),
                verified.reduction().value(),
                verified.play().value(),
                number::grouped(verified.play().positions()),
            ));
        }
        fault
    }
}
