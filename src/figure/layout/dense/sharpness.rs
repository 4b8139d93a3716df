//! The angle between two links that meet.

use super::super::plan::real;
use super::Graph;
use super::least_squares::Tally;
use kurbo::{Point, Vec2};

/// Links at a vertex want to be at least this far apart, in radians.
const ANGLE: f64 = 0.85;
/// What a parallel edge more adds to that angle, and the most that is wanted.
const ARC_ANGLE: f64 = 0.12;
const WIDEST: f64 = 1.5;

/// Two links that share an end.
#[derive(Clone, Copy)]
pub struct Corner {
    at: usize,
    /// The other end of each.
    far: [usize; 2],
    /// The angle they want, in radians, and the square of its cosine.
    wanted: f64,
    cosine_squared: f64,
}

impl Corner {
    /// The corner that two links make, if they share an end.
    pub fn between(graph: &Graph, link: usize, other: usize) -> Option<Self> {
        let ([a, b], [c, d]) = (graph.links[link], graph.links[other]);
        let far = |at: usize| [if at == a { b } else { a }, if at == c { d } else { c }];
        let at = [a, b].into_iter().find(|&end| end == c || end == d)?;
        let parallel = graph.width[link] + graph.width[other] - 2;
        let wanted = (ANGLE + ARC_ANGLE * real(parallel)).min(WIDEST);
        let cosine = libm::cos(wanted);
        Some(Self {
            at,
            far: far(at),
            wanted,
            cosine_squared: cosine * cosine,
        })
    }

    /// The vertices whose moving changes it.
    pub fn vertices(self) -> [usize; 3] {
        [self.at, self.far[0], self.far[1]]
    }

    /// It wants to be wide enough.
    pub fn tell(self, places: &[Point], tally: &mut impl Tally) {
        let from = places[self.at];
        let [a, b] = self.far.map(|end| places[end] - from);
        // Most angles are wide.
        let (dot, squares) = (a.dot(b), [a.dot(a), b.dot(b)]);
        let square = squares[0] * squares[1];
        if dot <= 0.0 || dot * dot < self.cosine_squared * square || square == 0.0 {
            return;
        }
        let tight = (self.wanted - arc_cosine(dot / libm::sqrt(square))).max(0.0);
        tally.square(1.2, tight, || {
            // Each end widens the angle by going across, away from the other.
            let side = 1.0_f64.copysign(a.cross(b));
            let across = |way: Vec2, square: f64| Vec2::new(-way.y, way.x) / square.max(1e-4);
            let widening = [across(a, squares[0]) * -side, across(b, squares[1]) * side];
            [
                (self.far[0], -widening[0]),
                (self.far[1], -widening[1]),
                (self.at, widening[0] + widening[1]),
            ]
        });
    }
}

/// The arc cosine of a positive number, to four places (Abramowitz and Stegun,
/// "Handbook of Mathematical Functions", 4.4.45).
fn arc_cosine(cosine: f64) -> f64 {
    const SERIES: [f64; 4] = [1.570_728_8, -0.212_114_4, 0.074_261, -0.018_729_3];
    let factor = SERIES.iter().rev().fold(0.0, |sum, it| sum * cosine + it);
    libm::sqrt((1.0 - cosine).max(0.0)) * factor
}
