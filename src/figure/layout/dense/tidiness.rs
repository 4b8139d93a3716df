//! What a reader would call tidy, as a number.

use super::super::geometry::{cross, distance, length};
use super::super::plan::real;
use super::Graph;
use super::improve::Group;
use kurbo::{Line, Point, Vec2};

/// The cost of a position; 0 would be perfect.
pub struct Tidiness<'a> {
    pub(super) graph: &'a Graph,
    /// For each vertex, the links that end there.
    links_at: Vec<Vec<usize>>,
    /// For each link, the ends of those that share none with it.
    apart: Vec<Vec<[usize; 2]>>,
    /// For each link, the corners it makes with others.
    corners: Vec<Vec<Corner>>,
    /// The vertices on which more stands.
    loaded: Vec<usize>,
    /// How far above the root everything should stay.
    floor: f64,
}

/// Two links that share an end.
#[derive(Clone, Copy)]
struct Corner {
    at: usize,
    /// The other end of each.
    far: [usize; 2],
    /// The angle they want, in radians, and the square of its cosine.
    wanted: f64,
    cosine_squared: f64,
}

impl Corner {
    fn between(graph: &Graph, link: usize, other: usize) -> Option<Self> {
        let ([a, b], [c, d]) = (graph.links[link], graph.links[other]);
        let far = |at: usize| [if at == a { b } else { a }, if at == c { d } else { c }];
        let at = [a, b].into_iter().find(|&end| end == c || end == d)?;
        let parallel = graph.width[link] + graph.width[other] - 2;
        let wanted = (ANGLE + ARC_ANGLE * real(parallel)).min(WIDEST);
        let cosine = libm::cos(wanted);
        Some(Self {
            at,
            far: far(at),
            wanted,
            cosine_squared: cosine * cosine,
        })
    }
}

/// Two links that cross.
const CROSSING: f64 = 3.0;
/// Vertices want to be this far apart, and from links that do not end at them.
const VERTEX_ROOM: f64 = 0.8;
const LINK_ROOM: f64 = 0.52;
/// Links at a vertex want to be at least this far apart, in radians.
const ANGLE: f64 = 0.85;
/// What a parallel edge more adds to that angle, and the most that is wanted.
const ARC_ANGLE: f64 = 0.12;
const WIDEST: f64 = 1.5;
/// A link that all but runs into a vertex is as bad as one that crosses another,
/// and worse.
const TOUCH: f64 = 0.16;
const TOUCHING: f64 = 6.0;
/// What a parallel edge more adds to the room that a link needs.
const ARC_ROOM: f64 = 0.14;

/// What a step away from the root should add to the height: a diagonal's share.
const LEVEL: f64 = std::f64::consts::FRAC_1_SQRT_2;

/// What distances on paper that are not like those along links cost.
pub const STRESS: f64 = 0.05;

impl<'a> Tidiness<'a> {
    pub fn of(graph: &'a Graph, on_ground: bool) -> Self {
        let mut links_at = vec![Vec::new(); graph.count];
        for (link, &[a, b]) in graph.links.iter().enumerate() {
            links_at[a].push(link);
            links_at[b].push(link);
        }
        let (mut apart, mut corners) = (Vec::new(), Vec::new());
        for link in 0..graph.links.len() {
            let others = (0..graph.links.len()).filter(|&other| other != link);
            let (mut beside, mut meeting) = (Vec::new(), Vec::new());
            for other in others {
                match Corner::between(graph, link, other) {
                    Some(corner) => meeting.push(corner),
                    None => beside.push(graph.links[other]),
                }
            }
            apart.push(beside);
            corners.push(meeting);
        }
        Self {
            graph,
            links_at,
            apart,
            corners,
            loaded: (0..graph.count)
                .filter(|&it| graph.loads[it] > 0.0)
                .collect(),
            floor: if on_ground { 0.6 } else { 0.15 },
        }
    }

    /// The cost of everything.
    pub fn cost(&self, places: &[Point]) -> f64 {
        let vertices: f64 = (0..self.graph.count)
            .map(|vertex| self.height_cost(places, vertex) + self.pair_cost(places, vertex) / 2.0)
            .sum();
        let links: f64 = (0..self.graph.links.len())
            .map(|link| {
                let course = self.course(places, link);
                self.course_cost(places, link, course)
                    + self.meeting_cost(places, link, course) / 2.0
            })
            .sum();
        vertices + links + self.loads_cost(places)
    }

    /// The cost of all that changes when the vertex moves, or more than `enough`
    /// as soon as it is certain to be more. A partner under a mirror moves with
    /// it and costs as much again.
    pub fn cost_around(&self, places: &[Point], group: Group, enough: f64) -> f64 {
        let vertex = group.vertex;
        let share = if group.is_pair() { 0.5 } else { 1.0 };
        let mut cost = share * self.loads_cost(places);
        cost += self.height_cost(places, vertex) + self.pair_cost(places, vertex);
        for &link in &self.links_at[vertex] {
            if cost >= enough {
                return cost;
            }
            let course = self.course(places, link);
            cost += self.course_cost(places, link, course);
            cost += self.meeting_cost(places, link, course);
        }
        if cost >= enough {
            return cost;
        }
        cost + self.crowding(places, vertex)
    }

    /// What stands on vertices has no free way up.
    fn loads_cost(&self, places: &[Point]) -> f64 {
        let mut cost = 0.0;
        for &vertex in &self.loaded {
            let foot = places[vertex];
            let stem = Course::new(foot, foot + Vec2::new(0.0, self.graph.loads[vertex]));
            for (other, &place) in places.iter().enumerate() {
                if other != vertex {
                    cost += stem.nearness(place, LINK_ROOM);
                }
            }
            for &[a, b] in &self.graph.links {
                let foreign = vertex != a && vertex != b;
                if foreign && stem.crosses(places[a], places[b]) {
                    cost += CROSSING;
                }
            }
        }
        cost
    }

    /// Too low, or not at the height that its distance from the root asks for.
    fn height_cost(&self, places: &[Point], vertex: usize) -> f64 {
        if vertex == 0 {
            return 0.0;
        }
        let height = places[vertex].y;
        let low = (self.floor - height).max(0.0);
        let rise = height - LEVEL * real(self.graph.steps[0][vertex]);
        40.0 * low * low + 0.004 * rise * rise
    }

    /// Too near to other vertices, not where distances would have it.
    fn pair_cost(&self, places: &[Point], vertex: usize) -> f64 {
        let place = places[vertex];
        let steps = &self.graph.steps[vertex];
        let mut cost = 0.0;
        for (other, (&there, &steps)) in places.iter().zip(steps).enumerate() {
            if other == vertex {
                continue;
            }
            let apart = length(place - there);
            let wanted = real(steps);
            let close = (VERTEX_ROOM - apart).max(0.0);
            let strain = (apart - wanted) / (wanted * wanted);
            cost += 3.0 * close * close + STRESS * strain * strain;
        }
        cost
    }

    /// A link not of unit length, or too near to vertices.
    fn course_cost(&self, places: &[Point], link: usize, course: Course) -> f64 {
        let [a, b] = self.graph.links[link];
        let excess = length(course.line.p1 - course.line.p0) - 1.0;
        let mut cost = excess * excess;
        let wanted = self.room_wanted(link);
        for (vertex, &place) in places.iter().enumerate() {
            if vertex != a && vertex != b {
                cost += course.nearness(place, wanted);
            }
        }
        cost
    }

    fn course(&self, places: &[Point], link: usize) -> Course {
        let [a, b] = self.graph.links[link];
        Course::new(places[a], places[b])
    }

    fn room_wanted(&self, link: usize) -> f64 {
        LINK_ROOM + ARC_ROOM * real(self.graph.width[link] - 1)
    }

    /// A link that crosses others, or is at too small an angle to them.
    fn meeting_cost(&self, places: &[Point], link: usize, course: Course) -> f64 {
        let crossed = self.apart[link]
            .iter()
            .filter(|[c, d]| course.crosses(places[*c], places[*d]));
        let corners = self.corners[link].iter().map(|it| it.cost(places));
        CROSSING * real(crossed.count()) + corners.sum::<f64>()
    }

    /// A vertex too near to links that do not end there.
    fn crowding(&self, places: &[Point], vertex: usize) -> f64 {
        let links = self.graph.links.iter().enumerate();
        links
            .filter(|(_, ends)| !ends.contains(&vertex))
            .map(|(link, &[a, b])| {
                let course = Course::new(places[a], places[b]);
                course.nearness(places[vertex], self.room_wanted(link))
            })
            .sum()
    }
}

impl Corner {
    fn cost(self, places: &[Point]) -> f64 {
        let from = places[self.at];
        let [a, b] = self.far.map(|end| places[end] - from);
        // Most angles are wide.
        let (dot, square) = (a.dot(b), a.dot(a) * b.dot(b));
        if dot <= 0.0 || dot * dot < self.cosine_squared * square || square == 0.0 {
            return 0.0;
        }
        let tight = (self.wanted - arc_cosine(dot / libm::sqrt(square))).max(0.0);
        1.2 * tight * tight
    }
}

/// The arc cosine of a positive number, to four places (Abramowitz and Stegun,
/// "Handbook of Mathematical Functions", 4.4.45).
fn arc_cosine(cosine: f64) -> f64 {
    const SERIES: [f64; 4] = [1.570_728_8, -0.212_114_4, 0.074_261, -0.018_729_3];
    let factor = SERIES.iter().rev().fold(0.0, |sum, it| sum * cosine + it);
    libm::sqrt((1.0 - cosine).max(0.0)) * factor
}

/// The straight course of a link, and what it needs to tell quickly that something
/// lies beside it: most things do.
#[derive(Clone, Copy)]
struct Course {
    line: Line,
    low: Point,
    high: Point,
}

impl Course {
    fn new(from: Point, to: Point) -> Self {
        Self {
            line: Line::new(from, to),
            low: Point::new(from.x.min(to.x), from.y.min(to.y)),
            high: Point::new(from.x.max(to.x), from.y.max(to.y)),
        }
    }

    /// Whether a segment between two points crosses it.
    fn crosses(&self, a: Point, b: Point) -> bool {
        let beside = (a.x < self.low.x && b.x < self.low.x)
            || (a.x > self.high.x && b.x > self.high.x)
            || (a.y < self.low.y && b.y < self.low.y)
            || (a.y > self.high.y && b.y > self.high.y);
        !beside && cross(self.line, Line::new(a, b))
    }

    /// What it costs that a vertex lies nearer than `wanted`.
    fn nearness(&self, place: Point, wanted: f64) -> f64 {
        let beyond = place.x < self.low.x - wanted
            || place.x > self.high.x + wanted
            || place.y < self.low.y - wanted
            || place.y > self.high.y + wanted;
        if beyond {
            return 0.0;
        }
        let room = distance(place, self.line);
        let close = (wanted - room).max(0.0);
        10.0 * close * close + if room < TOUCH { TOUCHING } else { 0.0 }
    }
}
