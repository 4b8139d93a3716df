//! Small pictures that are framed alike, and positions of a drawing as such, all in
//! the drawing's own places.

use crate::drawing::EdgeId;
use crate::figure::scene::{HATCH_DEPTH, Inset, Mark, Scene};
use crate::figure::stage::{Stage, on_paper};
use crate::search::Position;
use kurbo::{Point, Rect};

/// An edge length before it is made smaller, in pixels.
const UNIT: f64 = 60.0;

/// What small pictures of one kind have in common: the room that each has, and how
/// small it is made.
#[derive(Debug, Clone, Copy)]
pub struct Frame {
    whole: Rect,
    scale: f64,
}

impl Frame {
    /// Pictures that take this room at full size, made small enough for this width and
    /// height in pixels, and of at most this scale.
    pub fn within(whole: Rect, width: f64, height: f64, scale: f64) -> Self {
        let fitting = (width / whole.width().max(1.0)).min(height / whole.height().max(1.0));
        Self {
            whole,
            scale: scale.min(fitting),
        }
    }

    /// The room a picture takes, in pixels.
    pub fn width(&self) -> f64 {
        self.whole.width() * self.scale
    }

    /// How high a picture rises over its ground, in pixels.
    pub fn rise(&self) -> f64 {
        -self.whole.y0 * self.scale
    }

    /// How deep its hatching goes, in pixels.
    pub fn depth(&self) -> f64 {
        HATCH_DEPTH * self.scale
    }

    /// A picture, the middle of its room and its ground at `place`.
    pub fn inset(&self, scene: Scene, place: Point) -> Mark {
        Mark::Inset(Inset {
            scene,
            at: Point::new(place.x - self.whole.center().x * self.scale, place.y),
            scale: self.scale,
        })
    }
}

/// Pictures of the positions of one drawing.
#[derive(Debug)]
pub struct Miniature<'a> {
    stage: &'a Stage,
    frame: Frame,
}

impl<'a> Miniature<'a> {
    /// Pictures of at most this width and height in pixels, and of at most this scale.
    pub fn within(stage: &'a Stage, width: f64, height: f64, scale: f64) -> Self {
        let whole = stage.scene(UNIT).bounds();
        Self {
            stage,
            frame: Frame::within(whole, width, height, scale),
        }
    }

    /// What all of them have in common.
    pub const fn frame(&self) -> Frame {
        self.frame
    }

    /// A position. What stands keeps its place, and what is gone is a ghost.
    pub fn scene(&self, position: Position) -> Scene {
        let standing: Vec<EdgeId> = edges_of(position).collect();
        let left = self.stage.thinned(&standing);
        let mut scene = left.scene(UNIT);
        let ghosts = self.stage.ghosts(&left).into_iter();
        let ghosts = ghosts.map(|curve| Mark::Ghost(on_paper(curve, UNIT)));
        scene.marks.splice(1..1, ghosts.collect::<Vec<_>>());
        scene
    }

    /// A position, the middle of its picture and its ground at `place`.
    pub fn of(&self, position: Position, place: Point) -> Mark {
        self.frame.inset(self.scene(position), place)
    }
}

/// The edges that stand in a position, in their order.
pub fn edges_of(position: Position) -> impl Iterator<Item = EdgeId> {
    let bits = Position::BITS as usize;
    let stands = move |edge: &usize| position >> edge & 1 == 1;
    (0..bits).filter(stands).map(EdgeId::new)
}
