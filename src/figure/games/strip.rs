//! Toads and Frogs: a strip of squares, toads and frogs in the colours of who moves
//! them.

use super::Drawn;
use crate::drawing::Colour;
use crate::figure::scene::{Mark, PIECE_RADIUS, Piece, Scene};
use crate::figure::words::{count, counted};
use crate::ruleset::ToadsAndFrogs;
use crate::value::Player;
use kurbo::{Line, Point};

/// The side of a square, in pixels.
const SQUARE: f64 = 2.0 * PIECE_RADIUS + 10.0;

impl Drawn for ToadsAndFrogs {
    fn width(&self) -> f64 {
        SQUARE * squares(self.squares().len())
    }

    fn draw(&self, left: f64, scene: &mut Scene) {
        let right = left + self.width();
        for height in [0.0, -SQUARE] {
            let side = Line::new((left, height), (right, height));
            scene.marks.push(Mark::Axis(side));
        }
        for edge in 0..=self.squares().len() {
            let x = left + SQUARE * squares(edge);
            let side = Line::new((x, 0.0), (x, -SQUARE));
            let is_end = edge == 0 || edge == self.squares().len();
            scene.marks.push(if is_end {
                Mark::Axis(side)
            } else {
                Mark::Tick(side)
            });
        }
        for (place, square) in self.squares().iter().enumerate() {
            let at = Point::new(left + SQUARE * (squares(place) + 0.5), -SQUARE / 2.0);
            let piece = square.map(|owner| piece(owner, at));
            scene.marks.extend(piece.map(Mark::Piece));
        }
    }

    fn words(&self) -> String {
        let animals: Vec<&str> = self
            .squares()
            .iter()
            .map(|square| match square {
                Some(Player::Left) => "toad",
                Some(Player::Right) => "frog",
                None => "empty",
            })
            .collect();
        let strip = counted(animals.len(), "square", "squares");
        format!(
            "a strip of {strip}, from left to right {}",
            runs(&animals).join(", ")
        )
    }
}

/// Squares that are alike in a row told together: `three times toad, empty`.
fn runs(squares: &[&str]) -> Vec<String> {
    squares
        .chunk_by(|one, other| one == other)
        .map(|run| match run.len() {
            1 => run[0].to_owned(),
            several => format!("{} times {}", count(several), run[0]),
        })
        .collect()
}

fn piece(owner: Player, at: Point) -> Piece {
    let (colour, letter) = match owner {
        Player::Left => (Colour::Blue, 'T'),
        Player::Right => (Colour::Red, 'F'),
    };
    Piece { at, colour, letter }
}

#[expect(clippy::cast_precision_loss, reason = "strips are short")]
const fn squares(number: usize) -> f64 {
    number as f64
}
