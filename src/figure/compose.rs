//! How panels are framed, and what stands below them.

use super::arrow::Arrow;
use super::level;
use super::scene::{HATCH_DEPTH, Label, Role};
use super::svg::number;
use super::views::Panel;
use ::svg::node::element::Description;
use kurbo::{Point, Rect};

/// Room around the marks of a panel, in pixels.
const MARGIN: f64 = 6.0;

/// The baselines of a caption below the ground, in pixels, and a line's height.
const CAPTION_DROP: f64 = 31.0;
const CAPTION_LINE: f64 = 18.0;

/// Captions longer than this are broken at their comma.
const CAPTION_LENGTH: usize = 17;

/// How panels of a figure are framed, above and below the ground.
pub struct Frame {
    pub top: f64,
    pub bottom: f64,
}

impl Frame {
    pub fn around(panels: &[Panel]) -> Self {
        let top = panels
            .iter()
            .map(|panel| panel.scene.bounds().y0)
            .fold(0.0, f64::min);
        let lines = panels
            .iter()
            .map(|panel| caption_lines(&panel.caption).len())
            .max()
            .unwrap_or(0);
        let captions = match lines {
            0 => HATCH_DEPTH + 2.0,
            1 => CAPTION_DROP + 7.0,
            _ => CAPTION_DROP + CAPTION_LINE + 7.0,
        };
        let lows = panels.iter().map(|panel| panel.scene.bounds().y1 + MARGIN);
        let bottom = lows.fold(captions, f64::max);
        let words =
            arrows(panels).map(|(place, arrow)| -level::of_arrow_to(panels, place) - arrow.rise());
        let top = words.fold(top, f64::min);
        Self {
            top: top - MARGIN,
            bottom,
        }
    }

    /// The frame of one panel among these on a page: no higher than it needs, so that
    /// rows of a narrow screen lie close; grounds stay level, what has none hovers.
    pub fn of(&self, panel: &Panel) -> Self {
        let bounds = panel.scene.bounds();
        if level::of_axis(panel).is_some() {
            return Self {
                top: bounds.y0 - MARGIN,
                bottom: bounds.y1 + MARGIN,
            };
        }
        Self {
            top: bounds.y0.min(0.0) - MARGIN,
            bottom: self.bottom,
        }
    }

    /// From top to bottom.
    pub fn height(&self) -> f64 {
        self.bottom - self.top
    }
}

/// A caption in one line or two.
fn caption_lines(caption: &str) -> Vec<&str> {
    match caption.split_once(", ") {
        Some((first, rest)) if caption.len() > CAPTION_LENGTH => {
            vec![&caption[..=first.len()], rest]
        }
        _ if caption.is_empty() => Vec::new(),
        _ => vec![caption],
    }
}

/// From where to where a panel reaches.
pub fn reach(panel: &Panel) -> (f64, f64) {
    let bounds = panel.scene.bounds();
    let words = captions(panel)
        .iter()
        .map(Label::bounds)
        .fold(bounds, |all, label| all.union(label));
    (words.x0 - MARGIN, words.x1 + MARGIN)
}

/// What stands below a panel.
pub fn captions(panel: &Panel) -> Vec<Label> {
    let lines = caption_lines(&panel.caption);
    let mut drop = CAPTION_DROP;
    let mut labels = Vec::new();
    for line in lines {
        labels.push(Label {
            at: Point::new(panel.scene.ground_middle(), drop),
            text: line.into(),
            role: Role::Caption,
        });
        drop += CAPTION_LINE;
    }
    labels
}

/// The width of a figure, arrows included, in pixels.
pub fn width(panels: &[Panel]) -> f64 {
    let room = |panel: &Panel| {
        let (left, right) = reach(panel);
        right - left
    };
    let arrows = arrows(panels).map(|(_, arrow)| arrow.width());
    panels.iter().map(room).sum::<f64>() + arrows.sum::<f64>()
}

/// Each arrow, and the place of the panel it leads to.
fn arrows(panels: &[Panel]) -> impl Iterator<Item = (usize, Arrow<'_>)> {
    let each = panels.iter().enumerate();
    each.filter_map(|(place, panel)| Some((place, Arrow::with(&panel.lead)?)))
}

/// Inside a page an SVG element needs no namespace.
pub fn unnamespaced(svg: &str) -> String {
    svg.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", "", 1)
}

/// A description of a picture.
pub fn described(text: &str) -> Description {
    Description::new().add(::svg::node::Text::new(text))
}

/// A box as a `viewBox` has it.
pub fn rect(bounds: Rect) -> String {
    format!(
        "{} {} {} {}",
        number(bounds.x0),
        number(bounds.y0),
        number(bounds.width()),
        number(bounds.height())
    )
}
