//! A drawing on its way through a reduction.

use crate::drawing::{Drawing, Edge, EdgeId};
use crate::structure::theorem::{Step, Theorem};

/// A drawing being rewritten as theorems allow, and the steps so far. Its edges
/// keep their order, so that the `n`-th edge is always the one `origin[n]`.
pub(super) struct Sheet {
    /// What is left now.
    pub drawing: Drawing,
    /// The steps so far.
    pub steps: Vec<Step>,
    original: Drawing,
    origin: Vec<EdgeId>,
}

impl Sheet {
    /// The drawing without what does not reach the ground.
    pub fn pruned(original: &Drawing) -> Self {
        let mut sheet = Self {
            drawing: original.clone(),
            original: original.clone(),
            origin: original.edge_ids().map(|(id, _)| id).collect(),
            steps: Vec::new(),
        };
        let grounded = original.grounded_edges();
        let kept = original.edges().iter().zip(grounded);
        let edges = kept.map(|(&edge, stands)| stands.then_some(edge)).collect();
        sheet.redraw(Theorem::Prune, edges, original.vertex_count());
        sheet
    }

    /// What a theorem makes of the drawing: for each edge where it ends now, unless
    /// it is gone. Where nothing changes there is no step.
    pub fn redraw(&mut self, theorem: Theorem, edges: Vec<Option<Edge>>, vertices: usize) {
        let before = self.drawing.edges().iter().copied().map(Some);
        if edges.iter().copied().eq(before) {
            return;
        }
        let (origin, edges) = (self.origin.iter().zip(edges))
            .filter_map(|(&origin, edge)| Some((origin, edge?)))
            .unzip();
        self.origin = origin;
        self.drawing = self.drawing.with_more_vertices(vertices).with_edges(edges);
        self.steps.push(Step {
            theorem,
            drawing: self.drawing.clone(),
            origin: self.origin.clone(),
        });
    }

    /// An edge as it was drawn at first.
    pub fn as_drawn(&self, edge: EdgeId) -> Edge {
        self.original.edge(self.origin[edge.index()])
    }

    /// Edges by their numbers in the original drawing.
    pub fn originals(&self, edges: &[EdgeId]) -> Vec<EdgeId> {
        let mut originals: Vec<EdgeId> = edges.iter().map(|id| self.origin[id.index()]).collect();
        originals.sort_unstable();
        originals
    }

    /// How many edges fell before play began.
    pub fn fallen(&self) -> usize {
        let grounded = self.original.grounded_edges();
        grounded.into_iter().filter(|stands| !stands).count()
    }

    /// Whether a theorem has led to a drawing.
    pub fn has_step(&self, theorem: Theorem) -> bool {
        self.steps.iter().any(|step| step.theorem == theorem)
    }
}
