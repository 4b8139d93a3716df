//! That no two drawings of a family are alike. How many there must be is held by
//! tests/exhaustive.rs.

use super::super::{Colour, Drawing, Edge, Vertex};
use super::graph::{Graph, rename};
use super::{multigraphs, stalks, trees};
use std::collections::BTreeSet;

const ALL: [Colour; 3] = [Colour::Green, Colour::Blue, Colour::Red];

/// Every order of the numbers from 1 to `count`, each after a 0: all renamings of
/// the vertices that leave the ground where it is.
fn renamings(count: u8) -> Vec<Vec<u8>> {
    (1..=count).fold(vec![vec![0]], |shorter, item| {
        let insertions = |order: Vec<u8>| {
            (1..=order.len()).map(move |place| {
                let mut longer = order.clone();
                longer.insert(place, item);
                longer
            })
        };
        shorter.into_iter().flat_map(insertions).collect()
    })
}

/// The least list of coloured edges over all renamings, however long that takes.
fn least_of_all(drawing: &Drawing) -> Vec<([u8; 2], Colour)> {
    let number = |vertex: Vertex| u8::try_from(vertex.index()).expect("few");
    let top = u8::try_from(drawing.vertex_count() - 1).expect("few");
    let renamed = |names: Vec<u8>| {
        let edge = |edge: &Edge| {
            let ends = [number(edge.from), number(edge.to)];
            (rename(ends, &names), edge.colour)
        };
        let mut edges: Vec<_> = drawing.edges().iter().map(edge).collect();
        edges.sort_unstable();
        edges
    };
    let all = renamings(top).into_iter().map(renamed);
    all.min().expect("there is one that changes nothing")
}

#[track_caller]
fn no_two_are_alike(family: &[Drawing]) {
    let different: BTreeSet<_> = family.iter().map(least_of_all).collect();
    assert_eq!(different.len(), family.len());
    assert!(family.is_sorted_by_key(Drawing::edge_count));
    let stands = |drawing: &Drawing| drawing.grounded_edges().iter().all(|&it| it);
    assert!(family.iter().all(stands));
}

#[test]
fn no_two_drawings_of_a_family_are_alike() {
    no_two_are_alike(&multigraphs(5, &ALL[..1]));
    no_two_are_alike(&multigraphs(3, &ALL));
    no_two_are_alike(&trees(6, &ALL[1..]));
    no_two_are_alike(&trees(4, &ALL));
    no_two_are_alike(&stalks(6, &ALL[1..]));
}

#[test]
fn a_graph_is_the_same_under_every_name() {
    let triangle_and_two_tufts = [[0, 1], [1, 2], [0, 2], [2, 3], [2, 4], [1, 5], [5, 5]];
    let graph = Graph::of(&triangle_and_two_tufts);
    for names in renamings(5) {
        let renamed = triangle_and_two_tufts.map(|ends| rename(ends, &names));
        assert_eq!(Graph::of(&renamed), graph, "{names:?}");
    }
    let other = Graph::of(&[[0, 1], [1, 2], [0, 2], [2, 3], [2, 4], [1, 5], [3, 3]]);
    assert_ne!(other, graph);
}

#[test]
fn automorphisms_are_all_there() {
    let count = |edges: &[[u8; 2]]| Graph::of(edges).automorphisms().len();
    assert_eq!(count(&[]), 1);
    // Twigs change places as they like; a hexagon on the ground turns over.
    assert_eq!(count(&[[0, 1], [0, 2], [0, 3], [0, 4]]), 24);
    assert_eq!(count(&[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 0]]), 2);
    assert_eq!(count(&[[0, 1], [0, 1], [1, 2]]), 1);
}
