//! Blue-red stalks, and beside every edge what it counts: the ground is the line
//! under a column of numbers, and their sum stands below it.

use super::{Panel, TALLEST, stage};
use crate::drawing::EdgeId;
use crate::figure::description;
use crate::figure::scene::{Edge, Label, Mark, Role, Scene};
use crate::figure::writing::Writing;
use crate::structure::contributions;
use crate::value::Dyadic;
use crate::verify::Verified;
use kurbo::{Line, ParamCurve, PathSeg, Point};

/// An edge length at most and at least, in pixels: numbers must not touch.
const UNIT: f64 = 50.0;
const LEAST_UNIT: f64 = 21.0;

/// How far numbers stand from their stalk, and the next stalk from them, in pixels.
const BESIDE: f64 = 15.0;
const APART: f64 = 30.0;

/// How far the ground goes on at either end, in pixels.
const OVERHANG: f64 = 18.0;

/// The baseline of a sum below the ground, and of a number below the middle of
/// its edge, in pixels.
const SUM_DROP: f64 = 34.0;
const TERM_DROP: f64 = 5.0;

/// A stalk's edges from the ground up, with what each counts.
type Stalk = Vec<(EdgeId, Dyadic)>;

/// The stalks in the order of their feet; none of a drawing that is anything else.
pub fn stalks(verified: &Verified) -> Vec<Stalk> {
    let mut stalks = contributions(verified.drawing()).unwrap_or_default();
    let feet = stage(verified).by_origin(|edge| edge.curve.start().x);
    let foot = |stalk: &Stalk| feet[stalk[0].0.index()].unwrap_or_default();
    stalks.sort_by(|a, b| foot(a).total_cmp(&foot(b)));
    stalks
}

/// The picture of a drawing that is nothing but blue-red stalks.
pub fn panel(verified: &Verified) -> Option<Panel> {
    let stalks = stalks(verified);
    let value = verified.value().as_number()?.clone();
    let mut scene = columns(verified, &stalks)?;
    scene.marks.push(if stalks.len() == 1 {
        below(0.0, Writing::number(&value))
    } else {
        below(scene.right_above_ground(), equals(&value))
    });
    let right = scene.right_above_ground() + OVERHANG / 2.0;
    scene.marks.insert(0, Mark::Ground(-OVERHANG, right));
    Some(Panel {
        lead: Vec::new(),
        scene,
        caption: String::new(),
        title: format!("{}: what each edge counts", description::title(verified)),
        description: description::of_stalks(verified, &stalks),
    })
}

/// All stalks side by side, each with its sum below if there are several.
fn columns(verified: &Verified, stalks: &[Stalk]) -> Option<Scene> {
    let highest = stalks.iter().map(Vec::len).max()?;
    #[expect(clippy::cast_precision_loss, reason = "edges of one drawing")]
    let unit = (TALLEST / highest as f64).clamp(LEAST_UNIT, UNIT);
    let mut scene = Scene::default();
    for (place, stalk) in stalks.iter().enumerate() {
        let x = match place {
            0 => 0.0,
            _ => scene.right_above_ground() + APART,
        };
        scene.marks.extend(column(verified, stalk, x, unit));
        if stalks.len() > 1 {
            let sum: Dyadic = stalk.iter().map(|(_, term)| term.clone()).sum();
            let text = match place {
                0 => Writing::number(&sum),
                _ => signed(&sum),
            };
            scene.marks.push(below(x, text));
        }
    }
    Some(scene)
}

/// A stalk, and the numbers beside it.
fn column(verified: &Verified, stalk: &Stalk, x: f64, unit: f64) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut foot = Point::new(x, 0.0);
    for (id, term) in stalk {
        let tip = Point::new(x, foot.y - unit);
        marks.push(Mark::Edge(Edge {
            curve: PathSeg::Line(Line::new(foot, tip)),
            colour: verified.drawing().edge(*id).colour,
            number: Some(*id),
        }));
        marks.push(Mark::Label(Label {
            at: Point::new(x + BESIDE, foot.midpoint(tip).y + TERM_DROP),
            text: signed(term),
            role: Role::Term,
        }));
        foot = tip;
    }
    let tips = marks.iter().filter_map(|mark| match mark {
        Mark::Edge(edge) => Some(Mark::Vertex(edge.curve.end())),
        _ => None,
    });
    let tips: Vec<Mark> = tips.collect();
    marks.extend(tips);
    marks
}

/// A sum below the ground, in line with the numbers beside a stalk.
fn below(x: f64, text: Writing) -> Mark {
    Mark::Label(Label {
        at: Point::new(x + BESIDE, SUM_DROP),
        text,
        role: Role::Value,
    })
}

/// A number after the sign of equality.
fn equals(number: &Dyadic) -> Writing {
    Writing::Mathematics {
        unicode: format!("= {}", number.unicode()),
        latex: format!("={}", number.latex()),
    }
}

/// A number with its sign, also where that is a plus.
fn signed(number: &Dyadic) -> Writing {
    let plus = if number.sign().is_gt() { "+" } else { "" };
    Writing::Mathematics {
        unicode: format!("{plus}{}", number.unicode()),
        latex: format!("{plus}{}", number.latex()),
    }
}
