//! The attributes of a page's elements, with the bytes where they stand.

use html5gum::{DefaultEmitter, Token, Tokenizer};
use std::convert::Infallible;
use std::ops::Range;

/// An attribute of an element.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Attribute {
    /// The element it belongs to, in lower case.
    pub element: String,
    /// Its name, in lower case.
    pub name: String,
    /// Its value, entities resolved.
    pub value: String,
    /// Where the value stands in the page, entities as they are written.
    pub bytes: Range<usize>,
}

/// Every attribute of a page, in the order of the page.
pub(super) fn attributes(html: &str) -> Vec<Attribute> {
    let mut found = Vec::new();
    let mut emitter = DefaultEmitter::<usize>::new_with_span();
    // What looks like a tag inside a `<style>` is none.
    emitter.naively_switch_states(true);
    for token in Tokenizer::new_with_emitter(html, emitter) {
        let Ok(token): Result<Token<usize>, Infallible> = token;
        let Token::StartTag(tag) = token else {
            continue;
        };
        let element = text(&tag.name);
        let first = found.len();
        found.extend(tag.attributes.iter().map(|(name, value)| Attribute {
            element: element.clone(),
            name: text(name),
            value: text(value),
            bytes: value_within(html, value.span.start..value.span.end),
        }));
        // The tokenizer keeps them by name.
        found[first..].sort_by_key(|attribute| attribute.bytes.start);
    }
    found
}

/// Where the value stands in an attribute, whose span starts with its name.
fn value_within(html: &str, attribute: Range<usize>) -> Range<usize> {
    let written = &html[attribute.clone()];
    let Some(equals) = written.find('=') else {
        return attribute.end..attribute.end;
    };
    let after = &written[equals + 1..];
    let value = after.trim_ascii_start();
    let start = attribute.end - value.len();
    if let Some(quote @ ('"' | '\'')) = value.chars().next() {
        let length = value[1..].find(quote).unwrap_or(value.len() - 1);
        return start + 1..start + 1 + length;
    }
    let ends = |c: char| c.is_ascii_whitespace() || c == '>';
    start..start + value.find(ends).unwrap_or(value.len())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::attributes;

    #[test]
    fn attributes_know_where_their_values_stand() {
        let page = "<!doctype html><p id=é>ß <A class='x' HREF = \"../a/?b&amp;c#d\">a</A><br id=x><i hidden>";
        let found: Vec<(String, String, String, &str)> = attributes(page)
            .into_iter()
            .map(|it| (it.element, it.name, it.value, &page[it.bytes]))
            .collect();
        let expected = [
            ("p", "id", "é", "é"),
            ("a", "class", "x", "x"),
            ("a", "href", "../a/?b&c#d", "../a/?b&amp;c#d"),
            ("br", "id", "x", "x"),
            ("i", "hidden", "", ""),
        ]
        .map(|(a, b, c, d)| (a.to_owned(), b.to_owned(), c.to_owned(), d));
        assert_eq!(found, expected);
    }
}
