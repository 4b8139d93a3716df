//! Figures that are played on.

use super::walk::Walk;
use crate::diagnostic::yaml::Node;
use crate::diagnostic::{Diagnostic, Place};
use crate::figure::{self, Shown, View};
use crate::verify::Verified;

impl<'a> Walk<'_, 'a> {
    /// The drawing that a figure is played on, and what is shown of it, if its author
    /// wishes that under `play`; a fault where it cannot be.
    pub fn plays(
        &mut self,
        wish: &Node,
        shown: Shown,
        drawings: &[(&'a Verified, Place)],
    ) -> Option<(&'a Verified, View)> {
        let fault = match (wish.as_str(), shown, drawings) {
            (Some("false"), ..) => return None,
            (Some("true"), Shown::Each(View::Drawing | View::Cuts), [(drawing, place)])
                if !drawing.entry().has_page() =>
            {
                let id = drawing.id();
                let fault = format!("`{id}` cannot be played: its positions are not published");
                Diagnostic::error(fault)
                    .at(place.clone())
                    .hint("describe it in a file of the repertoire, or leave `play` out")
            }
            (
                Some("true"),
                Shown::Each(view @ (View::Drawing | View::Cuts)),
                [(drawing, place)],
            ) => match drawing.tablebase() {
                Ok(_) => return Some((drawing, view)),
                Err(why) => {
                    Diagnostic::error(format!("`{}` cannot be played: {why}", drawing.id()))
                        .at(place.clone())
                        .hint("take a smaller drawing, or leave `play` out")
                }
            },
            (Some("true"), Shown::Each(View::Drawing | View::Cuts), _) => {
                Diagnostic::error("a figure that is played has one drawing")
                    .at(wish.place.clone())
                    .hint("give each drawing a figure of its own, or leave `play` out")
            }
            (Some("true"), ..) => Diagnostic::error("what this figure shows cannot be played")
                .at(wish.place.clone())
                .hint("show `drawing` or `cuts`, or leave `play` out"),
            _ => Diagnostic::error("`play` is true or false").at(wish.place.clone()),
        };
        self.page.faults.push(fault);
        None
    }

    /// A picture to be played on.
    pub fn board(&mut self, drawing: &Verified, view: View) -> String {
        self.page.play(drawing.id());
        figure::board(drawing, view, &self.page.figure_key())
    }
}
