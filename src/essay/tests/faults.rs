//! Every kind of fault, as its author is told.

use super::{against, essay, ledger, told, whole};

#[test]
fn a_false_count_is_told_at_the_number() {
    insta::assert_snapshot!(told(
        "It has *many*, [1,284](claim:lattice.positions), positions.\n"
    ));
}

#[test]
fn a_false_value_is_told_at_the_formula() {
    insta::assert_snapshot!(told(
        "It is worth [*$\\ast 3$*](claim:triangle-on-a-stalk.value).\n"
    ));
}

#[test]
fn a_false_cut_is_told_with_what_it_leaves() {
    insta::assert_snapshot!(told("It leaves [0](claim:buckle.cut.b-top-left).\n"));
}

#[test]
fn a_false_sum_names_the_drawings() {
    insta::assert_snapshot!(told("Over [three](claim:tag.founding.count) drawings.\n"));
}

#[test]
fn a_false_winner_is_told_in_the_authors_words() {
    insta::assert_snapshot!(told("Won by [the next player](claim:square.outcome).\n"));
}

#[test]
fn a_view_that_a_drawing_has_not_is_told_at_the_drawing() {
    insta::assert_snapshot!(told(
        "```figure\ndrawings: [square, lattice]\nshow: stalk-rule\n```\n"
    ));
}

#[test]
fn claims_about_nothing_are_told_apart() {
    insta::assert_snapshot!(told(
        "[8](claim:latice.edges), [8](claim:lattice.edgs), [8](claim:lattice.colour),\n\
         [8](claim:tag.foundling.count), [8](claim:tag.founding.colour), [8](claim:tag.ring),\n\
         [8](claim:lattice), [8](claim:census.stalks.count), [8](claim:),\n\
         [8](claim:lattice.cut.a-q), [8](claim:lattice.at.q), [8](claim:loose.cut.b-c),\n\
         [8](claim:loose.at.b), [8](claim:twins.cut.a-b-c).\n"
    ));
}

#[test]
fn a_claim_is_words_and_nothing_else() {
    insta::assert_snapshot!(told(
        "[4 ![a square](drawing:square)](claim:square.edges) and [12,83](claim:lattice.positions)\n"
    ));
}

#[test]
fn an_unbound_number_is_an_error_when_strict_and_a_warning_when_not() {
    let body =
        "# 12 things\n\nIt has *three* edges, $\\ast 2$ or $n = 7$.\n\n- 8\n\n| 9 |\n|---|\n";
    let (_, strict) = essay(&format!("#{body}"), true);
    let (_, lenient) = essay(&format!("#{body}"), false);
    assert_eq!((strict.error_count(), strict.len()), (5, 5));
    assert_eq!((lenient.error_count(), lenient.len()), (0, 5));
    insta::assert_snapshot!(strict.render(false));
}

#[test]
fn numbers_that_cannot_be_claims_are_told_so() {
    let text =
        "---\ntitle: Ten edges\nsummary: Of 1901.\norder: 1\n---\n![4 edges](drawing:square)\n";
    insta::assert_snapshot!(whole(text, true).1.render(false));
}

#[test]
fn places_count_the_front_matter_and_characters() {
    let (_, faults) = essay("Äpfel ∗ “three”\n", true);
    let place = faults
        .iter()
        .next()
        .and_then(|fault| fault.place().cloned());
    assert_eq!(place.expect("a place").to_string(), "content/test.md:6:10");
}

#[test]
fn a_figure_block_is_read_whole() {
    insta::assert_snapshot!(told(
        "```figure\ndrawing: latice\nshow: fusions\nshow: cuts\nsize: 3\n\
         caption: It has [11](claim:lattice.edges) edges and three colours.\n```\n"
    ));
}

#[test]
fn a_figure_block_must_be_one() {
    insta::assert_snapshot!(told(
        "```figure\n```\n\n```figure\ndrawing: [square\n```\n\n\
         ```figure\ndrawing: square\ndrawings: [square]\ncaption: |\n  One.\n\n  - Two.\n```\n\n\
         ```figure\njust words\n```\n\n> ```figure\n> drawing: square\n> ```\n\n\
         ```figure\ndrawings: square\nid: A b\n```\n\n## Taken\n\n```figure\ndrawing: square\nid: taken\n```\n"
    ));
}

#[test]
fn a_folded_caption_is_told_as_a_whole() {
    insta::assert_snapshot!(told(
        "```figure\ndrawing: square\ncaption: >\n  It has [five](claim:square.edges)\n  edges.\n```\n"
    ));
}

#[test]
fn bad_latex_is_told_at_its_place() {
    insta::assert_snapshot!(told(
        "Let $x = \\frcc{a}{b}$ and\n\n$$\n\\left( a\n$$\n\n> $$a\n> \\oops$$\n"
    ));
}

#[test]
fn footnotes_that_do_not_meet_are_told() {
    insta::assert_snapshot!(told(
        "Here[^nots] and `[^code]` and \\[^escaped]. There[^note], and [again[^note]](/a/).\n\n\
         [^note]: A note[^other].\n\n[^other]: Unused.\n\n[^other]: Twice.\n\n\
         [^long]: One.\n\n    Two.\n"
    ));
}

#[test]
fn links_to_nowhere_are_told() {
    insta::assert_snapshot!(told(
        "## Whoever cannot cut\n\n[a](#whoever-cannot-cot) [b](drawing:squire) [c](foo.md)\n\
         [d](javascript:alert%281%29) <a@b.example> [e][nothing] [f][] [](/empty/) [g](//host/)\n"
    ));
}

#[test]
fn pictures_are_drawings_with_a_name() {
    insta::assert_snapshot!(told(
        "A ![](drawing:square), a ![cat](cat.png), a ![squire](drawing:squire).\n"
    ));
}

#[test]
fn headings_and_raw_html_keep_the_rules() {
    insta::assert_snapshot!(told(
        "# One\n\n#### Deep\n\n## A {#x}\n\n## B {#x .loud}\n\n## C {#Not-Good}\n\n\
         <div>\nx\n</div>\n\nA <b>bold</b> word.\n\n<!-- claims: ingore -->\n\n<!-- fine --> and not\n"
    ));
}

#[test]
fn front_matter_is_read_at_its_place() {
    insta::assert_snapshot!(
        whole(
            "---\ntitel: A\ntitle: B\ntitle: C\nsummary: []\norder: third\n\
             claims: {ignore: [of 1901, 8], check: x}\n---\nIn the year of 1901.\n",
            true
        )
        .1
        .render(false)
    );
}

#[test]
fn front_matter_must_be_there_and_be_yaml() {
    let (_, missing) = whole("Just text.\n", true);
    let (_, open) = whole("---\ntitle: A\n", true);
    let (_, broken) = whole("---\ntitle: [A\n---\n\nText.\n", true);
    let (_, empty) = whole("", true);
    let all = [missing, open, broken, empty].map(|it| it.render(false));
    insta::assert_snapshot!(all.join("\n----\n"));
}

#[test]
fn a_view_that_does_not_suit_a_drawing_is_told_with_the_reason() {
    let faults = told("```figure\ndrawing: lattice\nshow: lattice\n```\n");
    let why = "`lattice` cannot be shown as `lattice`: it has 1283 positions, and at most 24 \
               can be shown";
    assert!(faults.contains(why), "{faults}");
    let faults = told("```figure\ndrawing: square\nshow: mountain-jungle\n```\n");
    assert!(
        faults.contains("take a drawing that is read by mountain and jungle"),
        "{faults}"
    );
    let faults = told("```figure\ndrawing: square\nshow: sum\n```\n");
    assert!(
        faults.contains("a sum is of two drawings or more"),
        "{faults}"
    );
    assert!(faults.contains("list them under `drawings`"), "{faults}");
}

#[test]
fn what_cannot_be_played_is_told_at_its_place() {
    let feet: Vec<String> = (0..13).map(|foot| format!("ground v{foot}")).collect();
    let grass = format!("title: Grass\ngreen: [{}]\n", feet.join(", "));
    let square = "title: A square\ngreen: [ground a b c ground]\n";
    let ledger = ledger(&[("grass", &grass), ("square", square)]);
    let block = |lines: &str| format!("```figure\n{lines}\n```\n\n");
    let body = [
        "drawing: grass\nplay: true",
        "drawings: [square, square]\nplay: true",
        "drawing: square\nshow: steps\nplay: true",
        "drawing: square\nplay: often",
        "drawing: grass\nplay: false",
    ]
    .map(block);
    let (essay, faults) = against(&ledger, &body.concat(), true);
    assert_eq!(essay.played, [""; 0]);
    insta::assert_snapshot!(faults.render(false));
}
