//! The ids of a page: each stands once.

use std::collections::BTreeSet;

/// The ids given out so far.
#[derive(Debug, Default)]
pub(super) struct Anchors(BTreeSet<String>);

impl Anchors {
    /// Takes an id that the author chose; false when something else has it.
    pub fn take(&mut self, id: &str) -> bool {
        self.0.insert(id.to_owned())
    }

    /// An id as near to the one wished for as is still free.
    pub fn unique(&mut self, wish: &str) -> String {
        let mut id = wish.to_owned();
        let mut number = 1_usize;
        while !self.take(&id) {
            number += 1;
            id = format!("{wish}-{number}");
        }
        id
    }

    /// Whether something on the page has this id.
    pub fn has(&self, id: &str) -> bool {
        self.0.contains(id)
    }

    /// The ids in the order of the alphabet.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

/// The text as it stands in an address: its letters and digits in lower case,
/// a hyphen wherever something else stood between them.
pub(super) fn slug(text: &str) -> String {
    let words: Vec<String> = text
        .split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '’')
        .map(|word| word.replace(['\'', '’'], "").to_lowercase())
        .filter(|word| !word.is_empty())
        .collect();
    words.join("-")
}

/// Whether a name can stand in an address: lower-case letters, digits and single
/// hyphens between them.
pub(super) fn is_slug(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !name.is_empty()
        && name.chars().all(plain)
        && !name.starts_with('-')
        && !name.ends_with('-')
        && !name.contains("--")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_become_addresses() {
        assert_eq!(slug("Whoever can't cut, loses!"), "whoever-cant-cut-loses");
        assert_eq!(slug("Über 3 × 4"), "über-3-4");
        assert_eq!(slug("?!"), "");
        assert!(is_slug("fuse-every-cycle") && is_slug("3-by-4"));
        assert!(!is_slug("-a") && !is_slug("a--b") && !is_slug("A") && !is_slug(""));
    }

    #[test]
    fn no_id_is_given_twice() {
        let mut anchors = Anchors::default();
        assert!(anchors.take("a-2"));
        assert_eq!(anchors.unique("a"), "a");
        assert_eq!(anchors.unique("a"), "a-3");
        assert!(!anchors.take("a"));
    }
}
