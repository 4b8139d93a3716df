//! What the arguments of `value` name.

use crate::cli::Failure;
use crate::cli::named::{file_named, ids, yaml_files};
use crate::diagnostic::name::is_slug;
use crate::diagnostic::{Diagnostic, Diagnostics, SourceFile, did_you_mean};
use crate::repertoire::{Entry, read_stalk};
use crate::ruleset::{Base, Coins, Cutcake, DigitDeletion, PositionError, Sum, ToadsAndFrogs};
use std::path::{Path, PathBuf};

/// One thing to be valued.
pub(super) enum Asked {
    /// A drawing, in a file still to be read.
    File(PathBuf),
    /// A drawing that no file describes.
    Drawing(Box<Entry>),
    /// A position of another game, with the argument that names it.
    Position(String, Position),
}

/// A position of another game.
pub(super) enum Position {
    ToadsAndFrogs(Sum<ToadsAndFrogs>),
    Cutcake(Sum<Cutcake>),
    Coins(Sum<Coins>),
    Digits(Sum<DigitDeletion>),
}

/// A game that an argument may begin with.
struct Game {
    name: &'static str,
    /// How its positions are written.
    notation: &'static str,
    read: fn(&str) -> Result<Position, PositionError>,
}

const GAMES: [Game; 5] = [
    Game {
        name: "toads-and-frogs",
        notation: "a strip is a word of T for a toad, F for a frog and . for an empty square, as \
                   in `toads-and-frogs:TT..FF`",
        read: |text| Sum::parse(text, str::parse).map(Position::ToadsAndFrogs),
    },
    Game {
        name: "cutcake",
        notation: "a cake is its rows and columns, as in `cutcake:2x5`",
        read: |text| Sum::parse(text, str::parse).map(Position::Cutcake),
    },
    Game {
        name: "coins",
        notation: "a stack is a word from the bottom up, G for a gold coin and S for a silver \
                   one, as in `coins:GS+SG`",
        read: |text| Sum::parse(text, str::parse).map(Position::Coins),
    },
    Game {
        name: "binary-digits",
        notation: "the digits are 0 and 1, as in `binary-digits:10001`",
        read: |text| digits(Base::Two, text),
    },
    Game {
        name: "ternary-digits",
        notation: "the digits are 0, 1 and 2, as in `ternary-digits:201`",
        read: |text| digits(Base::Three, text),
    },
];

/// What an argument begins with that is a stalk.
const STALK: &str = "stalk";

fn digits(base: Base, text: &str) -> Result<Position, PositionError> {
    Sum::parse(text, |word| DigitDeletion::parse(base, word)).map(Position::Digits)
}

/// What the arguments name, in order.
///
/// # Errors
/// All that is wrong with them.
pub(super) fn asked(arguments: &[String], root: &Path) -> Result<Vec<Asked>, Failure> {
    let mut asked = Vec::new();
    let mut faults = Diagnostics::default();
    for argument in arguments {
        let path = Path::new(argument);
        if path.is_dir() {
            asked.extend(yaml_files(path).map(Asked::File));
        } else if let Some(file) = file_named(argument, root) {
            asked.push(Asked::File(file));
        } else {
            match named_by_a_game(argument) {
                Some(Ok(named)) => asked.push(named),
                Some(Err(found)) => faults.extend(found),
                None => faults.push(unknown(argument, root)),
            }
        }
    }
    if faults.has_errors() {
        return Err(Failure::Usage(faults));
    }
    Ok(asked)
}

/// The name of a game and what follows it, if the argument has that form. A single
/// letter before a colon is a drive, not a game.
fn split(argument: &str) -> Option<(&str, &str)> {
    let (game, rest) = argument.split_once(':')?;
    (game.len() > 1 && is_slug(game)).then_some((game, rest))
}

/// What an argument names that begins with the name of a game.
fn named_by_a_game(argument: &str) -> Option<Result<Asked, Diagnostics>> {
    let (name, rest) = split(argument)?;
    let line = SourceFile::new("command line", argument);
    let place = line.place(argument.len() - rest.len()..argument.len());
    if name == STALK {
        let entry = read_stalk(argument, &place);
        return Some(entry.map(|entry| Asked::Drawing(Box::new(entry))));
    }
    let game = GAMES.iter().find(|game| game.name == name)?;
    let position = (game.read)(rest).map_err(|error| {
        let fault = Diagnostic::error(error.to_string()).at(place.part(error.bytes));
        fault.hint(game.notation).into()
    });
    Some(position.map(|position| Asked::Position(argument.to_owned(), position)))
}

fn unknown(argument: &str, root: &Path) -> Diagnostic {
    let neither = format!("`{argument}` is neither a file, nor a folder, nor a drawing of the");
    if let Some((game, _)) = split(argument) {
        let games = GAMES.iter().map(|game| game.name).chain([STALK]);
        return Diagnostic::error(format!("{neither} repertoire, and `{game}` is not a game"))
            .maybe_hint(did_you_mean(game, games));
    }
    let ids = ids(root);
    Diagnostic::error(format!("{neither} repertoire"))
        .maybe_hint(did_you_mean(argument, ids.iter().map(String::as_str)))
}
