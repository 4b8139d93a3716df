//! Every link of every page leads somewhere, or nothing is published.

mod stylesheets;

use super::Site;
use super::addresses::{NOT_FOUND, Target, explicit, resolve};
use super::markup::{Attribute, attributes};
use super::pages::Page;
use crate::diagnostic::{Diagnostic, Diagnostics, closest};
use crate::verify::Ledger;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Holds every link and every id of the pages against the files of the site.
/// Returns all faults of all pages.
pub(super) fn check(pages: &[Page<'_>], site: &Site, ledger: &Ledger) -> Diagnostics {
    let marked: Vec<(&Page<'_>, Vec<Attribute>)> = pages
        .iter()
        .map(|page| (page, attributes(&page.html)))
        .collect();
    let anchors = marked
        .iter()
        .map(|(page, attributes)| (page.path.as_str(), ids(attributes).collect()))
        .collect();
    let mut checker = Checker {
        site,
        ledger,
        anchors,
        faults: Diagnostics::default(),
        by_template: BTreeMap::new(),
    };
    for (page, attributes) in &marked {
        checker.ids(page, attributes);
        for attribute in attributes {
            checker.attribute(page, attribute);
        }
    }
    checker.stylesheets();
    checker.finish()
}

fn ids(attributes: &[Attribute]) -> impl Iterator<Item = &str> {
    attributes
        .iter()
        .filter(|attribute| attribute.name == "id")
        .map(|attribute| attribute.value.as_str())
}

/// What is wrong with a link, and what may have been meant.
struct Complaint {
    sentence: String,
    hint: Option<String>,
}

impl Complaint {
    fn new(sentence: impl Into<String>) -> Self {
        Self {
            sentence: sentence.into(),
            hint: None,
        }
    }

    fn hint(self, hint: Option<String>) -> Self {
        Self { hint, ..self }
    }
}

struct Checker<'a> {
    site: &'a Site,
    ledger: &'a Ledger,
    /// The ids of each page, by its path.
    anchors: BTreeMap<&'a str, BTreeSet<&'a str>>,
    faults: Diagnostics,
    /// Faults of templates: one can spoil every page made from it, and is told
    /// once, with the pages it is on.
    by_template: BTreeMap<(&'static str, String), (Complaint, Vec<&'a str>)>,
}

impl<'a> Checker<'a> {
    /// An id stands once on a page, and what is said to describe something is
    /// there.
    fn ids(&mut self, page: &'a Page<'_>, attributes: &[Attribute]) {
        let mut seen = BTreeSet::new();
        for id in ids(attributes) {
            if !seen.insert(id) {
                let complaint = Complaint::new(format!("the id `{id}` stands twice on one page"));
                self.complain_of_template(page, complaint);
            }
        }
        let referring = [
            "for",
            "aria-describedby",
            "aria-labelledby",
            "aria-controls",
        ];
        for attribute in attributes {
            if !referring.contains(&attribute.name.as_str()) {
                continue;
            }
            for id in attribute.value.split_ascii_whitespace() {
                if !seen.contains(id) {
                    let name = &attribute.name;
                    let sentence = format!("`{name}` names the id `{id}`, which is not there");
                    self.complain_of_template(page, Complaint::new(sentence));
                }
            }
        }
    }

    /// Stylesheets refer to files of this site and to nothing else.
    fn stylesheets(&mut self) {
        for (path, bytes) in self.site.files() {
            if Path::new(path).extension().is_none_or(|it| it != "css") {
                continue;
            }
            let css = String::from_utf8_lossy(bytes);
            for address in stylesheets::addresses(&css) {
                let sentence = match resolve(path, address) {
                    Target::Elsewhere { scheme } if scheme == "data" => continue,
                    Target::File { path, .. } if self.site.get(&path).is_some() => continue,
                    Target::File { path, .. } => format!("no file stands at `{}`", shown(&path)),
                    Target::Elsewhere { .. } | Target::Above | Target::Rooted => {
                        "it leads out of the site".to_owned()
                    }
                };
                self.faults.push(Diagnostic::error(format!(
                    "`{path}` refers to `{address}`: {sentence}"
                )));
            }
        }
    }

    fn attribute(&mut self, page: &'a Page<'_>, attribute: &Attribute) {
        let links: Vec<&str> = match attribute.name.as_str() {
            "href" | "xlink:href" | "src" | "poster" => vec![&attribute.value],
            // A list of addresses, each with a size after it.
            "srcset" => attribute
                .value
                .split(',')
                .filter_map(|candidate| candidate.split_ascii_whitespace().next())
                .collect(),
            _ => return,
        };
        for link in links {
            if let Some(complaint) = self.complaint(page, attribute, link) {
                self.complain(page, link, complaint);
            }
        }
    }

    fn complaint(&self, page: &Page<'_>, attribute: &Attribute, link: &str) -> Option<Complaint> {
        match resolve(&page.path, link) {
            Target::Elsewhere { scheme } => foreign(attribute, &scheme, link),
            // Seen from below, what is above it may be there.
            Target::Above if page.path == NOT_FOUND => None,
            Target::Above => Some(Complaint::new(format!(
                "the link `{link}` leads out of the site"
            ))),
            Target::Rooted => Some(
                Complaint::new(format!(
                    "the link `{link}` starts at the root of the host, where this site need not be"
                ))
                .hint(Some("links between pages are relative: `../`".to_owned())),
            ),
            Target::File { path, anchor } => self.missing(&path, anchor.as_deref()),
        }
    }

    /// What is missing of a file of the site or of an anchor in it.
    fn missing(&self, path: &str, anchor: Option<&str>) -> Option<Complaint> {
        if self.site.get(path).is_none() {
            let drawing = path.strip_prefix("drawings/").unwrap_or_default();
            let id = drawing.split('/').next().unwrap_or_default();
            if self.ledger.is_missing(id) {
                return None;
            }
            let complaint = Complaint::new(format!("no page stands at `{}`", shown(path)));
            let folder = format!("{path}/index.html");
            if self.site.get(&folder).is_some() {
                return Some(complaint.hint(Some("end it in `/`: it is a folder".to_owned())));
            }
            let known = self.site.files().map(|(known, _)| known);
            let hint = closest(path, known).map(|near| format!("did you mean `{}`?", shown(near)));
            return Some(complaint.hint(hint));
        }
        let anchor = anchor?;
        let there = self.anchors.get(path)?;
        let failed = |census: &str| self.ledger.censuses().is_failed(census);
        if there.contains(anchor) || anchor.strip_prefix("census-").is_some_and(failed) {
            return None;
        }
        let hint = closest(anchor, there.iter().copied());
        Some(
            Complaint::new(format!(
                "there is no place `#{anchor}` on `{}`",
                shown(path)
            ))
            .hint(hint.map(|near| format!("did you mean `#{near}`?"))),
        )
    }

    /// A fault in a link: at the author's place if an author wrote it.
    fn complain(&mut self, page: &'a Page<'_>, link: &str, complaint: Complaint) {
        let mut places = page
            .links
            .iter()
            .filter(|(written, _)| explicit(written) == link)
            .map(|(_, place)| place)
            .peekable();
        if places.peek().is_none() {
            self.complain_of_template(page, complaint);
            return;
        }
        for place in places {
            let fault = Diagnostic::error(&complaint.sentence)
                .at(place.clone())
                .maybe_hint(complaint.hint.clone());
            if self.faults.iter().all(|known| *known != fault) {
                self.faults.push(fault);
            }
        }
    }

    fn complain_of_template(&mut self, page: &'a Page<'_>, complaint: Complaint) {
        let key = (page.template, complaint.sentence.clone());
        let (_, pages) = self.by_template.entry(key).or_insert((complaint, vec![]));
        if pages.last() != Some(&page.path.as_str()) {
            pages.push(&page.path);
        }
    }

    fn finish(mut self) -> Diagnostics {
        for ((template, sentence), (complaint, pages)) in self.by_template {
            let first = shown(pages[0]);
            let made = match pages.len() {
                1 => format!("on the page `{first}`, made from `{template}`"),
                count => format!(
                    "on the page `{first}` and {} more, made from `{template}`",
                    count - 1
                ),
            };
            self.faults.push(
                Diagnostic::error(sentence)
                    .note(made)
                    .maybe_hint(complaint.hint),
            );
        }
        self.faults
    }
}

/// What is wrong with an address outside the site. A reader may follow a link
/// to anywhere, but a page fetches nothing from anyone else.
fn foreign(attribute: &Attribute, scheme: &str, link: &str) -> Option<Complaint> {
    let followed = attribute.element == "a";
    match scheme {
        "http" | "https" | "mailto" if followed => None,
        "data" if attribute.element == "img" => None,
        "http" | "https" => Some(Complaint::new(format!(
            "`{link}` would be fetched from another host"
        ))),
        _ => Some(
            Complaint::new(format!(
                "the link `{link}` is of an unknown kind, `{scheme}:`"
            ))
            .hint(Some("links are relative, or https:, or mailto:".to_owned())),
        ),
    }
}

/// A path as an address from the site's root: without the name of a folder's
/// page.
fn shown(path: &str) -> String {
    format!("/{}", path.strip_suffix("index.html").unwrap_or(path))
}

#[cfg(test)]
mod tests;
