//! `value`: what drawings are worth, by both routes.

use super::progress::SearchProgress;
use super::{Failure, repertoire_folder, tell};
use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use crate::repertoire::{Completeness, Entry, read_file};
use crate::search::{self, SearchLimit};
use crate::structure::{self, Reduction};
use crate::value::Nimber;
use crate::verify::{Rejection, verify};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

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
    /// Why the search did not answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    /// Whether the routes agree; null where only one was taken.
    agree: Option<bool>,
}

#[derive(Debug, Serialize)]
struct ByStructure {
    value: String,
    rule: &'static str,
}

#[derive(Debug, Serialize)]
struct BySearch {
    value: String,
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

/// The files that the arguments name, in order.
fn files(drawings: &[String], root: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for name in drawings {
        let path = Path::new(name);
        if path.is_dir() {
            files.extend(yaml_files(path));
        } else if path.is_file() {
            files.push(path.to_owned());
        } else {
            let of_repertoire = repertoire_folder(root).join(format!("{name}.yaml"));
            if !of_repertoire.is_file() {
                return Err(Failure::Usage(unknown(name, root)));
            }
            files.push(of_repertoire);
        }
    }
    Ok(files)
}

/// The YAML files of a folder and those below it, by name.
fn yaml_files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .filter_map(Result::ok)
        .filter(|found| found.file_type().is_file())
        .map(walkdir::DirEntry::into_path)
        .filter(|path| path.extension().is_some_and(|ending| ending == "yaml"))
}

fn unknown(name: &str, root: &Path) -> Diagnostic {
    let ids: Vec<String> = yaml_files(&repertoire_folder(root))
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    Diagnostic::error(format!(
        "`{name}` is neither a file, nor a folder, nor a drawing of the repertoire"
    ))
    .maybe_hint(did_you_mean(name, ids.iter().map(String::as_str)))
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
            Ok(verified) => Ok(Answer {
                structure: Some(ByStructure::of(verified.reduction())),
                search: Some(BySearch {
                    value: verified.play().value().to_string(),
                    positions: verified.play().positions(),
                }),
                agree: Some(true),
                ..Answer::bare(verified.entry(), verified.value())
            }),
            // Too large to play: structure still answers, and says so.
            Err(rejection) => match *rejection {
                Rejection::NotPlayed { entry, why } => Ok(Answer {
                    refused: Some(why.to_string()),
                    ..by_structure(entry)?
                }),
                other => Err(other.diagnostic()),
            },
        },
        Route::Structure => by_structure(entry),
        Route::Search => match search::play(&entry.drawing, limit, &mut watch) {
            Ok(play) => Ok(Answer {
                search: Some(BySearch {
                    value: play.value().to_string(),
                    positions: play.positions(),
                }),
                ..Answer::bare(&entry, play.value())
            }),
            Err(why) => Err(Rejection::NotPlayed { entry, why }.diagnostic()),
        },
    }
}

fn by_structure(entry: Entry) -> Result<Answer, Diagnostic> {
    match structure::read(&entry.drawing) {
        Ok(reduction) => Ok(Answer {
            structure: Some(ByStructure::of(&reduction)),
            ..Answer::bare(&entry, reduction.value())
        }),
        Err(why) => Err(Rejection::NoTheorem { entry, why }.diagnostic()),
    }
}

impl Answer {
    /// An answer that does not say yet how it was found.
    fn bare(entry: &Entry, value: Nimber) -> Self {
        Self {
            id: entry.id.clone(),
            edges: entry.drawing.edge_count(),
            value: value.to_string(),
            outcome: value.outcome().to_string(),
            structure: None,
            search: None,
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
            self.search
                .as_ref()
                .map(|it| format!("played out over {} positions: {}", it.positions, it.value)),
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
    fn of(reduction: &Reduction) -> Self {
        Self {
            value: reduction.value().to_string(),
            rule: Reduction::RULE,
        }
    }
}
