//! The command line; all of it lives in [`hackenbook::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    hackenbook::cli::run()
}
