//! Stalks, up to sizes at which other programs give up.

use super::{game, text};
use crate::value::{DEFAULT_CAP, Dyadic, Form, Game, Games, Player, Value};

fn edge(colour: char) -> Game {
    match colour {
        'B' => Game::ONE,
        'R' => Game::MINUS_ONE,
        _ => Game::STAR,
    }
}

/// From the ground up, one canonical form an edge.
fn from_the_ground(games: &mut Games, colours: &str) -> Game {
    let mut form = Form::default();
    for colour in colours.chars() {
        form = games.ordinal_sum_form(&form, edge(colour));
    }
    games.value_of(&form)
}

/// From the top down, each edge under the value of what stands on it.
fn from_the_top(games: &mut Games, colours: &str) -> Game {
    let edges = colours.chars().rev().map(edge);
    edges.fold(Game::ZERO, |top, edge| games.ordinal_sum(edge, top))
}

#[test]
fn stalks_of_the_facts() {
    let games = &mut Games::new();
    for (colours, value) in [
        ("", "0"),
        ("BR", "1/2"),
        ("BRR", "1/4"),
        ("BBR", "3/2"),
        ("BRBRR", "9/16"),
        ("RB", "-1/2"),
        ("BRBRRBBR", "77/128"),
        ("G", "*"),
        ("GG", "*2"),
        ("BG", "1*"),
        ("GB", "^*"),
        ("GR", "v*"),
        ("BGR", "1v*"),
        ("BGB", "1^*"),
        ("GBR", "{0,*|0,^*}"),
    ] {
        let built = from_the_ground(games, colours);
        assert_eq!(text(games, built), value, "{colours}");
        assert_eq!(from_the_top(games, colours), built, "{colours}");
    }
    let stalk = from_the_ground(games, "BRBGRRR");
    let number = games.number_part(stalk).expect("no Hackenbush is hot");
    assert_eq!(text(games, number), "3/4");
    let rest = games.difference(stalk, number);
    assert!(games.le(rest, Game::ZERO) || !games.le(Game::ZERO, rest));
}

#[test]
fn ordinal_sums_associate() {
    let games = &mut Games::new();
    for colours in ["GBRGRB", "BGRGGB", "RRGBBG", "GRGRGR", "GGBRRB"] {
        let whole = from_the_ground(games, colours);
        assert_eq!(from_the_top(games, colours), whole);
        for cut in 1..colours.len() {
            let mut form = Form::default();
            for colour in colours[..cut].chars() {
                form = games.ordinal_sum_form(&form, edge(colour));
            }
            let top = from_the_ground(games, &colours[cut..]);
            let joined = games.ordinal_sum_form(&form, top);
            assert_eq!(games.value_of(&joined), whole, "{colours} cut at {cut}");
        }
    }
}

#[test]
fn alternating_blue_red_stalks_do_not_wrap() {
    let stalk = |edges: usize| {
        (0..edges).rev().fold(Dyadic::ZERO, |top, height| {
            top.on_edge(Player::BOTH[height % 2])
        })
    };
    assert_eq!(stalk(33).to_string(), "2863311531/4294967296");
    // Berlekamp's rule: 1 - 1/2 + 1/4 - ..., which is (2^n - (-1)^n) / 3·2^(n-1).
    for edges in [65, 10_000] {
        let sum: Dyadic = (0..edges)
            .map(|height| Dyadic::scaled(Player::BOTH[height % 2].sign(), height))
            .sum();
        assert_eq!(stalk(edges), sum);
    }
}

#[test]
fn long_mixed_stalks_are_named() {
    let games = &mut Games::new();
    let seven = from_the_ground(games, &"GBR".repeat(7));
    let name = text(games, seven);
    assert_eq!(
        name,
        format!("{}*:(1/2{}", "*:(1/2+".repeat(6), ")".repeat(7))
    );
    assert_eq!(game(games, &name), seven);
    assert_eq!(from_the_top(games, &"GBR".repeat(7)), seven);
}

#[test]
fn a_tall_flower_is_an_uptimal() {
    let games = &mut Games::new();
    let flower = from_the_ground(games, &format!("G{}", "B".repeat(60)));
    assert_eq!(text(games, flower), "^[60]*");
    assert_eq!(game(games, "^[60]*"), flower);
    let uptimal = games.sum(flower, Game::STAR);
    assert_eq!(text(games, uptimal), "^[60]");
    let below = games.negation(uptimal);
    assert_eq!(text(games, below), "v[60]");
    assert_eq!(game(games, "v[60]"), below);
}

#[test]
fn what_has_no_name_is_shortened_and_says_so() {
    let games = &mut Games::new();
    let one = from_the_ground(games, "GBRGBRGBR");
    let two = from_the_ground(games, "GBBRGGRB");
    let both = games.sum(one, two);
    let value = games.export(both);
    let short = value.to_string();
    assert!(
        short.contains("...") && short.len() <= DEFAULT_CAP,
        "{short}"
    );
    assert!(short.parse::<Value>().is_err());
}

#[test]
fn hundreds_of_alternating_edges() {
    let games = &mut Games::new();
    let stalk = from_the_ground(games, &"GR".repeat(100));
    assert!(games.is_all_small(stalk));
    let value = games.export(stalk);
    assert_eq!(value.in_store(|games, game| games.export(game)), value);
}
