//! Beds worked out by hand or taken from the literature.

use super::super::blocks::blocks;
use super::Bed;
use crate::drawing::{Colour, Drawing, Edge, Vertex};
use crate::value::Dyadic;

/// The value as a bed of a drawing that is one block, nothing standing on it.
fn value(feet: &[usize], rest: &[(usize, usize)], swapped: bool) -> Option<String> {
    let colours = if swapped {
        [Colour::Red, Colour::Blue]
    } else {
        [Colour::Blue, Colour::Red]
    };
    let edge = |from, to, colour| Edge {
        from: Vertex::new(from),
        to: Vertex::new(to),
        colour,
    };
    let feet = feet.iter().map(|&top| edge(0, top, colours[0]));
    let rest = rest.iter().map(|&(u, v)| edge(u, v, colours[1]));
    let edges: Vec<Edge> = feet.chain(rest).collect();
    let top = edges.iter().map(|it| it.from.index().max(it.to.index()));
    let drawing = Drawing::new(top.max().unwrap_or(0) + 1, edges).expect("in range");
    let blocks = blocks(&drawing);
    assert_eq!(blocks.len(), 1);
    let bed = Bed::of(&drawing, &blocks[0])?;
    let tops = blocks[0].tops(&drawing);
    let value = bed.value(&tops, |_| Some(Dyadic::ZERO))?;
    Some(value.to_string())
}

#[test]
fn a_bed_is_halved_by_every_cut_that_leaves_its_feet_joined() {
    type Row = (
        &'static [usize],
        &'static [(usize, usize)],
        Option<&'static str>,
    );
    let rows: &[Row] = &[
        // One edge between two legs: {1/8 | 1}, for cutting it leaves two halves.
        (&[1, 2], &[(1, 3), (2, 4), (3, 4)], Some("1/2")),
        // A double edge between the legs: one of the two can be spared.
        (&[1, 2], &[(1, 3), (2, 4), (3, 4), (3, 4)], Some("1/4")),
        // A triangle on three feet keeps two of its sides, a star all of its rays.
        (
            &[1, 2, 3],
            &[(1, 4), (2, 5), (3, 6), (4, 5), (5, 6), (6, 4)],
            Some("1/4"),
        ),
        (
            &[1, 2, 3],
            &[(1, 4), (2, 5), (3, 6), (4, 7), (5, 7), (6, 7)],
            Some("1/2"),
        ),
        // Legs that meet: {1/4 | 3/2} = 1, which is no bed's value. Nor are these beds:
        // feet that share a leg, a foot with two legs, feet that meet.
        (&[1, 2], &[(1, 3), (2, 3)], None),
        (&[1, 2], &[(1, 2)], None),
        (&[1, 2], &[(1, 3), (1, 3), (2, 3)], None),
        (&[1, 1], &[], None),
        // A board between two others: Right cuts it, and each half is left worth 1/4
        // where a foot with its leg alone would be 1/2.
        (&[1, 2], &[(1, 3), (2, 4), (3, 5), (5, 6), (6, 4)], None),
        // A leg between two feet, and another way round.
        (&[1, 2], &[(1, 2), (1, 3), (3, 2)], None),
    ];
    for (feet, rest, expected) in rows {
        let expected = expected.map(str::to_owned);
        assert_eq!(value(feet, rest, false), expected, "{feet:?} {rest:?}");
        let negative = expected.map(|it| format!("-{it}"));
        assert_eq!(value(feet, rest, true), negative, "{feet:?} {rest:?}");
    }
}

#[test]
fn the_moderately_hard_bed_of_winning_ways() {
    // Chapter 7, figure 31: a to g are 1 to 7, A to G 8 to 14, p and q 15 and 16, and
    // the middles of the paths of two 17 to 21.
    let feet = [1, 2, 3, 4, 5, 6, 7];
    let mut rest: Vec<(usize, usize)> = feet.iter().map(|&foot| (foot, foot + 7)).collect();
    let paths = [(8, 9), (8, 11), (8, 13), (10, 13), (10, 14)];
    for (middle, (from, to)) in (17..).zip(paths) {
        rest.extend([(from, middle), (middle, to)]);
    }
    rest.extend([9, 11, 12].map(|end| (end, 15)));
    rest.extend([12, 13, 14].map(|end| (end, 16)));
    assert_eq!(rest.len(), 23);
    assert_eq!(value(&feet, &rest, false).as_deref(), Some("1/128"));
}
