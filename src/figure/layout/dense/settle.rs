//! Links of one length, all at once.

use super::super::geometry::length;
use super::super::plan::real;
use super::Graph;
use super::tidiness::STRESS;
use kurbo::{Point, Vec2};

/// Steps at most, each of which solves as many equations as there are coordinates;
/// fewer where those are many, so that the work stays about this in multiplications.
const STEPS: usize = 24;
const WORK: usize = 12_000_000;

/// Where a step moves nothing further than this, it is the last.
const AT_REST: f64 = 1e-4;

/// How strongly steps are held back at first, and at most.
const DAMPING: f64 = 1.0;
const MOST_DAMPING: f64 = 1e4;

/// The same places with links as near to unit length as can be, and with all that
/// leaves free relaxed. A search that moves one vertex at a time is stuck where only
/// many together could move. Gauss's and Newton's method, damped after Marquardt
/// ("An algorithm for least-squares estimation of nonlinear parameters", 1963).
pub fn settled(graph: &Graph, places: &[Point]) -> Vec<Point> {
    let mut places = places.to_vec();
    let mut strain = strain(graph, &places);
    let mut damping = DAMPING;
    let steps = (WORK / (graph.count * graph.count * graph.count)).clamp(2, STEPS);
    for _ in 0..steps {
        let pull = Pull::on(graph, &places);
        let moved = pull.step(damping).moved(&places);
        let eased = self::strain(graph, &moved);
        if eased > strain {
            damping *= 4.0;
            if damping > MOST_DAMPING {
                break;
            }
            continue;
        }
        let ways = moved.iter().zip(&places);
        let furthest = ways
            .map(|(to, from)| length(*to - *from))
            .fold(0.0, f64::max);
        (places, strain) = (moved, eased);
        damping /= 4.0;
        if furthest < AT_REST {
            break;
        }
    }
    places
}

/// How much a distance on paper matters that should be `wanted`.
fn weight(wanted: f64) -> f64 {
    if wanted > 1.0 {
        STRESS / (wanted * wanted * wanted * wanted)
    } else {
        1.0
    }
}

/// Each pair of vertices with the distance that it should have.
fn pairs(graph: &Graph) -> impl Iterator<Item = (usize, usize, f64)> {
    (0..graph.count).flat_map(move |b| (0..b).map(move |a| (a, b, real(graph.steps[a][b]))))
}

fn strain(graph: &Graph, places: &[Point]) -> f64 {
    let each = pairs(graph).map(|(a, b, wanted)| {
        let off = length(places[b] - places[a]) - wanted;
        weight(wanted) * off * off
    });
    each.sum()
}

/// The equations of a step: for every coordinate of every vertex but the root, which
/// stays, how it is bound to the others and which way it is pulled.
struct Pull {
    size: usize,
    /// The lower half of a symmetric matrix, row by row.
    bonds: Vec<f64>,
    way: Vec<f64>,
}

impl Pull {
    fn on(graph: &Graph, places: &[Point]) -> Self {
        let size = 2 * (graph.count - 1);
        let mut pull = Self {
            size,
            bonds: vec![0.0; size * size],
            way: vec![0.0; size],
        };
        for (a, b, wanted) in pairs(graph) {
            let along = places[b] - places[a];
            let apart = length(along).max(0.01);
            pull.bind(a, b, along / apart, weight(wanted), wanted - apart);
        }
        pull
    }

    /// A pair that should be further apart by `more` in this direction.
    fn bind(&mut self, a: usize, b: usize, direction: Vec2, weight: f64, more: f64) {
        let parts = [direction.x, direction.y];
        for (row, part) in parts.into_iter().enumerate() {
            // The root is vertex 0 and has no coordinates here.
            let high = 2 * (b - 1) + row;
            self.way[high] += weight * part * more;
            for (column, other) in parts.into_iter().enumerate() {
                let bond = weight * part * other;
                if column <= row {
                    self.bonds[high * self.size + high - row + column] += bond;
                }
                if a > 0 {
                    let low = 2 * (a - 1) + column;
                    self.bonds[high * self.size + low] -= bond;
                    if column <= row {
                        let own = 2 * (a - 1) + row;
                        self.bonds[own * self.size + low] += bond;
                    }
                }
            }
            if a > 0 {
                self.way[2 * (a - 1) + row] -= weight * part * more;
            }
        }
    }

    /// Solves the equations by Cholesky's decomposition.
    fn step(mut self, damping: f64) -> Step {
        let size = self.size;
        for row in 0..size {
            for column in 0..=row {
                let (above, here) = self.bonds.split_at_mut(row * size);
                let earlier = if column < row {
                    &above[column * size..]
                } else {
                    &here[..]
                };
                let dot: f64 = (here[..column].iter().zip(&earlier[..column]))
                    .map(|(a, b)| a * b)
                    .sum();
                here[column] = if column < row {
                    (here[column] - dot) / earlier[column]
                } else {
                    libm::sqrt((here[column] + damping - dot).max(f64::MIN_POSITIVE))
                };
            }
        }
        for row in 0..size {
            let bonds = &self.bonds[row * size..];
            let dot: f64 = (0..row).map(|it| bonds[it] * self.way[it]).sum();
            self.way[row] = (self.way[row] - dot) / bonds[row];
        }
        for row in (0..size).rev() {
            let below = row + 1..size;
            let dot: f64 = below
                .map(|it| self.bonds[it * size + row] * self.way[it])
                .sum();
            self.way[row] = (self.way[row] - dot) / self.bonds[row * size + row];
        }
        Step(self.way)
    }
}

/// How far every vertex but the root goes.
struct Step(Vec<f64>);

impl Step {
    fn moved(&self, places: &[Point]) -> Vec<Point> {
        let mut moved = places.to_vec();
        for (place, way) in moved[1..].iter_mut().zip(self.0.chunks_exact(2)) {
            *place += Vec2::new(way[0], way[1]);
        }
        moved
    }
}
