//! The drawing, and beside every edge what its cut leaves.

use super::labels::{Wanted, settle};
use super::{Panel, stage};
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role};
use crate::figure::stage::on_paper;
use crate::figure::winners::winners;
use crate::figure::writing::Writing;
use crate::value::Player;
use crate::verify::Verified;

/// An edge length, in pixels: larger than elsewhere, since labels need room.
const UNITS: [f64; 5] = [72.0, 84.0, 98.0, 114.0, 134.0];

/// A label is at most about as long as this; options it has no room for are left
/// out.
const LONGEST: usize = 20;

pub fn panel(verified: &Verified) -> Panel {
    let stage = stage(verified);
    let texts: Vec<Option<(Writing, Role)>> = stage
        .edges
        .iter()
        .map(|edge| {
            let value = verified.value_after(edge.origin)?;
            let role = role(&winners(edge.colour, value.outcome()));
            Some((Writing::value(&value, LONGEST), role))
        })
        .collect();
    let mut scene = stage.scene(UNITS[0]);
    let mut labels: Vec<Label> = Vec::new();
    for unit in UNITS {
        scene = stage.scene(unit);
        let wanted: Vec<Wanted> = stage
            .edges
            .iter()
            .zip(&texts)
            .filter_map(|(edge, text)| {
                let (text, role) = text.clone()?;
                Some(Wanted {
                    curve: on_paper(edge.curve, unit),
                    text,
                    role,
                })
            })
            .collect();
        let settled = settle(&wanted, &scene);
        labels = settled.labels;
        highlight(&mut scene, &wanted);
        if settled.clear {
            break;
        }
    }
    scene.marks.extend(labels.into_iter().map(Mark::Label));
    Panel {
        lead: Vec::new(),
        scene,
        caption: String::new(),
        title: format!("{}: every cut", description::title(verified)),
        description: description::of_cuts(verified),
    }
}

fn role(winners: &[Player]) -> Role {
    if winners.is_empty() {
        Role::Option
    } else {
        Role::WinningOption
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
