//! The gate bites: wrong routes put behind it are found out.

use super::gate::{Gate, Progress};
use super::tablebase::ends_as_its_value_says;
use super::{Reason, Rejection, Unsolved, Witness, check_axioms, verify};
use crate::diagnostic::{Diagnostics, SourceFile};
use crate::drawing::{Colour, Drawing};
use crate::repertoire::{Completeness, Entry, read};
use crate::search::{self, Play, Refusal, SearchLimit, Solved};
use crate::structure::{self, NoTheorem, Reading};

fn entry(id: &str, text: &str) -> Entry {
    let file = SourceFile::new(format!("repertoire/{id}.yaml"), text);
    read(&file, Completeness::Draft).expect("well-formed").0
}

fn right_search(drawing: &Drawing, progress: Progress<'_>) -> Result<Play, Refusal> {
    search::play(drawing, SearchLimit::default(), progress)
}

/// A structure route that forgets one edge of every drawing with a loop in it.
fn structure_that_forgets_loops(drawing: &Drawing) -> Result<Reading, NoTheorem> {
    let straight = drawing
        .edges()
        .iter()
        .copied()
        .filter(|edge| !edge.is_loop())
        .collect();
    structure::read(&drawing.with_edges(straight))
}

/// A search that cannot tell parallel edges apart and plays them as one.
fn search_that_merges_parallels(
    drawing: &Drawing,
    progress: Progress<'_>,
) -> Result<Play, Refusal> {
    let mut edges = Vec::new();
    for &edge in drawing.edges() {
        if !edges.contains(&edge) {
            edges.push(edge);
        }
    }
    right_search(&drawing.with_edges(edges), progress)
}

fn told(rejection: &Rejection) -> String {
    Diagnostics::from(rejection.diagnostic()).render(false)
}

#[test]
fn the_books_own_routes_agree() {
    check_axioms(SearchLimit::default()).expect("one edge is *, two are 0");
    let triangle = entry("triangle", "green: [ground a b ground]\nexpect: \"*1\"\n");
    let verified = verify(triangle, SearchLimit::default(), &mut |_| {}).expect("agreed");
    assert_eq!(verified.value().to_string(), "*");
    assert_eq!(verified.positions(), 7);
}

#[test]
fn a_wrong_structure_route_is_found_out() {
    let gate = Gate {
        limit: SearchLimit::default(),
        structure: structure_that_forgets_loops,
        search: right_search,
    };
    let drawing = "green:\n  - ground a b c a\n  - c c\n  - b d\n  - d d\n  - c e f\n";
    let rejection = gate
        .admit(entry("curls", drawing), &mut |_| {})
        .expect_err("it forgets loops");
    // Two loops forgotten: 6 edges of structure's 8 are a triangle with a tree.
    assert!(matches!(
        &rejection.why,
        Reason::Disagreement { smallest: Some(part), .. }
            if part.edges.len() == 3 && part.certainly_smallest
    ));
    insta::assert_snapshot!(told(&rejection));
}

#[test]
fn a_wrong_search_route_is_found_out() {
    let gate = Gate {
        limit: SearchLimit::default(),
        structure: structure::read,
        search: search_that_merges_parallels,
    };
    let drawing = "green:\n  - ground a b\n  - a b\n  - b c\n";
    let rejection = gate
        .admit(entry("buckle", drawing), &mut |_| {})
        .expect_err("it merges parallel edges");
    assert!(matches!(
        &rejection.why,
        Reason::Disagreement { smallest: Some(part), .. } if part.edges.len() == 3
    ));
    insta::assert_snapshot!(told(&rejection));
    assert!(gate.check_axioms().is_err(), "two parallel edges are 0");
}

#[test]
fn two_routes_wrong_in_the_same_way_fail_on_parity() {
    let forget_an_edge = |drawing: &Drawing| drawing.with_edges(drawing.edges()[1..].to_vec());
    let gate = Gate {
        limit: SearchLimit::default(),
        structure: |drawing: &Drawing| structure::read(&forget_an_edge(drawing)),
        search: |drawing: &Drawing, progress: Progress<'_>| {
            right_search(&forget_an_edge(drawing), progress)
        },
    };
    let rejection = gate
        .admit(
            entry("pair", "green: [ground a, ground b, ground c]\n"),
            &mut |_| {},
        )
        .map(|_| ());
    // The reduction counts only the edges it was given, so parity is held
    // against the drawing of the entry itself.
    assert!(matches!(
        rejection.map_err(|it| it.why),
        Err(Reason::WrongParity { edges: 3, .. })
    ));
}

#[test]
fn a_value_worked_out_by_hand_is_held_against_both() {
    let wrong = entry("triangle", "green: [ground a b ground]\nexpect: \"*3\"\n");
    let rejection = verify(wrong, SearchLimit::default(), &mut |_| {}).expect_err("it is *");
    insta::assert_snapshot!(told(&rejection));
}

#[test]
fn what_is_too_large_to_play_is_turned_away() {
    let stalk = Entry::of_drawing("tall", Drawing::stalk([Colour::Green; 65]));
    let rejection = verify(stalk, SearchLimit::default(), &mut |_| {}).expect_err("65 edges");
    insta::assert_snapshot!(told(&rejection));
    let few = SearchLimit {
        positions: 3,
        ..SearchLimit::default()
    };
    let rejection = verify(entry("y", "green: [ground a b, a c]\n"), few, &mut |_| {});
    insta::assert_snapshot!(told(&rejection.expect_err("5 positions")));
}

#[test]
fn where_no_theorem_reads_the_difference_is_played() {
    let fooled = entry(
        "fooled",
        "green: [ground a, ground a]\nblue: [a b]\nexpect: \"^2\"\n",
    );
    let verified = verify(fooled, SearchLimit::default(), &mut |_| {}).expect("agreed");
    assert_eq!(verified.value().to_string(), "^2");
    assert!(matches!(
        verified.witness(),
        Witness::Difference { core, difference } if core.len() == 2 && difference.is_zero()
    ));
}

#[test]
fn a_wrong_search_of_a_core_is_found_out_by_the_difference() {
    let gate = Gate {
        limit: SearchLimit::default(),
        structure: structure::read,
        search: search_that_merges_parallels,
    };
    let fooled = entry("fooled", "green: [ground a, ground a]\nblue: [a b]\n");
    let rejection = gate.admit(fooled, &mut |_| {}).expect_err("^* is not ^2");
    insta::assert_snapshot!(told(&rejection));
}

#[test]
fn play_that_ends_otherwise_than_its_value_says_is_found_out() {
    let solved = |value: &str, remoteness| Solved {
        position: 0b11,
        value: value.parse().expect("a value"),
        remoteness,
    };
    for (value, remoteness) in [
        ("0", [2, 0]),
        ("*2", [1, 3]),
        ("1/2", [1, 2]),
        ("-1", [0, 1]),
    ] {
        assert!(
            ends_as_its_value_says(&solved(value, remoteness)),
            "{value}"
        );
        for player in [0, 1] {
            let mut wrong = remoteness;
            wrong[player] += 1;
            let wrong = solved(value, wrong);
            assert!(!ends_as_its_value_says(&wrong), "{wrong:?}");
        }
    }
    let rejection = Rejection {
        entry: entry("half", "blue: [ground a]\nred: [a b]\n"),
        why: Reason::WrongRemoteness(solved("1/2", [1, 1])),
    };
    insta::assert_snapshot!(told(&rejection));
}

#[test]
fn small_drawings_are_solved_and_large_ones_are_not() {
    let grass = |feet: usize| {
        let feet: Vec<String> = (0..feet).map(|foot| format!("ground v{foot}")).collect();
        let entry = entry("grass", &format!("green: [{}]\n", feet.join(", ")));
        verify(entry, SearchLimit::default(), &mut |_| {}).expect("agreed")
    };
    let twelve = grass(12);
    let table = twelve.tablebase().expect("4,096 positions");
    let lasts = |it: &Solved| (it.position.count_ones(), it.remoteness);
    // Every edge is cut, one after another.
    let all = table.positions().iter().map(lasts);
    assert!(all.clone().all(|(edges, lasts)| lasts == [edges; 2]));
    assert_eq!(all.count(), 4096);
    let positions = 8192;
    let why = grass(13).tablebase().expect_err("too many");
    assert_eq!(why, Unsolved::TooManyPositions { positions });
}
