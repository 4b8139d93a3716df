//! A search that makes a position tidier, always by the same steps.

use super::super::geometry::length;
use super::least_squares::Descent;
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
    /// How far all are moved at once.
    descent: Descent,
}

impl Draft {
    /// Whether another is as tidy to the last digit that counts: most often it is the
    /// same from elsewhere, or its mirror image.
    pub fn is_like(&self, other: &Self) -> bool {
        libm::fabs(self.cost - other.cost) < SAME_COST
            && self.mirror.is_some() == other.mirror.is_some()
    }
}

/// Costs of positions that are the same differ by less than this.
const SAME_COST: f64 = 1e-3;

/// The first and the last step of the search, in edge lengths; steps become shorter
/// where vertices move no more than this share of one.
const FIRST_STEP: f64 = 0.32;
const LAST_STEP: f64 = 0.012;
const SETTLED: f64 = 0.25;

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
            descent: Descent::new(),
        }
    }

    /// Moves all vertices at once.
    pub fn descend(&self, draft: &mut Draft, steps: usize) {
        let mirror = draft.mirror.as_ref();
        draft.descent.go(&mut draft.places, steps, self, |places| {
            if let Some(mirror) = mirror {
                mirror.even_out(places);
            }
        });
        draft.cost = self.cost(&draft.places);
    }

    /// Moves one vertex, or a pair under the mirror, at a time, by ever smaller
    /// steps, as long as that makes the whole tidier.
    pub fn sweep(&self, draft: &mut Draft, sweeps: usize) {
        for _ in 0..sweeps {
            if draft.step < LAST_STEP {
                break;
            }
            let mut furthest = 0.0_f64;
            for vertex in 1..self.graph.count {
                let partner = draft.mirror.as_ref().map(|mirror| mirror.partner(vertex));
                if partner.is_none_or(|partner| vertex <= partner) {
                    let group = Group { vertex, partner };
                    furthest = furthest.max(self.nudge(&mut draft.places, group, draft.step));
                }
            }
            if furthest > 0.0 {
                draft.descent.at_rest = false;
            }
            if furthest < draft.step * SETTLED {
                draft.step /= 2.0;
            }
        }
        draft.cost = self.cost(&draft.places);
    }

    /// Looks a step away on either side along both axes, and goes to the best of
    /// these places and the one where the parabolas through their costs are lowest.
    /// How far that was.
    fn nudge(&self, places: &mut [Point], group: Group, step: f64) -> f64 {
        let start = places[group.vertex];
        let before = self.cost_around(places, group, f64::INFINITY);
        let mut best = (before - WORTHWHILE, start);
        let mut lowest = start;
        let axes = if group.on_axis() { &AXES[..1] } else { &AXES };
        for &axis in axes {
            let costs = [1.0, -1.0].map(|side| {
                group.put(places, start + axis * (side * step));
                let cost = self.cost_around(places, group, f64::INFINITY);
                if cost < best.0 {
                    best = (cost, places[group.vertex]);
                }
                cost
            });
            lowest += axis * (step * vertex_of_parabola(before, costs));
        }
        group.put(places, lowest);
        if self.cost_around(places, group, best.0) < best.0 {
            best.1 = places[group.vertex];
        }
        group.put(places, best.1);
        length(best.1 - start)
    }
}

/// Where a parabola is lowest that has these heights at 0 and at 1 and -1: no
/// further than 1; where it opens downward, on its lower side.
fn vertex_of_parabola(middle: f64, [ahead, behind]: [f64; 2]) -> f64 {
    let (slope, bend) = ((behind - ahead) / 2.0, ahead + behind - 2.0 * middle);
    if bend > libm::fabs(slope) {
        slope / bend
    } else if slope == 0.0 {
        0.0
    } else {
        1.0_f64.copysign(slope)
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
    /// A vertex that moves by itself.
    #[cfg(test)]
    pub fn alone(vertex: usize) -> Self {
        Self {
            vertex,
            partner: None,
        }
    }

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

const AXES: [Vec2; 2] = [Vec2::new(0.0, 1.0), Vec2::new(1.0, 0.0)];
