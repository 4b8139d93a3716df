//! What pages tell of drawings in several colours.

mod apparatus;

use super::{Site, render};
use crate::diagnostic::SourceFile;
use crate::essay::Book;
use crate::repertoire::{self, Completeness};
use crate::search::SearchLimit;
use crate::structure::{self, Reading, Theorem};
use crate::verify::Ledger;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::LazyLock;

const DRAWINGS: [(&str, &str); 6] = [
    ("half", "title: A half\nblue: [ground a]\nred: [a b]\n"),
    (
        "flower",
        "title: A flower\ngreen: [ground a]\nblue: [a b]\n",
    ),
    // A core: fused it would be 1, and it is worth two ups.
    (
        "vase",
        "title: A vase\ngreen: [ground a, ground a]\nblue: [a b]\n",
    ),
    (
        "nothing-gained",
        "title: Nothing gained\nblue: [ground a]\nred: [ground b]\n",
    ),
    ("square", "title: A square\ngreen: [ground a b c ground]\n"),
    // It takes every theorem to read it.
    (
        "wreath",
        "title: A wreath\nblue: [ground a, ground a, ground c d, ground f, ground g]\n\
         red: [c e, f h i g]\ngreen: [a b, a b, x y]\n",
    ),
];

static LEDGER: LazyLock<Ledger> = LazyLock::new(|| {
    let entries = DRAWINGS.map(|(id, text)| {
        let file = SourceFile::new(format!("repertoire/{id}.yaml"), text);
        repertoire::read(&file, Completeness::Draft).expect(id).0
    });
    let repertoire = Vec::from(entries).into();
    let (ledger, faults) = Ledger::of(repertoire, SearchLimit::default(), &mut |_, _| {});
    assert!(faults.is_empty(), "{}", faults.render(false));
    ledger
});

static SITE: LazyLock<Site> =
    LazyLock::new(
        || match render(&LEDGER, &Book::default(), Path::new("templates")) {
            Ok(site) => site,
            Err(faults) => panic!("{}", faults.render(false)),
        },
    );

fn page(path: &str) -> &'static str {
    let bytes = SITE.get(path).expect(path);
    std::str::from_utf8(bytes).expect("text")
}

/// The text of a drawing's page between its pictures, tags taken off and one
/// space for each stretch of white.
fn text_of(id: &str) -> String {
    let html = page(&format!("drawings/{id}/index.html"));
    let article = html.split_once("<article>").expect("an article").1;
    let article = article.split_once("<h2 id=\"source\">").expect("a file").0;
    let mut text = String::new();
    let mut rest = article;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        let end = if tag.starts_with("svg") {
            "</svg>"
        } else {
            ">"
        };
        let breaks = ["p", "/p", "/td", "/th", "/li", "h2"];
        if breaks.iter().any(|name| tag.starts_with(name)) {
            text.push(' ');
        }
        rest = tag.split_once(end).expect("tags end").1;
    }
    // Word joiners keep the names of edges in one line.
    let text = text.replace("&#8288;", "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn tells(id: &str, told: &[&str]) {
    let text = text_of(id);
    for told in told {
        assert!(text.contains(told), "{id} does not say “{told}”: {text}");
    }
}

#[test]
fn a_stalk_is_read_by_its_rule() {
    tells(
        "half",
        &[
            "so Left wins, whoever starts.",
            "L Left, whoever moves first",
            "by structure 12 Berlekamp’s rule by search 12 3 positions",
            "Berlekamp’s rule. A stalk is read from the ground up.",
            "Cuts that win: one for Left, none for Right.",
            "ground–a blue Left 0 0 wins",
            "a–b red Right 1 1",
        ],
    );
}

#[test]
fn a_flower_is_read_from_the_tips_down() {
    tells(
        "flower",
        &[
            "Ordinal sum. An edge",
            "point value of what stands on it ground ↑∗ a 1 b 0",
            "ground–a green either 0 0 wins",
        ],
    );
}

#[test]
fn every_theorem_has_a_sentence() {
    let file = SourceFile::new("repertoire/wreath.yaml", DRAWINGS[5].1);
    let (entry, _) = repertoire::read(&file, Completeness::Draft).expect("a drawing");
    let Ok(Reading::Mixed(reading)) = structure::read(&entry.drawing) else {
        panic!("theorems read it");
    };
    assert_eq!(reading.theorems(), Theorem::ALL);
    tells(
        "wreath",
        &["One edge is not joined to the ground and falls before play begins."],
    );
    let page = page("drawings/wreath/index.html");
    for theorem in Theorem::ALL.into_iter().filter(|it| *it != Theorem::Prune) {
        let name = theorem.name().replace('\'', "’").to_lowercase();
        let items = page.split("<li><em>").skip(1);
        let mut sentences = items.filter_map(|item| {
            let (title, rest) = item.split_once(".</em> ")?;
            (title.to_lowercase() == name).then(|| rest.split("</li>").next())?
        });
        let sentence = sentences.next().unwrap_or_default();
        assert!(sentence.len() > 40 && sentence.ends_with('.'), "{sentence}");
        assert_eq!(sentences.next(), None, "{name} is told twice");
    }
}

#[test]
fn a_core_is_named_and_its_second_witness_told() {
    tells(
        "vase",
        &[
            "by structure nothing no theorem reads its core",
            "played to win or loss, and the second player wins",
            "No theorem used here reads these two edges: ground–a (green), ground–a (green).",
            "The value ⇑ that search found has another witness.",
        ],
    );
    assert!(page("checked/index.html").contains("by the difference</th><td>1</td>"));
    assert!(page("checked/index.html").contains("read by structure</th><td>5</td>"));
}

#[test]
fn a_book_whose_censuses_were_not_taken_says_nothing_of_them() {
    assert!(!page("checked/index.html").contains("ensus"));
    let record: Value = serde_json::from_str(page("verified.json")).expect("JSON");
    assert_eq!(record["censuses"], json!([]));
}

#[test]
fn nobody_wins_by_moving_where_all_is_worth_nothing() {
    tells(
        "nothing-gained",
        &[
            "so the second player wins.",
            "Cuts that win: none for Left, none for Right.",
        ],
    );
}

#[test]
fn the_record_holds_the_difference_where_structure_is_silent() {
    let record: Value = serde_json::from_str(page("verified.json")).expect("JSON");
    let drawing = |id: &str| {
        let all = record["drawings"].as_array().expect("a list");
        all.iter().find(|it| it["id"] == id).expect(id).clone()
    };
    let vase = drawing("vase");
    assert_eq!(vase["structure"], Value::Null);
    assert_eq!(vase["value"], "^2");
    assert_eq!(vase["difference"]["outcome"], "P");
    assert!(vase["difference"]["positions"].as_u64() > Some(1));
    assert_eq!(vase["agree"], true);
    let half = drawing("half");
    let structure = json!({"value": "1/2", "rule": "Berlekamp's rule"});
    assert_eq!(half["structure"], structure);
    assert_eq!(half.get("difference"), None);
}

#[test]
fn every_drawing_that_can_be_played_can_be_chosen_for_either_side() {
    let html = page("play/index.html");
    for (id, ..) in DRAWINGS {
        let option = format!("<option value=\"{id}\" data-value=");
        assert_eq!(html.matches(&option).count(), 2, "{id}");
        let picture = format!("<template id=\"picture-{id}\"><div class=\"strip\">");
        assert_eq!(html.matches(&picture).count(), 1, "{id}");
    }
    let half = "<option value=\"half\" data-value=\"1/2\" data-outcome=\"L\" data-edges=\"2\"";
    assert!(html.contains(half));
    // Without a script the page shows a sum.
    assert!(html.contains("id=\"pair-1-title\""));
}

#[test]
fn stalks_are_published_with_their_values_and_means() {
    let script = page("assets/stalks.js");
    for row in [
        r#""R": ["-1","-1"],"#,
        r#""BRBRR": ["9/16","9/16"],"#,
        r#""GB": ["^*","0"],"#,
        r#""BGR": ["1v*","1"],"#,
    ] {
        assert!(script.contains(row), "{row}");
    }
    assert_eq!(script.matches("\": [").count(), 363);
}
