//! What stands on a vertex of a larger block, leaning where there is room.

use super::crown::{Branch, CLEARANCE, crown};
use super::geometry::{angle_between, bearing, length};
use super::shape::Shape;
use kurbo::{Point, Vec2};
use std::f64::consts::PI;

/// How low what stands on a corner of a block may hang, above the block's root.
const LOWEST: f64 = 0.4;

/// Axes to try at a corner of a block, upright ones first.
const AXES: [f64; 17] = [
    0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1.0, 1.0, -1.25, 1.25, -1.5, 1.5, -1.8, 1.8, -2.1,
    2.1,
];

/// Edges of a crown want to be this far from the edges of the block.
const CORNER: f64 = 0.8;

/// The crown of a block's vertex at `place`, leaning where there is room among
/// what `stands` already (about the block's root). Also says whether there is.
pub fn crown_at(branches: &[Branch], place: Point, stands: &Shape, outward: f64) -> (Shape, bool) {
    let mut best: Option<(f64, bool, Shape)> = None;
    let around = stands.clone().moved(-place.to_vec2());
    for axis in AXES {
        let crown = crown(branches, axis, place.x > 0.0);
        let room = crown.room(&around);
        let corner = sharpest_corner(&crown, &around);
        let lowest = crown
            .vertices
            .iter()
            .map(|(_, it)| it.y)
            .fold(0.0, f64::min);
        let sunk = (LOWEST - place.y - lowest).max(0.0);
        let fits = room >= CLEARANCE - 0.05 && corner > 0.5 && sunk == 0.0;
        let wish = 0.6 * axis.abs() + 0.4 * (axis - outward.clamp(-PI / 2.0, PI / 2.0)).abs();
        let cost = wish
            + 30.0 * (CLEARANCE - room).max(0.0)
            + 6.0 * (CORNER - corner).max(0.0)
            + 40.0 * sunk;
        if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
            best = Some((cost, fits, crown));
        }
    }
    best.map_or_else(
        || (Shape::default(), true),
        |(_, fits, crown)| (crown.moved(place.to_vec2()), fits),
    )
}

/// The smallest angle at the origin between edges of two shapes.
fn sharpest_corner(a: &Shape, b: &Shape) -> f64 {
    let bearings = |shape: &Shape| -> Vec<f64> {
        let ends = shape
            .strokes
            .iter()
            .flat_map(|it| [(it.p0, it.p1), (it.p1, it.p0)]);
        ends.filter(|(from, _)| from.to_vec2().dot(from.to_vec2()) < 1e-12)
            .map(|(_, to)| bearing(to.to_vec2()))
            .collect()
    };
    let others = bearings(b);
    let mut least = PI;
    for here in bearings(a) {
        for &there in &others {
            least = least.min(angle_between(here, there));
        }
    }
    least
}

/// A mean bearing away from the edges that end at a point.
pub fn outward(place: Point, stands: &Shape) -> f64 {
    let mut sum = Vec2::ZERO;
    for stroke in &stands.strokes {
        for (from, to) in [(stroke.p0, stroke.p1), (stroke.p1, stroke.p0)] {
            let near = from - place;
            if near.dot(near) < 1e-12 {
                let along = to - from;
                sum -= along / length(along).max(1e-9);
            }
        }
    }
    if sum.dot(sum) < 1e-9 {
        0.0
    } else {
        bearing(sum)
    }
}
