//! Claims and figures about what no file describes: stalks by their letters, and
//! positions of other games.

use super::{essay, sound, told};
use crate::diagnostic::Diagnostic;

/// Every value is from a book: Winning Ways, chapters 1 to 3, or Erickson's "New Toads
/// and Frogs Results".
#[test]
fn positions_of_every_game_can_be_claimed() {
    let essay = sound(
        r"[$\{\frac12 \mid 0\}$](claim:toads-and-frogs:TT.F.value) has the mean
[$\frac14$](claim:toads-and-frogs:TT.F.mean), the temperature
[$\frac14$](claim:toads-and-frogs:TT.F.temperature) and the stops
[$\frac12$](claim:toads-and-frogs:TT.F.left-stop) and
[0](claim:toads-and-frogs:TT.F.right-stop);
[the first player](claim:toads-and-frogs:TT..FF.outcome) wins.
[$\ast$](claim:toads-and-frogs:T.F.value), twice
[0](claim:toads-and-frogs:T.F+T.F.value).
A cake [0](claim:cutcake:2x3.value), coins [0](claim:coins:GS+SG.value),
digits [$\frac32$](claim:binary-digits:101.value) and
[$-1{\uparrow}\ast$](claim:ternary-digits:201.value), whose number is
[$-1$](claim:ternary-digits:201.number-part).
Between [$\frac12$](claim:between:0,1.value), above [3](claim:between:2,.value), below
[-3](claim:between:,-2.value), anywhere [0](claim:between:,.value), closely
[$\frac{5}{16}$](claim:between:1/4,3/8.value), born on day
[five](claim:between:1/4,3/8.birthday).
A stalk [$\frac14$](claim:stalk:BRR.value) with [four](claim:stalk:BRR.positions) positions
and [three](claim:stalk:BRR.edges) edges; its cut leaves
[$\frac12$](claim:stalk:BRR.cut.s2-s3).",
    );
    assert_eq!(essay.claims, 23);
    // None of these has a page of its own.
    assert!(essay.links.is_empty(), "{:?}", essay.links);
}

#[test]
fn a_note_says_how_a_position_was_checked() {
    let essay = sound(
        "[0](claim:toads-and-frogs:TF..value) [$\\ast$](claim:toads-and-frogs:T.F.value) \
         [$\\frac12$](claim:between:0,1.value) [$\\frac14$](claim:stalk:BRR.mean)",
    );
    let notes: Vec<&str> = essay
        .html
        .split("role=\"note\">")
        .skip(1)
        .map(|rest| rest.split("</span></span>").next().unwrap_or_default())
        .collect();
    insta::assert_snapshot!(notes.join("\n"));
}

#[test]
fn false_claims_about_positions_tell_both_routes() {
    insta::assert_snapshot!(told(
        "[$\\ast$](claim:toads-and-frogs:TT.F.value) and [1](claim:between:0,1.value)\n\
         and [six](claim:coins:GS+SG.positions) and [2](claim:stalk:BRR.value)"
    ));
}

#[test]
fn what_is_no_position_is_told_apart() {
    insta::assert_snapshot!(told(
        "[0](claim:toads-and-frog:TT.F.value)\n[0](claim:toads-and-frogs:TTX.F.value)\n\
         [0](claim:cutcake:2y3.value)\n[0](claim:between:1,1.value)\n[0](claim:between:1/3,.value)\n\
         [0](claim:between:3.value)\n[0](claim:coins:GS)\n[0](claim:coins:GS.valeu)\n\
         [0](claim:stalk:BXR.value)\n[0](claim:stalk:.value)\n[0](claim:stalk:BBBBBBBBBBBBBBBBB.value)\n\
         [0](claim:toads-and-frogs:TT.F.number-part)\n[0](claim:stalk:BRR.valeu)"
    ));
}

#[test]
fn what_cannot_be_played_out_is_refused() {
    let told = told("[0](claim:binary-digits:101010101010101010101010101010.value)");
    assert!(told.contains("was not played out"), "{told}");
    let told = super::told("[0](claim:between:1000000000000,.value)");
    assert!(told.contains("was not played out"), "{told}");
    let cake = super::told("[0](claim:cutcake:4000000000x4000000000.value)");
    assert!(cake.contains("was not played out"), "{cake}");
}

#[test]
fn a_stalk_without_a_file_is_drawn_but_not_linked_to() {
    let essay = sound(
        "A stalk ![of colours](drawing:stalk:BRR) in a line.\n\n\
         ![a stalk](drawing:stalk:GB)\n\n\
         ```figure\ndrawing: stalk:BRR\nshow: stalk-rule\nrecolour: true\n```\n",
    );
    assert!(essay.html.contains("aria-label=\"of colours\""));
    assert!(essay.html.contains("id=\"figure-stalk-gb\""));
    assert!(essay.html.contains("data-stalk=\"BRR\""));
    assert!(!essay.html.contains("drawings/stalk"));
    let (_, faults) = super::essay(
        "[a stalk](drawing:stalk:BRR)\n\n```figure\ndrawing: stalk:BRR\nplay: true\n```\n",
        true,
    );
    let messages: Vec<&str> = faults.iter().map(Diagnostic::message).collect();
    assert_eq!(
        messages,
        [
            "`stalk:BRR` has no page to lead to",
            "`stalk:BRR` cannot be played: its positions are not published"
        ]
    );
}

/// The ledger keeps what it was asked: the same position written in two ways is one.
#[test]
fn a_position_is_verified_once() {
    let ledger = super::ledger(&[]);
    let one = ledger.position("coins", "GS+SG").expect("verified");
    let other = ledger.position("coins", "SG+GS").expect("verified");
    assert!(std::ptr::eq(one, other));
    let (_, faults) = essay("[0](claim:coins:SG+GS.value)", true);
    assert!(faults.is_empty());
}

#[test]
fn positions_are_shown_by_themselves_above_their_options_and_as_thermographs() {
    let essay = sound(
        "```figure\npositions: [toads-and-frogs:TT.F, cutcake:2x3, coins:GS+SG, \
         binary-digits:101, ternary-digits:201, 'between:0,1']\n```\n\n\
         ```figure\nposition: toads-and-frogs:TT.F\nshow: options\n```\n\n\
         ```figure\npositions: [toads-and-frogs:TT.F, toads-and-frogs:T.F]\n\
         show: thermograph\n```\n",
    );
    let figures: Vec<&str> = essay.html.split("<figure").skip(1).collect();
    assert!(figures[0].starts_with(" id=\"figure-toads-and-frogs-tt-f\""));
    assert_eq!(figures[0].matches("<svg").count(), 6);
    assert!(
        figures[0]
            .contains("A strip of four squares, from left to right two times toad, empty, frog.")
    );
    assert!(figures[0].contains("A cake of two rows and three columns."));
    assert!(figures[1].contains("Left can move to a strip of four squares"));
    assert_eq!(figures[2].matches("<svg").count(), 2);
    assert!(figures[2].contains("Left's wall begins at 1/2"));
}

#[test]
fn what_a_figure_of_positions_cannot_be_is_told_at_its_place() {
    insta::assert_snapshot!(told(
        "```figure\nposition: toads-and-frogs:TT.F\nshow: cuts\n```\n\n\
         ```figure\npositions: [TT.F, chess:e4]\n```\n\n\
         ```figure\nposition: coins:GS\ndrawing: square\n```\n\n\
         ```figure\npositions: [coins:GS, coins:G]\nshow: sum\nplay: true\n```\n"
    ));
}
