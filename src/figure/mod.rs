//! Layout, and the pictures as SVG.
//!
//! `layout` knows geometry and nothing of paper; `stage` is a drawing in its
//! place; `scene` lists what is on the paper by what it means; `views` decide
//! what a figure shows; `svg`, `compose` and `word` write
//! it down.

mod arrow;
mod compose;
mod contact_sheet;
mod description;
mod games;
mod ladder;
mod layout;
mod level;
mod look;
mod measures;
mod picture;
#[cfg(feature = "raster")]
mod raster;
mod scene;
mod sheet;
mod split;
mod stage;
mod strip;
mod svg;
mod tikz;
mod unsuited;
mod views;
mod word;
mod words;
mod worst;
mod writing;

use crate::structure::{Reading, Step};
use crate::verify::{MOST_STALK_EDGES, PositionOptions, Verified, VerifiedPosition, stalk_word};
pub use contact_sheet::contact_sheet;
pub use ladder::{Rung, ladder};
pub use layout::{Guide, Layout};
pub use picture::Picture;
#[cfg(feature = "raster")]
pub use raster::RasterError;
pub use unsuited::Unsuited;
use views::Panel;
pub use words::spoken;

/// What a figure shows of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// The drawing on its ground.
    Drawing,
    /// The drawing, the drawing fused, and the stalk that it is worth. With blue and
    /// red edges the same as `Steps`.
    Fusion,
    /// The drawing, what every theorem makes of it, and its value: beside the
    /// stalk it is worth, on the number line, or beside the last panel.
    Steps,
    /// The drawing, each edge labelled with the value its cut leaves, and
    /// marked where the cut wins for an owner of the edge.
    Cuts,
    /// The drawing above its options, those of Left to the left and those of Right
    /// to the right where there are colours, and what they make of its value.
    Options,
    /// The drawing, the drawing fused, what is left when its loops have cancelled in
    /// pairs, and that its Grundy value is as odd or even as its edges are.
    Parity,
    /// Every position, in rows by how many edges stand, joined where a cut leads
    /// from one to another.
    Lattice,
    /// The drawing, and the mountain and the jungle that add up to it.
    MountainJungle,
    /// The drawing over its place on the number line; several drawings share one.
    NumberLine,
    /// Blue-red stalks, each edge labelled with what it counts by Berlekamp's rule,
    /// and the sum below.
    StalkRule,
    /// The numbers born on days 0 to 4 as a tree and the path to the drawing's
    /// value; of a number born later, the path alone.
    Birthdays,
    /// The thermograph of the drawing's value.
    Thermograph,
}

impl View {
    /// Every view with the name authors use for it.
    pub const ALL: [(&'static str, Self); 12] = [
        ("drawing", Self::Drawing),
        ("fusion", Self::Fusion),
        ("steps", Self::Steps),
        ("cuts", Self::Cuts),
        ("options", Self::Options),
        ("parity", Self::Parity),
        ("lattice", Self::Lattice),
        ("mountain-jungle", Self::MountainJungle),
        ("number-line", Self::NumberLine),
        ("stalk-rule", Self::StalkRule),
        ("birthdays", Self::Birthdays),
        ("thermograph", Self::Thermograph),
    ];

    /// The name authors use for the view.
    #[must_use]
    pub fn name(self) -> &'static str {
        let named = Self::ALL.into_iter().find(|(_, view)| *view == self);
        named.map_or("", |(name, _)| name)
    }

    /// The views that suit a drawing, each with its name.
    pub fn all_of(verified: &Verified) -> impl Iterator<Item = (&'static str, Self)> {
        let suits = |(_, view): &(&str, Self)| view.suits(verified).is_ok();
        Self::ALL.into_iter().filter(suits)
    }

    /// Whether the view shows something of a drawing.
    ///
    /// # Errors
    /// Why it does not.
    pub fn suits(self, verified: &Verified) -> Result<(), Unsuited> {
        views::suits(verified, self)
    }

    /// Whether several drawings of one figure share one picture.
    #[must_use]
    pub const fn is_shared(self) -> bool {
        matches!(self, Self::NumberLine)
    }
}

/// What a figure shows of its drawings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// A view of each; of all in one picture where the view [is shared](View::is_shared).
    Each(View),
    /// All of them added up: see [`sum`].
    Sum,
}

impl Shown {
    /// The name authors use for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Each(view) => view.name(),
            Self::Sum => "sum",
        }
    }

    /// All that a figure can show.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let views = View::ALL.into_iter().map(|(_, view)| Self::Each(view));
        views.chain([Self::Sum])
    }

    /// What goes by this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|shown| shown.name() == name)
    }
}

/// The figure for a page: a strip of inline SVG panels that wraps on narrow
/// screens and takes its colours from the page. `key` makes ids unique on the page.
/// A drawing that the view does not suit is shown by itself: see [`View::suits`].
#[must_use]
pub fn inline(verified: &Verified, view: View, key: &str) -> String {
    strip::strip(&panels(verified, view), key)
}

/// The figure for a page like [`inline`], to be played on: every edge of the drawing
/// tells scripts its number, and the drawing by itself is larger. What is around it names
/// the drawing, and says that values are to be shown where the view shows them.
#[must_use]
pub fn board(verified: &Verified, view: View, key: &str) -> String {
    let (picture, hints) = match view {
        View::Drawing => (numbered(verified, key), ""),
        _ => (strip::board(&panels(verified, view), key), " data-hints"),
    };
    let id = verified.id();
    format!("<div class=\"board\" data-play=\"{id}\"{hints}>\n{picture}\n</div>")
}

/// The drawing for a page, larger than elsewhere, every edge with its number: what
/// scripts make boards of.
#[must_use]
pub fn numbered(verified: &Verified, key: &str) -> String {
    strip::board(&views::board(verified), key)
}

/// The colours that an edge takes in turn where a stalk is recoloured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turns {
    /// Blue and red.
    BlueRed,
    /// Blue, red and green.
    All,
}

/// Whether a drawing can be recoloured by readers.
///
/// # Errors
/// When it is not a stalk of a few edges.
pub fn recolourable(verified: &Verified) -> Result<(), Unsuited> {
    let edges = verified.drawing().edge_count();
    match stalk_word(verified.drawing()) {
        Some(_) if (1..=MOST_STALK_EDGES).contains(&edges) => Ok(()),
        _ => Err(Unsuited::NotASmallStalk),
    }
}

/// The figure of a [recolourable] stalk for a page like [`inline`], for scripts to be
/// replaced by one whose edges change their colours.
#[must_use]
pub fn recolour(verified: &Verified, view: View, turns: Turns, key: &str) -> String {
    let word = stalk_word(verified.drawing()).unwrap_or_default();
    let turns = match turns {
        Turns::BlueRed => "BR",
        Turns::All => "BRG",
    };
    let picture = inline(verified, view, key);
    format!(
        "<div class=\"recolour\" data-stalk=\"{word}\" data-turn=\"{turns}\">\n{picture}\n</div>"
    )
}

/// The figure of several drawings in one picture, for a view that
/// [is shared](View::is_shared); side by side for others.
#[must_use]
pub fn inline_together(drawings: &[&Verified], view: View, key: &str) -> String {
    strip::strip(&views::together(drawings, view), key)
}

/// A position of another game by itself, or its thermograph, for a page like [`inline`].
///
/// # Errors
/// When the view is of drawings alone.
pub fn position(position: &VerifiedPosition, view: View, key: &str) -> Result<String, Unsuited> {
    let panel = views::of_position(position, view)?;
    Ok(strip::strip(&[panel], key))
}

/// A position of another game above its options, and what they make of its value, for a
/// page like [`inline`].
#[must_use]
pub fn position_options(options: &PositionOptions<'_>, key: &str) -> String {
    strip::strip(&[views::position_options(options)], key)
}

fn panels(verified: &Verified, view: View) -> Vec<Panel> {
    views::panels(verified, view).unwrap_or_else(|_| views::plain(verified))
}

/// Drawings side by side with plus signs between and their values beneath, and the
/// value of the sum, for a page like [`inline`]. That value is the arithmetic of the
/// verified values: the sum is not played.
///
/// # Errors
/// When there are fewer than two, or the values are too large to be added.
pub fn sum(drawings: &[&Verified], key: &str) -> Result<String, Unsuited> {
    Ok(strip::strip(&views::sum(drawings)?, key))
}

/// The drawing as a word: small enough for a line of text, `spoken` its name.
#[must_use]
pub fn glyph(verified: &Verified, spoken: &str) -> String {
    word::word(&views::stage(verified), spoken)
}

/// The drawing's name for readers.
#[must_use]
pub fn title(verified: &Verified) -> String {
    description::title(verified)
}

/// The drawing in words: its vertices, its edges from the ground up, what every
/// step of the reduction makes of it, and its value.
#[must_use]
pub fn description(verified: &Verified) -> String {
    description::whole(verified)
}

/// The steps of the reduction that are drawn.
fn steps_on_the_way(verified: &Verified) -> Vec<Step> {
    let reading = verified.reading();
    reading.map_or_else(Vec::new, Reading::steps_on_the_way)
}

/// The styles that inline figures need from the page (custom properties
/// `--green`, `--ink`, `--paper`, `--quiet` and so on are the page's).
pub const STYLESHEET: &str = concat!(
    include_str!("figure.css"),
    include_str!("strip.css"),
    include_str!("ladder.css")
);

#[cfg(test)]
mod tests;
