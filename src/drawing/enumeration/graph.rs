//! Rooted multigraphs up to the names of their vertices.

use std::ops::Range;

/// An edge by its ends, the lower first.
pub(super) type Ends = [u8; 2];

/// A rooted multigraph under the one choice of names for its vertices that stands
/// for all. Vertex 0 is the root; the others are numbered without gaps.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Graph {
    /// The edges in order.
    edges: Vec<Ends>,
}

impl Graph {
    /// The graph with these edges, whatever the names of its vertices above the
    /// root: of all names that keep to the order of the vertices' classes, those
    /// that make the least list of edges.
    pub fn of(edges: &[Ends]) -> Self {
        let mut arrangement = Arrangement::of(edges);
        let mut least = arrangement.renamed(edges);
        while arrangement.advance() {
            let renamed = arrangement.renamed(edges);
            if renamed < least {
                least = renamed;
            }
        }
        Self { edges: least }
    }

    /// The edges in order.
    pub fn edges(&self) -> &[Ends] {
        &self.edges
    }

    /// Every graph with one edge more, some of them more than once.
    pub fn with_one_edge_more(&self) -> Vec<Self> {
        let top = top(&self.edges);
        let ends = (0..=top).flat_map(|low| (low..=top + 1).map(move |high| [low, high]));
        ends.map(|added| {
            let mut edges = self.edges.clone();
            edges.push(added);
            Self::of(&edges)
        })
        .collect()
    }

    /// Every renaming of the vertices that leaves the graph as it is: what each
    /// vertex is renamed to.
    pub fn automorphisms(&self) -> Vec<Vec<u8>> {
        let mut arrangement = Arrangement::of(&self.edges);
        let mut found = Vec::new();
        loop {
            if arrangement.renamed(&self.edges) == self.edges {
                found.push(arrangement.names());
            }
            if !arrangement.advance() {
                return found;
            }
        }
    }
}

/// The highest vertex.
fn top(edges: &[Ends]) -> u8 {
    edges.iter().map(|&[_, high]| high).max().unwrap_or(0)
}

/// An order of the vertices in which every class stands where it must, and so a
/// renaming: each vertex is renamed to its place.
struct Arrangement {
    order: Vec<u8>,
    /// Where each class of several vertices stands.
    classes: Vec<Range<usize>>,
}

impl Arrangement {
    /// The first arrangement of a graph's vertices.
    fn of(edges: &[Ends]) -> Self {
        let class = classes(edges);
        let mut order: Vec<u8> = (0..=top(edges)).collect();
        order.sort_by_key(|&vertex| class[usize::from(vertex)]);
        let mut classes = Vec::new();
        let mut start = 0;
        for members in
            order.chunk_by(|&one, &other| class[usize::from(one)] == class[usize::from(other)])
        {
            if members.len() > 1 {
                classes.push(start..start + members.len());
            }
            start += members.len();
        }
        Self { order, classes }
    }

    /// Goes on to the next arrangement, if there is one: as on an odometer, the
    /// next order of the first class that has one, those before it begun anew.
    fn advance(&mut self) -> bool {
        let order = &mut self.order;
        self.classes
            .iter()
            .any(|class| next_permutation(&mut order[class.clone()]))
    }

    /// What each vertex is renamed to.
    fn names(&self) -> Vec<u8> {
        let mut names = vec![0; self.order.len()];
        for (name, &vertex) in (0..).zip(&self.order) {
            names[usize::from(vertex)] = name;
        }
        names
    }

    /// The edges under the new names, in order.
    fn renamed(&self, edges: &[Ends]) -> Vec<Ends> {
        let names = self.names();
        let mut renamed: Vec<Ends> = edges.iter().map(|&ends| rename(ends, &names)).collect();
        renamed.sort_unstable();
        renamed
    }
}

/// An edge under new names.
pub(super) fn rename(ends: Ends, names: &[u8]) -> Ends {
    let [one, other] = ends.map(|vertex| names[usize::from(vertex)]);
    [one.min(other), one.max(other)]
}

/// A class for each vertex, such that a renaming that leaves the graph as it is
/// takes no vertex out of its class, and that classes do not depend on names.
///
/// The root is a class of its own, before the others. Vertices are told apart by
/// the classes of their neighbours, with a loop for a neighbour of a kind of its
/// own, until that tells no more of them apart.
fn classes(edges: &[Ends]) -> Vec<usize> {
    let vertices = usize::from(top(edges)) + 1;
    let mut class: Vec<usize> = (0..vertices).map(|vertex| vertex.min(1)).collect();
    let mut count = vertices.min(2);
    loop {
        let mut seen: Vec<Vec<usize>> = class.iter().map(|&own| vec![own]).collect();
        for &[low, high] in edges {
            let [low, high] = [low, high].map(usize::from);
            if low == high {
                seen[low].push(vertices);
            } else {
                seen[low].push(class[high]);
                seen[high].push(class[low]);
            }
        }
        for seen in &mut seen {
            seen[1..].sort_unstable();
        }
        let mut kinds: Vec<&Vec<usize>> = seen.iter().collect();
        kinds.sort_unstable();
        kinds.dedup();
        let place = |seen| kinds.binary_search(&seen).expect("it is one of them");
        class = seen.iter().map(place).collect();
        if kinds.len() == count {
            return class;
        }
        count = kinds.len();
    }
}

/// Goes on to the next order in the order of a dictionary; from the last back to
/// the first, saying so by `false`.
fn next_permutation(items: &mut [u8]) -> bool {
    let Some(turn) = items.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        items.reverse();
        return false;
    };
    let above = items.iter().rposition(|&item| item > items[turn]);
    items.swap(turn, above.expect("the next item is above it"));
    items[turn + 1..].reverse();
    true
}
