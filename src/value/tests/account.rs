//! What becomes of options, on forms brought into canonical form by hand.

use super::{game, text};
use crate::value::{Fate, Form, Games, Player};

/// What becomes of each option of a form, in words: `Left ^: dominated by 1`.
fn told(games: &mut Games, left: &[&str], right: &[&str]) -> (String, Vec<String>) {
    let [left, right] = [left, right].map(|side| {
        let options = side.iter();
        options.map(|text| game(games, text)).collect()
    });
    let account = games.explain_form(&Form { left, right });
    let mut lines = Vec::new();
    for player in Player::BOTH {
        for it in account.options(player) {
            let option = text(games, it.option);
            let fate = match &it.fate {
                Fate::Kept => "kept".to_owned(),
                Fate::Dominated { by } => format!("dominated by {}", text(games, *by)),
                Fate::Reversible {
                    through,
                    replaced_by,
                } => {
                    let through = text(games, *through);
                    let mut instead: Vec<String> =
                        replaced_by.iter().map(|&game| text(games, game)).collect();
                    instead.sort();
                    format!("through {through} to {{{}}}", instead.join(","))
                }
            };
            let came_in = if it.given { "" } else { ", come in" };
            lines.push(format!("{player:?} {option}{came_in}: {fate}"));
        }
    }
    (text(games, account.value), lines)
}

#[track_caller]
fn hold(left: &[&str], right: &[&str], value: &str, lines: &[&str]) {
    let (found, told) = told(&mut Games::new(), left, right);
    assert_eq!(told, lines);
    assert_eq!(found, value);
}

#[test]
fn numbers_have_one_best_option_a_side() {
    let lines = [
        "Left 0: dominated by 1/8",
        "Left 1/8: kept",
        "Right 1/4: kept",
        "Right 3/8: dominated by 1/4",
        "Right 3/4: dominated by 1/4",
    ];
    hold(&["0", "1/8"], &["1/4", "3/8", "3/4"], "3/16", &lines);
}

#[test]
fn who_is_dominated_is_told_by_whom_in_the_end() {
    let lines = [
        "Left 1: dominated by 3",
        "Left 2: dominated by 3",
        "Left 3: kept",
    ];
    hold(&["1", "2", "3", "1"], &[], "4", &lines);
    let lines = ["Left 2: kept", "Left 1: dominated by 2", "Right -1: kept"];
    hold(&["2", "1"], &["-1"], "{2|-1}", &lines);
}

#[test]
fn up_and_star_is_canonical() {
    let lines = ["Left 0: kept", "Left *: kept", "Right 0: kept"];
    hold(&["0", "*"], &["0"], "^*", &lines);
}

#[test]
fn a_star_is_reversed_by_taking_it() {
    // Right, answering * with 0, leaves Left no better off than in a form above 0.
    let lines = ["Left 0: kept", "Left *: through 0 to {}", "Right *: kept"];
    hold(&["0", "*"], &["*"], "^", &lines);
}

#[test]
fn up_over_down_is_star() {
    let lines = [
        "Left ^: through * to {0}",
        "Left 0, come in: kept",
        "Right v: through * to {0}",
        "Right 0, come in: kept",
    ];
    hold(&["^"], &["v"], "*", &lines);
}

#[test]
fn what_comes_in_may_be_reversible_too() {
    // All options of ^ + ^ + *, which is {0|^}.
    let lines = [
        "Left ^*: through 0 to {}",
        "Left ^2: through ^* to {*,0}",
        "Left 0, come in: kept",
        "Left *, come in: through 0 to {}",
        "Right ^: kept",
        "Right ^2: dominated by ^",
    ];
    hold(&["^*", "^2"], &["^", "^2"], "^2*", &lines);
}

#[test]
fn a_heap_above_the_least_missing_one_is_reversed_to_it() {
    let options = ["0", "*", "*3"];
    let lines = [
        "Left 0: kept",
        "Left *: kept",
        "Left *3: through *2 to {*,0}",
        "Right 0: kept",
        "Right *: kept",
        "Right *3: through *2 to {*,0}",
    ];
    hold(&options, &options, "*2", &lines);
}
