//! A search that makes a position tidier, always by the same steps.

use super::mirror::Mirror;
use super::tidiness::Tidiness;
use kurbo::{Point, Vec2};

/// A position on the way to a tidier one.
#[derive(Debug, Clone)]
pub struct Draft {
    /// Where the vertices are.
    pub places: Vec<Point>,
    /// The mirror under which they stay symmetric.
    pub mirror: Option<Mirror>,
    /// What is left to wish for.
    pub cost: f64,
    /// How far vertices are moved at once.
    step: f64,
}

/// The first and the last step of the search, in edge lengths.
const FIRST_STEP: f64 = 0.32;
const LAST_STEP: f64 = 0.004;

/// Improvements smaller than this cannot be seen.
const WORTHWHILE: f64 = 1e-6;

impl Tidiness<'_> {
    /// A position that has not been improved.
    pub fn draft(&self, places: Vec<Point>, mirror: Option<Mirror>) -> Draft {
        Draft {
            cost: self.cost(&places),
            places,
            mirror,
            step: FIRST_STEP,
        }
    }

    /// Moves one vertex, or a pair under the mirror, at a time, by ever smaller
    /// steps, as long as that makes the whole tidier.
    pub fn improve(&self, draft: &mut Draft, sweeps: usize) {
        for _ in 0..sweeps {
            if draft.step < LAST_STEP {
                break;
            }
            let mut moved = false;
            for vertex in 1..self.graph.count {
                let partner = draft.mirror.as_ref().map(|mirror| mirror.partner(vertex));
                if partner.is_none_or(|partner| vertex <= partner) {
                    let group = Group { vertex, partner };
                    moved |= self.nudge(&mut draft.places, group, draft.step);
                }
            }
            if !moved {
                draft.step *= 0.6;
            }
        }
        draft.cost = self.cost(&draft.places);
    }

    /// Tries eight directions and takes the best; whether any was better.
    fn nudge(&self, places: &mut [Point], group: Group, step: f64) -> bool {
        let start = places[group.vertex];
        let before = self.cost_around(places, group, f64::INFINITY);
        let mut best = (before - WORTHWHILE, start);
        let directions = if group.on_axis() {
            &COMPASS[..2]
        } else {
            &COMPASS[..]
        };
        for &(x, y) in directions {
            group.put(places, start + Vec2::new(x, y) * step);
            let cost = self.cost_around(places, group, best.0);
            if cost < best.0 {
                best = (cost, places[group.vertex]);
            }
        }
        group.put(places, best.1);
        best.1 != start
    }
}

/// A vertex, and under a mirror its partner, which may be itself.
#[derive(Clone, Copy)]
pub struct Group {
    /// The one that is moved.
    pub vertex: usize,
    partner: Option<usize>,
}

impl Group {
    fn on_axis(self) -> bool {
        self.partner == Some(self.vertex)
    }

    /// Whether another vertex moves with it.
    pub fn is_pair(self) -> bool {
        self.partner.is_some_and(|partner| partner != self.vertex)
    }

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
