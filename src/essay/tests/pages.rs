//! Essays that hold, as they are published.

use super::{LEDGER, essay, load, sound};
use crate::diagnostic::Diagnostic;
use crate::repertoire;
use crate::search::SearchLimit;
use crate::verify::Ledger;
use std::fs;
use std::path::Path;

/// Pictures are another room's.
fn without_pictures(html: &str) -> String {
    let mut plain = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<svg") {
        plain.push_str(before);
        plain.push_str("[picture]");
        rest = after.split_once("</svg>").expect("pictures end").1;
    }
    plain + rest
}

#[test]
fn the_published_essays_hold() {
    let (entries, _) = repertoire::load(Path::new("repertoire"));
    let (ledger, _) = Ledger::of(entries, SearchLimit::default(), &mut |_, _| {});
    let (ledger, failed) = ledger.with_censuses(&mut |_, _| {});
    assert!(failed.is_empty(), "{}", failed.render(false));
    let (book, faults) = load(Path::new("content"), &ledger, true);
    assert!(faults.is_empty(), "{}", faults.render(false));
    let essay = book
        .essays
        .iter()
        .find(|essay| essay.slug == "fuse-every-cycle")
        .expect("there is one");
    assert!(essay.claims > 60 && essay.headings.len() > 10);
    assert!(essay.html.matches("<figure").count() >= 6);
    let mut ids: Vec<&str> = attributes(&essay.html, " id=\"");
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id stands twice");
}

fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    html.split(name)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

#[test]
fn claims_in_every_style_hold() {
    let essay = sound(
        "[1,283](claim:lattice.positions) [1283](claim:lattice.positions)\n\
         [Twelve](claim:lattice.edges) [**12**](claim:lattice.edges) [$12$](claim:lattice.loops)\n\
         [$\\ast 2$](claim:triangle-on-a-stalk.value) [*2](claim:triangle-on-a-stalk.value)\n\
         [zero](claim:square.value) [2](claim:triangle-on-a-stalk.grundy)\n\
         [P](claim:square.outcome) [The first player](claim:triangle-on-a-stalk.outcome)\n\
         [*0*](claim:triangle-on-a-stalk.cut.a-ground) [$\\ast$](claim:triangle-on-a-stalk.cut.b-c)\n\
         [∗3](claim:buckle.cut.b-top-left) [four](claim:buckle.cuts)\n",
    );
    assert_eq!(essay.claims, 15);
}

#[test]
fn every_fact_is_what_it_says() {
    let facts = [
        ("lattice.vertices", "9"),
        ("lattice.feet", "2"),
        ("lattice.components", "1"),
        ("lattice.bridges", "0"),
        ("lattice.loops-left", "0"),
        ("lattice.stalk", "0"),
        ("lattice.options", "12"),
        ("lattice.winning-cuts", "0"),
        ("lattice.fallen", "0"),
        ("triangle-on-a-stalk.at.a", "1"),
        ("triangle-on-a-stalk.at.b", "$\\ast$"),
        ("triangle-on-a-stalk.at.ground", "$2$"),
        ("triangle-on-a-stalk.winning-cuts", "one"),
        ("loose.edges", "2"),
        ("loose.fallen", "1"),
        ("loose.cuts", "1"),
        ("loose.vertices", "4"),
        ("tag.founding.count", "2"),
        ("tag.founding.positions", "1,294"),
        ("tag.founding.largest", "12"),
        ("tag.founding.most-positions", "1,283"),
        ("tag.ring.zeros", "1"),
        ("repertoire.count", "6"),
        ("repertoire.edges", "31"),
    ];
    for (target, text) in facts {
        let (_, faults) = essay(&format!("[{text}](claim:{target})\n"), true);
        assert!(faults.is_empty(), "{}", faults.render(false));
    }
}

/// One of everything.
const ALL: &str = "A \"square\", ![a square](drawing:square), has [four](claim:square.edges) edges & \
         `<code>`.[^n]\nAgain.[^n] See [the lattice](drawing:lattice), [all](/drawings/),\n\
         [below](#a-heading-x-of-four), [there](https://example.org/?a&b) or [here][ref].\n\n\
         ## A heading, $x$ of [four](claim:square.cuts)\n\n### Named {#named}\n\n\
         $$x^2$$\n\n![The buckle \"b\"](drawing:buckle)\n\n\
         | a | b |\n|---|:-:|\n| $x$ | [$0$](claim:square.value) |\n\n1. *One*\n2. **two**\n\n   > quoted\n\n\
         ```figure\ndrawings: [square, lattice]\nshow: cuts\n\
         caption: Each is worth [$0$](claim:square.value).\nid: two\n```\n\n\
         ```rust\nlet x = 3 < 4;\n```\n\n[^n]: A *note* of [twelve](claim:lattice.edges).\n\n[ref]: /fuse/#x\n";

#[test]
fn an_essay_becomes_this_page() {
    let essay = sound(ALL);
    insta::assert_snapshot!(without_pictures(&essay.html));
    let headings: Vec<String> = essay
        .headings
        .iter()
        .map(|it| format!("{} {} {}", it.level, it.id, it.html))
        .collect();
    insta::assert_snapshot!(headings.join("\n"));
    let links: Vec<String> = essay
        .links
        .iter()
        .map(|(href, place)| format!("{href} {place}"))
        .collect();
    insta::assert_snapshot!(links.join("\n"));
}

#[test]
fn lines_may_end_as_they_do_on_windows() {
    let (plain, crossed) = (sound(ALL), sound(&ALL.replace('\n', "\r\n")));
    assert_eq!(plain.claims, crossed.claims);
    assert_eq!(plain.links.len(), crossed.links.len());
    assert_eq!(plain.html, crossed.html.replace("\r\n", "\n"));
}

#[test]
fn numbers_are_excused_by_phrases_spans_and_code() {
    let text = "---\ntitle: Year of 1901\nsummary: A test.\norder: 1\nclaims:\n  ignore:\n    - of 1901\n    - \
                \"volume 3's 4 'parts'\"\n---\nFound *of* 1901, in *volume* 3's\n**4 'parts'**. `12` of $n+1$.\n\n\
                <!-- claims: ignore -->\n\nSeven, $8$ and\n\n![9 of them](drawing:square)\n\n<!-- claims: check -->\n\n\
                The third of the 2nd, one or two.\n";
    let (_, faults) = super::whole(text, true);
    assert!(faults.is_empty(), "{}", faults.render(false));
}

#[test]
fn a_lint_switched_off_for_good_is_told() {
    let (_, faults) = essay("<!-- claims: ignore -->\n\nSeven.\n", true);
    assert_eq!((faults.error_count(), faults.len()), (0, 1));
}

#[test]
fn a_folder_is_read_in_order_and_its_faults_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, order: &str| {
        let text = format!("---\ntitle: T\nsummary: S.\norder: {order}\n---\nText.\n");
        fs::create_dir_all(folder.path().join("deep")).expect("a folder");
        fs::write(folder.path().join(name), text).expect("written");
    };
    write("zebra.md", "1");
    write("ant.md", "2");
    write("Bad Name.md", "2");
    write("deep/er.md", "3");
    write("c.markdown", "4");
    write(".hidden", "5");
    write("notes.txt", "6");
    let (book, faults) = load(folder.path(), &LEDGER, true);
    let slugs: Vec<&str> = book.essays.iter().map(|it| it.slug.as_str()).collect();
    assert_eq!(slugs, ["zebra", "Bad Name", "ant"]);
    let mut told: Vec<&str> = faults.iter().map(Diagnostic::message).collect();
    told.sort_unstable();
    assert_eq!(faults.error_count(), 4, "{told:?}");
    assert_eq!(faults.len(), 5, "{told:?}");
    assert!(
        told.iter()
            .any(|it| it.starts_with("`Bad Name` has the place 2"))
    );
    let (none, faults) = load(&folder.path().join("nowhere"), &LEDGER, true);
    assert!(none.essays.is_empty() && faults.has_errors());
}

#[test]
fn the_vocabulary_says_what_can_be_claimed() {
    let words: Vec<String> = super::super::vocabulary()
        .into_iter()
        .map(|(name, meaning)| format!("{name}: {meaning}"))
        .collect();
    insta::assert_snapshot!(words.join("\n"));
}

#[test]
fn a_figure_that_is_played_names_its_drawing_and_its_edges() {
    let essay = sound(
        "```figure\ndrawing: square\nplay: true\n```\n\n\
         ```figure\ndrawing: lattice\n```\n\n\
         ```figure\ndrawing: square\nshow: cuts\nplay: true\n```\n",
    );
    assert_eq!(essay.played, ["square"]);
    let boards: Vec<&str> = essay.html.split("<figure").skip(1).collect();
    let numbers = |board: &str| board.matches("data-edge=").count();
    assert!(boards[0].contains("<div class=\"board\" data-play=\"square\">"));
    assert!(boards[0].contains("<g class=\"g\" data-edge=\"3\">"));
    assert!(!boards[1].contains("board"));
    assert!(boards[2].contains("<div class=\"board\" data-play=\"square\" data-hints>"));
    assert_eq!(
        boards.iter().map(|it| numbers(it)).collect::<Vec<_>>(),
        [4, 0, 4]
    );
}
