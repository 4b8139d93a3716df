//! A fact, and the words in which an author may tell it.

use super::number::{self, Form, Reading};
use crate::value::{Nimber, Outcome};

/// What the computation says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fact {
    /// How many.
    Count(u64),
    /// A value, told as a value.
    Value(Nimber),
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
    pub fn spoken(self) -> String {
        match self {
            Self::Count(count) => count.to_string(),
            Self::Value(value) | Self::Heap(value) => match value.grundy() {
                0 => "0".to_owned(),
                1 => "star".to_owned(),
                size => format!("star {size}"),
            },
            Self::Outcome(outcome) => outcome.winner().to_owned(),
        }
    }
}

/// Ways to name the winner: who moves first, and who moves second.
const WINNERS: [(&str, &str); 6] = [
    ("the first player", "the second player"),
    ("first player", "second player"),
    ("the next player", "the previous player"),
    ("next player", "previous player"),
    ("whoever moves first", "whoever moves second"),
    ("N", "P"),
];

impl Words<'_> {
    fn reading(self) -> Option<Reading> {
        if self.formula {
            number::read_formula(self.text)
        } else {
            number::read(self.text)
        }
    }

    /// Which way of naming the winner it is, and which winner.
    fn winner(self) -> Option<((&'static str, &'static str), Outcome)> {
        let text = self.text.trim();
        // A letter is a symbol: `p` is a variable, `P` an outcome.
        let same = |name: &str| match name.len() {
            1 => name == text,
            _ => name.eq_ignore_ascii_case(text),
        };
        WINNERS.into_iter().find_map(|names| {
            if same(names.0) {
                Some((names, Outcome::N))
            } else {
                same(names.1).then_some((names, Outcome::P))
            }
        })
    }
}

impl Fact {
    /// Whether the words say just this.
    pub fn is_told_by(self, words: Words<'_>) -> bool {
        let Self::Outcome(outcome) = self else {
            let told = |reading: Reading| match self {
                Self::Count(count) => !reading.starred && reading.number == count,
                Self::Value(value) => {
                    let zero = reading.number == 0;
                    (reading.starred || zero) && reading.number == value.grundy()
                }
                Self::Heap(value) => reading.number == value.grundy(),
                Self::Outcome(_) => false,
            };
            return words.reading().is_some_and(told);
        };
        words.winner().is_some_and(|(_, winner)| winner == outcome)
    }

    /// The fact in the author's own style: what should have been written.
    pub fn told_like(self, words: Words<'_>) -> String {
        let reading = words.reading();
        let form = reading.map_or(Form::Grouped, |reading| reading.form);
        let starred = reading.is_some_and(|reading| reading.starred);
        match self {
            Self::Count(count) => plain(count, form, words.formula),
            Self::Heap(value) if !starred => plain(value.grundy(), form, words.formula),
            Self::Value(value) | Self::Heap(value) => {
                if value == Nimber::ZERO && !words.formula {
                    plain(0, form, false)
                } else if words.formula || !starred {
                    format!("${}$", value.latex())
                } else {
                    value.to_string()
                }
            }
            Self::Outcome(outcome) => {
                let ((first, second), _) = words.winner().unwrap_or((WINNERS[0], outcome));
                let name = match outcome {
                    Outcome::N => first,
                    Outcome::P => second,
                };
                if words.text.starts_with(char::is_uppercase) {
                    number::capitalised(name)
                } else {
                    name.to_owned()
                }
            }
        }
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

/// The fact for messages and notes.
impl std::fmt::Display for Fact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Count(count) => f.write_str(&number::grouped(*count)),
            Self::Value(value) | Self::Heap(value) => write!(f, "{value}"),
            Self::Outcome(outcome) => f.write_str(outcome.winner()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: Nimber = Nimber::new(2);

    fn words(text: &str) -> Words<'_> {
        let inside = text.strip_prefix('$').and_then(|it| it.strip_suffix('$'));
        Words {
            text: inside.unwrap_or(text),
            formula: inside.is_some(),
        }
    }

    #[test]
    fn a_fact_is_told_in_many_ways() {
        let rows: [(Fact, &[&str]); 6] = [
            (Fact::Count(12), &["12", "twelve", "Twelve", "$12$"]),
            (Fact::Count(1438), &["1,438", "1438", "$1438$", "$1{,}438$"]),
            (
                Fact::Value(TWO),
                &["*2", "∗2", r"$\ast 2$", "$*2$", r"$\ast2$"],
            ),
            (
                Fact::Value(Nimber::STAR),
                &["*", "∗", "*1", r"$\ast$", r"$\ast 1$"],
            ),
            (
                Fact::Value(Nimber::ZERO),
                &["0", "zero", "Zero", "$0$", "*0"],
            ),
            (Fact::Heap(TWO), &["2", "two", "$2$", r"$\ast 2$", "*2"]),
        ];
        for (fact, tellings) in rows {
            for telling in tellings {
                assert!(fact.is_told_by(words(telling)), "{telling} for {fact}");
            }
        }
        let first = Fact::Outcome(Outcome::N);
        let second = Fact::Outcome(Outcome::P);
        for (one, other) in WINNERS {
            assert!(first.is_told_by(words(one)) && !first.is_told_by(words(other)));
            assert!(second.is_told_by(words(other)) && !second.is_told_by(words(one)));
        }
        assert!(first.is_told_by(words("The first player")));
    }

    #[test]
    fn a_fact_is_not_told_by_something_near_it() {
        let rows: [(Fact, &[&str]); 4] = [
            (
                Fact::Count(12),
                &["13", "*12", r"$\ast 12$", "a dozen", "", "12 edges"],
            ),
            (Fact::Value(TWO), &["2", "two", "$2$", "*3", "**2"]),
            (Fact::Value(Nimber::STAR), &["1", "one", "0"]),
            (Fact::Outcome(Outcome::N), &["n", "first", "the player"]),
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
            (Fact::Value(TWO), r"$\ast 3$", r"$\ast 2$"),
            (Fact::Value(TWO), "*3", "*2"),
            (Fact::Value(TWO), "2", r"$\ast 2$"),
            (Fact::Value(Nimber::ZERO), "$1$", "$0$"),
            (Fact::Value(Nimber::ZERO), "one", "zero"),
            (Fact::Heap(TWO), "$3$", "$2$"),
            (Fact::Heap(TWO), r"$\ast 3$", r"$\ast 2$"),
            (
                Fact::Outcome(Outcome::P),
                "The first player",
                "The second player",
            ),
            (Fact::Outcome(Outcome::P), "N", "P"),
            (Fact::Outcome(Outcome::N), "nobody", "the first player"),
        ];
        for (fact, wrong, right) in rows {
            assert_eq!(fact.told_like(words(wrong)), right, "instead of {wrong}");
            assert!(fact.is_told_by(words(right)), "{right}");
        }
    }
}
