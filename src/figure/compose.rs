//! Panels put together as a strip for a page.

use super::arrow::Arrow;
use super::scene::{HATCH_DEPTH, Label, Mark, Role, Scene};
use super::svg::{self, group, number, text};
use super::views::Panel;
use ::svg::node::element::{Description, Group, SVG, Title};
use kurbo::{Point, Rect};
use std::fmt::Write;

/// Room around the marks of a panel, in pixels.
const MARGIN: f64 = 6.0;

/// The baselines of a caption below the ground, in pixels, and a line's height.
const CAPTION_DROP: f64 = 31.0;
const CAPTION_LINE: f64 = 18.0;

/// Captions longer than this are broken at their comma.
const CAPTION_LENGTH: usize = 17;

/// Two panels share a line of a narrow screen if they are no wider together.
const PAIR_WIDTH: f64 = 330.0;

/// The widest row that a phone shows whole, in pixels: wider, its labels would be less
/// than nine pixels tall.
const BROAD: f64 = 470.0;

/// A strip that would have to shrink from more than this is broken instead, or
/// its words could not be read.
const LONG_STRIP: f64 = 820.0;

/// How panels of a figure are framed: alike above and below the ground.
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
        // Arrows are drawn at half the height.
        let rise = arrows(panels).map(|arrow| 2.0 * arrow.rise());
        let top = rise.fold(top, |top, rise| top.min(-rise));
        Self {
            top: top - MARGIN,
            bottom,
        }
    }

    fn height(&self) -> f64 {
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
    let arrows = arrows(panels).map(|arrow| arrow.width());
    panels.iter().map(room).sum::<f64>() + arrows.sum::<f64>()
}

fn arrows(panels: &[Panel]) -> impl Iterator<Item = Arrow<'_>> {
    panels.iter().filter_map(|panel| Arrow::with(&panel.lead))
}

/// A strip of panels for a page.
pub fn strip(panels: &[Panel], key: &str) -> String {
    strip_of(panels, key, |scene| group(scene, 0.0, 0.0))
}

/// The same, to be played on.
pub fn board(panels: &[Panel], key: &str) -> String {
    strip_of(panels, key, svg::board)
}

fn strip_of(panels: &[Panel], key: &str, drawn: impl Fn(&Scene) -> Group) -> String {
    let frame = Frame::around(panels);
    let mut rows: Vec<Row> = Vec::new();
    for (place, panel) in panels.iter().enumerate() {
        let (left, right) = reach(panel);
        let width = right - left;
        let arrow = Arrow::with(&panel.lead).map(|arrow| arrow.on_page());
        let labelled = panel
            .scene
            .marks
            .iter()
            .any(|it| matches!(it, Mark::Label(_)));
        let key = format!("{key}-{place}");
        let picture = panel_svg(panel, &frame, (left, right), &key, drawn(&panel.scene));
        match rows.last_mut() {
            Some(row) if row.parts.len() < 3 && row.width + width <= PAIR_WIDTH => {
                row.width += width;
                row.labelled |= labelled;
                row.parts.extend(arrow);
                row.parts.push(picture);
            }
            _ => rows.push(Row {
                width,
                title: &panel.title,
                labelled,
                parts: arrow.into_iter().chain([picture]).collect(),
            }),
        }
    }
    let class = if width(panels) > LONG_STRIP {
        "strip long"
    } else {
        "strip"
    };
    let mut strip = format!("<div class=\"{class}\">\n");
    for row in rows {
        let _ = writeln!(strip, "{}", row.html());
    }
    strip + "</div>"
}

/// Panels of a strip that stay together on a narrow screen.
struct Row<'a> {
    /// Their widths together, in pixels.
    width: f64,
    /// The name of the first.
    title: &'a str,
    /// Whether anything is written in them.
    labelled: bool,
    /// Panels and arrows.
    parts: Vec<String>,
}

impl Row<'_> {
    /// A row that a narrow screen would shrink until its labels cannot be read can be
    /// moved sideways there, with the keyboard too.
    fn html(&self) -> String {
        let class = if self.labelled && self.width > BROAD {
            format!(
                "class=\"row broad\" tabindex=\"0\" role=\"group\" aria-label=\"{}\"",
                self.title.replace('&', "&amp;").replace('"', "&quot;")
            )
        } else {
            "class=\"row\"".to_owned()
        };
        format!("<div {class}>\n{}\n</div>", self.parts.join("\n"))
    }
}

fn panel_svg(
    panel: &Panel,
    frame: &Frame,
    (left, right): (f64, f64),
    key: &str,
    drawn: Group,
) -> String {
    let width = right - left;
    let bounds = format!(
        "{} {} {} {}",
        number(left),
        number(frame.top),
        number(width),
        number(frame.height())
    );
    let picture = SVG::new()
        .set("class", "panel")
        .set("role", "img")
        .set("aria-labelledby", format!("{key}-title"))
        .set("aria-describedby", format!("{key}-desc"))
        .set("viewBox", bounds)
        .set("width", number(width))
        .set("height", number(frame.height()))
        .add(Title::new(panel.title.clone()).set("id", format!("{key}-title")))
        .add(described(&panel.description).set("id", format!("{key}-desc")))
        .add(drawn);
    let captioned = captions(panel)
        .iter()
        .fold(picture, |it, label| it.add(text(label)));
    unnamespaced(&captioned.to_string())
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
