//! What pictures of drawings with blue and red edges keep to.

use super::*;
use crate::figure::scene::{Mark, Role};
use crate::structure::Theorem;
use kurbo::Shape;

#[test]
fn coloured_drawings_in_words() {
    let told: Vec<String> = coloured_drawings()
        .iter()
        .map(|it| format!("{}\n{}", title(it), description(it)))
        .collect();
    insta::assert_snapshot!(told.join("\n\n"));
}

#[test]
fn what_every_cut_leaves_in_words() {
    let drawings = coloured_drawings();
    let told: Vec<String> = ["flower", "double-green-and-blue", "mountain-and-jungle"]
        .iter()
        .filter_map(|id| drawings.get(id))
        .map(description::of_cuts)
        .collect();
    insta::assert_snapshot!(told.join("\n\n"));
}

#[test]
fn parting_keeps_the_mountain_in_its_place_and_the_jungle_off_it() {
    let drawings = coloured_drawings();
    let verified = drawings.get("mountain-and-jungle").expect("it is there");
    let steps = verified.reading().expect("theorems read it").steps();
    let step = &steps[0];
    assert_eq!(step.theorem, Theorem::MountainAndJungle);
    let before = views::stage(verified);
    let after = before.split(step);
    assert_eq!(after.edges.len(), before.edges.len());
    let mut right_of_mountain = f64::NEG_INFINITY;
    let mut left_of_jungle = f64::INFINITY;
    for edge in &after.edges {
        let course = before.edges.iter().find(|it| it.origin == edge.origin);
        let bounds = edge.curve.bounding_box();
        if edge.colour == Colour::Green {
            left_of_jungle = left_of_jungle.min(bounds.x0);
        } else {
            assert_eq!(course.map(|it| it.curve), Some(edge.curve));
            right_of_mountain = right_of_mountain.max(bounds.x1);
        }
    }
    assert!(left_of_jungle > right_of_mountain + 0.5);
    let faults = geometry::faults(&step.drawing, &after);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn steps_are_laid_out_without_a_fault() {
    for verified in Everything::new().iter() {
        let mut stage = views::stage(verified);
        for step in steps_on_the_way(verified) {
            stage = stage.after(&step);
            assert_eq!(stage.edges.len(), step.drawing.edge_count());
            let faults = geometry::faults(&step.drawing, &stage);
            assert!(faults.is_empty(), "{}: {faults:#?}", verified.id());
        }
    }
}

#[test]
fn the_value_is_shown_once_on_the_line_or_beside_the_last_panel() {
    for verified in coloured_drawings().iter() {
        let panels = panels(verified, View::Steps);
        let shown: Vec<(usize, Role)> = panels
            .iter()
            .enumerate()
            .flat_map(|(place, panel)| panel.scene.marks.iter().map(move |it| (place, it)))
            .filter_map(|(place, mark)| match mark {
                Mark::Label(label) => Some((place, label.role)),
                _ => None,
            })
            .filter(|(_, role)| *role != Role::Tick)
            .collect();
        let role = if verified.value().as_number().is_some() {
            Role::ValueOnLine
        } else {
            Role::Value
        };
        assert_eq!(shown, [(panels.len() - 1, role)], "{}", verified.id());
    }
}

#[test]
fn a_number_stands_between_the_integers_around_it() {
    for (colours, left, right) in [
        ("BRRB", "0", "1"),
        ("R", "−2", "0"),
        ("BBR", "0", "2"),
        ("RRRRB", "−4", "−3"),
        ("BRBRBRBRBRBRBRBRBRBRBRBRBRBRBR", "0", "1"),
    ] {
        let ledger = ledger_of([("stalk", stalk_of(colours))]);
        let verified = ledger.get("stalk").expect("it is there");
        let panels = panels(verified, View::Steps);
        let marks = &panels[1].scene.marks;
        let mut integers: Vec<(f64, &str)> = Vec::new();
        let mut pointer = None;
        for mark in marks {
            match mark {
                Mark::Label(label) if label.role == Role::Tick => {
                    integers.push((label.at.x, label.text.unicode()));
                }
                Mark::Pointer(place) => pointer = Some(place.x),
                _ => {}
            }
        }
        let at = pointer.expect("a pointer");
        assert_eq!(
            (integers[0].1, integers[integers.len() - 1].1),
            (left, right)
        );
        assert!(integers[0].0 < at && at < integers[integers.len() - 1].0);
        let ticks = marks.iter().filter(|it| matches!(it, Mark::Tick(_)));
        assert!(ticks.count() <= 33);
    }
}
