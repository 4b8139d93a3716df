//! Essays: Markdown with front matter, mathematics, figures, drawings set in the
//! line, and claims, each of which is checked against the ledger.
//!
//! Three things go beyond `CommonMark`, and every viewer of Markdown shows them:
//! a fenced `figure` block is a figure, an image `![a square](drawing:square)` is a
//! drawing in the line, and a link `[1,283](claim:lattice.positions)` is a claim.
//! Claims and figures may also be of what no file describes: stalks by their letters
//! and positions of other games.

mod anchors;
mod claim;
mod comment;
mod facts;
mod figure_block;
mod finding;
mod footnotes;
mod front_matter;
mod group_facts;
mod heading;
mod html;
mod inserted;
mod link;
mod lint;
mod markdown;
mod mathematics;
mod notation;
mod number;
mod page;
mod part;
mod passage;
mod picture;
mod play;
mod position_figure;
mod prose;
mod recolour;
mod reference;
mod spotting;
mod table;
mod walk;
mod wording;

use crate::diagnostic::{Diagnostic, Diagnostics, Place, Shelf, SourceFile, name};
use crate::verify::Ledger;
use lint::Lint;
use page::Page;
use passage::Passage;
use std::path::Path;
use std::sync::Arc;

pub use facts::vocabulary;
pub use mathematics::{Mathematics, short_latex};

/// An essay, rendered and with every claim checked.
#[derive(Debug, Clone)]
pub struct Essay {
    /// Its name in addresses: the file's, without the ending.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// Its summary in a sentence.
    pub summary: String,
    /// Its place in the reading order.
    pub order: u32,
    /// The body as HTML, links to the site's own pages starting with [`ROOT`].
    pub html: String,
    /// Its headings, for a list of contents.
    pub headings: Vec<Heading>,
    /// How many claims were checked.
    pub claims: usize,
    /// The ids of the drawings that are played in it, each once.
    pub played: Vec<String>,
    /// Whether stalks are recoloured in it.
    pub recolours: bool,
    /// Whether the drawing of a million edges is read in it.
    pub reads_million: bool,
    /// Every link to the site itself, anchors on the page included, with the place
    /// in the author's file, as it stands in the HTML before escaping.
    pub links: Vec<(String, Place)>,
}

/// A heading of an essay.
#[derive(Debug, Clone)]
pub struct Heading {
    /// 2 for a section, 3 for a part of one.
    pub level: u8,
    /// Its anchor.
    pub id: String,
    /// Its text as HTML, without links and notes.
    pub html: String,
}

/// Essays are published one folder deep, so the site's root is one up.
pub const ROOT: &str = "../";

/// Names at the top of the site that belong to it, not to an essay.
const RESERVED: [&str; 7] = [
    "404", "assets", "checked", "draw", "drawings", "index", "verified",
];

/// Where essays live.
const ESSAYS: Shelf = Shelf {
    thing: "an essay",
    folder: "content/",
    ending: "md",
    mistaken_ending: "markdown",
    other: None,
};

/// Reads every essay of a folder, in reading order, and checks every claim
/// against the ledger. `strict` makes an unbound number an error.
///
/// Essays with faults are returned as far as they could be made.
#[must_use]
pub fn load(folder: &Path, ledger: &Ledger, strict: bool) -> (Vec<Essay>, Diagnostics) {
    let (files, mut faults) = ESSAYS.read(folder);
    let mut essays: Vec<(Essay, Option<Place>)> = files
        .iter()
        .map(|file| read(file, ledger, strict, &mut faults))
        .collect();
    // Files came by name, and the sort is stable: the order is the same everywhere.
    essays.sort_by_key(|(essay, _)| essay.order);
    report_shared_orders(&essays, &mut faults);
    (essays.into_iter().map(|(essay, _)| essay).collect(), faults)
}

/// Reads one essay; beside it, where its place in the reading order is written.
fn read(
    file: &Arc<SourceFile>,
    ledger: &Ledger,
    strict: bool,
    faults: &mut Diagnostics,
) -> (Essay, Option<Place>) {
    name::check_stem(file, &RESERVED, faults);
    let slug = name::stem(file);
    let front = front_matter::read(file, faults);
    let mut page = Page::new(ledger, Lint::new(strict, front.phrases));
    for (text, node) in &front.prose {
        page.spoken(&Passage::of_scalar(text, node));
    }
    let html = page.body(&Passage::rest_of(file, front.body));
    page.finish();
    faults.extend(page.faults);
    let (order, order_place) = front.order.unzip();
    let essay = Essay {
        title: front.title.unwrap_or_else(|| slug.clone()),
        slug,
        summary: front.summary.unwrap_or_default(),
        order: order.unwrap_or(u32::MAX),
        html,
        headings: page.headings,
        claims: page.claims,
        played: page.played,
        recolours: page.recolours,
        reads_million: page.reads_million,
        links: page.links,
    };
    (essay, order_place)
}

/// No two essays have the same place in the reading order.
fn report_shared_orders(essays: &[(Essay, Option<Place>)], faults: &mut Diagnostics) {
    for pair in essays.windows(2) {
        let [(first, Some(_)), (second, Some(place))] = pair else {
            continue;
        };
        if first.order == second.order {
            faults.push(
                Diagnostic::error(format!(
                    "`{}` has the place {} in the reading order already",
                    first.slug, first.order
                ))
                .at(place.clone())
                .hint("give each essay an `order` of its own"),
            );
        }
    }
}

#[cfg(test)]
mod tests;
