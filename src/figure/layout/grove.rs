//! Blocks put on each other, and what results put side by side on the ground.

use super::blocks::{Block, Blocks};
use super::crown::{Branch, crown, crown_at, outward};
use super::geometry::spread;
use super::plan::Plan;
use super::shape::{Contour, Shape};
use crate::drawing::{Drawing, EdgeId, Vertex};
use kurbo::{Line, Point, Vec2};

/// What is joined only through the ground keeps this far apart.
const CLEARANCE: f64 = 0.5;

/// A part that is not joined to the ground floats this high above it.
const FLOATING: f64 = 0.55;

/// Half the width of a loop on the ground, and its height; slim where there are
/// many.
const ARCH_STANCE: f64 = 0.13;
const SLIM_STANCE: f64 = 0.095;
const MANY_ARCHES: usize = 6;
pub const ARCH_HEIGHT: f64 = 0.6;

/// Loops on the ground keep this far apart.
const ARCH_CLEARANCE: f64 = 0.2;

/// How often a block is enlarged to make room at its corners.
const ENLARGEMENTS: usize = 8;

/// The whole drawing, its middle at 0 (or, given where edges were before, near
/// where they were).
pub fn grown(drawing: &Drawing, blocks: &Blocks, before: Option<&[Point]>) -> Shape {
    let mut grove = Grove {
        drawing,
        blocks,
        branches: Vec::new(),
    };
    grove.grow();
    let mut plants = grove.plants(before);
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

/// Something that stands on the ground by itself.
struct Plant {
    shape: Shape,
    /// Where its middle would like to be.
    wanted: f64,
    /// What decides the order of plants.
    rank: f64,
    /// Its first edge, which decides between equal wishes.
    first: Option<EdgeId>,
}

struct Grove<'a> {
    drawing: &'a Drawing,
    blocks: &'a Blocks,
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
                    Branch::Edge(above)
                }
                _ => Branch::Block(self.with_crowns(block)),
            };
            self.branches.push(branch);
        }
    }

    fn branches_at(&self, vertex: Vertex) -> Vec<Branch> {
        self.blocks.standing_on[vertex.index()]
            .iter()
            .map(|&block| self.branches[block].clone())
            .collect()
    }

    /// A block with what stands on its vertices, enlarged until there is room.
    fn with_crowns(&self, block: &Block) -> Shape {
        let bare = bare(self.drawing, block, &Plan::of(self.drawing, block));
        let mut enlarged = 1.0;
        let mut attempt = self.crowned(bare.clone());
        for _ in 0..ENLARGEMENTS {
            if attempt.1 {
                break;
            }
            enlarged *= 1.12;
            attempt = self.crowned(bare.clone().scaled(enlarged));
        }
        attempt.0
    }

    fn crowned(&self, bare: Shape) -> (Shape, bool) {
        let mut whole = bare.clone();
        let mut fits = true;
        let mut corners = bare.vertices.clone();
        corners.sort_by(|(_, a), (_, b)| b.y.total_cmp(&a.y).then(a.x.total_cmp(&b.x)));
        for (vertex, place) in corners {
            let branches = self.branches_at(vertex);
            if !branches.is_empty() {
                let (crown, fit) = crown_at(&branches, place, &whole, outward(place, &bare));
                fits &= fit;
                whole.add(crown);
            }
        }
        (whole, fits)
    }

    /// What stands on the ground.
    fn plants(&self, before: Option<&[Point]>) -> Vec<Plant> {
        self.blocks.standing_on[Vertex::GROUND.index()]
            .iter()
            .map(|&number| {
                let (Branch::Block(shape) | Branch::Edge(shape)) = &self.branches[number];
                let block = &self.blocks.list[number];
                let wanted = before.map_or(0.0, |before| {
                    let now = shape.feet.iter().map(|&(id, foot)| {
                        let edge = self.drawing.edge(id);
                        let upper = edge.other(Vertex::GROUND);
                        let end = shape.vertices.iter().find(|(it, _)| *it == upper);
                        before[id.index()].x - end.map_or(foot, |(_, it)| f64::midpoint(foot, it.x))
                    });
                    mean(now)
                });
                Plant {
                    shape: shape.clone(),
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

/// Loops on the ground: small arches on two feet.
fn ground_loops(drawing: &Drawing, before: Option<&[Point]>) -> Vec<Plant> {
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
    let was = |id: EdgeId| before.map_or(0.0, |before| before[id.index()].x);
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
fn side_by_side(plants: Vec<Plant>) -> Shape {
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
fn middle(shape: &Shape) -> f64 {
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

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}
