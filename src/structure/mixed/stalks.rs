//! Stalks made of the edges that are at hand.

use super::sheet::Sheet;
use crate::drawing::{Colour, Drawing, Edge, EdgeId, Vertex};
use rustc_hash::{FxHashMap, FxHashSet};

/// Those of the edges at hand that make a stalk of these colours on `root`, from
/// the bottom up: the longest path that is there already, then whichever come
/// first. The colours must be at hand.
pub(super) fn chosen(
    drawing: &Drawing,
    root: Vertex,
    at_hand: &[EdgeId],
    colours: &[Colour],
) -> Vec<EdgeId> {
    let mut chosen = path_there(drawing, root, at_hand, colours);
    let in_path: FxHashSet<EdgeId> = chosen.iter().copied().collect();
    let mut rest: Vec<EdgeId> = (at_hand.iter().copied())
        .filter(|id| !in_path.contains(id))
        .collect();
    rest.sort_unstable();
    let of_colour = |colour| {
        let rest = rest.iter().copied();
        rest.filter(move |&id| drawing.edge(id).colour == colour)
    };
    let [mut green, mut blue, mut red] = [Colour::Green, Colour::Blue, Colour::Red].map(of_colour);
    for colour in &colours[chosen.len()..] {
        let next = match colour {
            Colour::Green => green.next(),
            Colour::Blue => blue.next(),
            Colour::Red => red.next(),
        };
        chosen.push(next.expect("the colours are at hand"));
    }
    chosen
}

/// The longest path upward, found by a walk depth first, whose colours are the
/// first of these.
fn path_there(
    drawing: &Drawing,
    root: Vertex,
    at_hand: &[EdgeId],
    colours: &[Colour],
) -> Vec<EdgeId> {
    let edges_at = edges_by_end(drawing, at_hand);
    let mut seen = FxHashSet::from_iter([root]);
    let mut walk = vec![Reached {
        vertex: root,
        height: 0,
        by: None,
        looked_at: 0,
    }];
    let mut highest = 0;
    let mut path = vec![0];
    while let Some(&place) = path.last() {
        let Reached { vertex, height, .. } = walk[place];
        let edges = edges_at.get(&vertex).map_or(&[][..], Vec::as_slice);
        let Some(&id) = edges.get(walk[place].looked_at) else {
            path.pop();
            continue;
        };
        walk[place].looked_at += 1;
        let edge = drawing.edge(id);
        if colours.get(height) == Some(&edge.colour) && seen.insert(edge.other(vertex)) {
            path.push(walk.len());
            if height == walk[highest].height {
                highest = walk.len();
            }
            walk.push(Reached {
                vertex: edge.other(vertex),
                height: height + 1,
                by: Some((id, place)),
                looked_at: 0,
            });
        }
    }
    let below = std::iter::successors(walk[highest].by, |&(_, place)| walk[place].by);
    let mut longest: Vec<EdgeId> = below.map(|(id, _)| id).collect();
    longest.reverse();
    longest
}

/// For each end of some edges, those that end there.
fn edges_by_end(drawing: &Drawing, edges: &[EdgeId]) -> FxHashMap<Vertex, Vec<EdgeId>> {
    let mut edges_at: FxHashMap<Vertex, Vec<EdgeId>> = FxHashMap::default();
    for &id in edges {
        let edge = drawing.edge(id);
        for end in [edge.from, edge.to] {
            edges_at.entry(end).or_default().push(id);
        }
    }
    edges_at
}

/// A vertex on a walk upward.
struct Reached {
    vertex: Vertex,
    height: usize,
    /// The edge that led there, and the place of the vertex below in the walk.
    by: Option<(EdgeId, usize)>,
    /// How many edges have been looked at there.
    looked_at: usize,
}

/// Edges taken up and put down again as stalks, the others staying where they are.
pub(super) struct Stalks<'a> {
    sheet: &'a Sheet,
    edges: Vec<Option<Edge>>,
    /// For each vertex, whether an edge ended there before.
    had_an_end: Vec<bool>,
    /// For each vertex, whether an edge ends there now.
    taken: Vec<bool>,
}

impl<'a> Stalks<'a> {
    /// Takes up these edges. Whatever else ends at the vertices `left` will be
    /// moved away from them.
    pub fn of(
        sheet: &'a Sheet,
        taken_up: impl IntoIterator<Item = EdgeId>,
        left: impl IntoIterator<Item = Vertex>,
    ) -> Self {
        let drawing = &sheet.drawing;
        let mut edges: Vec<Option<Edge>> = drawing.edges().iter().copied().map(Some).collect();
        let ends = |edges: &[Option<Edge>]| {
            let mut marks = vec![false; drawing.vertex_count()];
            for edge in edges.iter().flatten() {
                marks[edge.from.index()] = true;
                marks[edge.to.index()] = true;
            }
            marks
        };
        let had_an_end = ends(&edges);
        for id in taken_up {
            edges[id.index()] = None;
        }
        let mut taken = ends(&edges);
        for vertex in left {
            taken[vertex.index()] = false;
        }
        Self {
            sheet,
            edges,
            had_an_end,
            taken,
        }
    }

    /// Puts edges on top of each other on `root`; returns the tip. Each keeps an
    /// end of its own where it can, be it one that it had before it was fused.
    pub fn raise(&mut self, root: Vertex, edges: &[EdgeId]) -> Vertex {
        self.taken[root.index()] = true;
        edges.iter().fold(root, |below, &id| {
            let now = self.sheet.drawing.edge(id);
            let above = self.end_for(id, below);
            let stays =
                [now.from, now.to] == [above, below] || [now.from, now.to] == [below, above];
            self.edges[id.index()] = Some(if stays {
                now
            } else {
                Edge {
                    from: below,
                    to: above,
                    ..now
                }
            });
            above
        })
    }

    fn end_for(&mut self, id: EdgeId, below: Vertex) -> Vertex {
        let now = self.sheet.drawing.edge(id);
        let drawn = self.sheet.as_drawn(id);
        let own = [now.other(below), now.from, now.to];
        let free = |end: &Vertex| !end.is_ground() && !self.taken[end.index()];
        let found = own.into_iter().find(free).or_else(|| {
            let before = [drawn.from, drawn.to].into_iter();
            before
                .filter(|end| !self.had_an_end[end.index()])
                .find(free)
        });
        let end = found.unwrap_or_else(|| {
            self.taken.push(false);
            Vertex::new(self.taken.len() - 1)
        });
        self.taken[end.index()] = true;
        end
    }

    /// For each edge where it ends now, and how many vertices there are.
    pub fn put_down(self) -> (Vec<Option<Edge>>, usize) {
        (self.edges, self.taken.len())
    }
}
