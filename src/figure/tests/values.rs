//! Views of values: what stands where, and what a blind reader is told.

use super::*;
use crate::figure::scene::{Label, Mark, Role, Scene};
use kurbo::{Point, Rect};

fn labels(scene: &Scene) -> impl Iterator<Item = &Label> {
    scene.marks.iter().filter_map(|mark| match mark {
        Mark::Label(label) => Some(label),
        _ => None,
    })
}

fn texts(scene: &Scene, role: Role) -> Vec<&str> {
    let with_role = labels(scene).filter(|label| label.role == role);
    with_role.map(|label| label.text.unicode()).collect()
}

fn only_panel(ledger: &Ledger, view: View) -> views::Panel {
    let verified = ledger.iter().next().expect("one drawing");
    let mut panels = views::panels(verified, view).expect("it suits");
    assert_eq!(panels.len(), 1);
    panels.remove(0)
}

fn of_stalk(word: &str, view: View) -> views::Panel {
    only_panel(&ledger_of([("stalk", stalk_of(word))]), view)
}

/// Drawings of several stalks, one of them worth no more than nothing.
fn two_stalks() -> Ledger {
    use Colour::{Blue, Red};
    let paths: &[Path] = &[(Blue, &[0, 1]), (Red, &[1, 2]), (Red, &[0, 3, 4])];
    ledger_of([("two-stalks", drawing_of(paths))])
}

#[test]
fn views_of_values_keep_their_labels_apart() {
    let values = [
        View::NumberLine,
        View::StalkRule,
        View::Birthdays,
        View::Thermograph,
    ];
    for verified in Everything::new().iter() {
        for view in values {
            for panel in views::panels(verified, view).into_iter().flatten() {
                let boxes: Vec<Rect> = labels(&panel.scene).map(Label::bounds).collect();
                for (place, one) in boxes.iter().enumerate() {
                    for other in &boxes[..place] {
                        let meet = one.intersect(*other);
                        let id = verified.id();
                        assert!(meet.is_zero_area(), "{id} as {}", view.name());
                    }
                }
            }
        }
    }
}

#[test]
fn views_are_refused_to_drawings_they_do_not_fit() {
    let refused = |word| -> Vec<&str> {
        let ledger = ledger_of([("stalk", stalk_of(word))]);
        let verified = ledger.get("stalk").expect("it is there");
        let all = View::ALL.into_iter();
        let refused = all.filter(|(_, view)| view.suits(verified).is_err());
        refused.map(|(name, _)| name).collect()
    };
    assert_eq!(refused("BRR"), ["parity", "mountain-jungle"]);
    assert_eq!(
        refused("GG"),
        [
            "parity",
            "mountain-jungle",
            "number-line",
            "stalk-rule",
            "birthdays"
        ]
    );
    assert_eq!(refused(""), ["parity", "mountain-jungle", "stalk-rule"]);
}

#[test]
fn every_edge_of_a_stalk_has_what_it_counts_beside_it() {
    let panel = of_stalk("BBRBR", View::StalkRule);
    let terms = ["+1", "+1", "−1/2", "+1/4", "−1/8"];
    assert_eq!(texts(&panel.scene, Role::Term), terms);
    // 2 - 1/2 + 1/4 - 1/8.
    assert_eq!(texts(&panel.scene, Role::Value), ["13/8"]);
    let heights = labels(&panel.scene).filter(|it| it.role == Role::Term);
    let heights: Vec<f64> = heights.map(|label| label.at.y).collect();
    assert!(heights.is_sorted_by(|low, high| low > high));
    let ledger = two_stalks();
    let panel = only_panel(&ledger, View::StalkRule);
    assert_eq!(texts(&panel.scene, Role::Value), ["1/2", "−2", "= −3/2"]);
}

#[test]
fn what_edges_count_adds_up_to_the_value() {
    let mut seen = 0;
    for verified in Everything::new().iter() {
        if let Some(stalks) = crate::structure::contributions(verified.drawing()) {
            let sum = stalks.into_iter().flatten().map(|(_, term)| term).sum();
            assert_eq!(
                verified.value().as_number(),
                Some(&sum),
                "{}",
                verified.id()
            );
            seen += 1;
        }
    }
    assert!(seen > 8);
}

#[test]
fn numbers_are_born_on_their_birthdays() {
    let days = views::days(4);
    let sizes: Vec<usize> = days.iter().map(Vec::len).collect();
    assert_eq!(sizes, [1, 2, 4, 8, 16]);
    for (day, born) in days.iter().enumerate() {
        assert!(born.iter().all(|it| it.birthday() == day.into()));
    }
    let third: Vec<String> = days[3].iter().map(ToString::to_string).collect();
    assert_eq!(third.join(" "), "-3 -3/2 -3/4 -1/4 1/4 3/4 3/2 3");
}

#[test]
fn the_path_to_a_number_is_the_stalk_that_is_worth_it() {
    for word in ["BBRBR", "RB", "BRBRRBBR", "RRRRRRB", "B"] {
        let panel = of_stalk(word, View::Birthdays);
        let path: String = panel
            .scene
            .marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Edge(edge) if edge.colour == Colour::Blue => Some('B'),
                Mark::Edge(_) => Some('R'),
                _ => None,
            })
            .collect();
        assert_eq!(path, word);
    }
}

#[test]
fn drawings_on_one_line_stand_in_order_over_their_places() {
    let words = ["B", "RB", "BRBRR", "BR"];
    let ids = ["one", "minus-half", "nine-sixteenths", "half"];
    let ledger = ledger_of(ids.into_iter().zip(words.map(stalk_of)));
    let drawings: Vec<&Verified> = ledger.iter().collect();
    let panels = views::together(&drawings, View::NumberLine);
    let scene = &panels[0].scene;
    assert_eq!(
        texts(scene, Role::ValueOnLine),
        ["−1/2", "1/2", "9/16", "1"]
    );
    let at: Vec<f64> = labels(scene)
        .filter(|it| it.role == Role::ValueOnLine)
        .map(|it| it.at.x)
        .collect();
    assert!(at.is_sorted());
    let dots: Vec<Point> = scene
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Pointer(place) => Some(*place),
            _ => None,
        })
        .collect();
    // From 1/2 to 9/16 it is an eighth as far as from 1/2 to 1.
    let ratio = (dots[2].x - dots[1].x) / (dots[3].x - dots[1].x);
    assert!((ratio - 0.125).abs() < 1e-9);
}

#[test]
fn the_thermograph_of_a_switch() {
    // {1/2|0} has mean 1/4 and temperature 1/4.
    let panel = views::of_position(&toads_and_frogs("TT.F"), View::Thermograph).expect("it suits");
    assert_eq!(texts(&panel.scene, Role::Tick), ["1/2", "0", "1/4"]);
    assert_eq!(texts(&panel.scene, Role::Term), ["0", "1/4"]);
    let walls: Vec<kurbo::Line> = panel
        .scene
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Wall(line) => Some(*line),
            _ => None,
        })
        .collect();
    let [left, right, mast] = walls[..] else {
        panic!("two walls and a mast, not {walls:?}");
    };
    assert!(left.p0.x < right.p0.x, "positive numbers are to the left");
    assert_eq!((left.p1, right.p1), (mast.p0, mast.p0));
    let slant = |it: kurbo::Line| ((it.p1 - it.p0).x, (it.p1 - it.p0).y);
    let ((left, up), (right, as_far_up)) = (slant(left), slant(right));
    assert_eq!((left, right), (-up, as_far_up));
}

#[test]
fn masts_of_numbers_and_infinitesimals_begin_at_their_temperatures() {
    for (word, number, temperatures) in [
        ("BRR", "1/4", vec!["0", "−1/4"]),
        ("BB", "2", vec!["0", "−1"]),
        ("GB", "0", vec!["0"]),
    ] {
        let panel = of_stalk(word, View::Thermograph);
        assert_eq!(texts(&panel.scene, Role::Tick), [number]);
        assert_eq!(texts(&panel.scene, Role::Term), temperatures);
        let walls = panel.scene.marks.iter();
        assert_eq!(walls.filter(|it| matches!(it, Mark::Wall(_))).count(), 1);
    }
}

#[test]
fn what_a_blind_reader_is_told_of_values() {
    let both = ledger_of([("half", stalk_of("BR")), ("minus-one", stalk_of("R"))]);
    let two = both.iter().collect::<Vec<_>>();
    let strips = ["TT.F", "TTT.FF"].map(toads_and_frogs);
    let mut panels = views::together(&two, View::NumberLine);
    panels.extend([
        of_stalk("BRBRR", View::StalkRule),
        only_panel(&two_stalks(), View::StalkRule),
        of_stalk("BRR", View::Birthdays),
        of_stalk("BRBRR", View::Birthdays),
        of_stalk("", View::Birthdays),
        of_stalk("BRR", View::Thermograph),
        of_stalk("GB", View::Thermograph),
    ]);
    let thermographs = strips
        .iter()
        .map(|it| views::of_position(it, View::Thermograph));
    panels.extend(thermographs.map(|it| it.expect("it suits")));
    let told = panels
        .iter()
        .map(|it| format!("{}\n{}", it.title, it.description));
    insta::assert_snapshot!(told.collect::<Vec<_>>().join("\n\n"));
}

#[test]
fn what_the_colours_of_a_path_mean_is_said_of_those_it_has() {
    let told = |word| -> usize {
        let panel = of_stalk(word, View::Birthdays);
        let captions = texts(&panel.scene, Role::Caption);
        captions.iter().filter(|it| it.contains("leads to")).count()
    };
    assert_eq!(["", "B", "RRR", "BRR"].map(told), [0, 1, 1, 2]);
}

#[test]
fn a_long_line_of_drawings_goes_on_in_another_panel() {
    let words = ["RRR", "RB", "BRBRR", "BR", "B", "BB", "BBR"];
    let ids = ["a", "b", "c", "d", "e", "f", "g"];
    let ledger = ledger_of(ids.into_iter().zip(words.map(stalk_of)));
    let drawings: Vec<&Verified> = ledger.iter().collect();
    let panels = views::together(&drawings, View::NumberLine);
    assert!(panels.len() > 1);
    let numbers = panels
        .iter()
        .flat_map(|it| texts(&it.scene, Role::ValueOnLine));
    assert_eq!(
        numbers.collect::<Vec<_>>(),
        ["−3", "−1/2", "1/2", "9/16", "1", "3/2", "2"]
    );
    for panel in &panels {
        let width = panel.scene.bounds().width();
        assert!(width < 400.0, "{width}");
    }
}

#[test]
fn numbers_on_a_path_are_as_high_as_they_are_great() {
    // 1/8 is one edge more than 1/4, and lies between it and 0.
    for (word, numbers) in [
        ("BRRRR", [0.0, 1.0, 0.5, 0.25, 0.125, 0.0625]),
        ("BRRRB", [0.0, 1.0, 0.5, 0.25, 0.125, 0.1875]),
        ("RRBRB", [0.0, -1.0, -2.0, -1.5, -1.75, -1.625]),
    ] {
        let panel = of_stalk(word, View::Birthdays);
        let vertices = panel.scene.marks.iter().filter_map(|mark| match mark {
            Mark::Vertex(place) => Some(place.y),
            _ => None,
        });
        let heights: Vec<f64> = vertices.collect();
        assert_eq!(heights.len(), numbers.len(), "{word}");
        // One step of a unit is as high as another.
        let unit = (heights[0] - heights[1]) / (numbers[1] - numbers[0]);
        for (height, number) in heights.iter().zip(numbers) {
            assert!(
                (heights[0] - height - number * unit).abs() < 1e-9,
                "{word}: {number}"
            );
        }
        assert!(unit > 0.0, "{word}");
    }
}

#[test]
fn what_is_left_where_things_became_stalks() {
    let ledger = repertoire_ledger();
    for (id, told) in [
        ("blue-tree", "as a stalk"),
        ("furniture-cover-by-two", "as a stalk"),
        ("furniture-two-tables-and-a-red", "as stalks"),
        ("jungle-bridge", "as stalks"),
        ("cut-twins", "branches as stalks"),
    ] {
        let panels = panels(ledger.get(id).expect("it is there"), View::Steps);
        let captions: Vec<&str> = panels.iter().map(|it| it.caption.as_str()).collect();
        assert!(captions.contains(&told), "{id}: {captions:?}");
    }
}

#[test]
fn a_formula_is_written_in_full_or_not_at_all() {
    let ledger = repertoire_ledger();
    let formulas = |id: &str| -> Vec<String> {
        let panel = &panels(ledger.get(id).expect("it is there"), View::Options)[0];
        let written = texts(&panel.scene, Role::Option).into_iter();
        written
            .filter(|it| it.contains(" | "))
            .map(str::to_owned)
            .collect()
    };
    assert_eq!(formulas("half"), ["{0 | 1} = 1/2"]);
    // Its value is written as its options.
    assert_eq!(formulas("half-flower"), ["{0, ∗ | ↑∗, 0}"]);
    // Options cut short, and too many of them.
    assert!(formulas("three-flowers").is_empty());
    assert!(formulas("checks-alternating").is_empty());
}
