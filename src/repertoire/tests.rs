//! What a drawing's file may say, and what is said of it when it may not.

use super::{Completeness, read};
use crate::diagnostic::SourceFile;

/// The faults of a file as text.
fn faults(name: &str, text: &str) -> String {
    match read(&SourceFile::new(name, text), Completeness::Published) {
        Ok((_, warnings)) => warnings.render(false),
        Err(faults) => faults.render(false),
    }
}

#[test]
fn a_whole_file_is_read() {
    let text = "title: Triangle on a stalk\nabout: Needs both principles.\n\
                green:\n  - ground a b c a\nexpect: \"*2\"\nplace: {a: [0, 1]}\ntags: [founding]\n";
    let file = SourceFile::new("triangle-on-a-stalk.yaml", text);
    let (entry, warnings) = read(&file, Completeness::Published).expect("well-formed");
    assert!(warnings.is_empty());
    assert_eq!(entry.id, "triangle-on-a-stalk");
    assert_eq!(entry.drawing.edge_count(), 4);
    assert_eq!(entry.drawing.edge_name(entry.drawing.edges()[3]), "c-a");
    assert_eq!(entry.tags, ["founding"]);
    assert_eq!(
        entry.expect.map(|it| it.value.to_string()).as_deref(),
        Some("*2")
    );
}

#[test]
fn names_that_yaml_takes_for_something_else_are_names() {
    let text = "green:\n  - ground y\n  - ground n\n  - y null\n  - ground 1\n  - 1 2\n";
    let (entry, _) = read(&SourceFile::new("x.yaml", text), Completeness::Draft).expect("fine");
    assert_eq!(entry.drawing.vertex_count(), 6);
}

#[test]
fn a_stalk_is_a_word_of_letters() {
    let (entry, _) = read(
        &SourceFile::new("x.yaml", "stalk: GGG\n"),
        Completeness::Draft,
    )
    .expect("a stalk");
    assert_eq!(entry.drawing.edge_count(), 3);
    assert_eq!(entry.drawing.vertex_count(), 4);
}

#[test]
fn every_fault_of_a_file_is_reported_at_its_place() {
    let text = "titel: Oops\nabout: x\ngreen:\n  - gorund a b\n  - ground\n  - [a, b]\n\
                place: {z: [1, 2], a: far}\ngreen:\n  - a b\nstalk: GXG\nexpect: two\n";
    insta::assert_snapshot!(faults("All_Wrong.yaml", text));
}

#[test]
fn a_part_that_is_not_attached_is_a_warning() {
    let text = "title: A\nabout: b\ngreen:\n  - ground apple b\n  - aple pear\n";
    insta::assert_snapshot!(faults("loose.yaml", text));
}

#[test]
fn an_empty_drawing_is_an_error() {
    insta::assert_snapshot!(faults("empty.yaml", "title: A\nabout: b\n"));
    insta::assert_snapshot!(faults("nothing.yaml", ""));
    insta::assert_snapshot!(faults(
        "floating.yaml",
        "title: A\nabout: b\ngreen: [a b]\n"
    ));
}

#[test]
fn what_is_not_yaml_is_an_error() {
    insta::assert_snapshot!(faults(
        "broken.yaml",
        "title: A\ngreen:\n  - ground a\n - b\n"
    ));
    insta::assert_snapshot!(faults("list.yaml", "- ground a\n"));
}
