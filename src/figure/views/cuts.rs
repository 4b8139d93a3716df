//! The drawing, and beside every edge what its cut leaves.

use super::labels::{Wanted, settle};
use super::{Panel, stage};
use crate::figure::description;
use crate::figure::scene::{Mark, Role, Scene};
use crate::figure::stage::{Stage, on_paper};
use crate::figure::writing::Writing;
use crate::verify::{FirstCut, Verified};

/// An edge length, in pixels: larger than elsewhere, since labels need room.
const UNITS: [f64; 5] = [72.0, 84.0, 98.0, 114.0, 134.0];

/// A label is at most about as long as this, the first with which all have room;
/// options that do not fit are left out.
const LONGEST: [usize; 3] = [20, 12, 6];

pub fn panel(verified: &Verified) -> Panel {
    let stage = stage(verified);
    let cuts: Vec<FirstCut> = FirstCut::all(verified).collect();
    let sizes = LONGEST
        .into_iter()
        .flat_map(|longest| UNITS.map(|unit| (longest, unit)));
    let mut drawn = None;
    for (longest, unit) in sizes {
        let (scene, clear) = labelled(&stage, &cuts, longest, unit);
        drawn = Some(scene);
        if clear {
            break;
        }
    }
    Panel {
        lead: Vec::new(),
        scene: drawn.unwrap_or_else(|| stage.scene(UNITS[0])),
        caption: String::new(),
        title: format!("{}: every cut", description::title(verified)),
        description: description::of_cuts(verified),
    }
}

/// The drawing with a label beside every edge that can be cut, and whether the labels
/// have room.
fn labelled(stage: &Stage, cuts: &[FirstCut], longest: usize, unit: f64) -> (Scene, bool) {
    let mut scene = stage.scene(unit);
    let wanted: Vec<Wanted> = stage
        .edges
        .iter()
        .filter_map(|edge| {
            let cut = cuts.iter().find(|cut| cut.id == edge.origin)?;
            Some(Wanted {
                curve: on_paper(edge.curve, unit),
                text: Writing::value(&cut.leaves, longest),
                role: if cut.wins() {
                    Role::WinningOption
                } else {
                    Role::Option
                },
            })
        })
        .collect();
    let settled = settle(&wanted, &scene);
    highlight(&mut scene, &wanted);
    let labels = settled.labels.into_iter();
    scene.marks.extend(labels.map(Mark::Label));
    (scene, settled.clear)
}

/// Puts yellow under the edges whose cut wins, above nothing but the ground.
fn highlight(scene: &mut Scene, wanted: &[Wanted]) {
    let winning = wanted
        .iter()
        .filter(|label| label.role == Role::WinningOption)
        .map(|label| Mark::Highlight(label.curve));
    let marks = winning.collect::<Vec<_>>();
    scene.marks.splice(1..1, marks);
}
