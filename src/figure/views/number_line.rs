//! The number line, and where on it the value of a drawing is.

use super::Panel;
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role, Scene};
use crate::figure::writing::Writing;
use crate::value::Dyadic;
use crate::verify::Verified;
use kurbo::{Line, Point};
use std::collections::BTreeSet;

/// A line at the end of a strip.
const SHORT: Extent = Extent {
    length: 168.0,
    widest: 128.0,
    near: 3,
};

/// The length of the ends of a line, in pixels.
pub const OVERHANG: f64 = 16.0;

/// Ticks are at least this far apart, and labelled ticks this far, in pixels.
const CLOSEST: f64 = 5.0;
const LABELS_APART: f64 = 38.0;

/// How high a tick at an integer is, in pixels, and how much lower it gets with
/// each halving of a unit.
pub const TICK: f64 = 12.0;
const LOWER: f64 = 0.7;

/// The baselines of integers below the line and of the value above it, in pixels.
const LABEL_DROP: f64 = 20.0;
const VALUE_RISE: f64 = 22.0;

/// Places on the line are exact to so many halvings of a unit.
const HALVINGS: usize = 20;

/// The last panel of a figure, for a drawing with blue or red edges that is worth
/// a number: the line, `rise` pixels above the ground of the other panels.
pub fn panel(verified: &Verified, rise: f64) -> Option<Panel> {
    if verified.reduction().is_some() {
        return None;
    }
    let value = verified.value();
    let number = value.as_number()?;
    let title = description::title(verified);
    Some(Panel {
        lead: lead(verified),
        scene: short(number, rise),
        caption: String::new(),
        title: format!("{title}: {number} on the number line"),
        description: description::of_value(verified),
    })
}

/// The theorems that read the number, or the other way to it.
fn lead(verified: &Verified) -> Vec<&'static str> {
    match verified.reading() {
        Some(reading) => reading.closing().iter().map(|it| it.name()).collect(),
        None => vec!["played out"],
    }
}

/// The line with one number on it, which is written above it.
fn short(number: &Dyadic, rise: f64) -> Scene {
    let numbers = std::slice::from_ref(number);
    let line = NumberLine::around(numbers, &SHORT);
    let mut scene = line.scene(numbers, rise, |tick| tick.is_integer() && tick != number);
    let above = Point::new(line.place(number), -rise - VALUE_RISE);
    scene.marks.push(label(above, number, Role::ValueOnLine));
    scene
}

/// How much of the line is shown, and how large.
#[derive(Debug)]
pub struct Extent {
    /// The length of the line and of a unit at most, in pixels.
    pub length: f64,
    pub widest: f64,
    /// From 0 to the values is shown if that takes no more than this many units.
    pub near: i64,
}

/// A part of the number line.
#[derive(Debug)]
pub struct NumberLine {
    /// The integer at its left end.
    pub first: Dyadic,
    /// How many units long it is.
    units: u32,
    /// The length of a unit, in pixels.
    unit: f64,
}

impl NumberLine {
    /// The integers about some numbers, 0 among them if it is near.
    pub fn around(numbers: &[Dyadic], extent: &Extent) -> Self {
        let beside = |number: &Dyadic| Dyadic::from(i64::from(number.is_integer()));
        let firsts = numbers
            .iter()
            .map(|it| Dyadic::from(it.floor()) - beside(it));
        let lasts = numbers
            .iter()
            .map(|it| Dyadic::from(it.ceil()) + beside(it));
        let mut first = firsts.min().unwrap_or_default();
        let mut last = lasts.max().unwrap_or_default();
        let near = Dyadic::from(extent.near);
        if first > Dyadic::ZERO && last <= near {
            first = Dyadic::ZERO;
        }
        if last < Dyadic::ZERO && -&first <= near {
            last = Dyadic::ZERO;
        }
        let units = (&last - &first).to_scaled(0);
        let units = units.and_then(|it| u32::try_from(it).ok()).unwrap_or(1);
        Self {
            first,
            units,
            unit: (extent.length / f64::from(units)).min(extent.widest),
        }
    }

    /// The integer at its right end.
    pub fn last(&self) -> Dyadic {
        &self.first + &Dyadic::from(i64::from(self.units))
    }

    /// Where a number is, in pixels from the middle of the line.
    pub fn place(&self, number: &Dyadic) -> f64 {
        let spare = number.exponent().saturating_sub(HALVINGS);
        let near = Dyadic::scaled(number.numerator() >> spare, number.exponent() - spare);
        let halvings = (&near - &self.first).to_scaled(HALVINGS).unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "a few units of 2^20")]
        let units = halvings as f64 / (1_u64 << HALVINGS) as f64;
        (units - f64::from(self.units) / 2.0) * self.unit
    }

    /// Ticks at the integers, and about each number at the fractions of its
    /// denominator, or of a smaller one where those would stand too close.
    fn ticks(&self, numbers: &[Dyadic]) -> BTreeSet<Dyadic> {
        let integers = (0..=self.units).map(|it| &self.first + &Dyadic::from(i64::from(it)));
        let mut ticks: BTreeSet<Dyadic> = integers.collect();
        for number in numbers {
            let mut halvings = 0;
            let mut apart = self.unit;
            while halvings < number.exponent() && apart / 2.0 >= CLOSEST {
                halvings += 1;
                apart /= 2.0;
            }
            let floor = Dyadic::from(number.floor());
            let parts = 1..1_i64 << halvings;
            ticks.extend(parts.map(|it| &floor + &Dyadic::scaled(it, halvings)));
        }
        ticks
    }

    /// Whether there is room for a label at every number as simple as this.
    pub fn has_room_for(&self, tick: &Dyadic) -> bool {
        if tick.is_zero() {
            return true;
        }
        let twos = tick.numerator().trailing_zeros().unwrap_or(0);
        let rarer = (0..twos).fold(self.unit, |apart, _| apart * 2.0);
        let apart = (0..tick.exponent()).fold(rarer, |apart, _| apart / 2.0);
        apart >= LABELS_APART
    }

    /// The line so many pixels above the ground, labels under some of its ticks,
    /// and dots where the numbers are.
    pub fn scene(
        &self,
        numbers: &[Dyadic],
        rise: f64,
        labelled: impl Fn(&Dyadic) -> bool,
    ) -> Scene {
        let end = f64::from(self.units) / 2.0 * self.unit + OVERHANG;
        let point = |x: f64, up: f64| Point::new(x, -rise - up);
        let axis = Mark::Axis(Line::new(point(-end, 0.0), point(end, 0.0)));
        let mut scene = Scene { marks: vec![axis] };
        for tick in self.ticks(numbers) {
            let at = self.place(&tick);
            let height = (0..tick.exponent()).fold(TICK, |height, _| height * LOWER);
            let line = Line::new(point(at, 0.0), point(at, height));
            scene.marks.push(Mark::Tick(line));
            if labelled(&tick) {
                let below = point(at, -LABEL_DROP);
                scene.marks.push(label(below, &tick, Role::Tick));
            }
        }
        let places = numbers.iter().map(|it| point(self.place(it), 0.0));
        scene.marks.extend(places.map(Mark::Pointer));
        scene
    }
}

fn label(at: Point, number: &Dyadic, role: Role) -> Mark {
    let text = Writing::number(number);
    Mark::Label(Label { at, text, role })
}
