//! Green drawings in nearly linear time without low points: edges outside a spanning
//! tree pull the tree's edges together, and what is left loses leaf after leaf.

use super::Read;
use crate::drawing::{Drawing, Edge, Vertex};
use std::collections::VecDeque;

/// Reads a drawing of which every edge hangs together with the ground.
pub(super) fn read(drawing: &Drawing) -> Read {
    let mut tree = Tree::spanning(drawing);
    let loops = tree.pull_together(drawing);
    let (value, bridges, components) = tree.peel(&loops);
    Read {
        value,
        bridges,
        loops: loops.iter().sum(),
        components,
    }
}

/// Sets of things numbered from 0, each set with one of its members at its head.
struct Sets(Vec<usize>);

impl Sets {
    fn of_one_each(count: usize) -> Self {
        Self((0..count).collect())
    }

    fn head(&mut self, mut member: usize) -> usize {
        while self.0[member] != member {
            self.0[member] = self.0[self.0[member]];
            member = self.0[member];
        }
        member
    }

    /// Puts the set headed by `one` into that headed by `other`.
    fn put(&mut self, one: usize, other: usize) {
        self.0[one] = other;
    }
}

/// A spanning tree that grows out of the ground, some of its vertices joined into one.
struct Tree {
    /// The vertex below each; the ground's own is the ground.
    below: Vec<usize>,
    /// Edges from the ground.
    depth: Vec<usize>,
    /// Which edges of the drawing are not in it.
    outside: Vec<Edge>,
    /// Vertices that were joined, the lowest at the head.
    joined: Sets,
}

impl Tree {
    /// Edges are taken in their order, unless their ends hang together already.
    fn spanning(drawing: &Drawing) -> Self {
        let count = drawing.vertex_count();
        let mut hanging = Sets::of_one_each(count);
        let mut neighbours = vec![Vec::new(); count];
        let mut outside = Vec::new();
        for &edge in drawing.edges() {
            let [from, to] = [edge.from, edge.to].map(Vertex::index);
            let heads = [hanging.head(from), hanging.head(to)];
            if heads[0] == heads[1] {
                outside.push(edge);
                continue;
            }
            hanging.put(heads[0], heads[1]);
            neighbours[from].push(to);
            neighbours[to].push(from);
        }
        let mut below = vec![0; count];
        let mut depth = vec![0; count];
        let mut waiting = VecDeque::from([0]);
        while let Some(vertex) = waiting.pop_front() {
            let under = below[vertex];
            for &above in neighbours[vertex].iter().filter(|&&it| it != under) {
                below[above] = vertex;
                depth[above] = depth[vertex] + 1;
                waiting.push_back(above);
            }
        }
        Self {
            below,
            depth,
            outside,
            joined: Sets::of_one_each(count),
        }
    }

    /// Joins the vertices of every cycle: those on the way in the tree between the ends
    /// of an edge outside it. Told for each head is how many edges end up inside.
    fn pull_together(&mut self, drawing: &Drawing) -> Vec<u64> {
        let outside = std::mem::take(&mut self.outside);
        let mut inside = vec![0; drawing.vertex_count()];
        for edge in &outside {
            let mut ends = [edge.from, edge.to].map(|end| self.joined.head(end.index()));
            while ends[0] != ends[1] {
                ends.sort_unstable_by_key(|&end| self.depth[end]);
                let [_, upper] = ends;
                let lower = self.joined.head(self.below[upper]);
                self.joined.put(upper, lower);
                // The edge of the tree between the two.
                inside[lower] += std::mem::take(&mut inside[upper]) + 1;
                ends[1] = lower;
            }
            inside[ends[0]] += 1;
        }
        inside
    }

    /// Takes leaves off until only the ground is left, each telling what stands under it
    /// what it is worth. The value of the ground, how many edges there were, and how many
    /// heads have edges inside.
    fn peel(&mut self, inside: &[u64]) -> (u64, u64, u64) {
        let count = self.below.len();
        let heads: Vec<usize> = (0..count)
            .filter(|&it| self.joined.head(it) == it)
            .collect();
        let mut branches = vec![0_usize; count];
        for &head in heads.iter().filter(|&&it| it != 0) {
            let under = self.joined.head(self.below[head]);
            branches[under] += 1;
        }
        let mut worth: Vec<u64> = inside.iter().map(|loops| loops % 2).collect();
        let mut leaves: Vec<usize> = heads
            .iter()
            .copied()
            .filter(|&it| branches[it] == 0)
            .collect();
        let mut edges = 0;
        while let Some(leaf) = leaves.pop().filter(|&leaf| leaf != 0) {
            let under = self.joined.head(self.below[leaf]);
            worth[under] ^= worth[leaf] + 1;
            edges += 1;
            branches[under] -= 1;
            if branches[under] == 0 {
                leaves.push(under);
            }
        }
        let components = heads.iter().filter(|&&head| inside[head] > 0).count();
        (worth[0], edges, components as u64)
    }
}
