//! A drawing laid out, every edge remembering which one it was at the start.

use super::layout::{Guide, Layout, length};
use super::scene::{self, Mark, Scene};
use crate::drawing::{Colour, Drawing, EdgeId, Vertex};
use crate::structure::{Step, Theorem};
use kurbo::{Affine, ParamCurve, PathSeg, Point, Shape, Vec2};

/// How far the ground goes on beyond the outermost foot, in edge lengths.
const OVERHANG: f64 = 0.4;

/// An edge in its place.
#[derive(Debug, Clone)]
pub struct Placed {
    /// Its number in the original drawing.
    pub origin: EdgeId,
    /// Who may cut it.
    pub colour: Colour,
    /// Its course, in edge lengths, y upward.
    pub curve: PathSeg,
    /// The vertices at its ends.
    pub ends: [Vertex; 2],
}

/// One drawing of a reduction in its place.
#[derive(Debug, Clone)]
pub struct Stage {
    /// Its edges, in their order.
    pub edges: Vec<Placed>,
    /// Its vertices but the ground, in edge lengths, y upward.
    pub vertices: Vec<(Vertex, Point)>,
    /// Where edges meet the ground, or met it in a panel before.
    feet: Vec<f64>,
    edge_count: usize,
}

impl Stage {
    /// A drawing by itself.
    pub fn of(drawing: &Drawing, places: &[(Vertex, [f64; 2])]) -> Self {
        let guide = Guide {
            places,
            ..Guide::default()
        };
        let origin: Vec<EdgeId> = drawing.edge_ids().map(|(id, _)| id).collect();
        Self::guided(drawing, &origin, guide)
    }

    fn guided(drawing: &Drawing, origin: &[EdgeId], guide: Guide<'_>) -> Self {
        let layout = Layout::of(drawing, guide);
        let edges: Vec<Placed> = drawing
            .edge_ids()
            .zip(origin)
            .map(|((id, edge), &origin)| Placed {
                origin,
                colour: edge.colour,
                curve: layout.curve(id),
                ends: [edge.from, edge.to],
            })
            .collect();
        let vertices = (1..drawing.vertex_count())
            .map(Vertex::new)
            .filter_map(|vertex| Some((vertex, layout.vertex(vertex)?)))
            .collect();
        let edge_count = origin.iter().map(|id| id.index() + 1).max().unwrap_or(0);
        Self {
            feet: feet(&edges),
            edges,
            vertices,
            edge_count,
        }
    }

    /// What a step makes of this.
    pub fn after(&self, step: &Step) -> Self {
        match step.theorem {
            Theorem::Prune | Theorem::Parity => self.thinned(&step.origin),
            Theorem::MountainAndJungle => self.split(step),
            _ => self.anew(step),
        }
    }

    /// What a step that moves edges makes of this: laid out anew, as near to
    /// where it was as can be.
    pub fn anew(&self, step: &Step) -> Self {
        let courses = self.by_origin(|edge| edge.curve);
        let before: Vec<PathSeg> = step
            .origin
            .iter()
            .filter_map(|id| courses[id.index()])
            .collect();
        let guide = Guide {
            places: &[],
            before: Some(&before),
            upright: matches!(
                step.theorem,
                Theorem::OneColour | Theorem::RedwoodBed | Theorem::Colon
            ),
        };
        let mut anew = Self::guided(&step.drawing, &step.origin, guide);
        anew.feet.extend(&self.feet);
        anew
    }

    /// Something of every edge, by its number in the original drawing.
    pub fn by_origin<T: Copy>(&self, of: impl Fn(&Placed) -> T) -> Vec<Option<T>> {
        let mut found = vec![None; self.edge_count];
        for edge in &self.edges {
            found[edge.origin.index()] = Some(of(edge));
        }
        found
    }

    /// What is left when only these edges stay, each in its place.
    pub fn thinned(&self, origin: &[EdgeId]) -> Self {
        let mut stays = vec![false; self.edge_count];
        for id in origin {
            stays[id.index()] = true;
        }
        let mut thinned = self.clone();
        thinned.edges.retain(|edge| stays[edge.origin.index()]);
        let ends: std::collections::BTreeSet<Vertex> =
            thinned.edges.iter().flat_map(|edge| edge.ends).collect();
        thinned.vertices.retain(|(vertex, _)| ends.contains(vertex));
        thinned
    }

    /// Everything, further to the right and up.
    pub fn moved(mut self, by: Vec2) -> Self {
        for edge in &mut self.edges {
            edge.curve = Affine::translate(by) * edge.curve;
        }
        for (_, place) in &mut self.vertices {
            *place += by;
        }
        self.feet = feet(&self.edges);
        self
    }

    /// The same on no more ground than its own feet need.
    pub fn on_its_own_feet(mut self) -> Self {
        self.feet = feet(&self.edges);
        self
    }

    /// Both, each where it is.
    pub fn add(&mut self, other: Self) {
        self.edges.extend(other.edges);
        self.vertices.extend(other.vertices);
        self.feet.extend(other.feet);
        self.edge_count = self.edge_count.max(other.edge_count);
    }

    /// The courses of edges that are gone or elsewhere in `after`.
    pub fn ghosts(&self, after: &Self) -> Vec<PathSeg> {
        let now = after.by_origin(|edge| edge.curve);
        let moved = self.edges.iter().filter(|edge| {
            let course = now.get(edge.origin.index()).copied().flatten();
            course.is_none_or(|curve| !coincide(edge.curve, curve))
        });
        moved.map(|edge| edge.curve).collect()
    }

    /// The drawing on its ground, an edge length being `unit` pixels.
    pub fn scene(&self, unit: f64) -> Scene {
        let mut scene = Scene::default();
        let feet: Vec<f64> = self.feet.iter().map(|foot| foot * unit).collect();
        scene.ground(&feet, OVERHANG * unit);
        let edges = self.edges.iter().map(|edge| {
            Mark::Edge(scene::Edge {
                curve: on_paper(edge.curve, unit),
                colour: edge.colour,
                number: Some(edge.origin),
            })
        });
        scene.marks.extend(edges);
        let vertices = self
            .vertices
            .iter()
            .map(|(_, place)| Mark::Vertex(Point::new(place.x * unit, -place.y * unit)));
        scene.marks.extend(vertices);
        scene
    }

    /// How high it reaches, in edge lengths.
    pub fn height(&self) -> f64 {
        let curves = self.edges.iter().map(|edge| edge.curve.bounding_box().y1);
        curves.fold(0.0, f64::max)
    }
}

fn feet(edges: &[Placed]) -> Vec<f64> {
    let grounded = edges
        .iter()
        .filter(|edge| edge.ends.contains(&Vertex::GROUND));
    grounded
        .flat_map(|edge| [edge.curve.start(), edge.curve.end()])
        .filter(|end| end.y < 1e-9)
        .map(|end| end.x)
        .collect()
}

/// A course on paper, where y goes downward.
pub fn on_paper(curve: PathSeg, unit: f64) -> PathSeg {
    Affine::scale_non_uniform(unit, -unit) * curve
}

fn coincide(a: PathSeg, b: PathSeg) -> bool {
    let same = |at: f64, other: f64| length(a.eval(at) - b.eval(other)) < 0.03;
    same(0.5, 0.5) && ((same(0.0, 0.0) && same(1.0, 1.0)) || (same(0.0, 1.0) && same(1.0, 0.0)))
}
