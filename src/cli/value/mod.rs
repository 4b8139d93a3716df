//! `value`: what drawings and positions of other games are worth, by both routes.

mod answer;
mod argument;
mod drawing;
mod position;

use super::progress::SearchProgress;
use super::{Failure, tell};
use crate::diagnostic::Diagnostics;
use crate::repertoire::{Completeness, read_file};
use crate::search::SearchLimit;
use argument::Asked;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::Path;

/// What `value` is asked.
#[derive(Debug, Args)]
pub(super) struct ValueArgs {
    /// Drawings: YAML files, folders of them, ids of the repertoire, or a stalk by its colours
    /// as in stalk:BRRB. Positions of other games: toads-and-frogs:TT..FF, cutcake:2x5,
    /// coins:GS+SG, binary-digits:10001, ternary-digits:201, between:0,1/2.
    #[arg(required = true, value_name = "FILE|ID|DIR|GAME:POSITION")]
    asked: Vec<String>,
    /// Which routes to take.
    #[arg(long, value_enum, default_value_t = Route::All)]
    route: Route,
    /// Explain the value: the options, what they are good for, and the steps to it.
    #[arg(long, conflicts_with = "route")]
    explain: bool,
    /// Print one JSON object a drawing, one a line.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Route {
    /// Theorems only.
    Structure,
    /// Play only.
    Search,
    /// The value that search gives, held against the drawing by playing the
    /// difference of the two to win or loss.
    Difference,
    /// Both, held against each other.
    All,
}

pub(super) fn run(
    args: &ValueArgs,
    root: &Path,
    limit: SearchLimit,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut faults = Diagnostics::default();
    let progress = SearchProgress::new();
    for asked in argument::asked(&args.asked, root)? {
        let answered = match asked {
            Asked::File(path) => match read_file(&path, Completeness::Draft) {
                Ok((entry, warnings)) => {
                    tell(&warnings);
                    drawing::answer(entry, args, limit, &progress)
                }
                Err(found) => {
                    faults.extend(found);
                    continue;
                }
            },
            Asked::Drawing(entry) => drawing::answer(*entry, args, limit, &progress),
            Asked::Position(id, position) => {
                position::answer(&id, &position, args, limit, &progress)
            }
        };
        match answered {
            Ok(answer) if args.json => {
                let line = serde_json::to_string(&answer).expect("plain data is JSON");
                writeln!(out, "{line}")?;
            }
            Ok(answer) => {
                writeln!(out, "{}", answer.sentence())?;
                if let Some(account) = &answer.explain {
                    writeln!(out, "\n{account}")?;
                }
            }
            Err(fault) => faults.push(fault),
        }
    }
    if faults.has_errors() {
        return Err(Failure::Content(faults));
    }
    Ok(())
}
