//! The rules, by examples worked out by hand.

use super::{
    Base, Between, Coins, Cutcake, DigitDeletion, PositionError, Ruleset, Sum, ToadsAndFrogs,
};
use crate::value::Player;
use std::str::FromStr;

/// Where a player may move to, as texts.
fn moves<R: Ruleset>(position: &Sum<R>, player: Player) -> Vec<String> {
    position.options(player).map(|it| it.to_string()).collect()
}

/// The moves of both players from a position.
fn both<R>(text: &str) -> [Vec<String>; 2]
where
    R: Ruleset + FromStr<Err = PositionError>,
{
    let position = Sum::<R>::parse(text, str::parse).expect("a position");
    Player::BOTH.map(|player| moves(&position, player))
}

#[test]
fn toads_go_right_and_frogs_left() {
    let [left, right] = both::<ToadsAndFrogs>("TF.T.FT.");
    assert_eq!(left, [".FTT.FT.", "TF..TFT.", "TF.T.F.T"]);
    assert_eq!(right, ["TF.TF.T."]);
    assert_eq!(
        both::<ToadsAndFrogs>("TTFF."),
        [vec![], Vec::<String>::new()]
    );
    assert_eq!(both::<ToadsAndFrogs>(".TF")[1], ["FT."]);
    assert_eq!(both::<ToadsAndFrogs>("TF..")[0], [".FT."]);
}

#[test]
fn a_strip_seen_from_the_other_end_has_the_other_moves() {
    let strip: ToadsAndFrogs = "TF.T.FT.".parse().expect("a strip");
    let mirrored = strip.mirrored();
    assert_eq!(mirrored.to_string(), ".FT.F.TF");
    for player in Player::BOTH {
        let turned = |it: Sum<ToadsAndFrogs>| it.parts()[0].mirrored();
        let mut one: Vec<ToadsAndFrogs> = strip.options(player).map(turned).collect();
        let own = |it: Sum<ToadsAndFrogs>| it.parts()[0].clone();
        let mut other: Vec<ToadsAndFrogs> = mirrored.options(player.other()).map(own).collect();
        one.sort();
        other.sort();
        assert_eq!(one, other);
    }
}

#[test]
fn cakes_are_cut_across() {
    let [left, right] = both::<Cutcake>("2x5");
    assert_eq!(left, ["2x1+2x4", "2x2+2x3"]);
    assert_eq!(right, ["1x5+1x5"]);
    assert_eq!(both::<Cutcake>("1x2"), [vec!["1x1".to_owned()], vec![]]);
    assert_eq!(both::<Cutcake>("1x2+2x1")[1], ["1x2"]);
}

#[test]
fn coins_take_with_them_what_lies_above() {
    let [left, right] = both::<Coins>("GSG+SG");
    assert_eq!(left, ["SG", "GS+SG", "GSG+S"]);
    assert_eq!(right, ["G+SG", "GSG"]);
}

#[test]
fn digits_close_up_and_leading_zeros_vanish() {
    let of = |base, text: &str| {
        let position = Sum::from(DigitDeletion::parse(base, text).expect("digits"));
        Player::BOTH.map(|player| moves(&position, player))
    };
    let [left, right] = of(Base::Two, "1001");
    assert_eq!(left, ["1", "100"]);
    assert_eq!(right, ["101", "101"]);
    let [left, right] = of(Base::Three, "201");
    assert_eq!(left, ["1", "21"]);
    assert_eq!(right, ["1", "20"]);
    assert_eq!(DigitDeletion::of_number(Base::Two, 17).to_string(), "10001");
    assert_eq!(DigitDeletion::of_number(Base::Three, 20).to_string(), "202");
    assert_eq!(of(Base::Two, "1")[0], ["0"]);
}

#[test]
fn a_number_moves_to_its_canonical_options() {
    assert_eq!(both::<Between>("0,1"), [vec![","], vec!["0,"]]);
    assert_eq!(both::<Between>("1/2,"), [vec!["0,1".to_owned()], vec![]]);
    assert_eq!(both::<Between>(","), [vec![], Vec::<String>::new()]);
}

#[test]
fn a_text_that_is_no_position_says_where_and_why() {
    let told = |error: PositionError| format!("{:?} {error}", error.bytes);
    let strip = |text| Sum::<ToadsAndFrogs>::parse(text, str::parse).map_err(told);
    assert_eq!(
        strip("TT.+Té"),
        Err("5..7 `é` is not a square of a strip".to_owned())
    );
    assert_eq!(
        strip("T.++F"),
        Err("3..3 there is not one square".to_owned())
    );
    let cake = |text| Sum::<Cutcake>::parse(text, str::parse).map_err(told);
    for (text, fault) in [
        ("2x5+3", "4..5 `3` is not the size of a cake"),
        ("0x5", "0..3 `0x5` is not the size of a cake"),
        (
            "2x99999999999",
            "0..13 `2x99999999999` is not the size of a cake",
        ),
        ("", "0..0 there is not one cake"),
    ] {
        assert_eq!(cake(text), Err(fault.to_owned()));
    }
    let between = |text| Sum::<Between>::parse(text, str::parse).map_err(told);
    for (text, fault) in [
        ("3", "0..1 there are not two numbers with a comma between"),
        (
            "1,1",
            "0..3 no number lies between the two: the first is not the smaller",
        ),
        (
            "0,1+1/3,",
            "4..7 `1/3` is not an integer, nor a fraction over a power of two",
        ),
    ] {
        assert_eq!(between(text), Err(fault.to_owned()));
    }
    let digits = |base, text| DigitDeletion::parse(base, text).map_err(told);
    assert_eq!(
        digits(Base::Two, "17"),
        Err("1..2 `7` is not a digit in base two".to_owned())
    );
    assert!(digits(Base::Three, "17").is_err());
}

#[test]
fn the_order_of_a_sum_and_what_is_gone_do_not_matter() {
    let sum = |text| Sum::<Cutcake>::parse(text, str::parse).expect("cakes");
    assert_eq!(sum("2x1+1x2"), sum("1x2+1x1+2x1"));
    assert_eq!(sum("1x1+1x1"), sum("1x1"));
    assert_eq!(sum("3x1+1x2").to_string(), "1x2+3x1");
}
