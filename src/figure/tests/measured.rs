//! What the measures of a layout must come to: bounds on the repertoire, and the
//! worst of 500 drawings nobody chose.

use super::geometry::Chance;
use super::measures::{Measures, Mirrors, written};
use super::*;
use crate::drawing::{Drawing, Edge, Vertex};
use crate::figure::stage::Stage;
use kurbo::{ParamCurve, Point, Shape};

/// The repertoire's bounds, in edge lengths and degrees.
const SHARPEST: f64 = 19.0;
const CLEARANCE: f64 = 0.4;
const STANCE: f64 = 0.25;
const STRETCH: f64 = 3.0;

#[test]
fn the_repertoire_keeps_every_measure() {
    for verified in repertoire_ledger().iter() {
        let measures = Measures::of(verified.drawing(), &views::stage(verified));
        let id = verified.id();
        assert_eq!(measures.coincident, 0, "{id}: {measures:?}");
        assert!(measures.stance > STANCE, "{id}: {measures:?}");
        // Where the author put the vertices, the author measures.
        if verified.entry().places.is_empty() {
            assert!(measures.sharpest > SHARPEST, "{id}: {measures:?}");
            assert!(measures.clearance > CLEARANCE, "{id}: {measures:?}");
            assert!(measures.stretch < STRETCH, "{id}: {measures:?}");
            let Mirrors { had, shown } = measures.mirrors;
            assert!(had == 0 || shown > 0, "{id}: {measures:?}");
        }
    }
}

/// Up to 14 edges, loops and parallel ones among them, green or of all colours;
/// every vertex is joined to a lower one.
fn any(chance: &mut Chance) -> Drawing {
    let edges = 1 + chance.below(14);
    let vertices = 2 + chance.below(edges);
    let colours = &[Colour::Green, Colour::Blue, Colour::Red][..=2 * chance.below(2)];
    let list = (1..=edges).map(|top| {
        let (from, to) = if top < vertices {
            (chance.below(top), top)
        } else {
            (chance.below(vertices), chance.below(vertices))
        };
        Edge {
            from: Vertex::new(from),
            to: Vertex::new(to),
            colour: colours[chance.below(colours.len())],
        }
    });
    Drawing::new(vertices, list.collect()).expect("vertices in range")
}

#[test]
fn random_drawings_are_measured() {
    let mut chance = Chance(1);
    let mut all = Vec::new();
    for _ in 0..500 {
        let drawing = any(&mut chance);
        let stage = Stage::of(&drawing, &[]);
        assert!(stays_on_paper(&stage), "{}", written(&drawing));
        let measures = Measures::of(&drawing, &stage);
        assert_eq!(measures.coincident, 0, "{}", written(&drawing));
        assert!(measures.clearance > 0.1, "{}", written(&drawing));
        assert!(measures.stance > 0.15, "{}", written(&drawing));
        all.push((drawing, measures));
    }
    let worst = |what: &str, least: &dyn Fn(&Measures) -> f64| {
        let found = all
            .iter()
            .min_by(|a, b| least(&a.1).total_cmp(&least(&b.1)));
        let (drawing, measures) = found.expect("500 drawings");
        println!("{what} {:.2}: {}", least(measures).abs(), written(drawing));
    };
    worst("angle", &|it| it.sharpest);
    worst("clearance", &|it| it.clearance);
    worst("feet", &|it| it.stance);
    worst("stretch", &|it| -it.stretch);
    #[expect(clippy::cast_precision_loss, reason = "few edges cross")]
    worst("crossings", &|it| -(it.crossings as f64));
    for (drawing, measures) in &all {
        if measures.mirrors.had > 0 && measures.mirrors.shown == 0 {
            println!("no mirror shown: {}", written(drawing));
        }
    }
}

/// Whether all is finite, and inside the frame that a figure gives its scene.
fn stays_on_paper(stage: &Stage) -> bool {
    let frame = stage.scene(64.0).bounds().inflate(0.01, 0.01);
    let inside =
        |x: f64, y: f64| x.is_finite() && y.is_finite() && frame.contains(Point::new(x, y));
    stage.edges.iter().all(|edge| {
        let points = (0..=16).map(|step| edge.curve.eval(f64::from(step) / 16.0));
        points
            .into_iter()
            .all(|it| inside(64.0 * it.x, -64.0 * it.y))
            && edge.curve.bounding_box().is_finite()
    }) && stage
        .vertices
        .iter()
        .all(|(_, it)| inside(64.0 * it.x, -64.0 * it.y))
}

#[test]
fn vertices_put_by_hand_have_straight_feet() {
    let drawing = drawing_of(&[
        (Colour::Blue, &[0, 1]),
        (Colour::Blue, &[0, 2]),
        (Colour::Blue, &[0, 3]),
        (Colour::Red, &[1, 2, 3]),
    ]);
    let places = [(1, [-2.0, 1.0]), (2, [0.5, 1.0]), (3, [0.6, 1.0])]
        .map(|(vertex, place)| (Vertex::new(vertex), place));
    let stage = Stage::of(&drawing, &places);
    let feet = [0, 1, 2].map(|edge| {
        let curve = stage.edges[edge].curve;
        if curve.start().y == 0.0 {
            curve.start().x
        } else {
            curve.end().x
        }
    });
    assert!((feet[0] + 2.0).abs() < 1e-9, "{feet:?}");
    // Two that have no room beside each other part as little as may be.
    assert!((feet[1] + feet[2] - 1.1).abs() < 1e-9, "{feet:?}");
    assert!((feet[2] - feet[1] - 0.36).abs() < 1e-9, "{feet:?}");
    let some = Stage::of(&drawing, &places[..1]);
    let at = |vertex| {
        some.vertices
            .iter()
            .find(|(it, _)| *it == Vertex::new(vertex))
    };
    assert_eq!(at(1).map(|(_, it)| (it.x, it.y)), Some((-2.0, 1.0)));
    assert!(at(2).is_some() && at(3).is_some());
}
