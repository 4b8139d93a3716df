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
    /// Where the pieces of the text stand that are written in the file exactly as they
    /// are here; `None` for a YAML text that is folded or holds escapes.
    pieces: Option<Vec<Piece>>,
}

/// A piece of the text, up to the next one.
#[derive(Debug, Clone, Copy)]
struct Piece {
    /// Where it begins in the text.
    text: usize,
    /// Where it begins in the place of the whole.
    place: usize,
}

const ALL: Piece = Piece { text: 0, place: 0 };

impl<'a> Passage<'a> {
    /// The rest of a file from a byte on.
    pub fn rest_of(file: &'a Arc<SourceFile>, start: usize) -> Self {
        let text = file.text();
        Self {
            text: &text[start..],
            place: file.place(start..text.len()),
            pieces: Some(vec![ALL]),
        }
    }

    /// The text of a YAML scalar.
    pub fn of_scalar(text: &'a str, node: &Node) -> Self {
        if let Some(start) = node.place.text().find(text) {
            return Self {
                text,
                place: node.place.part(start..start + text.len()),
                pieces: Some(vec![ALL]),
            };
        }
        Self {
            text,
            place: node.place.clone(),
            pieces: lines_of(text, node.place.text()),
        }
    }

    /// Where a stretch of the text stands in the file: all of the passage, where
    /// nothing closer is known.
    pub fn place(&self, bytes: Range<usize>) -> Place {
        let within = |pieces: &Vec<Piece>| {
            let at = |byte: usize| {
                let after = pieces.partition_point(|piece| piece.text <= byte);
                let piece = pieces[after.saturating_sub(1)];
                piece.place + (byte - piece.text)
            };
            // The end belongs to the piece of the last byte, not to the one after it.
            let end = bytes.end.checked_sub(1).filter(|last| *last >= bytes.start);
            at(bytes.start)..end.map_or_else(|| at(bytes.end), |last| at(last) + 1)
        };
        match &self.pieces {
            Some(pieces) => self.place.part(within(pieces)),
            None => self.place.clone(),
        }
    }

    /// The first line of a stretch, without what ends it.
    pub fn first_line(&self, bytes: &Range<usize>) -> Range<usize> {
        let text = self.text.get(bytes.clone()).unwrap_or_default();
        let length = text.find(['\r', '\n']).unwrap_or(text.len());
        bytes.start..bytes.start + length
    }
}

/// Where the lines of a text stand in a literal block, in which each is set in by spaces.
fn lines_of(text: &str, block: &str) -> Option<Vec<Piece>> {
    let mut pieces = vec![ALL];
    let mut lines = block.split_inclusive('\n');
    let mut block_start = 0;
    let mut text_start = 0;
    for line in text.split_inclusive('\n') {
        let content = line.trim_end();
        loop {
            let written = lines.next()?;
            let start = block_start;
            block_start += written.len();
            let Some(margin) = written.trim_end().strip_suffix(content) else {
                continue;
            };
            if margin.chars().all(|c| c == ' ') {
                pieces.push(Piece {
                    text: text_start,
                    place: start + margin.len(),
                });
                break;
            }
        }
        text_start += line.len();
    }
    Some(pieces)
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
    fn a_number_in_a_literal_block_is_found_on_its_line() {
        for text in [
            "ask: |\n  Of é\n\n   7 edges\nb: 1\n",
            "ask: |\r\n  Of é\r\n\r\n   7 edges\r\nb: 1\r\n",
            "\n\nask: |\n  7 edges\n  on\n",
        ] {
            let line = text.split('7').next().expect("there").matches('\n').count() + 1;
            let column = text.lines().find_map(|it| it.find('7')).expect("there") + 1;
            assert_eq!(place_of_seven(text), format!("x.yaml:{line}:{column}"));
        }
    }

    #[test]
    fn a_folded_text_is_pointed_at_as_a_whole() {
        let folded = place_of_seven("caption: >\n  Of\n  7 edges\n");
        assert!(folded.starts_with("x.yaml:1:") || folded.starts_with("x.yaml:2:"));
    }
}
