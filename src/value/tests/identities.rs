//! Identities from the literature.

use std::cmp::Ordering;

use super::{game, text};
use crate::value::{Dyadic, Form, Game, Games, Outcome, Value};

#[test]
fn equal_games_written_differently_are_one_game() {
    let games = &mut Games::new();
    for (one, other) in [
        ("{|}", "0"),
        ("{0|}", "1"),
        ("{0|1}", "1/2"),
        ("{1|2}", "3/2"),
        ("{-1|1}", "0"),
        ("{|5}", "0"),
        ("{2|}", "3"),
        ("{0,1/8|1/4,3/8,3/4}", "3/16"),
        ("{0|0}", "*"),
        ("{0,*|0,*}", "*2"),
        ("{0,*,*2|0,*,*2}", "*3"),
        ("{0|*}", "^"),
        ("{*|0}", "v"),
        ("*+*", "0"),
        ("^+^", "^2"),
        ("{0|^*}", "^2"),
        ("{0|^}", "^2*"),
        ("^+*", "{0,*|0}"),
        ("{0|*2}", "^*3"),
        ("^*2", "{0|*3}"),
        ("1+*", "{1|1}"),
        ("1*", "1:*"),
        ("*:1", "^*"),
        ("*:2", "{0,^*|0}"),
        ("*2:1", "{0,*,*2|0,*}"),
        ("*:(1/2)", "{0,*|0,^*}"),
        ("*:*", "*2"),
        ("*:(-1)", "v*"),
        ("1:(-1:*)", "1/2*"),
        ("1:(*:(-1))", "1v*"),
        ("1:(*:1)", "1^*"),
        ("^[2]", "{^|*}"),
        ("^[2]*", "*:2"),
        ("+-1", "{1|-1}"),
        ("+-1+(+-1)", "0"),
        ("Tiny(2)", "{0||0|-2}"),
        ("Miny(1/2)", "{1/2|0||0}"),
        ("{2||1|0}", "{2|{1|0}}"),
        ("{1|||2||1|0}", "{1|{2|{1|0}}}"),
        ("3+-1", "{4|2}"),
        ("3-1", "2"),
        ("-{2|1}", "{-1|-2}"),
        ("−1/2↓∗2", "-1/2v*2"),
        ("⇑∗", "^^*"),
        ("±1", "+-1"),
    ] {
        assert_eq!(game(games, one), game(games, other), "{one} = {other}");
    }
}

#[test]
fn the_order_of_games() {
    let games = &mut Games::new();
    let ten = format!("1/{}", 1 << 10);
    for (one, other, order) in [
        ("^", "0", Some(Ordering::Greater)),
        ("^", ten.as_str(), Some(Ordering::Less)),
        ("^1000", ten.as_str(), Some(Ordering::Less)),
        ("^", "*", None),
        ("^", "*2", Some(Ordering::Greater)),
        ("^2", "*", Some(Ordering::Greater)),
        ("*", "0", None),
        ("*", "*2", None),
        ("+-1", "0", None),
        ("+-1", "1", None),
        ("+-1", "2", Some(Ordering::Less)),
        ("Tiny(1)", "^", Some(Ordering::Less)),
        ("Tiny(1)", "0", Some(Ordering::Greater)),
        ("Tiny(2)", "Tiny(1)", Some(Ordering::Less)),
        ("*:(1/2)", "*", Some(Ordering::Greater)),
        ("*:(1/2)", "^*", Some(Ordering::Less)),
        ("{2|-1}", "0", None),
        ("{1|^}", "0", Some(Ordering::Greater)),
        ("{0,^*|0}", "*1000000000000", Some(Ordering::Greater)),
        ("{0,^*|0,v*}", "*1000000000000", None),
    ] {
        let (left, right) = (game(games, one), game(games, other));
        assert_eq!(games.partial_cmp(left, right), order, "{one} and {other}");
        assert_eq!(
            games.partial_cmp(right, left),
            order.map(Ordering::reverse),
            "{other} and {one}"
        );
    }
}

#[test]
fn an_ordinal_sum_depends_on_the_form_of_its_base() {
    let games = &mut Games::new();
    let nothing = Form::default();
    let zero = Form {
        left: vec![Game::MINUS_ONE],
        right: vec![Game::ONE],
    };
    let value = |games: &mut Games, base: &Form| {
        let raised = games.ordinal_sum_form(base, Game::ONE);
        let sum = games.value_of(&raised);
        text(games, sum)
    };
    assert_eq!(value(games, &nothing), "1");
    assert_eq!(value(games, &zero), "1/2");
}

#[test]
fn canonical_text_is_chosen_by_value_alone() {
    let expected = "{0,*,*2|0,*}";
    for way in ["*2:1", "{*2,*,0|*,0}", "{*,*2,0|0,*}"] {
        // Other games made first, so that the store numbers them differently.
        for before in ["0", "*2", "{*2|*}", "{0,*|0,^*}"] {
            let games = &mut Games::new();
            game(games, before);
            let made = game(games, way);
            assert_eq!(text(games, made), expected);
        }
    }
}

#[test]
fn kinds_of_games() {
    let games = &mut Games::new();
    for (value, infinitesimal, all_small, birthday, part) in [
        ("0", true, true, 0_u32, Some("0")),
        ("1/2", false, false, 2, Some("1/2")),
        ("^", true, true, 2, Some("0")),
        ("^2", true, true, 3, Some("0")),
        ("^*", true, true, 2, Some("0")),
        ("^2*3", true, true, 5, Some("0")),
        ("1*", false, false, 2, Some("1")),
        ("*:(1/2)", true, true, 3, Some("0")),
        ("Tiny(1)", true, false, 3, Some("0")),
        ("+-1", false, false, 2, None),
        (
            "{1/4,{1/4,1/4*|1/4,1/4^*}|1/4,{1/4,1/4*|1/4,1/4^*}}",
            false,
            false,
            7,
            Some("1/4"),
        ),
    ] {
        let it = game(games, value);
        assert_eq!(games.is_infinitesimal(it), infinitesimal, "{value}");
        assert_eq!(games.is_all_small(it), all_small, "{value}");
        assert_eq!(games.birthday(it), birthday.into(), "{value}");
        let number = games.number_part(it);
        let number = number.map(|number| text(games, number));
        assert_eq!(number.as_deref(), part, "{value}");
    }
}

/// The length of the longest run of moves, taking the options of numbers,
/// heaps and ups too.
fn longest_play(games: &mut Games, it: Game) -> u32 {
    let mut options = games.left_options(it).to_vec();
    options.extend_from_slice(&games.right_options(it));
    let longest = options
        .into_iter()
        .map(|option| longest_play(games, option));
    longest.max().map_or(0, |most| most + 1)
}

#[test]
fn birthdays_of_numbers_plus_ups_plus_nimbers_follow_the_options() {
    let games = &mut Games::new();
    for number in ["-3/4", "0", "2"] {
        for ups in -4..=4 {
            for star in 0..5 {
                let number: Dyadic = number.parse().expect("a number");
                let value =
                    crate::value::NumberUpStar::new(number, ups, crate::value::Nimber::new(star));
                let it = games.leaf(value);
                let day = longest_play(games, it);
                assert_eq!(games.birthday(it), day.into(), "{}", text(games, it));
            }
        }
    }
}

#[test]
fn values_outlive_their_store() {
    let value: Value = "{0|{{0|*,^}|*,^}}".parse().expect("a value");
    let same: Value = "{0|{{0|^,*}|^,*}}".parse().expect("a value");
    assert_eq!(value, same);
    assert_eq!(value.outcome(), Outcome::L);
    assert_eq!(value.to_string(), "{0|{{0|*,^}|*,^}}");
    assert_eq!(value.in_store(|games, game| games.export(game)), value);
    assert_eq!(Value::from(Dyadic::half_power(2)).to_string(), "1/4");
}

#[test]
fn the_three_styles() {
    for (ascii, unicode, latex) in [
        ("-1/2v*", "−1/2↓∗", r"-\frac{1}{2}{\downarrow}{\ast}"),
        ("*2", "∗2", r"\ast 2"),
        ("^2", "⇑", r"{\Uparrow}"),
        ("^3*2", "↑3∗2", r"{\uparrow}3{\ast}2"),
        ("+-1", "±1", r"\pm 1"),
        ("+-(1/2)", "±(1/2)", r"\pm (\frac{1}{2})"),
        (
            "{0,*|0,^*}",
            "{0,∗|0,↑∗}",
            r"\{0,\ast\mid 0,{\uparrow}{\ast}\}",
        ),
        ("Tiny(2)", "Tiny(2)", "{+}_{2}"),
        ("Miny(2)", "Miny(2)", "{-}_{2}"),
    ] {
        let value: Value = ascii.parse().expect("a value");
        assert_eq!(value.to_string(), ascii);
        assert_eq!(value.unicode(), unicode);
        assert_eq!(value.unicode().parse(), Ok(value.clone()));
        assert_eq!(value.latex(), latex);
        let options = math_core::MathCoreConfig::default();
        let converter = math_core::LatexToMathML::new(options).expect("no macros");
        let math = converter.convert_with_local_state(latex, math_core::MathDisplay::Inline);
        assert!(math.is_ok(), "{latex}");
    }
}

#[test]
fn what_is_no_value_is_refused_where_it_goes_wrong() {
    for (wrong, at) in [
        ("", 0),
        ("x", 0),
        ("1/3", 0),
        ("{0}", 0),
        ("{0|1|2}", 0),
        ("{0|*", 4),
        ("{0,|1}", 3),
        ("{0 0|1}", 3),
        ("(1", 2),
        ("1 1", 2),
        ("*99999999999999999999", 0),
        ("{*9999|0}", 1),
        ("*:(1/1", 6),
        ("*:9999", 2),
        ("^[0]", 0),
        ("^99999999999", 0),
        ("{0,...|0}", 6),
        ("Tiny 2", 5),
    ] {
        let fault = wrong.parse::<Value>().expect_err(wrong);
        assert_eq!(fault.at, at, "{wrong}: {fault}");
    }
    let deep = "{".repeat(100_000);
    assert!(deep.parse::<Value>().is_err());
    let signs = "-".repeat(100_000);
    assert!(signs.parse::<Value>().is_err());
}
