//! What templates may do to a value or a number.

use crate::essay::Mathematics;
use crate::value::Nimber;
use tera::{Kwargs, State, Value};

/// Sets values as mathematics: a count as the heap of that size, `2` as `∗2`,
/// and text as the LaTeX that it is.
pub(super) fn values(mathematics: Mathematics) -> impl Fn(Value, Kwargs, &State) -> Value {
    move |value: Value, _: Kwargs, _: &State| {
        let latex = match value.as_u64() {
            Some(size) => Nimber::new(size).latex(),
            None => value.as_str().unwrap_or_default().to_owned(),
        };
        Value::safe_string(&in_a_row(&mathematics.set(&latex).unwrap_or(latex)))
    }
}

/// The same with its parts held together in one row.
fn in_a_row(mathml: &str) -> String {
    let inside = mathml
        .strip_prefix("<math>")
        .and_then(|it| it.strip_suffix("</math>"));
    inside.map_or_else(
        || mathml.to_owned(),
        |parts| format!("<math><mrow>{parts}</mrow></math>"),
    )
}

/// A count with its thousands set apart: `28,463`.
pub(super) fn count(number: u64, _: Kwargs, _: &State) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A count for a sentence: in words up to twelve, in figures beyond.
pub(super) fn spelled(number: u64, kwargs: Kwargs, state: &State) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    let word = usize::try_from(number)
        .ok()
        .and_then(|number| WORDS.get(number));
    word.map_or_else(|| count(number, kwargs, state), |&word| word.to_owned())
}

/// An ordinal in words: `third`; after the thirteenth in figures.
pub(super) fn ordinal(number: u64, _: Kwargs, _: &State) -> String {
    const WORDS: [&str; 13] = [
        "first",
        "second",
        "third",
        "fourth",
        "fifth",
        "sixth",
        "seventh",
        "eighth",
        "ninth",
        "tenth",
        "eleventh",
        "twelfth",
        "thirteenth",
    ];
    let word = usize::try_from(number)
        .ok()
        .and_then(|number| WORDS.get(number.checked_sub(1)?));
    match (word, number % 10, number % 100) {
        (Some(word), ..) => (*word).to_owned(),
        (None, _, 11..=13) => format!("{number}th"),
        (None, 1, _) => format!("{number}st"),
        (None, 2, _) => format!("{number}nd"),
        (None, 3, _) => format!("{number}rd"),
        (None, ..) => format!("{number}th"),
    }
}

#[cfg(test)]
mod tests {
    use crate::essay::Mathematics;
    use tera::{Context, Tera};

    fn rendered(template: &str) -> String {
        let mut tera = Tera::new();
        tera.register_filter("value", super::values(Mathematics::new()));
        tera.register_filter("count", super::count);
        tera.register_filter("ordinal", super::ordinal);
        tera.register_filter("spelled", super::spelled);
        tera.add_raw_template("a.html", template)
            .expect("a template");
        tera.render("a.html", &Context::new()).expect("renders")
    }

    #[test]
    fn thousands_are_set_apart() {
        let counts = "{{ 0 | count }} {{ 999 | count }} {{ 1283 | count }} {{ 2614139 | count }}";
        assert_eq!(rendered(counts), "0 999 1,283 2,614,139");
    }

    #[test]
    fn small_counts_are_words_in_a_sentence() {
        let counts = "{{ 0 | spelled }} {{ 12 | spelled | capitalize }} {{ 1300 | spelled }}";
        assert_eq!(rendered(counts), "no Twelve 1,300");
    }

    #[test]
    fn values_are_mathematics_and_are_not_escaped() {
        assert_eq!(
            rendered("{{ 0 | value }}{{ 2 | value }}"),
            "<math><mrow><mn>0</mn></mrow></math>\
             <math><mrow><mo lspace=\"0\" rspace=\"0\">∗</mo><mn>2</mn></mrow></math>"
        );
        assert_eq!(
            rendered("{{ '\\\\frac{1}{2}' | value }}"),
            "<math><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></math>"
        );
    }

    #[test]
    fn ordinals_are_words_while_they_are_short() {
        let ordinals = "{{ 3 | ordinal }} {{ 0 | ordinal }} {{ 21 | ordinal }} {{ 112 | ordinal }}";
        assert_eq!(rendered(ordinals), "third 0th 21st 112th");
    }
}
