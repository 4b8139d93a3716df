//! Before, fused, loops after parity, the stalk: one panel a step.

use super::{Panel, stage};
use crate::drawing::{Drawing, Incidence, Vertex};
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role, Scene};
use crate::figure::stage::{Stage, on_paper};
use crate::figure::words;
use crate::structure::{Step, Theorem};
use crate::verify::Verified;
use kurbo::{PathSeg, Point};

/// How far a value stands from the stalk, in pixels.
const VALUE_DISTANCE: f64 = 14.0;

/// One panel, before it is known how large it will be.
#[derive(Debug)]
pub struct Act {
    theorem: Option<Theorem>,
    stage: Stage,
    ghosts: Vec<PathSeg>,
    /// The height of the stalk beside which the value stands, on the last.
    stalk: Option<usize>,
    caption: String,
    description: String,
}

/// The steps of the reduction that change what is seen, the drawing first.
pub fn acts(verified: &Verified) -> Vec<Act> {
    let mut acts = vec![Act {
        theorem: None,
        stage: stage(verified),
        ghosts: Vec::new(),
        stalk: None,
        caption: "the drawing".to_owned(),
        description: description::of_drawing(verified),
    }];
    let mut current = verified.drawing().clone();
    for step in verified.reduction().steps() {
        let before = &acts[acts.len() - 1].stage;
        let stage = match step.theorem {
            Theorem::Fusion => before.fused(&step),
            Theorem::Prune | Theorem::Parity => before.thinned(&step),
            Theorem::Colon => {
                conclude(verified, &mut acts, &current, &step);
                break;
            }
        };
        // Fusing what is loops already moves nothing.
        let ghosts = before.ghosts(&stage);
        if !ghosts.is_empty() {
            acts.push(Act {
                theorem: Some(step.theorem),
                stage,
                ghosts,
                stalk: None,
                caption: description::caption(verified, &step),
                description: description::of_step(verified, &step),
            });
        }
        current = step.drawing;
    }
    acts
}

/// The value: beside the stalk it is worth, or beside the last panel where that
/// is a stalk already.
fn conclude(verified: &Verified, acts: &mut Vec<Act>, current: &Drawing, step: &Step) {
    let height = step.drawing.edge_count();
    if let Some(last) = acts.last_mut().filter(|_| is_stalk(current)) {
        last.stalk = Some(height);
        if last.theorem.is_none() {
            last.caption = words::stalk(height);
        }
        last.description = format!("{} {}", last.description, description::of_value(verified));
        return;
    }
    acts.push(Act {
        theorem: Some(step.theorem),
        stage: Stage::of(&step.drawing, &[]),
        ghosts: Vec::new(),
        stalk: Some(height),
        caption: words::stalk(height),
        description: description::of_step(verified, step),
    });
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
        if let Some(height) = self.stalk {
            value_beside(verified, &mut scene, height, unit);
        }
        Panel {
            theorem: self.theorem,
            scene,
            caption: self.caption.clone(),
            title: format!("{}: {}", description::title(verified), self.caption),
            description: self.description.clone(),
        }
    }
}

fn value_beside(verified: &Verified, scene: &mut Scene, height: usize, unit: f64) {
    let stalk = scene.marks.iter().find_map(|mark| match mark {
        Mark::Vertex(place) => Some(place.x),
        _ => None,
    });
    #[expect(clippy::cast_precision_loss, reason = "a stalk of few edges")]
    let middle = -unit * height as f64 / 2.0;
    let mut label = Label {
        at: Point::new(0.0, -14.0),
        text: verified.value().unicode(),
        role: Role::Value,
    };
    label.at = match stalk {
        Some(x) => Point::new(x + VALUE_DISTANCE, middle + 8.0),
        // Over the middle of the bare ground.
        None => Point::new(
            scene.ground_middle() - label.bounds().width() / 2.0,
            label.at.y,
        ),
    };
    scene.marks.push(Mark::Label(label));
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
