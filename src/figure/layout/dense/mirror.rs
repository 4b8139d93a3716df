//! The mirrors of a block: ways to exchange vertices in pairs that change
//! nothing and keep the root.

use super::Graph;
use kurbo::Point;

/// Which vertex each vertex is exchanged with; itself on the axis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mirror(Vec<usize>);

/// How many mirrors are tried.
const ENOUGH: usize = 4;

/// How far the search for mirrors goes.
const PATIENCE: usize = 20_000;

/// What stands on a vertex and on its image differs by no more than this in height.
const SAME_LOAD: f64 = 0.05;

/// How far from the axis a pair is put that would meet on it.
const APART: f64 = 0.4;

impl Mirror {
    /// The vertex that `vertex` is exchanged with.
    pub fn partner(&self, vertex: usize) -> usize {
        self.0[vertex]
    }

    /// Takes away what little places that should be symmetric are off.
    pub fn even_out(&self, places: &mut [Point]) {
        for (vertex, &partner) in self.0.iter().enumerate() {
            if vertex <= partner {
                let (here, there) = (places[vertex], places[partner]);
                let (half, y) = ((here.x - there.x) / 2.0, f64::midpoint(here.y, there.y));
                places[vertex] = Point::new(half, y);
                places[partner] = Point::new(0.0 - half, y);
            }
        }
    }

    /// The nearest places that are symmetric about the vertical through the root.
    pub fn impose(&self, places: &[Point]) -> Vec<Point> {
        let mut symmetric = places.to_vec();
        for (vertex, &partner) in self.0.iter().enumerate() {
            let (here, there) = (places[vertex], places[partner]);
            let y = f64::midpoint(here.y, there.y);
            let half = (here.x - there.x) / 2.0;
            symmetric[vertex] = if vertex == partner {
                Point::new(0.0, y)
            } else if half == 0.0 {
                let side = if vertex < partner { -APART } else { APART };
                Point::new(side, y)
            } else {
                let reach = half.abs().max(APART);
                Point::new(reach.copysign(half), y)
            };
        }
        symmetric
    }
}

/// Some mirrors of a block, those with the fewest vertices on the axis first.
pub fn of(graph: &Graph) -> Vec<Mirror> {
    let mut search = Search {
        graph,
        image: vec![None; graph.count],
        found: Vec::new(),
        looks: 0,
    };
    search.image[0] = Some(0);
    search.run();
    let mut mirrors = search.found;
    mirrors.sort_by_key(|mirror| {
        let on_axis = |&(vertex, &partner): &(usize, &usize)| vertex == partner;
        mirror.0.iter().enumerate().filter(on_axis).count()
    });
    mirrors.truncate(ENOUGH);
    mirrors
}

struct Search<'a> {
    graph: &'a Graph,
    image: Vec<Option<usize>>,
    found: Vec<Mirror>,
    looks: usize,
}

impl Search<'_> {
    /// Tries every partner for the first vertex without one, on a stack of
    /// (vertex, partner to try next).
    fn run(&mut self) {
        let mut path: Vec<(usize, usize)> = vec![(1, 1)];
        while let Some((vertex, partner)) = path.pop() {
            self.undo(vertex);
            let next = (partner..self.graph.count).find(|&it| self.fits(vertex, it));
            let Some(partner) = next else { continue };
            path.push((vertex, partner + 1));
            self.image[vertex] = Some(partner);
            self.image[partner] = Some(vertex);
            match self.image.iter().position(Option::is_none) {
                Some(open) => path.push((open, open)),
                None => self.keep(),
            }
            if self.found.len() >= 4 * ENOUGH || self.looks > PATIENCE {
                return;
            }
        }
    }

    fn undo(&mut self, vertex: usize) {
        if let Some(partner) = self.image[vertex].take() {
            self.image[partner] = None;
        }
    }

    fn fits(&mut self, vertex: usize, partner: usize) -> bool {
        self.looks += 1;
        let graph = self.graph;
        let alike = self.image[partner].is_none()
            && graph.near[vertex].len() == graph.near[partner].len()
            && graph.steps[0][vertex] == graph.steps[0][partner]
            && libm::fabs(graph.loads[vertex] - graph.loads[partner]) < SAME_LOAD;
        alike
            && (0..graph.count).all(|other| {
                self.image[other].is_none_or(|image| {
                    graph.width_between(vertex, other) == graph.width_between(partner, image)
                })
            })
    }

    fn keep(&mut self) {
        let image: Vec<usize> = self.image.iter().flatten().copied().collect();
        if image.iter().enumerate().any(|(vertex, &it)| vertex != it) {
            self.found.push(Mirror(image));
        }
    }
}

impl Graph {
    /// How many edges join two vertices.
    fn width_between(&self, a: usize, b: usize) -> usize {
        if !self.near[a].contains(&b) {
            return 0;
        }
        let ends = [a.min(b), a.max(b)];
        let link = self.links.iter().position(|&it| it == ends);
        link.map_or(0, |link| self.width[link])
    }
}
