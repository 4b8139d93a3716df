//! All panels of a figure side by side in one picture that stands alone.

use super::arrow::Arrow;
use super::compose::{Frame, captions, described, reach, rect};
use super::level;
use super::look::PALETTE;
use super::scene::{Mark, Scene};
use super::svg::{group, number};
use super::views::Panel;
use kurbo::Rect;
use svg::node::element::{Rectangle, SVG, Style, Title};

/// Scenes on one paper.
#[derive(Debug)]
pub struct Sheet {
    /// The paper, in pixels.
    pub bounds: Rect,
    /// The scenes, each with how far to the right it stands, in pixels.
    pub parts: Vec<(Scene, f64)>,
}

impl Sheet {
    /// The panels from left to right, arrows between them, captions below.
    pub fn of(panels: &[Panel]) -> Self {
        let frame = Frame::around(panels);
        let mut x = 0.0;
        let mut parts = Vec::new();
        for (place, panel) in panels.iter().enumerate() {
            let (left, right) = reach(panel);
            if let Some(arrow) = Arrow::with(&panel.lead) {
                let marks = arrow.on_sheet(x, -level::of_arrow_to(panels, place));
                parts.push((Scene { marks }, 0.0));
                x += arrow.width();
            }
            let mut scene = panel.scene.clone();
            let words = captions(panel).into_iter().map(Mark::Label);
            scene.marks.extend(words);
            parts.push((scene, x - left));
            x += right - left;
        }
        Self {
            bounds: Rect::new(0.0, frame.top, x, frame.bottom),
            parts,
        }
    }

    /// The picture as SVG, under a stylesheet of its own.
    pub fn svg(&self, title: &str, description: &str, style: &str) -> String {
        let Rect { x0, y0, .. } = self.bounds;
        let (width, height) = (self.bounds.width(), self.bounds.height());
        let paper = Rectangle::new()
            .set("class", "paper")
            .set("x", number(x0))
            .set("y", number(y0))
            .set("width", number(width))
            .set("height", number(height));
        let picture = SVG::new()
            .set("class", "sheet")
            .set("role", "img")
            .set("aria-labelledby", "title")
            .set("aria-describedby", "desc")
            .set("viewBox", rect(self.bounds))
            .set("width", number(width))
            .set("height", number(height))
            .add(Title::new(title).set("id", "title"))
            .add(described(description).set("id", "desc"))
            .add(Style::new(format!("\n{style}")))
            .add(paper);
        let parts = self.parts.iter();
        let picture = parts.fold(picture, |picture, (scene, shift)| {
            picture.add(group(scene, *shift, 0.0))
        });
        format!("{picture}\n")
    }
}

/// What a page would supply, and how marks look.
pub fn style() -> String {
    format!("{PALETTE}{}", include_str!("figure.css"))
}
