//! Blue-red stalks, read off by Berlekamp's rule.

use crate::drawing::{Colour, Drawing, EdgeId, Incidence, Vertex};
use crate::value::Dyadic;
use dashu_int::ops::UnsignedAbs;
use std::cmp::Ordering;

/// The edges of each stalk from the ground up, if the drawing is nothing but
/// blue-red stalks side by side.
fn stalks(drawing: &Drawing) -> Option<Vec<Vec<EdgeId>>> {
    let incidence = Incidence::of(drawing);
    let mut stalks = Vec::new();
    for (first, top) in incidence.at(Vertex::GROUND) {
        let mut stalk = Vec::new();
        let (mut edge, mut vertex) = (first, top);
        loop {
            let colour = drawing.edge(edge).colour;
            if vertex.is_ground() || colour == Colour::Green || incidence.degree(vertex) > 2 {
                return None;
            }
            stalk.push(edge);
            let Some(next) = incidence.at(vertex).find(|&(id, _)| id != edge) else {
                break;
            };
            (edge, vertex) = next;
        }
        stalks.push(stalk);
    }
    Some(stalks)
}

/// The value of a drawing that is nothing but blue-red stalks side by side.
pub(super) fn value(drawing: &Drawing) -> Option<Dyadic> {
    let stalks = stalks(drawing)?;
    let values = stalks
        .iter()
        .map(|stalk| berlekamp(&colours(drawing, stalk)));
    Some(values.sum())
}

/// What every edge adds to the value of a drawing that is nothing but blue-red
/// stalks side by side, by Berlekamp's rule: for each stalk, its edges from the
/// ground up. `None` for other drawings.
#[must_use]
pub fn contributions(drawing: &Drawing) -> Option<Vec<Vec<(EdgeId, Dyadic)>>> {
    let stalks = stalks(drawing)?;
    let with_terms = |stalk: Vec<EdgeId>| {
        let colours = colours(drawing, &stalk);
        stalk.into_iter().zip(terms(&colours)).collect()
    };
    Some(stalks.into_iter().map(with_terms).collect())
}

fn colours(drawing: &Drawing, edges: &[EdgeId]) -> Vec<Colour> {
    edges.iter().map(|&id| drawing.edge(id).colour).collect()
}

/// What each edge of a blue-red stalk counts, from the ground up: those of its
/// first run of one colour 1 each, and from the first change of colour on the
/// `j`-th edge 2^-j; blue for Left, red for Right (Berlekamp; *Winning Ways*,
/// chapter 3).
fn terms(colours: &[Colour]) -> impl Iterator<Item = Dyadic> {
    let first = colours.first();
    let run = colours.iter().take_while(|it| Some(*it) == first).count();
    (1..).zip(colours).map(move |(place, &colour): (usize, _)| {
        let part = Dyadic::half_power(place.saturating_sub(run));
        if colour == Colour::Blue { part } else { -part }
    })
}

/// The value of a blue-red stalk: what its edges count, together.
pub(super) fn berlekamp(colours: &[Colour]) -> Dyadic {
    terms(colours).sum()
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
    fn what_each_edge_counts() {
        for (word, expected) in [
            ("BRBRR", "1 -1/2 1/4 -1/8 -1/16"),
            ("BBBRB", "1 1 1 -1/2 1/4"),
            ("RRB", "-1 -1 1/2"),
            ("B", "1"),
        ] {
            let drawing = Drawing::stalk(colours(word));
            let stalks = contributions(&drawing).expect("a stalk");
            let terms: Vec<String> = stalks[0].iter().map(|(_, it)| it.to_string()).collect();
            assert_eq!((stalks.len(), terms.join(" ").as_str()), (1, expected));
        }
        assert_eq!(contributions(&Drawing::stalk([Colour::Green])), None);
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
