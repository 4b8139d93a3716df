//! Cutcake: a cake in squares, the lines in the colours of who may break it along
//! them.

use super::Drawn;
use crate::drawing::Colour;
use crate::figure::scene::{Edge, Inset, Mark, Scene};
use crate::figure::words::counted;
use crate::ruleset::Cutcake;
use crate::value::Player;
use kurbo::{Line, PathSeg, Point};

/// The side of a square, in pixels.
const SQUARE: f64 = 30.0;

/// Lines are as wide as edges, drawn in a picture made smaller.
const SCALE: f64 = 0.5;

/// From the ends of a line to the sides of the cake, in pixels of that picture.
const CLEAR: f64 = 9.0;

impl Drawn for Cutcake {
    fn width(&self) -> f64 {
        f64::from(self.side(Player::Left)) * SQUARE
    }

    fn draw(&self, left: f64, scene: &mut Scene) {
        let [width, height] =
            Player::BOTH.map(|player| f64::from(self.side(player)) * SQUARE / SCALE);
        let mut cake = Scene::default();
        // Rows from the top down, so that the last line stands on the ground.
        let across = (1..self.side(Player::Right)).map(|row| {
            let y = -f64::from(row) * SQUARE / SCALE;
            score(Colour::Red, (CLEAR, y), (width - CLEAR, y))
        });
        let upright = (1..self.side(Player::Left)).map(|column| {
            let x = f64::from(column) * SQUARE / SCALE;
            score(Colour::Blue, (x, -CLEAR), (x, CLEAR - height))
        });
        cake.marks.extend(across.chain(upright));
        scene.marks.push(Mark::Inset(Inset {
            scene: cake,
            at: Point::new(left, 0.0),
            scale: SCALE,
        }));
        let (right, top) = (left + width * SCALE, -height * SCALE);
        let corners = [
            (left, 0.0),
            (right, 0.0),
            (right, top),
            (left, top),
            (left, 0.0),
        ];
        let sides = corners.windows(2).map(|ends| Line::new(ends[0], ends[1]));
        scene.marks.extend(sides.map(Mark::Axis));
    }

    fn words(&self) -> String {
        let rows = counted(self.side(Player::Right) as usize, "row", "rows");
        let columns = counted(self.side(Player::Left) as usize, "column", "columns");
        format!("a cake of {rows} and {columns}")
    }
}

fn score(colour: Colour, from: (f64, f64), to: (f64, f64)) -> Mark {
    Mark::Edge(Edge {
        curve: PathSeg::Line(Line::new(from, to)),
        colour,
        number: None,
    })
}
