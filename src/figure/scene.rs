//! What is drawn, by what it means: a list of marks in pixels, y downward, the
//! ground at 0. Nothing here knows of SVG.

use super::writing::Writing;
use crate::drawing::{Colour, EdgeId};
use kurbo::{Line, PathSeg, Point, Rect, Shape, Vec2};

/// A thing on the paper.
#[derive(Debug, Clone)]
pub enum Mark {
    /// The ground, from left to right.
    Ground(f64, f64),
    /// What is no longer there.
    Ghost(PathSeg),
    /// The yellow under an edge whose cut wins.
    Highlight(PathSeg),
    /// An edge.
    Edge(Edge),
    /// A vertex.
    Vertex(Point),
    /// A piece on a board.
    Piece(Piece),
    /// A number line, or another axis.
    Axis(Line),
    /// A tick on an axis, or a thin line from one thing to another.
    Tick(Line),
    /// A stretch of a wall or of the mast of a thermograph.
    Wall(Line),
    /// Where on the number line the value is.
    Pointer(Point),
    /// The way from one panel to the next.
    Arrow(Line),
    /// A thin line from a position to one that a cut leaves.
    Link(PathSeg),
    /// A smaller picture within the picture.
    Inset(Inset),
    /// Words or a value.
    Label(Label),
}

/// An edge on the paper.
#[derive(Debug, Clone, Copy)]
pub struct Edge {
    /// Its course.
    pub curve: PathSeg,
    /// Who may cut it.
    pub colour: Colour,
    /// Which edge of the drawing it is, where it is one.
    pub number: Option<EdgeId>,
}

/// A toad, a frog or a coin.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    /// Its middle.
    pub at: Point,
    /// Whose it is.
    pub colour: Colour,
    /// What it is.
    pub letter: char,
}

impl Piece {
    /// The letter on it.
    pub fn label(&self) -> Label {
        Label {
            at: Point::new(self.at.x, self.at.y + LETTER_DROP),
            text: self.letter.to_string().into(),
            role: Role::Letter,
        }
    }
}

/// A picture made smaller, its strokes with it.
#[derive(Debug, Clone)]
pub struct Inset {
    /// What is drawn in it.
    pub scene: Scene,
    /// Where its origin stands on the paper.
    pub at: Point,
    /// How many pixels of the paper one of its own takes.
    pub scale: f64,
}

impl Inset {
    /// The room it takes, hatching included.
    fn bounds(&self) -> Rect {
        let own = self.scene.bounds();
        let hatched = Rect::new(own.x0, own.y0, own.x1, own.y1.max(HATCH_DEPTH));
        hatched.scale_from_origin(self.scale) + self.at.to_vec2()
    }
}

/// A text on the paper.
#[derive(Debug, Clone)]
pub struct Label {
    /// The middle of its baseline, or its left end.
    pub at: Point,
    /// What it says.
    pub text: Writing,
    /// What it is.
    pub role: Role,
}

/// What a text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The value of the whole drawing; begins at its place.
    Value,
    /// The same, over its place on the number line.
    ValueOnLine,
    /// A number at its tick, or in its place on a tree.
    Tick,
    /// The same, or what an edge counts; begins at its place.
    Term,
    /// What the cut beside it leaves.
    Option,
    /// The same, where the cut wins.
    WinningOption,
    /// What a position among others is worth; lines end where it stands.
    Position,
    /// The same where that is 0, on yellow.
    Zero,
    /// What a panel is.
    Caption,
    /// The theorem over an arrow.
    Theorem,
    /// The letter on a piece.
    Letter,
}

impl Role {
    /// The size of the letters, in pixels.
    pub const fn size(self) -> f64 {
        match self {
            Self::Value | Self::ValueOnLine => 24.0,
            Self::Tick
            | Self::Term
            | Self::Option
            | Self::WinningOption
            | Self::Position
            | Self::Zero
            | Self::Caption
            | Self::Theorem
            | Self::Letter => 15.0,
        }
    }
}

impl Label {
    /// The room the text takes, for letters as wide as those of most book faces.
    pub fn bounds(&self) -> Rect {
        let size = self.role.size();
        let letter = match self.role {
            Role::Caption | Role::Theorem => 0.44 * size,
            Role::Value
            | Role::ValueOnLine
            | Role::Tick
            | Role::Term
            | Role::Option
            | Role::Position => 0.56 * size,
            Role::WinningOption | Role::Zero | Role::Letter => 0.6 * size,
        };
        #[expect(clippy::cast_precision_loss, reason = "labels are short")]
        let width = letter * self.text.unicode().chars().count() as f64;
        let left = match self.role {
            Role::Value | Role::Term => self.at.x,
            _ => self.at.x - width / 2.0,
        };
        Rect::new(
            left,
            self.at.y - 0.7 * size,
            left + width,
            self.at.y + 0.08 * size,
        )
    }
}

/// The width of an edge, and of what is under one whose cut wins, and the radius of a
/// vertex, in pixels.
pub const EDGE_WIDTH: f64 = 5.6;
pub const HIGHLIGHT_WIDTH: f64 = 15.0;
pub const VERTEX_RADIUS: f64 = 3.4;

/// The radius of a piece, and of the line inside it that tells its colour, in pixels.
pub const PIECE_RADIUS: f64 = 16.0;
pub const PIECE_CORE: f64 = 12.6;

/// From the middle of a piece to the baseline of its letter, in pixels.
const LETTER_DROP: f64 = 5.2;

/// The radius of the dot that marks the value on a number line, in pixels.
pub const POINTER_RADIUS: f64 = 4.6;

/// From the point of an arrow to the ends of its head, back and aside, in pixels.
pub const ARROWHEAD: Vec2 = Vec2::new(7.0, 4.5);

/// Strokes of the hatching are this far apart, in pixels, and lean so far.
const HATCH_SPACING: f64 = 9.0;
const HATCH_LEAN: f64 = 7.0;
/// The width of a thermograph's walls, in pixels.
pub const WALL_WIDTH: f64 = 2.4;

/// How deep the hatching below the ground goes, in pixels.
pub const HATCH_DEPTH: f64 = 8.0;

/// The marks of one picture.
#[derive(Debug, Clone, Default)]
pub struct Scene {
    /// What is drawn, the lowest first.
    pub marks: Vec<Mark>,
}

impl Scene {
    /// The room everything takes, in pixels, the ground's hatching not counted.
    pub fn bounds(&self) -> Rect {
        let boxes = self.marks.iter().map(Mark::bounds);
        boxes.reduce(|a, b| a.union(b)).unwrap_or_default()
    }

    /// Halfway along the ground.
    pub fn ground_middle(&self) -> f64 {
        let ground = self.marks.iter().find_map(|mark| match mark {
            Mark::Ground(left, right) => Some(f64::midpoint(*left, *right)),
            _ => None,
        });
        ground.unwrap_or(0.0)
    }

    /// How far to the right anything but the ground reaches.
    pub fn right_above_ground(&self) -> f64 {
        let above = self
            .marks
            .iter()
            .filter(|mark| !matches!(mark, Mark::Ground(..)));
        let rights = above.map(|mark| mark.bounds().x1);
        rights.fold(0.0, f64::max)
    }

    /// The ground under feet at these places, going on beyond the outermost.
    pub fn ground(&mut self, feet: &[f64], overhang: f64) {
        let left = feet.iter().copied().reduce(f64::min).unwrap_or(0.0);
        let right = feet.iter().copied().reduce(f64::max).unwrap_or(0.0);
        self.marks
            .push(Mark::Ground(left - overhang, right + overhang));
    }
}

impl Mark {
    /// The room that an edge or a vertex takes: not what has gone, and no words.
    pub fn standing(&self) -> Option<Rect> {
        matches!(self, Self::Edge(_) | Self::Vertex(_)).then(|| self.bounds())
    }

    fn bounds(&self) -> Rect {
        match self {
            Self::Ground(left, right) => Rect::new(*left, 0.0, *right, 0.0),
            Self::Axis(line) | Self::Tick(line) => line.bounding_box(),
            Self::Link(curve) => curve.bounding_box(),
            Self::Inset(inset) => inset.bounds(),
            Self::Arrow(line) => line.bounding_box().inflate(0.0, ARROWHEAD.y),
            Self::Wall(line) => line.bounding_box().inflate(WALL_WIDTH, WALL_WIDTH),
            Self::Pointer(place) => disc(*place, POINTER_RADIUS),
            Self::Ghost(curve) => curve.bounding_box().inflate(1.0, 1.0),
            Self::Highlight(curve) => along(*curve, HIGHLIGHT_WIDTH),
            Self::Edge(edge) => along(edge.curve, EDGE_WIDTH),
            Self::Vertex(place) => disc(*place, VERTEX_RADIUS),
            Self::Piece(piece) => disc(piece.at, PIECE_RADIUS),
            Self::Label(label) => label.bounds(),
        }
    }
}

/// The room that a stroke of this width takes along a curve.
fn along(curve: PathSeg, width: f64) -> Rect {
    curve.bounding_box().inflate(width / 2.0, width / 2.0)
}

/// The strokes below a ground that reaches from `left` to `right`.
pub fn hatching(left: f64, right: f64) -> impl Iterator<Item = Line> {
    let places = std::iter::successors(Some(left + HATCH_SPACING), |x| Some(x + HATCH_SPACING));
    let places = places.take_while(move |x| *x <= right + 0.5);
    places.map(|x| Line::new((x, 0.0), (x - HATCH_LEAN, HATCH_DEPTH)))
}

fn disc(middle: Point, radius: f64) -> Rect {
    Rect::from_center_size(middle, (2.0 * radius, 2.0 * radius))
}
