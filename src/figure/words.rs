//! Numbers and lists in the words of a sentence.

use crate::value::Nimber;

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

/// A value as it is said: `0`, `star`, `star 2`.
pub fn spoken(value: Nimber) -> String {
    match value.grundy() {
        0 => "0".to_owned(),
        1 => "star".to_owned(),
        size => format!("star {size}"),
    }
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
