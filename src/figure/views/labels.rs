//! Labels beside the middles of edges, on nothing and on no other label.

use crate::figure::layout::chords;
use crate::figure::scene::{EDGE_WIDTH, HIGHLIGHT_WIDTH, Label, Mark, Role, Scene, VERTEX_RADIUS};
use crate::figure::writing::Writing;
use kurbo::{Line, ParamCurve, ParamCurveDeriv, PathSeg, Point, Rect, Vec2};

/// A label that wants a place.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// The edge that it belongs to, on paper.
    pub curve: PathSeg,
    /// What it says.
    pub text: Writing,
    /// What it is.
    pub role: Role,
}

impl Wanted {
    /// How far from the edge the label may stand, in pixels, best first: beyond what
    /// highlights it if its cut wins, or on that if there is no room elsewhere.
    fn aways(&self) -> Vec<f64> {
        if self.role != Role::WinningOption {
            return AWAY.to_vec();
        }
        let beyond = (HIGHLIGHT_WIDTH - EDGE_WIDTH) / 2.0;
        let all = AWAY.map(|away| away + beyond).into_iter();
        all.chain([AWAY[0]]).collect()
    }
}

/// Labels in their places.
#[derive(Debug)]
pub struct Settled {
    /// One for each that was wanted.
    pub labels: Vec<Label>,
    /// Whether none of them touches anything.
    pub clear: bool,
}

/// Room around a label, in pixels.
const MARGIN: f64 = 1.5;

/// Rounds in which every label may move once.
const ROUNDS: usize = 12;

/// Where along its edge a label may stand, best first.
const ALONG: [f64; 7] = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73];

/// How far from its edge, in pixels, beyond what its size makes necessary.
const AWAY: [f64; 3] = [4.0, 7.0, 11.0];

/// Puts every label where it is best for all.
pub fn settle(wanted: &[Wanted], scene: &Scene) -> Settled {
    let obstacles = Obstacles::of(wanted, scene);
    let choices: Vec<Vec<Choice>> = wanted
        .iter()
        .map(|label| choices(label, &obstacles))
        .collect();
    let mut chosen: Vec<usize> = choices
        .iter()
        .map(|of_one| cheapest(of_one, |_| 0.0))
        .collect();
    for _ in 0..ROUNDS {
        let before = chosen.clone();
        for label in 0..wanted.len() {
            chosen[label] = cheapest(&choices[label], |candidate| {
                let others = (0..wanted.len()).filter(|&other| other != label);
                let costs = others.map(|other| {
                    let there = choices[other][chosen[other]].bounds;
                    if overlap(candidate.bounds, there) {
                        COLLISION
                    } else if overlap(candidate.bounds.inflate(NEIGHBOUR, NEIGHBOUR), there) {
                        CROWDED
                    } else {
                        0.0
                    }
                });
                costs.sum()
            });
        }
        if chosen == before {
            break;
        }
    }
    let places: Vec<&Choice> = choices
        .iter()
        .zip(&chosen)
        .map(|(of_one, &it)| &of_one[it])
        .collect();
    let apart =
        (0..places.len()).all(|a| (0..a).all(|b| !overlap(places[a].bounds, places[b].bounds)));
    Settled {
        clear: apart && places.iter().all(|choice| choice.cost < COLLISION),
        labels: places
            .into_iter()
            .map(|choice| choice.label.clone())
            .collect(),
    }
}

/// What touching something costs: more than any place is inconvenient.
const COLLISION: f64 = 100.0;

/// What standing nearer to another edge costs.
const ASTRAY: f64 = 30.0;

/// What standing on what highlights an edge costs.
const ON_HIGHLIGHT: f64 = 20.0;

/// What it costs that another label is nearer than this, in pixels.
const CROWDED: f64 = 4.0;
const NEIGHBOUR: f64 = 6.0;

struct Choice {
    label: Label,
    bounds: Rect,
    cost: f64,
}

fn choices(wanted: &Wanted, obstacles: &Obstacles) -> Vec<Choice> {
    let mut choices = Vec::new();
    for (rank, along) in ALONG.into_iter().enumerate() {
        for (step, away) in wanted.aways().into_iter().enumerate() {
            for side in [1.0, -1.0] {
                let label = beside(wanted, along, away * side);
                let bounds = label.bounds().inflate(MARGIN, MARGIN);
                let touched = obstacles.touched(bounds);
                let own = room(bounds, wanted.curve);
                let astray = obstacles.curves.iter().any(|&it| room(bounds, it) < own);
                // Outside and to the right of an edge reads best, by a little.
                let cost = 2.0 * real(rank)
                    + 3.0 * real(step)
                    + 0.5 * (1.0 - side)
                    + if astray { ASTRAY } else { 0.0 }
                    + if obstacles.is_on_highlight(bounds) {
                        ON_HIGHLIGHT
                    } else {
                        0.0
                    }
                    + COLLISION * real(touched);
                choices.push(Choice {
                    label,
                    bounds,
                    cost,
                });
            }
        }
    }
    choices
}

fn cheapest(choices: &[Choice], also: impl Fn(&Choice) -> f64) -> usize {
    let costs: Vec<f64> = choices
        .iter()
        .map(|choice| choice.cost + also(choice))
        .collect();
    (0..costs.len())
        .min_by(|&a, &b| costs[a].total_cmp(&costs[b]))
        .unwrap_or(0)
}

/// The label beside its edge, to the right of it (seen upward) for positive
/// distances: as close as its box allows.
fn beside(wanted: &Wanted, along: f64, away: f64) -> Label {
    let at = wanted.curve.eval(along);
    let tangent = match wanted.curve {
        PathSeg::Line(line) => line.p1 - line.p0,
        PathSeg::Quad(quad) => quad.deriv().eval(along).to_vec2(),
        PathSeg::Cubic(cubic) => cubic.deriv().eval(along).to_vec2(),
    };
    let mut across = Vec2::new(-tangent.y, tangent.x);
    across /= libm::sqrt(across.dot(across)).max(1e-9);
    if across.x < 0.0 || (across.x == 0.0 && across.y > 0.0) {
        across = -across;
    }
    let mut label = Label {
        at,
        text: wanted.text.clone(),
        role: wanted.role,
    };
    let size = label.bounds().size();
    let reach = f64::midpoint(size.width * across.x.abs(), size.height * across.y.abs());
    let middle = at + across * (away.abs() + EDGE_WIDTH / 2.0 + reach).copysign(away);
    let drop = middle.y - label.bounds().center().y;
    label.at = Point::new(middle.x, at.y + drop);
    label
}

/// Everything a label must not touch.
struct Obstacles {
    lines: Vec<Line>,
    /// Parts of what highlights edges.
    highlights: Vec<Line>,
    vertices: Vec<Point>,
    /// The edges themselves.
    curves: Vec<PathSeg>,
}

impl Obstacles {
    fn of(wanted: &[Wanted], scene: &Scene) -> Self {
        let winning = wanted.iter().filter(|it| it.role == Role::WinningOption);
        let mut obstacles = Self {
            lines: Vec::new(),
            highlights: winning.flat_map(|it| chords(it.curve)).collect(),
            vertices: Vec::new(),
            curves: Vec::new(),
        };
        for mark in &scene.marks {
            match mark {
                Mark::Edge(edge) => {
                    obstacles.lines.extend(chords(edge.curve));
                    obstacles.curves.push(edge.curve);
                }
                Mark::Vertex(place) => obstacles.vertices.push(*place),
                _ => {}
            }
        }
        obstacles
    }

    fn touched(&self, bounds: Rect) -> usize {
        let near_line = bounds.inflate(EDGE_WIDTH / 2.0, EDGE_WIDTH / 2.0);
        let lines = self.lines.iter().filter(|line| meets(near_line, **line));
        let near_vertex = bounds.inflate(VERTEX_RADIUS, VERTEX_RADIUS);
        let vertices = self.vertices.iter().filter(|it| near_vertex.contains(**it));
        let sunk = usize::from(bounds.y1 > -1.0);
        lines.count() + vertices.count() + sunk
    }

    fn is_on_highlight(&self, bounds: Rect) -> bool {
        let reach = HIGHLIGHT_WIDTH / 2.0;
        let near = bounds.inflate(reach, reach);
        self.highlights.iter().any(|line| meets(near, *line))
    }
}

/// How far a box is from a curve, seen from points along the curve.
fn room(bounds: Rect, curve: PathSeg) -> f64 {
    let steps = (0..=STEPS).map(|step| curve.eval(real(step) / real(STEPS)));
    let gaps = steps.map(|point| {
        let across = (bounds.x0 - point.x).max(point.x - bounds.x1).max(0.0);
        let up = (bounds.y0 - point.y).max(point.y - bounds.y1).max(0.0);
        libm::sqrt(across * across + up * up)
    });
    gaps.fold(f64::INFINITY, f64::min)
}

const STEPS: usize = 24;

/// Whether a segment has a point inside a box (Liang and Barsky's clipping).
fn meets(bounds: Rect, line: Line) -> bool {
    let along = line.p1 - line.p0;
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    let sides = [
        (-along.x, line.p0.x - bounds.x0),
        (along.x, bounds.x1 - line.p0.x),
        (-along.y, line.p0.y - bounds.y0),
        (along.y, bounds.y1 - line.p0.y),
    ];
    for (outward, inside) in sides {
        if outward == 0.0 {
            if inside < 0.0 {
                return false;
            }
        } else if outward < 0.0 {
            enter = enter.max(inside / outward);
        } else {
            leave = leave.min(inside / outward);
        }
    }
    enter <= leave
}

fn overlap(a: Rect, b: Rect) -> bool {
    a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1
}

#[expect(clippy::cast_precision_loss, reason = "counts of labels are small")]
fn real(count: usize) -> f64 {
    count as f64
}
