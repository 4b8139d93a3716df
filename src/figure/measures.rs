//! How good a layout is, as numbers.

use super::layout::{chords, length};
use super::stage::{Placed, Stage};
use crate::drawing::{Colour, Drawing};
use kurbo::{Line, ParamCurve, ParamCurveArclen, ParamCurveNearest, PathSeg, Point};
use std::collections::BTreeMap;
use std::fmt;

/// An edge this close to another all along its middle lies on it, in edge lengths.
const COINCIDENT: f64 = 0.05;

/// Mirror images are this close to each other, in edge lengths.
const ALIKE: f64 = 0.03;

/// What can be measured of a drawing in its place. Lengths are in edge lengths.
#[derive(Debug, Clone, Copy)]
pub struct Measures {
    /// How many pairs of edges lie on each other.
    pub coincident: usize,
    /// How many pairs of edges cross.
    pub crossings: usize,
    /// The smallest angle between edges where they leave a vertex, in degrees.
    pub sharpest: f64,
    /// The least distance of a vertex from an edge that does not end at it.
    pub clearance: f64,
    /// The least distance between two feet.
    pub stance: f64,
    /// The longest edge in comparison with the shortest, loops left out.
    pub stretch: f64,
    /// How many mirrors the drawing has, and how many of them the layout shows.
    pub mirrors: Mirrors,
}

/// Ways to exchange vertices in pairs that change nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mirrors {
    /// Those of the drawing whose fixed vertices could stand on one line.
    pub had: usize,
    /// Those of the layout, about a vertical axis.
    pub shown: usize,
}

impl Measures {
    pub fn of(drawing: &Drawing, stage: &Stage) -> Self {
        let edges = &stage.edges;
        let pairs = || (0..edges.len()).flat_map(|a| (0..a).map(move |b| (&edges[a], &edges[b])));
        let lengths = || {
            let unbent = edges.iter().filter(|edge| edge.ends[0] != edge.ends[1]);
            unbent.map(|edge| edge.curve.arclen(1e-3))
        };
        Self {
            coincident: pairs().filter(|(a, b)| coincide(a.curve, b.curve)).count(),
            crossings: pairs().map(|(a, b)| crossings(a.curve, b.curve)).sum(),
            sharpest: least(stage.vertices.iter().map(|&(_, at)| sharpest(at, edges))).to_degrees(),
            clearance: least(stage.vertices.iter().flat_map(|&(vertex, at)| {
                let others = edges.iter().filter(move |it| !it.ends.contains(&vertex));
                others.map(move |edge| distance(at, edge.curve))
            })),
            stance: least(feet(edges).windows(2).map(|pair| pair[1] - pair[0])),
            stretch: lengths().fold(0.0, f64::max) / least(lengths()),
            mirrors: Mirrors {
                had: mirrors(drawing),
                shown: mirrors_shown(stage),
            },
        }
    }
}

impl fmt::Display for Measures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            coincident,
            crossings,
            sharpest,
            clearance,
            stance,
            stretch,
            mirrors: Mirrors { had, shown },
        } = self;
        write!(
            f,
            "smallest angle {sharpest:.1} degrees, clearance {clearance:.2}, feet {stance:.2} \
             apart, longest to shortest edge {stretch:.2}, crossings {crossings}, edges on each \
             other {coincident}, mirrors {had}, shown {shown}"
        )
    }
}

fn least(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.fold(f64::INFINITY, f64::min)
}

/// How far a point is from a curve.
pub fn distance(point: Point, curve: PathSeg) -> f64 {
    curve.nearest(point, 1e-4).distance_sq.sqrt()
}

/// Whether one curve lies along the other all the way.
pub fn coincide(a: PathSeg, b: PathSeg) -> bool {
    let inside = [0.2, 0.35, 0.5, 0.65, 0.8];
    inside
        .iter()
        .all(|&along| distance(a.eval(along), b) < COINCIDENT)
}

fn crossings(a: PathSeg, b: PathSeg) -> usize {
    let side = |line: Line, point: Point| (line.p1 - line.p0).cross(point - line.p0);
    let across = |a: Line, b: Line| side(a, b.p0) * side(a, b.p1) < -1e-9;
    let others = chords(b);
    let met = |line: &Line| {
        let crossed = others
            .iter()
            .filter(|it| across(*line, **it) && across(**it, *line));
        crossed.count()
    };
    chords(a).iter().map(met).sum()
}

/// The smallest angle between ends of edges at a point, each towards where its
/// edge is a fifth of the way on.
fn sharpest(at: Point, edges: &[Placed]) -> f64 {
    let mut leaving: Vec<f64> = edges
        .iter()
        .flat_map(|it| {
            let near =
                [(0.0, 0.2), (1.0, 0.8)].map(|(end, on)| (it.curve.eval(end), it.curve.eval(on)));
            near.into_iter().filter(|(end, _)| length(*end - at) < 1e-6)
        })
        .map(|(end, on)| (on - end).atan2())
        .collect();
    leaving.sort_by(f64::total_cmp);
    let round = leaving.first().map(|first| first + std::f64::consts::TAU);
    let after = leaving.iter().skip(1).copied().chain(round);
    least(leaving.iter().zip(after).map(|(a, b)| b - a))
}

/// Where edges meet the ground, from left to right.
pub fn feet(edges: &[Placed]) -> Vec<f64> {
    let ends = edges
        .iter()
        .flat_map(|it| [it.curve.start(), it.curve.end()]);
    let mut feet: Vec<f64> = ends.filter(|end| end.y == 0.0).map(|end| end.x).collect();
    feet.sort_by(f64::total_cmp);
    feet
}

/// How many vertical axes a layout is symmetric about, not counting one on which
/// everything stands.
fn mirrors_shown(stage: &Stage) -> usize {
    let middles: Vec<(Point, Colour)> = stage
        .edges
        .iter()
        .map(|edge| (edge.curve.eval(0.5), edge.colour))
        .collect();
    let Some(&(first, _)) = middles.first() else {
        return 0;
    };
    let mut axes: Vec<f64> = middles
        .iter()
        .map(|(it, _)| f64::midpoint(it.x, first.x))
        .collect();
    axes.sort_by(f64::total_cmp);
    axes.dedup_by(|a, b| *a - *b < ALIKE);
    let shows = |axis: f64| {
        let image = |point: Point| Point::new(2.0 * axis - point.x, point.y);
        let alike = |a: Point, b: Point| length(a - b) < ALIKE;
        let edges = middles.iter().all(|&(here, colour)| {
            let mut images = middles.iter().filter(|(_, it)| *it == colour);
            images.any(|&(there, _)| alike(image(here), there))
        });
        let places = || stage.vertices.iter().map(|&(_, place)| place);
        edges
            && places().all(|here| places().any(|there| alike(image(here), there)))
            && places().any(|place| !alike(image(place), place))
    };
    axes.into_iter().filter(|&axis| shows(axis)).count()
}

/// The most vertices of a drawing whose mirrors are sought, and how far.
const FEW: usize = 16;
const PATIENCE: usize = 20_000;

/// How many mirrors a drawing has that a picture could show: ways to exchange
/// vertices in pairs that keep the ground and every edge's colour, such that
/// what is not exchanged makes paths, and can stand on an axis.
fn mirrors(drawing: &Drawing) -> usize {
    let joins = joins(drawing);
    if drawing.vertex_count() > FEW || !holds_together(&joins) {
        return 0;
    }
    let count = drawing.vertex_count();
    let mut open = vec![vec![(0, 0)]];
    let (mut found, mut looks) = (0, 0);
    while let Some(pairs) = open.pop() {
        let image = |vertex: usize| {
            let pair = pairs.iter().find(|(a, b)| *a == vertex || *b == vertex);
            pair.map(|&(a, b)| if a == vertex { b } else { a })
        };
        let Some(next) = (0..count).find(|&it| image(it).is_none()) else {
            let fixed: Vec<usize> = pairs
                .iter()
                .filter(|(a, b)| a == b)
                .map(|it| it.0)
                .collect();
            found += usize::from(fixed.len() < count && on_a_line(&fixed, &joins));
            continue;
        };
        for partner in (next..count).filter(|&it| image(it).is_none()) {
            looks += 1;
            let fits = pairs.iter().chain([&(next, partner)]).all(|&(a, b)| {
                joins[next][a] == joins[partner][b] && joins[next][b] == joins[partner][a]
            });
            if fits && looks < PATIENCE {
                let mut longer = pairs.clone();
                longer.push((next, partner));
                open.push(longer);
            }
        }
    }
    found
}

/// For each pair of vertices, how many edges of each colour join them.
fn joins(drawing: &Drawing) -> Vec<Vec<BTreeMap<u8, usize>>> {
    let count = drawing.vertex_count();
    let mut joins = vec![vec![BTreeMap::new(); count]; count];
    for edge in drawing.edges() {
        let ends = [edge.from.index(), edge.to.index()];
        for [a, b] in [ends, [ends[1], ends[0]]] {
            *joins[a][b].entry(edge.colour as u8).or_insert(0) += 1;
        }
    }
    joins
}

/// Whether everything is joined even without the ground: what is joined only
/// through it stands side by side in the order in which it was drawn.
fn holds_together(joins: &[Vec<BTreeMap<u8, usize>>]) -> bool {
    let count = joins.len();
    let mut reached = vec![false; count];
    let mut open = vec![1];
    while let Some(here) = open.pop() {
        if here < count && !std::mem::replace(&mut reached[here], true) {
            open.extend((1..count).filter(|&it| !joins[here][it].is_empty()));
        }
    }
    joins[0][0].is_empty() && reached[1..].iter().all(|&it| it)
}

/// Whether no more than two of these vertices are next to any of them, one in
/// the case of the ground, and no edge that is not one of a pair joins more.
fn on_a_line(fixed: &[usize], joins: &[Vec<BTreeMap<u8, usize>>]) -> bool {
    fixed.iter().all(|&here| {
        let next = fixed
            .iter()
            .filter(|&&it| it != here && !joins[here][it].is_empty());
        let odd =
            |colours: &BTreeMap<u8, usize>| colours.values().filter(|it| *it % 2 == 1).count();
        let loops = odd(&joins[here][here]);
        let room = if here == 0 { 1 } else { 2 };
        next.count() + loops <= room && fixed.iter().all(|&it| odd(&joins[here][it]) <= 1)
    })
}
