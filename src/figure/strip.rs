//! Panels of a figure as a strip for a page: in one line on a wide page, in rows on a
//! narrow one.

use super::arrow::{Arrow, spacer};
use super::compose::{Frame, captions, described, reach, unnamespaced, width};
use super::level;
use super::scene::{Mark, Scene};
use super::svg::{self, group, number, text};
use super::views::Panel;
use ::svg::node::element::{Group, SVG, Title};
use std::fmt::Write;

/// The room for a row on the narrowest phone, in pixels, and what panels that share a
/// row may shrink to there: smaller, their captions could not be read.
const PHONE: f64 = 280.0;
const SMALLEST: f64 = 0.7;

/// Panels and arrows that are a full row.
const MOST_PARTS: usize = 3;

/// The widest row that a phone shows whole, in pixels: wider, its labels would be less
/// than nine pixels tall.
const BROAD: f64 = 470.0;

/// A strip that would have to shrink from more than this is broken instead, or
/// its words could not be read.
const LONG_STRIP: f64 = 820.0;

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
        let before = place.checked_sub(1).map(|it| &panels[it]);
        let key = format!("{key}-{place}");
        let piece = Piece::of(panel, before, &frame, &key, drawn(&panel.scene));
        match rows.last_mut() {
            Some(row) if row.has_room_for(&piece) => row.pieces.push(piece),
            _ => rows.push(Row {
                pieces: vec![piece],
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

/// A panel of a strip, and the arrow that leads to it.
struct Piece<'a> {
    panel: &'a Panel,
    /// The widths of both, in pixels.
    widths: [f64; 2],
    arrow: Option<String>,
    picture: String,
}

impl<'a> Piece<'a> {
    fn of(
        panel: &'a Panel,
        before: Option<&Panel>,
        frame: &Frame,
        key: &str,
        drawn: Group,
    ) -> Self {
        let own = frame.of(panel);
        let (left, right) = reach(panel);
        let arrow = Arrow::with(&panel.lead);
        let arrow_width = arrow.as_ref().map_or(0.0, Arrow::width);
        // A number line that begins a row needs no room below it.
        let rises = [(before, frame.bottom), (None, own.bottom)]
            .map(|(before, bottom)| level::of_arrow(before, panel) + bottom);
        let mut picture = panel_svg(panel, &own, key, drawn);
        if own.bottom < frame.bottom {
            let below = spacer(frame.bottom - own.bottom, "spacer");
            picture = format!("<div class=\"hovering\">{picture}{below}</div>");
        }
        Self {
            panel,
            widths: [right - left, arrow_width],
            arrow: arrow.map(|arrow| arrow.on_page(rises)),
            picture,
        }
    }
}

/// Panels of a strip that stay together on a narrow screen, one at least.
struct Row<'a> {
    pieces: Vec<Piece<'a>>,
}

impl Row<'_> {
    /// The widths of its panels together, and of their arrows, in pixels.
    fn widths(&self) -> [f64; 2] {
        let widths = self.pieces.iter().map(|piece| piece.widths);
        widths.fold([0.0; 2], |sum, it| [sum[0] + it[0], sum[1] + it[1]])
    }

    /// Whether another panel and its arrow can stand here too.
    fn has_room_for(&self, piece: &Piece<'_>) -> bool {
        let [panels, arrows] = self.widths();
        let room = SMALLEST * (panels + piece.widths[0]) + arrows + piece.widths[1];
        let led_to = self.pieces.iter().filter(|it| it.arrow.is_some()).count();
        self.pieces.len() + led_to < MOST_PARTS && room <= PHONE
    }

    /// A row that a narrow screen would shrink until its labels cannot be read can be
    /// moved sideways there, with the keyboard too.
    fn html(&self) -> String {
        let first = &self.pieces[0];
        let labelled = |piece: &Piece| {
            let mut marks = piece.panel.scene.marks.iter();
            marks.any(|it| matches!(it, Mark::Label(_)))
        };
        let mut class = "row".to_owned();
        if first.arrow.is_some() {
            class.push_str(" led");
        }
        let mut more = String::new();
        if self.widths()[0] > BROAD && self.pieces.iter().any(labelled) {
            class.push_str(" broad");
            let title = first
                .panel
                .title
                .replace('&', "&amp;")
                .replace('"', "&quot;");
            more = format!(" tabindex=\"0\" role=\"group\" aria-label=\"{title}\"");
        }
        let parts = self.pieces.iter().flat_map(|piece| {
            let parts = [piece.arrow.as_deref(), Some(&*piece.picture)];
            parts.into_iter().flatten()
        });
        let parts: Vec<&str> = parts.collect();
        format!(
            "<div class=\"{class}\"{more}>\n{}\n</div>",
            parts.join("\n")
        )
    }
}

fn panel_svg(panel: &Panel, frame: &Frame, key: &str, drawn: Group) -> String {
    let (left, right) = reach(panel);
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
