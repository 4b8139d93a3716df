//! Before, fused, loops after parity, the stalk: one panel a step.

use super::{Panel, UNIT, stage};
use crate::drawing::{Drawing, Incidence, Vertex};
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role, Scene};
use crate::figure::stage::{Stage, on_paper};
use crate::figure::words;
use crate::structure::{Step, Theorem};
use crate::verify::Verified;
use kurbo::Point;

/// How far a value stands from the stalk, in pixels.
const VALUE_DISTANCE: f64 = 18.0;

pub fn panels(verified: &Verified) -> Vec<Panel> {
    let mut stage = stage(verified);
    let mut panels = vec![Panel {
        theorem: None,
        scene: stage.scene(UNIT),
        caption: "the drawing".to_owned(),
        title: format!("{}: the drawing", description::title(verified)),
        description: description::of_drawing(verified),
    }];
    let mut current = verified.drawing().clone();
    for step in verified.reduction().steps() {
        if step.theorem == Theorem::Colon {
            conclude(verified, &mut panels, &current, &step);
            break;
        }
        let next = match step.theorem {
            Theorem::Fusion => stage.fused(&step),
            _ => stage.thinned(&step),
        };
        // Fusing what is loops already moves nothing.
        if !stage.ghosts(&next).is_empty() {
            panels.push(panel(verified, &step, &stage, &next));
        }
        stage = next;
        current = step.drawing;
    }
    panels
}

/// A step that is not the last: what it leaves, and ghosts of what it moved.
fn panel(verified: &Verified, step: &Step, before: &Stage, after: &Stage) -> Panel {
    let mut scene = after.scene(UNIT);
    let ghosts = before.ghosts(after).into_iter();
    let ghosts: Vec<Mark> = ghosts
        .map(|curve| Mark::Ghost(on_paper(curve, UNIT)))
        .collect();
    scene.marks.splice(1..1, ghosts);
    let caption = description::caption(verified, step);
    Panel {
        theorem: Some(step.theorem),
        scene,
        title: format!("{}: {caption}", description::title(verified)),
        caption,
        description: description::of_step(verified, step),
    }
}

/// The value: beside the stalk it is worth, or beside the last panel where that
/// is a stalk already.
fn conclude(verified: &Verified, panels: &mut Vec<Panel>, current: &Drawing, step: &Step) {
    let height = step.drawing.edge_count();
    let caption = words::stalk(height);
    if is_stalk(current) {
        if let Some(last) = panels.last_mut() {
            value_beside(verified, &mut last.scene, height);
            if last.theorem.is_none() {
                last.caption = caption;
            }
            last.description = format!("{} {}", last.description, description::of_value(verified));
        }
        return;
    }
    let mut scene = Stage::of(&step.drawing, &[]).scene(UNIT);
    value_beside(verified, &mut scene, height);
    panels.push(Panel {
        theorem: Some(step.theorem),
        scene,
        title: format!("{}: {caption}", description::title(verified)),
        caption,
        description: description::of_step(verified, step),
    });
}

fn value_beside(verified: &Verified, scene: &mut Scene, height: usize) {
    let bare = height == 0;
    #[expect(clippy::cast_precision_loss, reason = "a stalk of few edges")]
    let middle = -UNIT * height as f64 / 2.0;
    let top = scene.marks.iter().find_map(|mark| match mark {
        Mark::Vertex(place) => Some(place.x),
        _ => None,
    });
    let at = if bare {
        Point::new(-0.28 * Role::Value.size(), -18.0)
    } else {
        Point::new(top.unwrap_or(0.0) + VALUE_DISTANCE, middle + 8.0)
    };
    scene.marks.push(Mark::Label(Label {
        at,
        text: verified.value().unicode(),
        role: Role::Value,
    }));
}

/// Whether a drawing is one path up from the ground, or nothing.
fn is_stalk(drawing: &Drawing) -> bool {
    let incidence = Incidence::of(drawing);
    let vertices = (1..drawing.vertex_count()).map(Vertex::new);
    let mut tips = 0;
    for vertex in vertices {
        match incidence.degree(vertex) {
            0 | 2 => {}
            1 => tips += 1,
            _ => return false,
        }
    }
    let no_loops = drawing.edges().iter().all(|edge| !edge.is_loop());
    let grounded = drawing.grounded_edges().into_iter().all(|it| it);
    let ends = (incidence.degree(Vertex::GROUND), tips);
    no_loops && grounded && matches!(ends, (0, 0) | (1, 1))
}
