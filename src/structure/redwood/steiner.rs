//! The smallest tree that joins some vertices of a graph.

use crate::drawing::Vertex;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The most steps that the search for a tree may take: about a second.
const MOST_STEPS: u128 = 100_000_000;

/// Stands for "not joined".
const NONE: u32 = u32::MAX;

/// How many edges the smallest tree has that joins all of `terminals`; `None` if
/// nothing joins them, or it would take too long to find.
///
/// Dreyfus and Wagner, "The Steiner problem in graphs" (Networks 1, 1971): for
/// each set of terminals and each vertex, the smallest tree that joins the set
/// and the vertex is either two such trees that meet there, for two parts of the
/// set, or one at a neighbour and an edge.
pub(super) fn smallest_tree(edges: &[[Vertex; 2]], terminals: &BTreeSet<Vertex>) -> Option<usize> {
    let goal = terminals.last()?;
    let others = terminals.len() - 1;
    let graph = Graph::of(edges, terminals);
    let steps = 3_u128.checked_pow(u32::try_from(others).ok()?)?;
    if steps.checked_mul(graph.neighbours.len() as u128)? > MOST_STEPS {
        return None;
    }
    let mut least: Vec<Vec<u32>> = Vec::with_capacity(1 << others);
    least.push(vec![NONE; graph.neighbours.len()]);
    let singles: Vec<usize> = terminals.iter().map(|it| graph.number[it]).collect();
    for set in 1_usize..1 << others {
        let mut row = if set.is_power_of_two() {
            let mut row = vec![NONE; graph.neighbours.len()];
            row[singles[set.trailing_zeros() as usize]] = 0;
            row
        } else {
            two_trees(&least, set)
        };
        graph.spread(&mut row);
        least.push(row);
    }
    let size = if others == 0 {
        0
    } else {
        least[(1 << others) - 1][graph.number[goal]]
    };
    (size != NONE).then_some(size as usize)
}

/// For each vertex, the two smallest trees for two parts of a set that meet there.
fn two_trees(least: &[Vec<u32>], set: usize) -> Vec<u32> {
    let mut row = vec![NONE; least[0].len()];
    // Each pair of parts once: the first has the lowest terminal of the set.
    let lowest = set & set.wrapping_neg();
    let rest = set & !lowest;
    let mut more = rest;
    while more != 0 {
        more = (more - 1) & rest;
        let one = more | lowest;
        let both = least[one].iter().zip(&least[set & !one]);
        for (here, (&one, &other)) in row.iter_mut().zip(both) {
            *here = (*here).min(one.saturating_add(other));
        }
    }
    row
}

/// A graph whose vertices are numbered without gaps.
struct Graph {
    number: BTreeMap<Vertex, usize>,
    neighbours: Vec<Vec<usize>>,
}

impl Graph {
    fn of(edges: &[[Vertex; 2]], terminals: &BTreeSet<Vertex>) -> Self {
        let vertices: BTreeSet<Vertex> = edges.iter().flatten().chain(terminals).copied().collect();
        let number: BTreeMap<Vertex, usize> = vertices.into_iter().zip(0..).collect();
        let mut neighbours = vec![Vec::new(); number.len()];
        for ends in edges {
            let [from, to] = ends.map(|end| number[&end]);
            neighbours[from].push(to);
            neighbours[to].push(from);
        }
        Self { number, neighbours }
    }

    /// Lets every tree grow along edges: no number stays more than one above a
    /// neighbour's.
    fn spread(&self, row: &mut [u32]) {
        let mut waiting: Vec<usize> = (0..row.len()).filter(|&it| row[it] != NONE).collect();
        waiting.sort_by_key(|&it| row[it]);
        let mut queue: VecDeque<usize> = waiting.into();
        while let Some(vertex) = queue.pop_front() {
            let grown = row[vertex] + 1;
            for &neighbour in &self.neighbours[vertex] {
                if grown < row[neighbour] {
                    row[neighbour] = grown;
                    queue.push_back(neighbour);
                }
            }
        }
    }
}
