//! Scenes as SVG elements. The meaning of a mark becomes its class, never a colour.

use super::scene::{
    ARROWHEAD, Edge, Inset, Label, Mark, PIECE_CORE, PIECE_RADIUS, POINTER_RADIUS, Piece, Role,
    Scene, VERTEX_RADIUS, hatching,
};
use crate::drawing::Colour;
use kurbo::{Line, PathSeg, Point};
use std::fmt::Write;
use svg::node::element::{Circle, Group, Path, Text};

/// A number with at most two decimals, the same on every machine.
pub fn number(value: f64) -> String {
    let rounded = libm::round(value * 100.0) / 100.0;
    // Adding 0 makes -0 into 0.
    format!("{}", rounded + 0.0)
}

/// The elements of a scene, moved to the right by `shift` pixels and down by `drop`.
pub fn group(scene: &Scene, shift: f64, drop: f64) -> Group {
    let group = elements(scene, edge);
    if shift == 0.0 && drop == 0.0 {
        return group;
    }
    let by = format!("translate({} {})", number(shift), number(drop));
    group.set("transform", by)
}

/// The elements of a scene that is played on: every edge of the drawing tells scripts
/// its number.
pub fn board(scene: &Scene) -> Group {
    elements(scene, |it| match it.number {
        Some(id) => edge(it).set("data-edge", id.index()),
        None => edge(it),
    })
}

fn elements(scene: &Scene, edge: impl Fn(&Edge) -> Group) -> Group {
    let mut group = Group::new();
    for mark in &scene.marks {
        group = match mark {
            Mark::Ground(left, right) => group.add(ground(*left, *right)).add(hatch(*left, *right)),
            Mark::Ghost(curve) => group.add(path("ghost", *curve)),
            Mark::Highlight(curve) => group.add(path("win", *curve)),
            Mark::Edge(it) => group.add(edge(it)),
            Mark::Vertex(place) => group.add(dot("v", *place, VERTEX_RADIUS)),
            Mark::Piece(it) => group.add(piece(it)),
            // The line looks like the ground and its ticks like the hatching.
            Mark::Axis(line) => group.add(path("axis ground", PathSeg::Line(*line))),
            Mark::Tick(line) => group.add(path("tick hatch", PathSeg::Line(*line))),
            Mark::Wall(line) => group.add(path("wall ground", PathSeg::Line(*line))),
            Mark::Pointer(place) => group.add(dot("mark v", *place, POINTER_RADIUS)),
            Mark::Link(curve) => group.add(path("link", *curve)),
            Mark::Inset(it) => group.add(inset(it)),
            Mark::Arrow(line) => group.add(arrow(*line)),
            Mark::Label(label) => group.add(text(label)),
        };
    }
    group
}

/// A smaller picture, strokes and all.
fn inset(inset: &Inset) -> Group {
    let by = format!(
        "translate({} {}) scale({})",
        number(inset.at.x),
        number(inset.at.y),
        number(inset.scale)
    );
    let picture = group(&inset.scene, 0.0, 0.0);
    picture.set("class", "inset").set("transform", by)
}

fn ground(left: f64, right: f64) -> Path {
    let course = format!("M{} 0H{}", number(left), number(right));
    Path::new().set("class", "ground").set("d", course)
}

fn hatch(left: f64, right: f64) -> Path {
    let mut course = String::new();
    for stroke in hatching(left, right) {
        let along = stroke.p1 - stroke.p0;
        let (x, y) = (number(stroke.p0.x), number(stroke.p0.y));
        let _ = write!(course, "M{x} {y}l{} {}", number(along.x), number(along.y));
    }
    Path::new().set("class", "hatch").set("d", course)
}

/// The class of what is this colour, and of the line in it that tells the colour in
/// black and white too.
const fn classes(colour: Colour) -> (&'static str, Option<&'static str>) {
    match colour {
        Colour::Green => ("g", Some("core dots")),
        Colour::Red => ("r", Some("core")),
        Colour::Blue => ("b", None),
    }
}

/// A piece with its letter, and the line in it where it has one.
fn piece(piece: &Piece) -> Group {
    let (class, core) = classes(piece.colour);
    let disc = dot("piece", piece.at, PIECE_RADIUS);
    let group = Group::new().set("class", class).add(disc);
    let group = match core {
        Some(core) => group.add(dot(core, piece.at, PIECE_CORE)),
        None => group,
    };
    group.add(text(&piece.label()))
}

/// An edge with the core line that tells its colour in black and white too.
fn edge(&Edge { curve, colour, .. }: &Edge) -> Group {
    let (class, core) = classes(colour);
    let group = Group::new().set("class", class).add(path("edge", curve));
    match core {
        Some(core) => group.add(path(core, curve)),
        None => group,
    }
}

fn path(class: &str, curve: PathSeg) -> Path {
    Path::new().set("class", class).set("d", course(curve))
}

fn course(curve: PathSeg) -> String {
    let point = |point: Point| format!("{} {}", number(point.x), number(point.y));
    match curve {
        PathSeg::Line(line) => format!("M{}L{}", point(line.p0), point(line.p1)),
        PathSeg::Quad(it) => format!("M{}Q{} {}", point(it.p0), point(it.p1), point(it.p2)),
        PathSeg::Cubic(it) => format!(
            "M{}C{} {} {}",
            point(it.p0),
            point(it.p1),
            point(it.p2),
            point(it.p3)
        ),
    }
}

/// An arrow to the right.
pub fn arrow(line: Line) -> Path {
    let (back, aside) = (number(-ARROWHEAD.x), number(ARROWHEAD.y));
    let course = format!(
        "M{} {}H{}m{back} -{aside}l{} {aside}l{back} {aside}",
        number(line.p0.x),
        number(line.p0.y),
        number(line.p1.x),
        number(ARROWHEAD.x),
    );
    Path::new().set("class", "arrow").set("d", course)
}

fn dot(class: &str, place: Point, radius: f64) -> Circle {
    Circle::new()
        .set("class", class)
        .set("cx", number(place.x))
        .set("cy", number(place.y))
        .set("r", number(radius))
}

/// A text on its place.
pub fn text(label: &Label) -> Text {
    let (class, anchor) = match label.role {
        Role::Value => ("val big", "start"),
        Role::ValueOnLine => ("val big", "middle"),
        Role::Term => ("val opt", "start"),
        Role::Option | Role::Tick => ("val opt", "middle"),
        Role::WinningOption => ("val opt win", "middle"),
        Role::Position => ("val opt on-lines", "middle"),
        Role::Zero => ("val opt zero", "middle"),
        Role::Caption => ("cap", "middle"),
        Role::Theorem => ("thm", "middle"),
        Role::Letter => ("letter", "middle"),
    };
    Text::new(label.text.unicode())
        .set("class", class)
        .set("text-anchor", anchor)
        .set("x", number(label.at.x))
        .set("y", number(label.at.y))
}
