//! What stands behind a claim, and how that is told.

use super::facts::Basis;
use super::html::escape;
use super::mathematics::Mathematics;
use super::wording::{Fact, Words};
use super::{ROOT, number};
use crate::diagnostic::Diagnostic;
use crate::search::Difference;
use crate::value::Value;
use crate::verify::{Census, CensusFact, PositionWitness, Verified, VerifiedPosition, Witness};

/// What stands behind a claim.
pub(super) struct Finding<'a> {
    /// What the computation says.
    pub fact: Fact,
    /// The drawings that say it.
    pub drawings: Vec<&'a Verified>,
    /// How it was found.
    pub evidence: Evidence<'a>,
}

/// How a fact was found.
#[derive(Debug, Clone)]
pub(super) enum Evidence<'a> {
    /// A fact of one drawing.
    Drawing(Basis),
    /// One cut of one drawing, what it leaves valued by two witnesses.
    Cut(Witness),
    /// What stands on a vertex, valued by itself by two witnesses.
    Standing(Witness),
    /// A position of another game.
    Position {
        /// Its name in claims.
        name: String,
        /// The position.
        position: &'a VerifiedPosition,
        /// What vouches for the fact besides.
        basis: Basis,
    },
    /// A group of drawings, taken together.
    Group,
    /// A count of a census.
    Census(Census, CensusFact),
}

impl Finding<'_> {
    /// The one drawing that it is about, if it is about one.
    fn drawing(&self) -> Option<&Verified> {
        match self.evidence {
            Evidence::Group | Evidence::Census(..) | Evidence::Position { .. } => None,
            _ => self.drawings.first().copied(),
        }
    }

    /// The page of this site on which to see more, and what it is called there; `None`
    /// for what has no page of its own.
    fn page(&self) -> Option<(String, &str)> {
        match (&self.evidence, self.drawing()) {
            (Evidence::Census(census, _), _) => Some((census_page(census.name()), "The census")),
            (Evidence::Position { .. }, _) => None,
            (_, Some(one)) => {
                let page = format!("{ROOT}drawings/{}/", one.id());
                one.entry().has_page().then_some((page, &one.entry().title))
            }
            (_, None) => Some((format!("{ROOT}drawings/"), "The drawings")),
        }
    }

    /// The address of the page of this site on which to see more, if there is one.
    pub fn href(&self) -> Option<String> {
        self.page().map(|(href, _)| href)
    }

    /// How the claim was checked, in a sentence or two of HTML.
    pub fn note(&self, mathematics: &Mathematics) -> String {
        let sentence = match (&self.evidence, self.drawing()) {
            (Evidence::Census(census, _), _) => of_census(census),
            (
                Evidence::Position {
                    position, basis, ..
                },
                _,
            ) => of_position(position, *basis, mathematics),
            (_, Some(one)) => self.of_one(one, mathematics),
            (_, None) => self.of_group(),
        };
        match self.page() {
            Some((href, title)) => format!(
                "{sentence} <a href=\"{}\">{}</a>",
                escape(&href),
                escape(title)
            ),
            None => sentence,
        }
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
            let confirmed = Confirmation::from(witness).told(&value);
            return format!("{lead}, played out: value {value}. {confirmed}");
        }
        let lead = match self.evidence {
            Evidence::Drawing(basis) => lead(basis),
            _ => "",
        };
        let positions = number::grouped(verified.positions());
        let value = mathematics.value(&verified.value());
        let confirmed = Confirmation::from(verified.witness()).told(&value);
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
                    fault = fault.note(Confirmation::from(witness).worth(
                        "what this cut leaves",
                        value,
                        "",
                    ));
                }
                Evidence::Standing(witness) => {
                    fault = fault.note(Confirmation::from(witness).worth(
                        "what stands there",
                        value,
                        "",
                    ));
                }
                _ => {}
            }
        }
        if let Evidence::Position { name, position, .. } = &self.evidence {
            let positions = number::grouped(position.play().positions);
            let over = format!(", over {positions} positions");
            let confirmation = Confirmation::from(position.witness());
            let whole = format!("`{name}`");
            return fault.note(confirmation.worth(&whole, position.value(), &over));
        }
        for verified in &self.drawings {
            let entry = verified.entry();
            let whole = if entry.has_page() {
                format!("`{}` ({})", entry.id, entry.file.path().display())
            } else {
                format!("`{}`", entry.id)
            };
            let positions = number::grouped(verified.positions());
            let over = format!(", over {positions} positions");
            let confirmation = Confirmation::from(verified.witness());
            fault = fault.note(confirmation.worth(&whole, &verified.value(), &over));
        }
        fault
    }
}

/// Where a census is told of.
pub(super) fn census_page(name: &str) -> String {
    format!("{ROOT}checked/#census-{name}")
}

/// How the cases of a census were checked.
fn of_census(census: &Census) -> String {
    let cases = number::grouped(census.cases());
    format!("{} The two agree in all {cases} cases.", census.statement())
}

/// How a fact of a position of another game was checked.
fn of_position(position: &VerifiedPosition, basis: Basis, mathematics: &Mathematics) -> String {
    let positions = number::grouped(position.play().positions);
    let value = mathematics.value(position.value());
    let confirmed = Confirmation::from(position.witness()).told(&value);
    let lead = lead(basis);
    format!("{lead}Played out: {positions} positions, value {value}. {confirmed}")
}

/// What vouches for a fact besides the two witnesses, where something does.
const fn lead(basis: Basis) -> &'static str {
    match basis {
        Basis::Play => "",
        Basis::FirstCuts => "Every first cut was tried. ",
        Basis::Count => "Counted in the drawing. ",
        Basis::Reduction => "Read off the reduction, whose value the search confirmed. ",
        Basis::Value => "Worked out from the value. ",
    }
}

/// What confirms a value that was found by play.
enum Confirmation<'a> {
    /// Theorems, named where several might have been used.
    Structure { value: Value, rule: Option<String> },
    /// The difference, played, where no theorem reads `unread`.
    Difference {
        unread: &'static str,
        difference: &'a Difference,
    },
}

impl<'a> From<&'a Witness> for Confirmation<'a> {
    fn from(witness: &'a Witness) -> Self {
        match witness {
            Witness::Structure(reading) => Self::Structure {
                value: reading.value(),
                rule: reading.green().is_none().then(|| reading.rule()),
            },
            Witness::Difference { difference, .. } => Self::Difference {
                unread: "its core",
                difference,
            },
        }
    }
}

impl<'a> From<&'a PositionWitness> for Confirmation<'a> {
    fn from(witness: &'a PositionWitness) -> Self {
        match witness {
            PositionWitness::Structure(reading) => Self::Structure {
                value: reading.value().clone(),
                rule: Some(reading.rule()),
            },
            PositionWitness::Difference(difference) => Self::Difference {
                unread: "it",
                difference,
            },
        }
    }
}

impl Confirmation<'_> {
    /// It in a sentence, the value set as `value`.
    fn told(&self, value: &str) -> String {
        match self {
            Self::Structure { rule: None, .. } => format!("By structure: {value}."),
            Self::Structure {
                rule: Some(rule), ..
            } => {
                let rule = rule.replace('\'', "’");
                format!("By structure ({rule}): {value}.")
            }
            Self::Difference { unread, difference } => format!(
                "No theorem reads {unread}; the difference from {value} was played to win or loss \
                 over {} positions, and the second player won.",
                number::grouped(difference.positions())
            ),
        }
    }

    /// What something is worth, and who says so.
    fn worth(&self, what: &str, by_search: &Value, over: &str) -> String {
        match self {
            Self::Structure { value, .. } => {
                format!("{what} is worth {value} by structure and {by_search} by search{over}")
            }
            Self::Difference { unread, difference } => format!(
                "{what} is worth {by_search} by search{over}; no theorem reads {unread}, and the \
                 second player wins the difference, played to win or loss over {} positions",
                number::grouped(difference.positions())
            ),
        }
    }
}

fn counted(number: usize, one: &str, many: &str) -> String {
    let noun = if number == 1 { one } else { many };
    format!("{} {noun}", number::grouped(number as u64))
}
