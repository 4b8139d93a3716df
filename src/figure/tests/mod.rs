use super::*;
use crate::drawing::{Colour, Drawing, Edge, Vertex};
use crate::repertoire::{self, Entry, Repertoire};
use crate::ruleset::NamedGame;
use crate::search::SearchLimit;
use crate::verify::{Ledger, VerifiedPosition, verify_any_position};

mod coloured;
mod cuts;
mod exports;
mod geometry;
mod looks;
mod measured;
mod pictures;
mod positions;
#[cfg(feature = "raster")]
mod raster;
mod strips;
mod values;

fn repertoire_ledger() -> Ledger {
    let (repertoire, faults) = repertoire::load(std::path::Path::new("repertoire"));
    assert!(!faults.has_errors(), "{}", faults.render(false));
    let (ledger, faults) = Ledger::of(repertoire, SearchLimit::default(), &mut |_, _| {});
    assert!(!faults.has_errors(), "{}", faults.render(false));
    ledger
}

/// The repertoire, and drawings with blue and red edges.
struct Everything {
    ledger: Ledger,
    coloured: Ledger,
}

impl Everything {
    fn new() -> Self {
        Self {
            ledger: repertoire_ledger(),
            coloured: coloured_drawings(),
        }
    }

    fn iter(&self) -> impl Iterator<Item = &Verified> {
        self.ledger.iter().chain(self.coloured.iter())
    }
}

/// Edges of one colour through vertices by number.
type Path<'a> = (Colour, &'a [usize]);

/// A drawing of paths, vertex 0 being the ground.
fn drawing_of(paths: &[Path]) -> Drawing {
    let mut edges = Vec::new();
    for (colour, path) in paths {
        edges.extend(path.windows(2).map(|ends| Edge {
            from: Vertex::new(ends[0]),
            to: Vertex::new(ends[1]),
            colour: *colour,
        }));
    }
    let highest = paths.iter().flat_map(|(_, path)| path.iter()).max();
    let count = highest.copied().unwrap_or(0) + 1;
    let names = ["ground".to_owned()].into_iter();
    let letters = ('a'..='z').map(String::from);
    Drawing::new(count, edges)
        .expect("vertices in range")
        .with_names(names.chain(letters).take(count).collect())
}

fn stalk_of(word: &str) -> Drawing {
    Drawing::stalk(word.chars().map(|letter| match letter {
        'B' => Colour::Blue,
        'R' => Colour::Red,
        _ => Colour::Green,
    }))
}

fn toads_and_frogs(strip: &str) -> VerifiedPosition {
    let game = NamedGame::find("toads-and-frogs").expect("a game");
    let position = game.read(strip).expect("a strip");
    verify_any_position(position, SearchLimit::default(), &mut |_| {}).expect("agreed")
}

fn ledger_of(drawings: impl IntoIterator<Item = (&'static str, Drawing)>) -> Ledger {
    let entries: Vec<Entry> = drawings
        .into_iter()
        .map(|(id, drawing)| Entry::of_drawing(id, drawing))
        .collect();
    let repertoire = Repertoire::from(entries);
    let (ledger, faults) = Ledger::of(repertoire, SearchLimit::default(), &mut |_, _| {});
    assert!(!faults.has_errors(), "{}", faults.render(false));
    ledger
}

/// Drawings with blue and red edges, of every kind that figures tell apart.
fn coloured_drawings() -> Ledger {
    use Colour::{Blue, Green, Red};
    let drawings: [(&'static str, &[Path]); 12] = [
        (
            "stalk-brrb",
            &[(Blue, &[0, 1]), (Red, &[1, 2, 3]), (Blue, &[3, 4])],
        ),
        ("one-red", &[(Red, &[0, 1])]),
        (
            "nine-sixteenths",
            &[
                (Blue, &[0, 1]),
                (Red, &[1, 2]),
                (Blue, &[2, 3]),
                (Red, &[3, 4, 5]),
            ],
        ),
        ("flower", &[(Green, &[0, 1]), (Blue, &[1, 2])]),
        (
            "double-green-and-blue",
            &[(Green, &[0, 1, 0]), (Blue, &[1, 2])],
        ),
        (
            "mixed-tree",
            &[
                (Blue, &[0, 1, 2]),
                (Red, &[1, 3]),
                (Green, &[2, 4, 5]),
                (Green, &[0, 6]),
                (Red, &[6, 7]),
            ],
        ),
        (
            "blue-red-triangle",
            &[(Blue, &[0, 1]), (Red, &[1, 2]), (Blue, &[2, 0])],
        ),
        (
            "mountain-and-jungle",
            &[
                (Blue, &[0, 1, 2]),
                (Red, &[0, 3]),
                (Green, &[2, 4, 3]),
                (Green, &[1, 3]),
                (Green, &[4, 5]),
            ],
        ),
        (
            "split-upstairs",
            &[
                (Green, &[0, 1]),
                (Blue, &[1, 2, 3]),
                (Green, &[3, 4, 1]),
                (Green, &[4, 5]),
            ],
        ),
        (
            "loose-red-piece",
            &[(Blue, &[0, 1]), (Green, &[1, 2]), (Red, &[3, 4, 5])],
        ),
        (
            "zero-not-obviously",
            &[
                (Blue, &[0, 1]),
                (Red, &[1, 2]),
                (Blue, &[0, 3]),
                (Red, &[3, 4]),
                (Red, &[0, 5]),
            ],
        ),
        (
            "core-with-green",
            &[
                (Green, &[0, 1]),
                (Green, &[0, 2]),
                (Blue, &[1, 2]),
                (Red, &[1, 3]),
            ],
        ),
    ];
    ledger_of(drawings.map(|(id, paths)| (id, drawing_of(paths))))
}
