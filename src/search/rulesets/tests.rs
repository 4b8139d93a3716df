//! Positions whose values are known from elsewhere, and the limits.

use super::{
    CanonicalForms, FirstBorn, Outcomes, PlayedPositions, PositionPlay, PositionValuation,
    SimplestNumbers, ValuedByPlay, coin_arrangements_worth_zero, play_position,
};
use crate::ruleset::{
    Base, Between, Coins, Cutcake, DigitDeletion, PositionError, Ruleset, Sum, ToadsAndFrogs,
};
use crate::search::{Refusal, SearchLimit, position_difference};
use crate::value::{Dyadic, Value, simplest_between};
use std::str::FromStr;

fn sum<R: Ruleset + FromStr<Err = PositionError>>(text: &str) -> Sum<R> {
    Sum::parse(text, str::parse).expect("a position")
}

fn played<R: ValuedByPlay>(position: &Sum<R>) -> PositionPlay {
    let play = play_position(position, SearchLimit::default(), &mut |_| {}).expect("small");
    let witness = position_difference(position, &play.value, SearchLimit::default());
    assert!(witness.expect("small").is_zero(), "{position}");
    play
}

fn value<R: ValuedByPlay>(position: &Sum<R>) -> String {
    played(position).value.to_string()
}

#[test]
fn toads_and_frogs_of_the_books() {
    for (strip, expected) in [
        ("TT.FF", "*"),
        ("T.F", "*"),
        ("TT.F", "{1/2|0}"),
        ("T.TFF", "^"),
        ("TF.", "0"),
        ("T..F", "0"),
        ("TT..FF", "*"),
        ("T.F+TT.F", "{1/2*|*}"),
    ] {
        assert_eq!(value(&sum::<ToadsAndFrogs>(strip)), expected, "{strip}");
    }
}

#[test]
fn positions_are_counted_once_each() {
    // T.F; .TF, TF.; FT., .FT; F.T.
    assert_eq!(played(&sum::<ToadsAndFrogs>("T.F")).positions, 6);
    // By a separate program.
    assert_eq!(played(&sum::<ToadsAndFrogs>("TT..FF")).positions, 81);
    assert_eq!(played(&sum::<ToadsAndFrogs>("TTT..FF")).positions, 175);
    // 2x2; 1x2, 2x1; 1x1.
    assert_eq!(played(&sum::<Cutcake>("2x2")).positions, 4);
    // Stacks of two, one and no coins.
    assert_eq!(played(&sum::<Coins>("GS+GS")).positions, 3);
}

#[test]
fn cakes_are_worth_whole_numbers() {
    let row = |rows: u32, columns: std::ops::RangeInclusive<u32>| -> Vec<String> {
        let cakes = columns.map(|columns| Cutcake::new(rows, columns).expect("a cake"));
        cakes.map(|cake| value(&cake.into())).collect()
    };
    assert_eq!(row(1, 1..=4), ["0", "1", "2", "3"]);
    assert_eq!(row(2, 1..=8), ["-1", "0", "0", "1", "1", "2", "2", "3"]);
    assert_eq!(row(4, 1..=8), ["-3", "-1", "-1", "0", "0", "0", "0", "1"]);
}

#[test]
fn rows_of_coins_worth_nothing_are_counted_by_play() {
    for (stack, expected) in [("GG", "2"), ("SS", "-2"), ("GS", "1/2"), ("SG", "-1/2")] {
        assert_eq!(value(&sum::<Coins>(stack)), expected);
    }
    let counted = (1..=7)
        .map(|stacks| coin_arrangements_worth_zero(stacks, SearchLimit::default()).expect("few"));
    assert_eq!(counted.collect::<Vec<u64>>(), [0, 4, 0, 36, 10, 400, 294]);
}

#[test]
fn digits_in_base_two_are_numbers() {
    let mut numbers = PlayedPositions::<_, SimplestNumbers>::new(SearchLimit::default());
    let mut forms = PlayedPositions::<_, CanonicalForms>::new(SearchLimit::default());
    let expected = [
        "1", "1/2", "2", "1/4", "3/2", "1", "3", "1/8", "5/4", "3/4", "5/2", "1/2", "2", "2", "4",
        "1/16",
    ];
    for (number, expected) in (1..).zip(expected) {
        let position = Sum::from(DigitDeletion::of_number(Base::Two, number));
        let simplest = numbers.value(&position, &mut |_| {}).expect("a number");
        let form = forms.value(&position, &mut |_| {}).expect("small");
        assert_eq!(
            [simplest, form].map(|it| it.to_string()),
            [expected; 2],
            "{number}"
        );
    }
}

#[test]
fn digits_in_base_three_are_more_than_numbers() {
    for (digits, expected) in [
        ("2", "*"),
        ("20", "^*"),
        ("12", "-1*"),
        ("202", "^"),
        ("201", "-1^*"),
        ("102", "-1/2*"),
    ] {
        let position = DigitDeletion::parse(Base::Three, digits).expect("digits");
        assert_eq!(value(&position.into()), expected, "{digits}");
    }
}

#[test]
fn what_is_no_number_is_refused_by_name() {
    let mut numbers =
        PlayedPositions::<ToadsAndFrogs, SimplestNumbers>::new(SearchLimit::default());
    let refused = numbers.value(&sum("T.F"), &mut |_| {});
    assert_eq!(refused, Err(Refusal::NotANumber));
}

#[test]
fn a_value_that_is_wrong_is_found_out() {
    let strip = sum::<ToadsAndFrogs>("TT.F");
    let wrong: Value = "{1/2|0}+{1/2|0}".parse().expect("a value");
    let witness = position_difference(&strip, &wrong, SearchLimit::default()).expect("small");
    assert!(!witness.is_zero());
}

#[test]
fn who_wins_is_what_the_value_says() {
    let mut outcomes = Outcomes::new(SearchLimit::default());
    for strip in ["T.F", "TT..F", "F.T", "T.FF.T+..F", "T..F.TF.", ".FT+T.FF"] {
        let strip = sum::<ToadsAndFrogs>(strip);
        let outcome = outcomes.outcome(&strip).expect("small");
        assert_eq!(outcome, played(&strip).value.outcome(), "{strip}");
    }
}

#[test]
fn the_limits_refuse_by_name() {
    let few = SearchLimit {
        positions: 100,
        ..SearchLimit::default()
    };
    let small = SearchLimit {
        bytes: 10_000,
        ..SearchLimit::default()
    };
    let strip = sum::<ToadsAndFrogs>("TTT...FFF");
    let too_many = Refusal::TooManyPositions { limit: 100 };
    let too_much = Refusal::TooMuchMemory { limit: 10_000 };
    let zero = "0".parse().expect("a value");
    for (limit, refusal) in [(few, too_many.clone()), (small, too_much)] {
        assert_eq!(
            play_position(&strip, limit, &mut |_| {}),
            Err(refusal.clone())
        );
        assert_eq!(position_difference(&strip, &zero, limit), Err(refusal));
    }
    assert_eq!(coin_arrangements_worth_zero(4, few), Err(too_many.clone()));
    assert_eq!(coin_arrangements_worth_zero(40, few), Err(too_many));
}

#[test]
fn positions_beyond_all_measure_are_refused_not_tried() {
    let vast: Sum<Cutcake> = sum("4000000000x4000000000");
    let long = Sum::from(ToadsAndFrogs::new(
        [Some(crate::value::Player::Left), None]
            .into_iter()
            .cycle()
            .take(100_000),
    ));
    let small = SearchLimit {
        bytes: 1 << 26,
        ..SearchLimit::default()
    };
    let refusal = Refusal::TooMuchMemory { limit: 1 << 26 };
    assert_eq!(
        play_position(&vast, small, &mut |_| {}),
        Err(refusal.clone())
    );
    assert_eq!(
        play_position(&long, small, &mut |_| {}),
        Err(refusal.clone())
    );
    let zero = "0".parse().expect("a value");
    assert_eq!(position_difference(&vast, &zero, small), Err(refusal));
}

/// The simplest numbers of the books, and every interval in sixteenths against the trick
/// with bits.
#[test]
fn the_first_number_born_in_a_gap_is_the_simplest() {
    for (game, expected) in [
        ("0,1", "1/2"),
        ("1,2", "3/2"),
        ("-1,1", "0"),
        (",5", "0"),
        ("2,", "3"),
        (",-2", "-3"),
        (",", "0"),
        ("1/4,3/8", "5/16"),
        ("0,1+0,1", "1"),
    ] {
        assert_eq!(value(&sum::<Between>(game)), expected, "{game}");
    }
    let sixteenth = |it: i64| Dyadic::scaled(it, 4);
    for lower in -40..40 {
        for upper in lower + 1..=40 {
            let ends = [sixteenth(lower), sixteenth(upper)];
            let simplest = simplest_between(Some(&ends[0]), Some(&ends[1]));
            let options = ends.map(|end| vec![end]);
            assert_eq!(FirstBorn.value(options).ok(), simplest, "{lower} {upper}");
        }
    }
    let crossed = [vec![Dyadic::ONE], vec![Dyadic::ZERO]];
    assert_eq!(FirstBorn.value(crossed), Err(Refusal::NotANumber));
}
