//! A fact, and the words in which an author may tell it.

use super::notation;
use super::number::{self, Form, Reading};
use crate::figure;
use crate::value::{Dyadic, Nimber, Outcome, Value};

/// What the computation says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fact {
    /// How many.
    Count(u64),
    /// A value, told as a value.
    Value(Value),
    /// A value that may as well be told by its Grundy value.
    Heap(Nimber),
    /// Who wins.
    Outcome(Outcome),
}

/// What the author wrote, its markup taken off.
#[derive(Debug, Clone, Copy)]
pub(super) struct Words<'a> {
    /// The words, or the LaTeX of a formula.
    pub text: &'a str,
    /// Whether they are a formula and nothing else.
    pub formula: bool,
}

/// Ways to name the winner: who moves first, who moves second, Left and Right.
const WINNERS: [[&str; 4]; 6] = [
    ["the first player", "the second player", "Left", "Right"],
    ["first player", "second player", "Left", "Right"],
    ["the next player", "the previous player", "Left", "Right"],
    ["next player", "previous player", "Left", "Right"],
    [
        "whoever moves first",
        "whoever moves second",
        "Left",
        "Right",
    ],
    ["N", "P", "L", "R"],
];

/// The outcomes in the order in which [`WINNERS`] names them.
const OUTCOMES: [Outcome; 4] = [Outcome::N, Outcome::P, Outcome::L, Outcome::R];

impl<'a> Words<'a> {
    /// The words of something written out, a formula between its dollars.
    fn written(text: &'a str) -> Self {
        let latex = text.strip_prefix('$').and_then(|it| it.strip_suffix('$'));
        Self {
            text: latex.unwrap_or(text),
            formula: latex.is_some(),
        }
    }

    fn reading(self) -> Option<Reading> {
        if self.formula {
            number::read_formula(self.text)
        } else {
            number::read(self.text)
        }
    }

    fn value(self) -> Option<Value> {
        if self.formula {
            notation::read_formula(self.text)
        } else {
            notation::read(self.text)
        }
    }

    /// Which way of naming the winner it is, and which winner.
    fn winner(self) -> Option<(&'static [&'static str; 4], Outcome)> {
        let text = self.text.trim();
        // A letter is a symbol, `p` a variable and `P` an outcome; Left is a name,
        // and left a side.
        let same = |name: &str| match name {
            "Left" | "Right" => name == text,
            _ if name.len() == 1 => name == text,
            _ => name.eq_ignore_ascii_case(text),
        };
        WINNERS.iter().find_map(|names| {
            let place = names.iter().position(|name| same(name))?;
            Some((names, OUTCOMES[place]))
        })
    }
}

impl Fact {
    /// The fact as it is read aloud: `star 2`.
    pub fn spoken(&self) -> String {
        match self {
            Self::Count(count) => count.to_string(),
            Self::Value(value) => figure::spoken(value),
            Self::Heap(value) => figure::spoken(&(*value).into()),
            Self::Outcome(outcome) => outcome.winner().to_owned(),
        }
    }

    /// Whether the words say just this.
    pub fn is_told_by(&self, words: Words<'_>) -> bool {
        let read = |told: &dyn Fn(Reading) -> bool| words.reading().is_some_and(told);
        match self {
            Self::Count(count) => read(&|it| !it.starred && it.number == *count),
            Self::Heap(heap) => read(&|it| it.number == heap.grundy()),
            Self::Value(value) => words.value().as_ref() == Some(value),
            Self::Outcome(outcome) => words.winner().is_some_and(|(_, it)| it == *outcome),
        }
    }

    /// The fact in the author's own style: what should have been written. `None`
    /// for a value that is too long to be written.
    pub fn told_like(&self, words: Words<'_>) -> Option<String> {
        let reading = words.reading();
        let form = reading.map_or(Form::Grouped, |reading| reading.form);
        let starred = reading.is_some_and(|reading| reading.starred);
        let told = match self {
            Self::Count(count) => plain(*count, form, words.formula),
            Self::Heap(heap) if !starred => plain(heap.grundy(), form, words.formula),
            Self::Heap(heap) => value_like(&(*heap).into(), words, form),
            Self::Value(value) => value_like(value, words, form),
            Self::Outcome(outcome) => winner_like(*outcome, words),
        };
        self.is_told_by(Words::written(&told)).then_some(told)
    }
}

/// A count in the author's form: digits, a word, or a formula.
fn plain(count: u64, form: Form, formula: bool) -> String {
    if formula {
        format!("${count}$")
    } else {
        number::written(count, form)
    }
}

/// A value as the author would have written it.
fn value_like(value: &Value, words: Words<'_>, form: Form) -> String {
    let in_words = !words.formula;
    let notation = words.value().is_some();
    let number = words.reading().is_some_and(|reading| !reading.starred);
    match value.as_number().map(natural) {
        Some(Some(count)) if in_words => plain(count, form, false),
        // Where a number was written but the value is none, signs are best set.
        None if in_words && (number || !notation) => format!("${}$", value.latex()),
        _ if words.formula => format!("${}$", value.latex()),
        _ if words.text.is_ascii() => value.to_string(),
        _ => value.unicode(),
    }
}

/// The count that a number is, if it is one.
fn natural(number: &Dyadic) -> Option<u64> {
    let count = u64::try_from(number.numerator()).ok();
    count.filter(|_| number.is_integer())
}

/// The winner named in the author's way.
fn winner_like(outcome: Outcome, words: Words<'_>) -> String {
    let (names, written) = words.winner().unwrap_or((&WINNERS[0], Outcome::N));
    let place = OUTCOMES.iter().position(|it| *it == outcome);
    let name = names[place.unwrap_or_default()];
    let is_name = matches!(written, Outcome::L | Outcome::R);
    if words.text.starts_with(char::is_uppercase) && !is_name {
        number::capitalised(name)
    } else {
        name.to_owned()
    }
}

/// The fact for messages and notes.
impl std::fmt::Display for Fact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Count(count) => f.write_str(&number::grouped(*count)),
            Self::Value(value) => write!(f, "{value}"),
            Self::Heap(heap) => write!(f, "{heap}"),
            Self::Outcome(outcome) => f.write_str(outcome.winner()),
        }
    }
}

#[cfg(test)]
mod tests;
