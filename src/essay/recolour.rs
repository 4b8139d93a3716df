//! Figures of a stalk whose edges the reader recolours.

use super::walk::Walk;
use crate::diagnostic::yaml::Node;
use crate::diagnostic::{Diagnostic, Place};
use crate::figure::{self, Shown, Turns, View};
use crate::verify::Verified;

impl<'a> Walk<'_, 'a> {
    /// In which colours the reader recolours a figure, as its author wishes under
    /// `recolour`; a fault where that cannot be.
    pub fn recolours(
        &mut self,
        wish: &Node,
        shown: Shown,
        drawings: &[(&'a Verified, Place)],
    ) -> Option<(&'a Verified, View, Turns)> {
        let turns = match wish.as_str() {
            Some("false") => return None,
            Some("true") => Some(Turns::BlueRed),
            Some("green") => Some(Turns::All),
            _ => None,
        };
        let fault = match (turns, shown, drawings) {
            (None, ..) => {
                Diagnostic::error("`recolour` is true, false or green").at(wish.place.clone())
            }
            (Some(_), Shown::Each(view), [(drawing, _)]) if view.suits(drawing).is_err() => {
                // Told where the picture is made.
                return None;
            }
            (Some(turns), Shown::Each(view @ View::StalkRule), [(drawing, place)]) => {
                match figure::recolourable(drawing) {
                    Ok(()) => return Some((drawing, view, turns)),
                    Err(why) => {
                        let id = drawing.id();
                        Diagnostic::error(format!("`{id}` cannot be recoloured: {why}"))
                            .at(place.clone())
                            .hint(why.hint())
                    }
                }
            }
            (_, Shown::Each(View::StalkRule), _) => {
                Diagnostic::error("a figure that is recoloured has one drawing")
                    .at(wish.place.clone())
                    .hint("give each stalk a figure of its own, or leave `recolour` out")
            }
            _ => Diagnostic::error("what this figure shows cannot be recoloured")
                .at(wish.place.clone())
                .hint("show `stalk-rule`, or leave `recolour` out"),
        };
        self.page.faults.push(fault);
        None
    }

    /// A stalk to be recoloured.
    pub fn recoloured(&mut self, drawing: &Verified, view: View, turns: Turns) -> String {
        self.page.recolours = true;
        figure::recolour(drawing, view, turns, &self.page.figure_key())
    }
}
