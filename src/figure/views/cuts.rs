//! The drawing, and beside every edge what its cut leaves.

use super::labels::{Wanted, settle};
use super::{Panel, stage};
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role};
use crate::figure::stage::on_paper;
use crate::figure::writing::Writing;
use crate::verify::{FirstCut, Verified};

/// An edge length, in pixels: larger than elsewhere, since labels need room.
const UNITS: [f64; 5] = [72.0, 84.0, 98.0, 114.0, 134.0];

/// A label is at most about as long as this; options it has no room for are left
/// out.
const LONGEST: usize = 20;

pub fn panel(verified: &Verified) -> Panel {
    let stage = stage(verified);
    let mut texts: Vec<Option<(Writing, Role)>> = vec![None; verified.drawing().edge_count()];
    for cut in FirstCut::all(verified) {
        let role = if cut.wins() {
            Role::WinningOption
        } else {
            Role::Option
        };
        let text = Writing::value(&cut.leaves, LONGEST);
        texts[cut.id.index()] = Some((text, role));
    }
    let mut scene = stage.scene(UNITS[0]);
    let mut labels: Vec<Label> = Vec::new();
    for unit in UNITS {
        scene = stage.scene(unit);
        let wanted: Vec<Wanted> = stage
            .edges
            .iter()
            .filter_map(|edge| {
                let (text, role) = texts[edge.origin.index()].clone()?;
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

/// Puts yellow under the edges whose cut wins, above nothing but the ground.
fn highlight(scene: &mut crate::figure::scene::Scene, wanted: &[Wanted]) {
    let winning = wanted
        .iter()
        .filter(|label| label.role == Role::WinningOption)
        .map(|label| Mark::Highlight(label.curve));
    let marks = winning.collect::<Vec<_>>();
    scene.marks.splice(1..1, marks);
}
