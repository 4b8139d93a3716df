//! The command line, one file a command.
//!
//! Data goes to standard output, everything said about it to standard error.
//! The exit code is 0 when all is well, 1 when the content is wrong, 2 when the
//! command line is, and 3 when the system failed.

mod book;
mod build;
mod check;
mod figure;
mod list;
mod named;
mod progress;
mod value;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::search::SearchLimit;
use clap::{Args, Parser, Subcommand};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Publishes a book of essays on Hackenbush in which no drawing stands unless two
/// independent computations agree on its value.
#[derive(Debug, Parser)]
#[command(name = "hackenbook", version, about, after_help = AFTER_HELP)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
    /// The folder that holds content/, repertoire/ and templates/.
    #[arg(long, global = true, value_name = "DIR", default_value = ".")]
    root: PathBuf,
    #[command(flatten)]
    limit: LimitArgs,
}

const AFTER_HELP: &str = "Exit codes: 0 done; 1 the content is wrong (a disagreement, a false \
                          claim, a broken link, a bad file); 2 the command line is wrong; 3 the \
                          system failed.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Check everything and publish the site.
    Build(build::BuildArgs),
    /// Check everything and write nothing.
    Check(check::CheckArgs),
    /// Compute the value of drawings, or positions of other games, by both routes.
    Value(value::ValueArgs),
    /// Write a picture of a drawing: SVG, LaTeX, PNG or PDF.
    Figure(figure::FigureArgs),
    /// List the drawings, essays and censuses of the book.
    List(list::ListArgs),
}

/// How far the search may go.
#[derive(Debug, Clone, Copy, Args)]
struct LimitArgs {
    /// The most positions that the search plays of one drawing.
    #[arg(long, global = true, value_name = "N", default_value_t = SearchLimit::default().positions)]
    max_positions: u64,
    /// The most memory that the search takes for one drawing.
    #[arg(long, global = true, value_name = "MB", default_value_t = SearchLimit::default().bytes >> 20)]
    max_megabytes: u64,
}

impl LimitArgs {
    const fn limit(self) -> SearchLimit {
        SearchLimit {
            positions: self.max_positions,
            bytes: self.max_megabytes.saturating_mul(1 << 20),
        }
    }
}

/// How a command ended when it did not do what was asked.
#[derive(Debug)]
enum Failure {
    /// The content is wrong; the faults are told.
    Content(Diagnostics),
    /// The command line asks for something that is not there.
    Usage(Diagnostics),
    /// The system failed.
    System(Diagnostic),
    /// Nobody reads the output any more.
    ClosedPipe,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::System(Diagnostic::error(format!("output failed: {error}"))),
        }
    }
}

impl Failure {
    const fn exit_code(&self) -> u8 {
        match self {
            Self::ClosedPipe => 0,
            Self::Content(_) => 1,
            Self::Usage(_) => 2,
            Self::System(_) => 3,
        }
    }

    fn told(self) -> Diagnostics {
        match self {
            Self::Content(faults) | Self::Usage(faults) => faults,
            Self::System(fault) => fault.into(),
            Self::ClosedPipe => Diagnostics::default(),
        }
    }
}

/// Reads the command line of this process and does what it says.
#[must_use]
pub fn run() -> ExitCode {
    let line = match CommandLine::try_parse() {
        Ok(line) => line,
        Err(error) => {
            // Help and version are answers, not errors. A closed pipe is nobody's fault.
            let _ = error.print();
            return ExitCode::from(u8::from(error.use_stderr()) * 2);
        }
    };
    if !line.root.is_dir() {
        let root = line.root.display();
        tell(&Diagnostic::error(format!("there is no folder `{root}`")).into());
        return ExitCode::from(2);
    }
    let limit = line.limit.limit();
    let mut out = io::stdout().lock();
    let done = match line.command {
        Command::Build(args) => build::run(&args, &line.root, limit, &mut out),
        Command::Check(args) => check::run(&args, &line.root, limit, &mut out),
        Command::Value(args) => value::run(&args, &line.root, limit, &mut out),
        Command::Figure(args) => figure::run(&args, &line.root, limit, &mut out),
        Command::List(args) => list::run(&args, &line.root, limit, &mut out),
    };
    match done.and_then(|()| out.flush().map_err(Failure::from)) {
        // Whoever closed the pipe has read enough.
        Ok(()) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(failure) => {
            let code = failure.exit_code();
            tell(&failure.told());
            ExitCode::from(code)
        }
    }
}

/// Tells faults on standard error.
fn tell(faults: &Diagnostics) {
    if faults.is_empty() {
        return;
    }
    let mut err = io::stderr().lock();
    let rendered = faults.render(err.is_terminal());
    // If nobody listens on standard error there is nobody to tell.
    let _ = writeln!(err, "{rendered}");
    let errors = faults.error_count();
    if errors > 1 {
        let _ = writeln!(err, "\n{errors} errors in all");
    }
}

/// The folder of drawings under the book's root.
fn repertoire_folder(root: &Path) -> PathBuf {
    under(root, "repertoire")
}

/// A path under the book's root, without a leading `./` that would only clutter
/// what is told of it.
fn under(root: &Path, name: &str) -> PathBuf {
    if root == Path::new(".") {
        PathBuf::from(name)
    } else {
        root.join(name)
    }
}

/// Writes a file whole or not at all, and the folders on the way to it. What is
/// there and no plain file, such as a device, is written to as it is.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let special = fs::symlink_metadata(path).is_ok_and(|it| !it.is_file());
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let written = if special {
        fs::write(path, bytes)
    } else {
        path.parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(&unfinished, bytes))
            .and_then(|()| fs::rename(&unfinished, path))
    };
    written.map_err(|error| {
        let path = path.display();
        Failure::System(Diagnostic::error(format!(
            "{path} cannot be written: {error}"
        )))
    })
}
