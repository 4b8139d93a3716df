//! Where everything stands: geometry alone, in edge lengths, y upward, the
//! ground at 0.
//!
//! A drawing is taken apart into blocks. Each block is planned by itself, then
//! they are put on each other from the top down to the ground, where what is
//! joined only through the ground stands side by side. Curves come last.

mod blocks;
mod corner;
mod crown;
mod curves;
mod dense;
mod geometry;
mod grove;
mod plan;
mod plants;
mod shape;

use crate::drawing::{Drawing, EdgeId, Vertex};
use blocks::Blocks;
use geometry::spread;
use kurbo::{PathSeg, Point};
use plan::FOOT_SPACING;

pub use curves::chords;
pub use geometry::length;

/// A drawing with a place for everything.
#[derive(Debug, Clone)]
pub struct Layout {
    /// Where each vertex is; the ground, and what no edge ends at, is nowhere.
    vertices: Vec<Option<Point>>,
    /// The course of every edge.
    curves: Vec<PathSeg>,
}

/// What a layout should keep to.
#[derive(Debug, Clone, Copy, Default)]
pub struct Guide<'a> {
    /// Vertices put by hand: to the right of the middle and up from the ground.
    pub places: &'a [(Vertex, [f64; 2])],
    /// For each edge, its course in the panel before.
    pub before: Option<&'a [PathSeg]>,
    /// Whether an edge alone on another goes straight up, wherever it leant before.
    pub upright: bool,
}

impl Layout {
    /// A layout of any drawing.
    #[must_use]
    pub fn of(drawing: &Drawing, guide: Guide<'_>) -> Self {
        let blocks = Blocks::of(drawing);
        let whole = grove::grown(drawing, &blocks, guide);
        let mut standing = Standing {
            vertices: vec![None; drawing.vertex_count()],
            feet: vec![Vec::new(); drawing.edge_count()],
        };
        for (vertex, place) in whole.vertices {
            standing.vertices[vertex.index()] = Some(place);
        }
        for (edge, foot) in whole.feet {
            standing.feet[edge.index()].push(foot);
        }
        standing.place_by_hand(drawing, guide.places);
        let curves = curves::of(drawing, &standing);
        Self {
            vertices: standing.vertices,
            curves,
        }
    }

    /// Where a vertex is, unless it is the ground or no edge ends there.
    #[must_use]
    pub fn vertex(&self, vertex: Vertex) -> Option<Point> {
        self.vertices[vertex.index()]
    }

    /// The course of an edge.
    #[must_use]
    pub fn curve(&self, edge: EdgeId) -> PathSeg {
        self.curves[edge.index()]
    }
}

/// Vertices and feet in place, edges not yet drawn.
#[derive(Debug)]
struct Standing {
    vertices: Vec<Option<Point>>,
    /// For each edge, where it meets the ground: twice for a loop there.
    feet: Vec<Vec<f64>>,
}

impl Standing {
    /// Moves vertices to where the author put them. Their feet stand straight
    /// below them, as far as there is room.
    fn place_by_hand(&mut self, drawing: &Drawing, places: &[(Vertex, [f64; 2])]) {
        let mut by_hand = vec![false; self.vertices.len()];
        for &(vertex, [x, y]) in places {
            if self.vertices[vertex.index()].is_some() {
                self.vertices[vertex.index()] = Some(Point::new(x, y.max(0.0)));
                by_hand[vertex.index()] = true;
            }
        }
        if !by_hand.contains(&true) {
            return;
        }
        let mut feet: Vec<(f64, EdgeId, usize)> = Vec::new();
        for (id, edge) in drawing.edge_ids() {
            let upper = edge.other(Vertex::GROUND).index();
            for (number, &foot) in self.feet[id.index()].iter().enumerate() {
                let above = self.vertices[upper].filter(|_| by_hand[upper]);
                feet.push((above.map_or(foot, |above| above.x), id, number));
            }
        }
        feet.sort_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
        let wanted: Vec<f64> = feet.iter().map(|foot| foot.0).collect();
        let room = |pair: &[(f64, EdgeId, usize)]| {
            let apart = pair[1].0 - pair[0].0;
            // The feet of one loop are as far apart as they are.
            if pair[0].1 == pair[1].1 {
                apart
            } else {
                FOOT_SPACING
            }
        };
        let gaps: Vec<f64> = feet.windows(2).map(room).collect();
        for ((_, id, number), foot) in feet.into_iter().zip(spread(&wanted, &gaps)) {
            self.feet[id.index()][number] = foot;
        }
    }
}
