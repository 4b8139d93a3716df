//! Links of one length, all at once.

use super::super::geometry::length;
use super::super::plan::real;
use super::Graph;
use super::least_squares::{Cost, Descent, Tally};
use super::tidiness::STRESS;
use kurbo::Point;

/// Steps at most, each of which solves as many equations as there are coordinates;
/// fewer where those are many, so that the work stays about this in multiplications.
const STEPS: usize = 24;
const WORK: usize = 12_000_000;

/// The same places with links as near to unit length as can be, and with all that
/// leaves free relaxed: they may cross and lie on each other. What is tidy in small
/// ways is stuck where it would have to be untidy first.
pub fn settled(graph: &Graph, places: &[Point]) -> Vec<Point> {
    let mut places = places.to_vec();
    let steps = (WORK / (graph.count * graph.count * graph.count)).clamp(2, STEPS);
    Descent::new().go(&mut places, steps, &Strain(graph), |_| ());
    places
}

/// That distances on paper are not those along links.
struct Strain<'a>(&'a Graph);

impl Cost for Strain<'_> {
    fn tell(&self, places: &[Point], tally: &mut impl Tally) {
        for b in 0..self.0.count {
            for a in 0..b {
                let wanted = real(self.0.steps[a][b]);
                let along = places[b] - places[a];
                let apart = length(along);
                tally.square(weight(wanted), apart - wanted, || {
                    let way = along / apart.max(0.01);
                    [(b, way), (a, -way)]
                });
            }
        }
    }
}

/// How much a distance on paper matters that should be `wanted`.
fn weight(wanted: f64) -> f64 {
    if wanted > 1.0 {
        STRESS / (wanted * wanted * wanted * wanted)
    } else {
        1.0
    }
}
