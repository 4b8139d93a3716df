//! Numbers and lists in the words of a sentence.

use crate::value::{Dyadic, NumberUpStar, Player, Style, Value};

/// A count as a word up to twelve, in figures beyond.
pub fn count(number: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS
        .get(number)
        .map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// `one loop`, `three loops`.
pub fn counted(number: usize, noun: &str, nouns: &str) -> String {
    format!(
        "{} {}",
        count(number),
        if number == 1 { noun } else { nouns }
    )
}

/// `a`, `a and b`, `a, b and c`.
pub fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Values that cannot be said are written in about so many letters.
const LONGEST: usize = 40;

/// A value as it is said: `0`, `star 2`, `minus 1/2`, `1 double up star`, `the
/// game {0, star | 0}`; as it is written where its options are games of their own.
#[must_use]
pub fn spoken(value: &Value) -> String {
    if let Some(leaf) = value.as_number_up_star() {
        return leaf_spoken(leaf);
    }
    let options = value.in_store(|games, game| {
        let mut side = |player| -> Option<String> {
            let options = games.options(game, player);
            let leaves = options.iter().map(|&it| games.as_number_up_star(it));
            let words: Option<Vec<String>> = leaves.map(|it| it.map(leaf_spoken)).collect();
            Some(words?.join(", "))
        };
        side(Player::Left).zip(side(Player::Right))
    });
    match options {
        Some((left, right)) => format!("the game {{{left} | {right}}}"),
        None => format!("the game {}", value.written(Style::Ascii, LONGEST)),
    }
}

/// `minus 1/2`.
pub fn number_spoken(number: &Dyadic) -> String {
    number.to_string().replace('-', "minus ")
}

fn leaf_spoken(leaf: &NumberUpStar) -> String {
    let mut words = Vec::new();
    let (ups, star) = (leaf.ups(), leaf.star().grundy());
    if !leaf.number().is_zero() || (ups == 0 && star == 0) {
        words.push(number_spoken(leaf.number()));
    }
    let direction = if ups < 0 { "down" } else { "up" };
    match ups.unsigned_abs() {
        0 => {}
        1 => words.push(direction.to_owned()),
        2 => words.push(format!("double {direction}")),
        many => words.push(format!("{direction} {many}")),
    }
    match star {
        0 => {}
        1 => words.push("star".to_owned()),
        size => words.push(format!("star {size}")),
    }
    words.join(" ")
}

/// A stalk by its height: `nothing`, `a stalk of two`.
pub fn stalk(height: usize) -> String {
    match height {
        0 => "nothing left".to_owned(),
        height => format!("a stalk of {}", count(height)),
    }
}

/// A sentence's first letter as a capital.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
