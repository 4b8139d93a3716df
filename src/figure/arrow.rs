//! The arrow that leads from one panel to the next, and the words over it.

use super::scene::{Label, Mark, Role};
use super::svg::{arrow, number};
use kurbo::{Line, Point, Vec2};
use std::fmt::Write;
use svg::node::element::SVG;

/// The room an arrow takes between panels of one picture, in pixels.
const WIDTH: f64 = 52.0;

/// How far from each panel it ends, in pixels.
const SHORT: f64 = 4.0;

/// Lines over an arrow have at most this many letters, spaces not counted, if
/// their words allow it, and are this far apart, in pixels.
const LINE_LENGTH: usize = 10;
const LINE_HEIGHT: f64 = 15.0;

/// Room beside words over an arrow, in pixels.
const MARGIN: f64 = 12.0;

/// An arrow with these names over it.
#[derive(Debug)]
pub struct Arrow<'a> {
    names: &'a [&'static str],
    /// The words over it, which points to (0, 0) from the left.
    words: Vec<Label>,
}

impl<'a> Arrow<'a> {
    /// An arrow; `None` where nothing leads.
    pub fn with(names: &'a [&'static str]) -> Option<Self> {
        let mut at = Point::new(0.0, -12.0);
        let mut words = Vec::new();
        for text in lines(names).into_iter().rev() {
            words.push(Label {
                at,
                // Names of people too are in small capitals throughout.
                text: typeset(&text.to_lowercase()).into(),
                role: Role::Theorem,
            });
            at.y -= LINE_HEIGHT;
        }
        (!names.is_empty()).then_some(Self { names, words })
    }

    /// The room it takes between two panels, in pixels.
    pub fn width(&self) -> f64 {
        let widths = self
            .words
            .iter()
            .map(|label| label.bounds().width() + MARGIN);
        widths.fold(WIDTH, f64::max)
    }

    /// How far over it its words reach, in pixels.
    pub fn rise(&self) -> f64 {
        let tops = self.words.iter().map(|label| -label.bounds().y0);
        tops.fold(0.0, f64::max)
    }

    /// The arrow between panels of a page, so many pixels above the bottom of the panels:
    /// on a wide page, and where a narrow one begins a row with it.
    pub fn on_page(&self, [wide, first]: [f64; 2]) -> String {
        let picture = SVG::new()
            .set("class", "panel arrow")
            .set("viewBox", "0 0 44 12")
            .set("width", "44")
            .set("height", "12")
            .set("aria-hidden", "true")
            .add(arrow(Line::new((0.0, 6.0), (43.0, 6.0))));
        let class = if self.width() > WIDTH { " wide" } else { "" };
        let mut step = format!("<div class=\"step{class}\">");
        for name in self.names {
            let _ = write!(step, "<span>{}</span>", typeset(name));
        }
        let [wide, first] = [(wide, "spacer"), (first, "spacer first")]
            .map(|(rise, class)| spacer((rise - 6.0).max(0.0), class));
        step + &format!("{picture}{wide}{first}</div>")
    }

    /// The arrow in a picture of its own, from `left` at the height `y`.
    pub fn on_sheet(&self, left: f64, y: f64) -> Vec<Mark> {
        let place = Vec2::new(left + self.width() / 2.0, y);
        let words = self.words.iter().map(|label| {
            Mark::Label(Label {
                at: label.at + place,
                ..label.clone()
            })
        });
        let right = left + self.width() - SHORT;
        let arrow = Mark::Arrow(Line::new((left + SHORT, y), (right, y)));
        words.chain([arrow]).collect()
    }
}

/// Empty room of a height in pixels, for pages that may not carry styles.
pub fn spacer(height: f64, class: &str) -> String {
    let height = number(height);
    format!(
        "<svg class=\"{class}\" viewBox=\"0 0 1 {height}\" width=\"1\" height=\"{height}\" \
         aria-hidden=\"true\"></svg>"
    )
}

/// A name as print has it.
fn typeset(name: &str) -> String {
    name.replace('\'', "’")
}

/// Names in lines short enough to stand over an arrow.
fn lines(names: &[&str]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for name in names {
        let mut line = String::new();
        for word in name.split(' ') {
            if !line.is_empty() && line.len() + word.len() > LINE_LENGTH {
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
