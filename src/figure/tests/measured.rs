//! What the measures of a layout must come to: bounds on the repertoire, and the
//! worst of 500 drawings nobody chose.

use super::geometry::written;
use super::*;
use crate::drawing::Vertex;
use crate::figure::measures::{Measures, Mirrors};
use crate::figure::scene::Mark;
use crate::figure::stage::Stage;
use crate::figure::worst::{Worst, measured};
use crate::verify::verify;
use kurbo::{ParamCurve, Point, Rect, Shape};

/// The repertoire's bounds, in edge lengths and degrees.
const SHARPEST: f64 = 19.0;
const CLEARANCE: f64 = 0.4;
const STANCE: f64 = 0.19;
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

#[test]
fn random_drawings_are_measured() {
    for (drawing, stage, measures) in measured() {
        let written = written(&drawing);
        assert!(stays_on_paper(&stage), "{written}");
        assert_eq!(measures.coincident, 0, "{written}");
        assert!(measures.clearance > 0.2, "{written}");
        assert!(measures.stance > 0.15, "{written}");
        assert!(measures.sharpest > 4.0, "{written}");
        // Up to this size two edges never look like one.
        assert!(
            measures.sharpest > 6.0 || drawing.edge_count() > 12,
            "{written}"
        );
        let Mirrors { had, shown } = measures.mirrors;
        if had > 0 && shown == 0 {
            println!("no mirror shown: {written}");
        }
    }
    for worst in Worst::all() {
        println!("{}: {}", worst.what, written(worst.verified.drawing()));
        println!("  {}", worst.measures);
    }
}

#[test]
fn labels_on_random_green_drawings_keep_apart() {
    let mut tight = Vec::new();
    for (drawing, ..) in measured() {
        if drawing.first_coloured_edge().is_some() {
            continue;
        }
        let entry = Entry::of_drawing("random", drawing);
        let verified = verify(entry, SearchLimit::default(), &mut |_| {}).expect("agreed");
        let panel = &panels(&verified, View::Cuts)[0];
        let labels: Vec<Rect> = panel
            .scene
            .marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Label(label) => Some(label.bounds()),
                _ => None,
            })
            .collect();
        let pairs = (0..labels.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        let meet = |&(a, b): &(usize, usize)| !labels[a].intersect(labels[b]).is_zero_area();
        let overlaps = pairs.filter(meet).count();
        if overlaps > 0 {
            tight.push(format!("{overlaps}: {}", written(verified.drawing())));
        }
    }
    for drawing in &tight {
        println!("labels that overlap, {drawing}");
    }
    assert!(tight.len() <= 5, "{tight:#?}");
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
