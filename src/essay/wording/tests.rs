//! Facts in the words of authors.

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
