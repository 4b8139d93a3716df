//! Laws that hold for all games, on random ones, and the order of games against
//! its bare definition.

use proptest::prelude::*;

use crate::value::{Dyadic, Fate, Form, Game, Games, Player, Style, Value};

/// A game as it was written down: Left's options and Right's.
#[derive(Debug, Clone)]
struct Tree([Vec<Tree>; 2]);

impl Tree {
    fn value(&self, games: &mut Games) -> Game {
        let [left, right] = [0, 1].map(|side| {
            let options = self.0[side].iter();
            options.map(|it| it.value(games)).collect::<Vec<Game>>()
        });
        games.from_options(left, right)
    }

    /// The definition: no option of Left's from the one is as good for her as
    /// the other, no option of Right's from the other as good for him as the one.
    fn le(&self, other: &Self) -> bool {
        !self.0[0].iter().any(|left| other.le(left))
            && !other.0[1].iter().any(|right| right.le(self))
    }
}

fn trees(depth: u32) -> impl Strategy<Value = Tree> {
    let nothing = Just(Tree([Vec::new(), Vec::new()]));
    nothing.prop_recursive(depth, 40, 3, |inner| {
        let list = || prop::collection::vec(inner.clone(), 0..=3);
        (list(), list()).prop_map(|(left, right)| Tree([left, right]))
    })
}

/// Numbers, ups, nimbers, hot games and what can be made of them.
fn texts(depth: u32) -> impl Strategy<Value = String> {
    let known = [
        "0", "1", "-1", "1/2", "-3/4", "2", "*", "*2", "^", "v*", "^2", "1*", "-1v", "+-1",
        "{1|*}", "Tiny(1)", "*:(1/2)", "^[2]",
    ];
    prop::sample::select(known.to_vec())
        .prop_map(str::to_owned)
        .prop_recursive(depth, 12, 3, |inner| {
            let list = || prop::collection::vec(inner.clone(), 0..=2);
            (list(), list())
                .prop_map(|(left, right)| format!("{{{}|{}}}", left.join(","), right.join(",")))
        })
}

fn all_small(depth: u32) -> impl Strategy<Value = String> {
    let known = ["0", "*", "*2", "^", "v", "v*", "^2*", "*:(1/2)", "*2:1"];
    prop::sample::select(known.to_vec())
        .prop_map(str::to_owned)
        .prop_recursive(depth, 8, 2, |inner| {
            let list = || prop::collection::vec(inner.clone(), 1..=2);
            (list(), list())
                .prop_map(|(left, right)| format!("{{{}|{}}}", left.join(","), right.join(",")))
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn order_is_as_defined(one in trees(4), other in trees(4)) {
        let games = &mut Games::new();
        let (left, right) = (one.value(games), other.value(games));
        prop_assert_eq!(games.le(left, right), one.le(&other));
        prop_assert_eq!(games.le(right, left), other.le(&one));
        prop_assert_eq!(left == right, one.le(&other) && other.le(&one));
    }

    #[test]
    fn games_are_an_ordered_group(a in texts(2), b in texts(2), c in texts(1)) {
        let games = &mut Games::new();
        let [a, b, c] = [a, b, c].map(|text| super::game(games, &text));
        let ab = games.sum(a, b);
        prop_assert_eq!(ab, games.sum(b, a));
        let (left, bc) = (games.sum(ab, c), games.sum(b, c));
        prop_assert_eq!(left, games.sum(a, bc));
        prop_assert_eq!(games.difference(a, a), Game::ZERO);
        let ac = games.sum(a, c);
        prop_assert_eq!(games.le(a, b), games.le(ac, bc));
        let difference = games.difference(b, a);
        prop_assert_eq!(games.le(a, b), games.le(Game::ZERO, difference));
        let threefold = games.multiple(3, a);
        let twice = games.sum(a, a);
        prop_assert_eq!(games.difference(threefold, twice), a);
        let back = games.multiple(-2, a);
        prop_assert_eq!(games.sum(back, twice), Game::ZERO);
    }

    #[test]
    fn canonical_forms_stay_as_they_are(text in texts(3)) {
        let games = &mut Games::new();
        let it = super::game(games, &text);
        let (left, right) = (games.left_options(it), games.right_options(it));
        let again = &mut Games::new();
        let value = games.export(it);
        let same = again.import(&value);
        prop_assert_eq!(again.parse(&text), Ok(same));
        prop_assert_eq!(again.export(same), value);
        prop_assert_eq!(games.from_options(left.to_vec(), right.to_vec()), it);
        for &(options, player) in &[(&left, Player::Left), (&right, Player::Right)] {
            for (nth, &option) in options.iter().enumerate() {
                for &rival in &options[nth + 1..] {
                    prop_assert_eq!(games.partial_cmp(option, rival), None);
                }
                for &answer in games.options(option, player.other()).iter() {
                    let reverses = match player {
                        Player::Left => games.le(answer, it),
                        Player::Right => games.le(it, answer),
                    };
                    prop_assert!(!reverses);
                }
            }
        }
    }

    #[test]
    fn every_option_has_its_fate(left in prop::collection::vec(texts(1), 0..4), right in prop::collection::vec(texts(1), 0..4)) {
        let games = &mut Games::new();
        let [left, right] = [left, right].map(|side| {
            side.iter().map(|text| super::game(games, text)).collect::<Vec<Game>>()
        });
        let value = games.from_options(left.clone(), right.clone());
        let account = games.explain_form(&Form { left: left.clone(), right: right.clone() });
        prop_assert_eq!(account.value, value);
        for (player, given) in [(Player::Left, left), (Player::Right, right)] {
            let ahead = |games: &mut Games, one, other| match player {
                Player::Left => games.le(other, one),
                Player::Right => games.le(one, other),
            };
            prop_assert!(given.iter().all(|it| account.options(player).iter().any(|told| told.given && told.option == *it)));
            for told in account.options(player) {
                prop_assert_eq!(told.given, given.contains(&told.option));
                match &told.fate {
                    Fate::Kept => {}
                    Fate::Dominated { by } => {
                        prop_assert!(*by != told.option && ahead(games, *by, told.option));
                    }
                    Fate::Reversible { through, replaced_by } => {
                        prop_assert!(games.options(told.option, player.other()).contains(through));
                        prop_assert!(ahead(games, value, *through));
                        prop_assert_eq!(&games.options(*through, player), replaced_by);
                    }
                }
            }
            if games.as_number(value).is_none() {
                let mut kept: Vec<Game> = account.kept(player).collect();
                kept.sort_unstable();
                prop_assert_eq!(&kept[..], &games.options(value, player)[..]);
            }
        }
    }

    #[test]
    fn what_is_written_is_read(text in texts(3)) {
        let value: Value = text.parse().expect("a value");
        for style in [Style::Ascii, Style::Unicode] {
            let whole = value.written(style, usize::MAX);
            prop_assert_eq!(whole.parse(), Ok(value.clone()), "{}", whole);
            let short = value.written(style, 30);
            if !short.contains(['…']) && !short.contains("...") {
                prop_assert_eq!(short.parse(), Ok(value.clone()), "{}", short);
            }
        }
    }

    #[test]
    fn nobody_moves_in_a_number(text in texts(3), scaled in -40_i64..40) {
        let games = &mut Games::new();
        let it = super::game(games, &text);
        let x = Dyadic::scaled(scaled, 3);
        let number = games.number(x.clone());
        let sum = games.sum(it, number);
        for player in Player::BOTH {
            prop_assert_eq!(games.stop(sum, player), &(games.stop(it, player) + &x));
        }
        prop_assert!(games.stop(it, Player::Left) >= games.stop(it, Player::Right));
        if games.as_number(it).is_none() {
            let moved = Player::BOTH.map(|player| {
                let options = games.options(it, player);
                options.iter().map(|&option| games.sum(option, number)).collect::<Vec<Game>>()
            });
            let [left, right] = moved;
            prop_assert_eq!(games.from_options(left, right), sum);
        }
    }

    #[test]
    fn means_add_and_sums_are_no_hotter(one in texts(2), other in texts(2)) {
        let games = &mut Games::new();
        let (one, other) = (super::game(games, &one), super::game(games, &other));
        let sum = games.sum(one, other);
        let [one, other, sum] = [one, other, sum].map(|it| games.thermograph(it));
        prop_assert_eq!(sum.mean(), &(one.mean() + other.mean()));
        prop_assert!(sum.temperature() <= one.temperature().max(other.temperature()));
        for player in Player::BOTH {
            prop_assert_eq!(sum.wall(player).at(sum.temperature()), sum.mean().clone());
        }
    }

    #[test]
    fn walls_begin_at_the_stops(text in texts(3)) {
        let games = &mut Games::new();
        let it = super::game(games, &text);
        let thermograph = games.thermograph(it);
        for player in Player::BOTH {
            prop_assert_eq!(&thermograph.wall(player).at(&Dyadic::ZERO), games.stop(it, player));
        }
    }

    #[test]
    fn atomic_weights_add(one in all_small(2), other in all_small(2)) {
        let games = &mut Games::new();
        let (one, other) = (super::game(games, &one), super::game(games, &other));
        let sum = games.sum(one, other);
        let [one, other, sum] =
            [one, other, sum].map(|it| games.atomic_weight(it).expect("all-small"));
        prop_assert_eq!(games.sum(one, other), sum);
    }

    #[test]
    fn two_ups_win(text in all_small(2)) {
        // WW chapter 8: an atomic weight of 2 or more is above 0.
        let games = &mut Games::new();
        let it = super::game(games, &text);
        let weight = games.atomic_weight(it).expect("all-small");
        let two = games.integer(2);
        if games.le(two, weight) {
            prop_assert!(games.le(Game::ZERO, it) && it != Game::ZERO);
        }
    }
}
