//! Punctuation stays with what it belongs to.
//!
//! A browser may break a line on either side of a formula, a drawing in the
//! line or a button, even before a comma. So that no line begins with one, such
//! a thing and the marks that touch it are put into a `<span class="kept">`,
//! in which lines do not break. A note's mark keeps the word before it, too.

use html5gum::{DefaultEmitter, StartTag, Token, Tokenizer};
use std::ops::Range;

const OPENING: &str = "([“‘";
const CLOSING: &str = ".,;:!?)]”’…";

/// A page in which punctuation is kept with its neighbours.
pub(super) fn with_kept_punctuation(html: &str) -> String {
    let mut page = String::with_capacity(html.len() + 1024);
    let mut copied = 0;
    for kept in joined(&things(html), html) {
        page.push_str(&html[copied..kept.start]);
        page.push_str("<span class=\"kept\">");
        page.push_str(&html[kept.clone()]);
        page.push_str("</span>");
        copied = kept.end;
    }
    page.push_str(&html[copied..]);
    page
}

/// Something that a line may be broken beside.
struct Thing {
    bytes: Range<usize>,
    is_note: bool,
}

/// The stretches to keep together: each thing with the marks that touch it,
/// and things that touch each other.
fn joined(things: &[Thing], html: &str) -> Vec<Range<usize>> {
    // Beside each stretch, whether it is a thing alone, which needs no keeping.
    let mut joined: Vec<(Range<usize>, bool)> = Vec::new();
    for thing in things {
        let kept = thing.with_marks(html);
        match joined.last_mut() {
            Some((last, alone)) if last.end >= kept.start => {
                last.end = kept.end;
                *alone = false;
            }
            _ => {
                let alone = kept == thing.bytes;
                joined.push((kept, alone));
            }
        }
    }
    joined.retain(|(_, alone)| !alone);
    joined.into_iter().map(|(kept, _)| kept).collect()
}

impl Thing {
    fn with_marks(&self, html: &str) -> Range<usize> {
        let (before, after) = (&html[..self.bytes.start], &html[self.bytes.end..]);
        let belongs = |c: char| match c {
            '<' | '>' => false,
            c if c.is_whitespace() => false,
            c => self.is_note || OPENING.contains(c),
        };
        let start = before.trim_end_matches(belongs).len();
        let marks = after.len() - after.trim_start_matches(|c| CLOSING.contains(c)).len();
        start..self.bytes.end + marks
    }
}

/// The formulas, drawings and buttons in the lines of a page, outermost only.
fn things(html: &str) -> Vec<Thing> {
    let mut things = Vec::new();
    let mut open: Option<(Thing, Vec<u8>, usize)> = None;
    let mut emitter = DefaultEmitter::<usize>::new_with_span();
    emitter.naively_switch_states(true);
    for token in Tokenizer::new_with_emitter(html, emitter) {
        let Ok(token) = token;
        match (token, &mut open) {
            (Token::StartTag(tag), Some((_, name, depth))) => {
                *depth += usize::from(*tag.name == *name && !tag.self_closing);
            }
            (Token::StartTag(tag), None) if stands_in_a_line(&tag) => {
                let bytes = tag.span.start..tag.span.end;
                let is_note = false;
                open = Some((Thing { bytes, is_note }, tag.name.to_vec(), 1));
            }
            (Token::EndTag(tag), Some((thing, name, depth))) if *tag.name == *name => {
                *depth -= 1;
                if *depth == 0 {
                    thing.bytes.end = tag.span.end;
                    things.extend(open.take().map(|(thing, ..)| thing));
                }
            }
            _ => {}
        }
    }
    for thing in &mut things {
        thing.is_note = html[thing.bytes.clone()].contains("class=\"note-mark\"");
    }
    things
}

fn stands_in_a_line(tag: &StartTag<usize>) -> bool {
    let has = |name: &[u8], word: &str| {
        tag.attributes.get(name).is_some_and(|value| {
            String::from_utf8_lossy(value)
                .split(' ')
                .any(|it| it == word)
        })
    };
    match &**tag.name {
        b"math" => !has(b"display", "block"),
        b"svg" => has(b"class", "glyph"),
        b"span" => has(b"class", "bound"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::with_kept_punctuation;

    #[test]
    fn marks_stay_with_what_they_touch() {
        let note =
            "<span class=\"bound\"><button class=\"note-mark\">1</button><span>A.</span></span>";
        let rows = [
            (
                "of <math>n</math> edges",
                "of <math>n</math> edges".to_owned(),
            ),
            (
                "of <math>n</math>, and",
                "of [<math>n</math>,] and".to_owned(),
            ),
            (
                "“(<svg class=\"glyph\"><g/></svg>).” é",
                "[“(<svg class=\"glyph\"><g/></svg>).”] é".to_owned(),
            ),
            (
                "<math display=\"block\">n</math>.",
                "<math display=\"block\">n</math>.".to_owned(),
            ),
            (
                &format!("found in 1901.{note} So"),
                format!("found in [1901.{note}] So"),
            ),
            (
                &format!("<i>by</i> <math>n</math>.{note}"),
                format!("<i>by</i> [<math>n</math>.{note}]"),
            ),
        ];
        for (page, expected) in rows {
            let expected = expected
                .replace('[', "<span class=\"kept\">")
                .replace(']', "</span>");
            assert_eq!(with_kept_punctuation(page), expected);
        }
    }
}
