//! Essays: Markdown with front matter, mathematics, figures, drawings set in the
//! line, and claims, each of which is checked against the ledger.
//!
//! Some things go beyond `CommonMark`, and every viewer of Markdown shows them:
//! a fenced `figure` block is a figure and an `exercise` block an exercise, an image
//! `![a square](drawing:square)` is a drawing in the line, and a link is a claim
//! `[1,283](claim:lattice.positions)`, a citation `[Bouton](cite:bouton)` or leads to
//! the glossary, `[mex](term:mex)`.
//!
//! Claims and figures may also be of what no file describes: stalks by their letters
//! and positions of other games.

mod anchors;
mod apparatus;
mod bibliography;
mod claim;
mod comment;
mod exercise;
mod facts;
mod figure_block;
mod finding;
mod footnotes;
mod front_matter;
mod glossary;
mod group_facts;
mod heading;
mod html;
mod inserted;
mod keyed;
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
mod reading_order;
mod recolour;
mod reference;
mod sources;
mod spotting;
mod table;
mod walk;
mod wording;
mod yaml_block;

use crate::diagnostic::{Diagnostics, Place, Shelf, SourceFile, name};
use crate::verify::Ledger;
use apparatus::Apparatus;
use lint::Lint;
use page::Page;
use passage::Passage;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

pub use bibliography::Reference;
pub use facts::vocabulary;
pub use glossary::{Glossary, GlossaryEntry};
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
    /// The names of the essays to be read first, in reading order.
    pub requires: Vec<String>,
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
    /// The keys of the references that it cites.
    pub cited: Vec<String>,
    /// The keys of the terms that it links.
    pub terms: BTreeSet<String>,
    /// Whether the drawing of a million edges is read in it.
    pub reads_million: bool,
    /// Every link to the site itself, anchors on the page included, with the place
    /// in the author's file, as it stands in the HTML before escaping.
    pub links: Vec<(String, Place)>,
}

impl Essay {
    /// Whether it cites this reference.
    #[must_use]
    pub fn cites(&self, key: &str) -> bool {
        self.cited.iter().any(|cited| cited == key)
    }

    /// Whether it links this term.
    #[must_use]
    pub fn links_term(&self, key: &str) -> bool {
        self.terms.contains(key)
    }
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
const RESERVED: [&str; 11] = [
    "404",
    "assets",
    "bibliography",
    "checked",
    "draw",
    "drawings",
    "glossary",
    "index",
    "notation",
    "play",
    "verified",
];

/// Where essays live.
const ESSAYS: Shelf = Shelf {
    thing: "an essay",
    folder: "content/",
    ending: "md",
    mistaken_ending: "markdown",
    other: None,
    beside: &[bibliography::FILE, glossary::FILE],
};

/// The essays of a folder, and what stands around them.
#[derive(Debug, Clone, Default)]
pub struct Book {
    /// The essays, in reading order.
    pub essays: Vec<Essay>,
    /// What they cite, as a bibliography has it.
    pub references: Vec<Reference>,
    /// The terms that they link.
    pub glossary: Glossary,
}

impl Book {
    /// How many claims were checked in all of it.
    #[must_use]
    pub fn claims(&self) -> usize {
        let of_essays = self.essays.iter().map(|essay| essay.claims);
        of_essays.sum::<usize>() + self.glossary.claims
    }
}

/// Reads every essay of a folder, in reading order, with its references and its
/// glossary, and checks every claim against the ledger. `strict` makes an unbound
/// number an error.
///
/// Essays with faults are returned as far as they could be made.
#[must_use]
pub fn load(folder: &Path, ledger: &Ledger, strict: bool) -> (Book, Diagnostics) {
    let (files, mut faults) = ESSAYS.read(folder);
    let all_there = !faults.has_errors();
    let apparatus = Apparatus::load(folder, &mut faults);
    let mut drafts: Vec<Draft> = files
        .iter()
        .map(|file| read(file, ledger, &apparatus, strict, &mut faults))
        .collect();
    // Files came by name, and the sort is stable: the order is the same everywhere.
    drafts.sort_by_key(|draft| draft.essay.order);
    reading_order::report_shared_orders(&drafts, &mut faults);
    reading_order::settle_requirements(&mut drafts, &mut faults);
    let read_whole = drafts.iter().all(|draft| draft.read_whole);
    let essays: Vec<Essay> = drafts.into_iter().map(|draft| draft.essay).collect();
    if all_there && read_whole {
        apparatus.report_unused(&essays, &mut faults);
    }
    let glossary = glossary::set(&apparatus, ledger, strict, &mut faults);
    let book = Book {
        essays,
        references: apparatus.into_references(),
        glossary,
    };
    (book, faults)
}

/// An essay, and where in its file stands what other essays can contradict.
#[derive(Debug)]
struct Draft {
    essay: Essay,
    /// Where its place in the reading order is written.
    order: Option<Place>,
    /// The essays that it says are to be read first.
    requires: Vec<(String, Place)>,
    /// Whether every part of it could be read.
    read_whole: bool,
}

/// Reads one essay.
fn read(
    file: &Arc<SourceFile>,
    ledger: &Ledger,
    apparatus: &Apparatus,
    strict: bool,
    faults: &mut Diagnostics,
) -> Draft {
    name::check_stem(file, &RESERVED, faults);
    let slug = name::stem(file);
    let front = front_matter::read(file, faults);
    let (order, order_place) = front.order.unzip();
    let mut page = Page::new(ledger, apparatus, Lint::new(strict, front.phrases));
    page.order = order.unwrap_or(u32::MAX);
    page.sources = Some(Vec::new());
    for (text, node) in &front.prose {
        page.spoken(&Passage::of_scalar(text, node));
    }
    let mut html = page.body(&Passage::rest_of(file, front.body));
    html.push_str(&page.list_of_sources());
    page.finish();
    faults.extend(page.faults);
    let sources = page.sources.unwrap_or_default();
    let essay = Essay {
        title: front.title.unwrap_or_else(|| slug.clone()),
        slug,
        summary: front.summary.unwrap_or_default(),
        order: page.order,
        requires: Vec::new(),
        html,
        headings: page.headings,
        claims: page.claims,
        played: page.played,
        recolours: page.recolours,
        cited: sources.into_iter().map(|source| source.key).collect(),
        terms: page.terms,
        reads_million: page.reads_million,
        links: page.links,
    };
    Draft {
        essay,
        order: order_place,
        requires: front.requires,
        read_whole: page.read_whole,
    }
}

#[cfg(test)]
mod tests;
