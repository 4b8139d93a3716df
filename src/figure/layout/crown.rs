//! What stands on one vertex, spread out like branches.

use super::geometry::{angle_between, bearing, direction};
use super::plan::real;
use super::shape::Shape;
use kurbo::{Line, Point};

/// One thing that stands on a vertex.
#[derive(Debug, Clone)]
pub enum Branch {
    /// An edge.
    Edge {
        /// What stands on its upper end, about that end.
        above: Shape,
        /// How far it leant in the panel before.
        leant: Option<f64>,
    },
    /// A larger block with all that stands on it, about the vertex.
    Block(Shape),
}

/// Shapes that stand on one vertex keep this far apart.
pub const CLEARANCE: f64 = 0.45;

/// Edges lean at most this far to either side; blocks, being wide, further.
const FURTHEST_EDGE: f64 = 1.35;
const FURTHEST_BLOCK: f64 = 1.75;

/// A parallel edge more reaches this much further, in radians.
const FAN: f64 = 0.22;

/// A branch this much taller than every other is the spine and goes straight on.
const SPINE_LEAD: f64 = 0.7;

/// How often branches that collide are spread further.
const PATIENCE: usize = 40;

impl Branch {
    /// How high it rises.
    pub fn height(&self) -> f64 {
        match self {
            Self::Edge { above, .. } => 1.0 + above.height(),
            Self::Block(shape) => shape.height(),
        }
    }

    /// How far it reaches to either side of its axis where it begins.
    fn half_angle(&self) -> f64 {
        match self {
            Self::Edge { .. } => 0.0,
            Self::Block(shape) => {
                let from_root = || shape.strokes.iter().filter(|it| it.p0 == Point::ORIGIN);
                let reaches = from_root().map(|stroke| {
                    let parallel = from_root().filter(|it| it.p1 == stroke.p1).count();
                    bearing(stroke.p1.to_vec2()).abs() + FAN * real(parallel - 1)
                });
                reaches.fold(0.0, f64::max)
            }
        }
    }

    fn placed(&self, lean: f64, reach: f64) -> Shape {
        match self {
            Self::Edge { above, .. } => {
                let end = direction(lean) * reach;
                let mut placed = above.clone().moved(end);
                placed
                    .strokes
                    .push(Line::new(Point::ORIGIN, end.to_point()));
                placed
            }
            Self::Block(shape) => shape.clone().leaning(lean),
        }
    }
}

/// All branches at a vertex about an axis that leans by `axis`. `odd` says on
/// which side of a spine the first of the others goes, so that twigs up a spine
/// alternate.
pub fn crown(branches: &[Branch], axis: f64, odd: bool) -> Shape {
    let kept = if axis == 0.0 { kept(branches) } else { None };
    let shapes = kept.unwrap_or_else(|| Arrangement::of(branches, odd).settled(axis));
    let mut whole = Shape::default();
    for shape in shapes {
        whole.add(shape);
    }
    whole
}

/// The branches as they leant in the panel before, if they still fit beside each
/// other like that.
fn kept(branches: &[Branch]) -> Option<Vec<Shape>> {
    let mut leans = Vec::new();
    let mut shapes = Vec::new();
    for branch in branches {
        let Branch::Edge {
            leant: Some(lean), ..
        } = branch
        else {
            return None;
        };
        if lean.abs() > FURTHEST_EDGE || leans.iter().any(|it| angle_between(*it, *lean) < SHARPEST)
        {
            return None;
        }
        leans.push(*lean);
        shapes.push(branch.placed(*lean, 1.0));
    }
    collision(&shapes).is_none().then_some(shapes)
}

/// Edges that stay as they were are at least this far apart, in radians.
const SHARPEST: f64 = 0.5;

struct Arrangement<'a> {
    /// From left to right.
    row: Vec<&'a Branch>,
    /// The one that stands straight on the axis.
    spine: Option<usize>,
}

impl<'a> Arrangement<'a> {
    fn of(branches: &'a [Branch], odd: bool) -> Self {
        let Some(spine) = spine(branches) else {
            return Self {
                row: branches.iter().collect(),
                spine: None,
            };
        };
        let mut sides = [Vec::new(), Vec::new()];
        let others = branches.iter().enumerate().filter(|&(it, _)| it != spine);
        for (turn, (_, branch)) in others.enumerate() {
            sides[(turn + usize::from(odd)) % 2].push(branch);
        }
        let [right, mut left] = sides;
        left.reverse();
        let place = left.len();
        left.push(&branches[spine]);
        left.extend(right);
        Self {
            row: left,
            spine: Some(place),
        }
    }

    /// The branches in place, spread until none collide.
    fn settled(&self, axis: f64) -> Vec<Shape> {
        let mut gaps = self.gaps();
        let mut reach = 1.0;
        for _ in 0..PATIENCE {
            let shapes = self.placed(&self.leans(&gaps, axis), reach);
            let Some((left, right)) = collision(&shapes) else {
                return shapes;
            };
            for gap in &mut gaps[left..right] {
                *gap *= 1.1;
            }
            // Turning further would make edges lie flat: longer ones stand apart too.
            if gaps.iter().sum::<f64>() > 2.4 {
                reach *= 1.06;
            }
        }
        self.placed(&self.leans(&gaps, axis), reach)
    }

    fn placed(&self, leans: &[f64], reach: f64) -> Vec<Shape> {
        let pairs = self.row.iter().zip(leans);
        pairs
            .map(|(branch, &lean)| branch.placed(lean, reach))
            .collect()
    }

    /// The angles between neighbours, at first.
    fn gaps(&self) -> Vec<f64> {
        let between = match (self.row.len(), self.spine) {
            (_, Some(_)) | (3, None) => 0.85,
            (2, None) => 1.05,
            _ => 0.66,
        };
        self.row
            .windows(2)
            .map(|pair| {
                let halves = pair[0].half_angle() + pair[1].half_angle();
                if halves > 0.0 { halves + 0.6 } else { between }
            })
            .collect()
    }

    /// How far each branch leans.
    fn leans(&self, gaps: &[f64], axis: f64) -> Vec<f64> {
        let mut leans = vec![0.0];
        for gap in gaps {
            leans.push(leans[leans.len() - 1] + gap);
        }
        let middle = self
            .spine
            .map_or(leans[leans.len() - 1] / 2.0, |spine| leans[spine]);
        let edges_only = self.row.iter().all(|it| matches!(it, Branch::Edge { .. }));
        let furthest = if edges_only && axis == 0.0 {
            FURTHEST_EDGE
        } else {
            FURTHEST_BLOCK
        };
        let room = furthest - axis.abs().min(0.8);
        let outermost = [leans[0] - middle, leans[leans.len() - 1] - middle];
        leans
            .into_iter()
            .map(|lean| {
                let lean = lean - middle;
                let side = outermost[usize::from(lean > 0.0)].abs();
                axis + lean * (room / side.max(1e-9)).min(1.0)
            })
            .collect()
    }
}

fn spine(branches: &[Branch]) -> Option<usize> {
    let heights: Vec<f64> = branches.iter().map(Branch::height).collect();
    let tallest = (0..heights.len()).max_by(|&a, &b| heights[a].total_cmp(&heights[b]))?;
    let lead = heights
        .iter()
        .enumerate()
        .filter(|&(it, _)| it != tallest)
        .map(|(_, height)| heights[tallest] - height)
        .fold(f64::INFINITY, f64::min);
    (branches.len() > 1 && lead >= SPINE_LEAD).then_some(tallest)
}

/// The first two shapes that are too close, by their place in the row.
fn collision(shapes: &[Shape]) -> Option<(usize, usize)> {
    let pairs =
        (0..shapes.len()).flat_map(|left| (left + 1..shapes.len()).map(move |it| (left, it)));
    pairs
        .into_iter()
        .find(|&(left, right)| shapes[left].room(&shapes[right]) < CLEARANCE)
}
