//! Games of two numbers, as they are written.

use super::Drawn;
use crate::figure::scene::{Label, Mark, Role, Scene};
use crate::figure::words::number_spoken;
use crate::figure::writing::Writing;
use crate::ruleset::Between;
use crate::value::{Dyadic, Player};
use kurbo::Point;

/// How high the letters stand over the ground, in pixels.
const RISE: f64 = 8.0;

impl Drawn for Between {
    fn width(&self) -> f64 {
        label(self, 0.0).bounds().width()
    }

    fn draw(&self, left: f64, scene: &mut Scene) {
        scene.marks.push(Mark::Label(label(self, left)));
    }

    fn words(&self) -> String {
        let [left, right] = Player::BOTH.map(|player| match self.end(player) {
            Some(number) => format!("move to {}", number_spoken(number)),
            None => "not move".to_owned(),
        });
        format!("the game in which Left may {left} and Right may {right}")
    }
}

/// `{0 | 1}`.
fn label(game: &Between, left: f64) -> Label {
    let ends = Player::BOTH.map(|player| game.end(player).map(Dyadic::unicode));
    let [lower, upper] = ends.map(Option::unwrap_or_default);
    Label {
        at: Point::new(left, -RISE),
        text: Writing::formula(format!("{{{lower} | {upper}}}")),
        role: Role::Value,
    }
}
