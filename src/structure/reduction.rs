//! A drawing's reduction to a stalk, kept so that every step can be drawn.

use super::bridges::Survey;
use super::theorem::{Step, Theorem};
use crate::drawing::{Colour, Drawing, EdgeId, Vertex};
use crate::value::Nimber;

/// What becomes of an edge in the reduction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It never hung together with the ground and falls before play begins.
    Fallen,
    /// It lies on no cycle and stays an edge of the tree.
    Bridge,
    /// It lies on a cycle; fusion makes it a loop that cancels against another.
    Cancelled,
    /// It lies on a cycle; fusion makes it the one loop left at its vertex.
    LoopLeft,
}

impl Fate {
    /// Whether fusion makes the edge a loop.
    #[must_use]
    pub const fn is_loop(self) -> bool {
        matches!(self, Self::Cancelled | Self::LoopLeft)
    }
}

/// A 2-edge-connected component with at least one edge. Fusion shrinks it to a
/// point, and each of its edges to a loop there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Component {
    /// The vertex nearest the ground, which stands for the component once fused.
    pub root: Vertex,
    /// All its vertices, the root first.
    pub vertices: Vec<Vertex>,
    /// Its edges, all of which become loops.
    pub edges: Vec<EdgeId>,
}

/// The value of a drawing together with the whole way to it.
#[derive(Debug, Clone)]
pub struct Reduction {
    drawing: Drawing,
    fate: Vec<Fate>,
    /// The root of each vertex's component: itself, where nothing was fused.
    root: Vec<Vertex>,
    /// For each root, the value of all that stands on it.
    standing: Vec<Nimber>,
}

impl Reduction {
    /// The names of the theorems, for ledgers and pages.
    pub const RULE: &'static str = "fusion and colon";

    pub(super) fn of(drawing: &Drawing, survey: &Survey) -> Self {
        let root = component_roots(drawing, survey);
        let fate = fates(drawing, survey, &root);
        let mut standing = vec![Nimber::ZERO; drawing.vertex_count()];
        for ((_, edge), fate) in drawing.edge_ids().zip(&fate) {
            if *fate == Fate::LoopLeft {
                let there = &mut standing[root[edge.from.index()].index()];
                *there = there.nim_sum(Nimber::STAR);
            }
        }
        // Colon: every vertex comes after the one it stands on, so going
        // backwards each branch is complete when it is added to its vertex.
        for &vertex in survey.preorder.iter().rev() {
            if let Some((edge, below)) = survey.parent[vertex.index()]
                && fate[edge.index()] == Fate::Bridge
            {
                let branch = standing[vertex.index()].on_an_edge();
                let there = &mut standing[root[below.index()].index()];
                *there = there.nim_sum(branch);
            }
        }
        Self {
            drawing: drawing.clone(),
            fate,
            root,
            standing,
        }
    }

    /// The value of the drawing.
    #[must_use]
    pub fn value(&self) -> Nimber {
        self.standing[0]
    }

    /// The drawing that was read.
    #[must_use]
    pub const fn drawing(&self) -> &Drawing {
        &self.drawing
    }

    /// What becomes of each edge, in the order of the drawing's edges.
    #[must_use]
    pub fn fates(&self) -> &[Fate] {
        &self.fate
    }

    /// The vertex that stands for `vertex` once every cycle is fused.
    #[must_use]
    pub fn root(&self, vertex: Vertex) -> Vertex {
        self.root[vertex.index()]
    }

    /// The value of what stands on a vertex's component, by the colon principle.
    #[must_use]
    pub fn value_at(&self, vertex: Vertex) -> Nimber {
        self.standing[self.root(vertex).index()]
    }

    /// How many edges lie on no cycle.
    #[must_use]
    pub fn bridge_count(&self) -> usize {
        self.count(|fate| fate == Fate::Bridge)
    }

    /// How many edges fusion makes into loops.
    #[must_use]
    pub fn loop_count(&self) -> usize {
        self.count(Fate::is_loop)
    }

    /// How many loops are left when pairs have cancelled.
    #[must_use]
    pub fn loops_left(&self) -> usize {
        self.count(|fate| fate == Fate::LoopLeft)
    }

    /// How many edges fell before play began.
    #[must_use]
    pub fn fallen_count(&self) -> usize {
        self.count(|fate| fate == Fate::Fallen)
    }

    /// The 2-edge-connected components with at least one edge, in the order of
    /// their roots.
    #[must_use]
    pub fn components(&self) -> Vec<Component> {
        let mut slot = vec![None; self.drawing.vertex_count()];
        let mut components: Vec<Component> = Vec::new();
        for (id, edge) in self.drawing.edge_ids() {
            if !self.fate[id.index()].is_loop() {
                continue;
            }
            let root = self.root(edge.from);
            let place = *slot[root.index()].get_or_insert_with(|| {
                components.push(Component {
                    root,
                    vertices: vec![root],
                    edges: Vec::new(),
                });
                components.len() - 1
            });
            components[place].edges.push(id);
        }
        for vertex in (0..self.drawing.vertex_count()).map(Vertex::new) {
            let root = self.root(vertex);
            if let Some(place) = slot[root.index()].filter(|_| root != vertex) {
                components[place].vertices.push(vertex);
            }
        }
        components.sort_by_key(|component| component.root);
        components
    }

    /// The steps of the reduction that change something, in order.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.fallen_count() > 0 {
            steps.push(self.pruned());
        }
        if self.loop_count() > 0 {
            steps.push(self.fused());
        }
        if self.loops_left() < self.loop_count() {
            steps.push(self.without_pairs());
        }
        steps.push(self.stalk());
        steps
    }

    /// The drawing without what does not reach the ground.
    #[must_use]
    pub fn pruned(&self) -> Step {
        self.step(Theorem::Prune, |fate| fate != Fate::Fallen, |vertex| vertex)
    }

    /// Every component fused to its root, its edges to loops there.
    #[must_use]
    pub fn fused(&self) -> Step {
        let root = |vertex| self.root(vertex);
        self.step(Theorem::Fusion, |fate| fate != Fate::Fallen, root)
    }

    /// The fused drawing once loops at one vertex have cancelled in pairs.
    #[must_use]
    pub fn without_pairs(&self) -> Step {
        let stays = |fate| matches!(fate, Fate::Bridge | Fate::LoopLeft);
        self.step(Theorem::Parity, stays, |vertex| self.root(vertex))
    }

    /// The stalk that is worth as much as the whole drawing.
    ///
    /// # Panics
    /// When the stalk has more than 2^32 - 2 edges, as no stalk of a drawing has.
    #[must_use]
    pub fn stalk(&self) -> Step {
        let height = usize::try_from(self.value().grundy()).expect("no higher than the drawing");
        Step {
            theorem: Theorem::Colon,
            drawing: Drawing::stalk(std::iter::repeat_n(Colour::Green, height)),
            origin: Vec::new(),
        }
    }

    fn step(
        &self,
        theorem: Theorem,
        stays: impl Fn(Fate) -> bool,
        moved: impl Fn(Vertex) -> Vertex,
    ) -> Step {
        let (origin, edges) = self
            .drawing
            .edge_ids()
            .filter(|(id, _)| stays(self.fate[id.index()]))
            .map(|(id, edge)| (id, edge.with_ends(&moved)))
            .unzip();
        Step {
            theorem,
            drawing: self.drawing.with_edges(edges),
            origin,
        }
    }

    fn count(&self, wanted: impl Fn(Fate) -> bool) -> usize {
        self.fate.iter().filter(|&&fate| wanted(fate)).count()
    }
}

/// Each vertex's component: its parent's, unless a bridge leads to it.
fn component_roots(drawing: &Drawing, survey: &Survey) -> Vec<Vertex> {
    let mut root: Vec<Vertex> = (0..drawing.vertex_count()).map(Vertex::new).collect();
    for &vertex in &survey.preorder {
        if let Some((edge, below)) = survey.parent[vertex.index()]
            && !survey.bridge[edge.index()]
        {
            root[vertex.index()] = root[below.index()];
        }
    }
    root
}

/// What becomes of each edge. Of the loops at one vertex an even number cancel;
/// the first stays if their number is odd.
fn fates(drawing: &Drawing, survey: &Survey, root: &[Vertex]) -> Vec<Fate> {
    let mut grounded = vec![false; drawing.vertex_count()];
    for vertex in &survey.preorder {
        grounded[vertex.index()] = true;
    }
    let mut fate = vec![Fate::Fallen; drawing.edge_count()];
    let mut odd = vec![false; drawing.vertex_count()];
    for (id, edge) in drawing.edge_ids() {
        if !grounded[edge.from.index()] {
            continue;
        }
        fate[id.index()] = if survey.bridge[id.index()] {
            Fate::Bridge
        } else {
            odd[root[edge.from.index()].index()] ^= true;
            Fate::Cancelled
        };
    }
    for (id, edge) in drawing.edge_ids() {
        let there = &mut odd[root[edge.from.index()].index()];
        if fate[id.index()] == Fate::Cancelled && std::mem::take(there) {
            fate[id.index()] = Fate::LoopLeft;
        }
    }
    fate
}
