//! Fenced blocks whose lines are YAML: figures and exercises.

use super::markdown::{self, Step};
use super::walk::Walk;
use crate::diagnostic::Diagnostic;
use crate::diagnostic::yaml::{self, Node};
use std::ops::Range;

/// The word after the backticks of a figure.
pub(super) const FIGURE: &str = "figure";
/// The word after the backticks of an exercise.
pub(super) const EXERCISE: &str = "exercise";

/// A block as it was read.
pub(super) struct YamlBlock {
    /// What its lines say.
    pub root: Node,
    /// Its first line, in bytes of the passage.
    pub fence: Range<usize>,
}

impl Walk<'_, '_> {
    /// Reads a block that begins with `word`; `thing` names it, with its article.
    /// `None` where it cannot stand or is not YAML.
    pub fn yaml_block(&mut self, word: &str, thing: &str, steps: &[Step<'_>]) -> Option<YamlBlock> {
        let start = steps[0].1.start;
        let fence = start..start + "```".len() + word.len();
        if self.depth > 0 || self.in_note {
            let complaint = format!("{thing} stands between paragraphs, not inside others");
            let fault = Diagnostic::error(complaint);
            self.fault(
                fault.hint("take it out of the list, quotation or exercise"),
                &fence,
            );
            self.page.read_whole = false;
            return None;
        }
        let place = self.place(&self.content(steps, fence.end));
        match yaml::parse(place.file(), place.bytes()) {
            Ok(root) => Some(YamlBlock { root, fence }),
            Err(fault) => {
                self.page.faults.push(fault);
                self.page.read_whole = false;
                None
            }
        }
    }

    /// The lines between the fences, from the beginning of the first: a fence that
    /// is set in takes the margin off that line alone.
    fn content(&self, steps: &[Step<'_>], fence_end: usize) -> Range<usize> {
        let inside = markdown::inside(steps);
        let (Some((_, first)), Some((_, last))) = (inside.first(), inside.last()) else {
            return fence_end..fence_end;
        };
        let before = self.passage.text.get(..first.start).unwrap_or_default();
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        start..last.end
    }
}
