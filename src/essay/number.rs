//! Numbers as people write them: digits, words, and stars in mathematics.

/// The words from zero on; a number's word stands at its place.
pub(super) const SMALL: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
/// The words for twenty, thirty and so on.
pub(super) const TENS: [&str; 8] = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
];

/// How a number is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// In digits, without commas though there is room for one.
    Digits,
    /// In digits, with commas wherever there is room for one.
    Grouped,
    /// As a word.
    Word {
        /// Whether it begins with a capital.
        capital: bool,
    },
}

/// A number as it was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reading {
    /// The number.
    pub number: u64,
    /// Whether a star stands before it, which makes it the size of a heap.
    pub starred: bool,
    /// How it is written.
    pub form: Form,
}

/// Reads a text that is a number and nothing else.
pub(super) fn read(text: &str) -> Option<Reading> {
    let text = text.trim();
    if let Some(size) = text.strip_prefix(['*', '∗']) {
        let size = size.trim_start();
        let (number, form) = match size {
            "" => (1, Form::Grouped),
            _ => digits(size)?,
        };
        return Some(Reading {
            number,
            starred: true,
            form,
        });
    }
    let (number, form) = digits(text).or_else(|| word(text))?;
    Some(Reading {
        number,
        starred: false,
        form,
    })
}

/// Reads a formula that is a number or a value and nothing else.
pub(super) fn read_formula(latex: &str) -> Option<Reading> {
    let plain = latex.replace(r"\ast", "*").replace("{,}", ",");
    read(&plain).filter(|reading| !matches!(reading.form, Form::Word { .. }))
}

/// Digits, with commas either nowhere or before every third from the end.
fn digits(text: &str) -> Option<(u64, Form)> {
    let groups: Vec<&str> = text.split(',').collect();
    let all_digits =
        |group: &&str| !group.is_empty() && group.chars().all(|c: char| c.is_ascii_digit());
    if !groups.iter().all(all_digits) {
        return None;
    }
    let (first, rest) = groups.split_first()?;
    let grouped = !rest.is_empty();
    if grouped && (first.len() > 3 || rest.iter().any(|group| group.len() != 3)) {
        return None;
    }
    if first.len() > 1 && first.starts_with('0') || grouped && *first == "0" {
        return None;
    }
    let number = groups.concat().parse().ok()?;
    let form = if grouped || number < 1000 {
        Form::Grouped
    } else {
        Form::Digits
    };
    Some((number, form))
}

fn word(text: &str) -> Option<(u64, Form)> {
    let lower = text.to_lowercase();
    let number = (0..=100).find(|&number| in_words(number).as_deref() == Some(&lower))?;
    let capital = text.starts_with(char::is_uppercase);
    Some((number, Form::Word { capital }))
}

/// The word for a number up to a hundred.
pub(super) fn in_words(number: u64) -> Option<String> {
    let number = usize::try_from(number).ok()?;
    match number {
        0..20 => Some(SMALL[number].to_owned()),
        20..100 if number.is_multiple_of(10) => Some(TENS[number / 10 - 2].to_owned()),
        20..100 => Some(format!("{}-{}", TENS[number / 10 - 2], SMALL[number % 10])),
        100 => Some("one hundred".to_owned()),
        _ => None,
    }
}

/// The digits of a number, with a comma before every third from the end.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number written in a given form, as nearly as it can be.
pub(super) fn written(number: u64, form: Form) -> String {
    match form {
        Form::Digits => number.to_string(),
        Form::Grouped => grouped(number),
        Form::Word { capital } => match in_words(number) {
            Some(word) if capital => capitalised(&word),
            Some(word) => word,
            None => grouped(number),
        },
    }
}

/// The text with its first letter a capital.
pub(super) fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        let rows: [(&str, Option<u64>); 26] = [
            ("1,438", Some(1438)),
            ("1438", Some(1438)),
            ("0", Some(0)),
            ("999", Some(999)),
            ("1,234,567", Some(1_234_567)),
            ("twelve", Some(12)),
            ("Twelve", Some(12)),
            ("TWENTY-ONE", Some(21)),
            ("ninety-nine", Some(99)),
            ("one hundred", Some(100)),
            ("  8 ", Some(8)),
            ("12,83", None),
            ("1283,", None),
            (",283", None),
            ("1234,567", None),
            ("0,123", None),
            ("007", None),
            ("+3", None),
            ("-3", None),
            ("1.5", None),
            ("", None),
            ("twenty-zero", None),
            ("twenty one", None),
            ("once", None),
            ("99999999999999999999", None),
            ("８", None),
        ];
        for (text, number) in rows {
            let read = read(text);
            assert_eq!(read.map(|it| it.number), number, "{text}");
            assert!(read.is_none_or(|it| !it.starred), "{text}");
        }
    }

    #[test]
    fn a_star_makes_a_heap() {
        for text in ["*2", "∗2", "* 2"] {
            let reading = read(text).expect(text);
            assert_eq!((reading.number, reading.starred), (2, true), "{text}");
        }
        for latex in [r"\ast 2", r"\ast2", "*2", r" \ast  2 "] {
            let reading = read_formula(latex).expect(latex);
            assert_eq!((reading.number, reading.starred), (2, true), "{latex}");
        }
        assert_eq!(read(r"*").map(|it| it.number), Some(1));
        assert_eq!(read_formula("1{,}438").map(|it| it.number), Some(1438));
        for latex in [r"\ast n", "n", "2 + 2", "two", r"\ast two", "0, 1"] {
            assert_eq!(read_formula(latex), None, "{latex}");
        }
    }

    #[test]
    fn words_and_digits_are_written_back() {
        for number in 0..=100 {
            let word = in_words(number).expect("up to a hundred");
            assert_eq!(read(&word).map(|it| it.number), Some(number));
        }
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(grouped(123), "123");
        assert_eq!(written(21, Form::Word { capital: true }), "Twenty-one");
        assert_eq!(written(1283, Form::Word { capital: false }), "1,283");
        assert_eq!(written(1283, Form::Digits), "1283");
    }
}
