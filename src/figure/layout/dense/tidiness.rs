//! What a reader would call tidy, as a number, and a search that lowers it.

use super::super::geometry::{cross, distance, length};
use super::super::plan::real;
use super::Graph;
use super::mirror::Mirror;
use kurbo::{Line, Point, Vec2};

/// The cost of a position; 0 would be perfect.
pub struct Tidiness<'a> {
    graph: &'a Graph,
    /// For each vertex, the links that end there.
    links_at: Vec<Vec<usize>>,
    /// How far above the root everything should stay.
    floor: f64,
}

/// Two links that cross.
const CROSSING: f64 = 3.0;
/// Vertices want to be this far apart, and from links that do not end at them.
const VERTEX_ROOM: f64 = 0.8;
const LINK_ROOM: f64 = 0.52;
/// Links at a vertex want to be at least this far apart, in radians.
const ANGLE: f64 = 0.85;
/// The square of a number a little below that angle's cosine.
const COSINE_SQUARED: f64 = 0.43;
/// What a parallel edge more adds to the room that a link needs.
const ARC_ROOM: f64 = 0.14;

/// What a step away from the root should add to the height: a diagonal's share.
const LEVEL: f64 = std::f64::consts::FRAC_1_SQRT_2;

/// What distances on paper that are not like those along links cost.
pub const STRESS: f64 = 0.05;

/// The first and the last step of the search, in edge lengths.
const FIRST_STEP: f64 = 0.32;
const LAST_STEP: f64 = 0.004;

impl<'a> Tidiness<'a> {
    pub fn of(graph: &'a Graph, on_ground: bool) -> Self {
        let mut links_at = vec![Vec::new(); graph.count];
        for (link, &[a, b]) in graph.links.iter().enumerate() {
            links_at[a].push(link);
            links_at[b].push(link);
        }
        Self {
            graph,
            links_at,
            floor: if on_ground { 0.6 } else { 0.15 },
        }
    }

    /// Moves one vertex, or a pair under the mirror, at a time, by ever smaller
    /// steps, as long as that makes the whole tidier. Returns what is left to
    /// wish for with the places.
    pub fn improve(
        &self,
        mut places: Vec<Point>,
        mirror: Option<&Mirror>,
        sweeps: usize,
    ) -> (f64, Vec<Point>) {
        let mut step = FIRST_STEP;
        for _ in 0..sweeps {
            let mut moved = false;
            for vertex in 1..self.graph.count {
                let partner = mirror.map_or(vertex, |mirror| mirror.partner(vertex));
                if mirror.is_none() || vertex <= partner {
                    let group = Group {
                        vertex,
                        partner: mirror.map(|_| partner),
                    };
                    moved |= self.nudge(&mut places, group, step);
                }
            }
            if !moved {
                step *= 0.6;
            }
            if step < LAST_STEP {
                break;
            }
        }
        (self.cost(&places), places)
    }

    /// Tries eight directions and takes the best; whether any was better.
    fn nudge(&self, places: &mut [Point], group: Group, step: f64) -> bool {
        let start = places[group.vertex];
        let before = self.cost_around(places, group);
        let mut best = (before - 1e-9, start);
        for (x, y) in COMPASS {
            group.put(places, start + Vec2::new(x, y) * step);
            let cost = self.cost_around(places, group);
            if cost < best.0 {
                best = (cost, places[group.vertex]);
            }
        }
        group.put(places, best.1);
        best.1 != start
    }

    /// The cost of everything.
    pub fn cost(&self, places: &[Point]) -> f64 {
        let vertices: f64 = (0..self.graph.count)
            .map(|vertex| self.vertex_cost(places, vertex, 0..vertex))
            .sum();
        let links: f64 = (0..self.graph.links.len())
            .map(|link| self.link_cost(places, link, 0..link))
            .sum();
        vertices + links
    }

    /// The cost of all that changes when the group moves.
    fn cost_around(&self, places: &[Point], group: Group) -> f64 {
        let mut cost = 0.0;
        for vertex in group.members() {
            cost += self.vertex_cost(places, vertex, 0..self.graph.count);
            for &link in &self.links_at[vertex] {
                cost += self.link_cost(places, link, 0..self.graph.links.len());
            }
            cost += self.crowding(places, vertex);
        }
        cost
    }

    /// Too near to other vertices, too low, not where distances would have it.
    fn vertex_cost(&self, places: &[Point], vertex: usize, others: std::ops::Range<usize>) -> f64 {
        let place = places[vertex];
        let mut cost = 0.0;
        if vertex > 0 {
            let low = (self.floor - place.y).max(0.0);
            let rise = place.y - LEVEL * real(self.graph.steps[0][vertex]);
            cost += 8.0 * low * low + 0.004 * rise * rise;
        }
        for other in others.filter(|&other| other != vertex) {
            let apart = length(place - places[other]);
            let wanted = real(self.graph.steps[vertex][other]);
            let close = (VERTEX_ROOM - apart).max(0.0);
            let strain = (apart - wanted) / (wanted * wanted);
            cost += 3.0 * close * close + STRESS * strain * strain;
        }
        cost
    }

    /// Not of unit length, crossing others, too near to vertices, at too small
    /// an angle to others.
    fn link_cost(&self, places: &[Point], link: usize, others: std::ops::Range<usize>) -> f64 {
        let [a, b] = self.graph.links[link];
        let course = Line::new(places[a], places[b]);
        let excess = length(course.p1 - course.p0) - 1.0;
        let mut cost = excess * excess;
        for other in others.filter(|&other| other != link) {
            cost += self.meeting_cost(places, [a, b], course, other);
        }
        let wanted = LINK_ROOM + ARC_ROOM * real(self.graph.width[link] - 1);
        for (vertex, &place) in places.iter().enumerate() {
            if vertex != a && vertex != b {
                cost += nearness(place, course, wanted);
            }
        }
        cost
    }

    fn meeting_cost(&self, places: &[Point], ends: [usize; 2], line: Line, other: usize) -> f64 {
        let [c, d] = self.graph.links[other];
        let shared = if ends.contains(&c) { Some(c) } else { None };
        let shared = shared.or_else(|| ends.contains(&d).then_some(d));
        let Some(shared) = shared else {
            let crosses = cross(line, Line::new(places[c], places[d]));
            return if crosses { CROSSING } else { 0.0 };
        };
        let far = |[a, b]: [usize; 2]| places[if a == shared { b } else { a }];
        let from = places[shared];
        let (a, b) = (far(ends) - from, far([c, d]) - from);
        // Most angles are wide; an arc cosine for each would take most of the time.
        let (dot, square) = (a.dot(b), a.dot(a) * b.dot(b));
        if dot <= 0.0 || dot * dot < COSINE_SQUARED * square || square == 0.0 {
            return 0.0;
        }
        let turn = libm::acos((dot / libm::sqrt(square)).min(1.0));
        let tight = (ANGLE - turn).max(0.0);
        1.2 * tight * tight
    }

    /// A vertex too near to links that do not end there.
    fn crowding(&self, places: &[Point], vertex: usize) -> f64 {
        let links = self.graph.links.iter().zip(&self.graph.width);
        links
            .filter(|(ends, _)| !ends.contains(&vertex))
            .map(|(&[a, b], &width)| {
                let wanted = LINK_ROOM + ARC_ROOM * real(width - 1);
                nearness(places[vertex], Line::new(places[a], places[b]), wanted)
            })
            .sum()
    }
}

fn nearness(place: Point, line: Line, wanted: f64) -> f64 {
    let close = (wanted - distance(place, line)).max(0.0);
    10.0 * close * close
}

/// A vertex, and under a mirror its partner, which may be itself.
#[derive(Clone, Copy)]
struct Group {
    vertex: usize,
    partner: Option<usize>,
}

impl Group {
    fn put(self, places: &mut [Point], to: Point) {
        match self.partner {
            None => places[self.vertex] = to,
            Some(partner) if partner == self.vertex => places[partner] = Point::new(0.0, to.y),
            Some(partner) => {
                places[self.vertex] = to;
                places[partner] = Point::new(-to.x, to.y);
            }
        }
    }

    fn members(self) -> impl Iterator<Item = usize> {
        let other = self.partner.filter(|&partner| partner != self.vertex);
        std::iter::once(self.vertex).chain(other)
    }
}

const DIAGONAL: f64 = std::f64::consts::FRAC_1_SQRT_2;

const COMPASS: [(f64, f64); 8] = [
    (0.0, 1.0),
    (0.0, -1.0),
    (1.0, 0.0),
    (-1.0, 0.0),
    (DIAGONAL, DIAGONAL),
    (DIAGONAL, -DIAGONAL),
    (-DIAGONAL, DIAGONAL),
    (-DIAGONAL, -DIAGONAL),
];
