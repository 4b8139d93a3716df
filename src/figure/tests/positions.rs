//! Options, positions, sums and parts: what is drawn, and what is said of it.

use super::*;
use crate::figure::scene::{Mark, Role};
use crate::value::{Dyadic, Nimber, Value};
use kurbo::PathSeg;

/// The texts of a panel, in the order in which they were set.
fn texts(panel: &Panel) -> Vec<&str> {
    let labels = panel.scene.marks.iter().filter_map(|mark| match mark {
        Mark::Label(label) => Some(label.text.unicode()),
        _ => None,
    });
    labels.collect()
}

fn marks(panel: &Panel, wanted: impl Fn(&Mark) -> bool) -> usize {
    panel.scene.marks.iter().filter(|mark| wanted(mark)).count()
}

#[test]
fn options_of_a_triangle_on_a_stalk_are_grouped_by_what_they_are_worth() {
    // By hand: the stalk's edge leaves nothing, the edge across leaves a stalk with
    // two tips, and either other edge leaves a stalk of three.
    let ledger = repertoire_ledger();
    let verified = ledger.get("triangle-on-a-stalk").expect("it is there");
    let panel = &panels(verified, View::Options)[0];
    let expected = ["0", "∗", "∗3", "2 cuts", "∗mex{0, 1, 3} = ∗2"];
    assert_eq!(texts(panel), expected);
    assert_eq!(marks(panel, |it| matches!(it, Mark::Link(_))), 3);
    let told = &panel.description;
    assert!(
        told.contains("From the ground up: the ground to a;"),
        "{told}"
    );
    assert!(
        told.ends_with(
            "The mex, the least number that is not among 0, 1 and 3, gives the value: star 2."
        ),
        "{told}"
    );
}

#[test]
fn options_of_a_coloured_drawing_stand_on_their_owners_side() {
    let ledger = coloured_drawings();
    let panel = &panels(ledger.get("flower").expect("it is there"), View::Options)[0];
    // Winning Ways, chapter 2: a flower of one green and one blue edge is up star.
    assert!(
        texts(panel).contains(&"{0, ∗ | 0} = ↑∗"),
        "{:?}",
        texts(panel)
    );
    let middle = panel.scene.ground_middle();
    let pictures: Vec<f64> = panel
        .scene
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Inset(inset) => Some(inset.at.x - middle),
            _ => None,
        })
        .collect();
    assert_eq!(pictures.len(), 3);
    assert!(pictures[0] < 0.0 && pictures[1] < 0.0 && pictures[2] > 0.0);
    let told = &panel.description;
    assert!(
        told.contains("Left can leave 0 or star; Right can leave 0"),
        "{told}"
    );
    let red = &panels(ledger.get("one-red").expect("it is there"), View::Options)[0];
    assert!(texts(red).contains(&"Left has no cut"));
    assert!(
        red.description
            .contains("Left has no cut; Right can leave 0")
    );
}

#[test]
fn no_option_is_lost_without_a_word() {
    for verified in Everything::new().iter() {
        let panel = &panels(verified, View::Options)[0];
        let more = texts(panel).into_iter().filter_map(|text| {
            let (_, more) = text.split_once("and ")?;
            more.strip_suffix(" more")?.parse::<usize>().ok()
        });
        let coloured = verified.drawing().first_coloured_edge().is_some();
        let players = if coloured { 2 } else { 1 };
        let wanted: usize = crate::value::Player::BOTH[..players]
            .iter()
            .map(|&player| {
                let cuts = crate::verify::FirstCut::all(verified);
                let open = cuts.filter(|cut| cut.is_open_to(player));
                let values: std::collections::BTreeSet<Value> = open.map(|it| it.leaves).collect();
                values.len()
            })
            .sum();
        let shown = marks(panel, |it| matches!(it, Mark::Inset(_)));
        assert_eq!(shown + more.sum::<usize>(), wanted, "{}", verified.id());
        let width = panel.scene.bounds().width();
        assert!(width < 660.0, "{} is {width} wide", verified.id());
    }
}

#[test]
fn every_position_of_a_double_edge_is_drawn_joined_and_told() {
    let ledger = repertoire_ledger();
    let verified = ledger.get("double-edge").expect("it is there");
    let panel = &panels(verified, View::Lattice)[0];
    // Both edges, either one, none; nothing falls with another.
    assert_eq!(marks(panel, |it| matches!(it, Mark::Inset(_))), 4);
    assert_eq!(marks(panel, |it| matches!(it, Mark::Link(_))), 4);
    assert_eq!(texts(panel), ["0", "∗", "∗", "0"]);
    assert_eq!(marks(panel, |it| matches!(it, Mark::Highlight(_))), 2);
    let zero = |it: &Mark| matches!(it, Mark::Label(label) if label.role == Role::Zero);
    assert_eq!(marks(panel, zero), 2);
    let told = &panel.description;
    assert!(told.contains("Four positions in rows"), "{told}");
    assert!(told.contains("worth 0; cuts lead to 2 and 3."), "{told}");
    assert!(
        told.ends_with("No edges stand. 4: nothing; worth 0; without a cut."),
        "{told}"
    );
}

#[test]
fn a_cut_that_fells_another_edge_passes_over_a_row() {
    let ledger = repertoire_ledger();
    let panel = &panels(ledger.get("stalk-2").expect("it is there"), View::Lattice)[0];
    // The upper edge, and then the lower alone; the lower with the upper, which goes
    // aside, down and back.
    let bends = |it: &Mark| matches!(it, Mark::Link(PathSeg::Cubic(_)));
    assert_eq!(marks(panel, |it| matches!(it, Mark::Link(_))), 2 + 3);
    assert_eq!(marks(panel, bends), 2);
}

#[test]
fn a_drawing_of_many_positions_has_no_lattice() {
    let ledger = repertoire_ledger();
    let verified = ledger.get("lattice").expect("it is there");
    let why = View::Lattice.suits(verified);
    assert_eq!(why, Err(Unsuited::TooManyPositions { positions: 1283 }));
}

#[test]
fn a_drawing_whose_cuts_fell_many_edges_has_no_lattice() {
    let ledger = repertoire_ledger();
    let hexagon = ledger.get("hexagon").expect("it is there");
    let why = View::Lattice.suits(hexagon);
    assert!(matches!(why, Err(Unsuited::Tangled { .. })), "{why:?}");
    // Each edge of a stalk of four but the uppermost two fells the rest in one cut to
    // somewhere: from 4 to 2, 1, 0, from 3 to 1, 0 and from 2 to 0.
    let stalk = ledger.get("stalk-4").expect("it is there");
    assert_eq!(View::Lattice.suits(stalk), Ok(()));
}

#[test]
fn parity_shows_what_cancels_and_what_the_number_of_edges_tells() {
    let ledger = repertoire_ledger();
    let verified = ledger.get("triangle-on-a-stalk").expect("it is there");
    let panels = panels(verified, View::Parity);
    let leads: Vec<&[&str]> = panels.iter().map(|it| it.lead.as_slice()).collect();
    assert_eq!(leads, [&[][..], &["fusion"], &["parity"]]);
    let captions: Vec<&str> = panels.iter().map(|it| it.caption.as_str()).collect();
    assert_eq!(
        captions,
        ["four edges", "three loops", "two cancel, one stays"]
    );
    assert_eq!(texts(&panels[2]), ["∗2", "even, as 4 is"]);
    let told = &panels[2].description;
    assert!(told.contains("Two edges are left of four"), "{told}");
    for (id, why) in [
        ("y-tree", Unsuited::NothingCancels),
        ("blue-triangle", Unsuited::NotGreen),
    ] {
        let verified = ledger.get(id).expect("it is there");
        assert_eq!(View::Parity.suits(verified), Err(why));
    }
}

#[test]
fn cancelled_pairs_are_ghosts_and_the_value_is_as_odd_as_the_edges() {
    let mut seen = 0;
    for verified in Everything::new().iter() {
        let Ok(panels) = views::panels(verified, View::Parity) else {
            continue;
        };
        seen += 1;
        let last = &panels[panels.len() - 1];
        let standing = |panel| marks(panel, |it| matches!(it, Mark::Edge(..)));
        let before = standing(&panels[panels.len() - 2]);
        let ghosts = marks(last, |it| matches!(it, Mark::Ghost(_)));
        assert_eq!(standing(last) + ghosts, before, "{}", verified.id());
        assert!(ghosts > 0 && ghosts % 2 == 0, "{}", verified.id());
        let heap = verified.value().as_nimber().expect("a heap").grundy();
        assert_eq!(heap % 2 == 0, before % 2 == 0, "{}", verified.id());
    }
    assert!(seen > 15);
}

#[test]
fn values_of_a_sum_add_up() {
    let ledger = repertoire_ledger();
    let half = ledger.get("half").expect("it is there");
    let sum_of = |drawings: &[&Verified]| views::sum(drawings).expect("a sum");
    let panels = sum_of(&[half, half]);
    assert_eq!(texts(&panels[0]), ["1/2"]);
    assert_eq!(texts(&panels[1]), ["+", "1/2", "worth together", "= 1"]);
    assert!(
        panels[1]
            .description
            .ends_with("Added up, they are worth 1.")
    );
    let star = |id| ledger.get(id).expect("it is there");
    // 2 and 3 without carrying.
    let nim = sum_of(&[star("stalk-2"), star("stalk-3")]);
    assert!(texts(&nim[1]).contains(&"= ∗"));
    assert_eq!(sum(&[half], "key"), Err(Unsuited::OneSummand));
}

#[test]
fn mountain_and_jungle_are_verified_apart_and_add_up() {
    let everything = Everything::new();
    let mut parted = 0;
    for verified in everything.iter() {
        let Ok(parts) = views::Parted::of(verified) else {
            continue;
        };
        parted += 1;
        let value = verified.value().in_store(|games, whole| {
            let [mountain, jungle] =
                [&parts.mountain, &parts.jungle].map(|part| games.import(&part.value()));
            games.sum(mountain, jungle) == whole
        });
        assert!(value, "{}", verified.id());
        let edges = parts.mountain.drawing().edge_count() + parts.jungle.drawing().edge_count();
        assert_eq!(edges, verified.drawing().edge_count(), "{}", verified.id());
    }
    assert!(parted > 1);
    let bridge = everything.ledger.get("jungle-bridge").expect("it is there");
    let parts = views::Parted::of(bridge).expect("it parts");
    // Two blue edges are worth 2, a red on a blue one 1/2, and the bridge is a loop.
    let [two, half] = [Dyadic::from(2), "1/2".parse().expect("a number")];
    assert_eq!(parts.mountain.value(), Value::from(two + half));
    assert_eq!(parts.jungle.value(), Value::from(Nimber::STAR));
    let told = Picture::of(bridge, View::MountainJungle).svg();
    assert!(told.contains("It is worth 5/2."));
    assert!(told.contains("Added up, they are worth 5/2 star."));
}

#[test]
fn fusion_is_told_in_three_panels_and_the_steps_in_all() {
    let ledger = repertoire_ledger();
    let verified = ledger.get("triangle-on-a-stalk").expect("it is there");
    let leads = |view| -> Vec<Vec<&str>> {
        let panels = panels(verified, view);
        panels.into_iter().map(|panel| panel.lead).collect()
    };
    assert_eq!(
        leads(View::Fusion),
        [vec![], vec!["fusion"], vec!["parity", "colon"]]
    );
    assert_eq!(
        leads(View::Steps),
        [vec![], vec!["fusion"], vec!["parity"], vec!["colon"]]
    );
    let short = &panels(verified, View::Fusion)[2].description;
    assert!(short.contains("two cancel, one stays"), "{short}");
}

#[test]
fn toads_and_frogs_tell_whose_they_are_without_colour_too() {
    let panel = views::of_position(&toads_and_frogs("TT.F"), View::Drawing).expect("it suits");
    assert_eq!(marks(&panel, |it| matches!(it, Mark::Piece(_))), 3);
    let svg = strip::strip(std::slice::from_ref(&panel), "key");
    assert_eq!(svg.matches("class=\"piece\"").count(), 3);
    assert_eq!(svg.matches("class=\"core\"").count(), 1);
    let sheet = sheet::Sheet::of(std::slice::from_ref(&panel));
    let tex = tikz::picture(&sheet, "strip");
    assert_eq!(tex.matches("\\fill[hbblue]").count(), 2);
    assert_eq!(tex.matches("\\fill[hbred]").count(), 1);
    assert_eq!(tex.matches("\\path[hb red core]").count(), 1);
    assert_eq!(tex.matches("\\node[hb letter]").count(), 3);
    assert!(panel.description.contains("two times toad, empty, frog"));
}

#[test]
fn a_view_of_drawings_alone_does_not_suit_a_position() {
    let strip = toads_and_frogs("TT.F");
    for (name, view) in View::ALL {
        let suits = views::of_position(&strip, view).is_ok();
        assert_eq!(suits, ["drawing", "thermograph"].contains(&name), "{name}");
    }
}

/// By hand: a step of Left's leaves 1/2, a step of Right's 0.
#[test]
fn a_position_stands_over_its_options_once_a_side() {
    let strip = toads_and_frogs("TT.F");
    let options = PositionOptions::verify(&strip, SearchLimit::default()).expect("verified");
    let panel = views::position_options(&options);
    let told = ["1/2", "0", "Left moves", "Right moves", "{1/2 | 0}"];
    assert_eq!(texts(&panel), told);
    assert!(
        panel
            .description
            .contains("Left can move to a strip of four squares")
    );
}
