//! Blocks with more than one cycle.
//!
//! Several starting positions (layers by distance from the root, stress
//! majorization, barycentres inside a cycle), each also made symmetric under
//! the mirrors the block has, are improved by a deterministic search for what a
//! reader would call tidy; the tidiest wins.

mod course;
mod improve;
mod layers;
mod least_squares;
mod mirror;
mod settle;
mod sharpness;
mod starts;
mod tidiness;
mod upright;

use super::plan::{Link, real};
use improve::Draft;
use kurbo::{Point, Vec2};
use mirror::Mirror;
use tidiness::Tidiness;
use upright::{squared_up, upright};

/// A block without parallel edges; vertex 0 is its root.
#[derive(Debug)]
pub struct Graph {
    /// How many vertices there are.
    count: usize,
    /// The links' ends.
    links: Vec<[usize; 2]>,
    /// How many parallel edges each link stands for.
    width: Vec<usize>,
    /// For each vertex, the others it is linked to.
    near: Vec<Vec<usize>>,
    /// For each pair of vertices, how many links lie between them.
    steps: Vec<Vec<usize>>,
    /// For each vertex, how high what stands on it rises.
    loads: Vec<f64>,
}

impl Graph {
    fn new(loads: &[f64], links: &[Link]) -> Self {
        let count = loads.len();
        let mut near = vec![Vec::new(); count];
        for link in links {
            let [a, b] = link.ends;
            near[a].push(b);
            near[b].push(a);
        }
        let steps = (0..count).map(|from| steps_from(from, &near)).collect();
        Self {
            count,
            links: links.iter().map(|link| link.ends).collect(),
            width: links.iter().map(|link| link.edges.len()).collect(),
            near,
            steps,
            loads: loads.iter().map(|load| load.min(TALL)).collect(),
        }
    }
}

/// How many links lie between `from` and every other vertex.
fn steps_from(from: usize, near: &[Vec<usize>]) -> Vec<usize> {
    let mut steps = vec![usize::MAX; near.len()];
    steps[from] = 0;
    let mut queue = std::collections::VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        for &next in &near[here] {
            if steps[next] == usize::MAX {
                steps[next] = steps[here] + 1;
                queue.push_back(next);
            }
        }
    }
    steps
}

/// Above this many vertices or links only the layers are drawn: every improvement
/// would cost more than a reader could see.
const LARGE: usize = 160;
const LARGE_LINKS: usize = 640;

/// The work allowed, in looks at a pair of things, before rounds are cut short.
const EFFORT: usize = 3_000_000;

/// What stands on a vertex needs no more free room above it than this.
const TALL: f64 = 2.0;

/// What is done to every start that is left, and which of them go on.
#[derive(Clone, Copy)]
struct Round {
    /// Vertices are moved one by one, which lets links jump over each other,
    sweeps: usize,
    /// then all at once.
    steps: usize,
    /// No more than this many go on,
    most: usize,
    /// and none that costs more than the tidiest by this factor.
    factor: f64,
}

const fn round(sweeps: usize, steps: usize, most: usize, factor: f64) -> Round {
    Round {
        sweeps,
        steps,
        most,
        factor,
    }
}

/// Starts that come to the same are one; where many differ, as in the Petersen graph,
/// the tidiest is not among the best at first.
const ROUNDS: [Round; 4] = [
    round(0, 0, 50, 8.0),
    round(1, 0, 12, 3.0),
    round(0, 3, 4, 1.5),
    round(1, 4, 2, 1.25),
];

/// The same once what could settle has; at the end nothing gets tidier.
const LAST_ROUNDS: [Round; 2] = [round(2, 8, 1, 1.0), round(3, 12, 1, 1.0)];

/// A difference in cost that no factor makes decisive.
const SLACK: f64 = 0.1;

/// What settles into a position less tidy than the tidiest by this is given up.
const HOPELESS: f64 = 30.0;

/// What being symmetric is worth in comparison with what is not.
const MIRROR_BONUS: f64 = 0.75;

/// Where the vertices stand, the root at the origin and left out. `loads` says
/// how high what stands on each vertex rises.
pub fn places(loads: &[f64], links: &[Link], on_ground: bool) -> Vec<Point> {
    let graph = Graph::new(loads, links);
    let layered = layers::places(&graph);
    if graph.count > LARGE || links.len() > LARGE_LINKS {
        return layered[1..].to_vec();
    }
    let tidiness = Tidiness::of(&graph, on_ground);
    let sweep = graph.count * (graph.links.len() + graph.count) * 40;
    let few = |wanted: usize| wanted.min((EFFORT / sweep.max(1)).max(2));

    let mut drafts: Vec<Draft> = candidates(&graph, &layered, on_ground)
        .into_iter()
        .map(|(mirror, start)| tidiness.draft(start, mirror))
        .collect();
    let run = |drafts: &mut Vec<Draft>, round: Round| {
        for draft in drafts.iter_mut() {
            tidiness.sweep(draft, few(round.sweeps));
            tidiness.descend(draft, few(round.steps));
        }
        tidiest_first(drafts);
        drafts.dedup_by(|later, earlier| earlier.is_like(later));
        drafts.truncate(round.most);
        let bound = drafts.first().map_or(0.0, weighed) * round.factor + SLACK;
        drafts.retain(|draft| weighed(draft) <= bound);
    };
    for round in ROUNDS {
        run(&mut drafts, round);
    }
    let best = drafts.first().map_or(0.0, |best| best.cost);
    let settled: Vec<Draft> = drafts
        .iter()
        .map(|draft| {
            let places = settled(&graph, draft, on_ground);
            tidiness.draft(places, draft.mirror.clone())
        })
        .filter(|settled| settled.cost < best + HOPELESS)
        .collect();
    drafts.extend(settled);
    for round in LAST_ROUNDS {
        run(&mut drafts, round);
    }
    let Some(best) = drafts.into_iter().next() else {
        return layered[1..].to_vec();
    };
    let turned = upright(&graph, &squared_up(&graph, &best.places, on_ground));
    let is_free = best.mirror.is_none() && tidiness.cost(&turned) < best.cost + SLACK;
    let places = if is_free { turned } else { best.places };
    places[1..].to_vec()
}

/// The places of a draft, settled where it left them free.
fn settled(graph: &Graph, draft: &Draft, on_ground: bool) -> Vec<Point> {
    let settled = settle::settled(graph, &draft.places);
    match &draft.mirror {
        Some(mirror) => mirror.impose(&settled),
        None => squared_up(graph, &settled, on_ground),
    }
}

fn tidiest_first(drafts: &mut [Draft]) {
    drafts.sort_by(|a, b| weighed(a).total_cmp(&weighed(b)));
}

fn weighed(draft: &Draft) -> f64 {
    if draft.mirror.is_some() {
        draft.cost * MIRROR_BONUS
    } else {
        draft.cost
    }
}

/// Every start by itself and under every mirror.
fn candidates(
    graph: &Graph,
    layered: &[Point],
    on_ground: bool,
) -> Vec<(Option<Mirror>, Vec<Point>)> {
    let mut starts = vec![layered.to_vec(), starts::relaxed(graph, layered)];
    for inside in starts::inside_cycles(graph) {
        starts.push(starts::relaxed(graph, &inside));
        starts.push(inside);
    }
    let mirrors = mirror::of(graph);
    let mut candidates = Vec::new();
    for start in starts {
        for mirror in &mirrors {
            candidates.push((Some(mirror.clone()), mirror.impose(&start)));
        }
        candidates.push((None, squared_up(graph, &start, on_ground)));
    }
    candidates
}

/// The mean of some points.
fn middle(points: &[Point]) -> Point {
    let sum = points
        .iter()
        .fold(Vec2::ZERO, |sum, point| sum + point.to_vec2());
    (sum / real(points.len())).to_point()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::EdgeId;
    use std::f64::consts::FRAC_1_SQRT_2;

    /// A lattice held at a corner, its vertices row by row.
    fn lattice(rows: usize, columns: usize) -> Vec<Link> {
        let link = |a: usize, b: usize| Link {
            ends: [a, b],
            edges: vec![EdgeId::new(0)],
        };
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        places
            .flat_map(|(row, column)| {
                let here = row * columns + column;
                let right = (column + 1 < columns).then(|| link(here, here + 1));
                let up = (row + 1 < rows).then(|| link(here, here + columns));
                right.into_iter().chain(up)
            })
            .collect()
    }

    #[test]
    fn a_lattice_stands_on_its_corner_with_square_meshes() {
        for (rows, columns) in [(3, 3), (3, 4)] {
            let links = lattice(rows, columns);
            let found = places(&vec![0.0; rows * columns], &links, true);
            for (vertex, place) in found.iter().enumerate() {
                let (row, column) = ((vertex + 1) / columns, (vertex + 1) % columns);
                let across = real(column) - real(row);
                let height = real(column + row);
                let off = Vec2::new(
                    libm::fabs(place.x) - libm::fabs(across) * FRAC_1_SQRT_2,
                    place.y - height * FRAC_1_SQRT_2,
                );
                assert!(off.dot(off) < 0.002, "{vertex} at {place:?}");
            }
        }
    }
}
