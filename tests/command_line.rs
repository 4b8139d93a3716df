//! The commands as a person runs them: exit codes, what is said, what is kept.

mod book;

use book::{Book, files, source};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

#[test]
fn the_committed_site_is_what_the_sources_build_and_twice_the_same() {
    let book = Book::copy();
    let committed = book.published();
    assert!(!committed.is_empty(), "site/ is committed");
    for _ in 0..2 {
        let elsewhere = book.path("fresh");
        let run = book.run(&["build", "--out", "fresh"]);
        assert_eq!(run.code, 0, "{}", run.err);
        let fresh = files(&elsewhere);
        let names = |site: &BTreeMap<PathBuf, Vec<u8>>| site.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&committed), names(&fresh));
        for (name, bytes) in &committed {
            assert!(fresh[name] == *bytes, "{} differs", name.display());
        }
        fs::remove_dir_all(elsewhere).expect("removed");
    }
}

#[test]
fn the_ledger_has_the_founding_ten() {
    let ledger = fs::read_to_string(source("site/verified.json")).expect("published");
    let ledger: serde_json::Value = serde_json::from_str(&ledger).expect("JSON");
    let positions = |id: &str| {
        let rows = ledger["drawings"].as_array().expect("a list");
        let row = rows
            .iter()
            .find(|row| row["id"] == id)
            .expect("in the ledger");
        row["search"]["positions"].as_u64().expect("a number")
    };
    // Positions from an independent program.
    let founding = [
        ("blade", 2),
        ("stalk-4", 5),
        ("double-edge", 4),
        ("triangle", 7),
        ("square", 11),
        ("hexagon", 22),
        ("triangle-on-a-stalk", 8),
        ("branching-tree", 32),
        ("tree-on-a-pentagon", 64),
        ("lattice", 1_283),
    ];
    for (id, expected) in founding {
        assert_eq!(positions(id), expected, "{id}");
    }
    assert_eq!(
        founding.iter().map(|(id, _)| positions(id)).sum::<u64>(),
        1_438
    );
}

#[test]
fn all_the_faults_of_a_run_are_told_at_once_and_not_one_byte_changes() {
    let book = Book::copy();
    let before = book.published();
    let essay = "content/fuse-every-cycle.md";
    book.change(
        essay,
        "[1,283](claim:lattice.positions)",
        "[1,284](claim:lattice.positions)",
    );
    book.change(
        essay,
        "## The recipe",
        "A [page](/nowhere/) that is not.\n\n## The recipe",
    );
    book.change(
        "repertoire/cube.yaml",
        "ground a b c ground",
        "gruond a b c ground",
    );
    book.change("repertoire/theta.yaml", "about:", "title: Another\nabout:");
    let run = book.run(&["build"]);
    assert_eq!(run.code, 1);
    assert_eq!(book.published(), before);
    insta::assert_snapshot!(run.err);
}

#[test]
fn a_false_claim_is_told_at_its_line_and_column() {
    let book = Book::copy();
    let essay = "content/fuse-every-cycle.md";
    book.change(essay, "[1,283](claim:", "[1,284](claim:");
    let text = fs::read_to_string(book.path(essay)).expect("there");
    let at = text.find("1,284").expect("changed");
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].chars().rev().take_while(|&c| c != '\n').count() + 1;
    let run = book.run(&["check"]);
    assert_eq!(run.code, 1);
    assert!(
        run.err.contains(&format!("{essay}:{line}:{column}")),
        "{}",
        run.err
    );
    assert!(run.err.contains("1,283"), "{}", run.err);
    assert!(run.err.contains("repertoire/lattice.yaml"), "{}", run.err);
}

#[test]
fn check_writes_nothing() {
    let book = Book::copy();
    fs::remove_dir_all(book.path("site")).expect("removed");
    let run = book.run(&["check", "--strict", "--json"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(!book.path("site").exists());
    let counts: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert!(counts["claims"].as_u64() > Some(50));
    assert!(counts["cases"].as_u64() > Some(100_000));
}

#[test]
fn exit_codes_tell_whose_fault_it_is() {
    let book = Book::copy();
    let list = book.run(&["list"]);
    assert_eq!(list.code, 0);
    let census = "stalks                      census, 8191 cases  Stalks\n";
    assert!(list.out.contains(census), "{}", list.out);
    assert_eq!(book.run(&["--help"]).code, 0);
    assert_eq!(book.run(&["biuld"]).code, 2);
    assert_eq!(book.run(&["value"]).code, 2);
    let unknown = book.run(&["value", "latice"]);
    assert_eq!(unknown.code, 2);
    assert!(
        unknown.err.contains("did you mean `lattice`?"),
        "{}",
        unknown.err
    );
    fs::write(book.path("bad.yaml"), "green: [ground]\n").expect("written");
    assert_eq!(book.run(&["value", "bad.yaml"]).code, 1);
    fs::write(book.path("occupied"), "a file").expect("written");
    assert_eq!(book.run(&["build", "--out", "occupied"]).code, 3);
    assert_eq!(
        fs::read_to_string(book.path("occupied")).expect("there"),
        "a file"
    );
}

#[test]
fn a_site_is_not_published_among_its_sources() {
    let book = Book::copy();
    let run = book.run(&["build", "--out", "content/site"]);
    assert_eq!(run.code, 2, "{}", run.err);
    assert!(!book.path("content/site").exists());
    assert_eq!(book.run(&["check", "--root", "nowhere"]).code, 2);
}

#[test]
fn files_that_no_person_wrote_are_told_not_read() {
    let book = Book::copy();
    fs::write(book.path("repertoire/bytes.yaml"), b"title: \xff\n").expect("written");
    fs::write(book.path("repertoire/bell.yaml"), "title: a\u{7}b\n").expect("written");
    fs::write(
        book.path("repertoire/escape.yaml"),
        "title: \"a\\u0001b\"\n",
    )
    .expect("written");
    let marked = "\u{feff}title: Marked\nabout: Begins with a mark.\ngreen: [ground a]\n";
    fs::write(book.path("repertoire/marked.yaml"), marked).expect("written");
    let run = book.run(&["check"]);
    assert_eq!(run.code, 1);
    for told in ["bytes.yaml:1:8", "bell.yaml:1:9", "U+0001"] {
        assert!(run.err.contains(told), "{told}: {}", run.err);
    }
    assert!(!run.err.contains("marked"), "{}", run.err);
}

#[test]
fn thousands_of_faults_are_counted_in_seconds() {
    let book = Book::copy();
    let numbers = "12 ".repeat(20_000);
    let essay = format!("---\ntitle: T\nsummary: S\norder: 99\n---\n\n{numbers}\n");
    fs::write(book.path("content/numbers.md"), essay).expect("written");
    let run = book.run(&["check", "--strict"]);
    assert_eq!(run.code, 1);
    assert!(
        run.err.contains("20000 errors in all"),
        "{}",
        &run.err[run.err.len() - 300..]
    );
    assert!(run.err.len() < 200_000);
}

#[test]
fn a_pipe_that_closes_early_is_nobodys_fault() {
    let book = Book::copy();
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin("hackenbook"))
        .current_dir(book.path(""))
        .arg("list")
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert!(!String::from_utf8_lossy(&output.stderr).contains("pipe"));
}

#[test]
fn a_drawing_too_large_to_play_is_read_but_not_published() {
    let book = Book::copy();
    let before = book.published();
    let limited = ["--max-positions", "1000"];
    let value = book.run(&[&["value", "--json", "lattice"][..], &limited].concat());
    assert_eq!(value.code, 0, "{}", value.err);
    let answer: serde_json::Value = serde_json::from_str(&value.out).expect("JSON");
    assert_eq!(answer["value"], "0");
    assert_eq!(answer["search"], serde_json::Value::Null);
    assert_eq!(answer["agree"], serde_json::Value::Null);
    assert!(
        answer["refused"]
            .as_str()
            .is_some_and(|why| why.contains("1000"))
    );
    let build = book.run(&[&["build"][..], &limited].concat());
    assert_eq!(build.code, 1);
    assert!(build.err.contains("--max-positions"), "{}", build.err);
    assert_eq!(book.published(), before);
}

#[test]
fn value_prints_one_object_a_drawing() {
    let book = Book::copy();
    let run = book.run(&[
        "value",
        "--json",
        "triangle-on-a-stalk",
        "repertoire/lattice.yaml",
    ]);
    assert_eq!(run.code, 0);
    insta::assert_snapshot!(run.out);
    let run = book.run(&[
        "value",
        "--route",
        "structure",
        "--json",
        "triangle-on-a-stalk",
    ]);
    insta::assert_snapshot!(run.out);
    let run = book.run(&["value", "triangle-on-a-stalk"]);
    insta::assert_snapshot!(run.out);
}

#[test]
fn figure_writes_a_picture_to_where_it_is_asked_to() {
    let book = Book::copy();
    let run = book.run(&["figure", "half", "--show", "cuts"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("<svg") && run.out.ends_with("</svg>\n"));
    let run = book.run(&["figure", "repertoire/half.yaml", "--out", "new/half.tex"]);
    assert_eq!((run.code, run.out.as_str()), (0, ""), "{}", run.err);
    let tex = fs::read_to_string(book.path("new/half.tex")).expect("written");
    assert!(tex.contains("\\begin{tikzpicture}"), "by the ending");
    let run = book.run(&["figure", "half", "--show", "fusion"]);
    let published = fs::read_to_string(book.path("site/drawings/half/figure.svg")).expect("there");
    assert_eq!(run.out, published);
}

#[test]
fn figure_tells_what_it_does_not_know() {
    let book = Book::copy();
    let unknown = [
        (vec!["figure", "latice"], "did you mean `lattice`?"),
        (vec!["figure", "half", "--show", "fusoin"], "'fusion'"),
        (vec!["figure", "half", "--format", "tizk"], "'tikz'"),
        (
            vec!["figure", "half", "--format", "png", "--scale", "0"],
            "0.1 to 20",
        ),
        (
            vec!["figure", "half", "--scale", "2"],
            "only a PNG or a PDF",
        ),
        (vec!["figure", "--all"], "--out"),
        (vec!["figure"], "required"),
    ];
    for (args, told) in unknown {
        let run = book.run(&args);
        assert_eq!(run.code, 2, "{args:?}: {}", run.err);
        assert!(run.err.contains(told), "{args:?}: {}", run.err);
    }
    fs::write(book.path("bad.yaml"), "green: [ground]\n").expect("written");
    assert_eq!(book.run(&["figure", "bad.yaml"]).code, 1);
}

#[test]
fn several_drawings_are_one_picture_where_the_view_has_one() {
    let book = Book::copy();
    let sum = book.run(&["figure", "half", "half", "minus-half", "--show", "sum"]);
    assert_eq!(sum.code, 0, "{}", sum.err);
    assert!(
        sum.out.starts_with("<svg") && sum.out.contains("= 1/2"),
        "{}",
        sum.out
    );
    let line = book.run(&["figure", "half", "quarter", "--show", "number-line"]);
    assert_eq!(line.code, 0, "{}", line.err);
    assert_eq!(line.out.matches("<svg").count(), 1);
    let refused = [
        (
            vec!["half", "quarter", "--show", "cuts"],
            "shows one drawing in a picture",
        ),
        (
            vec!["half", "--show", "sum"],
            "a sum is of two drawings or more",
        ),
        (
            vec!["half", "blade", "--show", "number-line"],
            "not a number",
        ),
    ];
    for (args, told) in refused {
        let run = book.run(&[&["figure"], args.as_slice()].concat());
        assert_eq!(run.code, 2, "{args:?}: {}", run.err);
        assert!(run.err.contains(told), "{args:?}: {}", run.err);
    }
}

#[test]
fn png_and_pdf_are_written_where_the_program_has_them() {
    let book = Book::copy();
    for (file, begins) in [("half.png", "\u{89}PNG"), ("half.pdf", "%PDF")] {
        let run = book.run(&["figure", "half", "--out", file]);
        if cfg!(feature = "raster") {
            assert_eq!(run.code, 0, "{}", run.err);
            let bytes = fs::read(book.path(file)).expect("written");
            let begins: Vec<u8> = begins
                .chars()
                .filter_map(|it| u8::try_from(it).ok())
                .collect();
            assert!(bytes.starts_with(&begins), "{file}");
        } else {
            assert_eq!(run.code, 2);
            assert!(run.err.contains("--features raster"), "{}", run.err);
            assert!(!book.path(file).exists());
        }
    }
}

#[test]
fn the_contact_sheet_is_one_page() {
    let book = Book::copy();
    let run = book.run(&["figure", "--all", "--out", "sheet"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let names: Vec<PathBuf> = files(&book.path("sheet")).into_keys().collect();
    assert_eq!(names, [PathBuf::from("index.html")]);
}
