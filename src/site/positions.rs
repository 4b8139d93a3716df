//! The table of positions that pages play by, packed as a script.
//!
//! A script, since a page that was opened from a disk may load nothing else. It hands
//! one object to `hackenbook.table` in `assets/play.js`:
//!
//! * `edges`: both ends and the colour of each;
//! * `values`: every different value, in ASCII;
//! * `cells`: for every different way a position can stand, the place of its value, and
//!   its remoteness with Left to move and with Right; the most frequent first;
//! * `positions`: for every position in ascending order, how much its number is greater
//!   than that of the one before, and the place of its cell.
//!
//! The last two are numbers in base 64, five bits a digit, as in source maps but without
//! a sign: most positions take two characters or three.

use crate::search::Solved;
use crate::value::Value;
use crate::verify::{Tablebase, Verified};
use serde_json::json;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How a position stands: its value, and its remoteness for both players.
type Cell<'t> = (&'t Value, [u32; 2]);

/// The script, where the drawing has a table.
pub(super) fn script(verified: &Verified) -> Option<String> {
    let packed = Packed::of(verified.tablebase().ok()?);
    let drawing = verified.drawing();
    let edges: Vec<[String; 3]> = drawing
        .edges()
        .iter()
        .map(|edge| {
            let [from, to] = [edge.from, edge.to].map(|end| drawing.name(end));
            [from, to, edge.colour.name().to_owned()]
        })
        .collect();
    let Packed {
        values,
        cells,
        positions,
    } = packed;
    Some(format!(
        "// Every position of this drawing, as the build verified it. play.js says how to read it.\n\
         hackenbook.table({id}, {{\n\"edges\": {edges},\n\"values\": {values},\n\
         \"cells\": \"{cells}\",\n\"positions\": \"{positions}\"\n}});\n",
        id = json!(verified.id()),
        edges = json!(edges),
        values = json!(values),
    ))
}

/// A table as it is sent.
struct Packed {
    values: Vec<String>,
    cells: String,
    positions: String,
}

impl Packed {
    fn of(table: &Tablebase) -> Self {
        let solved = table.positions();
        let cells = Dictionary::of(solved.iter().map(cell));
        let values = Dictionary::of(cells.words.iter().map(|(value, _)| *value));
        let mut packed = Self {
            values: values.words.iter().map(ToString::to_string).collect(),
            cells: String::new(),
            positions: String::new(),
        };
        for (value, [left, right]) in &cells.words {
            write_number(&mut packed.cells, values.place(value));
            write_number(&mut packed.cells, u64::from(*left));
            write_number(&mut packed.cells, u64::from(*right));
        }
        let mut before = 0;
        for it in solved {
            write_number(&mut packed.positions, it.position - before);
            write_number(&mut packed.positions, cells.place(&cell(it)));
            before = it.position;
        }
        packed
    }
}

fn cell(solved: &Solved) -> Cell<'_> {
    (&solved.value, solved.remoteness)
}

/// Different words, the most frequent first, equally frequent ones in their order.
struct Dictionary<T> {
    words: Vec<T>,
    places: BTreeMap<T, u64>,
}

impl<T: Ord + Clone> Dictionary<T> {
    fn of(all: impl Iterator<Item = T>) -> Self {
        let mut counts: BTreeMap<T, usize> = BTreeMap::new();
        for word in all {
            *counts.entry(word).or_default() += 1;
        }
        let mut ranked: Vec<(Reverse<usize>, T)> = counts
            .into_iter()
            .map(|(word, count)| (Reverse(count), word))
            .collect();
        ranked.sort();
        let words: Vec<T> = ranked.into_iter().map(|(_, word)| word).collect();
        let places = words.iter().cloned().zip(0..).collect();
        Self { words, places }
    }

    fn place(&self, word: &T) -> u64 {
        self.places[word]
    }
}

/// Five bits a digit, the lowest first; 32 is added to all digits but the last.
fn write_number(text: &mut String, mut number: u64) {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    loop {
        let more = usize::from(number >= 32) * 32;
        let low = usize::try_from(number % 32).expect("less than 32");
        text.push(char::from(DIGITS[low + more]));
        number /= 32;
        if more == 0 {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Dictionary, write_number};

    /// Worked out by hand.
    #[test]
    fn numbers_take_a_digit_for_five_bits() {
        for (number, written) in [
            (0, "A"),
            (31, "f"),
            (32, "gB"),
            (1000, "of"),
            (1 << 10, "ggB"),
            (u64::MAX, "////////////P"),
        ] {
            let mut text = String::new();
            write_number(&mut text, number);
            assert_eq!(text, written, "{number}");
        }
    }

    #[test]
    fn the_most_frequent_words_have_the_least_places() {
        let dictionary = Dictionary::of("abracadabra".chars());
        assert_eq!(dictionary.words, ['a', 'b', 'r', 'c', 'd']);
        assert_eq!(dictionary.place(&'c'), 3);
    }
}
