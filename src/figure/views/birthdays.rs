//! The tree of numbers born day by day, days to the right and greater numbers
//! higher, and in it the path to a number: an edge of Left's wherever it goes to a
//! greater number and one of Right's wherever to a smaller. Those edges are the
//! blue-red stalk that is worth the number.

use super::Panel;
use crate::drawing::Colour;
use crate::figure::Unsuited;
use crate::figure::description;
use crate::figure::scene::{EDGE_WIDTH, Edge, Label, Mark, Role, Scene};
use crate::figure::writing::Writing;
use crate::value::{Dyadic, Player, simplest_between};
use crate::verify::Verified;
use kurbo::{Line, PathSeg, Point};

/// The last day of which the whole tree is drawn: beyond it numbers are too many.
const LAST_DAY: usize = 4;

/// From a day to the next, and between numbers of the last, in pixels.
const DAY: f64 = 66.0;
const ROW: f64 = 21.0;

/// Room for a day on the path to a number born later, and from its least number to its
/// greatest, in pixels.
const STEP: f64 = 42.0;
const LONG_STEP: f64 = 48.0;
const TALL: f64 = 110.0;

/// Room above and below the path, in pixels.
const MARGIN: f64 = 27.0;

/// Room between a line and the numbers it joins, and between the numbers and the
/// days above them, in pixels.
const CLEAR: f64 = 5.0;
const HEADING: f64 = 14.0;

/// From one line of words to the next, in pixels.
const LINE: f64 = 19.0;

/// Half the height of the letters of a number, in pixels.
const MIDDLE: f64 = 5.0;
const LARGE_MIDDLE: f64 = 8.0;

/// The last day of which a path is drawn: beyond it numbers are wider than a day.
pub const LATEST: usize = 12;

/// Whether the picture has room for a drawing's value.
///
/// # Errors
/// When the value is not a number, or was born too late.
pub fn suits(verified: &Verified) -> Result<(), Unsuited> {
    let value = verified.value();
    let number = value.as_number().ok_or(Unsuited::NotANumber)?;
    let day = path(number).len() - 1;
    if day > LATEST {
        return Err(Unsuited::BornLate { day });
    }
    Ok(())
}

/// The picture of a drawing that is worth a number born early enough.
pub fn panel(verified: &Verified) -> Result<Panel, Unsuited> {
    suits(verified)?;
    let value = verified.value();
    let number = value.as_number().ok_or(Unsuited::NotANumber)?;
    let path = path(number);
    let whole = path.len() <= LAST_DAY + 1;
    let tree = days(if whole { LAST_DAY } else { 0 });
    let title = description::title(verified);
    Ok(Panel {
        lead: Vec::new(),
        scene: explained(
            if whole {
                with_path(&tree, &path)
            } else {
                alone(&path)
            },
            &path,
        ),
        caption: String::new(),
        title: format!("{title}: the day on which {number} is born"),
        description: description::of_birth(verified, &tree, &path),
    })
}

/// The numbers born on each day up to one, the smallest of each first.
pub fn days(last: usize) -> Vec<Vec<Dyadic>> {
    let mut born: Vec<Dyadic> = Vec::new();
    let mut days = Vec::new();
    for _ in 0..=last {
        let below = std::iter::once(None).chain(born.iter().map(Some));
        let above = born.iter().map(Some).chain([None]);
        let between = below.zip(above);
        let today: Vec<Dyadic> = between
            .filter_map(|(lower, upper)| simplest_between(lower, upper))
            .collect();
        born.extend(today.iter().cloned());
        born.sort();
        days.push(today);
    }
    days
}

/// From 0 to a number, each after the one of its options that is born last.
pub fn path(number: &Dyadic) -> Vec<Dyadic> {
    let mut path = vec![number.clone()];
    let mut at = number.clone();
    loop {
        let options = Player::BOTH.into_iter().filter_map(|it| at.option(it));
        let Some(before) = options.max_by_key(Dyadic::birthday) else {
            break;
        };
        path.push(before.clone());
        at = before;
    }
    path.reverse();
    path
}

/// The whole tree, the path to one of its numbers drawn as edges.
fn with_path(tree: &[Vec<Dyadic>], path: &[Dyadic]) -> Scene {
    let height = ROW * real(1 << LAST_DAY);
    let mut scene = Scene::default();
    let mut numbers: Vec<Mark> = Vec::new();
    let mut before: Vec<Label> = Vec::new();
    for (day, born) in tree.iter().enumerate() {
        let row = height / real(born.len());
        let x = real(day) * DAY;
        let labels: Vec<Label> = born
            .iter()
            .enumerate()
            .map(|(rank, number)| {
                let middle = Point::new(x, -row * (real(rank) + 0.5));
                named(middle, number, path.last() == Some(number))
            })
            .collect();
        for (rank, number) in born.iter().enumerate().filter(|_| day > 0) {
            let grown = path.get(day) == Some(number);
            let colour = grown.then(|| turn(&path[day - 1], number));
            scene
                .marks
                .push(branch(&before[rank / 2], &labels[rank], colour));
        }
        numbers.extend(labels.iter().cloned().map(Mark::Label));
        numbers.push(heading(x, -height, day));
        before = labels;
    }
    scene.marks.extend(numbers);
    scene
}

/// From a number to one born on the day after it: thin, or an edge of a colour.
fn branch(parent: &Label, child: &Label, colour: Option<Colour>) -> Mark {
    let clear = match colour {
        Some(_) => CLEAR + EDGE_WIDTH / 2.0,
        None => CLEAR,
    };
    let course = Line::new(
        Point::new(parent.bounds().x1 + clear, middle(parent)),
        Point::new(child.bounds().x0 - clear, middle(child)),
    );
    match colour {
        Some(colour) => step(course, colour),
        None => Mark::Tick(course),
    }
}

/// A step up or down, which looks like the edge that takes it.
fn step(course: Line, colour: Colour) -> Mark {
    Mark::Edge(Edge {
        curve: PathSeg::Line(course),
        colour,
        number: None,
    })
}

/// A number with its middle at a place, large if it is the one to be shown.
fn named(middle: Point, number: &Dyadic, shown: bool) -> Label {
    let (role, drop) = if shown {
        (Role::ValueOnLine, LARGE_MIDDLE)
    } else {
        (Role::Tick, MIDDLE)
    };
    Label {
        at: Point::new(middle.x, middle.y + drop),
        text: Writing::number(number),
        role,
    }
}

/// The height of the middle of a number.
fn middle(label: &Label) -> f64 {
    match label.role {
        Role::ValueOnLine => label.at.y - LARGE_MIDDLE,
        _ => label.at.y - MIDDLE,
    }
}

fn heading(x: f64, top: f64, day: usize) -> Mark {
    Mark::Label(Label {
        at: Point::new(x, top - HEADING),
        text: format!("day {day}").into(),
        role: Role::Caption,
    })
}

/// The path to a number and nothing else of the tree, every number as high as it is
/// great.
fn alone(path: &[Dyadic]) -> Scene {
    let colours: Vec<Colour> = path.windows(2).map(|it| turn(&it[0], &it[1])).collect();
    // Days of two digits are wider.
    let step_width = if path.len() > 10 { LONG_STEP } else { STEP };
    let heights = heights(path);
    let lowest = heights.iter().copied().fold(0.0, f64::min);
    let highest = heights.iter().copied().fold(0.0, f64::max);
    let places: Vec<Point> = heights
        .iter()
        .enumerate()
        .map(|(day, height)| Point::new(real(day) * step_width, lowest - height - MARGIN))
        .collect();
    let top = lowest - highest - 2.0 * MARGIN;
    let edges = places
        .windows(2)
        .zip(&colours)
        .map(|(ends, colour)| step(Line::new(ends[0], ends[1]), *colour));
    let mut scene = Scene {
        marks: edges.collect(),
    };
    for (day, (place, number)) in places.iter().zip(path).enumerate() {
        // On the side that the next step leaves free.
        let (role, offset) = match colours.get(day) {
            Some(Colour::Blue) => (Role::Term, (4.0, 19.0)),
            Some(_) => (Role::Term, (4.0, -9.0)),
            None => (Role::Value, (11.0, LARGE_MIDDLE)),
        };
        scene.marks.push(Mark::Vertex(*place));
        scene.marks.push(Mark::Label(Label {
            at: *place + offset,
            text: Writing::number(number),
            role,
        }));
        scene.marks.push(heading(place.x, top, day));
    }
    scene
}

/// How high the numbers of a path stand over 0, in pixels.
fn heights(path: &[Dyadic]) -> Vec<f64> {
    // Every denominator divides the last, and numbers born by the latest day are small.
    let scale = path.iter().map(Dyadic::exponent).max().unwrap_or(0);
    let scaled = path.iter().map(|it| it.to_scaled(scale).unwrap_or(0));
    #[expect(clippy::cast_precision_loss, reason = "no more than 2^12")]
    let scaled: Vec<f64> = scaled.map(|it| it as f64).collect();
    let greatest = scaled.iter().copied().fold(0.0, f64::max);
    let least = scaled.iter().copied().fold(0.0, f64::min);
    let unit = TALL / (greatest - least).max(1.0);
    scaled.into_iter().map(|it| it * unit).collect()
}

/// The picture, and below it what the colours of the path mean.
fn explained(mut scene: Scene, path: &[Dyadic]) -> Scene {
    let used: Vec<Colour> = path.windows(2).map(|it| turn(&it[0], &it[1])).collect();
    let bounds = scene.bounds();
    let mut at = Point::new(bounds.center().x, bounds.y1 + CLEAR);
    for (colour, words) in [
        (Colour::Blue, "blue leads to a greater number"),
        (Colour::Red, "red leads to a smaller number"),
    ] {
        if used.contains(&colour) {
            at.y += LINE;
            scene.marks.push(Mark::Label(Label {
                at,
                text: words.into(),
                role: Role::Caption,
            }));
        }
    }
    scene
}

/// Whose edge leads from one number to the next of a path.
fn turn(from: &Dyadic, to: &Dyadic) -> Colour {
    if to > from { Colour::Blue } else { Colour::Red }
}

#[expect(clippy::cast_precision_loss, reason = "few days and few numbers")]
fn real(count: usize) -> f64 {
    count as f64
}
