//! YAML as a tree in which every node knows its place.
//!
//! Deserialising straight into structs stops at the first fault. Reading into
//! this tree first lets a reader of it report every unknown key, every
//! duplicate and every bad value of a file in one run.

use super::source::is_unprintable;
use super::{Diagnostic, Place, SourceFile};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::options::DuplicateKeyPolicy;
use serde_yaml::{Location, Spanned};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// A node and where it stands.
#[derive(Debug, Clone)]
pub struct Node {
    /// What it is.
    pub content: Content,
    /// Where it stands.
    pub place: Place,
}

/// What a node is. All scalars are text here: whoever reads the tree knows
/// which of them are numbers.
#[derive(Debug, Clone)]
pub enum Content {
    /// A word, a number, a sentence.
    Scalar(String),
    /// A list.
    Sequence(Vec<Node>),
    /// Keys and values in the order of the file, duplicates included.
    Mapping(Vec<(Node, Node)>),
}

impl Node {
    /// The text of a scalar.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match &self.content {
            Content::Scalar(text) => Some(text),
            _ => None,
        }
    }

    /// What kind of node it is, for errors.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self.content {
            Content::Scalar(_) => "a single value",
            Content::Sequence(_) => "a list",
            Content::Mapping(_) => "a mapping",
        }
    }
}

/// Reads the stretch `bytes` of a file as YAML. An empty text is an empty mapping.
///
/// # Errors
/// When it is not YAML: the fault, at its place.
pub fn parse(file: &Arc<SourceFile>, bytes: Range<usize>) -> Result<Node, Diagnostic> {
    let text = &file.text()[bytes.clone()];
    let whole = file.place(bytes.clone());
    let options = serde_yaml::options! {
        duplicate_keys: DuplicateKeyPolicy::PassThrough,
        strict_booleans: true,
        with_snippet: false,
    };
    let raw: Option<Spanned<Raw>> =
        serde_yaml::from_str_with_options(text, options).map_err(|error| fault(&error, &whole))?;
    Ok(match raw {
        Some(raw) => node(raw, &whole),
        None => Node {
            content: Content::Mapping(Vec::new()),
            place: whole,
        },
    })
}

/// The parser's own complaint, at its place in the file.
fn fault(error: &serde_yaml::Error, whole: &Place) -> Diagnostic {
    let place = error
        .location()
        .map_or_else(|| whole.part(0..0), |location| place_of(location, whole));
    let told = error.without_snippet().to_string();
    // The place is shown by the frame around the quoted line.
    let sentence = told
        .split(" at line ")
        .next()
        .unwrap_or(&told)
        .trim()
        .to_owned();
    let (sentence, hint) = if sentence.contains("anchor") {
        let hint = "in YAML a value that starts with `*` needs quotes: \"*2\"";
        (
            format!("this is not well-formed YAML: {sentence}"),
            Some(hint),
        )
    } else if sentence.contains("budget") || sentence.contains("limit") {
        let sentence = "this is longer or more deeply nested than anything that is read here";
        (sentence.to_owned(), None)
    } else if sentence.contains("multiple YAML documents") {
        let sentence = "a second document begins in this file";
        (
            sentence.to_owned(),
            Some("keep one, without `---` after it"),
        )
    } else if sentence.contains("cannot be shown") {
        (sentence, Some("delete it"))
    } else {
        (format!("this is not well-formed YAML: {sentence}"), None)
    };
    Diagnostic::error(sentence)
        .at(place)
        .maybe_hint(hint.map(str::to_owned))
}

/// Where a location lies in the file. The parser gives bytes for nodes, but
/// only line and column for some of its complaints.
fn place_of(location: Location, whole: &Place) -> Place {
    let text = whole.text();
    let number = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
    let span = location.span();
    let start = span.byte_offset().map_or_else(
        || offset_of(text, number(location.line()), number(location.column())),
        number,
    );
    let start = start.min(text.len());
    let length = span.byte_len().map_or(0, number);
    whole.part(start..start.saturating_add(length).min(text.len()))
}

/// The byte at which a line and column, both counted from 1, stand.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    text[before..]
        .char_indices()
        .nth(column.saturating_sub(1))
        .map_or(text.len(), |(at, _)| before + at)
}

fn node(raw: Spanned<Raw>, whole: &Place) -> Node {
    let place = place_of(raw.referenced, whole);
    let content = match raw.value {
        Raw::Scalar(text) => Content::Scalar(text),
        Raw::Sequence(items) => {
            Content::Sequence(items.into_iter().map(|item| node(item, whole)).collect())
        }
        Raw::Mapping(pairs) => Content::Mapping(
            pairs
                .into_iter()
                .map(|(key, value)| (node(key, whole), node(value, whole)))
                .collect(),
        ),
    };
    Node { content, place }
}

/// The tree as serde hands it over.
enum Raw {
    Scalar(String),
    Sequence(Vec<Spanned<Raw>>),
    Mapping(Vec<(Spanned<Raw>, Spanned<Raw>)>),
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RawVisitor)
    }
}

struct RawVisitor;

impl<'de> Visitor<'de> for RawVisitor {
    type Value = Raw;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any YAML")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Raw, E> {
        // An escape can bring in what the file itself may not hold.
        match text.chars().find(|&c| is_unprintable(c)) {
            Some(c) => Err(E::custom(format!(
                "the character U+{:04X} cannot be shown",
                u32::from(c)
            ))),
            None => Ok(Raw::Scalar(text.to_owned())),
        }
    }

    fn visit_bool<E>(self, value: bool) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_string()))
    }

    fn visit_unit<E>(self) -> Result<Raw, E> {
        Ok(Raw::Scalar(String::new()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Raw, A::Error> {
        let mut sequence = Vec::new();
        while let Some(item) = items.next_element()? {
            sequence.push(item);
        }
        Ok(Raw::Sequence(sequence))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Raw, A::Error> {
        let mut mapping = Vec::new();
        while let Some(pair) = pairs.next_entry()? {
            mapping.push(pair);
        }
        Ok(Raw::Mapping(mapping))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Node, Diagnostic> {
        let file = SourceFile::new("x.yaml", text);
        parse(&file, 0..text.len())
    }

    #[test]
    fn every_key_and_value_knows_its_place_and_duplicates_survive() {
        let node = read("title: A\ngreen:\n  - ground a\n  - a é b\ntitle: 7\n").expect("yaml");
        let Content::Mapping(pairs) = node.content else {
            panic!("a mapping")
        };
        let places: Vec<String> = pairs
            .iter()
            .map(|(key, value)| format!("{} {}", key.place, value.place))
            .collect();
        assert_eq!(
            places,
            [
                "x.yaml:1:1 x.yaml:1:8",
                "x.yaml:2:1 x.yaml:3:3",
                "x.yaml:5:1 x.yaml:5:8"
            ]
        );
        let Content::Sequence(paths) = &pairs[1].1.content else {
            panic!("a list")
        };
        assert_eq!(paths[1].place.text(), "a é b");
    }

    #[test]
    fn a_bare_star_is_explained() {
        let fault = read("expect: *2\n").expect_err("an alias to nothing");
        assert!(fault.hint.is_some_and(|hint| hint.contains("quotes")));
    }

    #[test]
    fn an_empty_text_is_an_empty_mapping() {
        let node = read("").expect("empty");
        assert!(matches!(node.content, Content::Mapping(pairs) if pairs.is_empty()));
    }
}
