//! What stands beside every edge, and which edges are marked.

use super::*;
use crate::drawing::{Colour, Drawing, Edge, EdgeId};
use crate::figure::scene::{Mark, Role};
use crate::value::Player;
use kurbo::{ParamCurve, Rect};

#[test]
fn labels_of_cuts_touch_neither_each_other_nor_an_edge() {
    for verified in Everything::new().iter() {
        let panel = &panels(verified, View::Cuts)[0];
        let labels: Vec<Rect> = panel
            .scene
            .marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Label(label) => Some(label.bounds()),
                _ => None,
            })
            .collect();
        let standing = verified
            .drawing()
            .grounded_edges()
            .iter()
            .filter(|it| **it)
            .count();
        assert_eq!(labels.len(), standing, "{}", verified.id());
        for (place, label) in labels.iter().enumerate() {
            assert!(
                label.y1 < 0.0,
                "{} has a label in the ground",
                verified.id()
            );
            for other in &labels[..place] {
                assert!(label.intersect(*other).is_zero_area(), "{}", verified.id());
            }
            for mark in &panel.scene.marks {
                if let Mark::Edge(edge) = mark {
                    for step in 0..=60 {
                        let point = kurbo::ParamCurve::eval(&edge.curve, f64::from(step) / 60.0);
                        assert!(
                            !label.contains(point),
                            "{}: {label:?} on an edge",
                            verified.id()
                        );
                    }
                }
            }
        }
    }
}

/// Whether a player who moves first wins, found by playing.
fn wins_first(drawing: &Drawing, player: Player) -> bool {
    cuts_of(drawing, player).any(|left| !wins_first(&left, player.other()))
}

/// What each cut of a player leaves.
fn cuts_of(drawing: &Drawing, player: Player) -> impl Iterator<Item = Drawing> {
    let foreign = match player {
        Player::Left => Colour::Red,
        Player::Right => Colour::Blue,
    };
    let own = drawing
        .edge_ids()
        .filter(move |(_, edge)| edge.colour != foreign);
    own.map(|(id, _)| without(drawing, id))
}

fn without(drawing: &Drawing, cut: EdgeId) -> Drawing {
    let kept: Vec<bool> = drawing.edge_ids().map(|(id, _)| id != cut).collect();
    drawing.standing(&kept)
}

#[test]
fn winning_cuts_are_marked_on_the_edge_and_in_the_label() {
    for verified in Everything::new().iter() {
        let panel = &panels(verified, View::Cuts)[0];
        let marks = &panel.scene.marks;
        let drawing = verified.drawing();
        let grounded = drawing.grounded_edges();
        // Larger ones take too long without a table.
        if drawing.edge_count() > 9 {
            continue;
        }
        let wins = |id: EdgeId, edge: Edge| {
            let owners = match edge.colour {
                Colour::Green => &Player::BOTH[..],
                Colour::Blue => &[Player::Left],
                Colour::Red => &[Player::Right],
            };
            let left = without(drawing, id);
            owners.iter().any(|owner| !wins_first(&left, owner.other()))
        };
        let winning = drawing
            .edge_ids()
            .filter(|&(id, edge)| grounded[id.index()] && wins(id, edge))
            .count();
        let yellow = marks
            .iter()
            .filter(|it| matches!(it, Mark::Highlight(_)))
            .count();
        let bold = marks
            .iter()
            .filter(|it| matches!(it, Mark::Label(label) if label.role == Role::WinningOption))
            .count();
        assert_eq!((yellow, bold), (winning, winning), "{}", verified.id());
    }
}

#[test]
fn labels_keep_off_what_highlights_an_edge_where_there_is_room() {
    let ledger = repertoire_ledger();
    for id in [
        "nine-sixteenths",
        "red-square",
        "two-flowers",
        "win-pentagon",
        "grass-on-a-tree",
    ] {
        let panel = &panels(ledger.get(id).expect("it is there"), View::Cuts)[0];
        let marks = || panel.scene.marks.iter();
        let highlights: Vec<_> = marks()
            .filter_map(|mark| match mark {
                Mark::Highlight(curve) => Some(*curve),
                _ => None,
            })
            .collect();
        assert!(!highlights.is_empty(), "{id}");
        for mark in marks() {
            let Mark::Label(label) = mark else { continue };
            // Half of fifteen pixels to either side.
            let bounds = label.bounds().inflate(7.5, 7.5);
            let points = highlights
                .iter()
                .flat_map(|curve| (0..=60).map(|step| curve.eval(f64::from(step) / 60.0)));
            let touched = points.filter(|it| bounds.contains(*it)).count();
            assert_eq!(touched, 0, "{id}: {}", label.text.unicode());
        }
    }
}
