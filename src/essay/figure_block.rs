//! The fenced `figure` block: which drawings, what of them, and a caption.

use super::markdown::{self, Step};
use super::passage::Passage;
use super::walk::Walk;
use crate::diagnostic::keys::{Keys, text_of, texts_of};
use crate::diagnostic::yaml::{self, Node};
use crate::diagnostic::{Diagnostic, Place, did_you_mean};
use crate::figure::{self, View};
use crate::verify::Verified;
use std::ops::Range;

const KEYS: [&str; 5] = ["drawing", "drawings", "show", "caption", "id"];

impl<'a> Walk<'_, 'a> {
    /// A whole figure block.
    pub fn figure_block(&mut self, steps: &[Step<'_>]) {
        let fence = steps[0].1.clone();
        let fence = fence.start..fence.start + "```figure".len();
        if self.depth > 0 || self.in_note {
            let fault = Diagnostic::error("a figure stands between paragraphs, not inside others");
            self.fault(fault.hint("take it out of the list or quotation"), &fence);
            return;
        }
        let place = self.place(&self.content(steps, fence.end));
        let root = match yaml::parse(place.file(), place.bytes()) {
            Ok(root) => root,
            Err(fault) => {
                self.page.faults.push(fault);
                return;
            }
        };
        let keys = Keys::of(&root, "a figure", &KEYS, &mut self.page.faults);
        let view = keys
            .get("show")
            .map_or(Some(View::Drawing), |node| self.view(node));
        let drawings = self.drawings(&keys, &fence);
        let chosen = keys.text("id", &mut self.page.faults);
        let id = match (chosen, drawings.first()) {
            (Some((id, node)), _) => self.chosen_figure_anchor(id, node),
            (None, Some((first, _))) => self.page.anchors.unique(&format!("figure-{}", first.id())),
            (None, None) => String::new(),
        };
        let caption = keys.text("caption", &mut self.page.faults);
        let caption =
            caption.map(|(text, node)| self.page.caption(&Passage::of_scalar(text, node)));
        if let Some(view) = view {
            let drawings = self.shown(view, drawings);
            if !drawings.is_empty() {
                self.set_figure(&id, view, &drawings, caption);
            }
        }
    }

    /// The drawings that have such a picture; the others are their author's fault.
    fn shown(&mut self, view: View, drawings: Vec<(&'a Verified, Place)>) -> Vec<&'a Verified> {
        let mut shown = Vec::new();
        for (verified, place) in drawings {
            match view.unavailable(verified) {
                None => shown.push(verified),
                Some(why) => self
                    .page
                    .faults
                    .push(unavailable(view, verified, why, place)),
            }
        }
        shown
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

    fn view(&mut self, node: &Node) -> Option<View> {
        let name = text_of("show", node, &mut self.page.faults)?;
        let found = View::ALL.into_iter().find(|(known, _)| *known == name);
        if found.is_none() {
            self.page.faults.push(
                Diagnostic::error(format!("a figure cannot show `{name}`"))
                    .at(node.place.clone())
                    .maybe_hint(did_you_mean(name, View::ALL.map(|(known, _)| known))),
            );
        }
        found.map(|(_, view)| view)
    }

    fn drawings(&mut self, keys: &Keys<'_>, fence: &Range<usize>) -> Vec<(&'a Verified, Place)> {
        let faults = &mut self.page.faults;
        let named: Vec<(&str, Place)> = match (keys.get("drawing"), keys.get("drawings")) {
            (Some(_), Some(several)) => {
                faults.push(
                    Diagnostic::error("a figure has either `drawing` or `drawings`")
                        .at(several.place.clone())
                        .hint("put them all under `drawings`"),
                );
                return Vec::new();
            }
            (Some(one), None) => text_of("drawing", one, faults)
                .map(|id| (id, one.place.clone()))
                .into_iter()
                .collect(),
            (None, Some(several)) => texts_of("drawings", several, faults)
                .into_iter()
                .map(|(id, node)| (id, node.place.clone()))
                .collect(),
            (None, None) => {
                let fault = Diagnostic::error("the figure names no drawing");
                self.fault(fault.hint("add a line `drawing: <id>`"), fence);
                return Vec::new();
            }
        };
        named
            .into_iter()
            .filter_map(|(id, place)| Some((self.page.drawing(id, place.clone())?, place)))
            .collect()
    }

    fn chosen_figure_anchor(&mut self, id: &str, node: &Node) -> String {
        let start = node.place.bytes().start;
        let whole = self.passage.place(0..self.passage.text.len()).bytes();
        let start = start.saturating_sub(whole.start);
        self.chosen_anchor(id, &(start..start + node.place.text().len()))
    }

    fn set_figure(
        &mut self,
        id: &str,
        view: View,
        drawings: &[&'a Verified],
        caption: Option<String>,
    ) {
        let groups = drawings.chunks(if view.is_shared() { drawings.len() } else { 1 });
        let strips: Vec<String> = groups
            .map(|group| figure::inline_together(group, view, &self.page.figure_key()))
            .collect();
        let strips = match strips.as_slice() {
            [one] => one.clone(),
            several => format!("<div class=\"multiples\">\n{}\n</div>", several.join("\n")),
        };
        let caption = caption.map_or_else(String::new, |caption| {
            format!("<figcaption>{caption}</figcaption>\n")
        });
        self.put(&format!(
            "<figure id=\"{id}\" class=\"wide\">\n{strips}\n{caption}</figure>\n"
        ));
    }
}

/// A drawing has no picture of the kind that was asked for.
fn unavailable(view: View, verified: &Verified, why: &str, place: Place) -> Diagnostic {
    let name = view.name();
    let others: Vec<String> = View::ALL
        .into_iter()
        .filter(|(_, it)| it.unavailable(verified).is_none())
        .map(|(name, _)| format!("`{name}`"))
        .collect();
    let id = verified.id();
    Diagnostic::error(format!("`{id}` cannot be shown as `{name}`: {why}"))
        .at(place)
        .hint(format!("it can be shown as {}", others.join(", ")))
}
