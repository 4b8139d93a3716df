//! All positions of a small drawing, in rows by how many edges stand.

use super::detour::{self, Detour};
use super::miniature::{Miniature, edges_of};
use super::{Panel, stage};
use crate::drawing::EdgeId;
use crate::figure::scene::{Label, Mark, Role, Scene};
use crate::figure::writing::Writing;
use crate::figure::{Unsuited, description};
use crate::search::{Play, Position};
use crate::value::Value;
use crate::verify::Verified;
use kurbo::{Line, PathSeg, Point};
use std::collections::BTreeMap;

/// A drawing of more positions is not shown: nothing could be told apart.
pub const MOST_POSITIONS: u64 = 24;

/// Nor is one in which more cuts than this lead past a row: their lines would tangle.
pub const MOST_PASSING: usize = 8;

/// The room for the widest row, in pixels, and the most room a position takes.
const WIDTH: f64 = 600.0;
const PICTURE_WIDTH: f64 = 62.0;
const PICTURE_HEIGHT: f64 = 74.0;
const SCALE: f64 = 0.42;

/// Room between pictures of a row at least, in pixels, and between rows.
const GAP: f64 = 14.0;
const ROW_GAP: f64 = 40.0;

/// From the ground of a picture to the baseline of its value, in pixels, and how
/// far from pictures and values lines end.
const VALUE_DROP: f64 = 18.0;
const CLEAR: f64 = 5.0;

/// A value is at most about as long as this.
const LONGEST: usize = 8;

/// Rounds in which every row is put in order by the rows beside it.
const ROUNDS: usize = 6;

/// The play of a drawing that has few enough positions, and few enough cuts that
/// lead past a row.
///
/// # Errors
/// When it has more, or was not played out in this build.
pub fn play(verified: &Verified) -> Result<&Play, Unsuited> {
    let play = verified.play().ok_or(Unsuited::Recorded)?;
    let positions = play.positions();
    if positions > MOST_POSITIONS {
        return Err(Unsuited::TooManyPositions { positions });
    }
    match passing(play) {
        0..=MOST_PASSING => Ok(play),
        cuts => Err(Unsuited::Tangled { cuts }),
    }
}

/// How many lines lead past a row: cuts with which so many edges fall that some other
/// position has a number of edges in between.
fn passing(play: &Play) -> usize {
    let rows = rows(play);
    let mut row_of: BTreeMap<Position, usize> = BTreeMap::new();
    for (number, row) in rows.iter().enumerate() {
        row_of.extend(row.iter().map(|(position, _)| (*position, number)));
    }
    let past = |(&position, &upper): (&Position, &usize)| {
        let options = options(play, position).into_iter();
        let lower = options.filter_map(|left| row_of.get(&left));
        lower.filter(|&&lower| lower > upper + 1).count()
    };
    row_of.iter().map(past).sum()
}

/// Every position with its value, in rows from the whole down to nothing; within
/// a row in the order of the positions.
pub fn rows(play: &Play) -> Vec<Vec<(Position, Value)>> {
    let mut by_count: BTreeMap<u32, Vec<(Position, Value)>> = BTreeMap::new();
    for (position, value) in play.entries() {
        let row = by_count.entry(position.count_ones()).or_default();
        row.push((position, value));
    }
    by_count.into_values().rev().collect()
}

pub fn panel(verified: &Verified, play: &Play) -> Panel {
    let stage = stage(verified);
    let rows = in_order(rows(play), play);
    let widest = rows.iter().map(Vec::len).max().unwrap_or(1);
    let width = PICTURE_WIDTH.min(WIDTH / real(widest) - GAP);
    let miniature = Miniature::within(&stage, width, PICTURE_HEIGHT, SCALE);
    let values = rows
        .iter()
        .flatten()
        .map(|(_, value)| label(value, Point::ORIGIN));
    let value_width = values.fold(0.0_f64, |widest, it| widest.max(it.bounds().width()));
    let grid = Grid {
        cell: miniature.frame().width().max(value_width) + GAP,
        height: miniature.frame().rise() + VALUE_DROP + ROW_GAP,
        rows: rows.len(),
    };
    let mut scene = Scene::default();
    scene.marks.extend(links(&rows, &grid, &miniature, play));
    for (number, row) in rows.iter().enumerate() {
        for (place, (position, value)) in row.iter().enumerate() {
            let ground = grid.place(number, place, row.len());
            scene.marks.push(miniature.of(*position, ground));
            let label = label(value, Point::new(ground.x, ground.y + VALUE_DROP));
            if value.is_zero() {
                scene.marks.push(under(&label));
            }
            scene.marks.push(Mark::Label(label));
        }
    }
    Panel {
        lead: Vec::new(),
        scene,
        caption: String::new(),
        title: format!("{}: every position", description::title(verified)),
        description: description::of_lattice(verified, play),
    }
}

/// Where positions stand.
struct Grid {
    cell: f64,
    height: f64,
    rows: usize,
}

impl Grid {
    /// The middle of the ground of the `place`th of `count` pictures in a row.
    fn place(&self, row: usize, place: usize, count: usize) -> Point {
        let x = (real(place) - (real(count) - 1.0) / 2.0) * self.cell;
        Point::new(x, -real(self.rows - 1 - row) * self.height - VALUE_DROP)
    }
}

/// Lines from every position to those that one cut leaves, once each. Where rows
/// are passed over, a line goes round them.
fn links(
    rows: &[Vec<(Position, Value)>],
    grid: &Grid,
    miniature: &Miniature<'_>,
    play: &Play,
) -> Vec<Mark> {
    let mut places: BTreeMap<Position, (usize, Point)> = BTreeMap::new();
    for (number, row) in rows.iter().enumerate() {
        for (place, (position, _)) in row.iter().enumerate() {
            let at = grid.place(number, place, row.len());
            places.insert(*position, (number, at));
        }
    }
    let rise = miniature.frame().rise();
    let (mut links, mut detours) = (Vec::new(), Vec::new());
    for (&position, (upper, from)) in &places {
        for left in options(play, position) {
            let Some((lower, to)) = places.get(&left) else {
                continue;
            };
            let from = Point::new(from.x, from.y + VALUE_DROP + CLEAR);
            let to = Point::new(to.x, to.y - rise - CLEAR);
            match rows[upper + 1..*lower].iter().map(Vec::len).max() {
                None => links.push(Mark::Link(PathSeg::Line(Line::new(from, to)))),
                Some(widest) => detours.push(Detour {
                    from,
                    to,
                    beside: (*upper, *lower),
                    past: real(widest) * grid.cell / 2.0,
                }),
            }
        }
    }
    // What is between rows is so high.
    let gap = ROW_GAP - 2.0 * CLEAR;
    links.extend(detour::in_lanes(detours, gap).map(Mark::Link));
    links
}

/// The different positions one cut away, in order.
pub fn options(play: &Play, position: Position) -> Vec<Position> {
    let cuts = edges_of(position).filter_map(|edge: EdgeId| play.after_cut(position, edge));
    let mut options: Vec<Position> = cuts.collect();
    options.sort_unstable();
    options.dedup();
    options
}

/// The rows, each with its positions near those they are joined to.
fn in_order(mut rows: Vec<Vec<(Position, Value)>>, play: &Play) -> Vec<Vec<(Position, Value)>> {
    let mut joined: BTreeMap<Position, Vec<Position>> = BTreeMap::new();
    for &(position, _) in rows.iter().flatten() {
        for left in options(play, position) {
            joined.entry(position).or_default().push(left);
            joined.entry(left).or_default().push(position);
        }
    }
    for _ in 0..ROUNDS {
        for number in 0..rows.len() {
            let mut at: BTreeMap<Position, f64> = BTreeMap::new();
            for row in &rows {
                let middle = (real(row.len()) - 1.0) / 2.0;
                let places = row.iter().enumerate();
                at.extend(places.map(|(place, (it, _))| (*it, real(place) - middle)));
            }
            let centre = |position: &Position| {
                let near = joined.get(position).map_or(&[][..], Vec::as_slice);
                near.iter().map(|it| at[it]).sum::<f64>() / real(near.len().max(1))
            };
            rows[number].sort_by(|(a, _), (b, _)| centre(a).total_cmp(&centre(b)).then(a.cmp(b)));
        }
    }
    rows
}

fn label(value: &Value, at: Point) -> Label {
    let role = if value.is_zero() {
        Role::Zero
    } else {
        Role::Position
    };
    let text = Writing::value(value, LONGEST);
    Label { at, text, role }
}

/// The yellow under a 0: whoever leaves it to the opponent wins.
fn under(label: &Label) -> Mark {
    let middle = label.bounds().center();
    let reach = 1.0;
    Mark::Highlight(PathSeg::Line(Line::new(
        (middle.x - reach, middle.y),
        (middle.x + reach, middle.y),
    )))
}

#[expect(clippy::cast_precision_loss, reason = "counts of positions are small")]
fn real(count: usize) -> f64 {
    count as f64
}
