//! `value`: what drawings are worth, by both routes.

use super::named::{files, searched_within};
use super::progress::SearchProgress;
use super::{Failure, tell};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::repertoire::{Completeness, Entry, read_file};
use crate::search::{self, Difference, Play, Refusal, SearchLimit};
use crate::structure::{self, NoTheorem, Reading};
use crate::value::Value;
use crate::verify::{Reason, Rejection, Verified, Witness, verify};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// What `value` is asked.
#[derive(Debug, Args)]
pub(super) struct ValueArgs {
    /// Drawings: YAML files, folders of them, or ids of the repertoire.
    #[arg(required = true, value_name = "FILE|ID|DIR")]
    drawings: Vec<String>,
    /// Which routes to take.
    #[arg(long, value_enum, default_value_t = Route::All)]
    route: Route,
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

/// The answer for one drawing, as it stands in JSON.
#[derive(Debug, Serialize)]
struct Answer {
    id: String,
    edges: usize,
    value: String,
    outcome: String,
    structure: Option<ByStructure>,
    search: Option<BySearch>,
    /// The second witness, where it was called.
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<ByDifference>,
    /// Why the search did not answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    /// Whether the routes agree; null where only one was taken.
    agree: Option<bool>,
}

#[derive(Debug, Serialize)]
struct ByStructure {
    value: String,
    rule: String,
}

#[derive(Debug, Serialize)]
struct BySearch {
    value: String,
    positions: u64,
    /// The version of the program that made the search, where its record stands in.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<String>,
}

/// Who wins the difference of the drawing and its value: `P`, the second player,
/// where the value is right.
#[derive(Debug, Serialize)]
struct ByDifference {
    outcome: String,
    positions: u64,
}

pub(super) fn run(
    args: &ValueArgs,
    root: &Path,
    limit: SearchLimit,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut faults = Diagnostics::default();
    let progress = SearchProgress::new();
    for path in files(&args.drawings, root)? {
        let answered = match read_file(&path, Completeness::Draft) {
            Ok((entry, warnings)) => {
                tell(&warnings);
                let entry = searched_within(entry, limit);
                answer(entry, args.route, limit, &progress)
            }
            Err(found) => {
                faults.extend(found);
                continue;
            }
        };
        match answered {
            Ok(answer) if args.json => {
                let line = serde_json::to_string(&answer).expect("plain data is JSON");
                writeln!(out, "{line}")?;
            }
            Ok(answer) => writeln!(out, "{}", answer.sentence())?,
            Err(fault) => faults.push(fault),
        }
    }
    if faults.has_errors() {
        return Err(Failure::Content(faults));
    }
    Ok(())
}

fn answer(
    entry: Entry,
    route: Route,
    limit: SearchLimit,
    progress: &SearchProgress,
) -> Result<Answer, Diagnostic> {
    let id = entry.id.clone();
    let mut watch = |positions| progress.tell(&id, positions);
    match route {
        Route::All => match verify(entry, limit, &mut watch) {
            Ok(verified) => Ok(Answer::of_verified(&verified)),
            // Too large to play: structure still answers, and says so.
            Err(rejection) => match &rejection.why {
                Reason::NotPlayed(why) => by_structure(&rejection.entry, Some(why.to_string()))
                    .map_err(|_| rejection.diagnostic()),
                _ => Err(rejection.diagnostic()),
            },
        },
        Route::Structure => by_structure(&entry, None),
        Route::Search => match search::play(&entry.drawing, limit, &mut watch) {
            Ok(play) => Ok(Answer {
                search: Some(BySearch::of(&play)),
                ..Answer::bare(&entry, &play.value())
            }),
            Err(why) => Err(turned_away(entry, why)),
        },
        Route::Difference => {
            let played = search::play(&entry.drawing, limit, &mut watch).and_then(|play| {
                let difference = search::difference(&entry.drawing, &play.value(), limit)?;
                Ok((play, difference))
            });
            match played {
                Ok((play, difference)) => Ok(Answer {
                    agree: Some(difference.is_zero()),
                    search: Some(BySearch::of(&play)),
                    difference: Some(ByDifference::of(&difference)),
                    ..Answer::bare(&entry, &play.value())
                }),
                Err(why) => Err(turned_away(entry, why)),
            }
        }
    }
}

fn turned_away(entry: Entry, refusal: Refusal) -> Diagnostic {
    let why = refusal.into();
    Rejection { entry, why }.diagnostic()
}

fn by_structure(entry: &Entry, refused: Option<String>) -> Result<Answer, Diagnostic> {
    match structure::read(&entry.drawing) {
        Ok(reading) => Ok(Answer {
            structure: Some(ByStructure::of(&reading)),
            refused,
            ..Answer::bare(entry, &reading.value())
        }),
        Err(NoTheorem::Core { edges }) => {
            let names: Vec<String> = edges
                .iter()
                .map(|&edge| entry.drawing.edge_name(entry.drawing.edge(edge)))
                .collect();
            let fault = Diagnostic::error(format!(
                "no theorem reads the core of `{}`: {}",
                entry.id,
                names.join(", ")
            ));
            let fault = match edges.first().and_then(|&edge| entry.place_of(edge)) {
                Some(place) => fault.at(place.clone()),
                None => fault,
            };
            Err(fault.hint("play it instead: --route search, or --route difference"))
        }
    }
}

impl Answer {
    /// The answer for a drawing that passed the gate.
    fn of_verified(verified: &Verified) -> Self {
        let difference = match verified.witness() {
            Witness::Structure(_) => None,
            Witness::Difference { difference, .. } => Some(ByDifference::of(difference)),
        };
        Self {
            structure: verified.reading().map(ByStructure::of),
            search: Some(BySearch::of_verified(verified)),
            difference,
            agree: Some(true),
            ..Self::bare(verified.entry(), &verified.value())
        }
    }

    /// An answer that does not say yet how it was found.
    fn bare(entry: &Entry, value: &Value) -> Self {
        Self {
            id: entry.id.clone(),
            edges: entry.drawing.edge_count(),
            value: value.to_string(),
            outcome: value.outcome().to_string(),
            structure: None,
            search: None,
            difference: None,
            refused: None,
            agree: None,
        }
    }

    /// The answer for a person.
    fn sentence(&self) -> String {
        let routes: Vec<String> = [
            self.structure
                .as_ref()
                .map(|it| format!("by {}: {}", it.rule, it.value)),
            self.search.as_ref().map(|it| {
                let (positions, value) = (it.positions, &it.value);
                match &it.recorded {
                    Some(program) => format!(
                        "played out by version {program} over {positions} positions: {value}"
                    ),
                    None => format!("played out over {positions} positions: {value}"),
                }
            }),
            self.difference.as_ref().map(|it| {
                let positions = it.positions;
                format!(
                    "the difference, played over {positions} positions: {}",
                    it.outcome
                )
            }),
            self.refused
                .as_ref()
                .map(|why| format!("not played out: {why}")),
        ]
        .into_iter()
        .flatten()
        .collect();
        format!("{}: {} ({})", self.id, self.value, routes.join("; "))
    }
}

impl ByStructure {
    fn of(reading: &Reading) -> Self {
        Self {
            value: reading.value().to_string(),
            rule: reading.rule(),
        }
    }
}

impl BySearch {
    fn of_verified(verified: &Verified) -> Self {
        Self {
            value: verified.value().to_string(),
            positions: verified.positions(),
            recorded: verified.record().map(|record| record.program.clone()),
        }
    }

    fn of(play: &Play) -> Self {
        Self {
            value: play.value().to_string(),
            positions: play.positions(),
            recorded: None,
        }
    }
}

impl ByDifference {
    fn of(difference: &Difference) -> Self {
        Self {
            outcome: difference.outcome().to_string(),
            positions: difference.positions(),
        }
    }
}
