//! A reading order as a drawing: what is read is a vertex with a number, and stands on
//! what is to be read before it.

mod columns;
mod levels;

use super::compose::{described, rect, unnamespaced};
use super::scene::{Edge, HATCH_DEPTH, Mark, Scene};
use super::svg::{group, number};
use super::words::listed;
use crate::drawing::Colour;
use ::svg::node::element::{Anchor, Circle, SVG, Text, Title};
use columns::Columns;
use kurbo::{CubicBez, Line, PathSeg, Point, Rect, Vec2};
use levels::{Levels, Segment, Spot};
use std::fmt::Write;

/// Something to be read.
#[derive(Debug, Clone)]
pub struct Rung {
    /// Its number for readers.
    pub number: u32,
    /// Its title.
    pub title: String,
    /// Where a press on it leads.
    pub href: String,
    /// What is to be read before it, by places in the list: each an earlier one.
    pub stands_on: Vec<usize>,
}

/// From one column or level to the next, in pixels.
const COLUMN: f64 = 46.0;
const LEVEL: f64 = 58.0;

/// How many rungs may stand abreast: more would not fit a phone.
const ABREAST: [usize; 4] = [2, 3, 4, 5];

/// The radius of a numbered vertex, in pixels: a finger has to meet it.
const RADIUS: f64 = 13.0;

/// How far the ground reaches beyond the outermost foot, in pixels.
const OVERHANG: f64 = 26.0;

/// How far below the middle of a vertex the baseline of its number is, in pixels.
const BASELINE: f64 = 5.2;

/// The drawing for a page. `key` makes its ids unique there.
#[must_use]
pub fn ladder(rungs: &[Rung], key: &str) -> String {
    let (levels, columns) = arranged(rungs);
    let places = places(columns);
    let scene = scene(&levels, &places);
    let vertices = places
        .iter()
        .flatten()
        .map(|&place| Rect::from_center_size(place, (2.0 * RADIUS, 2.0 * RADIUS)));
    let frame = vertices.fold(scene.bounds(), |all, vertex| all.union(vertex));
    let frame = Rect::new(frame.x0, frame.y0, frame.x1, HATCH_DEPTH).inflate(2.0, 2.0);
    let mut picture = SVG::new()
        .set("class", "panel ladder-map")
        .set("role", "group")
        .set("aria-labelledby", format!("{key}-title"))
        .set("aria-describedby", format!("{key}-desc"))
        .set("viewBox", rect(frame))
        .set("width", number(frame.width()))
        .set("height", number(frame.height()))
        .add(Title::new("What stands on what").set("id", format!("{key}-title")))
        .add(described(&description(rungs)).set("id", format!("{key}-desc")))
        .add(group(&scene, 0.0, 0.0));
    for (level, row) in levels.spots.iter().zip(&places) {
        for (spot, &place) in level.iter().zip(row) {
            if let Spot::Rung(rung) = *spot {
                picture = picture.add(vertex(&rungs[rung], place));
            }
        }
    }
    unnamespaced(&picture.to_string())
}

/// The levels and columns that cost least, of all numbers of rungs that may stand abreast.
/// Edges that pass a level cost a little, too.
fn arranged(rungs: &[Rung]) -> (Levels, Vec<Vec<usize>>) {
    let cost = |(levels, columns): &(Levels, Columns)| columns.cost + levels.passing();
    let all = ABREAST.map(|abreast| {
        let levels = Levels::of(rungs, abreast);
        let columns = columns::of(&levels);
        (levels, columns)
    });
    let best = all.into_iter().min_by_key(cost);
    best.map_or_else(Default::default, |(levels, columns)| (levels, columns.rows))
}

/// Where every spot is on the paper.
fn places(columns: Vec<Vec<usize>>) -> Vec<Vec<Point>> {
    let real = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    let row = |(level, row): (usize, Vec<usize>)| {
        let height = -LEVEL * real(level + 1);
        let place = |column: usize| Point::new(COLUMN * real(column), height);
        row.into_iter().map(place).collect()
    };
    columns.into_iter().enumerate().map(row).collect()
}

/// The ground and the edges.
fn scene(levels: &Levels, places: &[Vec<Point>]) -> Scene {
    let mut scene = Scene::default();
    let roots = places.first().map_or(&[][..], Vec::as_slice);
    let feet: Vec<f64> = roots.iter().map(|root| root.x).collect();
    scene.ground(&feet, OVERHANG);
    let edge = |curve: PathSeg| {
        Mark::Edge(Edge {
            curve,
            colour: Colour::Green,
            number: None,
        })
    };
    let stem = |root: &Point| edge(PathSeg::Line(Line::new((root.x, 0.0), *root)));
    scene.marks.extend(roots.iter().map(stem));
    for (below, segments) in levels.segments.iter().enumerate() {
        for &segment in segments {
            scene
                .marks
                .push(edge(course(levels, places, below, segment)));
        }
    }
    scene
}

/// The course of an edge from a level to the next: upright where it goes on beyond.
fn course(levels: &Levels, places: &[Vec<Point>], below: usize, segment: Segment) -> PathSeg {
    let Segment { from, to } = segment;
    let ends = [places[below][from], places[below + 1][to]];
    let passes = [
        levels.spots[below][from] == Spot::Passing,
        levels.spots[below + 1][to] == Spot::Passing,
    ];
    let [start, end] = ends;
    if passes == [false, false] {
        return PathSeg::Line(Line::new(start, end));
    }
    let along = (end - start) / 3.0;
    let upright = Vec2::new(0.0, (end.y - start.y) / 2.0);
    let [leave, arrive] = passes.map(|passes| if passes { upright } else { along });
    PathSeg::Cubic(CubicBez::new(start, start + leave, end - arrive, end))
}

/// A vertex that leads somewhere.
fn vertex(rung: &Rung, place: Point) -> Anchor {
    let name = format!("{}: {}", rung.number, rung.title);
    let disc = Circle::new()
        .set("cx", number(place.x))
        .set("cy", number(place.y))
        .set("r", number(RADIUS));
    let label = Text::new(rung.number.to_string())
        .set("text-anchor", "middle")
        .set("x", number(place.x))
        .set("y", number(place.y + BASELINE));
    Anchor::new()
        .set("href", rung.href.as_str())
        .set("aria-label", name)
        .add(disc)
        .add(label)
}

/// The map in words.
fn description(rungs: &[Rung]) -> String {
    let mut told = String::new();
    for rung in rungs {
        let mut below: Vec<usize> = rung.stands_on.clone();
        below.sort_unstable();
        let below: Vec<String> = below
            .into_iter()
            .map(|place| rungs[place].number.to_string())
            .collect();
        let below = match below.as_slice() {
            [] => "the ground".to_owned(),
            below => listed(below),
        };
        let space = if told.is_empty() { "" } else { " " };
        let (number, title) = (rung.number, &rung.title);
        let _ = write!(told, "{space}{number}, {title}, stands on {below}.");
    }
    told
}

#[cfg(test)]
mod tests {
    use super::{Rung, ladder};

    /// Rungs numbered from 1 that stand on these.
    pub fn rungs(bases: &[&[usize]]) -> Vec<Rung> {
        let numbered = (1..).zip(bases);
        numbered
            .map(|(number, bases)| Rung {
                number,
                title: format!("Essay \"{number}\" & more"),
                href: format!("essay-{number}/"),
                stands_on: bases.to_vec(),
            })
            .collect()
    }

    #[test]
    fn a_map_is_told_in_words_and_leads_to_every_rung() {
        let map = ladder(&rungs(&[&[], &[0], &[1, 0], &[]]), "map");
        for told in [
            "1, Essay \"1\" &amp; more, stands on the ground.",
            "3, Essay \"3\" &amp; more, stands on 1 and 2.",
            "aria-describedby=\"map-desc\"",
            "aria-label=\"3: Essay &quot;3&quot; &amp; more\"",
        ] {
            assert!(map.contains(told), "no {told} in {map}");
        }
        assert_eq!(map.matches("<a ").count(), 4);
        // Two stems, and two edges that do not follow from others.
        assert_eq!(map.matches("class=\"edge\"").count(), 4);
    }

    #[test]
    fn nothing_makes_an_empty_map() {
        assert!(ladder(&[], "map").contains("<svg"));
    }
}
