//! Digits, each over a stroke in the colour of who may strike it out.

use super::Drawn;
use crate::drawing::Colour;
use crate::figure::scene::{Edge, Label, Mark, Role, Scene};
use crate::ruleset::{Base, DigitDeletion};
use crate::value::Player;
use kurbo::{Line, PathSeg, Point};

/// Room for a digit, and how long the stroke beneath it is, in pixels.
const ROOM: f64 = 26.0;
const STROKE: f64 = 13.0;

/// How high a digit stands over its stroke, in pixels.
const RISE: f64 = 12.0;

impl Drawn for DigitDeletion {
    fn width(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "numbers are short")]
        let digits = self.digits().len().max(1) as f64;
        digits * ROOM
    }

    fn draw(&self, left: f64, scene: &mut Scene) {
        let mut middle = left + ROOM / 2.0;
        if self.digits().is_empty() {
            scene.marks.push(digit(0, middle));
        }
        for &it in self.digits() {
            let stroke = Line::new((middle - STROKE / 2.0, 0.0), (middle + STROKE / 2.0, 0.0));
            scene.marks.push(Mark::Edge(Edge {
                curve: PathSeg::Line(stroke),
                colour: colour(self.base(), it),
                number: None,
            }));
            scene.marks.push(digit(it, middle));
            middle += ROOM;
        }
    }

    fn words(&self) -> String {
        let base = match self.base() {
            Base::Two => "two",
            Base::Three => "three",
        };
        let digits: Vec<String> = self.digits().iter().map(u8::to_string).collect();
        match digits.as_slice() {
            [] => "no digits".to_owned(),
            digits => format!("the digits {} in base {base}", digits.join(" ")),
        }
    }
}

fn digit(digit: u8, middle: f64) -> Mark {
    Mark::Label(Label {
        at: Point::new(middle, -RISE),
        text: digit.to_string().into(),
        role: Role::ValueOnLine,
    })
}

/// The colour of who may strike a digit out.
fn colour(base: Base, digit: u8) -> Colour {
    match Player::BOTH.map(|player| base.may_delete(player, digit)) {
        [true, false] => Colour::Blue,
        [false, true] => Colour::Red,
        _ => Colour::Green,
    }
}
