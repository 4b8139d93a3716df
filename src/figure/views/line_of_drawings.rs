//! Drawings in a row over their places on the number line.

use super::number_line::{Extent, NumberLine, OVERHANG, TICK};
use super::{COLUMN_WIDTH, Panel, spread, stage};
use crate::figure::scene::{Label, Mark, POINTER_RADIUS, Role};
use crate::figure::stage::Stage;
use crate::figure::writing::Writing;
use crate::figure::{description, words};
use crate::value::Dyadic;
use crate::verify::Verified;
use kurbo::{Line, Point, Vec2};

/// A line under few drawings.
const LONG: Extent = Extent {
    length: 288.0,
    widest: 240.0,
    near: 6,
};

/// A drawing over the line is at most so high, and an edge of it at most and at
/// least so long, in pixels.
const PICTURE_HEIGHT: f64 = 170.0;
const PICTURE_UNIT: f64 = 46.0;
const LEAST_UNIT: f64 = 17.0;

/// A row of drawings longer than this is broken, in pixels.
const WIDEST: f64 = 340.0;

/// Room between drawings over the line, in pixels.
const BETWEEN: f64 = 16.0;

/// Below the ground: the baselines of values, where the thin lines to their places
/// begin, and the number line, in pixels.
const VALUE_DROP: f64 = 34.0;
const LEADER_DROP: f64 = 42.0;
const LINE_DROP: f64 = 84.0;

/// The drawings that are worth numbers in order of their values, each over its
/// place on the number line. A line of more drawings than a phone has room for goes
/// on in the next panel.
pub fn panels(drawings: &[&Verified]) -> Vec<Panel> {
    let mut valued: Vec<(&Verified, Dyadic)> = drawings
        .iter()
        .filter_map(|it| Some((*it, it.value().as_number()?.clone())))
        .collect();
    valued.sort_by(|(_, a), (_, b)| a.cmp(b));
    let rows = Row::of(&valued).wrapped();
    let mut rest = &valued[..];
    let mut panels = Vec::new();
    for row in rows {
        let (here, after) = rest.split_at(row.drawings.len());
        panels.push(row.panel(here));
        rest = after;
    }
    panels
}

/// Drawings in a row, their values under them.
struct Row<'a> {
    drawings: Vec<Placed<'a>>,
    /// An edge length, in pixels.
    unit: f64,
}

/// A drawing of the row.
struct Placed<'a> {
    stage: Stage,
    number: &'a Dyadic,
    /// The middle of its ground by its own measure, and the room it takes on both
    /// sides of that together, in pixels.
    middle: f64,
    room: f64,
}

impl<'a> Row<'a> {
    fn of(valued: &'a [(&Verified, Dyadic)]) -> Self {
        let stages: Vec<Stage> = valued.iter().map(|(it, _)| stage(it)).collect();
        let highest = stages.iter().map(Stage::height).fold(0.1, f64::max);
        let unit = (PICTURE_HEIGHT / highest).clamp(LEAST_UNIT, PICTURE_UNIT);
        let with_numbers = stages.into_iter().zip(valued);
        let drawings = with_numbers.map(|(stage, (_, number))| {
            let scene = stage.scene(unit);
            let (bounds, middle) = (scene.bounds(), scene.ground_middle());
            let half = (bounds.x1 - middle).max(middle - bounds.x0);
            let text = value_below(0.0, number).bounds().width();
            let room = text.max(2.0 * half) + BETWEEN;
            Placed {
                stage,
                number,
                middle,
                room,
            }
        });
        Self {
            drawings: drawings.collect(),
            unit,
        }
    }

    fn width(&self) -> f64 {
        self.drawings.iter().map(|it| it.room).sum()
    }

    /// As many rows as a phone's width makes necessary, all about as long.
    fn wrapped(self) -> Vec<Self> {
        let unit = self.unit;
        let rows = (self.width() / WIDEST).ceil().max(1.0);
        let share = self.width() / rows;
        let mut wrapped: Vec<Self> = Vec::new();
        let mut passed = 0.0;
        let mut ends = 0.0;
        for drawing in self.drawings {
            // Each goes where its middle falls.
            let middle = passed + drawing.room / 2.0;
            passed += drawing.room;
            match wrapped.last_mut() {
                Some(row) if middle < ends => row.drawings.push(drawing),
                _ => {
                    ends += share;
                    wrapped.push(Self {
                        drawings: vec![drawing],
                        unit,
                    });
                }
            }
        }
        wrapped
    }

    /// The row over its part of the number line.
    fn panel(&self, valued: &[(&Verified, Dyadic)]) -> Panel {
        let numbers: Vec<Dyadic> = valued.iter().map(|(_, number)| number.clone()).collect();
        let titles: Vec<String> = valued
            .iter()
            .map(|(it, _)| description::title(it))
            .collect();
        let line = NumberLine::around(
            &numbers,
            &Extent {
                length: self.width().clamp(LONG.length, COLUMN_WIDTH - OVERHANG),
                ..LONG
            },
        );
        let mut scene = line.scene(&numbers, -LINE_DROP, |tick| line.has_room_for(tick));
        scene.marks.extend(self.over(&line));
        Panel {
            lead: Vec::new(),
            scene,
            caption: String::new(),
            title: format!("{} on the number line", words::listed(&titles)),
            description: description::of_number_line(&line.first, &line.last(), valued),
        }
    }

    /// The row as near as can be to the places of its numbers on the line, and thin
    /// lines to where those are.
    fn over(&self, line: &NumberLine) -> Vec<Mark> {
        let drawings = self.drawings.iter();
        let wanted: Vec<(f64, f64)> = drawings
            .map(|it| (line.place(it.number), it.room))
            .collect();
        let mut marks = Vec::new();
        for (drawing, x) in self.drawings.iter().zip(spread(&wanted)) {
            let by = Vec2::new((x - drawing.middle) / self.unit, 0.0);
            let moved = drawing.stage.clone().moved(by);
            marks.extend(moved.scene(self.unit).marks);
            marks.push(Mark::Label(value_below(x, drawing.number)));
            let above = LINE_DROP - TICK - POINTER_RADIUS;
            let above = Point::new(line.place(drawing.number), above);
            marks.push(Mark::Tick(Line::new(Point::new(x, LEADER_DROP), above)));
        }
        marks
    }
}

/// A value below the ground of the drawing that is worth it.
fn value_below(x: f64, number: &Dyadic) -> Label {
    Label {
        at: Point::new(x, VALUE_DROP),
        text: Writing::number(number),
        role: Role::ValueOnLine,
    }
}
