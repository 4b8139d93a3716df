//! How the panels of a figure stand beside each other.

use super::*;
use crate::figure::scene::Mark;
use crate::figure::sheet::Sheet;
use crate::figure::strip::strip;
use crate::figure::views::Panel;
use kurbo::Line;

/// How high what stands on the ground of a panel reaches, in pixels.
fn height(panel: &Panel) -> f64 {
    let tops = panel.scene.marks.iter().filter_map(Mark::standing);
    tops.fold(0.0, |height, bounds| f64::max(height, -bounds.y0))
}

/// The arrows of a picture, from left to right.
fn arrows(panels: &[Panel]) -> Vec<Line> {
    let parts = Sheet::of(panels).parts;
    let marks = parts.iter().flat_map(|(scene, _)| &scene.marks);
    let arrows = marks.filter_map(|mark| match mark {
        Mark::Arrow(line) => Some(*line),
        _ => None,
    });
    arrows.collect()
}

/// The heights of the pictures in a strip, blanks left out, in pixels.
fn heights(strip: &str) -> Vec<f64> {
    let svgs = strip.split("<svg ").skip(1);
    let panels = svgs.filter(|svg| svg.contains("class=\"panel\""));
    panels
        .map(|svg| {
            let from = svg.find("height=\"").expect("a height") + "height=\"".len();
            let digits = svg[from..].split('"').next().expect("a number");
            digits.parse().expect("a number")
        })
        .collect()
}

#[test]
fn arrows_point_at_both_drawings_or_along_the_number_line() {
    let everything = Everything::new();
    let mut seen = [0, 0];
    for verified in everything.iter() {
        let panels = panels(verified, View::Steps);
        let arrows = arrows(&panels);
        assert_eq!(arrows.len() + 1, panels.len().max(1), "{}", verified.id());
        for (pair, arrow) in panels.windows(2).zip(arrows) {
            let level = -arrow.p0.y;
            let axis = pair[1].scene.marks.iter().find_map(|mark| match mark {
                Mark::Axis(line) => Some(-line.p0.y),
                _ => None,
            });
            if let Some(axis) = axis {
                assert!((level - axis).abs() < 1e-9, "{}", verified.id());
                seen[0] += 1;
            } else {
                let lower = height(&pair[0]).min(height(&pair[1]));
                assert!(level > 0.0, "{}", verified.id());
                assert!(level <= lower.max(20.0), "{}: {level}", verified.id());
                seen[1] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 20), "{seen:?}");
}

#[test]
fn a_number_line_is_no_higher_than_it_needs_however_high_the_drawing_is() {
    let ledger = repertoire_ledger();
    for id in ["half", "checks-alternating", "furniture-cover-by-one"] {
        let panels = panels(ledger.get(id).expect("it is there"), View::Fusion);
        let heights = heights(&strip(&panels, id));
        assert_eq!(heights.len(), panels.len());
        assert!(heights[heights.len() - 1] < 80.0, "{id}: {heights:?}");
        assert!(heights[0] > 100.0, "{id}: {heights:?}");
    }
}

#[test]
fn what_was_cut_to_size_stands_on_level_ground() {
    let ledger = repertoire_ledger();
    let panels = panels(ledger.get("nim-1-2-3").expect("it is there"), View::Fusion);
    let strip = strip(&panels, "nim");
    let boxes: Vec<Vec<f64>> = strip
        .split("viewBox=\"")
        .skip(1)
        .map(|rest| {
            let numbers = rest.split('"').next().expect("numbers").split(' ');
            numbers.map(|it| it.parse().expect("a number")).collect()
        })
        .filter(|numbers: &Vec<f64>| numbers[1] < 0.0)
        .collect();
    assert_eq!(boxes.len(), 2, "{strip}");
    // As much room below the ground, and less above it.
    let below = |numbers: &[f64]| numbers[1] + numbers[3];
    assert!((below(&boxes[0]) - below(&boxes[1])).abs() < 0.02);
    assert!(boxes[0][3] > boxes[1][3] + 50.0);
}
