//! What every layout keeps to, on the repertoire and on drawings nobody chose.

use super::*;
use crate::drawing::{Drawing, Edge, Vertex};
use crate::figure::measures::{Measures, coincide, distance, feet};
use crate::figure::stage::Stage;
use crate::figure::worst::Chance;
use kurbo::ParamCurve;

/// A vertex keeps this far from edges that do not end at it.
const VERTEX_CLEARANCE: f64 = 0.13;
/// Feet are this far apart.
const FOOT_CLEARANCE: f64 = 0.15;

/// What is wrong with a layout.
pub fn faults(drawing: &Drawing, stage: &Stage) -> Vec<String> {
    let mut faults = Vec::new();
    let name = |place: usize| drawing.edge_name(drawing.edges()[place]);
    for (place, edge) in stage.edges.iter().enumerate() {
        for step in 0..=16 {
            let point = edge.curve.eval(f64::from(step) / 16.0);
            if !point.is_finite() || point.y < -1e-9 {
                faults.push(format!("{} goes to {point:?}", name(place)));
            }
        }
        for other in 0..place {
            if coincide(edge.curve, stage.edges[other].curve) {
                faults.push(format!("{} lies on {}", name(place), name(other)));
            }
        }
        for &(vertex, at) in &stage.vertices {
            let room = distance(at, edge.curve);
            if !edge.ends.contains(&vertex) && room < VERTEX_CLEARANCE {
                faults.push(format!(
                    "{} is {room:.2} from {}",
                    drawing.name(vertex),
                    name(place)
                ));
            }
        }
    }
    let feet = feet(&stage.edges);
    if feet
        .windows(2)
        .any(|pair| pair[1] - pair[0] < FOOT_CLEARANCE)
    {
        faults.push(format!("feet at {feet:.2?}"));
    }
    faults
}

#[test]
fn the_repertoire_is_laid_out_without_a_fault() {
    for verified in Everything::new().iter() {
        let stage = views::stage(verified);
        let faults = faults(verified.drawing(), &stage);
        assert!(faults.is_empty(), "{}: {faults:#?}", verified.id());
        // None of these can be drawn flat, and the last is placed by hand.
        let expected = match verified.id() {
            "petersen" => 2,
            "moderately-hard-bed" => 1,
            "furniture-cover-by-one" => 3,
            _ => 0,
        };
        assert_eq!(
            Measures::of(verified.drawing(), &stage).crossings,
            expected,
            "crossings in {}",
            verified.id()
        );
    }
}

#[test]
fn fused_drawings_are_laid_out_without_a_fault() {
    for verified in repertoire_ledger().iter() {
        let stage = views::stage(verified);
        let Some(reduction) = verified.reduction() else {
            continue;
        };
        if reduction.loop_count() > 0 {
            let step = reduction.fused();
            let fused = stage.anew(&step);
            let faults = faults(&step.drawing, &fused);
            assert!(faults.is_empty(), "{}: {faults:#?}", verified.id());
            assert_eq!(
                Measures::of(&step.drawing, &fused).crossings,
                0,
                "crossings in {}",
                verified.id()
            );
        }
    }
}

pub fn random(chance: &mut Chance, vertices: usize, edges: usize) -> Drawing {
    let mut list: Vec<Edge> = (1..vertices)
        .map(|vertex| Edge::green(Vertex::new(chance.below(vertex)), Vertex::new(vertex)))
        .collect();
    while list.len() < edges {
        let (from, to) = (chance.below(vertices), chance.below(vertices));
        list.push(Edge::green(Vertex::new(from), Vertex::new(to)));
    }
    Drawing::new(vertices, list).expect("vertices in range")
}

/// Every edge by the names of its ends.
pub fn written(drawing: &Drawing) -> String {
    let edges = drawing.edges().iter();
    let names: Vec<String> = edges.map(|it| drawing.edge_name(*it)).collect();
    names.join(" ")
}

/// The share of random drawings that may have a fault: in a thicket some vertex
/// comes near some edge whatever one does.
fn faulty(count: usize, vertices: usize, extra: usize) -> Vec<String> {
    let mut chance = Chance(7);
    let mut found = Vec::new();
    for number in 0..count {
        let vertices = 2 + chance.below(vertices - 1);
        let edges = vertices - 1 + chance.below(extra + 1);
        let drawing = random(&mut chance, vertices, edges);
        let stage = Stage::of(&drawing, &[]);
        let faults = faults(&drawing, &stage);
        if !faults.is_empty() {
            found.push(format!("{number}: {} {faults:?}", written(&drawing)));
        }
    }
    found
}

#[test]
fn random_trees_are_laid_out_without_a_fault() {
    let faulty = faulty(150, 24, 0);
    assert!(faulty.is_empty(), "{faulty:#?}");
}

#[test]
fn random_drawings_with_a_few_cycles_are_laid_out_without_a_fault() {
    let faulty = faulty(150, 12, 4);
    assert!(faulty.is_empty(), "{faulty:#?}");
}

#[test]
fn random_thickets_are_laid_out_without_a_fault() {
    let faulty = faulty(40, 9, 9);
    assert!(faulty.is_empty(), "{faulty:#?}");
}

#[test]
fn a_fault_would_be_found() {
    let pairs = [(0, 1), (1, 2), (1, 3)];
    let edges = pairs
        .iter()
        .map(|&(from, to)| Edge::green(Vertex::new(from), Vertex::new(to)))
        .collect();
    let drawing = Drawing::new(4, edges).expect("vertices in range");
    let put = [
        (Vertex::new(1), [0.0, 1.0]),
        (Vertex::new(2), [0.0, 2.0]),
        (Vertex::new(3), [0.0, 1.5]),
    ];
    let faults = faults(&drawing, &Stage::of(&drawing, &put));
    assert_eq!(faults.len(), 2, "{faults:#?}");
}

#[test]
fn large_drawings_are_laid_out_all_the_same() {
    let mut chance = Chance(5);
    let thicket = random(&mut chance, 150, 300);
    let tree = random(&mut chance, 600, 599);
    let star = Drawing::new(
        400,
        (2..400)
            .map(|tip| Edge::green(Vertex::new(1), Vertex::new(tip)))
            .chain([Edge::green(Vertex::GROUND, Vertex::new(1))])
            .collect(),
    )
    .expect("vertices in range");
    let stalk = Drawing::stalk([crate::drawing::Colour::Green; 2_000]);
    for drawing in [thicket, tree, star, stalk] {
        let stage = Stage::of(&drawing, &[]);
        assert_eq!(stage.edges.len(), drawing.edge_count());
        assert!(stage.edges.iter().all(|it| it.curve.eval(0.5).is_finite()));
    }
}
