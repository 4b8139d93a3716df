//! Panels put together: as a strip for a page, and as one picture that stands
//! alone.

use super::scene::{HATCH_DEPTH, Label, Mark, Role, Scene};
use super::svg::{group, number, text};
use super::views::Panel;
use kurbo::{Point, Rect, Vec2};
use std::fmt::Write;
use svg::node::element::{Description, Path, Rectangle, SVG, Style, Text, Title};

/// Room around the marks of a panel, in pixels.
const MARGIN: f64 = 6.0;

/// The baselines of a caption below the ground, in pixels, and a line's height.
const CAPTION_DROP: f64 = 31.0;
const CAPTION_LINE: f64 = 18.0;

/// Captions longer than this are broken at their comma.
const CAPTION_LENGTH: usize = 17;

/// Two panels share a line of a narrow screen if they are no wider together.
const PAIR_WIDTH: f64 = 330.0;

/// A strip that would have to shrink from more than this is broken instead, or
/// its words could not be read.
const LONG_STRIP: f64 = 820.0;

/// The room an arrow takes between panels of one picture, in pixels.
const ARROW_WIDTH: f64 = 52.0;

/// Lines over an arrow have at most this many letters if their words allow it,
/// and are this far apart, in pixels.
const LEAD_LENGTH: usize = 12;
const LEAD_LINE: f64 = 15.0;

/// Words over an arrow that rise no higher than this, in pixels, fit over the
/// lowest of drawings.
const ONE_LINE: f64 = -24.0;

/// How panels of a figure are framed: alike above and below the ground.
struct Frame {
    top: f64,
    bottom: f64,
}

impl Frame {
    fn around(panels: &[Panel]) -> Self {
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
        // Words over an arrow begin at half the height.
        let words = panels.iter().flat_map(|panel| lead_labels(&panel.lead));
        let rise = words
            .map(|label| label.bounds().y0)
            .filter(|top| *top < ONE_LINE)
            .fold(0.0, f64::min);
        Self {
            top: (top - MARGIN).min(2.0 * rise),
            bottom: captions,
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
fn reach(panel: &Panel) -> (f64, f64) {
    let bounds = panel.scene.bounds();
    let words = captions(panel)
        .iter()
        .map(Label::bounds)
        .fold(bounds, |all, label| all.union(label));
    (words.x0 - MARGIN, words.x1 + MARGIN)
}

fn captions(panel: &Panel) -> Vec<Label> {
    let lines = caption_lines(&panel.caption);
    let mut drop = CAPTION_DROP;
    let mut labels = Vec::new();
    for line in lines {
        labels.push(Label {
            at: Point::new(panel.scene.ground_middle(), drop),
            text: line.to_owned(),
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
        right - left + arrow_room(&panel.lead)
    };
    panels.iter().map(room).sum()
}

/// A strip of panels for a page.
pub fn strip(panels: &[Panel], key: &str) -> String {
    let frame = Frame::around(panels);
    let mut rows: Vec<(f64, Vec<String>)> = Vec::new();
    for (place, panel) in panels.iter().enumerate() {
        let (left, right) = reach(panel);
        let width = right - left;
        let arrow = (!panel.lead.is_empty()).then(|| step(&panel.lead));
        let picture = panel_svg(panel, &frame, (left, right), &format!("{key}-{place}"));
        match rows.last_mut() {
            Some((used, row)) if row.len() < 3 && *used + width <= PAIR_WIDTH => {
                *used += width;
                row.extend(arrow);
                row.push(picture);
            }
            _ => rows.push((width, arrow.into_iter().chain([picture]).collect())),
        }
    }
    let class = if width(panels) > LONG_STRIP {
        "strip long"
    } else {
        "strip"
    };
    let mut strip = format!("<div class=\"{class}\">\n");
    for (_, row) in rows {
        let _ = write!(strip, "<div class=\"row\">\n{}\n</div>\n", row.join("\n"));
    }
    strip + "</div>"
}

fn step(lead: &[&str]) -> String {
    let arrow = SVG::new()
        .set("class", "panel arrow")
        .set("viewBox", "0 0 44 12")
        .set("width", "44")
        .set("height", "12")
        .set("aria-hidden", "true")
        .add(arrow_path(0.0, 6.0, 43.0));
    let names: String = lead
        .iter()
        .map(|name| format!("<span>{name}</span>"))
        .collect();
    format!("<div class=\"step\">{names}{arrow}</div>")
}

fn arrow_path(left: f64, y: f64, right: f64) -> Path {
    let course = format!(
        "M{} {}H{}m-7 -4.5l7 4.5l-7 4.5",
        number(left),
        number(y),
        number(right)
    );
    Path::new().set("class", "arrow").set("d", course)
}

fn panel_svg(panel: &Panel, frame: &Frame, (left, right): (f64, f64), key: &str) -> String {
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
        .add(group(&panel.scene, 0.0, 0.0));
    let captioned = captions(panel)
        .iter()
        .fold(picture, |it, label| it.add(text(label)));
    unnamespaced(&captioned.to_string())
}

/// Inside a page an SVG element needs no namespace.
pub fn unnamespaced(svg: &str) -> String {
    svg.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", "", 1)
}

fn described(text: &str) -> Description {
    Description::new().add(svg::node::Text::new(text))
}

/// All panels side by side in one picture with its own styles.
pub fn sheet(panels: &[Panel], title: &str, description: &str) -> String {
    let frame = Frame::around(panels);
    let mut x = 0.0;
    let mut parts = Vec::new();
    for panel in panels {
        let (left, right) = reach(panel);
        let room = arrow_room(&panel.lead);
        if room > 0.0 {
            parts.extend(arrow_of(&panel.lead, (x, room), frame.top / 2.0));
            x += room;
        }
        let shift = x - left;
        let mut scene = panel.scene.clone();
        scene
            .marks
            .extend(captions(panel).into_iter().map(Mark::Label));
        parts.push(Part::Scene(scene, shift));
        x += right - left;
    }
    let bounds = Rect::new(0.0, frame.top, x, frame.bottom);
    let mut picture = SVG::new()
        .set("class", "sheet")
        .set("role", "img")
        .set("aria-labelledby", "title")
        .set("aria-describedby", "desc")
        .set("viewBox", rect(bounds))
        .set("width", number(bounds.width()))
        .set("height", number(bounds.height()))
        .add(Title::new(title).set("id", "title"))
        .add(described(description).set("id", "desc"))
        .add(Style::new(format!("\n{SHEET}{}", super::STYLESHEET)))
        .add(
            Rectangle::new()
                .set("class", "paper")
                .set("x", "0")
                .set("y", number(bounds.y0))
                .set("width", number(bounds.width()))
                .set("height", number(bounds.height())),
        );
    for part in parts {
        picture = match part {
            Part::Scene(scene, shift) => picture.add(group(&scene, shift, 0.0)),
            Part::Arrow(path) => picture.add(path),
            Part::Words(words) => picture.add(words),
        };
    }
    format!("{picture}\n")
}

enum Part {
    Scene(Scene, f64),
    Arrow(Path),
    Words(Text),
}

/// What leads to a panel in lines short enough to stand over an arrow.
fn lead_lines(lead: &[&str]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for name in lead {
        let mut line = String::new();
        for word in name.split(' ') {
            if !line.is_empty() && line.len() + word.len() >= LEAD_LENGTH {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// The words over an arrow that points to (0, 0) from the left.
fn lead_labels(lead: &[&str]) -> Vec<Label> {
    let mut at = Point::new(0.0, -12.0);
    let mut labels = Vec::new();
    for text in lead_lines(lead).into_iter().rev() {
        labels.push(Label {
            at,
            text,
            role: Role::Theorem,
        });
        at.y -= LEAD_LINE;
    }
    labels
}

/// The room an arrow takes with the words over it, none where there is none.
fn arrow_room(lead: &[&str]) -> f64 {
    let words = lead_labels(lead);
    let widths = words.iter().map(|label| label.bounds().width() + 6.0);
    widths
        .reduce(f64::max)
        .map_or(0.0, |it| it.max(ARROW_WIDTH))
}

fn arrow_of(lead: &[&str], (x, room): (f64, f64), y: f64) -> Vec<Part> {
    let place = Vec2::new(x + room / 2.0, y);
    let words = lead_labels(lead).into_iter().map(|label| {
        Part::Words(text(&Label {
            at: label.at + place,
            ..label
        }))
    });
    let arrow = Part::Arrow(arrow_path(x + 4.0, y, x + room - 4.0));
    words.chain([arrow]).collect()
}

pub fn rect(bounds: Rect) -> String {
    format!(
        "{} {} {} {}",
        number(bounds.x0),
        number(bounds.y0),
        number(bounds.width()),
        number(bounds.height())
    )
}

/// What a page would supply: colours, paper and type.
const SHEET: &str = include_str!("sheet.css");
