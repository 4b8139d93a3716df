//! Thermographs, as the books draw them: values grow to the left, temperature
//! upward, and the walls close to a mast.

use super::Panel;
use crate::figure::description;
use crate::figure::scene::{Label, Mark, Role, Scene};
use crate::figure::writing::Writing;
use crate::value::{Dyadic, Player, Thermograph, Value};
use kurbo::{Line, PathSeg, Point};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The room for the walls, in pixels: with words beside them no wider than a phone.
const WIDTH: f64 = 180.0;
const HEIGHT: f64 = 150.0;

/// How far below the axis the mast of a number begins, in pixels.
const DEPTH: f64 = 46.0;

/// How far the mast goes on, and its continuation as dots, in pixels.
const MAST: f64 = 56.0;
const CONTINUED: f64 = 26.0;

/// How far the axis of values reaches from the mast at least, and beyond the walls,
/// in pixels.
const REACH: f64 = 66.0;
const OVERHANG: f64 = 30.0;

/// Ticks, and the distance of labels from their axis, in pixels.
const TICK: f64 = 6.0;
const LABEL_DROP: f64 = 22.0;
const BESIDE: f64 = 10.0;

/// From the middle of a letter to its baseline, in pixels.
const MIDDLE: f64 = 5.0;

/// The least room between labels, in pixels.
const CLEAR: f64 = 4.0;

/// The thermograph of a value; `name` is what is worth it, `before` what is to be
/// said first to who cannot see.
pub fn panel(name: &str, before: &str, value: &Value) -> Panel {
    let thermograph = value.thermograph();
    Panel {
        lead: Vec::new(),
        scene: Sheet::of(&thermograph).scene(),
        caption: String::new(),
        title: format!("{name}: thermograph"),
        description: format!(
            "{before} {}",
            description::of_thermograph(value, &thermograph)
        ),
    }
}

/// A thermograph and its scale.
struct Sheet<'a> {
    thermograph: &'a Thermograph,
    /// Every place is a whole number of parts, a part being `2^-halvings`.
    halvings: usize,
    /// A part, in pixels.
    part: f64,
}

impl<'a> Sheet<'a> {
    fn of(thermograph: &'a Thermograph) -> Self {
        let walls = Player::BOTH.map(|it| thermograph.wall(it));
        let corners = walls.iter().flat_map(|wall| wall.points());
        let exponents = corners.map(|(tax, at)| tax.exponent().max(at.exponent()));
        let least = thermograph.temperature().exponent();
        let mut sheet = Self {
            thermograph,
            // Names stand halfway up their walls.
            halvings: exponents.fold(least, usize::max) + 1,
            part: 1.0,
        };
        let spread = sheet.left_end() - sheet.right_end();
        let height = sheet.parts(thermograph.temperature());
        let rooms = [(spread, WIDTH), (height, HEIGHT), (-height, DEPTH)];
        let needed = rooms.into_iter().filter(|(parts, _)| *parts > 0.0);
        let scales = needed.map(|(parts, room)| room / parts);
        sheet.part = scales.fold(f64::INFINITY, f64::min).min(WIDTH);
        sheet
    }

    fn parts(&self, number: &Dyadic) -> f64 {
        let parts = number.to_scaled(self.halvings).unwrap_or_default();
        #[expect(clippy::cast_precision_loss, reason = "places on paper")]
        let parts = parts as f64;
        parts
    }

    /// A number's distance from the mast, in pixels to the left.
    fn left(&self, number: &Dyadic) -> f64 {
        self.parts(&(number - self.thermograph.mean())) * self.part
    }

    fn left_end(&self) -> f64 {
        self.left(&self.thermograph.wall(Player::Left).at(&Dyadic::ZERO))
    }

    fn right_end(&self) -> f64 {
        self.left(&self.thermograph.wall(Player::Right).at(&Dyadic::ZERO))
    }

    fn point(&self, tax: &Dyadic, number: &Dyadic) -> Point {
        Point::new(-self.left(number), -self.parts(tax) * self.part)
    }

    fn scene(&self) -> Scene {
        let (mean, temperature) = (self.thermograph.mean(), self.thermograph.temperature());
        let foot = self.point(temperature, mean);
        let top = foot.y.min(0.0) - MAST;
        let left = -self.left_end().max(REACH) - OVERHANG;
        let right = (-self.right_end()).max(REACH) + OVERHANG;
        let mut scene = Scene::default();
        let line = |x0, y0, x1, y1| Line::new((x0, y0), (x1, y1));
        scene.marks.push(Mark::Axis(line(left, 0.0, right, 0.0)));
        let high = top - CONTINUED;
        scene
            .marks
            .push(Mark::Axis(line(right, foot.y.max(0.0), right, high)));
        let onward = line(foot.x, top, foot.x, high);
        let across = line(foot.x, foot.y, right, foot.y);
        let down = line(foot.x, foot.y, foot.x, 0.0);
        let guides = [across, down].into_iter().filter(|_| foot.y != 0.0);
        let ghosts = guides.chain([onward]);
        let ghosts = ghosts.map(|it| Mark::Ghost(PathSeg::Line(it)));
        scene.marks.extend(ghosts);
        scene.marks.extend(self.numbers(foot.y.max(0.0)));
        scene.marks.extend(self.taxes(right));
        let above = Point::new(right, high - BESIDE);
        scene.marks.push(caption("temperature", above, 0.0));
        let beside = Point::new(left, MIDDLE - 1.0);
        scene.marks.push(caption("value", beside, -1.0));
        scene.marks.extend(self.walls());
        scene
            .marks
            .push(Mark::Wall(line(foot.x, foot.y, foot.x, top)));
        scene
    }

    /// The walls up to the mast, and whose they are beside them.
    fn walls(&self) -> Vec<Mark> {
        let temperature = self.thermograph.temperature();
        let mut marks = Vec::new();
        if temperature.sign() != Ordering::Greater {
            return marks;
        }
        for player in Player::BOTH {
            let wall = self.thermograph.wall(player);
            let mut points: Vec<Point> = wall
                .points()
                .iter()
                .map(|(tax, at)| self.point(tax, at))
                .collect();
            // A wall that no longer turns goes straight up to the mast.
            points.push(self.point(temperature, self.thermograph.mean()));
            points.dedup();
            let stretches = points.windows(2).map(|ends| Line::new(ends[0], ends[1]));
            marks.extend(stretches.map(Mark::Wall));
            let half = temperature.half();
            let beside = self.point(&half, &wall.at(&half));
            let (name, side) = match player {
                Player::Left => ("Left", -1.0),
                Player::Right => ("Right", 1.0),
            };
            marks.push(caption(name, Point::new(beside.x, beside.y + MIDDLE), side));
        }
        marks
    }

    /// Ticks and labels on the axis of values, where the walls begin, where they
    /// turn and where they meet; labels below everything, so many pixels down.
    fn numbers(&self, depth: f64) -> Vec<Mark> {
        let walls = Player::BOTH.map(|it| self.thermograph.wall(it));
        let ends = walls.map(|wall| wall.at(&Dyadic::ZERO));
        let turns = walls.iter().flat_map(|wall| wall.points());
        let turns: BTreeSet<Dyadic> = turns.map(|(_, at)| at.clone()).collect();
        let numbers = ends
            .into_iter()
            .chain([self.thermograph.mean().clone()])
            .chain(turns);
        labelled(numbers, |number| {
            let x = -self.left(number);
            let text = Writing::number(number);
            let at = Point::new(x, depth + LABEL_DROP);
            let role = Role::Tick;
            (Line::new((x, 0.0), (x, TICK)), Label { at, text, role })
        })
    }

    /// The same on the axis of temperatures.
    fn taxes(&self, x: f64) -> Vec<Mark> {
        let walls = Player::BOTH.map(|it| self.thermograph.wall(it));
        let turns = walls.iter().flat_map(|wall| wall.points());
        let turns: BTreeSet<Dyadic> = turns.map(|(tax, _)| tax.clone()).collect();
        let first = [Dyadic::ZERO, self.thermograph.temperature().clone()];
        labelled(first.into_iter().chain(turns), |tax| {
            let y = -self.parts(tax) * self.part;
            let text = Writing::number(tax);
            let at = Point::new(x + BESIDE, y + MIDDLE);
            let role = Role::Term;
            (Line::new((x, y), (x + TICK, y)), Label { at, text, role })
        })
    }
}

/// A tick for each number, and a label for each, the most important first, that
/// has room beside those before it.
fn labelled(
    numbers: impl Iterator<Item = Dyadic>,
    put: impl Fn(&Dyadic) -> (Line, Label),
) -> Vec<Mark> {
    let mut seen = BTreeSet::new();
    let mut labels: Vec<Label> = Vec::new();
    let mut marks = Vec::new();
    for number in numbers.filter(|it| seen.insert(it.clone())) {
        let (tick, label) = put(&number);
        marks.push(Mark::Tick(tick));
        let room = label.bounds().inflate(CLEAR, CLEAR);
        if labels
            .iter()
            .all(|it| it.bounds().intersect(room).is_zero_area())
        {
            labels.push(label);
        }
    }
    marks.extend(labels.into_iter().map(Mark::Label));
    marks
}

/// Words over a place, or on one side of it.
fn caption(text: &str, at: Point, side: f64) -> Mark {
    let mut label = Label {
        at,
        text: text.into(),
        role: Role::Caption,
    };
    label.at.x += side * (BESIDE + label.bounds().width() / 2.0);
    Mark::Label(label)
}
