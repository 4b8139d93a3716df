//! A drawing as a word in a line of text.

use super::compose::{rect, unnamespaced};
use super::stage::Stage;
use super::svg::{group, number};
use kurbo::Rect;
use svg::node::element::SVG;

/// An edge length in a picture that is a word, in its own pixels: less where the
/// drawing is tall, so that edges stay bold.
const WORD_UNIT: f64 = 30.0;
const WORD_LEAST_UNIT: f64 = 13.0;

/// The height of a drawing, in its own pixels, at which it fills its line.
const WORD_HEIGHT: f64 = 62.0;

/// How much of the line a word takes above and below its baseline, in em, and
/// how many pixels make an em where there is room.
const WORD_TOP: f64 = 1.3;
const WORD_BOTTOM: f64 = 0.3;
const WORD_EM: f64 = 30.0;

/// A drawing as a word: the ground on the baseline, no taller than the line allows.
pub fn word(stage: &Stage, spoken: &str) -> String {
    let fitting = WORD_HEIGHT / stage.height().max(0.1);
    let scene = stage.scene(fitting.clamp(WORD_LEAST_UNIT, WORD_UNIT));
    let bounds = scene.bounds();
    let rise = (-bounds.y0 + 1.0).max(WORD_EM * 0.5);
    let em = WORD_EM.max(rise / WORD_TOP);
    let frame = Rect::new(bounds.x0, -rise, bounds.x1, WORD_BOTTOM * em);
    let picture = SVG::new()
        .set("class", "glyph")
        .set("role", "img")
        .set("viewBox", rect(frame))
        .set("width", format!("{}em", number(frame.width() / em)))
        .set("height", format!("{}em", number(frame.height() / em)))
        .add(group(&scene, 0.0, 0.0));
    // The svg crate leaves quotation marks in attributes as they are.
    let name = spoken
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;");
    unnamespaced(&picture.to_string())
        .replacen("<svg", &format!("<svg aria-label=\"{name}\""), 1)
        .replace('\n', "")
}
