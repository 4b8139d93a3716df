//! Turning a block so that it stands upright.

use super::super::geometry::{bearing, turned};
use super::super::plan::real;
use super::Graph;
use kurbo::Point;
use std::f64::consts::PI;

/// The same places turned about the root by up to half a right angle, so that
/// links lie level, upright or midway between as far as they can: a block that
/// no mirror holds upright would seem to topple.
pub fn squared_up(graph: &Graph, places: &[Point], on_ground: bool) -> Vec<Point> {
    let floor = if on_ground { 0.55 } else { -0.1 };
    let bearings: Vec<f64> = graph
        .links
        .iter()
        .map(|&[a, b]| bearing(places[b] - places[a]))
        .collect();
    let cost = |turn: f64| {
        let off: f64 = bearings.iter().map(|it| off_grid(it + turn)).sum();
        let (sin, cos) = (libm::sin(turn), libm::cos(turn));
        let height = |place: &&Point| place.y * cos - place.x * sin < floor;
        let low = places[1..].iter().filter(height).count();
        off + 0.05 * libm::fabs(turn) * real(graph.links.len()) + 10.0 * real(low)
    };
    let best = (-TURNS..=TURNS)
        .map(|turn| f64::from(turn) * PI / (4.0 * f64::from(TURNS)))
        .map(|turn| (cost(turn), turn))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    let turn = best.map_or(0.0, |(_, turn)| turn);
    places
        .iter()
        .map(|place| turned(place.to_vec2(), turn).to_point())
        .collect()
}

/// Links that are further than this from level and upright, in radians, are meant to be.
const MEANT: f64 = 0.08;

/// The same places turned about the root by the little that most links which are all but
/// level or upright are off: a degree looks like a mistake.
pub fn upright(graph: &Graph, places: &[Point]) -> Vec<Point> {
    let quarter = PI / 2.0;
    let off = |&[a, b]: &[usize; 2]| {
        let quarters = bearing(places[b] - places[a]) / quarter;
        (quarters - libm::floor(quarters + 0.5)) * quarter
    };
    let mut offs: Vec<f64> = graph.links.iter().map(off).collect();
    offs.retain(|off| libm::fabs(*off) < MEANT);
    offs.sort_by(f64::total_cmp);
    let turn = offs.get(offs.len() / 2).map_or(0.0, |middle| -middle);
    let turned = places
        .iter()
        .map(|it| turned(it.to_vec2(), turn).to_point());
    turned.collect()
}

/// How many steps of turning are tried to either side.
const TURNS: i32 = 18;

/// How far a bearing is from level and upright, the diagonals counting for a little
/// less.
fn off_grid(bearing: f64) -> f64 {
    let eighths = bearing / (PI / 4.0);
    let nearest = libm::floor(eighths + 0.5);
    let diagonal = nearest - 2.0 * libm::floor(nearest / 2.0) > 0.5;
    libm::fabs(eighths - nearest) + if diagonal { 0.2 } else { 0.0 }
}
