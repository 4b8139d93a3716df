//! Families that are looked at whole: how many cases there must be, and what the
//! censuses of them must come to, by programs and arguments that list nothing.

use hackenbook::drawing::{Colour, Drawing, enumeration};
use hackenbook::verify::{Ledger, Work};
use std::collections::BTreeMap;

const ALL: [Colour; 3] = [Colour::Green, Colour::Blue, Colour::Red];

/// Green rooted multigraphs with 0, 1, 2, ... edges, connected to the ground, loops
/// and parallel edges allowed, up to renaming: `tests/data/count_rooted_multigraphs.py`.
const GREEN: [usize; 8] = [1, 2, 6, 20, 74, 289, 1_203, 5_221];
/// The same in two colours and in three, and in three but one at the ground.
const IN_TWO_COLOURS: [usize; 6] = [1, 4, 21, 128, 870, 6_384];
const IN_THREE_COLOURS: [usize; 6] = [1, 6, 45, 399, 3_963, 42_735];
const GREEN_AT_THE_GROUND: [usize; 6] = [1, 2, 10, 73, 648, 6_473];
/// Rooted trees in two and in three colours: `tests/data/count_rooted_trees.py`.
const TREES_IN_TWO: [usize; 9] = [1, 2, 7, 26, 107, 458, 2_058, 9_498, 44_947];
const TREES_IN_THREE: [usize; 6] = [1, 3, 15, 82, 495, 3_144];

/// How many drawings have no edge, one, two, ...
fn by_edges(family: &[Drawing]) -> Vec<usize> {
    let mut counts = BTreeMap::new();
    for drawing in family {
        *counts.entry(drawing.edge_count()).or_insert(0) += 1;
    }
    assert!(counts.keys().copied().eq(0..counts.len()));
    counts.into_values().collect()
}

#[test]
fn families_are_as_large_as_independent_counts_say() {
    let multigraphs = |most, colours| by_edges(&enumeration::multigraphs(most, colours));
    assert_eq!(multigraphs(7, &ALL[..1]), GREEN);
    assert_eq!(multigraphs(5, &ALL[1..]), IN_TWO_COLOURS);
    assert_eq!(multigraphs(5, &ALL), IN_THREE_COLOURS);
    let trees = |most, colours| by_edges(&enumeration::trees(most, colours));
    assert_eq!(trees(8, &ALL[1..]), TREES_IN_TWO);
    assert_eq!(trees(5, &ALL), TREES_IN_THREE);
    let powers: Vec<usize> = (0..=12).map(|edges| 1 << edges).collect();
    assert_eq!(by_edges(&enumeration::stalks(12, &ALL[1..])), powers);
}

#[test]
fn censuses_come_to_what_is_known_without_them() {
    let mut told: BTreeMap<String, u64> = BTreeMap::new();
    let (ledger, faults) = Ledger::default().with_censuses(&mut |work, done| match work {
        Work::Census(name) => {
            told.insert(name.to_owned(), done);
        }
        Work::Drawing(id) => panic!("{id} is no census"),
    });
    assert!(faults.is_empty(), "{}", faults.render(false));
    let all = |counts: &[usize]| counts.iter().sum::<usize>() as u64;
    let facts = [
        // Facts of other games are held where their censuses are.
        ("strips", "count", 4_356),
        ("cakes", "count", 20 * 20),
        ("coins", "count", 7),
        ("binary-digits", "count", (1 << 10) - 1),
        ("digit-copies", "count", 10),
        ("ternary-digits", "count", 3_u64.pow(6) - 1),
        // 2^13 - 1. Each stalk is another number's sign expansion; one is worth an
        // integer when it is of one colour; its first edge decides who wins.
        ("stalks", "count", 8_191),
        ("stalks", "values", 8_191),
        ("stalks", "integers", 2 * 12 + 1),
        ("signs", "count", 8_191),
        ("signs", "left", 4_095),
        ("signs", "right", 4_095),
        ("signs", "second", 1),
        // Of 63 stalks: 63 * 64 / 2 pairs. The second player wins when one stalk is
        // the other in opposite colours: 31 pairs and the empty stalk twice.
        ("stalk-pairs", "count", 2_016),
        ("stalk-pairs", "plays", 4_032),
        ("stalk-pairs", "left", (2_016 - 32) / 2),
        ("stalk-pairs", "right", (2_016 - 32) / 2),
        ("stalk-pairs", "second", 32),
        // tests/data/count_rooted_trees.py adds values by their sign expansions.
        ("ordinal-sums", "count", all(&TREES_IN_TWO)),
        ("ordinal-sums", "values", 511),
        ("ordinal-sums", "integers", 8_434),
        ("ordinal-sums", "zeros", 798),
        ("mixed-trees", "count", all(&TREES_IN_THREE)),
        // A green drawing of seven edges is worth at most the stalk of seven.
        ("fusion", "count", all(&GREEN)),
        ("fusion", "highest", 7),
        // No jungle: all blue and red. No mountain: all green at the ground. The
        // drawing without edges has neither.
        ("mountain-and-jungle", "count", all(&IN_THREE_COLOURS)),
        ("mountain-and-jungle", "mountains", all(&IN_TWO_COLOURS) - 1),
        (
            "mountain-and-jungle",
            "jungles",
            all(&GREEN_AT_THE_GROUND) - 1,
        ),
        // tests/data/count_fusion_in_colour.py.
        ("coloured-fusion", "count", 1_024),
        ("coloured-fusion", "failures", 164),
        ("coloured-fusion", "green", 27),
        ("coloured-fusion", "green-failures", 0),
        ("coloured-fusion", "smallest", 3),
        // tests/data/read_a_million.py.
        ("million", "count", 1),
        ("million", "vertices", 937_474),
        ("million", "value", 62_464),
        // 129 ends: 129 * 128 / 2 intervals with two, 2 * 129 with one, one with none.
        // 0 lies between 64 ends or none below and 64 or none above; no integer where
        // both ends lie within one of the eight units, at 17 sixteenths.
        ("simplest-number", "count", 8_515),
        ("simplest-number", "zeros", 65 * 65),
        ("simplest-number", "integers", 8_515 - 8 * (17 * 16 / 2)),
        // -5 to 5, and all thirty-seconds within the eight units.
        ("simplest-number", "values", 11 + 8 * 31),
    ];
    for (name, fact, count) in facts {
        let census = ledger.censuses().get(name).expect(name);
        let found = census.fact(fact).unwrap_or_else(|| panic!("{name}.{fact}"));
        assert_eq!(found.count, count, "{name}.{fact}");
        assert_eq!(told[name], census.cases(), "{name}");
    }
    let counted = facts.iter().filter(|(_, fact, _)| *fact == "count");
    assert_eq!(counted.count(), ledger.censuses().len());
}
