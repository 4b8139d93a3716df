//! Rooted trees.

use super::super::{Colour, Drawing, Edge, Vertex};

/// A rooted tree whose `n`-th edge leads to vertex `n + 1`.
struct Tree {
    edges: Vec<Edge>,
    /// The rank of its greatest branch among all branches there are, counted
    /// from 1 by size; 0 for the tree without edges.
    greatest_branch: usize,
}

impl Tree {
    /// The tree with one branch more: an edge with a tree on top of it.
    fn with_branch(&self, colour: Colour, top: &Self, rank: usize) -> Self {
        let foot = self.edges.len() + 1;
        let raised = |vertex: Vertex| Vertex::new(vertex.index() + foot);
        let mut edges = self.edges.clone();
        edges.push(Edge {
            from: Vertex::GROUND,
            to: Vertex::new(foot),
            colour,
        });
        edges.extend(top.edges.iter().map(|&edge| Edge {
            from: raised(edge.from),
            to: raised(edge.to),
            ..edge
        }));
        Self {
            edges,
            greatest_branch: rank,
        }
    }

    fn into_drawing(self) -> Drawing {
        Drawing::new(self.edges.len() + 1, self.edges).expect("each edge leads to a vertex")
    }
}

/// Every rooted tree of at most so many edges, each edge in one of these colours.
///
/// A tree is a collection of branches, and so its greatest branch on the ground
/// beside a tree that has no greater one.
///
/// # Panics
/// When an edge would not fit in 32 bits; there is no memory for so many trees.
#[must_use]
pub fn trees(most_edges: usize, colours: &[Colour]) -> Vec<Drawing> {
    let empty = Tree {
        edges: Vec::new(),
        greatest_branch: 0,
    };
    let mut by_edges = vec![vec![empty]];
    for edges in 1..=most_edges {
        let mut level = Vec::new();
        let mut rank = 0;
        for on_top in 0..edges {
            let beside = &by_edges[edges - 1 - on_top];
            for top in &by_edges[on_top] {
                for &colour in colours {
                    rank += 1;
                    let has_no_greater = |rest: &&Tree| rest.greatest_branch <= rank;
                    let rest = beside.iter().filter(has_no_greater);
                    level.extend(rest.map(|rest| rest.with_branch(colour, top, rank)));
                }
            }
        }
        by_edges.push(level);
    }
    let all = by_edges.into_iter().flatten();
    all.map(Tree::into_drawing).collect()
}
