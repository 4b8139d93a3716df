//! What a figure shows: its panels and the theorems between them.

mod birthdays;
mod cuts;
mod fusion;
mod labels;
mod line_of_drawings;
mod number_line;
mod spread;
mod stalk_rule;
mod thermograph;

use super::View;
use super::compose::width;
use super::description;
use super::scene::Scene;
use super::stage::Stage;
use crate::ruleset::Ruleset;
use crate::verify::{Verified, VerifiedPosition};
#[cfg(test)]
pub use birthdays::days;
use spread::spread;

/// An edge length in the panels of a figure, in pixels: the first with which the
/// figure fits its column and is not too tall for it.
const UNITS: [f64; 4] = [64.0, 58.0, 52.0, 46.0];
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
pub fn panels(verified: &Verified, view: View) -> Vec<Panel> {
    match view {
        View::Drawing => {
            let stage = stage(verified);
            fitting(|unit| vec![drawing(verified, &stage, unit)])
        }
        View::Fusion => {
            let acts = fusion::acts(verified);
            fitting(|unit| {
                let mut panels: Vec<Panel> =
                    acts.iter().map(|act| act.panel(verified, unit)).collect();
                let line = number_line::panel(verified, height(&panels) / 2.0);
                panels.extend(line);
                panels
            })
        }
        View::Cuts => vec![cuts::panel(verified)],
        View::NumberLine => together(&[verified], view),
        View::StalkRule => stalk_rule::panel(verified).into_iter().collect(),
        View::Birthdays => birthdays::panel(verified).into_iter().collect(),
        View::Thermograph => vec![thermograph::panel(
            &description::title(verified),
            &description::of_drawing(verified),
            &verified.value(),
        )],
    }
}

/// The panels of a figure of several drawings, where the view has a place for all
/// of them in one picture, or else those of each.
pub fn together(drawings: &[&Verified], view: View) -> Vec<Panel> {
    match view {
        View::NumberLine => line_of_drawings::panel(drawings).into_iter().collect(),
        _ => drawings.iter().flat_map(|it| panels(it, view)).collect(),
    }
}

/// Why a drawing has no such picture; `None` if it has.
pub fn unavailable(verified: &Verified, view: View) -> Option<&'static str> {
    match view {
        View::NumberLine | View::Birthdays if verified.value().as_number().is_none() => {
            Some("its value is not a number")
        }
        View::StalkRule if stalk_rule::stalks(verified).is_empty() => {
            Some("it is not made of stalks of blue and red edges")
        }
        _ => None,
    }
}

/// The thermograph of a position of another game.
pub fn thermograph_of_position<R: Ruleset>(position: &VerifiedPosition<R>) -> Panel {
    let name = position.position().to_string();
    let before = format!("The position {name}.");
    thermograph::panel(&name, &before, position.value())
}

/// The largest panels that fit, or else the smallest.
fn fitting(panels: impl Fn(f64) -> Vec<Panel>) -> Vec<Panel> {
    let fits = |panels: &[Panel]| width(panels) <= COLUMN_WIDTH && height(panels) <= TALLEST;
    let found = UNITS.iter().map(|&unit| panels(unit)).find(|it| fits(it));
    found.unwrap_or_else(|| panels(UNITS[UNITS.len() - 1]))
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
