//! Addresses: what a link on one page means, and how links are written.
//!
//! Links between pages are relative, so that the site works under any
//! sub-path, and name `index.html` outright, so that it works from a disk too,
//! where a folder's address shows a listing. Addresses ending in `/` keep
//! working on every server.

use super::markup::attributes;
use percent_encoding::percent_decode_str;

/// The page that a server shows for any address that is none.
pub(super) const NOT_FOUND: &str = "404.html";

/// What a link leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Target {
    /// Another site, a mail address, data: whatever starts with a scheme.
    Elsewhere {
        /// The scheme, in lower case.
        scheme: String,
    },
    /// An address from the root of the host, whose paths are not this site's.
    Rooted,
    /// A place above the site's front page.
    Above,
    /// A file of this site.
    File {
        /// Its path in the site.
        path: String,
        /// The anchor in it, without the `#`.
        anchor: Option<String>,
    },
}

/// Resolves a link that stands on the page at `page`.
pub(super) fn resolve(page: &str, link: &str) -> Target {
    if let Some(scheme) = scheme(link) {
        return Target::Elsewhere { scheme };
    }
    if link.starts_with('/') {
        return Target::Rooted;
    }
    let (path, anchor) = match link.split_once('#') {
        Some((path, anchor)) => (path, Some(decoded(anchor)).filter(|it| !it.is_empty())),
        None => (link, None),
    };
    let path = path.split('?').next().unwrap_or_default();
    if path.is_empty() {
        let path = page.to_owned();
        return Target::File { path, anchor };
    }
    let mut folders: Vec<String> = page.split('/').map(str::to_owned).collect();
    folders.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                if folders.pop().is_none() {
                    return Target::Above;
                }
            }
            name => folders.push(decoded(name)),
        }
    }
    if names_a_folder(path) {
        folders.push("index.html".to_owned());
    }
    let path = folders.join("/");
    Target::File { path, anchor }
}

/// The scheme of an address, if it has one.
fn scheme(link: &str) -> Option<String> {
    if link.starts_with("//") {
        return Some("https".to_owned());
    }
    let (before, _) = link.split_once(':')?;
    let well_formed = before.starts_with(|c: char| c.is_ascii_alphabetic())
        && before
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c));
    well_formed.then(|| before.to_ascii_lowercase())
}

fn names_a_folder(path: &str) -> bool {
    matches!(path.rsplit('/').next(), Some("" | "." | ".."))
}

fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// A link with `index.html` written out, where it leads to a folder of the site.
pub(super) fn explicit(link: &str) -> String {
    if scheme(link).is_some() || link.starts_with('/') {
        return link.to_owned();
    }
    let end = link.find(['?', '#']).unwrap_or(link.len());
    let (path, rest) = link.split_at(end);
    if path.is_empty() || !names_a_folder(path) {
        return link.to_owned();
    }
    let slash = if path.ends_with('/') { "" } else { "/" };
    format!("{path}{slash}index.html{rest}")
}

/// A page whose links to folders all have `index.html` written out.
pub(super) fn with_explicit_links(html: &str) -> String {
    let mut page = String::with_capacity(html.len() + 1024);
    let mut copied = 0;
    for attribute in attributes(html) {
        if attribute.name != "href" {
            continue;
        }
        page.push_str(&html[copied..attribute.bytes.start]);
        page.push_str(&explicit(&html[attribute.bytes.clone()]));
        copied = attribute.bytes.end;
    }
    page.push_str(&html[copied..]);
    page
}

/// The way from a page up to the site's root: `../` for each folder it lies in.
pub(super) fn way_up(page: &str) -> String {
    "../".repeat(page.matches('/').count())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, anchor: Option<&str>) -> Target {
        Target::File {
            path: path.to_owned(),
            anchor: anchor.map(str::to_owned),
        }
    }

    #[test]
    fn links_are_resolved_against_their_page() {
        let page = "drawings/lattice/index.html";
        for (link, target) in [
            ("#cuts", file(page, Some("cuts"))),
            ("#", file(page, None)),
            ("./", file(page, None)),
            ("figure.svg", file("drawings/lattice/figure.svg", None)),
            ("../", file("drawings/index.html", None)),
            ("..", file("drawings/index.html", None)),
            ("../k4/", file("drawings/k4/index.html", None)),
            ("../../a/#b%C3%A9", file("a/index.html", Some("bé"))),
            ("../../a?b#c", file("a", Some("c"))),
            ("../../../", Target::Above),
            ("/drawings/", Target::Rooted),
        ] {
            assert_eq!(resolve(page, link), target, "{link}");
        }
        for (link, scheme) in [
            ("HTTPS://example.org/", "https"),
            ("//example.org/", "https"),
            ("mailto:a@example.org", "mailto"),
        ] {
            let scheme = scheme.to_owned();
            assert_eq!(resolve(page, link), Target::Elsewhere { scheme }, "{link}");
        }
    }

    #[test]
    fn folders_get_their_page_written_out() {
        for (link, written) in [
            ("../drawings/", "../drawings/index.html"),
            ("../a/#b", "../a/index.html#b"),
            ("./", "./index.html"),
            ("..", "../index.html"),
            ("#a", "#a"),
            ("a.svg", "a.svg"),
            ("https://example.org/", "https://example.org/"),
            ("/a/", "/a/"),
        ] {
            assert_eq!(explicit(link), written);
        }
        assert_eq!(
            with_explicit_links("<a title=\"a/\" href=\"a/\">b/</a><link href='c/'>"),
            "<a title=\"a/\" href=\"a/index.html\">b/</a><link href='c/index.html'>"
        );
    }

    #[test]
    fn the_way_up_is_as_long_as_the_page_is_deep() {
        assert_eq!(way_up("index.html"), "");
        assert_eq!(way_up("drawings/k4/index.html"), "../../");
    }
}
