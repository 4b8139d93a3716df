//! A fact, and the words in which an author may tell it.

use super::notation;
use super::number::{self, Form, Reading};
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

impl Fact {
    /// The fact as it is read aloud: `star 2`.
    pub fn spoken(&self) -> String {
        match self {
            Self::Count(count) => count.to_string(),
            Self::Value(value) => spoken(value),
            Self::Heap(value) => spoken(&(*value).into()),
            Self::Outcome(outcome) => outcome.winner().to_owned(),
        }
    }
}

/// A value as it is read aloud.
fn spoken(value: &Value) -> String {
    value
        .to_string()
        .replace('*', " star ")
        .replace('^', " up ")
        .replace('v', " down ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
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
mod tests {
    use super::*;
    use crate::value::Games;

    const TWO: Nimber = Nimber::new(2);

    fn words(text: &str) -> Words<'_> {
        Words::written(text)
    }

    fn value(text: &str) -> Fact {
        Fact::Value(text.parse().expect(text))
    }

    #[test]
    fn a_fact_is_told_in_many_ways() {
        let rows: [(Fact, &[&str]); 8] = [
            (Fact::Count(12), &["12", "twelve", "Twelve", "$12$"]),
            (Fact::Count(1438), &["1,438", "1438", "$1438$", "$1{,}438$"]),
            (value("*2"), &["*2", "∗2", r"$\ast 2$", "$*2$", r"$\ast2$"]),
            (value("*"), &["*", "∗", "*1", r"$\ast$", r"$\ast 1$"]),
            (value("0"), &["0", "zero", "Zero", "$0$", "*0"]),
            (Fact::Heap(TWO), &["2", "two", "$2$", r"$\ast 2$", "*2"]),
            (
                value("3/4"),
                &["3/4", "¾", "three quarters", r"$\frac34$", "$3/4$", "6/8"],
            ),
            (value("{1|1}"), &["1*", "1∗", "{1|1}", r"$1{\ast}$"]),
        ];
        for (fact, tellings) in rows {
            for telling in tellings {
                assert!(fact.is_told_by(words(telling)), "{telling} for {fact}");
            }
        }
        for names in WINNERS {
            for (name, outcome) in names.into_iter().zip(OUTCOMES) {
                for other in OUTCOMES {
                    let told = Fact::Outcome(other).is_told_by(words(name));
                    assert_eq!(told, other == outcome, "{name} for {other}");
                }
            }
        }
        let first = Fact::Outcome(Outcome::N);
        assert!(first.is_told_by(words("The first player")));
    }

    #[test]
    fn a_fact_is_not_told_by_something_near_it() {
        let rows: [(Fact, &[&str]); 6] = [
            (
                Fact::Count(12),
                &["13", "*12", r"$\ast 12$", "a dozen", "", "12 edges"],
            ),
            (value("*2"), &["2", "two", "$2$", "*3", "**2"]),
            (value("*"), &["1", "one", "0"]),
            (Fact::Outcome(Outcome::N), &["n", "first", "the player"]),
            (value("3/4"), &["1/2", "3", "-3/4", "0.75", "3/4*"]),
            (Fact::Outcome(Outcome::L), &["l", "left", "P", "Right"]),
        ];
        for (fact, tellings) in rows {
            for telling in tellings {
                assert!(!fact.is_told_by(words(telling)), "{telling} for {fact}");
            }
        }
    }

    #[test]
    fn what_should_have_been_written_keeps_the_authors_style() {
        let rows = [
            (Fact::Count(1283), "1,284", "1,283"),
            (Fact::Count(1283), "1284", "1283"),
            (Fact::Count(1283), "twelve", "1,283"),
            (Fact::Count(12), "Eleven", "Twelve"),
            (Fact::Count(12), "$11$", "$12$"),
            (Fact::Count(12), "a lot", "12"),
            (value("*2"), r"$\ast 3$", r"$\ast 2$"),
            (value("*2"), "*3", "*2"),
            (value("*2"), "2", r"$\ast 2$"),
            (value("0"), "$1$", "$0$"),
            (value("0"), "one", "zero"),
            (value("3/4"), "1/2", "3/4"),
            (value("3/4"), "½", "3/4"),
            (value("3/4"), "one", "3/4"),
            (value("3/4"), r"$\frac12$", r"$\frac{3}{4}$"),
            (value("-3"), "two", "-3"),
            (value("^*"), "↑", "↑∗"),
            (value("^*"), "^", "^*"),
            (value("^*"), "up", r"${\uparrow}{\ast}$"),
            (Fact::Heap(TWO), "$3$", "$2$"),
            (Fact::Heap(TWO), r"$\ast 3$", r"$\ast 2$"),
            (
                Fact::Outcome(Outcome::P),
                "The first player",
                "The second player",
            ),
            (Fact::Outcome(Outcome::P), "N", "P"),
            (Fact::Outcome(Outcome::L), "N", "L"),
            (Fact::Outcome(Outcome::L), "The next player", "Left"),
            (Fact::Outcome(Outcome::R), "Left", "Right"),
            (Fact::Outcome(Outcome::N), "Left", "the first player"),
            (Fact::Outcome(Outcome::N), "nobody", "the first player"),
        ];
        for (fact, wrong, right) in rows {
            assert_eq!(
                fact.told_like(words(wrong)).as_deref(),
                Some(right),
                "instead of {wrong}"
            );
        }
    }

    #[test]
    fn a_value_too_long_to_be_written_is_not_suggested() {
        let mut games = Games::new();
        let [large, middle, small] = ["9", "8", "-7"].map(|digits| {
            let sixty = format!("{digits}{}", "5".repeat(60));
            games.number(sixty.parse().expect("a number"))
        });
        let below = games.from_options([middle], [small]);
        let hot = games.from_options([large], [below]);
        let long = Fact::Value(games.export(hot));
        assert_eq!(long.told_like(words("1")), None);
        assert_eq!(long.told_like(words("$1$")), None);
    }
}
