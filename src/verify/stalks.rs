//! Every small stalk, through the gate: those whose edges readers recolour.

use super::{Rejection, Verified, verify};
use crate::drawing::{Colour, Drawing, enumeration};
use crate::repertoire::Entry;
use crate::search::SearchLimit;

/// The most edges of a stalk that readers recolour.
pub const MOST_STALK_EDGES: usize = 5;

/// Every stalk in three colours that has an edge and no more than readers recolour,
/// shortest first. Its id is its [word](stalk_word).
///
/// # Errors
/// When one of them is turned away at the gate.
pub fn verify_stalks() -> Result<Vec<Verified>, Box<Rejection>> {
    let colours = [Colour::Blue, Colour::Red, Colour::Green];
    enumeration::stalks(MOST_STALK_EDGES, &colours)
        .into_iter()
        .filter(|stalk| stalk.edge_count() > 0)
        .map(|stalk| {
            let id = stalk_word(&stalk).unwrap_or_default();
            let entry = Entry::of_drawing(&id, stalk);
            verify(entry, SearchLimit::default(), &mut |_| {})
        })
        .collect()
}

/// A stalk in a word: a letter for the colour of each edge, from the ground up. `None`
/// for any other drawing.
#[must_use]
pub fn stalk_word(drawing: &Drawing) -> Option<String> {
    let colours = drawing.as_stalk()?;
    Some(colours.into_iter().map(Colour::letter).collect())
}

#[cfg(test)]
mod tests {
    use super::{stalk_word, verify_stalks};
    use crate::drawing::{Drawing, Edge, Vertex};
    use std::collections::BTreeMap;

    /// Worked out by hand, or from Winning Ways.
    #[test]
    fn small_stalks_have_the_values_of_the_books() {
        let stalks = verify_stalks().expect("both routes agree");
        assert_eq!(stalks.len(), 3 + 9 + 27 + 81 + 243);
        let values: BTreeMap<&str, String> = stalks
            .iter()
            .map(|it| (it.id(), it.value().to_string()))
            .collect();
        assert_eq!(values.len(), stalks.len());
        for (word, value) in [
            ("B", "1"),
            ("R", "-1"),
            ("G", "*"),
            ("BR", "1/2"),
            ("BRR", "1/4"),
            ("BBR", "3/2"),
            ("BRBRR", "9/16"),
            ("GB", "^*"),
            ("GR", "v*"),
            ("BG", "1*"),
            ("GGG", "*3"),
            ("BGB", "1^*"),
            ("GBR", "{0,*|0,^*}"),
        ] {
            assert_eq!(values[word], value, "{word}");
        }
    }

    #[test]
    fn only_a_stalk_has_a_word() {
        let word = |pairs: &[(usize, usize)]| {
            let top = pairs.iter().map(|&(u, v)| u.max(v)).max().unwrap_or(0);
            let edges = pairs.iter();
            let edges = edges.map(|&(u, v)| Edge::green(Vertex::new(u), Vertex::new(v)));
            stalk_word(&Drawing::new(top + 1, edges.collect()).expect("vertices in range"))
        };
        assert_eq!(word(&[]).as_deref(), Some(""));
        assert_eq!(word(&[(0, 1)]).as_deref(), Some("G"));
        // In any order and direction.
        assert_eq!(word(&[(3, 1), (2, 3), (1, 0)]).as_deref(), Some("GGG"));
        for pairs in [
            &[(0, 0)][..],
            &[(0, 1), (0, 2)],
            &[(0, 1), (0, 1)],
            &[(0, 1), (1, 1)],
            &[(0, 1), (1, 2), (1, 3)],
            &[(0, 1), (1, 2), (2, 1)],
            &[(0, 1), (1, 2), (2, 3), (3, 1)],
            &[(0, 1), (2, 3)],
        ] {
            assert_eq!(word(pairs), None, "{pairs:?}");
        }
    }
}
