//! The drawing, and beside every edge what its cut leaves.

use super::labels::{Wanted, settle};
use super::{Panel, stage};
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role};
use crate::figure::stage::on_paper;
use crate::value::Nimber;
use crate::verify::Verified;

/// An edge length, in pixels: larger than elsewhere, since labels need room.
const UNITS: [f64; 5] = [72.0, 84.0, 98.0, 114.0, 134.0];

pub fn panel(verified: &Verified) -> Panel {
    let stage = stage(verified);
    let values: Vec<Option<Nimber>> = stage
        .edges
        .iter()
        .map(|edge| verified.value_after(edge.origin))
        .collect();
    let mut scene = stage.scene(UNITS[0]);
    let mut labels: Vec<Label> = Vec::new();
    for unit in UNITS {
        scene = stage.scene(unit);
        let wanted: Vec<Wanted> = stage
            .edges
            .iter()
            .zip(&values)
            .filter_map(|(edge, value)| {
                let value = (*value)?;
                Some(Wanted {
                    curve: on_paper(edge.curve, unit),
                    text: value.unicode(),
                    role: role(value),
                })
            })
            .collect();
        let settled = settle(&wanted, &scene);
        labels = settled.labels;
        if settled.clear {
            highlight(&mut scene, &wanted);
            break;
        }
    }
    scene.marks.extend(labels.into_iter().map(Mark::Label));
    Panel {
        theorem: None,
        scene,
        caption: String::new(),
        title: format!("{}: every cut", description::title(verified)),
        description: description::of_cuts(verified),
    }
}

fn role(value: Nimber) -> Role {
    if value == Nimber::ZERO {
        Role::WinningOption
    } else {
        Role::Option
    }
}

/// Puts yellow under the edges whose cut wins, above nothing but the ground.
fn highlight(scene: &mut crate::figure::scene::Scene, wanted: &[Wanted]) {
    let winning = wanted
        .iter()
        .filter(|label| label.role == Role::WinningOption)
        .map(|label| Mark::Highlight(label.curve));
    let marks = winning.collect::<Vec<_>>();
    scene.marks.splice(1..1, marks);
}
