//! Figures of positions of other games.

use super::figure_block::unsuited;
use super::walk::Walk;
use crate::diagnostic::keys::Keys;
use crate::diagnostic::{Diagnostic, Place};
use crate::figure::{self, Shown, Unsuited, View};
use crate::verify::{VerifiedPosition, position_options};

/// A position with the name that the author gave it.
pub(super) struct Named<'a> {
    /// Its name.
    pub name: String,
    position: &'a VerifiedPosition,
    place: Place,
}

impl<'a> Walk<'_, 'a> {
    /// The position of this name, or a fault at its place.
    pub fn position_named(&mut self, name: &str, place: Place) -> Option<Named<'a>> {
        let found = match name.split_once(':') {
            Some((game, notation)) => self.page.ledger.position(game, notation),
            None => Err(Diagnostic::error(format!("`{name}` is not a position"))
                .hint("a position is `<game>:<position>`, as in `toads-and-frogs:TT.F`")),
        };
        match found {
            Ok(position) => Some(Named {
                name: name.to_owned(),
                position,
                place,
            }),
            Err(fault) => {
                self.page.faults.push(fault.at(place));
                None
            }
        }
    }

    /// The pictures of positions; a fault for each that has none.
    pub fn of_positions(
        &mut self,
        shown: Shown,
        positions: &[Named<'a>],
        keys: &Keys<'_>,
    ) -> Option<String> {
        for wish in ["play", "recolour"] {
            if let Some(node) = keys.get(wish) {
                let fault = format!("`{wish}` is for drawings, and these are positions");
                let fault = Diagnostic::error(fault).at(node.place.clone());
                let hint = format!("leave `{wish}` out");
                self.page.faults.push(fault.hint(hint));
            }
        }
        let pictures = positions
            .iter()
            .map(|named| self.of_position(shown, named))
            .collect();
        self.side_by_side(pictures)
    }

    fn of_position(&mut self, shown: Shown, named: &Named<'_>) -> Result<String, Diagnostic> {
        let key = self.page.figure_key();
        let Named {
            name,
            position,
            place,
        } = named;
        let picture = match shown {
            Shown::Each(View::Options) => {
                let options = position_options(position).map_err(|it| it.at(place.clone()))?;
                Ok(figure::position_options(&options, &key))
            }
            Shown::Each(view) => figure::position(position, view, &key),
            Shown::Sum => Err(Unsuited::NotADrawing),
        };
        picture.map_err(|why| {
            let what = format!("`{name}` cannot be shown as `{}`", shown.name());
            unsuited(&what, why, place)
        })
    }
}
