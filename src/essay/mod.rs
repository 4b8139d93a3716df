//! Markdown, front matter, mathematics, figures and claims in prose.
//! (Skeleton: the signatures that other rooms rely on.)

use crate::diagnostic::{Diagnostics, Place};
use crate::verify::Ledger;
use std::path::Path;

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
    /// Every link the author wrote, with its place, as it stands in the HTML.
    pub links: Vec<(String, Place)>,
}

/// A heading of an essay.
#[derive(Debug, Clone)]
pub struct Heading {
    /// 2 for a section, 3 for a part of one.
    pub level: u8,
    /// Its anchor.
    pub id: String,
    /// Its text as HTML.
    pub html: String,
}

/// Essays are published one folder deep, so the site's root is one up.
pub const ROOT: &str = "../";

/// Reads every essay of a folder, in reading order, and checks every claim
/// against the ledger. `strict` makes an unbound number an error.
#[must_use]
pub fn load(folder: &Path, ledger: &Ledger, strict: bool) -> (Vec<Essay>, Diagnostics) {
    let _ = (folder, ledger, strict);
    let essay = Essay {
        slug: "fuse-every-cycle".into(),
        title: "Fuse every cycle".into(),
        summary: "A summary.".into(),
        order: 3,
        html:
            "<p>A link to <a href=\"../drawings/lattice/\">the lattice</a>.</p><h2 id=\"a\">A</h2>"
                .into(),
        headings: vec![Heading {
            level: 2,
            id: "a".into(),
            html: "A".into(),
        }],
        claims: 0,
        links: vec![],
    };
    (vec![essay], Diagnostics::default())
}
