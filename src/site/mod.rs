//! Templates, pages, links, and publishing all of it or nothing.
//!
//! [`render`] makes every file of the site in memory and holds every link
//! against them; [`publish`] swaps them in at once.

mod addresses;
mod apparatus;
mod assemble;
mod details;
mod filters;
mod kept;
mod links;
mod manifest;
mod markup;
mod notation;
mod pages;
mod play;
mod positions;
mod publish;
mod record;
mod stalks;
mod templates;
mod views;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::essay::Book;
use crate::figure::{self, Picture, View};
use crate::verify::{Ledger, verify_stalks};
use pages::Press;
use std::collections::BTreeMap;
use std::path::Path;
use templates::Templates;
use views::Totals;

pub use assemble::{Assembly, Sources, Thoroughness, assemble};
pub use publish::{PublishError, Published, publish};

/// The site's own stylesheet, among the assets.
const STYLE: &str = "assets/style.css";

/// A whole site in memory: every file by its path, folders separated by `/`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Site(BTreeMap<String, Vec<u8>>);

impl Site {
    /// The file at a path, if there is one.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.0.get(path).map(Vec::as_slice)
    }

    /// Every file, by path.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0
            .iter()
            .map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }

    /// How many files there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A site from files made elsewhere, to be published like any other.
impl FromIterator<(String, Vec<u8>)> for Site {
    fn from_iter<I: IntoIterator<Item = (String, Vec<u8>)>>(files: I) -> Self {
        Self(files.into_iter().collect())
    }
}

/// Makes every page from the templates of a folder, with all that belongs to
/// them, and checks every link. Links to drawings that the ledger misses are let
/// through: why it misses them has been told.
///
/// # Errors
/// Every fault of the templates, every link that leads nowhere.
pub fn render(ledger: &Ledger, book: &Book, templates: &Path) -> Result<Site, Diagnostics> {
    let (pages, site) = print(ledger, book, templates)?;
    let faults = links::check(&pages, &site, ledger);
    if faults.has_errors() {
        return Err(faults);
    }
    Ok(site)
}

fn print<'a>(
    ledger: &Ledger,
    book: &'a Book,
    templates: &Path,
) -> Result<(Vec<pages::Page<'a>>, Site), Diagnostics> {
    let templates = Templates::load(templates)?;
    let totals = Totals::of(ledger, book);
    let pages: Vec<pages::Page<'a>> = Press::new(&templates, ledger, book, totals).print()?;
    let mut files: BTreeMap<String, Vec<u8>> = pages
        .iter()
        .map(|page| (page.path.clone(), page.html.clone().into_bytes()))
        .collect();
    for (path, bytes) in templates.assets() {
        files.insert(path.clone(), bytes.clone());
    }
    files.insert(STYLE.to_owned(), stylesheet(&templates)?);
    for verified in ledger.iter() {
        let folder = format!("drawings/{}", verified.id());
        let picture = Picture::of(verified, View::Steps);
        let source = verified.entry().file.text();
        files.insert(format!("{folder}/figure.svg"), picture.svg().into_bytes());
        files.insert(format!("{folder}/figure.tex"), picture.tikz().into_bytes());
        files.insert(format!("{folder}/drawing.yaml"), source.into());
        if let Some(table) = positions::script(verified) {
            files.insert(format!("{folder}/positions.js"), table.into_bytes());
        }
    }
    let small = verify_stalks().map_err(|rejection| rejection.diagnostic())?;
    files.insert(
        stalks::SCRIPT.to_owned(),
        stalks::script(&small).into_bytes(),
    );
    files.insert(
        "verified.json".to_owned(),
        record::json(ledger, book, totals),
    );
    // Tells GitHub Pages to publish the files as they are.
    files.insert(".nojekyll".to_owned(), Vec::new());
    Ok((pages, Site(files)))
}

/// What figures need, and then the site's own, which may overrule it.
fn stylesheet(templates: &Templates) -> Result<Vec<u8>, Diagnostic> {
    let own = templates.asset(STYLE)?;
    let mut style = figure::STYLESHEET.as_bytes().to_vec();
    style.extend_from_slice(own);
    Ok(style)
}

#[cfg(test)]
mod tests;
