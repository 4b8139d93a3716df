//! What both routes say of many positions, and what happens when one is wrong.

use super::{PositionRejection, PositionWitness, admit, verify_position};
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
