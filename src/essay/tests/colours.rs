//! Claims about drawings with blue and red edges.

use super::{against, ledger};
use crate::diagnostic::Diagnostics;
use crate::essay::Essay;
use crate::verify::Ledger;
use std::sync::LazyLock;

static COLOURS: LazyLock<Ledger> = LazyLock::new(|| {
    ledger(&[
        ("half", "title: A half\ntags: [all]\nstalk: BR\n"),
        ("loss", "title: A loss\nred: [ground a]\n"),
        (
            "flower",
            "title: A flower\ntags: [all]\ngreen: [ground a]\nblue: [a b, a c]\n",
        ),
        // Fused it would be 1; it is worth two ups.
        (
            "vase",
            "title: A vase\ntags: [all]\ngreen: [ground a, ground a]\nblue: [a b]\n",
        ),
        // Two edges between the same ends, in two colours, and one that falls.
        (
            "pair",
            "title: A pair\ngreen: [ground a, a c]\nblue: [ground a]\nred: [x y]\n",
        ),
        // What stands on b is the vase.
        (
            "tall-vase",
            "title: A tall vase\nblue: [ground b, a c]\ngreen: [b a, b a]\n",
        ),
        ("blade", "title: A blade\ngreen: [ground a]\n"),
    ])
});

fn essay(body: &str) -> (Essay, Diagnostics) {
    against(&COLOURS, body, true)
}

fn told(body: &str) -> String {
    let (_, faults) = essay(body);
    assert!(faults.has_errors(), "nothing is wrong with {body}");
    faults.render(false)
}

#[test]
fn every_fact_is_what_it_says() {
    let facts = [
        ("half.value", "½"),
        ("half.value", "$\\frac12$"),
        ("half.value", "one half"),
        ("half.outcome", "Left"),
        ("half.outcome", "L"),
        ("loss.value", "minus one"),
        ("loss.value", "−1"),
        ("loss.outcome", "Right"),
        ("flower.value", "{0,^*|0}"),
        ("flower.value", "$\\{0,{\\uparrow}{\\ast}\\mid 0\\}$"),
        ("flower.outcome", "the first player"),
        ("vase.value", "$\\Uparrow$"),
        ("vase.value", "⇑"),
        ("vase.outcome", "Left"),
        ("pair.value", "$1$"),
        ("pair.cut.ground-a.green", "$1\\ast$"),
        ("half.mean", "1/2"),
        ("half.temperature", "-1/2"),
        ("half.birthday", "two"),
        ("half.number-part", "a half"),
        ("pair.number-part", "1"),
        ("flower.mean", "zero"),
        ("pair.green", "two"),
        ("pair.blue", "one"),
        ("pair.red", "1"),
        ("pair.fallen", "one"),
        ("pair.edges", "four"),
        ("half.cuts", "two"),
        ("half.winning-cuts", "one"),
        ("half.cut.ground-s1", "0"),
        ("half.cut.s1-s2", "1"),
        ("flower.cut.a-b", "↑∗"),
        ("pair.cut.ground-a.blue", "$\\ast 2$"),
        ("vase.cut.ground-a", "↑∗"),
        ("tall-vase.at.b", "⇑"),
        ("tall-vase.at.a", "one"),
        ("tall-vase.at.c", "zero"),
        ("flower.at.ground", "$\\{0, \\uparrow\\ast\\mid 0\\}$"),
        ("tag.all.zeros", "0"),
        ("tag.all.edges", "eight"),
        ("blade.grundy", "1"),
    ];
    for (target, text) in facts {
        let (_, faults) = essay(&format!("[{text}](claim:{target})\n"));
        assert!(faults.is_empty(), "{}", faults.render(false));
    }
}

#[test]
fn a_note_says_by_which_theorems_or_that_there_is_none() {
    let note = |claim: &str| {
        let (essay, faults) = essay(&format!("{claim}\n"));
        assert!(faults.is_empty(), "{}", faults.render(false));
        let (_, note) = essay.html.split_once("role=\"note\">").expect("a note");
        let (note, _) = note.split_once(" <a").expect("it ends in a link");
        note.to_owned()
    };
    let notes = [
        "[1/2](claim:half.value)",
        "[three](claim:flower.edges)",
        "[⇑](claim:vase.value)",
        "[↑∗](claim:vase.cut.ground-a)",
        "[⇑](claim:tall-vase.at.b)",
        "[1/2](claim:half.mean)",
        "[three](claim:tag.all.count)",
    ]
    .map(note);
    insta::assert_snapshot!(notes.join("\n"));
}

#[test]
fn a_false_value_is_told_with_its_witness() {
    insta::assert_snapshot!(told(
        "It is worth [$\\frac34$](claim:half.value), [*2](claim:vase.value), \
         [3/4](claim:tall-vase.at.b),\n[Right](claim:half.outcome), [⇓](claim:vase.value) \
         or [the first player](claim:loss.outcome).\n"
    ));
}

#[test]
fn a_fact_that_only_some_drawings_have_is_told_so() {
    insta::assert_snapshot!(told(
        "[1](claim:half.grundy), [1](claim:vase.bridges), [1](claim:vase.stalk),\n\
         [1](claim:pair.cut.ground-a), [1](claim:pair.cut.x-y), [1](claim:pair.at.x).\n"
    ));
}
