//! A block's text as a reader reads it, with a way back to the author's file.

use super::number;
use super::spotting::numbers_in;
use std::ops::Range;

/// The text of one block with its markup taken off.
#[derive(Debug, Default)]
pub(super) struct Prose {
    text: String,
    pieces: Vec<Piece>,
    /// Numbers that nothing vouches for, by bytes of the text: those in formulas.
    formulas: Vec<Range<usize>>,
    /// Stretches of the text whose numbers are vouched for, or are no numbers.
    quiet: Vec<Range<usize>>,
    /// Whether it is read out or shown where no claim can stand.
    spoken: bool,
}

/// A run of the text and the stretch of the source it comes from.
#[derive(Debug)]
struct Piece {
    start: usize,
    source: Range<usize>,
    verbatim: bool,
}

impl Prose {
    /// Text in which no claim can stand: a title, the name of a drawing.
    pub fn spoken() -> Self {
        Self {
            spoken: true,
            ..Self::default()
        }
    }

    /// Adds a run of text from the stretch `source` of the passage.
    pub fn push(&mut self, shown: &str, source: Range<usize>) {
        self.pieces.push(Piece {
            start: self.text.len(),
            verbatim: shown.len() == source.len(),
            source,
        });
        self.text.push_str(shown);
    }

    /// Adds text whose numbers are not looked at.
    pub fn push_quiet(&mut self, shown: &str, source: Range<usize>) {
        let start = self.text.len();
        self.push(shown, source);
        self.quiet.push(start..self.text.len());
    }

    /// Adds a formula, which is a number or no matter of ours.
    pub fn push_formula(&mut self, latex: &str, source: Range<usize>) {
        let start = self.text.len();
        self.push_quiet(latex, source);
        if number::read_formula(latex).is_some() {
            self.formulas.push(start..self.text.len());
        }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether no claim can stand in it.
    pub const fn is_spoken(&self) -> bool {
        self.spoken
    }

    /// The numbers that nothing vouches for, by bytes of the text, in order.
    pub fn loose_numbers(&self) -> Vec<Range<usize>> {
        let mut found = numbers_in(&self.text);
        found.retain(|number| !self.is_quiet(number));
        found.extend(self.formulas.iter().cloned());
        found.sort_by_key(|number| number.start);
        found
    }

    /// Whether a stretch of the text touches code, a claim or a formula.
    pub fn is_quiet(&self, stretch: &Range<usize>) -> bool {
        self.quiet
            .iter()
            .any(|quiet| quiet.start < stretch.end && stretch.start < quiet.end)
    }

    /// Where a stretch of the text comes from, in bytes of the passage.
    pub fn source(&self, stretch: &Range<usize>) -> Range<usize> {
        let first = self.piece_at(stretch.start);
        let last = self.piece_at(stretch.end.saturating_sub(1).max(stretch.start));
        let (Some(first), Some(last)) = (first, last) else {
            return 0..0;
        };
        let start = if first.verbatim {
            first.source.start + (stretch.start - first.start)
        } else {
            first.source.start
        };
        let end = if last.verbatim {
            last.source.start + (stretch.end - last.start)
        } else {
            last.source.end
        };
        start..end.max(start)
    }

    fn piece_at(&self, byte: usize) -> Option<&Piece> {
        let after = self.pieces.partition_point(|piece| piece.start <= byte);
        self.pieces.get(after.checked_sub(1)?)
    }
}
