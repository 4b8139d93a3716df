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
mod layout;
mod look;
#[cfg(feature = "raster")]
mod raster;
mod scene;
mod sheet;
mod split;
mod stage;
mod svg;
mod tikz;
mod views;
mod word;
mod words;
mod writing;

use crate::structure::{Reading, Step};
use crate::verify::Verified;
pub use contact_sheet::contact_sheet;
#[cfg(feature = "raster")]
pub use raster::RasterError;
use sheet::Sheet;
pub use words::spoken;

/// What a figure shows of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// The drawing on its ground.
    Drawing,
    /// The drawing, what every theorem makes of it, and its value: beside the
    /// stalk it is worth, on the number line, or beside the last panel.
    Fusion,
    /// The drawing, each edge labelled with the value its cut leaves, and
    /// marked where the cut wins for an owner of the edge.
    Cuts,
}

impl View {
    /// Every view with the name authors use for it.
    pub const ALL: [(&'static str, Self); 3] = [
        ("drawing", Self::Drawing),
        ("fusion", Self::Fusion),
        ("cuts", Self::Cuts),
    ];

    /// The name authors use for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        let known = Self::ALL.into_iter().find(|(_, view)| *view == self);
        known.map_or("", |(name, _)| name)
    }
}

/// The figure for a page: a strip of inline SVG panels that wraps on narrow
/// screens and takes its colours from the page. `key` makes ids unique on the page.
#[must_use]
pub fn inline(verified: &Verified, view: View, key: &str) -> String {
    compose::strip(&views::panels(verified, view), key)
}

/// The figure as one SVG that stands alone, with its own styles, light and dark.
#[must_use]
pub fn standalone(verified: &Verified, view: View) -> String {
    let sheet = Sheet::of(&views::panels(verified, view));
    sheet.svg(&title(verified), &told(verified, view), &sheet::style())
}

/// What a figure shows, in words.
fn told(verified: &Verified, view: View) -> String {
    match view {
        View::Drawing => description::of_drawing(verified),
        View::Fusion => description::whole(verified),
        View::Cuts => description::of_cuts(verified),
    }
}

/// The figure as a picture for LaTeX, in the colours of a light page. Its first
/// lines say what it is and which packages it needs.
#[must_use]
pub fn tikz(verified: &Verified, view: View) -> String {
    let sheet = Sheet::of(&views::panels(verified, view));
    tikz::picture(&sheet, &format!("{}: {}", title(verified), view.name()))
}

/// The figure in pixels, `scale` of them a pixel of the SVG, on light paper.
///
/// # Errors
/// The picture would be too large, or cannot be drawn.
#[cfg(feature = "raster")]
pub fn png(verified: &Verified, view: View, scale: f32) -> Result<Vec<u8>, RasterError> {
    raster::Picture::of(verified, view).png(scale)
}

/// The figure on a page of its own size, which is what browsers print, times
/// `scale`; on light paper, with text that can be searched.
///
/// # Errors
/// The picture cannot be drawn.
#[cfg(feature = "raster")]
pub fn pdf(verified: &Verified, view: View, scale: f32) -> Result<Vec<u8>, RasterError> {
    raster::Picture::of(verified, view).pdf(scale)
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
