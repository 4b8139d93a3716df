//! The fenced `figure` block: which drawings, what of them, and a caption.

use super::markdown::{self, Step};
use super::passage::Passage;
use super::walk::Walk;
use crate::diagnostic::keys::{Keys, text_of, texts_of};
use crate::diagnostic::yaml::{self, Node};
use crate::diagnostic::{Diagnostic, Place, did_you_mean};
use crate::figure::{self, Unsuited, View};
use crate::verify::Verified;
use std::ops::Range;

const KEYS: [&str; 7] = [
    "drawing", "drawings", "show", "play", "recolour", "caption", "id",
];

/// What a figure shows of its drawings.
#[derive(Debug, Clone, Copy)]
pub(super) enum Shown {
    /// Each by itself.
    Each(View),
    /// All of them added up.
    Sum,
}

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
        let shown = keys
            .get("show")
            .map_or(Some(Shown::Each(View::Drawing)), |node| self.shown(node));
        let drawings = self.drawings(&keys, &fence);
        let chosen = keys.text("id", &mut self.page.faults);
        let id = match (chosen, drawings.first()) {
            (Some((id, node)), _) => self.chosen_figure_anchor(id, node),
            (None, Some((first, _))) => self.page.figure_anchor(first.id()),
            (None, None) => String::new(),
        };
        let caption = keys.text("caption", &mut self.page.faults);
        let caption =
            caption.map(|(text, node)| self.page.caption(&Passage::of_scalar(text, node)));
        let (Some(shown), false) = (shown, drawings.is_empty()) else {
            return;
        };
        let played = keys.get("play");
        let played = played.and_then(|wish| self.plays(wish, shown, &drawings));
        let recoloured = keys.get("recolour");
        let recoloured = recoloured.and_then(|wish| self.recolours(wish, shown, &drawings));
        let pictures = match (played, recoloured) {
            (Some((drawing, view)), _) => Some(self.board(drawing, view)),
            (None, Some((drawing, view, turns))) => Some(self.recoloured(drawing, view, turns)),
            (None, None) => self.pictures(shown, &drawings),
        };
        if let Some(pictures) = pictures {
            self.set_figure(&id, &pictures, caption);
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

    fn shown(&mut self, node: &Node) -> Option<Shown> {
        let name = text_of("show", node, &mut self.page.faults)?;
        let views = View::ALL.map(|(known, view)| (known, Shown::Each(view)));
        let known = views.into_iter().chain([(figure::SUM, Shown::Sum)]);
        let found = known.clone().find(|(known, _)| *known == name);
        if found.is_none() {
            let names = known.map(|(known, _)| known);
            self.page.faults.push(
                Diagnostic::error(format!("a figure cannot show `{name}`"))
                    .at(node.place.clone())
                    .maybe_hint(did_you_mean(name, names)),
            );
        }
        found.map(|(_, shown)| shown)
    }

    /// The pictures of a figure; a fault for each drawing that has none.
    fn pictures(&mut self, shown: Shown, drawings: &[(&'a Verified, Place)]) -> Option<String> {
        let all: Vec<&Verified> = drawings.iter().map(|(verified, _)| *verified).collect();
        let last = &drawings.last()?.1;
        let key = self.page.figure_key();
        let pictures: Vec<Result<String, Diagnostic>> = match shown {
            Shown::Sum => {
                let fault = |why| unsuited("the sum cannot be shown", why, last);
                vec![figure::sum(&all, &key).map_err(fault)]
            }
            Shown::Each(view)
                if view.is_shared() && all.iter().all(|it| view.suits(it).is_ok()) =>
            {
                vec![Ok(figure::inline_together(&all, view, &key))]
            }
            Shown::Each(view) => drawings
                .iter()
                .map(|(verified, place)| {
                    let id = verified.id();
                    let what = format!("`{id}` cannot be shown as `{}`", view.name());
                    view.suits(verified)
                        .map_err(|why| unsuited(&what, why, place))?;
                    Ok(figure::inline(verified, view, &self.page.figure_key()))
                })
                .collect(),
        };
        let mut set = Vec::new();
        for picture in pictures {
            match picture {
                Ok(picture) => set.push(picture),
                Err(fault) => self.page.faults.push(fault),
            }
        }
        match set.as_slice() {
            [] => None,
            [one] => Some(one.clone()),
            several => Some(format!(
                "<div class=\"multiples\">\n{}\n</div>",
                several.join("\n")
            )),
        }
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

    fn set_figure(&mut self, id: &str, pictures: &str, caption: Option<String>) {
        let caption = caption.map_or_else(String::new, |caption| {
            format!("<figcaption>{caption}</figcaption>\n")
        });
        self.put(&format!(
            "<figure id=\"{id}\" class=\"wide\">\n{pictures}\n{caption}</figure>\n"
        ));
    }
}

/// The fault of who asked for what there is not.
fn unsuited(what: &str, why: Unsuited, place: &Place) -> Diagnostic {
    Diagnostic::error(format!("{what}: {why}"))
        .at(place.clone())
        .hint(why.hint())
}
