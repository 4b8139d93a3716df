//! Layout, and the pictures as SVG. (Skeleton: the signatures that other rooms rely on.)

use crate::verify::Verified;

/// What a figure shows of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// The drawing on its ground.
    Drawing,
    /// Before, fused, loops after parity, the stalk.
    Fusion,
    /// The drawing, each edge labelled with the value its cut leaves.
    Cuts,
}

impl View {
    /// Every view with the name authors use for it.
    pub const ALL: [(&'static str, Self); 3] = [
        ("drawing", Self::Drawing),
        ("fusion", Self::Fusion),
        ("cuts", Self::Cuts),
    ];
}

/// The figure for a page: a strip of inline SVG panels that wraps on narrow
/// screens and takes its colours from the page. `key` makes ids unique on the page.
#[must_use]
pub fn inline(verified: &Verified, view: View, key: &str) -> String {
    let _ = view;
    format!(
        "<div class=\"strip\"><svg class=\"panel\" role=\"img\" aria-labelledby=\"{key}-t\" viewBox=\"0 0 150 150\" width=\"150\" height=\"150\"><title id=\"{key}-t\">{}</title></svg></div>",
        verified.id()
    )
}

/// The figure as one SVG that stands alone, with its own styles, light and dark.
#[must_use]
pub fn standalone(verified: &Verified, view: View) -> String {
    let _ = view;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 450 150\"><title>{}</title></svg>\n",
        verified.id()
    )
}

/// The drawing as a word: small enough for a line of text, `spoken` its name.
#[must_use]
pub fn glyph(verified: &Verified, spoken: &str) -> String {
    let _ = verified;
    format!(
        "<svg class=\"glyph\" role=\"img\" aria-label=\"{spoken}\" viewBox=\"0 0 26 40\" style=\"height:2em\"></svg>"
    )
}

/// The styles that inline figures need from the page (custom properties
/// `--green`, `--ink`, `--paper`, `--quiet` and so on are the page's).
pub const STYLESHEET: &str = "";
