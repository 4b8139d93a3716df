//! A stretch of Markdown, and where in the author's file each byte of it stands.

use crate::diagnostic::yaml::Node;
use crate::diagnostic::{Place, SourceFile};
use std::ops::Range;
use std::sync::Arc;

/// Markdown with its place: the body of an essay, or a caption inside YAML.
#[derive(Debug, Clone)]
pub(super) struct Passage<'a> {
    /// The Markdown.
    pub text: &'a str,
    place: Place,
    /// Whether the text stands in the file exactly as it is here. A YAML text
    /// that is folded or holds escapes does not.
    verbatim: bool,
}

impl<'a> Passage<'a> {
    /// The rest of a file from a byte on.
    pub fn rest_of(file: &'a Arc<SourceFile>, start: usize) -> Self {
        let text = file.text();
        Self {
            text: &text[start..],
            place: file.place(start..text.len()),
            verbatim: true,
        }
    }

    /// The text of a YAML scalar.
    pub fn of_scalar(text: &'a str, node: &Node) -> Self {
        let found = node.place.text().find(text);
        let place = match found {
            Some(start) => node.place.part(start..start + text.len()),
            None => node.place.clone(),
        };
        Self {
            text,
            place,
            verbatim: found.is_some(),
        }
    }

    /// Where a stretch of the text stands in the file: all of the passage, where
    /// nothing closer is known.
    pub fn place(&self, bytes: Range<usize>) -> Place {
        if self.verbatim {
            self.place.part(bytes)
        } else {
            self.place.clone()
        }
    }

    /// The first line of a stretch, without what ends it.
    pub fn first_line(&self, bytes: &Range<usize>) -> Range<usize> {
        let text = self.text.get(bytes.clone()).unwrap_or_default();
        let length = text.find(['\r', '\n']).unwrap_or(text.len());
        bytes.start..bytes.start + length
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::yaml::{self, Content};

    fn place_of_seven(yaml_text: &str) -> String {
        let file = SourceFile::new("x.yaml", yaml_text);
        let root = yaml::parse(&file, 0..yaml_text.len()).expect("yaml");
        let Content::Mapping(pairs) = root.content else {
            panic!("a mapping")
        };
        let node = &pairs[0].1;
        let text = node.as_str().expect("a scalar");
        let passage = Passage::of_scalar(text, node);
        let seven = text.find('7').expect("there");
        passage.place(seven..seven + 1).to_string()
    }

    #[test]
    fn a_number_in_a_yaml_text_is_found_where_it_stands() {
        assert_eq!(place_of_seven("caption: Of é 7 edges\n"), "x.yaml:1:15");
        assert_eq!(place_of_seven("caption: \"Of é 7 edges\"\n"), "x.yaml:1:16");
    }

    #[test]
    fn a_folded_text_is_pointed_at_as_a_whole() {
        let folded = place_of_seven("caption: >\n  Of\n  7 edges\n");
        assert!(folded.starts_with("x.yaml:1:") || folded.starts_with("x.yaml:2:"));
    }
}
