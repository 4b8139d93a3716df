//! The fenced `figure` block: which drawings, what of them, and a caption.

use super::markdown::Step;
use super::passage::Passage;
use super::position_figure::Named;
use super::walk::Walk;
use super::yaml_block::{FIGURE, YamlBlock};
use crate::diagnostic::keys::{Keys, text_of, texts_of};
use crate::diagnostic::yaml::Node;
use crate::diagnostic::{Diagnostic, Place, did_you_mean};
use crate::figure::{self, Shown, Unsuited, View};
use crate::verify::Verified;
use std::ops::Range;

const KEYS: [&str; 9] = [
    "drawing",
    "drawings",
    "position",
    "positions",
    "show",
    "play",
    "recolour",
    "caption",
    "id",
];

/// What a figure is of, each with where it is named.
enum Subjects<'a> {
    /// Drawings.
    Drawings(Vec<(&'a Verified, Place)>),
    /// Positions of other games.
    Positions(Vec<Named<'a>>),
}

impl Subjects<'_> {
    /// The name of the first, if there is one.
    fn first_name(&self) -> Option<&str> {
        match self {
            Self::Drawings(drawings) => drawings.first().map(|(first, _)| first.id()),
            Self::Positions(positions) => positions.first().map(|first| first.name.as_str()),
        }
    }
}

impl<'a> Walk<'_, 'a> {
    /// A whole figure block.
    pub fn figure_block(&mut self, steps: &[Step<'_>]) {
        let Some(YamlBlock { root, fence }) = self.yaml_block(FIGURE, "a figure", steps) else {
            return;
        };
        let keys = Keys::of(&root, "a figure", &KEYS, &mut self.page.faults);
        let shown = keys
            .get("show")
            .map_or(Some(Shown::Each(View::Drawing)), |node| self.shown(node));
        let subjects = self.subjects(&keys, shown, &fence);
        let chosen = keys.text("id", &mut self.page.faults);
        let id = match (chosen, subjects.first_name()) {
            (Some((id, node)), _) => self.chosen_figure_anchor(id, node),
            (None, Some(first)) => self.page.figure_anchor(first),
            (None, None) => String::new(),
        };
        let caption = keys.text("caption", &mut self.page.faults);
        let caption = caption.map(|(text, node)| {
            self.page
                .paragraph("a caption", &Passage::of_scalar(text, node))
        });
        let (Some(shown), Some(_)) = (shown, subjects.first_name()) else {
            return;
        };
        let pictures = match &subjects {
            Subjects::Drawings(drawings) => self.of_drawings(shown, drawings, &keys),
            Subjects::Positions(positions) => self.of_positions(shown, positions, &keys),
        };
        if let Some(pictures) = pictures {
            self.set_figure(&id, &pictures, caption);
        }
    }

    /// What a figure shows: drawings, or positions of other games.
    fn subjects(
        &mut self,
        keys: &Keys<'_>,
        shown: Option<Shown>,
        fence: &Range<usize>,
    ) -> Subjects<'a> {
        let kinds = [["drawing", "drawings"], ["position", "positions"]];
        let keys_there = kinds.as_flattened().iter();
        let mut there = keys_there.filter_map(|&key| Some((key, keys.get(key)?)));
        let (first, second) = (there.next(), there.next());
        let Some((key, node)) = first else {
            let fault = Diagnostic::error("the figure names no drawing");
            let hint = "add a line `drawing: <id>`, or `position: <game>:<position>`";
            self.fault(fault.hint(hint), fence);
            return Subjects::Drawings(Vec::new());
        };
        if let Some((other, second)) = second {
            self.page.faults.push(
                Diagnostic::error(format!("a figure has either `{key}` or `{other}`"))
                    .at(second.place.clone())
                    .hint("put them all under one key, in a list if there are several"),
            );
            return Subjects::Drawings(Vec::new());
        }
        let faults = &mut self.page.faults;
        let named: Vec<(&str, Place)> = match key {
            "drawings" | "positions" => texts_of(key, node, faults)
                .into_iter()
                .map(|(name, node)| (name, node.place.clone()))
                .collect(),
            _ => text_of(key, node, faults)
                .map(|name| (name, node.place.clone()))
                .into_iter()
                .collect(),
        };
        if key.starts_with("position") {
            let found = named.into_iter();
            let found = found.filter_map(|(name, place)| self.position_named(name, place));
            return Subjects::Positions(found.collect());
        }
        let wanted = named.len();
        let found = named.into_iter();
        let found: Vec<(&Verified, Place)> = found
            .filter_map(|(id, place)| Some((self.page.drawing(id, place.clone())?, place)))
            .collect();
        // Of what is missing it has been told why; without it a sum would be another.
        if shown == Some(Shown::Sum) && found.len() < wanted {
            return Subjects::Drawings(Vec::new());
        }
        Subjects::Drawings(found)
    }

    /// The pictures of drawings, to be played on or recoloured where the author wishes.
    fn of_drawings(
        &mut self,
        shown: Shown,
        drawings: &[(&'a Verified, Place)],
        keys: &Keys<'_>,
    ) -> Option<String> {
        let played = keys.get("play");
        let played = played.and_then(|wish| self.plays(wish, shown, drawings));
        let recoloured = keys.get("recolour");
        let recoloured = recoloured.and_then(|wish| self.recolours(wish, shown, drawings));
        match (played, recoloured) {
            (Some((drawing, view)), _) => Some(self.board(drawing, view)),
            (None, Some((drawing, view, turns))) => Some(self.recoloured(drawing, view, turns)),
            (None, None) => self.pictures(shown, drawings),
        }
    }

    fn shown(&mut self, node: &Node) -> Option<Shown> {
        let name = text_of("show", node, &mut self.page.faults)?;
        let found = Shown::named(name);
        if found.is_none() {
            let names = Shown::all().map(Shown::name);
            self.page.faults.push(
                Diagnostic::error(format!("a figure cannot show `{name}`"))
                    .at(node.place.clone())
                    .maybe_hint(did_you_mean(name, names)),
            );
        }
        found
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
        self.side_by_side(pictures)
    }

    /// Pictures in one figure; a fault for each that could not be made.
    pub fn side_by_side(&mut self, pictures: Vec<Result<String, Diagnostic>>) -> Option<String> {
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
pub(super) fn unsuited(what: &str, why: Unsuited, place: &Place) -> Diagnostic {
    Diagnostic::error(format!("{what}: {why}"))
        .at(place.clone())
        .hint(why.hint())
}
