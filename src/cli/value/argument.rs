//! What the arguments of `value` name.

use crate::cli::Failure;
use crate::cli::named::{file_named, ids, yaml_files};
use crate::diagnostic::name::is_slug;
use crate::diagnostic::{Diagnostic, Diagnostics, SourceFile, did_you_mean};
use crate::repertoire::{Entry, read_stalk};
use crate::ruleset::{GamePosition, NamedGame};
use std::path::{Path, PathBuf};

/// One thing to be valued.
pub(super) enum Asked {
    /// A drawing, in a file still to be read.
    File(PathBuf),
    /// A drawing that no file describes.
    Drawing(Box<Entry>),
    /// A position of another game, with the argument that names it.
    Position(String, GamePosition),
}

/// What an argument begins with that is a stalk.
const STALK: &str = "stalk";

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
    let game = NamedGame::find(name)?;
    let position = game.read(rest).map_err(|error| {
        let fault = Diagnostic::error(error.to_string()).at(place.part(error.bytes));
        fault.hint(game.notation).into()
    });
    Some(position.map(|position| Asked::Position(argument.to_owned(), position)))
}

fn unknown(argument: &str, root: &Path) -> Diagnostic {
    let neither = format!("`{argument}` is neither a file, nor a folder, nor a drawing of the");
    if let Some((game, _)) = split(argument) {
        let games = NamedGame::ALL.iter().map(|game| game.name).chain([STALK]);
        return Diagnostic::error(format!("{neither} repertoire, and `{game}` is not a game"))
            .maybe_hint(did_you_mean(game, games));
    }
    let ids = ids(root);
    Diagnostic::error(format!("{neither} repertoire"))
        .maybe_hint(did_you_mean(argument, ids.iter().map(String::as_str)))
}
