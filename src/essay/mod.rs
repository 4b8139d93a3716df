//! Essays: Markdown with front matter, mathematics, figures, drawings set in the
//! line, and claims, each of which is checked against the ledger.
//!
//! Three things go beyond `CommonMark`, and every viewer of Markdown shows them:
//! a fenced `figure` block is a figure, an image `![a square](drawing:square)` is a
//! drawing in the line, and a link `[1,283](claim:lattice.positions)` is a claim.

mod anchors;
mod claim;
mod comment;
mod facts;
mod figure_block;
mod finding;
mod footnotes;
mod front_matter;
mod heading;
mod html;
mod keys;
mod link;
mod lint;
mod markdown;
mod mathematics;
mod number;
mod page;
mod passage;
mod picture;
mod prose;
mod reference;
mod spotting;
mod table;
mod walk;
mod wording;

use crate::diagnostic::{Diagnostic, Diagnostics, Place, SourceFile};
use crate::verify::Ledger;
use lint::Lint;
use page::Page;
use passage::Passage;
use std::path::Path;
use std::sync::Arc;
use walkdir::WalkDir;

pub use facts::vocabulary;

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

/// Reads every essay of a folder, in reading order, and checks every claim
/// against the ledger. `strict` makes an unbound number an error.
///
/// Essays with faults are returned as far as they could be made.
#[must_use]
pub fn load(folder: &Path, ledger: &Ledger, strict: bool) -> (Vec<Essay>, Diagnostics) {
    let mut essays: Vec<(Essay, Option<Place>)> = Vec::new();
    let mut faults = Diagnostics::default();
    for found in WalkDir::new(folder).min_depth(1).sort_by_file_name() {
        let found = match found {
            Ok(found) => found,
            Err(error) => {
                faults.push(
                    Diagnostic::error(format!("the essays cannot be read: {error}"))
                        .hint("essays live in `content/`, one Markdown file each"),
                );
                continue;
            }
        };
        let path = found.path();
        if found.file_type().is_dir() || is_hidden(path) {
            continue;
        }
        if let Some(misplaced) = misplaced(path, found.depth()) {
            faults.push(misplaced);
            continue;
        }
        match std::fs::read_to_string(path) {
            Ok(text) => {
                let file = SourceFile::new(path, text);
                essays.push(read(&file, ledger, strict, &mut faults));
            }
            Err(error) => faults.push(Diagnostic::error(format!(
                "{} cannot be read: {error}",
                path.display()
            ))),
        }
    }
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
    let slug = slug_of(file, faults);
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
        links: page.links,
    };
    (essay, order_place)
}

/// The name in addresses: the file's, without the ending.
fn slug_of(file: &Arc<SourceFile>, faults: &mut Diagnostics) -> String {
    let stem = file.path().file_stem().unwrap_or_default();
    let slug = stem.to_string_lossy().into_owned();
    if !anchors::is_slug(&slug) {
        let better = match anchors::slug(&slug) {
            better if anchors::is_slug(&better) => better,
            _ => "a-better-name".to_owned(),
        };
        faults.push(
            Diagnostic::error(format!(
                "`{slug}` cannot stand in an address: lower-case letters, digits and single hyphens"
            ))
            .at(file.place(0..0))
            .hint(format!("name the file `{better}.md`")),
        );
    }
    slug
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

fn is_hidden(path: &Path) -> bool {
    path.file_name()
        .is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

/// What is wrong with a file that is not an essay.
fn misplaced(path: &Path, depth: usize) -> Option<Diagnostic> {
    let shown = path.display();
    let fault = match path.extension().and_then(|ending| ending.to_str()) {
        Some("md") if depth == 1 => return None,
        Some("md") => Diagnostic::error(format!("{shown} lies in a folder of its own"))
            .hint("an essay is one file, directly in `content/`"),
        Some("markdown") => Diagnostic::error(format!("{shown} would not be read"))
            .hint("name it with the ending `.md`"),
        _ => Diagnostic::warning(format!("{shown} is not an essay and is left alone")),
    };
    Some(fault)
}

#[cfg(test)]
mod tests;
