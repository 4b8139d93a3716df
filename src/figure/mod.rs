//! Layout, and the pictures as SVG.
//!
//! `layout` knows geometry and nothing of paper; `stage` is a drawing in its
//! place; `scene` lists what is on the paper by what it means; `views` decide
//! what a figure shows; `svg`, `compose` and `word` write
//! it down.

mod arrow;
mod compose;
mod description;
mod layout;
mod scene;
mod split;
mod stage;
mod svg;
mod unsuited;
mod views;
mod word;
mod words;

use crate::structure::{Reading, Step};
use crate::verify::Verified;
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
    /// Every position, in rows by how many edges stand, joined where a cut leads
    /// from one to another.
    Lattice,
    /// The drawing, and the mountain and the jungle that add up to it.
    MountainJungle,
}

impl View {
    /// Every view with the name authors use for it.
    pub const ALL: [(&'static str, Self); 7] = [
        ("drawing", Self::Drawing),
        ("fusion", Self::Fusion),
        ("steps", Self::Steps),
        ("cuts", Self::Cuts),
        ("options", Self::Options),
        ("lattice", Self::Lattice),
        ("mountain-jungle", Self::MountainJungle),
    ];

    /// Whether the view shows something of a drawing.
    ///
    /// # Errors
    /// Why it does not.
    pub fn suits(self, verified: &Verified) -> Result<(), Unsuited> {
        views::panels(verified, self).map(|_| ())
    }
}

/// The figure for a page: a strip of inline SVG panels that wraps on narrow
/// screens and takes its colours from the page. `key` makes ids unique on the page.
/// A drawing that the view does not suit is shown by itself: see [`View::suits`].
#[must_use]
pub fn inline(verified: &Verified, view: View, key: &str) -> String {
    compose::strip(&panels(verified, view), key)
}

/// The figure as one SVG that stands alone, with its own styles, light and dark.
/// A drawing that the view does not suit is shown by itself: see [`View::suits`].
#[must_use]
pub fn standalone(verified: &Verified, view: View) -> String {
    let panels = panels(verified, view);
    let description = match view {
        View::Fusion | View::Steps => description::whole(verified),
        _ => description::of_panels(&panels),
    };
    compose::sheet(&panels, &title(verified), &description)
}

fn panels(verified: &Verified, view: View) -> Vec<Panel> {
    views::panels(verified, view).unwrap_or_else(|_| views::plain(verified))
}

/// The name by which authors ask for [`sum`] instead of a [`View`].
pub const SUM: &str = "sum";

/// Drawings side by side with plus signs between and their values beneath, and the
/// value of the sum, for a page like [`inline`]. That value is the arithmetic of the
/// verified values: the sum is not played.
///
/// # Errors
/// When there are fewer than two, or the values are too large to be added.
pub fn sum(drawings: &[&Verified], key: &str) -> Result<String, Unsuited> {
    Ok(compose::strip(&views::sum(drawings)?, key))
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
pub const STYLESHEET: &str = concat!(include_str!("figure.css"), include_str!("strip.css"));

#[cfg(test)]
mod tests;
