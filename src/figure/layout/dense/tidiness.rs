//! What a reader would call tidy, as a number.

use super::super::geometry::length;
use super::super::plan::real;
use super::Graph;
use super::course::Course;
use super::improve::Group;
use super::least_squares::{Cost, Sum, Tally};
use super::sharpness::Corner;
use kurbo::{Point, Vec2};

/// The cost of a position; 0 would be perfect.
pub struct Tidiness<'a> {
    pub(super) graph: &'a Graph,
    /// For each vertex, the links that end there.
    links_at: Vec<Vec<usize>>,
    /// For each link, those of higher and of any number that share no end with it.
    apart: Vec<Apart>,
    /// Two links that meet, each pair once.
    corners: Vec<Corner>,
    /// For each vertex, the corners of which it is a part.
    corners_at: Vec<Vec<Corner>>,
    /// The vertices on which more stands.
    loaded: Vec<usize>,
    /// How far above the root everything should stay.
    floor: f64,
}

/// The links that share no end with some link.
#[derive(Default)]
struct Apart {
    all: Vec<usize>,
    /// How many of them have a lower number.
    lower: usize,
}

/// Two links that cross.
const CROSSING: f64 = 3.0;
/// Vertices want to be this far apart, and from links that do not end at them.
const VERTEX_ROOM: f64 = 0.8;
const LINK_ROOM: f64 = 0.52;
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
        let mut corners_at = vec![Vec::new(); graph.count];
        for link in 0..graph.links.len() {
            let mut beside = Apart::default();
            for other in (0..graph.links.len()).filter(|&other| other != link) {
                match Corner::between(graph, link, other) {
                    None => {
                        beside.all.push(other);
                        beside.lower += usize::from(other < link);
                    }
                    Some(corner) if other < link => {
                        corners.push(corner);
                        for vertex in corner.vertices() {
                            corners_at[vertex].push(corner);
                        }
                    }
                    Some(_) => {}
                }
            }
            apart.push(beside);
        }
        Self {
            graph,
            links_at,
            apart,
            corners,
            corners_at,
            loaded: (0..graph.count)
                .filter(|&it| graph.loads[it] > 0.0)
                .collect(),
            floor: if on_ground { 0.6 } else { 0.0 },
        }
    }

    /// The cost of everything.
    pub fn cost(&self, places: &[Point]) -> f64 {
        let mut sum = Sum::default();
        self.tell(places, &mut sum);
        sum.0
    }

    /// The cost of all that changes when the vertex moves, or more than `enough`
    /// as soon as it is certain to be more. A partner under a mirror moves with
    /// it and costs as much again.
    pub fn cost_around(&self, places: &[Point], group: Group, enough: f64) -> f64 {
        let vertex = group.vertex;
        let mut sum = Sum::default();
        self.tell_loads(places, &mut sum);
        if group.is_pair() {
            sum.0 /= 2.0;
        }
        self.tell_height(places, vertex, &mut sum);
        for other in (0..self.graph.count).filter(|&other| other != vertex) {
            self.tell_pair(places, vertex, other, &mut sum);
        }
        for &link in &self.links_at[vertex] {
            if sum.0 >= enough {
                return sum.0;
            }
            let course = self.course(places, link);
            self.tell_course(places, link, &course, &mut sum);
            for &other in &self.apart[link].all {
                if course.crosses(&self.course(places, other)) {
                    sum.flat(CROSSING);
                }
            }
        }
        for corner in &self.corners_at[vertex] {
            corner.tell(places, &mut sum);
        }
        if sum.0 >= enough {
            return sum.0;
        }
        for (link, ends) in self.graph.links.iter().enumerate() {
            if !ends.contains(&vertex) {
                let course = self.course(places, link);
                course.tell_nearness(vertex, places[vertex], self.room_wanted(link), &mut sum);
            }
        }
        sum.0
    }

    /// What stands on vertices has no free way up.
    fn tell_loads(&self, places: &[Point], tally: &mut impl Tally) {
        for &vertex in &self.loaded {
            let foot = places[vertex];
            let top = foot + Vec2::new(0.0, self.graph.loads[vertex]);
            let stem = Course::new([vertex; 2], foot, top);
            for (other, &place) in places.iter().enumerate() {
                if other != vertex {
                    stem.tell_nearness(other, place, LINK_ROOM, tally);
                }
            }
            for (link, ends) in self.graph.links.iter().enumerate() {
                if !ends.contains(&vertex) && stem.crosses(&self.course(places, link)) {
                    tally.flat(CROSSING);
                }
            }
        }
    }

    /// Too low, or not at the height that its distance from the root asks for.
    fn tell_height(&self, places: &[Point], vertex: usize, tally: &mut impl Tally) {
        if vertex == 0 {
            return;
        }
        let height = places[vertex].y;
        let low = (self.floor - height).max(0.0);
        let rise = height - LEVEL * real(self.graph.steps[0][vertex]);
        tally.square(40.0, low, || [(vertex, Vec2::new(0.0, -1.0))]);
        tally.square(0.001, rise, || [(vertex, Vec2::new(0.0, 1.0))]);
    }

    /// Two vertices too near to each other, or not where distances would have them.
    fn tell_pair(&self, places: &[Point], a: usize, b: usize, tally: &mut impl Tally) {
        let along = places[b] - places[a];
        let apart = length(along);
        let wanted = real(self.graph.steps[a][b]);
        let way = || along / apart.max(0.01);
        tally.square(3.0, (VERTEX_ROOM - apart).max(0.0), || {
            [(b, -way()), (a, way())]
        });
        let square = wanted * wanted;
        tally.square(STRESS / (square * square), apart - wanted, || {
            [(b, way()), (a, -way())]
        });
    }

    /// A link not of unit length, or too near to vertices.
    fn tell_course(&self, places: &[Point], link: usize, course: &Course, tally: &mut impl Tally) {
        course.tell_length(tally);
        let wanted = self.room_wanted(link);
        let ends = self.graph.links[link];
        for (vertex, &place) in places.iter().enumerate() {
            if !ends.contains(&vertex) {
                course.tell_nearness(vertex, place, wanted, tally);
            }
        }
    }

    fn course(&self, places: &[Point], link: usize) -> Course {
        let [a, b] = self.graph.links[link];
        Course::new([a, b], places[a], places[b])
    }

    fn room_wanted(&self, link: usize) -> f64 {
        LINK_ROOM + ARC_ROOM * real(self.graph.width[link] - 1)
    }
}

impl Cost for Tidiness<'_> {
    fn tell(&self, places: &[Point], tally: &mut impl Tally) {
        for vertex in 0..self.graph.count {
            self.tell_height(places, vertex, tally);
            for other in 0..vertex {
                self.tell_pair(places, vertex, other, tally);
            }
        }
        let links = 0..self.graph.links.len();
        let courses: Vec<Course> = links.map(|link| self.course(places, link)).collect();
        for (link, course) in courses.iter().enumerate() {
            self.tell_course(places, link, course, tally);
            let apart = &self.apart[link];
            for &other in &apart.all[..apart.lower] {
                if course.crosses(&courses[other]) {
                    tally.flat(CROSSING);
                }
            }
        }
        for corner in &self.corners {
            corner.tell(places, tally);
        }
        self.tell_loads(places, tally);
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::plan::Link;
    use super::super::least_squares::Pull;
    use super::*;
    use crate::drawing::EdgeId;

    /// A wheel of four spokes, one of them double, with a load on one vertex, drawn so
    /// that everything is too near to something.
    fn crowded() -> (Graph, Vec<Point>) {
        let ends = [
            [0, 1],
            [0, 2],
            [1, 2],
            [1, 3],
            [2, 3],
            [3, 4],
            [0, 4],
            [2, 4],
        ];
        let links = ends.map(|ends| Link {
            ends,
            edges: vec![EdgeId::new(0); if ends == [1, 3] { 2 } else { 1 }],
        });
        let graph = Graph::new(&[0.0, 0.0, 0.0, 1.0, 0.0], &links);
        let places = [
            (0.0, 0.0),
            (-0.31, 0.42),
            (0.37, 0.51),
            (-0.12, 0.83),
            (0.29, 0.97),
        ];
        (graph, places.map(Point::from).to_vec())
    }

    #[test]
    fn slopes_are_those_of_the_cost() {
        let (graph, places) = crowded();
        let tidiness = Tidiness::of(&graph, true);
        let (cost, way) = Pull::on(&tidiness, &places);
        assert!((cost - tidiness.cost(&places)).abs() < 1e-12);
        let step = 1e-6;
        for (coordinate, way) in way.into_iter().enumerate() {
            let moved = |by: f64| {
                let mut places = places.clone();
                let place = &mut places[coordinate / 2 + 1];
                *if coordinate % 2 == 0 {
                    &mut place.x
                } else {
                    &mut place.y
                } += by;
                tidiness.cost(&places)
            };
            let slope = (moved(step) - moved(-step)) / (2.0 * step);
            // The arc cosine is good to four places.
            assert!(
                (slope + 2.0 * way).abs() < 2e-3,
                "{coordinate}: {slope} and {way}"
            );
        }
    }

    #[test]
    fn what_is_said_to_change_with_a_vertex_is_all_that_changes() {
        let (graph, places) = crowded();
        let tidiness = Tidiness::of(&graph, true);
        for vertex in 1..graph.count {
            let group = Group::alone(vertex);
            let mut moved = places.clone();
            moved[vertex] += Vec2::new(0.11, -0.07);
            let whole = tidiness.cost(&moved) - tidiness.cost(&places);
            let around = |places: &[Point]| tidiness.cost_around(places, group, f64::INFINITY);
            assert!(
                (around(&moved) - around(&places) - whole).abs() < 1e-9,
                "{vertex}"
            );
        }
    }
}
