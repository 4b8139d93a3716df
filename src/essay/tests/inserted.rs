//! Comments that are replaced.

use super::{essay, sound, told};
use crate::diagnostic::Diagnostic;

#[test]
fn a_broken_rule_is_shown_with_the_drawing_that_it_fails_on() {
    let essay = sound("Before.\n\n<!-- broken: fusion-in-colour -->\n\nAfter.\n");
    assert!(
        essay
            .html
            .contains("<figure id=\"figure-broken-fusion-in-colour\"")
    );
    // By hand: two green edges side by side cancel when they are fused, and a blue one
    // is left; played out, the three are worth double up.
    assert!(essay.html.contains("by structure 1, by search ^2"));
    assert!(essay.html.contains("a blue edge"));
}

#[test]
fn what_cannot_be_put_in_is_told() {
    insta::assert_snapshot!(told(
        "<!-- broken: fusion-in-color -->\n\nText <!-- broken: fusion-in-colour --> text.\n\n\
         * <!-- broken: fusion-in-colour -->\n\n<!-- read: milion -->\n\n<!-- read: million -->\n"
    ));
}

#[test]
fn other_comments_are_notes_to_authors() {
    let noted = sound("<!-- a note: to be kept -->\n\nText <!-- another --> text.\n");
    assert!(!noted.html.contains("note") && !noted.reads_million);
    let (_, faults) = essay("<!-- claims: chekc -->\n", true);
    let messages: Vec<&str> = faults.iter().map(Diagnostic::message).collect();
    assert_eq!(messages, ["a comment cannot say `claims: chekc`"]);
    sound("<!-- claims: ignore -->\n\nSeven.\n\n<!-- claims: check -->\n");
}
