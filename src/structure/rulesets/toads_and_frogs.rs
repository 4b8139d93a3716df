//! Toads and Frogs, where theorems are known.
//!
//! No closed form is known for strips in general, and most are read by no theorem.

use super::{PositionTheorem, ReadByTheorem, Reader};
use crate::ruleset::ToadsAndFrogs;
use crate::value::{Dyadic, Game, Player};
use std::ops::Range;

/// One square: whose animal sits there.
type Square = Option<Player>;

const TOAD: Square = Some(Player::Left);
const FROG: Square = Some(Player::Right);

impl ReadByTheorem for ToadsAndFrogs {
    fn read_with(&self, reader: &mut Reader) -> Option<Game> {
        let mut total = Game::ZERO;
        for compartment in reader.compartments(self.squares()) {
            let value = reader.compartment(compartment)?;
            total = reader.games.sum(total, value);
        }
        Some(total)
    }
}

impl Reader {
    /// What dead animals leave of a strip.
    fn compartments<'a>(&mut self, strip: &'a [Square]) -> Vec<&'a [Square]> {
        let mut compartments = Vec::new();
        let mut begin = 0;
        for dead in lines(strip).filter_map(|line| dead_part(strip, line)) {
            self.theorems.insert(PositionTheorem::DeadAnimals);
            compartments.push(&strip[begin..dead.start]);
            begin = dead.end;
        }
        compartments.push(&strip[begin..]);
        compartments
    }

    fn compartment(&mut self, squares: &[Square]) -> Option<Game> {
        if squares.iter().all(Option::is_none) {
            return Some(Game::ZERO);
        }
        if let Some(moves) = free_moves(squares) {
            self.theorems.insert(PositionTheorem::Passed);
            return Some(self.games.integer(moves));
        }
        if let Some((toads, empty, frogs)) = starting_position(squares) {
            if let Some(value) = self.start(toads, empty, frogs) {
                return Some(value);
            }
            if let Some(value) = self.start(frogs, empty, toads) {
                return Some(self.games.negation(value));
            }
        }
        only_death_leaps(squares).then(|| {
            self.theorems.insert(PositionTheorem::DeathLeap);
            Game::ZERO
        })
    }

    /// The value of so many toads, empty squares and frogs in a line, if the
    /// theorem is about at least as many toads as frogs.
    fn start(&mut self, toads: i64, empty: i64, frogs: i64) -> Option<Game> {
        let games = &mut self.games;
        let (theorem, value) = match (toads, empty, frogs) {
            (a, 2, 1) => (PositionTheorem::OneFrog, games.integer(a - 1)),
            (a, 2, b) if a > b => {
                let mut integer = |n| games.integer(n);
                let [far, near] = [integer(a - 3), integer(a - b)];
                let answer = integer(3 - b);
                let left = games.from_options([far], [near]);
                let right = games.from_options([Game::STAR], [answer]);
                let value = games.from_options([left], [right]);
                (PositionTheorem::TwoSquares, value)
            }
            (a, 3, 2) if a >= 2 => {
                let number = games.integer(a - 2);
                let value = games.from_options([number], [number]);
                (PositionTheorem::ThreeSquaresTwoFrogs, value)
            }
            (a, 3, 3) if a >= 5 => {
                let value = games.number(Dyadic::scaled(2 * a - 7, 1));
                (PositionTheorem::ThreeSquaresThreeFrogs, value)
            }
            _ => return None,
        };
        self.theorems.insert(theorem);
        Some(value)
    }
}

/// The unbroken lines of animals, as long as they go on.
fn lines(strip: &[Square]) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + strip[from..].iter().position(Option::is_some)?;
        let length = strip[start..].iter().position(Option::is_none);
        from = length.map_or(strip.len(), |length| start + length);
        Some(start..from)
    })
}

/// The part of a line of animals that never moves.
fn dead_part(strip: &[Square], line: Range<usize>) -> Option<Range<usize>> {
    let animals = &strip[line.clone()];
    let turned: Vec<Square> = animals.iter().rev().copied().collect();
    let (left_end, right_end) = (line.start == 0, line.end == strip.len());
    let before = alive_before(animals, TOAD, left_end, right_end)?;
    let after = alive_before(&turned, FROG, right_end, left_end)?;
    (before + after < animals.len()).then(|| line.start + before..line.end - after)
}

/// How many animals of a line come before what is dead, if anything is: that begins
/// at the near end of the strip, or with two of the kind that moves away from there,
/// or is no more than some of that kind at the far end of the strip.
fn alive_before(
    animals: &[Square],
    kind: Square,
    at_near_end: bool,
    at_far_end: bool,
) -> Option<usize> {
    if at_near_end {
        return Some(0);
    }
    let two = animals.windows(2).position(|two| two == [kind; 2]);
    two.or_else(|| {
        let last = animals.iter().rev().take_while(|&&it| it == kind).count();
        at_far_end.then(|| animals.len() - last)
    })
}

/// How many more moves Left has than Right, if no toad is to the left of a frog.
fn free_moves(squares: &[Square]) -> Option<i64> {
    let first_toad = squares.iter().position(|&it| it == TOAD);
    let past = first_toad.unwrap_or(squares.len());
    if squares[past..].contains(&FROG) {
        return None;
    }
    let toads = moves_ahead(squares[past..].iter().rev());
    Some(toads - moves_ahead(squares[..past].iter()))
}

/// How many empty squares animals of one kind have ahead of them, added up; the
/// squares come from the end that they move to.
fn moves_ahead<'a>(squares: impl Iterator<Item = &'a Square>) -> i64 {
    let (moves, _) = squares.fold((0, 0), |(moves, empty), square| match square {
        None => (moves, empty + 1),
        Some(_) => (moves + empty, empty),
    });
    moves
}

/// How many toads, empty squares and frogs there are, if they stand in this order.
fn starting_position(squares: &[Square]) -> Option<(i64, i64, i64)> {
    let run = |from: usize, kind: Square| -> usize {
        squares[from..].iter().take_while(|&&it| it == kind).count()
    };
    let toads = run(0, TOAD);
    let empty = run(toads, None);
    let frogs = run(toads + empty, FROG);
    if toads + empty + frogs < squares.len() {
        return None;
    }
    let count = |many: usize| i64::try_from(many).ok();
    Some((count(toads)?, count(empty)?, count(frogs)?))
}

/// Whether all that anybody can do is to hop on to an empty square that has no
/// empty square beside it.
fn only_death_leaps(squares: &[Square]) -> bool {
    let strip = ToadsAndFrogs::new(squares.iter().copied());
    (0..squares.len())
        .filter_map(|place| Some((place, strip.landing(place)?)))
        .all(|(place, landing)| {
            let beside = [landing.checked_sub(1), landing.checked_add(1)];
            let mut beside = beside
                .into_iter()
                .flatten()
                .filter_map(|it| squares.get(it));
            place.abs_diff(landing) == 2 && beside.all(Option::is_some)
        })
}
