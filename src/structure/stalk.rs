//! Blue-red stalks, read off by Berlekamp's rule.

use crate::drawing::{Colour, Drawing, Incidence, Vertex};
use crate::value::Dyadic;
use dashu_int::ops::UnsignedAbs;
use std::cmp::Ordering;

/// The colours of each stalk from the ground up, if the drawing is nothing but
/// blue-red stalks side by side.
pub(super) fn stalks(drawing: &Drawing) -> Option<Vec<Vec<Colour>>> {
    let incidence = Incidence::of(drawing);
    let mut stalks = Vec::new();
    for (first, top) in incidence.at(Vertex::GROUND) {
        let mut colours = Vec::new();
        let (mut edge, mut vertex) = (first, top);
        loop {
            let colour = drawing.edge(edge).colour;
            if vertex.is_ground() || colour == Colour::Green || incidence.degree(vertex) > 2 {
                return None;
            }
            colours.push(colour);
            let Some(next) = incidence.at(vertex).find(|&(id, _)| id != edge) else {
                break;
            };
            (edge, vertex) = next;
        }
        stalks.push(colours);
    }
    Some(stalks)
}

/// The value of a blue-red stalk: the edges of its first run of one colour
/// count 1 each, and from the first change of colour on the `j`-th edge counts 2^-j; blue
/// for Left, red for Right (Berlekamp; *Winning Ways*, chapter 3).
pub(super) fn berlekamp(colours: &[Colour]) -> Dyadic {
    let Some(&first) = colours.first() else {
        return Dyadic::ZERO;
    };
    let run = colours.iter().take_while(|&&it| it == first).count();
    let sign = |colour| if colour == Colour::Blue { 1_i64 } else { -1 };
    let whole = sign(first) * i64::try_from(run).expect("fewer than 2^32 edges");
    colours[run..]
        .iter()
        .zip(1..)
        .fold(Dyadic::from(whole), |sum, (&colour, place)| {
            let part = Dyadic::half_power(place);
            if sign(colour) > 0 {
                sum + part
            } else {
                sum - part
            }
        })
}

/// The colours of the one blue-red stalk of this value: Berlekamp's rule, read
/// backwards.
///
/// # Panics
/// When its first run would not fit in memory; no part of a drawing is worth as much.
pub(super) fn of_value(number: &Dyadic) -> Vec<Colour> {
    let (whole, colour) = match number.sign() {
        Ordering::Less => (number.floor(), Colour::Red),
        _ => (number.ceil(), Colour::Blue),
    };
    let run = usize::try_from((&whole).unsigned_abs()).expect("no more than there are edges");
    let mut colours = vec![colour; run];
    let mut missing = number - &Dyadic::from(whole);
    for place in 1.. {
        let (colour, part) = match missing.sign() {
            Ordering::Less => (Colour::Red, -Dyadic::half_power(place)),
            Ordering::Equal => break,
            Ordering::Greater => (Colour::Blue, Dyadic::half_power(place)),
        };
        colours.push(colour);
        missing = missing - part;
    }
    colours
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(word: &str) -> Vec<Colour> {
        let colour = |letter| match letter {
            'B' => Colour::Blue,
            _ => Colour::Red,
        };
        word.chars().map(colour).collect()
    }

    fn value(word: &str) -> String {
        berlekamp(&colours(word)).to_string()
    }

    #[test]
    fn stalks_of_the_books() {
        for (word, expected) in [
            ("", "0"),
            ("BR", "1/2"),
            ("BRR", "1/4"),
            ("BBR", "3/2"),
            ("BRBRR", "9/16"),
            ("RB", "-1/2"),
            ("BRBRRBBR", "77/128"),
            ("BRBRBRBRBRBRBRBRBRBRBRBRBRBRBRBRB", "2863311531/4294967296"),
        ] {
            assert_eq!(value(word), expected, "{word}");
            let number = expected.parse().expect("a number");
            assert_eq!(of_value(&number), colours(word), "{word}");
        }
    }
}
