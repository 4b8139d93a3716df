//! A part of a drawing that moves as one.

use super::curves::Bundle;
use super::geometry::{room, turned};
use crate::drawing::{EdgeId, Vertex};
use kurbo::{Line, Point, Vec2};

/// Vertices and edges placed about the vertex they stand on, the origin.
#[derive(Debug, Clone, Default)]
pub struct Shape {
    /// Where its vertices are.
    pub vertices: Vec<(Vertex, Point)>,
    /// Its edges as straight lines; those from the origin begin there.
    pub strokes: Vec<Line>,
    /// Where its edges meet the ground.
    pub feet: Vec<(EdgeId, f64)>,
}

/// Shapes with more strokes than this are not compared stroke by stroke.
const MANY: usize = 2_000;

impl Shape {
    pub fn add(&mut self, other: Self) {
        self.vertices.extend(other.vertices);
        self.strokes.extend(other.strokes);
        self.feet.extend(other.feet);
    }

    pub fn moved(mut self, by: Vec2) -> Self {
        for (_, place) in &mut self.vertices {
            *place += by;
        }
        for stroke in &mut self.strokes {
            *stroke = Line::new(stroke.p0 + by, stroke.p1 + by);
        }
        for (_, foot) in &mut self.feet {
            *foot += by.x;
        }
        self
    }

    /// The shape leaning over to the right by an angle.
    pub fn leaning(mut self, angle: f64) -> Self {
        let lean = |point: Point| turned(point.to_vec2(), angle).to_point();
        for (_, place) in &mut self.vertices {
            *place = lean(*place);
        }
        for stroke in &mut self.strokes {
            *stroke = Line::new(lean(stroke.p0), lean(stroke.p1));
        }
        self
    }

    /// The shape, larger.
    pub fn scaled(mut self, by: f64) -> Self {
        let scale = |point: Point| (point.to_vec2() * by).to_point();
        for (_, place) in &mut self.vertices {
            *place = scale(*place);
        }
        for stroke in &mut self.strokes {
            *stroke = Line::new(scale(stroke.p0), scale(stroke.p1));
        }
        for (_, foot) in &mut self.feet {
            *foot *= by;
        }
        self
    }

    /// How high it reaches.
    pub fn height(&self) -> f64 {
        let tops = self.vertices.iter().map(|(_, place)| place.y);
        tops.fold(0.0, f64::max)
    }

    /// Whether all its parallel edges have room beside each other.
    pub fn has_room_for_bundles(&self) -> bool {
        let mut bundles: Vec<(Line, usize)> = Vec::new();
        for stroke in &self.strokes {
            match bundles.iter_mut().find(|(line, _)| line == stroke) {
                Some((_, count)) => *count += 1,
                None => bundles.push((*stroke, 1)),
            }
        }
        let bundles: Vec<Bundle> = bundles
            .into_iter()
            .map(|(line, count)| Bundle::new(line, count))
            .collect();
        bundles.iter().all(|it| it.is_roomy(&bundles))
    }

    /// The room between two shapes about the same origin. Where both have edges
    /// from there, those cannot but be close.
    pub fn room(&self, other: &Self) -> f64 {
        if self.strokes.len() * other.strokes.len() > MANY * MANY {
            return f64::INFINITY;
        }
        let mut least = f64::INFINITY;
        for &a in &self.strokes {
            for &b in &other.strokes {
                if !(touches_origin(a) && touches_origin(b)) {
                    least = least.min(room(a, b));
                }
            }
        }
        least
    }
}

fn touches_origin(line: Line) -> bool {
    let near = |point: Point| point.to_vec2().dot(point.to_vec2()) < 1e-12;
    near(line.p0) || near(line.p1)
}

/// How far a shape reaches to the left and right at every height.
#[derive(Debug, Clone)]
pub struct Contour(Vec<Option<(f64, f64)>>);

/// The heights at which a contour is taken, in edge lengths.
const SLICE: f64 = 0.125;

impl Contour {
    pub fn of(shape: &Shape) -> Self {
        let mut contour = Self(Vec::new());
        for stroke in &shape.strokes {
            contour.add(*stroke);
        }
        contour
    }

    fn add(&mut self, stroke: Line) {
        // Fine enough that no slice between the ends is left out.
        let steps = ((stroke.p1.y - stroke.p0.y).abs() / SLICE).ceil().max(1.0);
        let mut share = 0.0;
        while share <= steps {
            let point = stroke.p0.lerp(stroke.p1, share / steps);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a height of few edges, never below the ground"
            )]
            let slice = (point.y.max(0.0) / SLICE) as usize;
            self.0.resize(self.0.len().max(slice + 1), None);
            let (left, right) = self.0[slice].unwrap_or((point.x, point.x));
            self.0[slice] = Some((left.min(point.x), right.max(point.x)));
            share += 1.0;
        }
    }

    /// How far to the right the other's origin must be to stand clear of this by
    /// `clearance`, slices up to that far above and below being looked at too.
    pub fn offset_of(&self, other: &Self, clearance: f64) -> f64 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few slices"
        )]
        let reach = (clearance / SLICE).ceil() as usize;
        let mut offset = f64::NEG_INFINITY;
        for (slice, right) in self.0.iter().enumerate() {
            let Some((_, right)) = right else { continue };
            let near = slice.saturating_sub(reach)..(slice + reach + 1).min(other.0.len());
            for (left, _) in other.0.get(near).unwrap_or_default().iter().flatten() {
                offset = offset.max(right - left + clearance);
            }
        }
        offset
    }
}
