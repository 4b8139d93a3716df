//! Every drawing on the way of a reduction is worth as much as the first, and is
//! made of its edges.

use hackenbook::drawing::{Colour, Drawing, Edge, EdgeId, Incidence, Vertex};
use hackenbook::repertoire::{self, Entry, Search};
use hackenbook::search::{self, SearchLimit};
use hackenbook::structure::{self, Reading, Step, Theorem};
use hackenbook::value::Value;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Something to add to a drawing at one of its vertices.
#[derive(Debug, Clone)]
struct Growth {
    at: prop::sample::Index,
    colour: Colour,
    shape: Shape,
}

#[derive(Debug, Clone, Copy)]
enum Shape {
    /// A path of so many edges.
    Path(usize),
    /// A cycle of so many edges: a loop, a double edge, a triangle.
    Cycle(usize),
    /// An edge to another vertex that is there.
    Chord(usize),
    /// An edge that hangs together with nothing.
    Loose,
}

fn growths(most: usize) -> impl Strategy<Value = Vec<Growth>> {
    let colour = prop::sample::select(vec![Colour::Green, Colour::Blue, Colour::Red]);
    let shape = prop_oneof![
        4 => (1_usize..3).prop_map(Shape::Path),
        3 => (1_usize..4).prop_map(Shape::Cycle),
        1 => any::<usize>().prop_map(Shape::Chord),
        1 => Just(Shape::Loose),
    ];
    let growth = (any::<prop::sample::Index>(), colour, shape)
        .prop_map(|(at, colour, shape)| Growth { at, colour, shape });
    prop::collection::vec(growth, 1..most)
}

/// The drawing that these make, with at most so many edges.
fn grown(growths: &[Growth], most_edges: usize) -> Drawing {
    let mut vertices = 1;
    let mut edges = Vec::new();
    for growth in growths {
        let at = growth.at.index(vertices);
        let path: Vec<usize> = match growth.shape {
            Shape::Path(length) => [at]
                .into_iter()
                .chain(vertices..vertices + length)
                .collect(),
            Shape::Cycle(length) => {
                let fresh = vertices..vertices + length - 1;
                [at].into_iter().chain(fresh).chain([at]).collect()
            }
            Shape::Chord(other) => vec![at, other % vertices],
            Shape::Loose => vec![vertices, vertices + 1],
        };
        vertices = vertices.max(path.iter().max().map_or(0, |it| it + 1));
        edges.extend(path.windows(2).map(|ends| Edge {
            from: Vertex::new(ends[0]),
            to: Vertex::new(ends[1]),
            colour: growth.colour,
        }));
    }
    edges.truncate(most_edges);
    Drawing::new(vertices, edges).expect("vertices in range")
}

fn played(drawing: &Drawing) -> Value {
    let play = search::play(drawing, SearchLimit::default(), &mut |_| {});
    play.expect("within limits").value()
}

/// Holds what is true of every step of every reduction.
fn hold(id: &str, drawing: &Drawing, reading: &Reading) {
    let value = played(drawing);
    let mut before: BTreeSet<EdgeId> = drawing.edge_ids().map(|(id, _)| id).collect();
    for step in reading.steps() {
        let name = step.theorem.name();
        assert_eq!(played(&step.drawing), value, "{id} after {name}");
        let grounded = step.drawing.grounded_edges();
        assert!(
            grounded.iter().all(|&it| it),
            "{id}: {name} leaves a loose edge"
        );
        if reading.green().is_some() && step.theorem == Theorem::Colon {
            continue;
        }
        assert_eq!(step.origin.len(), step.drawing.edge_count());
        assert!(step.origin.is_sorted(), "{id}: {name} changes the order");
        let origins: BTreeSet<EdgeId> = step.origin.iter().copied().collect();
        assert!(origins.is_subset(&before), "{id}: {name} brings edges in");
        for ((_, edge), &origin) in step.drawing.edge_ids().zip(&step.origin) {
            assert_eq!(edge.colour, drawing.edge(origin).colour, "{id}: {name}");
        }
        before = origins;
    }
}

/// Whether a drawing that stands has no cycle, a loop being one.
fn is_tree(drawing: &Drawing) -> bool {
    let ends = |edge: &Edge| [edge.from, edge.to];
    let vertices: BTreeSet<Vertex> = drawing.edges().iter().flat_map(ends).collect();
    vertices.is_empty() || drawing.edge_count() == vertices.len() - 1
}

/// Whether what stands on `vertex`, come to by the edge `below`, is green alone or
/// holds no green, and how many branches of either kind lie side by side where they
/// should not.
fn branches(drawing: &Drawing, vertex: Vertex, below: Option<EdgeId>) -> (Option<bool>, usize) {
    let mut kinds = Vec::new();
    let mut side_by_side = 0;
    for (id, edge) in drawing.edge_ids() {
        let leads_up = edge.from == vertex || edge.to == vertex;
        if leads_up && Some(id) != below {
            let (above, inside) = branches(drawing, edge.other(vertex), Some(id));
            let green = edge.colour == Colour::Green;
            let is_tip = Incidence::of(drawing).degree(edge.other(vertex)) == 1;
            kinds.push((is_tip || above == Some(green)).then_some(green));
            side_by_side += inside;
        }
    }
    let of_kind = |kind| kinds.iter().filter(|it| **it == Some(kind)).count();
    side_by_side += of_kind(true).saturating_sub(1);
    if !vertex.is_ground() {
        side_by_side += of_kind(false).saturating_sub(1);
    }
    let first = kinds.first().copied().flatten();
    let alike = kinds.iter().all(|kind| *kind == first);
    (first.filter(|_| alike), side_by_side)
}

#[test]
fn steps_of_the_repertoire_keep_the_value() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (repertoire, faults) = repertoire::load(&root.join("repertoire"));
    assert!(!faults.has_errors(), "{}", faults.render(false));
    let mut read = 0;
    let searched = |entry: &&Entry| entry.search == Search::EveryBuild;
    for entry in repertoire.entries.iter().filter(searched) {
        if let Ok(reading) = structure::read(&entry.drawing) {
            hold(&entry.id, &entry.drawing, &reading);
            read += 1;
        }
    }
    assert!(read > 50, "only {read} are read");
}

#[test]
fn steps_of_random_drawings_keep_the_value_and_leave_a_tree_of_stalks() {
    let mut runner = TestRunner::deterministic();
    let mut uses: BTreeMap<Theorem, usize> = BTreeMap::new();
    for case in 0..600 {
        let growths = growths(9)
            .new_tree(&mut runner)
            .expect("a drawing")
            .current();
        let drawing = grown(&growths, 11);
        let Ok(reading) = structure::read(&drawing) else {
            continue;
        };
        let id = format!("case {case}, {:?}", drawing.edges());
        hold(&id, &drawing, &reading);
        let steps = reading.steps();
        if let Some(last) = steps.last() {
            let Step { drawing, .. } = last;
            assert!(is_tree(drawing), "{id} ends as {:?}", drawing.edges());
            let (_, side_by_side) = branches(drawing, Vertex::GROUND, None);
            assert_eq!(side_by_side, 0, "{id} ends as {:?}", drawing.edges());
        }
        for step in steps {
            *uses.entry(step.theorem).or_default() += 1;
        }
    }
    for theorem in Theorem::ALL {
        // Redwood beds do not come by chance; `tests/coloured.rs` makes some.
        let leads_to_a_drawing = !matches!(
            theorem,
            Theorem::OrdinalSum | Theorem::Berlekamp | Theorem::RedwoodBed
        );
        let times = uses.get(&theorem).copied().unwrap_or(0);
        assert_eq!(
            times > 10,
            leads_to_a_drawing,
            "{} {times} times",
            theorem.name()
        );
    }
}
