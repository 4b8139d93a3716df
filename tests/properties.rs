//! Larger random drawings: both routes, and laws that need neither.

use hackenbook::drawing::{Drawing, Edge, Vertex};
use hackenbook::search::{self, Play, SearchLimit};
use hackenbook::structure;
use hackenbook::value::Value;
use proptest::prelude::*;

type Pairs = Vec<(usize, usize)>;

/// Pairs of vertices: few vertices for many cycles, more for long trees.
fn pairs(most_edges: usize) -> impl Strategy<Value = Pairs> {
    (1_usize..10)
        .prop_flat_map(move |top| prop::collection::vec((0..=top, 0..=top), 0..=most_edges))
}

fn drawing(pairs: &Pairs) -> Drawing {
    let top = pairs.iter().map(|&(u, v)| u.max(v)).max().unwrap_or(0);
    let edges = pairs
        .iter()
        .map(|&(u, v)| Edge::green(Vertex::new(u), Vertex::new(v)))
        .collect();
    Drawing::new(top + 1, edges).expect("vertices in range")
}

fn grundy(value: &Value) -> u64 {
    value.as_nimber().expect("green").grundy()
}

fn by_structure(pairs: &Pairs) -> u64 {
    grundy(&structure::read(&drawing(pairs)).expect("green").value())
}

fn played(pairs: &Pairs) -> Play {
    search::play(&drawing(pairs), SearchLimit::default(), &mut |_| {}).expect("within limits")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_routes_agree(pairs in pairs(14)) {
        prop_assert_eq!(by_structure(&pairs), grundy(&played(&pairs).value()));
    }

    #[test]
    fn the_value_is_as_odd_as_the_edges_that_stand(pairs in pairs(60)) {
        let standing = drawing(&pairs).grounded_edges().iter().filter(|&&it| it).count();
        prop_assert_eq!(by_structure(&pairs) % 2, standing as u64 % 2);
    }

    #[test]
    fn side_by_side_values_add_without_carrying(left in pairs(30), right in pairs(30)) {
        let shift = 1 + left.iter().map(|&(u, v)| u.max(v)).max().unwrap_or(0);
        let moved = |vertex: usize| if vertex == 0 { 0 } else { vertex + shift };
        let mut both = left.clone();
        both.extend(right.iter().map(|&(u, v)| (moved(u), moved(v))));
        prop_assert_eq!(by_structure(&both), by_structure(&left) ^ by_structure(&right));
    }

    #[test]
    fn one_edge_below_everything_adds_one(pairs in pairs(30)) {
        let mut raised: Pairs = pairs.iter().map(|&(u, v)| (u + 1, v + 1)).collect();
        raised.push((0, 1));
        prop_assert_eq!(by_structure(&raised), by_structure(&pairs) + 1);
    }

    #[test]
    fn names_and_order_do_not_matter(pairs in pairs(40), seed in any::<u64>()) {
        let mut shuffled: Pairs = pairs.iter().map(|&(u, v)| (v, u)).collect();
        let turn = usize::try_from(seed % 41).expect("small").min(shuffled.len());
        shuffled.rotate_left(turn);
        prop_assert_eq!(by_structure(&shuffled), by_structure(&pairs));
    }

    #[test]
    fn every_position_is_worth_the_least_value_its_options_lack(pairs in pairs(10)) {
        let play = played(&pairs);
        for (position, value) in play.entries() {
            let value = grundy(&value);
            let options: Vec<u64> = (0..pairs.len())
                .filter_map(|edge| {
                    play.after_cut(position, hackenbook::drawing::EdgeId::new(edge))
                })
                .map(|option| grundy(&play.value_of(option).expect("reachable")))
                .collect();
            prop_assert!(!options.contains(&value));
            prop_assert!((0..value).all(|less| options.contains(&less)));
        }
    }

    #[test]
    fn what_stands_is_what_the_search_says_stands(pairs in pairs(20), kept in any::<u32>()) {
        let drawing = drawing(&pairs);
        let marks: Vec<bool> = (0..pairs.len()).map(|edge| kept >> edge & 1 == 1).collect();
        let rest = drawing.standing(&marks);
        let play = search::play(&rest, SearchLimit::default(), &mut |_| {}).expect("within limits");
        prop_assert_eq!(u64::from(play.start().count_ones()), rest.edge_count() as u64);
    }
}
