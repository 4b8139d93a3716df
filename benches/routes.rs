//! How fast each route is. Run by hand: `cargo bench`.
//!
//! Structure reads drawings of ten million edges; search plays the largest
//! drawings it takes. The largest of structure is built once, outside the clock.

use divan::{Bencher, black_box};
use hackenbook::drawing::{Colour, Drawing, Edge, Vertex};
use hackenbook::search::{self, SearchLimit};
use hackenbook::structure;

fn main() {
    divan::main();
}

const LARGE: usize = 10_000_000;

/// A stalk of so many green edges.
fn stalk(edges: usize) -> Drawing {
    Drawing::stalk(std::iter::repeat_n(Colour::Green, edges))
}

/// A multigraph with half as many vertices as edges, from a fixed sequence
/// (Knuth's linear congruential generator MMIX).
fn multigraph(edges: usize) -> Drawing {
    let vertices = edges / 2 + 1;
    let mut state = 1_u64;
    let mut vertex = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let high = usize::try_from(state >> 33).expect("31 bits");
        Vertex::new(high % vertices)
    };
    let edges = (0..edges)
        .map(|_| Edge::green(vertex(), vertex()))
        .collect();
    Drawing::new(vertices, edges).expect("vertices in range")
}

/// The square lattice with so many rows and columns, a corner on the ground.
fn lattice(rows: usize, columns: usize) -> Drawing {
    let vertex = |row: usize, column: usize| Vertex::new(row * columns + column);
    let mut edges = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            if column + 1 < columns {
                edges.push(Edge::green(vertex(row, column), vertex(row, column + 1)));
            }
            if row + 1 < rows {
                edges.push(Edge::green(vertex(row, column), vertex(row + 1, column)));
            }
        }
    }
    Drawing::new(rows * columns, edges).expect("vertices in range")
}

#[divan::bench(args = [100_000, 1_000_000, LARGE], sample_count = 3)]
fn structure_reads_a_stalk(bencher: Bencher, edges: usize) {
    let drawing = stalk(edges);
    bencher.bench_local(|| structure::read(black_box(&drawing)).expect("green").value());
}

#[divan::bench(args = [100_000, 1_000_000, LARGE], sample_count = 3)]
fn structure_reads_a_multigraph(bencher: Bencher, edges: usize) {
    let drawing = multigraph(edges);
    bencher.bench_local(|| structure::read(black_box(&drawing)).expect("green").value());
}

#[divan::bench(args = [(3, 3), (3, 4), (4, 4)], sample_count = 3)]
fn search_plays_a_lattice(bencher: Bencher, (rows, columns): (usize, usize)) {
    let drawing = lattice(rows, columns);
    bencher.bench_local(|| played(black_box(&drawing)));
}

#[divan::bench(args = [16, 20, 24], sample_count = 3)]
fn search_plays_parallel_edges(bencher: Bencher, edges: usize) {
    let edge = Edge::green(Vertex::GROUND, Vertex::new(1));
    let drawing = Drawing::new(2, vec![edge; edges]).expect("two vertices");
    bencher.bench_local(|| played(black_box(&drawing)));
}

/// How many positions a drawing has.
fn played(drawing: &Drawing) -> u64 {
    search::play(drawing, SearchLimit::default(), &mut |_| {})
        .expect("within limits")
        .positions()
}
