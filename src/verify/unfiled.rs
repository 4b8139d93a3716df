//! What no file describes: stalks by their letters and positions of other games,
//! verified when something speaks of them, each once.

use super::{PositionOptions, PositionRejection, Rejection, Verified, VerifiedPosition};
use super::{verify, verify_any_position};
use crate::diagnostic::{Diagnostic, did_you_mean};
use crate::drawing::{Colour, Drawing};
use crate::repertoire::Entry;
use crate::ruleset::{GamePosition, NamedGame};
use crate::search::SearchLimit;
use elsa::sync::FrozenBTreeMap;

/// What a name begins with that means a stalk.
const STALK: &str = "stalk";

/// The most edges of a stalk that is named by its letters.
const MOST_LETTERS: usize = 16;

/// How far one position may be played. Whoever wants more describes it in a file.
const LIMIT: SearchLimit = SearchLimit {
    positions: 50_000,
    bytes: 1 << 28,
};

type Found<T> = Result<T, Diagnostic>;

/// All that was asked for so far, by its name, with what came of it.
#[derive(Default)]
pub(super) struct Unfiled {
    stalks: FrozenBTreeMap<String, Box<Result<Verified, Box<Rejection>>>>,
    positions: FrozenBTreeMap<String, Box<Result<VerifiedPosition, PositionRejection>>>,
}

impl Unfiled {
    /// The stalk of these letters.
    ///
    /// # Errors
    /// When it is none, or is turned away: the fault, without a place.
    pub fn stalk(&self, letters: &str) -> Found<&Verified> {
        let found = if let Some(known) = self.stalks.get(letters) {
            known
        } else {
            let verified = verify(entry(letters)?, LIMIT, &mut |_| {});
            self.stalks.insert(letters.to_owned(), Box::new(verified))
        };
        found.as_ref().map_err(|rejection| rejection.diagnostic())
    }

    /// The position that a game's notation names.
    ///
    /// # Errors
    /// When it is none, or is turned away: the fault, without a place.
    pub fn position(&self, game: &str, notation: &str) -> Found<&VerifiedPosition> {
        let position = position_of(game, notation)?;
        // Positions that are written in several ways are one.
        let name = format!("{game}:{position}");
        let found = if let Some(known) = self.positions.get(&name) {
            known
        } else {
            let verified = verify_any_position(position, LIMIT, &mut |_| {});
            self.positions.insert(name, Box::new(verified))
        };
        found.as_ref().map_err(fault)
    }
}

/// A position with those that each player may move to, as far as an essay may ask.
///
/// # Errors
/// When one of them is turned away: the fault, without a place.
pub fn position_options(position: &VerifiedPosition) -> Found<PositionOptions<'_>> {
    PositionOptions::verify(position, LIMIT).map_err(|rejection| fault(&rejection))
}

impl std::fmt::Debug for Unfiled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Unfiled").finish_non_exhaustive()
    }
}

/// The letters of a name that means a stalk, as `stalk:BRR` does.
pub(super) fn letters(name: &str) -> Option<&str> {
    let (game, letters) = name.split_once(':')?;
    (game == STALK).then_some(letters)
}

fn entry(letters: &str) -> Found<Entry> {
    let colours = letters.chars().map(|letter| {
        Colour::of_letter(letter).ok_or_else(|| {
            let letter = letter.escape_debug();
            Diagnostic::error(format!("`{letter}` is not a colour of a stalk"))
        })
    });
    let colours: Found<Vec<Colour>> = colours.collect();
    let fault = match colours {
        Ok(colours) if colours.is_empty() => Diagnostic::error("the stalk has no letters"),
        Ok(colours) if colours.len() > MOST_LETTERS => {
            let fault = format!(
                "the stalk has {} letters, and at most {MOST_LETTERS} are read in an essay",
                colours.len()
            );
            return Err(Diagnostic::error(fault)
                .hint("describe it in a file of the repertoire, where `stalk:` is a key"));
        }
        Ok(colours) => return Ok(entry_of(letters, colours)),
        Err(fault) => fault,
    };
    Err(fault.hint("the letters are G for green, B for blue and R for red, as in `stalk:BRR`"))
}

fn entry_of(letters: &str, colours: Vec<Colour>) -> Entry {
    let numbered = (1..=colours.len()).map(|height| format!("s{height}"));
    let names = std::iter::once("ground".to_owned())
        .chain(numbered)
        .collect();
    let drawing = Drawing::stalk(colours).with_names(names);
    let mut entry = Entry::of_drawing(&format!("{STALK}:{letters}"), drawing);
    entry.title = format!("The stalk {letters}");
    entry
}

/// The fault of a position that was turned away. The limit is ours, and no flag of a
/// command raises it.
fn fault(rejection: &PositionRejection) -> Diagnostic {
    match rejection {
        PositionRejection::NotPlayed { position, why } => {
            Diagnostic::error(format!("`{position}` was not played out: {why}"))
                .note("an essay speaks of no position that was not played out while it was built")
                .hint("take a smaller one")
        }
        _ => rejection.diagnostic(),
    }
}

fn position_of(game: &str, notation: &str) -> Found<GamePosition> {
    if game == STALK {
        return Err(Diagnostic::error("a stalk is a drawing")
            .hint(format!("write `drawing: {STALK}:{notation}`")));
    }
    let Some(known) = NamedGame::find(game) else {
        let games = NamedGame::ALL.iter().map(|it| it.name).chain([STALK]);
        return Err(Diagnostic::error(format!("`{game}` is not a game"))
            .maybe_hint(did_you_mean(game, games)));
    };
    known.read(notation).map_err(|error| {
        Diagnostic::error(format!("`{game}:{notation}`: {error}")).hint(known.notation)
    })
}
