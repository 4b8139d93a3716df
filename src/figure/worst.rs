//! The worst that layout does to drawings nobody chose.

use super::measures::Measures;
use super::stage::Stage;
use crate::drawing::{Colour, Drawing, Edge, Vertex};
use crate::repertoire::Entry;
use crate::search::SearchLimit;
use crate::verify::{Verified, verify};

/// How many drawings are measured, and how many edges they have at most.
const DRAWINGS: usize = 500;
const MOST_EDGES: usize = 14;

/// A linear congruential generator (Knuth's MMIX constants): the same drawings in
/// every run and on every machine.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % bound as u64).expect("below a usize")
    }

    /// Loops and parallel edges among them, green or of all colours; every vertex is
    /// joined to a lower one.
    fn drawing(&mut self) -> Drawing {
        let edges = 1 + self.below(MOST_EDGES);
        let vertices = 2 + self.below(edges);
        let colours = &[Colour::Green, Colour::Blue, Colour::Red][..=2 * self.below(2)];
        let list = (1..=edges).map(|top| {
            let (from, to) = if top < vertices {
                (self.below(top), top)
            } else {
                (self.below(vertices), self.below(vertices))
            };
            Edge {
                from: Vertex::new(from),
                to: Vertex::new(to),
                colour: colours[self.below(colours.len())],
            }
        });
        Drawing::new(vertices, list.collect()).expect("vertices in range")
    }
}

/// Drawings nobody chose, each in its place and measured.
pub fn measured() -> impl Iterator<Item = (Drawing, Stage, Measures)> {
    let mut chance = Chance(1);
    (0..DRAWINGS).map(move |_| {
        let drawing = chance.drawing();
        let stage = Stage::of(&drawing, &[]);
        let measures = Measures::of(&drawing, &stage);
        (drawing, stage, measures)
    })
}

/// What is least where a layout is worst.
type Goodness = fn(&Measures) -> f64;

/// The drawing that comes out worst by one measure.
pub struct Worst {
    /// By which.
    pub what: &'static str,
    pub verified: Verified,
    pub measures: Measures,
}

impl Worst {
    /// The worst of all by each measure.
    pub fn all() -> Vec<Self> {
        let all: Vec<(Drawing, Measures)> = measured()
            .map(|(drawing, _, measures)| (drawing, measures))
            .collect();
        let by: [(&'static str, Goodness); 5] = [
            ("the smallest angle", |it| it.sharpest),
            ("the least clearance", |it| it.clearance),
            ("the closest feet", |it| it.stance),
            ("the least even edges", |it| -it.stretch),
            ("the most crossings", |it| -real(it.crossings)),
        ];
        let worst = by.into_iter().filter_map(|(what, goodness)| {
            let order = |a: &&(Drawing, Measures), b: &&(Drawing, Measures)| {
                goodness(&a.1).total_cmp(&goodness(&b.1))
            };
            let (drawing, measures) = all.iter().min_by(order)?;
            let entry = Entry::of_drawing(what, drawing.clone());
            let verified = verify(entry, SearchLimit::default(), &mut |_| {}).ok()?;
            Some(Self {
                what,
                verified,
                measures: *measures,
            })
        });
        worst.collect()
    }
}

#[expect(clippy::cast_precision_loss, reason = "few edges cross")]
fn real(count: usize) -> f64 {
    count as f64
}
