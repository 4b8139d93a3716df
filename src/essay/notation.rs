//! Values in the words and formulas of prose.

use super::number::{self, Form, Reading};
use crate::value::{Dyadic, Nimber, Value};

/// The names of the parts of one: halved `n + 1` times, one and many.
const PARTS: [(&str, &str); 4] = [
    ("half", "halves"),
    ("quarter", "quarters"),
    ("eighth", "eighths"),
    ("sixteenth", "sixteenths"),
];

/// Fractions that are one sign.
const FRACTIONS: [(char, &str, &str); 7] = [
    ('½', "1", "2"),
    ('¼', "1", "4"),
    ('¾', "3", "4"),
    ('⅛', "1", "8"),
    ('⅜', "3", "8"),
    ('⅝', "5", "8"),
    ('⅞', "7", "8"),
];

/// What commands of LaTeX stand for in the notation that values are read in;
/// nothing, where they only change the look.
const COMMANDS: [(&str, &str); 29] = [
    ("ast", "*"),
    ("star", "*"),
    ("uparrow", "↑"),
    ("downarrow", "↓"),
    ("Uparrow", "⇑"),
    ("Downarrow", "⇓"),
    ("pm", "±"),
    ("{", "{"),
    ("}", "}"),
    ("lbrace", "{"),
    ("rbrace", "}"),
    ("mid", "|"),
    ("vert", "|"),
    ("|", "||"),
    ("Vert", "||"),
    ("colon", ":"),
    ("mathbin", ""),
    ("mathord", ""),
    ("left", ""),
    ("right", ""),
    ("bigl", ""),
    ("bigr", ""),
    ("Bigl", ""),
    ("Bigr", ""),
    (",", ""),
    (";", ""),
    (":", ""),
    ("!", ""),
    (" ", ""),
];

/// The signs that stand for themselves in a formula. Letters are variables there.
const SIGNS: &str = "0123456789*∗↑↓⇑⇓±+-−/|,:()[]";

/// Reads words that are a value and nothing else: `3/4`, `½↑∗`, `{1|-1}`,
/// `zero`, `minus three quarters`.
pub(super) fn read(text: &str) -> Option<Value> {
    if let Some(reading) = number::read(text) {
        return Some(value_of(reading));
    }
    if let Some(number) = spoken(text.trim()) {
        return Some(number.into());
    }
    let mut notation = Notation::default();
    for sign in text.chars() {
        match FRACTIONS.iter().find(|(fraction, ..)| *fraction == sign) {
            Some((_, above, below)) => notation.fraction(above, below)?,
            None if sign == '⁄' => notation.text.push('/'),
            None => notation.text.push(sign),
        }
    }
    notation.read()
}

/// Reads a formula that is a value and nothing else: `\frac{3}{4}`, `-\frac12`,
/// `\ast 2`, `\{1 \mid -1\}`.
pub(super) fn read_formula(latex: &str) -> Option<Value> {
    if let Some(reading) = number::read_formula(latex) {
        return Some(value_of(reading));
    }
    // The sign of a tiny is a plus that stands for a name.
    let latex = latex.replace("{+}_", r"\tiny ").replace("{-}_", r"\miny ");
    let mut notation = Notation::default();
    let mut rest = latex.as_str();
    while let Some(sign) = rest.chars().next() {
        rest = &rest[sign.len_utf8()..];
        match sign {
            '\\' => rest = notation.command(rest)?,
            '{' => notation.open.push(""),
            '}' => notation.text.push_str(notation.open.pop()?),
            // The order of an uptimal stands in a superscript, its own brackets around it.
            '^' if rest.starts_with("{[") => {}
            _ if SIGNS.contains(sign) => notation.text.push(sign),
            _ if sign.is_whitespace() => {}
            _ => return None,
        }
    }
    notation.read()
}

fn value_of(reading: Reading) -> Value {
    if reading.starred {
        Nimber::new(reading.number).into()
    } else {
        Dyadic::scaled(reading.number, 0).into()
    }
}

/// A number said in words, down to sixteenths: `minus one and a half`.
fn spoken(text: &str) -> Option<Dyadic> {
    let lower = text.to_lowercase();
    let (minus, size) = match lower.strip_prefix("minus ") {
        Some(size) => (true, size),
        None => (false, lower.as_str()),
    };
    let size = match size.split_once(" and ") {
        Some((whole, part)) => spoken_integer(whole)? + spoken_fraction(part)?,
        None => spoken_integer(size).or_else(|| spoken_fraction(size))?,
    };
    Some(if minus { -size } else { size })
}

fn spoken_integer(text: &str) -> Option<Dyadic> {
    let reading = number::read(text)?;
    let word = matches!(reading.form, Form::Word { .. });
    word.then(|| Dyadic::scaled(reading.number, 0))
}

fn spoken_fraction(text: &str) -> Option<Dyadic> {
    let (many, part) = text.rsplit_once([' ', '-']).unwrap_or(("a", text));
    let halvings = PARTS
        .iter()
        .position(|&(one, more)| part == one || part == more)?;
    let many = match many {
        "a" | "an" => Dyadic::from(1),
        word => spoken_integer(word)?,
    };
    Some((0..=halvings).fold(many, |size, _| size.half()))
}

/// A value being put into the notation that [`Value`] reads.
#[derive(Default)]
struct Notation {
    text: String,
    /// What the end of each open group of LaTeX stands for.
    open: Vec<&'static str>,
}

impl Notation {
    /// A fraction; digits before it make it a mixed number, `1½`.
    fn fraction(&mut self, above: &str, below: &str) -> Option<()> {
        let digits = |sign: char| sign.is_ascii_digit();
        let whole = self
            .text
            .split_off(self.text.trim_end_matches(digits).len());
        if self.text.ends_with('/') {
            return None;
        }
        let all;
        let above = if whole.is_empty() {
            above
        } else {
            let [whole, above, below] = [&*whole, above, below].map(str::parse::<u64>);
            let of_the_whole = whole.ok()?.checked_mul(below.ok()?)?;
            all = of_the_whole.checked_add(above.ok()?)?.to_string();
            &all
        };
        // The space keeps digits that follow from being taken for more of it.
        self.text.extend([above, "/", below, " "]);
        Some(())
    }

    /// A command, its backslash read already; what comes after it.
    fn command<'a>(&mut self, latex: &'a str) -> Option<&'a str> {
        let letters = latex.find(|sign: char| !sign.is_ascii_alphabetic());
        let length = match letters.unwrap_or(latex.len()) {
            0 => latex.chars().next()?.len_utf8(),
            length => length,
        };
        let (name, rest) = latex.split_at(length);
        match name {
            "frac" | "tfrac" | "dfrac" => {
                let (above, rest) = digits(rest)?;
                let (below, rest) = digits(rest)?;
                self.fraction(above, below)?;
                Some(rest)
            }
            "tiny" => self.small("Tiny(", rest),
            "miny" => self.small("Miny(", rest),
            _ => {
                let (_, sign) = COMMANDS.iter().find(|(command, _)| *command == name)?;
                self.text.push_str(sign);
                Some(rest)
            }
        }
    }

    /// The name of a tiny game, up to its size.
    fn small<'a>(&mut self, name: &str, latex: &'a str) -> Option<&'a str> {
        self.text.push_str(name);
        let latex = latex.trim_start();
        if let Some(rest) = latex.strip_prefix('{') {
            self.open.push(")");
            return Some(rest);
        }
        let (size, rest) = digits(latex)?;
        self.text.push_str(size);
        self.text.push(')');
        Some(rest)
    }

    fn read(self) -> Option<Value> {
        if self.open.is_empty() {
            self.text.parse().ok()
        } else {
            None
        }
    }
}

/// An argument of a command that is a number: digits in braces, or one digit.
fn digits(latex: &str) -> Option<(&str, &str)> {
    let latex = latex.trim_start();
    let (digits, rest) = match latex.strip_prefix('{') {
        Some(inside) => inside.split_once('}')?,
        None => latex.split_at_checked(1)?,
    };
    let number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    number.then_some((digits, rest))
}

#[cfg(test)]
mod tests;
