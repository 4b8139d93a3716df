//! Values from the literature and from other programs, and which strips are read.

use super::{
    PositionTheorem, ReadByTheorem, coin_arrangements_worth_zero, number_part_in_base_three,
    read_position,
};
use crate::ruleset::{Base, Coins, Cutcake, DigitDeletion, PositionError, Sum, ToadsAndFrogs};
use std::str::FromStr;

fn read<R: ReadByTheorem + FromStr<Err = PositionError>>(text: &str) -> Option<(String, String)> {
    let position = Sum::<R>::parse(text, str::parse).expect("a position");
    let reading = read_position(&position).ok()?;
    Some((reading.value().to_string(), reading.rule()))
}

#[test]
fn strips_are_read_by_the_theorems_they_fall_under() {
    for (strip, value, rule) in [
        ("T..F", "0", "the value of T^a..F"),
        ("TTTT..F", "3", "the value of T^a..F"),
        ("T..FFFF", "-3", "the value of T^a..F"),
        // {{0|1}|{*|1}} and {{2|1}|{*|-1}}
        ("TTT..FF", "{1/2|0}", "the value of T^a..F^b"),
        ("TTTTT..FFFF", "{{2|1}|{*|-1}}", "the value of T^a..F^b"),
        ("TT...FF", "*", "the value of T^a...FF"),
        ("TTTT...FF", "2*", "the value of T^a...FF"),
        ("FF...TTTTT", "0", "dead animals"),
        ("TTTTT...FFF", "3/2", "the value of T^a...FFF"),
        ("TTT...FFFFF", "-3/2", "the value of T^a...FFF"),
        (".F.FF..", "-5", "frogs past toads"),
        ("..F.T.T.", "1", "frogs past toads"),
        ("TF.", "0", "the death leap principle"),
        ("TF.TTF.", "0", "the death leap principle"),
        ("T..FFTTF", "-1", "dead animals and the value of T^a..F"),
        ("T.TTFF", "1", "dead animals and frogs past toads"),
        ("T..TTFF.F", "1", "dead animals and frogs past toads"),
        ("...", "0", "nothing stands"),
    ] {
        let told = read::<ToadsAndFrogs>(strip);
        assert_eq!(told, Some((value.to_owned(), rule.to_owned())), "{strip}");
    }
    for strip in ["T.F", "TT.FF", "TT..FF", "T.TF.", "TTTT...FFF", "T....F"] {
        assert_eq!(read::<ToadsAndFrogs>(strip), None, "{strip}");
    }
}

#[test]
fn a_sum_is_read_part_by_part_or_not_at_all() {
    let sum = read::<ToadsAndFrogs>("TTT..F+TT...FF").expect("read");
    assert_eq!(sum.0, "2*");
    let unread = Sum::<ToadsAndFrogs>::parse("TTT..F+T.F", str::parse).expect("strips");
    let error = read_position(&unread).expect_err("no theorem");
    assert_eq!(error.to_string(), "no theorem reads `T.F`");
}

#[test]
fn cakes_by_their_closed_form() {
    let row = |rows: u32| -> Vec<String> {
        let cakes = (1..=8).map(|columns| Cutcake::new(rows, columns).expect("a cake"));
        let read = |cake: Cutcake| read_position(&cake.into()).expect("every cake");
        cakes.map(|cake| read(cake).value().to_string()).collect()
    };
    assert_eq!(row(1)[..4], ["0", "1", "2", "3"]);
    assert_eq!(row(2), ["-1", "0", "0", "1", "1", "2", "2", "3"]);
    assert_eq!(row(4), ["-3", "-1", "-1", "0", "0", "0", "0", "1"]);
    let vast = read::<Cutcake>("1x4294967295").expect("every cake");
    assert_eq!(vast.0, "4294967294");
}

#[test]
fn coins_by_the_rule_for_stalks_and_rows_of_them_by_a_sum_of_products() {
    for (stack, value) in [
        ("GG", "2"),
        ("SS", "-2"),
        ("GS", "1/2"),
        ("SG", "-1/2"),
        ("GSGSS+S", "-7/16"),
    ] {
        let told = read::<Coins>(stack);
        assert_eq!(
            told,
            Some((value.to_owned(), "Berlekamp's rule".to_owned()))
        );
    }
    let counts = (1..=10).map(|stacks| coin_arrangements_worth_zero(stacks).to_string());
    let expected = [
        "0", "4", "0", "36", "10", "400", "294", "4900", "6048", "63594",
    ];
    assert_eq!(counts.collect::<Vec<_>>(), expected);
}

/// The constant term by multiplying out.
#[test]
fn the_constant_term_is_that_of_the_polynomial_multiplied_out() {
    let mut terms = vec![1_u128];
    for stacks in 1..=24 {
        let mut next = vec![0; terms.len() + 8];
        for (exponent, count) in terms.iter().enumerate() {
            for step in [0, 3, 5, 8] {
                next[exponent + step] += count;
            }
        }
        terms = next;
        let constant = terms[4 * stacks as usize];
        assert_eq!(coin_arrangements_worth_zero(stacks), constant.into());
    }
}

#[test]
fn digits_in_base_two_by_halving_or_taking_one() {
    let expected = [
        "1", "1/2", "2", "1/4", "3/2", "1", "3", "1/8", "5/4", "3/4", "5/2", "1/2", "2", "2", "4",
        "1/16",
    ];
    for (number, expected) in (1..).zip(expected) {
        let position = DigitDeletion::of_number(Base::Two, number);
        let reading = read_position(&position.into()).expect("every number");
        assert_eq!(reading.value().to_string(), expected, "{number}");
        assert_eq!(reading.theorems(), [PositionTheorem::HalveOrTakeOne]);
    }
}

#[test]
fn digits_in_base_three_are_read_without_twos() {
    let digits = |text| DigitDeletion::parse(Base::Three, text).expect("digits");
    let read = read_position(&digits("1001").into()).expect("no 2 stands");
    assert_eq!(read.value().to_string(), "-5/4");
    assert!(read_position(&digits("102").into()).is_err());
    for (text, part) in [
        ("2", "0"),
        ("20", "0"),
        ("12", "-1"),
        ("201", "-1"),
        ("102", "-1/2"),
    ] {
        assert_eq!(number_part_in_base_three(&digits(text)).to_string(), part);
    }
}
