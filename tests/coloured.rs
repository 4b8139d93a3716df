//! Random drawings with blue and red edges: both routes.

use hackenbook::drawing::{Colour, Drawing, Edge, Vertex};
use hackenbook::search::{self, SearchLimit};
use hackenbook::structure::{self, Reading, Theorem};
use hackenbook::value::Value;
use proptest::prelude::*;

fn drawing(edges: Vec<(usize, usize, Colour)>) -> Drawing {
    let top = edges.iter().map(|&(u, v, _)| u.max(v)).max().unwrap_or(0);
    let edge = |(from, to, colour)| Edge {
        from: Vertex::new(from),
        to: Vertex::new(to),
        colour,
    };
    Drawing::new(top + 1, edges.into_iter().map(edge).collect()).expect("vertices in range")
}

fn played(drawing: &Drawing) -> Value {
    search::play(drawing, SearchLimit::default(), &mut |_| {})
        .expect("within limits")
        .value()
}

fn colour() -> impl Strategy<Value = Colour> {
    prop::sample::select(vec![Colour::Green, Colour::Blue, Colour::Red])
}

/// Vertices 1 to `feet` carry feet, the next four are the bed's, each with a leg for
/// as long as there are feet; a tree joins these, and then any edges among them, or
/// twigs on them, are added. No edge of the bed lies between two vertices without legs.
fn redwood_bed() -> impl Strategy<Value = Drawing> {
    const BED: usize = 4;
    let tree = prop::collection::vec(any::<prop::sample::Index>(), BED - 1);
    let more = prop::collection::vec((0..BED, 0..=BED), 0..=4);
    (1..=BED, tree, more, any::<bool>()).prop_map(|(feet, tree, more, swapped)| {
        let [mine, others] = if swapped {
            [Colour::Red, Colour::Blue]
        } else {
            [Colour::Blue, Colour::Red]
        };
        let bed = |number: usize| 1 + feet + number;
        let mut edges = Vec::new();
        for joint in 0..feet {
            let top = joint + 1;
            edges.extend([(0, top, mine), (top, bed(joint), others)]);
        }
        for (vertex, below) in (1..).zip(tree) {
            edges.push((bed(vertex), bed(below.index(vertex.min(feet))), others));
        }
        for (twig, (from, to)) in (BED..).zip(more) {
            let between = from.min(to) >= feet && from != to;
            let to = if to == BED || between { twig } else { to };
            edges.push((bed(from), bed(to), others));
        }
        drawing(edges)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_routes_agree_wherever_theorems_read(
        edges in prop::collection::vec((0_usize..6, 0_usize..6, colour()), 0..=9),
    ) {
        let drawing = drawing(edges);
        if let Ok(reading) = structure::read(&drawing) {
            prop_assert_eq!(reading.value(), played(&drawing));
        }
    }

    #[test]
    fn redwood_beds_are_read_and_played_alike(bed in redwood_bed()) {
        let reading = structure::read(&bed).expect("a theorem reads every bed");
        prop_assert_eq!(reading.value(), played(&bed));
        for step in reading.steps() {
            prop_assert_eq!(played(&step.drawing), reading.value(), "{}", step.theorem.name());
        }
        let feet = bed.edges().iter().filter(|edge| edge.from.is_ground());
        if let (Reading::Mixed(reading), 2..) = (&reading, feet.count()) {
            prop_assert!(reading.theorems().contains(&Theorem::RedwoodBed));
        }
    }
}
