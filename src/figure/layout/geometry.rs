//! Distances, crossings and directions in the plane, y upward.

use kurbo::{Line, Point, Vec2};
use std::f64::consts::PI;

/// The direction `bearing` radians clockwise from straight up.
pub fn direction(bearing: f64) -> Vec2 {
    Vec2::new(libm::sin(bearing), libm::cos(bearing))
}

/// How far a direction turns clockwise from straight up, from -π to π.
pub fn bearing(direction: Vec2) -> f64 {
    libm::atan2(direction.x, direction.y)
}

/// The angle between two bearings, from 0 to π.
pub fn angle_between(a: f64, b: f64) -> f64 {
    let turn = libm::fabs(a - b) % (2.0 * PI);
    if turn > PI { 2.0 * PI - turn } else { turn }
}

/// A vector turned clockwise.
pub fn turned(vector: Vec2, angle: f64) -> Vec2 {
    let (sin, cos) = (libm::sin(angle), libm::cos(angle));
    Vec2::new(
        vector.x * cos + vector.y * sin,
        vector.y * cos - vector.x * sin,
    )
}

/// The length of a vector, the same in the last bit on every platform.
pub fn length(vector: Vec2) -> f64 {
    libm::sqrt(vector.dot(vector))
}

/// How far a point lies from a segment.
pub fn distance(point: Point, line: Line) -> f64 {
    let along = line.p1 - line.p0;
    let square = along.dot(along);
    let share = if square > 0.0 {
        ((point - line.p0).dot(along) / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    length(point - (line.p0 + along * share))
}

/// Whether two segments cross at a point inside both.
pub fn cross(a: Line, b: Line) -> bool {
    let side = |line: Line, point: Point| (line.p1 - line.p0).cross(point - line.p0);
    side(a, b.p0) * side(a, b.p1) < -SLACK && side(b, a.p0) * side(b, a.p1) < -SLACK
}

/// Products of lengths below this count as touching, not as crossing.
const SLACK: f64 = 1e-9;

/// The room between two segments, 0 where they cross.
pub fn room(a: Line, b: Line) -> f64 {
    if cross(a, b) {
        return 0.0;
    }
    distance(a.p0, b)
        .min(distance(a.p1, b))
        .min(distance(b.p0, a))
        .min(distance(b.p1, a))
}

/// Positions as near to `wanted` as can be (in squares) that keep the order and
/// leave `gaps[i]` between position `i` and the next: isotonic regression by
/// pooling adjacent violators.
pub fn spread(wanted: &[f64], gaps: &[f64]) -> Vec<f64> {
    // Subtracting what the gaps demand turns the question into one of order.
    let mut demand = vec![0.0; wanted.len()];
    for place in 1..wanted.len() {
        demand[place] = demand[place - 1] + gaps[place - 1];
    }
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for (wish, demand) in wanted.iter().zip(&demand) {
        let mut pool = (wish - demand, 1);
        while let Some(&(sum, count)) = pools.last() {
            if mean((sum, count)) <= mean(pool) {
                break;
            }
            pools.pop();
            pool = (pool.0 + sum, pool.1 + count);
        }
        pools.push(pool);
    }
    let levels = pools
        .into_iter()
        .flat_map(|pool| std::iter::repeat_n(mean(pool), pool.1));
    levels
        .zip(demand)
        .map(|(level, demand)| level + demand)
        .collect()
}

fn mean((sum, count): (f64, usize)) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "counts of edges are small")]
    let count = count as f64;
    sum / count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wanted_in_one_place_stands_around_it() {
        assert_eq!(spread(&[0.0, 0.0, 0.0], &[1.0, 1.0]), [-1.0, 0.0, 1.0]);
        assert_eq!(spread(&[0.0, 5.0], &[1.0]), [0.0, 5.0]);
        assert_eq!(spread(&[5.0, 0.0], &[1.0]), [2.0, 3.0]);
    }

    #[test]
    fn segments_that_share_an_end_do_not_cross() {
        let (a, b) = (Point::ORIGIN, Point::new(1.0, 1.0));
        let c = Point::new(1.0, 0.0);
        assert!(!cross(Line::new(a, b), Line::new(a, c)));
        assert!(cross(Line::new(a, b), Line::new(Point::new(0.0, 1.0), c)));
    }

    #[test]
    fn turning_by_a_quarter_sends_up_to_the_right() {
        let right = turned(Vec2::new(0.0, 1.0), PI / 2.0);
        assert!(length(right - Vec2::new(1.0, 0.0)) < 1e-12);
        assert!((bearing(right) - PI / 2.0).abs() < 1e-12);
    }
}
