//! A block by itself: its root at the origin, everything else above.

use super::blocks::Block;
use super::dense;
use super::geometry::spread;
use crate::drawing::{Drawing, EdgeId, Vertex};
use kurbo::Point;
use std::f64::consts::PI;

/// Where the vertices of a block stand, its root being the origin.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Every vertex but the root.
    pub places: Vec<(Vertex, Point)>,
    /// Where each edge meets the ground, for a block that stands on it.
    pub feet: Vec<(EdgeId, f64)>,
}

/// All edges of a block that join the same two vertices, numbered within the
/// block, where 0 is the root.
#[derive(Debug, Clone)]
pub struct Link {
    /// Its ends, the lower number first.
    pub ends: [usize; 2],
    /// The edges, in the order in which they were drawn.
    pub edges: Vec<EdgeId>,
}

/// Room between two feet that belong to one block.
pub const FOOT_SPACING: f64 = 0.36;

/// Half the room between the feet of a double edge: a slim Λ.
const BUNDLE_STANCE: f64 = 0.34;

/// How far apart the outer feet of many parallel edges stand, as long as there is
/// some room between two.
const WIDEST_BUNDLE: f64 = 2.04;
const LEAST_SPACING: f64 = 0.24;

impl Plan {
    /// A plan for any block, pleasing where there is a way to know. `load` says how
    /// high what stands on a vertex rises.
    pub fn of(drawing: &Drawing, block: &Block, load: impl Fn(Vertex) -> f64) -> Self {
        let links = links(drawing, block);
        let on_ground = block.root.is_ground();
        let local = match round(block.vertices.len() + 1, &links) {
            _ if block.vertices.len() == 1 => Local::upright(&links[0], on_ground),
            Some(order) if on_ground => Local::arch(&order, &links),
            Some(order) => Local::polygon(&order),
            None => {
                let loads = block.vertices.iter().map(|&vertex| load(vertex));
                let loads: Vec<f64> = std::iter::once(0.0).chain(loads).collect();
                Local::dense(&links, &loads, on_ground)
            }
        };
        Self {
            places: block.vertices.iter().copied().zip(local.places).collect(),
            feet: local.feet,
        }
    }
}

struct Local {
    /// By number within the block, the root left out.
    places: Vec<Point>,
    feet: Vec<(EdgeId, f64)>,
}

impl Local {
    /// One vertex straight above the root.
    fn upright(link: &Link, on_ground: bool) -> Self {
        let count = link.edges.len();
        if !on_ground {
            return Self {
                places: vec![Point::new(0.0, 1.0)],
                feet: Vec::new(),
            };
        }
        let spacing =
            (WIDEST_BUNDLE / real(count.max(2) - 1)).clamp(LEAST_SPACING, 2.0 * BUNDLE_STANCE);
        let feet = feet_around(0.0, &link.edges, spacing);
        let stance = if count == 1 { 0.0 } else { BUNDLE_STANCE };
        Self {
            places: vec![Point::new(0.0, libm::sqrt(1.0 - stance * stance))],
            feet,
        }
    }

    /// A regular polygon standing on the root.
    fn polygon(order: &[usize]) -> Self {
        let corner = PI / real(order.len());
        let radius = 0.5 / libm::sin(corner);
        let mut places = vec![Point::ORIGIN; order.len() - 1];
        for (step, &vertex) in order.iter().enumerate().skip(1) {
            let turn = 2.0 * corner * real(step);
            places[vertex - 1] =
                Point::new(-radius * libm::sin(turn), radius - radius * libm::cos(turn));
        }
        Self {
            places,
            feet: Vec::new(),
        }
    }

    /// A cycle through the ground: a regular polygon with one side more, which
    /// is left out because both its ends are the ground. So a triangle becomes
    /// two posts and a lintel.
    fn arch(order: &[usize], links: &[Link]) -> Self {
        let corner = PI / real(order.len() + 1);
        let radius = 0.5 / libm::sin(corner);
        let corner_at = |step: usize| {
            let turn = corner * (2.0 * real(step) + 1.0);
            Point::new(
                -radius * libm::sin(turn),
                radius * (libm::cos(corner) - libm::cos(turn)),
            )
        };
        let mut places = vec![Point::ORIGIN; order.len() - 1];
        for (step, &vertex) in order.iter().enumerate().skip(1) {
            places[vertex - 1] = corner_at(step);
        }
        let last = order[order.len() - 1];
        let ends = [(order[1], corner_at(0)), (last, corner_at(order.len()))];
        let (mut edges, mut wanted) = (Vec::new(), Vec::new());
        for (end, foot) in ends {
            let link = links.iter().find(|link| link.ends == [0, end]);
            for &edge in link.into_iter().flat_map(|link| &link.edges) {
                edges.push(edge);
                wanted.push(foot.x);
            }
        }
        let gaps = vec![FOOT_SPACING; edges.len() - 1];
        let feet = edges.into_iter().zip(spread(&wanted, &gaps)).collect();
        Self { places, feet }
    }

    /// Anything else.
    fn dense(links: &[Link], loads: &[f64], on_ground: bool) -> Self {
        let places = dense::places(loads, links, on_ground);
        let mut feet = Vec::new();
        if on_ground {
            feet = feet_below(&places, links);
        }
        Self { places, feet }
    }
}

/// Feet close together, in the order of the bearings in which their edges leave.
fn feet_below(places: &[Point], links: &[Link]) -> Vec<(EdgeId, f64)> {
    let mut ends: Vec<(EdgeId, Point)> = links
        .iter()
        .filter(|link| link.ends[0] == 0)
        .flat_map(|link| link.edges.iter().map(|&id| (id, places[link.ends[1] - 1])))
        .collect();
    ends.sort_by(|(a, p), (b, q)| (p.x / p.y).total_cmp(&(q.x / q.y)).then(a.cmp(b)));
    let wanted: Vec<f64> = ends.iter().map(|(_, end)| 0.3 * end.x).collect();
    let gaps = vec![FOOT_SPACING; ends.len().saturating_sub(1)];
    let feet = spread(&wanted, &gaps);
    ends.into_iter().map(|(id, _)| id).zip(feet).collect()
}

fn feet_around(middle: f64, edges: &[EdgeId], spacing: f64) -> Vec<(EdgeId, f64)> {
    let gaps = vec![spacing; edges.len() - 1];
    let feet = spread(&vec![middle; edges.len()], &gaps);
    edges.iter().copied().zip(feet).collect()
}

/// The edges of a block gathered by their ends, in the order of their first edge.
fn links(drawing: &Drawing, block: &Block) -> Vec<Link> {
    let number = |vertex: Vertex| {
        block
            .vertices
            .binary_search(&vertex)
            .map_or(0, |place| place + 1)
    };
    let mut links: Vec<Link> = Vec::new();
    let mut place_of = std::collections::BTreeMap::new();
    for &id in &block.edges {
        let edge = drawing.edge(id);
        let mut ends = [number(edge.from), number(edge.to)];
        ends.sort_unstable();
        let place = *place_of.entry(ends).or_insert_with(|| {
            links.push(Link {
                ends,
                edges: Vec::new(),
            });
            links.len() - 1
        });
        links[place].edges.push(id);
    }
    links
}

/// The vertices in the order of the cycle, from the root, if the links are one.
fn round(count: usize, links: &[Link]) -> Option<Vec<usize>> {
    if count < 3 || links.len() != count {
        return None;
    }
    let mut near = vec![Vec::new(); count];
    for link in links {
        let [a, b] = link.ends;
        near[a].push(b);
        near[b].push(a);
    }
    // In a block nothing ends, so as many links as vertices make one cycle.
    let mut order = vec![0, near[0][0]];
    while order.len() < count {
        let (here, before) = (order[order.len() - 1], order[order.len() - 2]);
        order.push(*near[here].iter().find(|&&next| next != before)?);
    }
    Some(order)
}

#[expect(clippy::cast_precision_loss, reason = "counts of edges are small")]
pub fn real(count: usize) -> f64 {
    count as f64
}
