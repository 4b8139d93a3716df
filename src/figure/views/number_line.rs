//! Where on the number line a value is.

use super::Panel;
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role, Scene};
use crate::figure::writing::Writing;
use crate::value::Dyadic;
use crate::verify::Verified;
use kurbo::{Line, Point};

/// The length of a line without its ends, and of its ends, in pixels.
const LENGTH: f64 = 168.0;
const OVERHANG: f64 = 16.0;

/// An integer is at most this far from the next, and ticks at least this far
/// apart, in pixels.
const WIDEST: f64 = 128.0;
const CLOSEST: f64 = 5.0;

/// How high a tick at an integer is, in pixels, and how much lower it gets with
/// each halving of a unit.
const TICK: f64 = 12.0;
const LOWER: f64 = 0.7;

/// The baselines of integers below the line and of the value above it, in pixels.
const LABEL_DROP: f64 = 20.0;
const VALUE_RISE: f64 = 22.0;

/// From 0 to the value is shown if that takes no more than this many units.
const NEAR: i64 = 3;

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
        scene: NumberLine::around(number).scene(number, rise),
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

/// A part of the number line.
#[derive(Debug)]
struct NumberLine {
    /// The integer at its left end.
    first: Dyadic,
    /// How many units long it is.
    units: u32,
    /// The length of a unit, in pixels.
    unit: f64,
}

impl NumberLine {
    /// The integers about a number, 0 among them if it is near.
    fn around(number: &Dyadic) -> Self {
        let beside = Dyadic::from(i64::from(number.is_integer()));
        let mut first = Dyadic::from(number.floor()) - beside.clone();
        let mut last = Dyadic::from(number.ceil()) + beside;
        let near = Dyadic::from(NEAR);
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
            unit: (LENGTH / f64::from(units)).min(WIDEST),
        }
    }

    /// Where a number is, in pixels from the middle of the line.
    fn place(&self, number: &Dyadic) -> f64 {
        let spare = number.exponent().saturating_sub(HALVINGS);
        let near = Dyadic::scaled(number.numerator() >> spare, number.exponent() - spare);
        let halvings = (&near - &self.first).to_scaled(HALVINGS).unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "a few units of 2^20")]
        let units = halvings as f64 / (1_u64 << HALVINGS) as f64;
        (units - f64::from(self.units) / 2.0) * self.unit
    }

    /// Ticks at the integers, and about the number at the fractions of its
    /// denominator, or of a smaller one where those would stand too close.
    fn ticks(&self, number: &Dyadic) -> Vec<Dyadic> {
        let mut halvings = 0;
        let mut apart = self.unit;
        while halvings < number.exponent() && apart / 2.0 >= CLOSEST {
            halvings += 1;
            apart /= 2.0;
        }
        let integers = (0..=self.units).map(|it| &self.first + &Dyadic::from(i64::from(it)));
        let floor = Dyadic::from(number.floor());
        let fractions = (1..1_i64 << halvings).map(|it| &floor + &Dyadic::scaled(it, halvings));
        integers.chain(fractions).collect()
    }

    fn scene(&self, number: &Dyadic, rise: f64) -> Scene {
        let end = f64::from(self.units) / 2.0 * self.unit + OVERHANG;
        let point = |x: f64, up: f64| Point::new(x, -rise - up);
        let label = |at: Point, number: &Dyadic, role: Role| {
            Mark::Label(Label {
                at,
                text: Writing::number(number),
                role,
            })
        };
        let axis = Mark::Axis(Line::new(point(-end, 0.0), point(end, 0.0)));
        let mut scene = Scene { marks: vec![axis] };
        for tick in self.ticks(number) {
            let at = self.place(&tick);
            let height = (0..tick.exponent()).fold(TICK, |height, _| height * LOWER);
            let line = Line::new(point(at, 0.0), point(at, height));
            scene.marks.push(Mark::Tick(line));
            if tick.is_integer() && tick != *number {
                let below = point(at, -LABEL_DROP);
                scene.marks.push(label(below, &tick, Role::Tick));
            }
        }
        let at = self.place(number);
        scene.marks.push(Mark::Pointer(point(at, 0.0)));
        let above = point(at, VALUE_RISE);
        scene.marks.push(label(above, number, Role::ValueOnLine));
        scene
    }
}
