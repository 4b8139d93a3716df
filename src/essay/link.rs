//! Where a link leads.

use super::apparatus::{CITE, TERM};
use super::claim;

/// Where a link or an image leads, by its destination.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Destination<'a> {
    /// A claim about this target.
    Claim(&'a str),
    /// A drawing of the repertoire.
    Drawing(&'a str),
    /// A reference, which is cited.
    Cite(&'a str),
    /// A term of the glossary.
    Term(&'a str),
    /// A page of this site, from its root, without the slash in front.
    Site(&'a str),
    /// An anchor on this page.
    Anchor(&'a str),
    /// A page of the wide world.
    Elsewhere,
    /// Nowhere this site can lead, and what to write instead.
    Nowhere(&'static str),
}

/// Names a drawing, in a link or an image.
pub(super) const DRAWING: &str = "drawing:";

/// Reads the destination of a link.
pub(super) fn destination(url: &str) -> Destination<'_> {
    if let Some(target) = url.strip_prefix(claim::SCHEME) {
        return Destination::Claim(target);
    }
    if let Some(id) = url.strip_prefix(DRAWING) {
        return Destination::Drawing(id);
    }
    if let Some(key) = url.strip_prefix(CITE) {
        return Destination::Cite(key);
    }
    if let Some(key) = url.strip_prefix(TERM) {
        return Destination::Term(key);
    }
    if url.chars().any(|c| c.is_whitespace() || c.is_control()) {
        return Destination::Nowhere("an address has no spaces: write `%20`");
    }
    if let Some(anchor) = url.strip_prefix('#') {
        return Destination::Anchor(anchor);
    }
    match url.strip_prefix('/') {
        Some(path) if path.starts_with('/') => Destination::Nowhere(
            "write `https://` in front, or one slash only for a page of this site",
        ),
        Some(path) if path.split(['/', '?', '#']).any(|part| part == "..") => {
            Destination::Nowhere("a page of this site is named from its root, without `..`")
        }
        Some(path) => Destination::Site(path),
        None if is_web_address(url) => Destination::Elsewhere,
        None => Destination::Nowhere(
            "a page of this site begins with `/`, a drawing with `drawing:`, \
             a term with `term:`, a source with `cite:`, \
             a place on this page with `#`, another site with `https://`",
        ),
    }
}

fn is_web_address(url: &str) -> bool {
    ["https://", "http://"]
        .iter()
        .any(|scheme| url.len() > scheme.len() && url.starts_with(scheme))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_where_it_says() {
        use Destination::{Anchor, Cite, Claim, Drawing, Elsewhere, Site, Term};
        let rows = [
            ("claim:lattice.edges", Claim("lattice.edges")),
            ("drawing:lattice", Drawing("lattice")),
            ("cite:onag", Cite("onag")),
            ("term:mex", Term("mex")),
            ("/", Site("")),
            ("/fuse/#a", Site("fuse/#a")),
            ("#a", Anchor("a")),
            ("https://example.org/", Elsewhere),
        ];
        for (url, leads) in rows {
            assert_eq!(destination(url), leads, "{url}");
        }
        let nowhere = [
            "",
            "foo.md",
            "../a/",
            "//example.org",
            "/../etc",
            "javascript:alert(1)",
            "mailto:a@b.c",
            "ftp://a",
            "https://",
            "/a b",
        ];
        for url in nowhere {
            assert!(matches!(destination(url), Destination::Nowhere(_)), "{url}");
        }
    }
}
