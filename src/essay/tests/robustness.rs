//! No text of any kind stops the reader of essays.

use super::{essay, whole};
use proptest::prelude::*;

/// Scraps that mean something to one part or another of an essay.
const SCRAPS: [&str; 48] = [
    "\n",
    "\n\n",
    " ",
    "    ",
    "\t",
    "\r\n",
    "---\n",
    "title: A\n",
    "order: 1\n",
    "claims: {ignore: [3]}\n",
    "# ",
    "## ",
    "- ",
    "1. ",
    "> ",
    "| a | b |\n|---|---|\n",
    "|",
    "*",
    "**",
    "_",
    "`",
    "```",
    "```figure\n",
    "drawing: square\n",
    "drawings: [square, lattice]\n",
    "show: cuts\n",
    "caption: ",
    "caption: >\n  ",
    "[",
    "](claim:lattice.edges)",
    "](claim:lattice.cut.-)",
    "](drawing:square)",
    "![",
    "](#a)",
    "](/",
    ")",
    "[^a]",
    "[^a]: ",
    "$",
    "$$",
    "\\frac{",
    "}",
    "\\ast 2",
    "<!-- claims: ignore -->",
    "<b",
    "twelve-",
    "1,2",
    "Ä∗\u{0}é",
];

fn scraps() -> impl Strategy<Value = String> {
    let scrap = prop_oneof![
        8 => proptest::sample::select(&SCRAPS[..]).prop_map(str::to_owned),
        1 => "\\PC{0,6}",
    ];
    proptest::collection::vec(scrap, 0..40).prop_map(|scraps| scraps.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_read(text in scraps(), strict: bool) {
        // Faults are quoted, which must not fail either.
        let (_, faults) = whole(&text, strict);
        let _ = faults.render(false);
        let (_, faults) = essay(&text, strict);
        let _ = faults.render(false);
    }
}

#[test]
fn nesting_of_any_depth_is_read() {
    const DEEP: usize = 5_000;
    for scrap in [
        "> ",
        "- ",
        "[",
        "![",
        "*",
        "$\\sqrt{",
        "{",
        "<!--",
        "```figure\n",
        "[^a]: ",
    ] {
        let _ = essay(&scrap.repeat(DEEP), true);
    }
    let (_, faults) = essay(
        &format!("${}x{}$\n", "{".repeat(DEEP), "}".repeat(DEEP)),
        true,
    );
    assert!(faults.has_errors());
}
