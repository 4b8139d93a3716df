//! What a figure shows: its panels and the theorems between them.

mod birthdays;
mod cuts;
mod detour;
mod fusion;
mod labels;
mod lattice;
mod line_of_drawings;
mod miniature;
mod mountain_jungle;
mod number_line;
mod options;
mod parity;
mod positions;
mod spread;
mod stalk_rule;
mod sum;
mod thermograph;

pub use birthdays::LATEST;
pub use lattice::{MOST_PASSING, MOST_POSITIONS, options, rows};
pub use miniature::edges_of;
pub use mountain_jungle::{Parted, Parting};
pub use positions::options as position_options;
pub use sum::panels as sum;

use super::compose::width;
use super::description;
use super::scene::Scene;
use super::stage::Stage;
use super::{Unsuited, View};
use crate::verify::{Verified, VerifiedPosition};
#[cfg(test)]
pub use birthdays::days;
use fusion::Act;
use spread::spread;

/// An edge length in the panels of a figure, in pixels: the first with which the
/// figure fits its column and is not too tall for it.
const UNITS: [f64; 4] = [64.0, 58.0, 52.0, 46.0];
/// The same where a figure is played on: larger, so that edges are easy to hit and
/// values have room beside them.
const BOARD_UNITS: [f64; 5] = [96.0, 84.0, 72.0, 64.0, 58.0];
const COLUMN_WIDTH: f64 = 680.0;
const TALLEST: f64 = 420.0;

/// One picture of a figure.
#[derive(Debug, Clone)]
pub struct Panel {
    /// What leads to it from the panel before: theorems by their names, mostly one.
    pub lead: Vec<&'static str>,
    /// What is drawn.
    pub scene: Scene,
    /// What it is, in the words below it; may be empty.
    pub caption: String,
    /// Its name for who cannot see it.
    pub title: String,
    /// What it shows for who cannot see it.
    pub description: String,
}

/// The panels of a figure, from left to right.
///
/// # Errors
/// When the view does not suit the drawing.
pub fn panels(verified: &Verified, view: View) -> Result<Vec<Panel>, Unsuited> {
    Ok(match view {
        View::Drawing => plain(verified),
        View::Fusion => strip(verified, &fusion::in_short(fusion::acts(verified))),
        View::Steps => strip(verified, &fusion::acts(verified)),
        View::Cuts => vec![cuts::panel(verified)],
        View::Options => vec![options::panel(verified)],
        View::Parity => parity::panels(verified)?,
        View::Lattice => vec![lattice::panel(verified, lattice::play(verified)?)],
        View::MountainJungle => mountain_jungle::panels(verified, &Parted::of(verified)?),
        View::NumberLine => match line_of_drawings::panels(&[verified]) {
            panels if panels.is_empty() => return Err(Unsuited::NotANumber),
            panels => panels,
        },
        View::StalkRule => vec![stalk_rule::panel(verified).ok_or(Unsuited::NotStalks)?],
        View::Birthdays => vec![birthdays::panel(verified)?],
        View::Thermograph => vec![thermograph::panel(
            &description::title(verified),
            &description::of_drawing(verified),
            &verified.value(),
        )],
    })
}

/// Whether a view shows something of a drawing.
pub fn suits(verified: &Verified, view: View) -> Result<(), Unsuited> {
    match view {
        View::NumberLine if verified.value().as_number().is_none() => Err(Unsuited::NotANumber),
        View::Birthdays => birthdays::suits(verified),
        View::StalkRule if stalk_rule::stalks(verified).is_empty() => Err(Unsuited::NotStalks),
        View::Parity => parity::cancelled(verified).map(|_| ()),
        View::Lattice => lattice::play(verified).map(|_| ()),
        View::MountainJungle => Parting::of(verified).map(|_| ()),
        _ => Ok(()),
    }
}

/// The picture that several drawings of one figure share.
pub fn together(drawings: &[&Verified], view: View) -> Vec<Panel> {
    if view == View::NumberLine {
        return line_of_drawings::panels(drawings);
    }
    let each = drawings.iter().filter_map(|it| panels(it, view).ok());
    each.flatten().collect()
}

/// A reduction, and the number line where it ends there.
fn strip(verified: &Verified, acts: &[Act]) -> Vec<Panel> {
    fitting(&UNITS, |unit| {
        let mut panels: Vec<Panel> = acts.iter().map(|act| act.panel(verified, unit)).collect();
        let last = &panels[panels.len() - 1..];
        let line = number_line::panel(verified, height(last) / 2.0);
        panels.extend(line);
        panels
    })
}

/// The drawing by itself.
pub fn plain(verified: &Verified) -> Vec<Panel> {
    let stage = stage(verified);
    fitting(&UNITS, |unit| vec![drawing(verified, &stage, unit)])
}

/// The drawing by itself, to be played on.
pub fn board(verified: &Verified) -> Vec<Panel> {
    let stage = stage(verified);
    fitting(&BOARD_UNITS, |unit| vec![drawing(verified, &stage, unit)])
}

/// A view of a position of another game.
///
/// # Errors
/// When the view is of drawings alone.
pub fn of_position(position: &VerifiedPosition, view: View) -> Result<Panel, Unsuited> {
    match view {
        View::Drawing => Ok(positions::plain(position)),
        View::Thermograph => Ok(positions::thermograph_of(position)),
        _ => Err(Unsuited::NotADrawing),
    }
}

/// The largest panels that fit, or else the smallest.
fn fitting(units: &[f64], panels: impl Fn(f64) -> Vec<Panel>) -> Vec<Panel> {
    let fits = |panels: &[Panel]| width(panels) <= COLUMN_WIDTH && height(panels) <= TALLEST;
    let found = units.iter().map(|&unit| panels(unit)).find(|it| fits(it));
    found.unwrap_or_else(|| panels(units[units.len() - 1]))
}

/// How high the highest of some panels rises over the ground, in pixels.
fn height(panels: &[Panel]) -> f64 {
    let heights = panels.iter().map(|it| -it.scene.bounds().y0);
    heights.fold(0.0, f64::max)
}

fn drawing(verified: &Verified, stage: &Stage, unit: f64) -> Panel {
    Panel {
        lead: Vec::new(),
        scene: stage.scene(unit),
        caption: String::new(),
        title: description::title(verified),
        description: description::of_drawing(verified),
    }
}

/// A drawing of the repertoire in its place.
pub fn stage(verified: &Verified) -> Stage {
    Stage::of(verified.drawing(), &verified.entry().places)
}
