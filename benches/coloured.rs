//! How fast drawings with blue and red edges are valued. Run by hand:
//! `cargo bench --bench coloured`.
//!
//! The graphs are dense, so that nearly every set of edges is a position. The
//! bed is the largest search of the repertoire: a minute and two gigabytes.

use divan::{Bencher, black_box};
use hackenbook::drawing::{Colour, Drawing, Edge, Vertex};
use hackenbook::repertoire::{Completeness, read_file};
use hackenbook::search::{self, SearchLimit};
use hackenbook::structure;
use std::path::Path;

fn main() {
    divan::main();
}

/// A graph whose ends and colours come from a fixed sequence (Knuth's linear
/// congruential generator MMIX); every vertex has an edge to a lower one.
fn graph(edges: usize, colours: &[Colour]) -> Drawing {
    let vertices = edges / 3 + 1;
    let mut state = 1_u64;
    let mut below = |bound: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("31 bits") % bound
    };
    let edges = (0..edges)
        .map(|number| {
            let (from, to) = match number + 1 {
                top if top < vertices => (below(top), top),
                _ => (below(vertices), below(vertices)),
            };
            Edge {
                from: Vertex::new(from),
                to: Vertex::new(to),
                colour: colours[below(colours.len())],
            }
        })
        .collect();
    Drawing::new(vertices, edges).expect("vertices in range")
}

#[divan::bench(args = [14, 18, 22], sample_count = 5)]
fn search_plays_a_blue_red_graph(bencher: Bencher, edges: usize) {
    let drawing = graph(edges, &[Colour::Blue, Colour::Red]);
    bencher.bench_local(|| positions(black_box(&drawing), SearchLimit::default()));
}

#[divan::bench(args = [14, 18], sample_count = 5)]
fn search_plays_a_mixed_graph(bencher: Bencher, edges: usize) {
    let drawing = graph(edges, &[Colour::Green, Colour::Blue, Colour::Red]);
    bencher.bench_local(|| positions(black_box(&drawing), SearchLimit::default()));
}

#[divan::bench(args = [("GBR", 7), ("GR", 10), ("BR", 5_000)], sample_count = 3)]
fn structure_reads_and_prints_a_stalk(bencher: Bencher, (word, times): (&str, usize)) {
    let colours = word.chars().map(|letter| match letter {
        'B' => Colour::Blue,
        'R' => Colour::Red,
        _ => Colour::Green,
    });
    let colours: Vec<Colour> = colours.collect();
    let drawing = Drawing::stalk(colours.repeat(times));
    bencher.bench_local(|| {
        let reading = structure::read(black_box(&drawing)).expect("a stalk");
        reading.value().to_string()
    });
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn search_plays_the_moderately_hard_bed(bencher: Bencher) {
    let path = Path::new("repertoire/moderately-hard-bed.yaml");
    let (entry, _) = read_file(path, Completeness::Draft).expect("well-formed");
    let limit = SearchLimit {
        positions: 100_000_000,
        bytes: 4 << 30,
    };
    bencher.bench_local(|| assert_eq!(positions(&entry.drawing, limit), 88_318_746));
}

/// How many positions a drawing has.
fn positions(drawing: &Drawing, limit: SearchLimit) -> u64 {
    search::play(drawing, limit, &mut |_| {})
        .expect("within limits")
        .positions()
}
