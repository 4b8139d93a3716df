//! What templates see of a drawing, of an essay, of the whole.

use crate::drawing::Vertex;
use crate::essay::{Essay, Heading};
use crate::figure::{self, View};
use crate::structure::Reduction;
use crate::verify::{Ledger, Verified};
use serde::Serialize;
use std::collections::BTreeMap;

/// A drawing as every page knows it. Values are Grundy values.
#[derive(Debug, Serialize)]
pub(super) struct DrawingView<'a> {
    id: &'a str,
    title: &'a str,
    about: &'a str,
    source: Option<&'a str>,
    edges: usize,
    vertices: usize,
    value: u64,
    by_structure: u64,
    by_search: u64,
    rule: &'static str,
    positions: u64,
    outcome: String,
    winner: &'static str,
    /// The drawing on its ground, as inline SVG.
    picture: String,
}

impl<'a> DrawingView<'a> {
    /// `place` keeps the ids of its picture apart from those of other pictures
    /// of the same drawing on a page.
    pub fn of(verified: &'a Verified, place: &str) -> Self {
        let entry = verified.entry();
        let key = format!("{place}-{}", entry.id);
        Self {
            id: &entry.id,
            title: &entry.title,
            about: &entry.about,
            source: entry.source.as_deref(),
            edges: entry.drawing.edge_count(),
            vertices: entry.drawing.vertex_count(),
            value: verified.value().grundy(),
            by_structure: verified.reduction().value().grundy(),
            by_search: verified.play().value().grundy(),
            rule: Reduction::RULE,
            positions: verified.play().positions(),
            outcome: verified.outcome().to_string(),
            winner: verified.outcome().winner(),
            picture: figure::inline(verified, View::Drawing, &key),
        }
    }
}

/// What only a drawing's own page tells of it.
#[derive(Debug, Serialize)]
pub(super) struct DrawingDetails<'a> {
    fusion: String,
    cuts_figure: String,
    cuts: Vec<CutView>,
    winning_cuts: usize,
    fallen: usize,
    bridges: usize,
    loops: usize,
    loops_left: usize,
    components: Vec<ComponentView>,
    standing: Vec<StandingView>,
    yaml: &'a str,
}

/// A cut of a drawing.
#[derive(Debug, Serialize)]
struct CutView {
    from: String,
    to: String,
    leaves: u64,
    remaining: u32,
    wins: bool,
}

/// A piece that fusion shrinks to a point.
#[derive(Debug, Serialize)]
struct ComponentView {
    at: String,
    vertices: usize,
    loops: usize,
    left: usize,
}

/// A point of the fused drawing and the value of what stands on it.
#[derive(Debug, Serialize)]
struct StandingView {
    vertices: Vec<String>,
    value: u64,
}

impl<'a> DrawingDetails<'a> {
    pub fn of(verified: &'a Verified) -> Self {
        let reduction = verified.reduction();
        let cuts = cuts(verified);
        Self {
            fusion: figure::inline(verified, View::Fusion, "fusion"),
            cuts_figure: figure::inline(verified, View::Cuts, "cuts"),
            winning_cuts: cuts.iter().filter(|cut| cut.wins).count(),
            cuts,
            fallen: reduction.fallen_count(),
            bridges: reduction.bridge_count(),
            loops: reduction.loop_count(),
            loops_left: reduction.loops_left(),
            components: components(reduction),
            standing: standing(reduction),
            yaml: verified.entry().file.text(),
        }
    }
}

/// Every cut there is, in the order of the file. What fell before play began
/// cannot be cut.
fn cuts(verified: &Verified) -> Vec<CutView> {
    let play = verified.play();
    let drawing = verified.drawing();
    drawing
        .edge_ids()
        .filter_map(|(id, edge)| {
            let left = play.after_cut(play.start(), id)?;
            let leaves = play.value_of(left)?.grundy();
            Some(CutView {
                from: drawing.name(edge.from),
                to: drawing.name(edge.to),
                leaves,
                remaining: left.count_ones(),
                wins: leaves == 0,
            })
        })
        .collect()
}

fn components(reduction: &Reduction) -> Vec<ComponentView> {
    reduction
        .components()
        .into_iter()
        .map(|component| ComponentView {
            at: reduction.drawing().name(component.root),
            vertices: component.vertices.len(),
            loops: component.edges.len(),
            left: component.edges.len() % 2,
        })
        .collect()
}

/// The points that are left when every cycle is fused, the ground first. What
/// never reaches the ground has no part in it.
fn standing(reduction: &Reduction) -> Vec<StandingView> {
    let drawing = reduction.drawing();
    let grounded = drawing.grounded_edges();
    let mut stands = vec![false; drawing.vertex_count()];
    stands[Vertex::GROUND.index()] = true;
    for (_, edge) in drawing.edge_ids().filter(|(id, _)| grounded[id.index()]) {
        stands[edge.from.index()] = true;
        stands[edge.to.index()] = true;
    }
    let mut points: BTreeMap<Vertex, Vec<String>> = BTreeMap::new();
    for vertex in (0..drawing.vertex_count()).map(Vertex::new) {
        if stands[vertex.index()] {
            let point = points.entry(reduction.root(vertex)).or_default();
            point.push(drawing.name(vertex));
        }
    }
    points
        .into_iter()
        .map(|(root, vertices)| StandingView {
            vertices,
            value: reduction.value_at(root).grundy(),
        })
        .collect()
}

/// A drawing or an essay by name, for a link to it.
#[derive(Debug, Serialize)]
pub(super) struct Reference<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// Its name for readers.
    pub title: &'a str,
}

/// An essay.
#[derive(Debug, Serialize)]
pub(super) struct EssayView<'a> {
    slug: &'a str,
    title: &'a str,
    summary: &'a str,
    order: u32,
    claims: usize,
    html: &'a str,
    contents: Vec<HeadingView<'a>>,
}

/// A heading in a list of contents.
#[derive(Debug, Serialize)]
struct HeadingView<'a> {
    level: u8,
    id: &'a str,
    html: &'a str,
}

impl<'a> EssayView<'a> {
    pub fn of(essay: &'a Essay) -> Self {
        let contents = |heading: &'a Heading| HeadingView {
            level: heading.level,
            id: &heading.id,
            html: &heading.html,
        };
        Self {
            slug: &essay.slug,
            title: &essay.title,
            summary: &essay.summary,
            order: essay.order,
            claims: essay.claims,
            html: &essay.html,
            contents: essay.headings.iter().map(contents).collect(),
        }
    }
}

/// The counts of a build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct Totals {
    /// How many drawings passed the gate.
    pub drawings: usize,
    /// How many positions were played, over all drawings.
    pub positions: u64,
    /// How many edges they have.
    pub edges: usize,
    /// How many essays there are.
    pub essays: usize,
    /// How many claims in them were checked.
    pub claims: usize,
}

impl Totals {
    pub fn of(ledger: &Ledger, essays: &[Essay]) -> Self {
        Self {
            drawings: ledger.len(),
            positions: ledger.iter().map(|it| it.play().positions()).sum(),
            edges: ledger.iter().map(|it| it.drawing().edge_count()).sum(),
            essays: essays.len(),
            claims: essays.iter().map(|essay| essay.claims).sum(),
        }
    }
}
