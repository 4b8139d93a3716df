//! Where numbers stand in prose.

use super::number::{SMALL, TENS};
use std::ops::Range;

const LARGE: [&str; 4] = ["hundred", "thousand", "million", "billion"];
const ORDINAL_UNITS: [&str; 9] = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
];
/// Below this a word is as often an article or a pronoun as a number.
const FIRST_COUNTING_WORD: usize = 3;

/// Where numbers stand in a text: every run of digits, and every number word from
/// three up. Ordinals are no numbers: they name one thing, and count none.
pub(super) fn numbers_in(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(begin) = rest.find(char::is_alphanumeric) {
        let start = text.len() - rest.len() + begin;
        let numeral = text[start..].starts_with(|c: char| c.is_ascii_digit());
        let end = if numeral {
            end_of_numeral(text, start)
        } else {
            end_of_run(text, start, |c| {
                c.is_alphanumeric() && !c.is_ascii_digit() || c == '-'
            })
        };
        if numeral {
            let ending = &text[end..end_of_run(text, end, char::is_alphabetic)];
            if !["st", "nd", "rd", "th"].contains(&ending) {
                found.push(start..end);
            }
        } else {
            number_words(text, start..end, &mut found);
        }
        rest = &text[end..];
    }
    found
}

fn end_of_run(text: &str, start: usize, belongs: impl Fn(char) -> bool) -> usize {
    text[start..]
        .find(|c| !belongs(c))
        .map_or(text.len(), |length| start + length)
}

/// A comma or a point belongs to a numeral where a digit follows it.
fn end_of_numeral(text: &str, start: usize) -> usize {
    let mut end = end_of_run(text, start, |c| c.is_ascii_digit());
    loop {
        let beyond = text[end..]
            .strip_prefix([',', '.'])
            .filter(|beyond| beyond.starts_with(|c: char| c.is_ascii_digit()));
        match beyond {
            Some(_) => end = end_of_run(text, end + 1, |c| c.is_ascii_digit()),
            None => return end,
        }
    }
}

/// The number words in a run of letters and hyphens.
fn number_words(text: &str, run: Range<usize>, found: &mut Vec<Range<usize>>) {
    let mut parts = Vec::new();
    let mut start = run.start;
    for part in text[run].split('-') {
        parts.push((start..start + part.len(), part.to_lowercase()));
        start += part.len() + 1;
    }
    let mut parts = parts.into_iter().peekable();
    while let Some((range, part)) = parts.next() {
        let small = SMALL.iter().position(|&word| word == part);
        let tens = TENS.contains(&part.as_str());
        let next = parts.peek().filter(|_| tens);
        let unit = |names: &[&str]| next.is_some_and(|(_, next)| names.contains(&next.as_str()));
        if unit(&ORDINAL_UNITS) {
            parts.next();
        } else if unit(&SMALL[1..10]) {
            if let Some((unit, _)) = parts.next() {
                found.push(range.start..unit.end);
            }
        } else if tens
            || small.is_some_and(|number| number >= FIRST_COUNTING_WORD)
            || LARGE.contains(&part.as_str())
        {
            found.push(range);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::numbers_in;

    #[test]
    fn numbers_are_found_in_prose() {
        let rows: [(&str, &[&str]); 12] = [
            ("the 1,283 positions, 8.", &["1,283", "8"]),
            ("Three of twenty-one edges", &["Three", "twenty-one"]),
            ("the twenty-first, the third and the 3rd", &[]),
            ("one or two, zero or none", &[]),
            ("often a bone, threefold, tense", &[]),
            ("a three-legged, two-edge-connected one", &["three"]),
            ("four hundred thousand", &["four", "hundred", "thousand"]),
            ("3 (1901–02), 35–39", &["3", "1901", "02", "35", "39"]),
            ("1.5 and v7", &["1.5", "7"]),
            ("SEVEN.", &["SEVEN"]),
            ("twenty-", &["twenty"]),
            ("drei Äpfel ∗2", &["2"]),
        ];
        for (text, numbers) in rows {
            let found: Vec<&str> = numbers_in(text).into_iter().map(|at| &text[at]).collect();
            assert_eq!(found, numbers, "{text}");
        }
    }
}
