//! What the theorems make of a drawing, one panel a step, and its value.

use super::{Panel, stage};
use crate::drawing::{Drawing, Incidence, Vertex};
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role, Scene};
use crate::figure::stage::{Stage, on_paper};
use crate::figure::writing::Writing;
use crate::figure::{steps_on_the_way, words};
use crate::structure::{Step, Theorem};
use crate::verify::Verified;
use kurbo::{PathSeg, Point, Rect, Shape};

/// How far a value stands from the stalk, in pixels.
const VALUE_DISTANCE: f64 = 14.0;

/// How far a value stands from what has gone, in pixels.
const GHOST_DISTANCE: f64 = 4.0;

/// A value beside a drawing is at most about as long as this; options it has no
/// room for are left out.
const LONGEST: usize = 24;

/// One panel, before it is known how large it will be.
#[derive(Debug)]
pub struct Act {
    theorems: Vec<Theorem>,
    stage: Stage,
    ghosts: Vec<PathSeg>,
    value: Option<ValuePlace>,
    caption: String,
    description: String,
}

/// Where the value stands on the last panel.
#[derive(Debug, Clone, Copy)]
enum ValuePlace {
    /// Beside a stalk of this height.
    Stalk(usize),
    /// To the right of everything.
    Drawing,
}

/// The steps of the reduction that change what is seen, the drawing first, and the
/// value where it ends.
pub fn acts(verified: &Verified) -> Vec<Act> {
    let (mut acts, last) = on_the_way(verified);
    match verified.reduction() {
        Some(reduction) => by_stalk(verified, &mut acts, &last, &reduction.stalk()),
        None if verified.value().as_number().is_none() => beside(verified, &mut acts),
        // It stands on the number line.
        None => {}
    }
    acts
}

/// The same without the value, and the drawing that the last step left.
pub fn on_the_way(verified: &Verified) -> (Vec<Act>, Drawing) {
    let mut acts = vec![Act {
        theorems: Vec::new(),
        stage: stage(verified),
        ghosts: Vec::new(),
        value: None,
        caption: "the drawing".to_owned(),
        description: description::of_drawing(verified),
    }];
    let mut current = verified.drawing().clone();
    for step in steps_on_the_way(verified) {
        let before = &acts[acts.len() - 1].stage;
        let stage = before.after(&step);
        // Fusing what is loops already moves nothing.
        let ghosts = before.ghosts(&stage);
        if !ghosts.is_empty() {
            acts.push(Act {
                theorems: vec![step.theorem],
                stage,
                ghosts,
                value: None,
                caption: description::caption(&current, &step),
                description: description::of_step(&current, &step),
            });
        }
        current = step.drawing;
    }
    (acts, current)
}

/// The same with what becomes of the loops told on the way to the stalk: the
/// drawing, the drawing fused, the stalk.
pub fn in_short(acts: Vec<Act>) -> Vec<Act> {
    let mut short: Vec<Act> = Vec::new();
    for act in acts {
        let follows_parity = short
            .last()
            .is_some_and(|before| before.theorems == [Theorem::Parity]);
        match short.pop() {
            Some(mut before) if follows_parity && act.theorems == [Theorem::Colon] => {
                before.theorems.extend(&act.theorems);
                short.push(Act {
                    theorems: before.theorems,
                    description: format!("{} {}", before.description, act.description),
                    ..act
                });
            }
            before => {
                short.extend(before);
                short.push(act);
            }
        }
    }
    short
}

/// The value: beside the stalk it is worth, or beside the last panel where that
/// is a stalk already.
fn by_stalk(verified: &Verified, acts: &mut Vec<Act>, current: &Drawing, step: &Step) {
    let height = step.drawing.edge_count();
    if let Some(last) = acts.last_mut().filter(|_| is_stalk(current)) {
        last.value = Some(ValuePlace::Stalk(height));
        if last.theorems.is_empty() {
            last.caption = words::stalk(height);
        }
        last.description = format!("{} {}", last.description, description::of_value(verified));
        return;
    }
    acts.push(Act {
        theorems: vec![step.theorem],
        stage: Stage::of(&step.drawing, &[]),
        ghosts: Vec::new(),
        value: Some(ValuePlace::Stalk(height)),
        caption: words::stalk(height),
        description: description::of_value(verified),
    });
}

/// The value, which is neither a stalk's nor a number: beside the last panel.
fn beside(verified: &Verified, acts: &mut [Act]) {
    if let Some(last) = acts.last_mut() {
        last.value = Some(ValuePlace::Drawing);
        last.description = format!("{} {}", last.description, description::of_value(verified));
    }
}

impl Act {
    /// The panel, an edge length being `unit` pixels.
    pub fn panel(&self, verified: &Verified, unit: f64) -> Panel {
        let mut scene = self.stage.scene(unit);
        let ghosts = self
            .ghosts
            .iter()
            .map(|&curve| Mark::Ghost(on_paper(curve, unit)));
        scene.marks.splice(1..1, ghosts.collect::<Vec<_>>());
        if let Some(place) = self.value {
            let text = Writing::value(&verified.value(), LONGEST);
            let label = place.label(text, &scene, unit);
            scene.marks.push(Mark::Label(label));
        }
        Panel {
            lead: self.theorems.iter().map(|it| it.name()).collect(),
            scene,
            caption: self.caption.clone(),
            title: format!("{}: {}", description::title(verified), self.caption),
            description: self.description.clone(),
        }
    }
}

impl ValuePlace {
    /// The value in its place in a scene.
    fn label(self, text: Writing, scene: &Scene, unit: f64) -> Label {
        let mut label = Label {
            at: Point::new(0.0, -14.0),
            text,
            role: Role::Value,
        };
        let stalk = scene.marks.iter().find_map(|mark| match mark {
            Mark::Vertex(place) => Some(place.x),
            _ => None,
        });
        label.at = match (self, stalk) {
            (Self::Stalk(height), Some(x)) => {
                #[expect(clippy::cast_precision_loss, reason = "a stalk of few edges")]
                let middle = -unit * height as f64 / 2.0;
                Point::new(x + VALUE_DISTANCE, middle + 8.0)
            }
            // Over the middle of the bare ground, and over what has gone.
            (Self::Stalk(_), None) => Point::new(
                scene.ground_middle() - label.bounds().width() / 2.0,
                label.at.y + ghosts(scene).map(|it| it.y0).fold(0.0, f64::min),
            ),
            (Self::Drawing, _) => {
                let bounds = scene.bounds();
                let x = scene.right_above_ground() + VALUE_DISTANCE;
                Point::new(x, bounds.y0 / 2.0 + 8.0)
            }
        };
        beside_ghosts(label, scene)
    }
}

/// The room that each ghost of a scene takes.
fn ghosts(scene: &Scene) -> impl Iterator<Item = Rect> {
    scene.marks.iter().filter_map(|mark| match mark {
        Mark::Ghost(curve) => Some(curve.bounding_box()),
        _ => None,
    })
}

/// The label moved to the right as far as it takes to stand on no ghost.
fn beside_ghosts(mut label: Label, scene: &Scene) -> Label {
    let in_the_way = |label: &Label| {
        let room = label.bounds();
        ghosts(scene).find(|ghost| ghost.overlaps(room))
    };
    while let Some(ghost) = in_the_way(&label) {
        label.at.x += ghost.x1 - label.bounds().x0 + GHOST_DISTANCE;
    }
    label
}

/// Whether a drawing is one path up from the ground, or nothing.
fn is_stalk(drawing: &Drawing) -> bool {
    let incidence = Incidence::of(drawing);
    let degrees = (1..drawing.vertex_count()).map(|vertex| incidence.degree(Vertex::new(vertex)));
    let slim = degrees.clone().all(|degree| degree <= 2);
    let tips = degrees.filter(|&degree| degree == 1).count();
    let feet = incidence.degree(Vertex::GROUND);
    let whole = drawing.grounded_edges().into_iter().all(|it| it);
    slim && whole && feet == tips && feet <= 1
}
