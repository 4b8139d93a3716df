//! Why a site was not published.

use crate::site::manifest;
use std::io;
use std::path::{Path, PathBuf};

/// Why nothing was published. The target is as it was.
#[derive(Debug, thiserror::Error)]
pub enum PublishError {
    /// The target is no directory of its own that could be swapped.
    #[error("`{}` cannot be replaced by a site: name a directory, as `site`", target.display())]
    Unnamed {
        /// The target as it was named.
        target: PathBuf,
    },
    /// Something that is no directory stands there.
    #[error("`{}` is a {kind}, and only a directory can be replaced by a site", path.display())]
    NotADirectory {
        /// Where.
        path: PathBuf,
        /// What stands there.
        kind: &'static str,
    },
    /// A directory with files in it that is no published site.
    #[error(
        "`{}` was not written by hackenbook (it has no {}) and is left alone; \
         name another directory, or move it away",
        directory.display(),
        manifest::NAME
    )]
    Foreign {
        /// The directory.
        directory: PathBuf,
    },
    /// A published site with files in it that somebody else put there.
    #[error(
        "`{}` holds files that hackenbook did not write and that would be lost: {}; \
         move them away",
        directory.display(),
        enumerated(files)
    )]
    Strangers {
        /// The directory.
        directory: PathBuf,
        /// The files, by their paths in it.
        files: Vec<String>,
    },
    /// Another run is publishing to the same target.
    #[error("another run is publishing to `{}` at this moment", target.display())]
    Busy {
        /// The target.
        target: PathBuf,
    },
    /// The system failed.
    #[error("cannot {action} `{}`: {source}", path.display())]
    Io {
        /// What was tried.
        action: &'static str,
        /// On what.
        path: PathBuf,
        /// Why it failed.
        source: io::Error,
    },
}

fn enumerated(files: &[String]) -> String {
    const MOST: usize = 8;
    let named = files[..files.len().min(MOST)].join(", ");
    match files.len().saturating_sub(MOST) {
        0 => named,
        more => format!("{named} and {more} more"),
    }
}

/// Adds to an error of the system what was tried on which path.
pub(super) fn failed(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> PublishError {
    let path = path.to_owned();
    move |source| PublishError::Io {
        action,
        path,
        source,
    }
}
