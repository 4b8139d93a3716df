//! Panels put together as a strip for a page.

use super::arrow::{Arrow, spacer};
use super::level;
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

/// The room for a row on the narrowest phone, in pixels, and what panels that share a
/// row may shrink to there: smaller, their captions could not be read.
const PHONE: f64 = 280.0;
const SMALLEST: f64 = 0.7;

/// The widest row that a phone shows whole, in pixels: wider, its labels would be less
/// than nine pixels tall.
const BROAD: f64 = 470.0;

/// A strip that would have to shrink from more than this is broken instead, or
/// its words could not be read.
const LONG_STRIP: f64 = 820.0;

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
        let words = arrows(panels).map(|(place, arrow)| {
            let before = place.checked_sub(1).map(|it| &panels[it]);
            -level::of_arrow(before, &panels[place]) - arrow.rise()
        });
        let top = words.fold(top, f64::min);
        Self {
            top: top - MARGIN,
            bottom,
        }
    }

    /// The frame of one panel among these on a page: no higher than it needs, so that
    /// rows of a narrow screen lie close; grounds stay level, what has none hovers.
    fn of(&self, panel: &Panel) -> Self {
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
    let arrows = arrows(panels).map(|(_, arrow)| arrow.width());
    panels.iter().map(room).sum::<f64>() + arrows.sum::<f64>()
}

/// Each arrow, and the place of the panel it leads to.
fn arrows(panels: &[Panel]) -> impl Iterator<Item = (usize, Arrow<'_>)> {
    let each = panels.iter().enumerate();
    each.filter_map(|(place, panel)| Some((place, Arrow::with(&panel.lead)?)))
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
        let arrow = Arrow::with(&panel.lead);
        let arrow_width = arrow.as_ref().map_or(0.0, Arrow::width);
        let own = frame.of(panel);
        let before = place.checked_sub(1).map(|it| &panels[it]);
        let rises = [before, None].map(|before| level::of_arrow(before, panel));
        // A number line that begins a row needs no room below it.
        let below = [frame.bottom, own.bottom];
        let arrow = arrow.map(|arrow| arrow.on_page([rises[0] + below[0], rises[1] + below[1]]));
        let labelled = panel
            .scene
            .marks
            .iter()
            .any(|it| matches!(it, Mark::Label(_)));
        let key = format!("{key}-{place}");
        let mut picture = panel_svg(panel, &own, (left, right), &key, drawn(&panel.scene));
        if own.bottom < frame.bottom {
            let below = spacer(frame.bottom - own.bottom, "spacer");
            picture = format!("<div class=\"hovering\">{picture}{below}</div>");
        }
        match rows.last_mut() {
            Some(row) if row.has_room_for(width, arrow_width) => {
                row.width += width;
                row.arrows += arrow_width;
                row.labelled |= labelled;
                row.parts.extend(arrow);
                row.parts.push(picture);
            }
            _ => rows.push(Row {
                width,
                arrows: arrow_width,
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
    /// Their widths together, in pixels, and those of the arrows that lead to them.
    width: f64,
    arrows: f64,
    /// The name of the first.
    title: &'a str,
    /// Whether anything is written in them.
    labelled: bool,
    /// Panels and arrows.
    parts: Vec<String>,
}

impl Row<'_> {
    /// Whether a panel of this width and its arrow can stand here too.
    fn has_room_for(&self, panel: f64, arrow: f64) -> bool {
        let panels = (self.width + panel) * SMALLEST;
        self.parts.len() < 3 && panels + self.arrows + arrow <= PHONE
    }

    /// A row that a narrow screen would shrink until its labels cannot be read can be
    /// moved sideways there, with the keyboard too.
    fn html(&self) -> String {
        let led = if self.parts[0].starts_with("<div class=\"step") {
            " led"
        } else {
            ""
        };
        let class = if self.labelled && self.width > BROAD {
            format!(
                "class=\"row broad{led}\" tabindex=\"0\" role=\"group\" aria-label=\"{}\"",
                self.title.replace('&', "&amp;").replace('"', "&quot;")
            )
        } else {
            format!("class=\"row{led}\"")
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
