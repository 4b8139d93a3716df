//! A whole figure on one sheet, to be taken out of the book.

use super::sheet::{self, Sheet};
use super::views::{self, Panel};
use super::{Shown, Unsuited, View, description, panels, tikz, title};
use crate::verify::Verified;

/// A figure that stands alone: what is drawn, and under which words.
#[derive(Debug)]
pub struct Picture {
    pub(super) sheet: Sheet,
    pub(super) title: String,
    pub(super) description: String,
    /// What it shows, by the name authors use for it.
    shows: &'static str,
}

impl Picture {
    /// What a view shows of a drawing; the drawing by itself if the view does not suit
    /// it: see [`View::suits`].
    #[must_use]
    pub fn of(verified: &Verified, view: View) -> Self {
        let panels = panels(verified, view);
        let description = match view {
            View::Fusion | View::Steps => description::whole(verified),
            _ => description::of_panels(&panels),
        };
        Self {
            sheet: Sheet::of(&panels),
            title: title(verified),
            description,
            shows: view.name(),
        }
    }

    /// Several drawings in one picture.
    ///
    /// # Errors
    /// When there is no one picture of them: they do not suit, or the view shows
    /// each by itself.
    pub fn of_several(drawings: &[&Verified], shown: Shown) -> Result<Self, Unsuited> {
        let (panels, between) = match shown {
            Shown::Sum => (views::sum(drawings)?, " + "),
            Shown::Each(view) if view.is_shared() => {
                for drawing in drawings {
                    view.suits(drawing)?;
                }
                (views::together(drawings, view), ", ")
            }
            Shown::Each(_) => return Err(Unsuited::Several),
        };
        Ok(Self::joined(drawings, &panels, between, shown.name()))
    }

    fn joined(
        drawings: &[&Verified],
        panels: &[Panel],
        between: &str,
        shows: &'static str,
    ) -> Self {
        let titles: Vec<String> = drawings.iter().map(|it| title(it)).collect();
        Self {
            sheet: Sheet::of(panels),
            title: titles.join(between),
            description: description::of_panels(panels),
            shows,
        }
    }

    /// One SVG with its own styles, light and dark.
    #[must_use]
    pub fn svg(&self) -> String {
        self.sheet
            .svg(&self.title, &self.description, &sheet::style())
    }

    /// A picture for LaTeX, in the colours of a light page. Its first lines say what
    /// it is and which packages it needs.
    #[must_use]
    pub fn tikz(&self) -> String {
        tikz::picture(&self.sheet, &format!("{}: {}", self.title, self.shows))
    }
}
