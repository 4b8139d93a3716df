//! What both routes say of many positions, and what happens when one is wrong.

use super::{
    Agreement, PositionRejection, PositionWitness, admit, cakes_by_closed_form,
    coins_by_constant_term, digits_by_three_valuations, digits_with_copies,
    number_parts_in_base_three, strips_by_theorems, verify_position,
};
use crate::ruleset::{Sum, ToadsAndFrogs};
use crate::search::{SearchLimit, play_position};
use crate::structure::read_position;

fn limit() -> SearchLimit {
    SearchLimit::default()
}

fn strip(text: &str) -> Sum<ToadsAndFrogs> {
    Sum::parse(text, str::parse).expect("a strip")
}

#[test]
fn a_position_has_its_theorem_or_the_difference_for_a_witness() {
    let read = verify_position(strip("TTT..F"), limit(), &mut |_| {}).expect("agreed");
    assert!(matches!(read.witness(), PositionWitness::Structure(_)));
    assert_eq!(read.value().to_string(), "2");
    let unread = verify_position(strip("TT.F"), limit(), &mut |_| {}).expect("agreed");
    assert!(matches!(unread.witness(), PositionWitness::Difference(it) if it.is_zero()));
    assert_eq!(unread.value().to_string(), "{1/2|0}");
}

#[test]
fn a_wrong_route_is_found_out() {
    let play = |text| play_position(&strip(text), limit(), &mut |_| {}).expect("small");
    let elsewhere = |_: &Sum<ToadsAndFrogs>| read_position(&strip("TTT..F"));
    let rejected = admit(strip("TTTT..F"), elsewhere, play("TTTT..F"), limit());
    let told = rejected.expect_err("2 is not 3").to_string();
    assert_eq!(
        told,
        "the two routes disagree on `TTTT..F`: by structure 2, by search 3"
    );
    let rejected = admit(strip("TT.F"), read_position, play("T.F"), limit());
    let rejection = rejected.expect_err("* is not {1/2|0}");
    assert!(matches!(rejection, PositionRejection::NotEqual { .. }));
    assert!(
        rejection
            .to_string()
            .starts_with("by search `TT.F` is worth *, but")
    );
}

#[test]
fn a_position_too_large_is_not_let_through() {
    let few = SearchLimit {
        positions: 10,
        ..limit()
    };
    let rejected = verify_position(strip("TTT...FFF"), few, &mut |_| {});
    let told = rejected.expect_err("too large").diagnostic();
    insta::assert_snapshot!(crate::diagnostic::Diagnostics::from(told).render(false));
}

#[test]
fn theorems_of_toads_and_frogs_hold_on_every_strip_of_nine_squares() {
    let agreement = strips_by_theorems(9, limit()).expect("they agree");
    let strips = (1..=9).map(|squares| 3_u64.pow(squares)).sum::<u64>();
    assert_eq!(agreement.compared + agreement.unread, strips);
    // Counted by a separate program that knows the theorems too.
    assert_eq!(agreement.compared, 10_610);
}

#[test]
fn cakes_up_to_twenty_by_twenty() {
    let agreement = cakes_by_closed_form(20, limit()).expect("they agree");
    let expected = Agreement {
        compared: 400,
        unread: 0,
        positions: 400,
    };
    assert_eq!(agreement, expected);
}

#[test]
fn coins_up_to_seven_stacks() {
    let counts = coins_by_constant_term(7, limit()).expect("they agree");
    assert_eq!(counts, [0, 4, 0, 36, 10, 400, 294]);
}

#[test]
fn digits_in_base_two_three_ways() {
    let agreement = digits_by_three_valuations(4095, limit()).expect("they agree");
    assert_eq!((agreement.compared, agreement.unread), (4095, 0));
    // Every number is reached, and 0.
    assert_eq!(agreement.positions, 4096);
}

#[test]
fn sums_of_digits_rounded_up() {
    for (largest, rounded) in [(2, 2), (5, 17), (10, 64)] {
        let sum = digits_with_copies(largest, limit()).expect("they agree");
        let number = sum.value().as_number().expect("a sum of numbers");
        assert_eq!(number.ceil(), rounded.into(), "{largest}");
    }
}

/// Up to six digits, 728 numbers, it was confirmed by another program.
#[test]
fn number_parts_in_base_three_up_to_eight_digits() {
    let agreement = number_parts_in_base_three(8, limit()).expect("they agree");
    assert_eq!(agreement.compared, 3_u64.pow(8) - 1);
    assert_eq!(agreement.positions, 3_u64.pow(8));
}
