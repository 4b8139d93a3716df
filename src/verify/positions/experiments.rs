//! Experiments: many positions of a game at once, each by two routes.
//!
//! Every one is a single call that stops at the first thing that does not hold.

use super::{PositionRejection, VerifiedPosition, verify_position};
use crate::ruleset::{Base, Cutcake, DigitDeletion, Sum, ToadsAndFrogs};
use crate::search::{
    self, CanonicalForms, PlayedPositions, PositionValuation, SearchLimit, SimplestNumbers,
};
use crate::structure::{self, ReadByTheorem, number_part_in_base_three};
use crate::value::Player;

/// What an experiment came to in which everything agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Agreement {
    /// How many positions both routes valued.
    pub compared: u64,
    /// How many no theorem reads.
    pub unread: u64,
    /// How many different positions the search played, for all of them together.
    pub positions: u64,
}

/// Toads and Frogs: every strip of at most so many squares that a theorem reads,
/// against play.
///
/// # Errors
/// At the first strip on which they disagree, or when a limit would be passed.
pub fn strips_by_theorems(
    longest: u32,
    limit: SearchLimit,
) -> Result<Agreement, PositionRejection> {
    let square = |number: u64, place: u32| match number / 3_u64.pow(place) % 3 {
        0 => None,
        1 => Some(Player::Left),
        _ => Some(Player::Right),
    };
    let strips = (1..=longest).flat_map(|squares| {
        (0..3_u64.saturating_pow(squares))
            .map(move |number| ToadsAndFrogs::new((0..squares).map(|place| square(number, place))))
    });
    compare::<_, CanonicalForms>(strips, limit)
}

/// Cutcake: every cake of at most so many rows and columns, by its closed form and
/// by the simplicity rule.
///
/// # Errors
/// At the first cake on which they disagree, or when a limit would be passed.
pub fn cakes_by_closed_form(
    largest: u32,
    limit: SearchLimit,
) -> Result<Agreement, PositionRejection> {
    let cakes = (1..=largest)
        .flat_map(|rows| (1..=largest).filter_map(move |columns| Cutcake::new(rows, columns)));
    compare::<_, SimplestNumbers>(cakes, limit)
}

/// Digit deletion in base two: every number from 1 up, by its closed form, by the
/// simplicity rule, and by canonical forms.
///
/// # Errors
/// At the first number on which they disagree, or when a limit would be passed.
pub fn digits_by_three_valuations(
    largest: u64,
    limit: SearchLimit,
) -> Result<Agreement, PositionRejection> {
    let numbers = || (1..=largest).map(|number| DigitDeletion::of_number(Base::Two, number));
    compare::<_, SimplestNumbers>(numbers(), limit)?;
    compare::<_, CanonicalForms>(numbers(), limit)
}

/// Coins: how many rows of one stack of two coins, of two stacks and so on are
/// worth 0, as the constant term and by playing every row.
///
/// # Errors
/// At the first number of stacks on which they disagree, or when a limit would be
/// passed.
pub fn coins_by_constant_term(
    most_stacks: u32,
    limit: SearchLimit,
) -> Result<Vec<u64>, PositionRejection> {
    (1..=most_stacks)
        .map(|stacks| {
            let rows = format!("rows of {stacks} stacks of two coins worth 0");
            let by_structure = structure::coin_arrangements_worth_zero(stacks);
            let by_search = search::coin_arrangements_worth_zero(stacks, limit)
                .map_err(|why| PositionRejection::not_played(&rows, why))?;
            if by_structure == by_search.into() {
                Ok(by_search)
            } else {
                Err(PositionRejection::disagreement(
                    rows,
                    by_structure,
                    by_search,
                ))
            }
        })
        .collect()
}

/// Digit deletion in base two: what one copy of 1, two of 2 and so on, up to so many
/// copies of `largest`, are worth side by side.
///
/// # Errors
/// When the routes disagree, or a limit would be passed.
pub fn digits_with_copies(
    largest: u32,
    limit: SearchLimit,
) -> Result<VerifiedPosition<DigitDeletion>, PositionRejection> {
    let copies = (1..=largest).flat_map(|number| {
        let digits = DigitDeletion::of_number(Base::Two, number.into());
        std::iter::repeat_n(digits, number as usize)
    });
    verify_position(Sum::new(copies), limit, &mut |_| {})
}

/// Digit deletion in base three: every number of at most so many digits is
/// infinitesimally close to minus the base-two value of what is left when every 2 is
/// struck out.
///
/// # Errors
/// At the first number of which this does not hold, or when a limit would be passed.
pub fn number_parts_in_base_three(
    most_digits: u32,
    limit: SearchLimit,
) -> Result<Agreement, PositionRejection> {
    let mut played = PlayedPositions::<_, CanonicalForms>::new(limit);
    let mut agreement = Agreement::default();
    for number in 1..3_u64.saturating_pow(most_digits) {
        let digits = DigitDeletion::of_number(Base::Three, number);
        let by_structure = number_part_in_base_three(&digits);
        let position = Sum::from(digits);
        let by_search = played
            .value(&position, &mut |_| {})
            .map_err(|why| PositionRejection::not_played(&position, why))?;
        if by_search.number_part().as_ref() != Some(&by_structure) {
            return Err(PositionRejection::disagreement(
                format!("the number part of {position}"),
                by_structure,
                by_search,
            ));
        }
        agreement.compared += 1;
    }
    agreement.positions = played.positions();
    Ok(agreement)
}

/// Holds what theorems read against what play gives.
fn compare<R: ReadByTheorem, V: PositionValuation>(
    positions: impl Iterator<Item = R>,
    limit: SearchLimit,
) -> Result<Agreement, PositionRejection> {
    let mut played = PlayedPositions::<R, V>::new(limit);
    let mut agreement = Agreement::default();
    for position in positions.map(Sum::from) {
        let Ok(reading) = structure::read_position(&position) else {
            agreement.unread += 1;
            continue;
        };
        let by_search = played
            .value(&position, &mut |_| {})
            .map_err(|why| PositionRejection::not_played(&position, why))?;
        if *reading.value() != by_search {
            let by_structure = reading.value();
            return Err(PositionRejection::disagreement(
                &position,
                by_structure,
                by_search,
            ));
        }
        agreement.compared += 1;
    }
    agreement.positions = played.positions();
    Ok(agreement)
}
