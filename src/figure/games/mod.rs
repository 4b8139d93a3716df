//! Positions of other games as pictures and in words, one file a game.

mod between;
mod cake;
mod digits;
mod stack;
mod strip;

use super::scene::{Label, Mark, Role, Scene};
use super::words::listed;
use crate::ruleset::{GamePosition, Ruleset, Sum};
use crate::verify::VerifiedPosition;
use kurbo::Point;

/// Room between positions side by side, in pixels: the sign between them has it all.
const GAP: f64 = 46.0;

/// How high that sign stands over the ground, in pixels.
const SIGN_RISE: f64 = 12.0;

/// A position that can be drawn by itself.
trait Drawn: Ruleset {
    /// How wide its picture is, in pixels.
    fn width(&self) -> f64;

    /// Draws it on the ground, its left edge so far to the right.
    fn draw(&self, left: f64, scene: &mut Scene);

    /// What it is, in words, without a capital or a full stop.
    fn words(&self) -> String;
}

/// The picture of a position, the middle of its ground at the origin.
pub fn scene(position: &GamePosition) -> Scene {
    match position {
        GamePosition::ToadsAndFrogs(sum) => side_by_side(sum),
        GamePosition::Cutcake(sum) => side_by_side(sum),
        GamePosition::Coins(sum) => side_by_side(sum),
        GamePosition::Digits(sum) => side_by_side(sum),
        GamePosition::Between(sum) => side_by_side(sum),
    }
}

fn side_by_side<R: Drawn>(sum: &Sum<R>) -> Scene {
    let mut scene = Scene::default();
    let widths: Vec<f64> = sum.parts().iter().map(Drawn::width).collect();
    let total: f64 = widths.iter().map(|width| width + GAP).sum();
    let mut left = (GAP - total) / 2.0;
    for (index, (part, width)) in sum.parts().iter().zip(&widths).enumerate() {
        if index > 0 {
            scene.marks.push(Mark::Label(Label {
                at: Point::new(left - GAP / 2.0, -SIGN_RISE),
                text: "+".into(),
                role: Role::ValueOnLine,
            }));
        }
        part.draw(left, &mut scene);
        left += width + GAP;
    }
    scene
}

/// A position for readers, as its game writes it.
pub fn title(position: &VerifiedPosition) -> String {
    format!("The position {}", position.position())
}

/// A position in words, in a sentence of its own without a full stop.
pub fn words(position: &GamePosition) -> String {
    match position {
        GamePosition::ToadsAndFrogs(sum) => together(sum),
        GamePosition::Cutcake(sum) => together(sum),
        GamePosition::Coins(sum) => together(sum),
        GamePosition::Digits(sum) => together(sum),
        GamePosition::Between(sum) => together(sum),
    }
}

fn together<R: Drawn>(sum: &Sum<R>) -> String {
    let parts: Vec<String> = sum.parts().iter().map(Drawn::words).collect();
    match parts.as_slice() {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        several => format!("side by side {}", listed(several)),
    }
}
