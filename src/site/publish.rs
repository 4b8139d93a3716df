//! Publishing: all of the site at once, or not one byte of it.
//!
//! The site is written into a fresh directory beside the target and swapped in
//! by two renames: the target aside, the new one into its place. Whatever
//! happens in between, a reader finds the old site or the new one, and the next
//! run sets right what a killed one left.
//!
//! No directory is emptied or replaced that was not written here, and no file
//! in it that somebody else put there: each published directory lists its own
//! files in a [`manifest`](super::manifest).

mod error;

use super::Site;
use super::manifest::{self, Manifest};
use error::failed;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

pub use error::PublishError;

/// What publishing did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Published {
    /// The target already was this site, byte for byte, and was left alone.
    Unchanged,
    /// The target is this site now.
    Replaced {
        /// How many files it has.
        files: usize,
    },
}

/// Puts `site` into the place of the directory `target`.
///
/// # Errors
/// When the target is not this program's to replace, or the system fails. The
/// target then holds what it held before.
pub fn publish(site: &Site, target: &Path) -> Result<Published, PublishError> {
    let places = Places::beside(target)?;
    places.recover()?;
    let held = Holding::of(target)?;
    if held.is(site, target)? {
        return Ok(Published::Unchanged);
    }
    places.clear_stale()?;
    let written = write(site, &places.new).and_then(|()| places.swap(&held));
    if written.is_err() && Holding::of(&places.new).is_ok() {
        // The fault that stopped the run is the one to tell.
        let _ = remove(&places.new);
    }
    written?;
    let files = site.len();
    Ok(Published::Replaced { files })
}

/// The directories that take part in a swap.
struct Places {
    target: PathBuf,
    /// Where the new site is written.
    new: PathBuf,
    /// Where the old one goes for a moment.
    old: PathBuf,
}

impl Places {
    fn beside(target: &Path) -> Result<Self, PublishError> {
        let name = target.file_name().ok_or_else(|| PublishError::Unnamed {
            target: target.to_owned(),
        })?;
        let name = name.to_string_lossy();
        let parent = target.parent().unwrap_or(Path::new(""));
        Ok(Self {
            target: target.to_owned(),
            new: parent.join(format!(".{name}.hackenbook-new")),
            old: parent.join(format!(".{name}.hackenbook-old")),
        })
    }

    /// A run that was killed between the two renames left the site aside.
    fn recover(&self) -> Result<(), PublishError> {
        if matches!(Holding::of(&self.target)?, Holding::Nothing)
            && matches!(Holding::of(&self.old)?, Holding::Site(_))
        {
            fs::rename(&self.old, &self.target).map_err(failed("restore", &self.target))?;
        }
        Ok(())
    }

    /// What runs that were killed at other moments left.
    fn clear_stale(&self) -> Result<(), PublishError> {
        for stale in [&self.new, &self.old] {
            Holding::of(stale)?;
            if in_use(stale) {
                let target = self.target.clone();
                return Err(PublishError::Busy { target });
            }
            remove(stale)?;
        }
        Ok(())
    }

    fn swap(&self, held: &Holding) -> Result<(), PublishError> {
        let replaces = !matches!(held, Holding::Nothing);
        if replaces {
            fs::rename(&self.target, &self.old).map_err(failed("set aside", &self.target))?;
        }
        if let Err(error) = fs::rename(&self.new, &self.target) {
            if replaces {
                fs::rename(&self.old, &self.target).map_err(failed("restore", &self.target))?;
            }
            return Err(failed("write", &self.target)(error));
        }
        // The new site stands; what is left of the old one goes with the next run.
        let _ = remove(&self.old);
        Ok(())
    }
}

/// What stands at a path. Whatever is not one of these is not ours to touch.
#[derive(Debug)]
enum Holding {
    Nothing,
    /// A directory without a file in it, but perhaps the beginning of a manifest.
    Empty,
    /// A published site and nothing else.
    Site(Manifest),
}

impl Holding {
    fn of(path: &Path) -> Result<Self, PublishError> {
        let kind = match fs::symlink_metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::Nothing),
            Err(error) => return Err(failed("look at", path)(error)),
            Ok(found) => found.file_type(),
        };
        if !kind.is_dir() {
            let kind = if kind.is_symlink() { "link" } else { "file" };
            let path = path.to_owned();
            return Err(PublishError::NotADirectory { path, kind });
        }
        let files = files_in(path)?;
        if files.iter().all(|file| file == manifest::NAME) {
            return Ok(Self::Empty);
        }
        let directory = path.to_owned();
        let manifest = fs::read_to_string(path.join(manifest::NAME)).ok();
        let Some(manifest) = manifest.as_deref().and_then(Manifest::parse) else {
            return Err(PublishError::Foreign { directory });
        };
        let files: Vec<String> = files
            .into_iter()
            .filter(|file| file != manifest::NAME && !manifest.lists(file))
            .collect();
        if files.is_empty() {
            Ok(Self::Site(manifest))
        } else {
            Err(PublishError::Strangers { directory, files })
        }
    }

    /// Whether it is this very site, every byte of it.
    fn is(&self, site: &Site, directory: &Path) -> Result<bool, PublishError> {
        let Self::Site(manifest) = self else {
            return Ok(false);
        };
        if *manifest != Manifest::of(site) {
            return Ok(false);
        }
        for (path, bytes) in site.files() {
            let path = directory.join(path);
            match fs::read(&path) {
                Ok(there) if there == bytes => {}
                Ok(_) => return Ok(false),
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
                Err(error) => return Err(failed("read", &path)(error)),
            }
        }
        Ok(true)
    }
}

fn is_missing(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::NotFound
}

/// Everything in a directory that is not a directory, by its path in it.
fn files_in(directory: &Path) -> Result<Vec<String>, PublishError> {
    let mut files = Vec::new();
    for entry in WalkDir::new(directory).min_depth(1).sort_by_file_name() {
        let entry = match entry {
            Ok(entry) => entry,
            // Another run took it away meanwhile.
            Err(error) if error.io_error().is_some_and(is_missing) => continue,
            Err(error) => return Err(failed("look into", directory)(error.into())),
        };
        if !entry.file_type().is_dir() {
            let relative = entry.path().strip_prefix(directory).unwrap_or(entry.path());
            let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
            files.push(parts.join("/"));
        }
    }
    Ok(files)
}

/// Writes a site into a fresh directory, the manifest first, so that a run that
/// is killed leaves nothing that the next one does not know for its own. The
/// manifest is locked meanwhile.
fn write(site: &Site, directory: &Path) -> Result<(), PublishError> {
    fs::create_dir_all(directory).map_err(failed("make", directory))?;
    let path = directory.join(manifest::NAME);
    let mut manifest = File::create_new(&path).map_err(failed("make", &path))?;
    manifest.lock().map_err(failed("lock", &path))?;
    manifest
        .write_all(Manifest::of(site).to_string().as_bytes())
        .map_err(failed("write", &path))?;
    for (name, bytes) in site.files() {
        let path = directory.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(failed("make", folder))?;
        }
        fs::write(&path, bytes).map_err(failed("write", &path))?;
    }
    Ok(())
}

/// Whether a run is writing there at this moment.
fn in_use(directory: &Path) -> bool {
    File::open(directory.join(manifest::NAME))
        .is_ok_and(|manifest| matches!(manifest.try_lock(), Err(TryLockError::WouldBlock)))
}

/// Removes a directory all of whose files are known to be ours, the manifest
/// last: a run that is killed meanwhile leaves a directory that still shows
/// whose it is.
fn remove(directory: &Path) -> Result<(), PublishError> {
    if matches!(Holding::of(directory)?, Holding::Nothing) {
        return Ok(());
    }
    let listed = files_in(directory)?;
    let (manifest, files): (Vec<_>, Vec<_>) =
        listed.iter().partition(|file| *file == manifest::NAME);
    for file in files.into_iter().chain(manifest) {
        let path = directory.join(file);
        fs::remove_file(&path).map_err(failed("remove", &path))?;
    }
    fs::remove_dir_all(directory).map_err(failed("remove", directory))
}

#[cfg(test)]
mod tests;
