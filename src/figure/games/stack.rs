//! Coins: a stack on the ground, gold in Left's colour and silver in Right's.

use super::Drawn;
use crate::drawing::Colour;
use crate::figure::scene::{Mark, PIECE_RADIUS, Piece, Scene};
use crate::figure::words::counted;
use crate::ruleset::Coins;
use crate::value::Player;
use kurbo::Point;

/// From the middle of a coin to that of the next, in pixels.
const RISE: f64 = 2.0 * PIECE_RADIUS + 2.0;

/// How far the ground goes on beyond a stack, in pixels.
const OVERHANG: f64 = 10.0;

impl Drawn for Coins {
    fn width(&self) -> f64 {
        2.0 * (PIECE_RADIUS + OVERHANG)
    }

    fn draw(&self, left: f64, scene: &mut Scene) {
        scene.marks.push(Mark::Ground(left, left + self.width()));
        let mut at = Point::new(left + self.width() / 2.0, -RISE / 2.0);
        for coin in self.stack() {
            let (colour, letter) = match coin {
                Player::Left => (Colour::Blue, 'G'),
                Player::Right => (Colour::Red, 'S'),
            };
            scene.marks.push(Mark::Piece(Piece { at, colour, letter }));
            at.y -= RISE;
        }
    }

    fn words(&self) -> String {
        let coins: Vec<&str> = self
            .stack()
            .iter()
            .map(|coin| match coin {
                Player::Left => "gold",
                Player::Right => "silver",
            })
            .collect();
        if coins.is_empty() {
            return "no coins".to_owned();
        }
        format!(
            "a stack of {}, from the bottom up {}",
            counted(coins.len(), "coin", "coins"),
            coins.join(", ")
        )
    }
}
