//! The course of every edge once vertices and feet are in place.

use super::Standing;
use super::geometry::{angle_between, bearing, direction, distance, length};

use super::plan::real;
use super::plants::ARCH_HEIGHT;
use crate::drawing::{Drawing, Edge, EdgeId, Vertex};
use kurbo::{CubicBez, Line, ParamCurve, PathSeg, Point, Vec2};
use std::collections::BTreeMap;
use std::f64::consts::PI;

/// How far the middles of parallel edges are apart.
const PARALLEL: f64 = 0.34;

/// The same where there is little room.
const LEAST_PARALLEL: f64 = 0.18;

/// Parallel edges leave their line at no more than this angle.
const WIDEST_BOW: f64 = 1.3;

/// How far along a bow its control points are, and at most: further along, the same
/// angle takes the bow further from its line.
const BOW_HANDLE: f64 = 0.28;
const LONGEST_HANDLE: f64 = 0.42;

/// A loop's length, and half the angle at which it leaves its vertex.
const PETAL: f64 = 0.58;
const PETAL_HALF_ANGLE: f64 = 0.6;

/// Neighbouring petals are at most this far apart.
const PETAL_SPACING: f64 = 1.0;

/// Petals whose gap is not the sky's still rise by up to this angle.
const PETAL_RISE: f64 = 0.35;

pub fn of(drawing: &Drawing, standing: &Standing) -> Vec<PathSeg> {
    let mut drawn: Vec<Option<PathSeg>> = vec![None; drawing.edge_count()];
    let mut parallel: BTreeMap<(Vertex, Vertex), Vec<EdgeId>> = BTreeMap::new();
    let mut loops: BTreeMap<Vertex, Vec<EdgeId>> = BTreeMap::new();
    for (id, edge) in drawing.edge_ids() {
        match standing.feet[id.index()][..] {
            [left, right] => drawn[id.index()] = Some(arch(left, right)),
            [foot] => drawn[id.index()] = Some(post(standing, edge, foot)),
            _ if edge.is_loop() => loops.entry(edge.from).or_default().push(id),
            _ => {
                let ends = (edge.from.min(edge.to), edge.from.max(edge.to));
                parallel.entry(ends).or_default().push(id);
            }
        }
    }
    let bundles: Vec<(Line, Vec<EdgeId>)> = parallel
        .into_iter()
        .map(|((from, to), ids)| (Line::new(standing.at(from), standing.at(to)), ids))
        .collect();
    let posts = drawn.iter().flatten().filter_map(|curve| match curve {
        PathSeg::Line(post) => Some(*post),
        _ => None,
    });
    let bundles: Vec<(Bundle, Vec<EdgeId>)> = bundles
        .into_iter()
        .map(|(line, ids)| (Bundle::new(line, ids.len()), ids))
        .collect();
    let posts = posts.map(|post| Bundle::new(post, 1));
    let courses: Vec<Bundle> = bundles.iter().map(|(it, _)| *it).chain(posts).collect();
    for (bundle, ids) in bundles {
        let bows = bundle.bows(&courses);
        for (bow, id) in bows.zip(ids) {
            drawn[id.index()] = Some(bow);
        }
    }
    let others: Vec<PathSeg> = drawn.iter().copied().flatten().collect();
    for (vertex, ids) in loops {
        for (id, petal) in ids
            .iter()
            .zip(petals(standing.at(vertex), ids.len(), &others))
        {
            drawn[id.index()] = Some(petal);
        }
    }
    drawn.into_iter().flatten().collect()
}

impl Standing {
    fn at(&self, vertex: Vertex) -> Point {
        self.vertices[vertex.index()].unwrap_or_default()
    }
}

fn post(standing: &Standing, edge: Edge, foot: f64) -> PathSeg {
    let upper = standing.at(edge.other(Vertex::GROUND));
    PathSeg::Line(Line::new(Point::new(foot, 0.0), upper))
}

/// A loop on the ground, from foot to foot.
fn arch(left: f64, right: f64) -> PathSeg {
    let crest = ARCH_HEIGHT / 0.75;
    PathSeg::Cubic(CubicBez::new(
        Point::new(left, 0.0),
        Point::new(left, crest),
        Point::new(right, crest),
        Point::new(right, 0.0),
    ))
}

/// Edges that join the same two vertices.
#[derive(Debug, Clone, Copy)]
pub struct Bundle {
    /// From one vertex to the other.
    line: Line,
    count: usize,
}

impl Bundle {
    pub const fn new(line: Line, count: usize) -> Self {
        Self { line, count }
    }

    /// At which angle the outermost may leave the line so that at both its ends all
    /// edges, those of other bundles too, are about evenly spread.
    fn widest(self, courses: &[Self]) -> f64 {
        let halves = |count: usize| real(count - 1) / 2.0;
        let line = self.line;
        let ends = [(line.p0, line.p1), (line.p1, line.p0)];
        let shares = ends.into_iter().flat_map(|(end, far)| {
            let own = bearing(far - end);
            courses.iter().flat_map(move |it| {
                let ends = [(it.line.p0, it.line.p1), (it.line.p1, it.line.p0)];
                let leaving = ends.into_iter().filter(move |(from, to)| {
                    length(*from - end) < 1e-6 && length(*to - far) > 1e-6
                });
                leaving.map(move |(from, to)| {
                    let between = angle_between(own, bearing(to - from));
                    let steps = halves(self.count) + halves(it.count) + 1.0;
                    between * halves(self.count) / steps
                })
            })
        });
        shares.fold(WIDEST_BOW, f64::min)
    }

    /// How far the outermost edges can be from the line with their control points at
    /// this share of it.
    fn sagitta(self, widest: f64, handle: f64) -> f64 {
        libm::tan(widest) * 0.75 * handle * length(self.line.p1 - self.line.p0)
    }

    /// Whether its edges have room beside each other and those of others.
    pub fn is_roomy(self, courses: &[Self]) -> bool {
        let reach = LEAST_PARALLEL * real(self.count - 1) / 2.0;
        self.count == 1 || self.sagitta(self.widest(courses), LONGEST_HANDLE) > reach
    }

    /// The courses of its edges.
    fn bows(self, courses: &[Self]) -> impl Iterator<Item = PathSeg> {
        let shift = real(self.count - 1) / 2.0;
        let (mut spacing, mut handle) = (0.0, BOW_HANDLE);
        if self.count > 1 {
            let widest = self.widest(courses);
            let longest = self.sagitta(widest, LONGEST_HANDLE) / shift;
            spacing = longest.clamp(LEAST_PARALLEL, PARALLEL);
            let share = spacing * shift / self.sagitta(widest, 1.0).max(1e-9);
            handle = share.clamp(BOW_HANDLE, LONGEST_HANDLE);
        }
        (0..self.count).map(move |place| bow(self.line, (real(place) - shift) * spacing, handle))
    }
}

/// An edge whose middle lies off the straight line, its control points at `handle`
/// along it.
fn bow(line: Line, sagitta: f64, handle: f64) -> PathSeg {
    if sagitta == 0.0 {
        return PathSeg::Line(line);
    }
    let along = line.p1 - line.p0;
    let across = Vec2::new(along.y, -along.x) / length(along).max(1e-9);
    let lift = across * (sagitta / 0.75);
    PathSeg::Cubic(CubicBez::new(
        line.p0,
        line.p0 + along * handle + lift,
        line.p1 - along * handle + lift,
        line.p1,
    ))
}

/// A free angle at a vertex: where it begins, clockwise, and how wide it is.
#[derive(Clone, Copy)]
struct Gap {
    start: f64,
    width: f64,
    petals: usize,
}

/// Loops at a vertex, in the widest gaps between the edges there.
fn petals(vertex: Point, count: usize, others: &[PathSeg]) -> Vec<PathSeg> {
    let mut gaps = gaps(vertex, others);
    for _ in 0..count {
        let share = |gap: &Gap| gap.width / real(gap.petals + 1);
        let widest = gaps.iter().map(share).fold(0.0, f64::max);
        if let Some(gap) = gaps.iter_mut().find(|gap| share(gap) >= widest - 1e-9) {
            gap.petals += 1;
        }
    }
    gaps.iter()
        .flat_map(|gap| fan(vertex, *gap, others))
        .collect()
}

/// The gaps at a vertex, to the right of straight up first.
fn gaps(vertex: Point, others: &[PathSeg]) -> Vec<Gap> {
    let mut leaving = Vec::new();
    for curve in others {
        let near = [
            (curve.start(), curve.eval(0.3)),
            (curve.end(), curve.eval(0.7)),
        ];
        for (end, along) in near {
            if length(end - vertex) < 1e-6 {
                leaving.push(bearing(along - vertex));
            }
        }
    }
    leaving.sort_by(f64::total_cmp);
    let Some(&first) = leaving.first() else {
        return vec![Gap {
            start: -PI,
            width: 2.0 * PI,
            petals: 0,
        }];
    };
    let ends = leaving.iter().skip(1).copied().chain([first + 2.0 * PI]);
    let mut gaps: Vec<Gap> = leaving
        .iter()
        .zip(ends)
        .map(|(&start, end)| Gap {
            start,
            width: end - start,
            petals: 0,
        })
        .collect();
    gaps.sort_by(|a, b| tilt(b.middle()).total_cmp(&tilt(a.middle())));
    gaps
}

/// How far up a bearing points; the right before the left where equal.
fn tilt(bearing: f64) -> f64 {
    libm::cos(bearing) + 1e-6 * libm::sin(bearing)
}

impl Gap {
    fn middle(self) -> f64 {
        self.start + self.width / 2.0
    }
}

/// The petals of one gap, all of one length.
fn fan(vertex: Point, gap: Gap, others: &[PathSeg]) -> Vec<PathSeg> {
    let room = gap.width / (real(gap.petals) + 0.3);
    let spacing = room.min(PETAL_SPACING);
    let slack = (gap.width - spacing * real(gap.petals)) / 2.0;
    let middle = gap.middle();
    let rise = PETAL_RISE.min(slack.max(0.0) / 2.0);
    // Turning towards straight up makes a loop on a stalk look like a leaf.
    let middle = middle - rise * libm::sin(middle);
    let half_angle = PETAL_HALF_ANGLE.min(0.52 * spacing);
    let shift = real(gap.petals.saturating_sub(1)) / 2.0;
    let fan = |length: f64| -> Vec<PathSeg> {
        (0..gap.petals)
            .map(|place| {
                let axis = middle + (real(place) - shift) * spacing;
                petal(vertex, axis, half_angle, length)
            })
            .collect()
    };
    // Many petals are thin: longer ones keep a hole in the middle.
    let mut length = PETAL.max(0.2 / spacing);
    for _ in 0..6 {
        if clear(vertex, &fan(length), others) {
            break;
        }
        length *= 0.88;
    }
    fan(length)
}

fn petal(vertex: Point, axis: f64, half_angle: f64, length: f64) -> PathSeg {
    let reach = length / (0.75 * libm::cos(half_angle));
    PathSeg::Cubic(CubicBez::new(
        vertex,
        vertex + direction(axis - half_angle) * reach,
        vertex + direction(axis + half_angle) * reach,
        vertex,
    ))
}

/// Whether the outer halves of petals keep off everything else.
fn clear(vertex: Point, petals: &[PathSeg], others: &[PathSeg]) -> bool {
    let foreign = others.iter().filter(|curve| {
        length(curve.start() - vertex) > 1e-6 && length(curve.end() - vertex) > 1e-6
    });
    let lines: Vec<Line> = foreign.flat_map(|curve| chords(*curve)).collect();
    petals.iter().all(|petal| {
        [0.3, 0.4, 0.5, 0.6, 0.7].iter().all(|&along| {
            let point = petal.eval(along);
            point.y > 0.15 && lines.iter().all(|&line| distance(point, line) > 0.22)
        })
    })
}

/// A curve as a few straight lines.
pub fn chords(curve: PathSeg) -> Vec<Line> {
    let pieces: u32 = if matches!(curve, PathSeg::Line(_)) {
        1
    } else {
        12
    };
    let at = |piece: u32| curve.eval(f64::from(piece) / f64::from(pieces));
    (0..pieces)
        .map(|piece| Line::new(at(piece), at(piece + 1)))
        .collect()
}
