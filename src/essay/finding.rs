//! What stands behind a claim, and how that is told.

use super::facts::Basis;
use super::html::escape;
use super::mathematics::Mathematics;
use super::wording::{Fact, Words};
use super::{ROOT, number};
use crate::diagnostic::Diagnostic;
use crate::value::Value;
use crate::verify::{Census, CensusFact, Verified, Witness};

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
#[derive(Debug, Clone)]
pub(super) enum Evidence {
    /// A fact of one drawing.
    Drawing(Basis),
    /// One cut of one drawing, what it leaves valued by two witnesses.
    Cut(Witness),
    /// What stands on a vertex, valued by itself by two witnesses.
    Standing(Witness),
    /// A group of drawings, taken together.
    Group,
    /// A count of a census.
    Census(Census, CensusFact),
}

impl Finding<'_> {
    /// The one drawing that it is about, if it is about one.
    fn drawing(&self) -> Option<&Verified> {
        match self.evidence {
            Evidence::Group | Evidence::Census(..) => None,
            _ => self.drawings.first().copied(),
        }
    }

    /// The page of this site on which to see more.
    pub fn href(&self) -> String {
        match (&self.evidence, self.drawing()) {
            (Evidence::Census(census, _), _) => format!("{ROOT}checked/#census-{}", census.name()),
            (_, Some(one)) => format!("{ROOT}drawings/{}/", one.id()),
            (_, None) => format!("{ROOT}drawings/"),
        }
    }

    /// How the claim was checked, in a sentence or two of HTML.
    pub fn note(&self, mathematics: &Mathematics) -> String {
        let (sentence, title) = match (&self.evidence, self.drawing()) {
            (Evidence::Census(census, _), _) => (of_census(census), "The census"),
            (_, Some(one)) => (self.of_one(one, mathematics), one.entry().title.as_str()),
            (_, None) => (self.of_group(), "The drawings"),
        };
        format!(
            "{sentence} <a href=\"{}\">{}</a>",
            escape(&self.href()),
            escape(title)
        )
    }

    fn of_group(&self) -> String {
        let count = counted(self.drawings.len(), "drawing", "drawings");
        let cores = self
            .drawings
            .iter()
            .filter(|it| it.reading().is_none())
            .count();
        if cores == 0 {
            return format!(
                "Over {count}, each played out and read by structure, the values the same."
            );
        }
        format!(
            "Over {count}, each played out. Structure read them and gave the same values, but for \
             {}, where the second player won the difference.",
            number::grouped(cores as u64)
        )
    }

    fn of_one(&self, verified: &Verified, mathematics: &Mathematics) -> String {
        let part = match &self.evidence {
            Evidence::Cut(witness) => Some(("After this cut", witness)),
            Evidence::Standing(witness) => Some(("What stands there", witness)),
            _ => None,
        };
        if let (Some((lead, witness)), Fact::Value(value)) = (part, &self.fact) {
            let value = mathematics.value(value);
            let confirmed = confirmed(witness, &value);
            return format!("{lead}, played out: value {value}. {confirmed}");
        }
        let lead = match self.evidence {
            Evidence::Drawing(Basis::FirstCuts) => "Every first cut was tried. ",
            Evidence::Drawing(Basis::Count) => "Counted in the drawing. ",
            Evidence::Drawing(Basis::Reduction) => {
                "Read off the reduction, whose value the search confirmed. "
            }
            Evidence::Drawing(Basis::Value) => "Worked out from the value. ",
            _ => "",
        };
        let positions = number::grouped(verified.positions());
        let value = mathematics.value(&verified.value());
        let confirmed = confirmed(verified.witness(), &value);
        let played = match verified.record() {
            Some(record) => format!("Played out by version {} of the program", record.program),
            None => "Played out".to_owned(),
        };
        format!("{lead}{played}: {positions} positions, value {value}. {confirmed}")
    }

    /// The fault of words that say something else, without a place.
    pub fn contradiction(&self, target: &str, words: Words<'_>, written: &str) -> Diagnostic {
        let hint = match self.fact.told_like(words) {
            Some(right) => format!("write `{right}`"),
            None => "the value is too long to be written; claim another fact of it".to_owned(),
        };
        let mut fault = Diagnostic::error(format!(
            "the essay says `{written}`, but `{target}` is {}",
            self.fact
        ))
        .label(format!("computed: {}", self.fact))
        .hint(hint);
        if let Evidence::Group = self.evidence {
            let ids: Vec<&str> = self.drawings.iter().map(|it| it.id()).collect();
            return fault.note(format!("over {} drawings: {}", ids.len(), ids.join(", ")));
        }
        if let Evidence::Census(census, found) = &self.evidence {
            return fault
                .note(format!("counted: {}", found.meaning))
                .note(of_census(census));
        }
        if let Fact::Value(value) = &self.fact {
            match &self.evidence {
                Evidence::Cut(witness) => {
                    fault = fault.note(worth("what this cut leaves", value, witness, ""));
                }
                Evidence::Standing(witness) => {
                    fault = fault.note(worth("what stands there", value, witness, ""));
                }
                _ => {}
            }
        }
        for verified in &self.drawings {
            let path = verified.entry().file.path().display();
            let whole = format!("`{}` ({path})", verified.id());
            let positions = number::grouped(verified.positions());
            let over = format!(", over {positions} positions");
            fault = fault.note(worth(&whole, &verified.value(), verified.witness(), &over));
        }
        fault
    }
}

/// How the cases of a census were checked.
fn of_census(census: &Census) -> String {
    let cases = number::grouped(census.cases());
    format!("{} The two agree in all {cases} cases.", census.statement())
}

/// What confirms a value that was found by play, set as `value`.
fn confirmed(witness: &Witness, value: &str) -> String {
    match witness {
        Witness::Structure(reading) if reading.green().is_some() => {
            format!("By structure: {value}.")
        }
        Witness::Structure(reading) => {
            let rule = reading.rule().replace('\'', "’");
            format!("By structure ({rule}): {value}.")
        }
        Witness::Difference { difference, .. } => format!(
            "No theorem reads its core; the difference from {value} was played to win or loss \
             over {} positions, and the second player won.",
            number::grouped(difference.positions())
        ),
    }
}

/// What something is worth, and who says so.
fn worth(what: &str, value: &Value, witness: &Witness, over: &str) -> String {
    match witness {
        Witness::Structure(reading) => format!(
            "{what} is worth {} by structure and {value} by search{over}",
            reading.value()
        ),
        Witness::Difference { difference, .. } => format!(
            "{what} is worth {value} by search{over}; no theorem reads its core, and the second \
             player wins the difference, played to win or loss over {} positions",
            number::grouped(difference.positions())
        ),
    }
}

fn counted(number: usize, one: &str, many: &str) -> String {
    let noun = if number == 1 { one } else { many };
    format!("{} {noun}", number::grouped(number as u64))
}
