//! What stands on the ground by itself, side by side.

use super::geometry::spread;
use super::shape::{Contour, Shape};
use crate::drawing::{Drawing, EdgeId};
use kurbo::{Line, ParamCurve, PathSeg, Point, Vec2};

/// What is joined only through the ground keeps this far apart.
const CLEARANCE: f64 = 0.5;

/// Half the width of a loop on the ground, and its height; slim where there are
/// many.
const ARCH_STANCE: f64 = 0.13;
const SLIM_STANCE: f64 = 0.095;
const MANY_ARCHES: usize = 6;
pub const ARCH_HEIGHT: f64 = 0.6;

/// Loops on the ground keep this far apart.
const ARCH_CLEARANCE: f64 = 0.2;

/// Something that stands on the ground by itself.
#[derive(Debug)]
pub struct Plant {
    /// What it looks like, about where its middle would be.
    pub shape: Shape,
    /// Where its middle would like to be.
    pub wanted: f64,
    /// What decides the order of plants.
    pub rank: f64,
    /// Its first edge, which decides between equal wishes.
    pub first: Option<EdgeId>,
}

/// Loops on the ground: small arches on two feet.
pub fn ground_loops(drawing: &Drawing, before: Option<&[PathSeg]>) -> Vec<Plant> {
    let loops: Vec<EdgeId> = drawing
        .edge_ids()
        .filter(|(_, edge)| edge.is_loop() && edge.from.is_ground())
        .map(|(id, _)| id)
        .collect();
    let stance = if loops.len() > MANY_ARCHES {
        SLIM_STANCE
    } else {
        ARCH_STANCE
    };
    let was = |id: EdgeId| before.map_or(0.0, |before| before[id.index()].eval(0.5).x);
    let together = mean(loops.iter().map(|&id| was(id)));
    loops
        .iter()
        .map(|&id| {
            let (left, right) = (-stance, stance);
            let corner = |x| Point::new(x, ARCH_HEIGHT);
            Plant {
                shape: Shape {
                    vertices: Vec::new(),
                    strokes: vec![
                        Line::new(Point::new(left, 0.0), corner(left)),
                        Line::new(corner(left), corner(right)),
                        Line::new(Point::new(right, 0.0), corner(right)),
                    ],
                    feet: vec![(id, left), (id, right)],
                },
                wanted: together,
                rank: was(id),
                first: Some(id),
            }
        })
        .collect()
}

/// Plants in their order, each as near to where it wants to be as room allows.
pub fn side_by_side(plants: Vec<Plant>) -> Shape {
    let contours: Vec<Contour> = plants.iter().map(|it| Contour::of(&it.shape)).collect();
    let mut offsets: Vec<f64> = Vec::new();
    for (place, contour) in contours.iter().enumerate() {
        let clear = (0..place).map(|left| {
            let arches = [left, place]
                .iter()
                .all(|&it| plants[it].shape.vertices.is_empty());
            let clearance = if arches { ARCH_CLEARANCE } else { CLEARANCE };
            offsets[left] + contours[left].offset_of(contour, clearance)
        });
        offsets.push(clear.fold(f64::NEG_INFINITY, f64::max).max(0.0));
    }
    let gaps: Vec<f64> = offsets.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let wanted: Vec<f64> = plants.iter().map(|plant| plant.wanted).collect();
    let mut whole = Shape::default();
    for (plant, x) in plants.into_iter().zip(spread(&wanted, &gaps)) {
        whole.add(plant.shape.moved(Vec2::new(x, 0.0)));
    }
    whole
}

/// Halfway between the leftmost and the rightmost.
pub fn middle(shape: &Shape) -> f64 {
    let ends = shape.strokes.iter().flat_map(|it| [it.p0.x, it.p1.x]);
    let (left, right) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(left, right), x| {
        (left.min(x), right.max(x))
    });
    if left.is_finite() {
        f64::midpoint(left, right)
    } else {
        0.0
    }
}

pub fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}
