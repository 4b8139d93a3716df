//! Blocks put on each other, and what results put side by side on the ground.

use super::Guide;
use super::blocks::{Block, Blocks};
use super::corner::{crown_at, outward};
use super::crown::{Branch, crown};
use super::geometry::bearing;
use super::plan::Plan;
use super::plants::{Plant, ground_loops, mean, middle, side_by_side};
use super::shape::Shape;
use crate::drawing::{Drawing, Vertex};
use kurbo::{Line, ParamCurve, PathSeg, Point, Vec2};

/// No vertex is nearer to the ground than this.
const LOWEST: f64 = 0.4;

/// A part that is not joined to the ground floats this high above it.
const FLOATING: f64 = 0.55;

/// How often a block is enlarged to make room at its corners, and for parallel
/// edges, and by how much.
const ENLARGEMENTS: usize = 8;
const ENLARGEMENTS_FOR_BUNDLES: usize = 4;
const ENLARGEMENT: f64 = 1.12;

/// The whole drawing, its middle at 0 (or, given where edges were before, near
/// where they were).
pub fn grown(drawing: &Drawing, blocks: &Blocks, guide: Guide<'_>) -> Shape {
    let before = guide.before;
    let mut grove = Grove {
        drawing,
        blocks,
        before,
        upright: guide.upright,
        branches: Vec::new(),
    };
    grove.grow();
    let mut plants = grove.plants();
    plants.extend(ground_loops(drawing, before));
    plants.sort_by(|a, b| a.rank.total_cmp(&b.rank).then(a.first.cmp(&b.first)));
    plants.extend(grove.floating());
    let whole = side_by_side(plants);
    if before.is_some() {
        return whole;
    }
    let middle = middle(&whole);
    whole.moved(Vec2::new(-middle, 0.0))
}

struct Grove<'a> {
    drawing: &'a Drawing,
    blocks: &'a Blocks,
    before: Option<&'a [PathSeg]>,
    upright: bool,
    /// For each block, what it and all that stands on it looks like.
    branches: Vec<Branch>,
}

impl Grove<'_> {
    /// Every block before the one it stands on: the order of the list.
    fn grow(&mut self) {
        let mut depth = vec![0_usize; self.drawing.vertex_count()];
        for block in self.blocks.list.iter().rev() {
            for vertex in &block.vertices {
                depth[vertex.index()] = depth[block.root.index()] + 1;
            }
        }
        for block in &self.blocks.list {
            let branch = match block.vertices[..] {
                [upper] if block.edges.len() == 1 && !block.root.is_ground() => {
                    let odd = depth[upper.index()] % 2 == 1;
                    let mut above = crown(&self.branches_at(upper), 0.0, odd);
                    above.vertices.push((upper, Point::ORIGIN));
                    Branch::Edge {
                        above,
                        leant: self.leant(block),
                    }
                }
                _ => Branch::Block(self.with_crowns(block)),
            };
            self.branches.push(branch);
        }
    }

    /// How far a single edge leant before, unless it is to stand upright now.
    fn leant(&self, block: &Block) -> Option<f64> {
        let alone = self.blocks.standing_on[block.root.index()].len() == 1;
        let before = self.before.filter(|_| !(self.upright && alone));
        before.map(|it| lean(it[block.edges[0].index()]))
    }

    fn branches_at(&self, vertex: Vertex) -> Vec<Branch> {
        self.blocks.standing_on[vertex.index()]
            .iter()
            .map(|&block| self.branches[block].clone())
            .collect()
    }

    /// A block with what stands on its vertices, enlarged until there is room.
    fn with_crowns(&self, block: &Block) -> Shape {
        let load = |vertex: Vertex| {
            let standing = &self.blocks.standing_on[vertex.index()];
            let heights = standing.iter().map(|&it| self.branches[it].height());
            heights.fold(0.0, f64::max)
        };
        let bare = bare(self.drawing, block, &Plan::of(self.drawing, block, load));
        let mut enlarged = bare;
        for _ in 0..ENLARGEMENTS_FOR_BUNDLES {
            if enlarged.has_room_for_bundles() {
                break;
            }
            enlarged = enlarged.scaled(ENLARGEMENT);
        }
        let mut attempt = self.crowned(&enlarged);
        for _ in 0..ENLARGEMENTS {
            if attempt.1 {
                break;
            }
            enlarged = enlarged.scaled(ENLARGEMENT);
            attempt = self.crowned(&enlarged);
        }
        attempt.0
    }

    fn crowned(&self, bare: &Shape) -> (Shape, bool) {
        let mut whole = bare.clone();
        let mut fits = true;
        let mut corners = bare.vertices.clone();
        corners.sort_by(|(_, a), (_, b)| b.y.total_cmp(&a.y).then(a.x.total_cmp(&b.x)));
        for (vertex, place) in corners {
            let branches = self.branches_at(vertex);
            if !branches.is_empty() {
                let (crown, fit) = crown_at(&branches, place, &whole, outward(place, bare));
                fits &= fit;
                whole.add(crown);
            }
        }
        (whole, fits)
    }

    /// What stands on the ground.
    fn plants(&self) -> Vec<Plant> {
        self.blocks.standing_on[Vertex::GROUND.index()]
            .iter()
            .map(|&number| {
                let (Branch::Block(shape) | Branch::Edge { above: shape, .. }) =
                    &self.branches[number];
                let block = &self.blocks.list[number];
                let wanted = self.before.map_or(0.0, |before| {
                    let now = shape.feet.iter().map(|&(id, foot)| {
                        let edge = self.drawing.edge(id);
                        let upper = edge.other(Vertex::GROUND);
                        let end = shape.vertices.iter().find(|(it, _)| *it == upper);
                        before[id.index()].eval(0.5).x
                            - end.map_or(foot, |(_, it)| f64::midpoint(foot, it.x))
                    });
                    mean(now)
                });
                Plant {
                    shape: lifted(shape.clone()),
                    wanted,
                    rank: wanted,
                    first: block.edges.first().copied(),
                }
            })
            .collect()
    }

    /// What is not joined to the ground.
    fn floating(&self) -> Vec<Plant> {
        let loose = self.blocks.roots.iter().filter(|root| !root.is_ground());
        loose
            .map(|&root| {
                let mut shape = crown(&self.branches_at(root), 0.0, false);
                shape.vertices.push((root, Point::ORIGIN));
                // A vertex with only loops has no stroke to take up room.
                shape
                    .strokes
                    .push(Line::new(Point::ORIGIN, Point::new(0.0, 0.1)));
                let lowest = shape
                    .vertices
                    .iter()
                    .map(|(_, it)| it.y)
                    .fold(0.0, f64::min);
                Plant {
                    shape: shape.moved(Vec2::new(0.0, FLOATING - lowest)),
                    wanted: 0.0,
                    rank: 0.0,
                    first: None,
                }
            })
            .collect()
    }
}

/// How far an edge leans, seen from its lower end.
fn lean(curve: PathSeg) -> f64 {
    let along = curve.end() - curve.start();
    bearing(if along.y < 0.0 { -along } else { along })
}

/// A plant of which nothing hangs too low: where something does, all but its feet
/// goes up.
fn lifted(mut plant: Shape) -> Shape {
    let heights = plant.vertices.iter().map(|(_, place)| place.y);
    let lift = LOWEST - heights.fold(LOWEST, f64::min);
    for (_, place) in &mut plant.vertices {
        place.y += lift;
    }
    for stroke in &mut plant.strokes {
        for end in [&mut stroke.p0, &mut stroke.p1] {
            if end.y != 0.0 {
                end.y += lift;
            }
        }
    }
    plant
}

/// A block's plan as a shape.
fn bare(drawing: &Drawing, block: &Block, plan: &Plan) -> Shape {
    let place = |vertex: Vertex| {
        let found = plan.places.iter().find(|(it, _)| *it == vertex);
        found.map_or(Point::ORIGIN, |&(_, place)| place)
    };
    let mut strokes = Vec::new();
    for &id in &block.edges {
        let edge = drawing.edge(id);
        let foot = plan.feet.iter().find(|(it, _)| *it == id);
        strokes.push(match foot {
            Some(&(_, foot)) => Line::new(Point::new(foot, 0.0), place(edge.other(Vertex::GROUND))),
            None if edge.from == block.root => Line::new(place(edge.from), place(edge.to)),
            None => Line::new(place(edge.to), place(edge.from)),
        });
    }
    Shape {
        vertices: plan.places.clone(),
        strokes,
        feet: plan.feet.clone(),
    }
}
