//! Sums of squares made smaller, all places moving at once.
//!
//! Gauss's and Newton's method, damped after Marquardt ("An algorithm for
//! least-squares estimation of nonlinear parameters", 1963).

use kurbo::{Point, Vec2};

/// What adds up to the cost of a position: squares, which pull on places, and flat
/// amounts, which do not change however little the places move.
pub trait Tally {
    /// A weighted square. `slopes` says for every vertex on which the residual depends
    /// how it grows as that vertex moves; no vertex is named twice.
    fn square<const ENDS: usize>(
        &mut self,
        weight: f64,
        residual: f64,
        slopes: impl FnOnce() -> [(usize, Vec2); ENDS],
    );

    /// An amount that is there or is not.
    fn flat(&mut self, cost: f64);
}

/// The sum alone.
#[derive(Default)]
pub struct Sum(pub f64);

impl Tally for Sum {
    fn square<const ENDS: usize>(
        &mut self,
        weight: f64,
        residual: f64,
        _slopes: impl FnOnce() -> [(usize, Vec2); ENDS],
    ) {
        self.0 += weight * residual * residual;
    }

    fn flat(&mut self, cost: f64) {
        self.0 += cost;
    }
}

/// The equations of a step: for every coordinate of every vertex but the root, which
/// stays, how it is bound to the others and which way it is pulled.
pub struct Pull {
    cost: f64,
    size: usize,
    /// The lower half of a symmetric matrix, row by row.
    bonds: Vec<f64>,
    way: Vec<f64>,
}

impl Tally for Pull {
    fn square<const ENDS: usize>(
        &mut self,
        weight: f64,
        residual: f64,
        slopes: impl FnOnce() -> [(usize, Vec2); ENDS],
    ) {
        self.cost += weight * residual * residual;
        if residual == 0.0 {
            return;
        }
        let slopes = slopes();
        for (here, slope) in slopes.into_iter().filter(|(vertex, _)| *vertex > 0) {
            let row = 2 * (here - 1);
            let slope = slope * weight;
            self.way[row] -= slope.x * residual;
            self.way[row + 1] -= slope.y * residual;
            // The upper half is never read, so what falls into it may stay there.
            for (there, other) in slopes {
                if (1..=here).contains(&there) {
                    let place = row * self.size + 2 * (there - 1);
                    let (above, below) = self.bonds[place..].split_at_mut(self.size);
                    above[0] += slope.x * other.x;
                    above[1] += slope.x * other.y;
                    below[0] += slope.y * other.x;
                    below[1] += slope.y * other.y;
                }
            }
        }
    }

    fn flat(&mut self, cost: f64) {
        self.cost += cost;
    }
}

impl Pull {
    /// No pull yet on so many vertices, the root among them.
    fn new(count: usize) -> Self {
        let size = 2 * (count - 1);
        Self {
            cost: 0.0,
            size,
            bonds: vec![0.0; size * size],
            way: vec![0.0; size],
        }
    }

    /// Solves the equations by Cholesky's decomposition: where everything goes.
    fn moved(&self, damping: f64, places: &[Point]) -> Vec<Point> {
        let size = self.size;
        let (mut bonds, mut way) = (self.bonds.clone(), self.way.clone());
        for row in 0..size {
            for column in 0..=row {
                let (above, here) = bonds.split_at_mut(row * size);
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
            let bonds = &bonds[row * size..];
            let dot: f64 = (0..row).map(|it| bonds[it] * way[it]).sum();
            way[row] = (way[row] - dot) / bonds[row];
        }
        for row in (0..size).rev() {
            let below = row + 1..size;
            let dot: f64 = below.map(|it| bonds[it * size + row] * way[it]).sum();
            way[row] = (way[row] - dot) / bonds[row * size + row];
        }
        let mut moved = places.to_vec();
        for (place, way) in moved[1..].iter_mut().zip(way.chunks_exact(2)) {
            *place += Vec2::new(way[0], way[1]);
        }
        moved
    }
}

/// How strongly steps are held back at first, and at most.
const DAMPING: f64 = 1.0;
const MOST_DAMPING: f64 = 1e4;

/// A step that gains less than this is the last.
const WORTHWHILE: f64 = 1e-5;

/// A way down from a position, to be gone step by step.
#[derive(Debug, Clone)]
pub struct Descent {
    damping: f64,
    /// Whether no step leads further.
    pub at_rest: bool,
}

/// What a position costs.
pub trait Cost {
    /// Tells every part of it.
    fn tell(&self, places: &[Point], tally: &mut impl Tally);
}

impl Descent {
    pub fn new() -> Self {
        Self {
            damping: DAMPING,
            at_rest: false,
        }
    }

    /// Goes so many steps, or as many as lead further. `keep` mends what rounding may
    /// have spoilt.
    pub fn go(
        &mut self,
        places: &mut Vec<Point>,
        steps: usize,
        cost: &impl Cost,
        keep: impl Fn(&mut [Point]),
    ) {
        let mut pull: Option<Pull> = None;
        for _ in 0..steps {
            if self.at_rest {
                return;
            }
            let here = pull.get_or_insert_with(|| {
                let mut pull = Pull::new(places.len());
                cost.tell(places, &mut pull);
                pull
            });
            let mut moved = here.moved(self.damping, places);
            keep(&mut moved);
            let mut sum = Sum::default();
            cost.tell(&moved, &mut sum);
            if sum.0 > here.cost {
                self.damping *= 4.0;
                self.at_rest = self.damping > MOST_DAMPING;
                continue;
            }
            self.at_rest = here.cost - sum.0 < WORTHWHILE;
            *places = moved;
            pull = None;
            self.damping /= 4.0;
        }
    }
}

#[cfg(test)]
impl Pull {
    /// What a position costs, and half the direction in which that falls fastest:
    /// for every vertex but the root to the right, then up.
    pub fn on(cost: &impl Cost, places: &[Point]) -> (f64, Vec<f64>) {
        let mut pull = Self::new(places.len());
        cost.tell(places, &mut pull);
        (pull.cost, pull.way)
    }
}
