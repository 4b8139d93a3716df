//! A mountain that stays where it is, and its jungle beside it.

use super::stage::{Placed, Stage};
use crate::drawing::{Edge, EdgeId, Incidence, Vertex};
use crate::structure::Step;
use kurbo::{PathSeg, Shape, Vec2};

/// How far the jungle stands from the mountain, in edge lengths.
const CLEARANCE: f64 = 0.6;

impl Stage {
    /// What parting mountain and jungle makes of this: what no moved edge carries
    /// stays in its place, and the rest stands to the right of it. Where edges
    /// come down to a vertex above the ground, all is laid out anew.
    pub fn split(&self, step: &Step) -> Self {
        let Some(carried) = self.carried(step) else {
            return self.anew(step);
        };
        let (jungle, mountain): (Vec<_>, Vec<_>) = step
            .origin
            .iter()
            .copied()
            .zip(step.drawing.edges().iter().copied())
            .zip(carried)
            .partition(|(_, carried)| *carried);
        let part = |edges: Vec<((EdgeId, Edge), bool)>| -> (Vec<EdgeId>, Vec<Edge>) {
            edges.into_iter().map(|(edge, _)| edge).unzip()
        };
        let (origin, edges) = part(jungle);
        let jungle = self.anew(&Step {
            theorem: step.theorem,
            drawing: step.drawing.with_edges(edges),
            origin,
        });
        let mut whole = self.thinned(&part(mountain).0);
        let (_, right) = reach(&whole.edges);
        let (left, _) = reach(&jungle.edges);
        whole.add(jungle.moved(Vec2::new(right + CLEARANCE - left, 0.0)));
        whole
    }

    /// For each edge of the step, whether it or what it stands on came down to
    /// the ground; `None` if an edge came down to another vertex.
    fn carried(&self, step: &Step) -> Option<Vec<bool>> {
        let drawing = &step.drawing;
        let incidence = Incidence::of(drawing);
        let ends_before = self.by_origin(|edge| edge.ends);
        let mut reached = vec![false; drawing.vertex_count()];
        reached[Vertex::GROUND.index()] = true;
        let mut moved = vec![false; drawing.edge_count()];
        let mut frontier = Vec::new();
        for ((id, edge), &origin) in drawing.edge_ids().zip(&step.origin) {
            let before = ends_before[origin.index()]?;
            let ends = [edge.from, edge.to];
            let changed: Vec<Vertex> = (ends.into_iter().zip(before))
                .filter(|(now, was)| now != was)
                .map(|(now, _)| now)
                .collect();
            if changed.iter().any(|end| !end.is_ground()) {
                return None;
            }
            if changed.is_empty() {
                continue;
            }
            moved[id.index()] = true;
            let upper = ends.into_iter().filter(|end| !end.is_ground());
            frontier
                .extend(upper.filter(|end| !std::mem::replace(&mut reached[end.index()], true)));
        }
        while let Some(vertex) = frontier.pop() {
            for (id, end) in incidence.at(vertex) {
                moved[id.index()] = true;
                if !std::mem::replace(&mut reached[end.index()], true) {
                    frontier.push(end);
                }
            }
        }
        Some(moved)
    }
}

/// From where to where edges reach, in edge lengths.
fn reach(edges: &[Placed]) -> (f64, f64) {
    let boxes = edges.iter().map(|edge| PathSeg::bounding_box(&edge.curve));
    let all = boxes.reduce(|a, b| a.union(b)).unwrap_or_default();
    (all.x0, all.x1)
}
