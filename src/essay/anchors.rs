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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_id_is_given_twice() {
        let mut anchors = Anchors::default();
        assert!(anchors.take("a-2"));
        assert_eq!(anchors.unique("a"), "a");
        assert_eq!(anchors.unique("a"), "a-3");
        assert!(!anchors.take("a"));
    }
}
