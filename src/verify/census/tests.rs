//! Censuses bite: wrong rules put into them are found out, on the smallest case.

use super::family::{About, Answer, Experiment, Family, Way};
use super::mountain_and_jungle::{MOUNTAIN_AND_JUNGLE, sum_of};
use super::routes::{by_search, by_structure};
use super::{Censuses, fusion, ordinal_sums, signs, simplest_number, stalk_pairs, stalks};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::drawing::{Colour, Drawing, Edge};
use crate::value::{Dyadic, Outcome, Player, Value, simplest_scaled};
use crate::verify::Ledger;
use std::collections::BTreeSet;
use std::fmt::Display;

/// A ledger with a census that was taken, `simplest-number`, and one that failed,
/// `stalks`.
pub(crate) fn one_taken_and_one_failed() -> Ledger {
    let wrong = with_wrong_way(&stalks::STALKS, |_| Ok(Dyadic::ZERO.into()));
    let experiments: [&dyn Experiment; 2] = [&simplest_number::SIMPLEST_NUMBER, &wrong];
    let (censuses, faults) = Censuses::take(&experiments, &mut |_, _| {});
    assert_eq!(faults.len(), 1);
    Ledger::default().with(censuses)
}

/// The same family with something else for the first of its ways.
fn with_wrong_way<C, A>(family: &Family<C, A>, answer: fn(&C) -> Answer<A>) -> Family<C, A> {
    let [first, second] = family.ways.each_ref();
    Family {
        ways: [
            Way {
                answer,
                name: first.name,
            },
            Way { ..*second },
        ],
        ..*family
    }
}

/// What is said of a family with a wrong first way.
fn told<C, A>(family: &Family<C, A>, wrong: fn(&C) -> Answer<A>) -> String
where
    Family<C, A>: Experiment,
{
    let fault = with_wrong_way(family, wrong).take(&mut |_| {});
    fault.expect_err("the way is wrong").message().to_owned()
}

/// The edges that are left when some are overlooked.
fn without(drawing: &Drawing, overlooked: fn(&Edge) -> bool) -> Drawing {
    let kept = drawing.edges().iter().filter(|&edge| !overlooked(edge));
    drawing.with_edges(kept.copied().collect())
}

#[test]
fn every_edge_counted_whole_fails_on_the_first_change_of_colour() {
    let by_counting = |stalk: &Drawing| {
        let sign = |edge: &Edge| match edge.colour {
            Colour::Blue => 1,
            _ => -1,
        };
        let sum: i64 = stalk.edges().iter().map(sign).sum();
        Ok(Dyadic::from(sum).into())
    };
    assert_eq!(
        told(&stalks::STALKS, by_counting),
        "the census `stalks` fails on the stalk BR: structure gives 0, search gives 1/2"
    );
}

#[test]
fn a_stalk_left_out_of_a_sum_is_missed() {
    let taller_alone = |pair: &stalk_pairs::Pair| stalk_pairs::together(&pair.0[1..]);
    assert_eq!(
        told(&stalk_pairs::STALK_PAIRS, taller_alone),
        "the census `stalk-pairs` fails on the stalk B beside the stalk B: the sum of both values \
         gives 1, won by Left, the combined board gives 2, won by Left"
    );
}

#[test]
fn a_win_for_whoever_moves_first_is_found_out() {
    assert_eq!(
        told(&signs::SIGNS, |_| Ok(Outcome::N)),
        "the census `signs` fails on the empty stalk: the sign of the value gives N, play to win \
         or loss gives P"
    );
}

#[test]
fn a_rule_that_adds_one_below_everything_fails_where_blue_stands_on_red() {
    let adding = |tree: &Drawing| {
        let mut standing = vec![Dyadic::ZERO; tree.vertex_count()];
        // A tree's edges come from the ground up.
        for edge in tree.edges().iter().rev() {
            let player = match edge.colour {
                Colour::Blue => Player::Left,
                _ => Player::Right,
            };
            let top = standing[edge.to.index()].clone() + Dyadic::from(player.sign());
            let there = &mut standing[edge.from.index()];
            *there = &*there + &top;
        }
        Ok(standing.swap_remove(0).into())
    };
    assert_eq!(
        told(&ordinal_sums::BLUE_RED_TREES, adding),
        "the census `ordinal-sums` fails on the drawing with the edges ground-v1 (red), \
         v1-v2 (blue): structure gives 0, search gives -1/2"
    );
}

#[test]
fn green_taken_for_blue_is_found_out() {
    let blinded = |tree: &Drawing| {
        let seen = |&edge: &Edge| match edge.colour {
            Colour::Green => Edge {
                colour: Colour::Blue,
                ..edge
            },
            _ => edge,
        };
        by_structure(&tree.with_edges(tree.edges().iter().map(seen).collect()))
    };
    assert_eq!(
        told(&ordinal_sums::MIXED_TREES, blinded),
        "the census `mixed-trees` fails on the drawing with the edges ground-v1 (green): \
         structure gives 1, search gives *"
    );
}

#[test]
fn a_fusion_that_overlooks_loops_fails_on_one() {
    let without_loops = |drawing: &Drawing| by_structure(&without(drawing, |it| it.is_loop()));
    assert_eq!(
        told(&fusion::FUSION, without_loops),
        "the census `fusion` fails on the drawing with the edges ground-ground (green): structure gives \
         0, search gives *"
    );
}

#[test]
fn a_jungle_that_is_not_put_on_the_ground_falls() {
    let fallen = |drawing: &Drawing| {
        let mountain = by_search(&without(drawing, |it| it.colour == Colour::Green))?;
        let jungle = by_search(&without(drawing, |it| it.colour != Colour::Green))?;
        sum_of(&mountain, &jungle)
    };
    assert_eq!(
        told(&MOUNTAIN_AND_JUNGLE, fallen),
        "the census `mountain-and-jungle` fails on the drawing with the edges ground-v1 (green), \
         v1-v1 (blue): mountain plus jungle gives *, the whole drawing gives ^*"
    );
}

#[test]
fn a_mountain_is_a_number_and_a_jungle_infinitesimal() {
    let value = |text: &str| -> Value { text.parse().expect("a value") };
    let sum = |mountain: &str, jungle: &str| {
        let sum = sum_of(&value(mountain), &value(jungle));
        sum.map(|it| it.to_string())
    };
    assert_eq!(sum("1/2", "^*").as_deref(), Ok("1/2^*"));
    assert_eq!(sum("3", "0").as_deref(), Ok("3"));
    assert!(sum("*", "0").is_err_and(|why| why.contains("worth *")));
    assert!(sum("1", "1").is_err_and(|why| why.contains("not infinitesimal")));
    assert!(sum("1", "{1|-1}").is_err_and(|why| why.contains("not infinitesimal")));
}

#[test]
fn the_trick_without_its_test_for_integers_passes_them_by() {
    // As it is often written down; between 0 and 4 it gives 2.
    let bare = |interval: &simplest_number::Interval| {
        let above = |lower: i64, upper: i64| {
            let last = upper - 1;
            let differ = (last ^ lower).ilog2();
            (last >> differ) << differ
        };
        let found = match interval.scaled() {
            [Some(lower), Some(upper)] if lower >= 0 => above(lower, upper),
            [Some(lower), Some(upper)] if upper <= 0 => -above(-upper, -lower),
            [lower, upper] => simplest_scaled(lower, upper, simplest_number::BITS).expect("one"),
        };
        Ok(Dyadic::scaled(found, simplest_number::BITS as usize))
    };
    assert_eq!(
        told(&simplest_number::SIMPLEST_NUMBER, bare),
        "the census `simplest-number` fails on what lies between -33/16 and -15/16: the trick with \
         bits gives -2, the definition gives -1"
    );
}

/// A family of numbers from 0, the ways being to double and to add.
fn doubling(numbers: fn() -> Vec<u64>, by_adding: fn(&u64) -> Answer<u64>) -> Family<u64, u64> {
    Family {
        about: About {
            name: "doubling",
            title: "Doubling",
            cases: "numbers",
            statement: "Doubling was compared with adding.",
        },
        cases: numbers,
        called: u64::to_string,
        ways: [
            Way {
                name: "doubling",
                answer: |number| Ok(number * 2),
            },
            Way {
                name: "adding",
                answer: by_adding,
            },
        ],
        facts: &[],
    }
}

fn fault_of<C: Send + Sync, A: PartialEq + Display + Send>(family: &Family<C, A>) -> Diagnostic {
    family.take(&mut |_| {}).expect_err("it fails")
}

#[test]
fn of_many_failures_the_first_is_told_however_the_work_is_shared() {
    let late = doubling(
        || (0..20_000).collect(),
        |&number| match number {
            5_001 | 5_000 | 300 | 19_999 => Err("too tired".to_owned()),
            _ => Ok(number + number),
        },
    );
    for _ in 0..20 {
        assert_eq!(
            fault_of(&late).message(),
            "the census `doubling` fails on 300: doubling gives 600, adding gives no answer (too \
             tired)"
        );
    }
    insta::assert_snapshot!(Diagnostics::from(fault_of(&late)).render(false));
}

#[test]
fn progress_comes_to_the_number_of_cases_also_when_there_are_none() {
    let told = |numbers| {
        let mut told = Vec::new();
        let family = doubling(numbers, |number| Ok(number + number));
        let census = family.take(&mut |cases| told.push(cases)).expect("agreed");
        assert_eq!(census.cases(), told.last().copied().unwrap_or(0));
        told
    };
    let cases = told(|| (0..1_000).collect());
    assert!(cases.len() > 1 && cases.is_sorted() && cases.ends_with(&[1_000]));
    assert!(told(Vec::new).is_empty());
}

#[test]
fn names_are_told_apart_and_can_stand_in_claims_and_addresses() {
    let mut met = BTreeSet::new();
    for (census, fact, meaning) in Censuses::vocabulary() {
        assert!(met.insert((census, fact)), "{census}.{fact} stands twice");
        for name in [census, fact] {
            let fits = |c: char| c.is_ascii_lowercase() || c == '-';
            assert!(!name.is_empty() && name.chars().all(fits), "{name}");
        }
        assert!(!meaning.is_empty());
    }
}

#[test]
fn a_census_that_fails_is_known_by_name_and_counts_nothing() {
    let ledger = one_taken_and_one_failed();
    let censuses = ledger.censuses();
    assert!(censuses.is_failed("stalks") && censuses.get("stalks").is_none());
    assert!(!censuses.is_failed("simplest-number") && !censuses.is_failed("stalk"));
    assert_eq!(censuses.len(), 1);
    assert_eq!(censuses.cases(), 8_515);
    assert_eq!(
        censuses.names().collect::<Vec<_>>(),
        ["simplest-number", "stalks"]
    );
}
