//! The straight course of a link, and what it costs that something comes near.

use super::super::geometry::{cross, length};
use super::least_squares::Tally;
use kurbo::{Line, Point, Vec2};

/// A link that all but runs into a vertex is as bad as one that crosses another,
/// and worse.
const TOUCH: f64 = 0.16;
const TOUCHING: f64 = 6.0;

/// The course of a link, with what tells quickly that something lies beside it: most
/// things do.
#[derive(Clone, Copy)]
pub struct Course {
    /// The vertices with which the ends of the line move.
    ends: [usize; 2],
    line: Line,
    low: Point,
    high: Point,
}

impl Course {
    pub fn new(ends: [usize; 2], from: Point, to: Point) -> Self {
        Self {
            ends,
            line: Line::new(from, to),
            low: Point::new(from.x.min(to.x), from.y.min(to.y)),
            high: Point::new(from.x.max(to.x), from.y.max(to.y)),
        }
    }

    /// Whether another crosses it.
    pub fn crosses(&self, other: &Self) -> bool {
        let beside = other.high.x < self.low.x
            || other.low.x > self.high.x
            || other.high.y < self.low.y
            || other.low.y > self.high.y;
        !beside && cross(self.line, other.line)
    }

    /// It wants to be one edge long.
    pub fn tell_length(&self, tally: &mut impl Tally) {
        let along = self.line.p1 - self.line.p0;
        let apart = length(along);
        tally.square(1.0, apart - 1.0, || {
            let way = along / apart.max(0.01);
            [(self.ends[1], way), (self.ends[0], -way)]
        });
    }

    /// A vertex wants to lie no nearer than `wanted`.
    pub fn tell_nearness(&self, vertex: usize, place: Point, wanted: f64, tally: &mut impl Tally) {
        let beyond = place.x < self.low.x - wanted
            || place.x > self.high.x + wanted
            || place.y < self.low.y - wanted
            || place.y > self.high.y + wanted;
        if beyond {
            return;
        }
        let along = self.line.p1 - self.line.p0;
        let square = along.dot(along);
        let share = if square > 0.0 {
            ((place - self.line.p0).dot(along) / square).clamp(0.0, 1.0)
        } else {
            0.0
        };
        let way = place - (self.line.p0 + along * share);
        let off = way.dot(way);
        if off >= wanted * wanted {
            return;
        }
        let room = libm::sqrt(off);
        tally.square(10.0, wanted - room, || {
            let away: Vec2 = way / room.max(0.01);
            let [from, to] = self.ends;
            [
                (vertex, -away),
                (from, away * (1.0 - share)),
                (to, away * share),
            ]
        });
        if room < TOUCH {
            tally.flat(TOUCHING);
        }
    }
}
