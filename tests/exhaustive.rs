//! Every small drawing there is: both routes on each.

use hackenbook::drawing::{Drawing, Edge, Vertex};
use hackenbook::search::{self, SearchLimit};
use hackenbook::structure;
use std::collections::BTreeSet;

/// A multigraph by its edges, each with its lower end first, in order. Vertex 0
/// is the ground; the others are numbered without gaps.
type Graph = Vec<(u8, u8)>;

/// The least of all graphs that differ from this one only in the names of the
/// vertices above the ground, by trying every renaming.
fn canonical(graph: &Graph) -> Graph {
    let top = graph.iter().map(|&(_, v)| v).max().unwrap_or(0);
    let mut names: Vec<u8> = (0..=top).collect();
    let mut best: Option<Graph> = None;
    permute(&mut names, 1, &mut |names| {
        let mut renamed: Graph = graph
            .iter()
            .map(|&(u, v)| {
                let (a, b) = (names[u as usize], names[v as usize]);
                (a.min(b), a.max(b))
            })
            .collect();
        renamed.sort_unstable();
        if best.as_ref().is_none_or(|best| renamed < *best) {
            best = Some(renamed);
        }
    });
    best.expect("there is at least one renaming")
}

fn permute(names: &mut Vec<u8>, from: usize, visit: &mut impl FnMut(&[u8])) {
    if from >= names.len() {
        visit(names);
        return;
    }
    for other in from..names.len() {
        names.swap(from, other);
        permute(names, from + 1, visit);
        names.swap(from, other);
    }
}

/// Every graph with one edge more: each is one of these with some edge taken
/// away that leaves the rest hanging together, so none is missed.
fn with_one_edge_more(graphs: &BTreeSet<Graph>) -> BTreeSet<Graph> {
    let mut larger = BTreeSet::new();
    for graph in graphs {
        let top = graph.iter().map(|&(_, v)| v).max().unwrap_or(0);
        for u in 0..=top {
            for v in u..=top + 1 {
                let mut more = graph.clone();
                more.push((u, v));
                larger.insert(canonical(&more));
            }
        }
    }
    larger
}

fn drawing(graph: &Graph) -> Drawing {
    let top = graph.iter().map(|&(_, v)| v).max().unwrap_or(0);
    let edges = graph
        .iter()
        .map(|&(u, v)| Edge::green(Vertex::new(u.into()), Vertex::new(v.into())))
        .collect();
    Drawing::new(usize::from(top) + 1, edges).expect("vertices in range")
}

#[test]
fn both_routes_agree_on_every_rooted_multigraph_of_at_most_six_edges() {
    // How many there are with 0, 1, 2, ... edges, connected to the ground, loops
    // and parallel edges allowed, up to renaming: counted independently by
    // tests/data/count_rooted_multigraphs.py.
    const COUNTS: [usize; 7] = [1, 2, 6, 20, 74, 289, 1_203];
    let mut graphs = BTreeSet::from([Graph::new()]);
    let mut checked = 0;
    for count in COUNTS {
        for graph in &graphs {
            let drawing = drawing(graph);
            let by_structure = structure::read(&drawing).expect("green").value();
            let by_search = search::play(&drawing, SearchLimit::default(), &mut |_| {})
                .expect("small")
                .value();
            assert_eq!(by_structure, by_search, "{graph:?}");
            checked += 1;
        }
        println!(
            "{} rooted multigraphs with {} edges",
            graphs.len(),
            graphs.first().map_or(0, Vec::len)
        );
        assert_eq!(graphs.len(), count);
        if graphs
            .first()
            .is_some_and(|graph| graph.len() == COUNTS.len() - 1)
        {
            break;
        }
        graphs = with_one_edge_more(&graphs);
    }
    println!("{checked} graphs checked, every one by both routes");
}
