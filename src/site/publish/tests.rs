//! What a build may do to a directory, and what never.

use super::*;
use std::collections::BTreeMap;
use tempfile::TempDir;

fn site(text: &str) -> Site {
    Site::from_iter([
        ("index.html".to_owned(), text.into()),
        ("drawings/k4/index.html".to_owned(), b"k4".to_vec()),
    ])
}

/// Every file and directory below a path, with its bytes.
fn contents(directory: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    WalkDir::new(directory)
        .into_iter()
        .map(|entry| {
            let path = entry.expect("readable").into_path();
            let bytes = fs::read(&path).unwrap_or_default();
            (path, bytes)
        })
        .collect()
}

fn room() -> (TempDir, PathBuf) {
    let room = tempfile::tempdir().expect("a temporary directory");
    let target = room.path().join("site");
    (room, target)
}

/// The names at the top of a directory.
fn names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).expect("readable");
    let name = |entry: io::Result<fs::DirEntry>| entry.expect("readable").file_name();
    let mut names: Vec<String> = entries
        .map(|entry| name(entry).to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_site_is_written_and_replaced_and_nothing_is_left_beside_it() {
    let (room, target) = room();
    let written = publish(&site("one"), &target).expect("published");
    assert_eq!(written, Published::Replaced { files: 2 });
    let smaller = Site::from_iter([("a.html".to_owned(), b"two".to_vec())]);
    publish(&smaller, &target).expect("published");
    assert_eq!(names(&target), [manifest::NAME, "a.html"]);
    assert_eq!(names(room.path()), ["site"]);
}

#[test]
fn the_same_site_twice_is_the_same_bytes_and_is_left_alone() {
    let (_room, target) = room();
    publish(&site("one"), &target).expect("published");
    let before = contents(&target);
    let again = publish(&site("one"), &target).expect("published");
    assert_eq!(again, Published::Unchanged);
    assert_eq!(contents(&target), before);
}

#[test]
fn a_published_file_that_was_changed_or_lost_is_made_good() {
    let (_room, target) = room();
    publish(&site("one"), &target).expect("published");
    let before = contents(&target);
    fs::write(target.join("index.html"), "scribble").expect("written");
    fs::remove_file(target.join("drawings/k4/index.html")).expect("removed");
    publish(&site("one"), &target).expect("published");
    assert_eq!(contents(&target), before);
}

#[test]
fn a_directory_of_someone_elses_is_refused() {
    let (room, target) = room();
    fs::create_dir(&target).expect("made");
    fs::write(target.join("thesis.tex"), "years of work").expect("written");
    let before = contents(room.path());
    let error = publish(&site("one"), &target).expect_err("not ours");
    assert!(matches!(error, PublishError::Foreign { .. }), "{error}");
    assert_eq!(contents(room.path()), before);
}

#[test]
fn a_file_that_someone_put_into_the_site_is_named_and_kept() {
    let (room, target) = room();
    publish(&site("one"), &target).expect("published");
    fs::write(target.join("drawings/CNAME"), "example.org").expect("written");
    let before = contents(room.path());
    let error = publish(&site("two"), &target).expect_err("not only ours");
    assert!(error.to_string().contains("drawings/CNAME"), "{error}");
    assert_eq!(contents(room.path()), before);
}

#[test]
fn files_and_links_are_refused() {
    let (room, target) = room();
    fs::write(&target, "a file").expect("written");
    let error = publish(&site("one"), &target).expect_err("a file");
    assert!(error.to_string().contains("is a file"), "{error}");
    assert_eq!(fs::read(&target).expect("still there"), b"a file");
    let error = publish(&site("one"), Path::new("..")).expect_err("no name");
    assert!(matches!(error, PublishError::Unnamed { .. }), "{error}");
    #[cfg(unix)]
    {
        let link = room.path().join("link");
        let elsewhere = room.path().join("elsewhere");
        publish(&site("one"), &elsewhere).expect("published");
        std::os::unix::fs::symlink(&elsewhere, &link).expect("linked");
        let error = publish(&site("two"), &link).expect_err("a link");
        assert!(error.to_string().contains("is a link"), "{error}");
        assert_eq!(fs::read(link.join("index.html")).expect("there"), b"one");
    }
}

#[test]
fn an_empty_directory_may_be_filled() {
    let (_room, target) = room();
    fs::create_dir(&target).expect("made");
    publish(&site("one"), &target).expect("published");
    assert_eq!(fs::read(target.join("index.html")).expect("there"), b"one");
}

#[test]
fn a_build_that_fails_half_way_changes_nothing_and_leaves_nothing() {
    let (room, target) = room();
    publish(&site("one"), &target).expect("published");
    let before = contents(room.path());
    // `a` cannot be a file and a folder: writing fails after some files are out.
    let impossible = Site::from_iter([
        ("a".to_owned(), b"file".to_vec()),
        ("a/b".to_owned(), b"folder".to_vec()),
    ]);
    let error = publish(&impossible, &target).expect_err("impossible");
    assert!(matches!(error, PublishError::Io { .. }), "{error}");
    assert_eq!(contents(room.path()), before);
}

#[test]
fn a_run_killed_between_the_renames_is_made_good_by_the_next() {
    let (room, target) = room();
    publish(&site("one"), &target).expect("published");
    let whole = contents(&target);
    let places = Places::beside(&target).expect("a name");
    write(&site("two"), &places.new).expect("written");
    fs::rename(&target, &places.old).expect("set aside");
    // The next run fails, but the old site is back.
    let impossible = Site::from_iter([
        ("a".to_owned(), b"file".to_vec()),
        ("a/b".to_owned(), b"folder".to_vec()),
    ]);
    publish(&impossible, &target).expect_err("impossible");
    assert_eq!(contents(&target), whole);
    publish(&site("three"), &target).expect("published");
    assert_eq!(names(room.path()), ["site"]);
}

#[test]
fn what_killed_runs_left_is_cleared_at_every_stage() {
    let (room, target) = room();
    publish(&site("one"), &target).expect("published");
    let places = Places::beside(&target).expect("a name");
    // Killed while clearing the old site away: some of it is gone.
    write(&site("zero"), &places.old).expect("written");
    fs::remove_file(places.old.join("index.html")).expect("removed");
    // Killed in the middle of its manifest.
    fs::create_dir(&places.new).expect("made");
    fs::write(places.new.join(manifest::NAME), "0123").expect("written");
    publish(&site("two"), &target).expect("published");
    assert_eq!(names(room.path()), ["site"]);
    assert_eq!(fs::read(target.join("index.html")).expect("there"), b"two");
}

#[test]
fn two_runs_do_not_tread_on_each_other() {
    let (_room, target) = room();
    publish(&site("one"), &target).expect("published");
    let places = Places::beside(&target).expect("a name");
    write(&site("two"), &places.new).expect("written");
    let other = File::open(places.new.join(manifest::NAME)).expect("there");
    other.lock().expect("locked");
    let error = publish(&site("three"), &target).expect_err("busy");
    assert!(matches!(error, PublishError::Busy { .. }), "{error}");
    drop(other);
    publish(&site("three"), &target).expect("published");
}
