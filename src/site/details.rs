//! What a drawing's own page tells of it, by what vouches for its value.

use super::views;
use crate::drawing::{Drawing, EdgeId, Vertex};
use crate::essay::short_latex;
use crate::figure::{self, View};
use crate::structure::{MixedReading, Reading, Reduction};
use crate::value::Player;
use crate::verify::{FirstCut, Verified, Witness};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// What only a drawing's own page tells of it. Values are LaTeX.
#[derive(Debug, Serialize)]
pub(super) struct DrawingDetails<'a> {
    /// The drawing to be played on, where its positions are sent with the page.
    board: Option<String>,
    fusion: String,
    cuts_figure: String,
    cuts: Vec<CutView>,
    winning_cuts: usize,
    /// How many cuts win for Left, and how many for Right.
    winning_for: [usize; 2],
    fallen: usize,
    /// Of a green drawing.
    green: Option<GreenView>,
    /// Of a drawing with blue or red edges that theorems read.
    mixed: Option<MixedView>,
    /// The edges that no theorem reads.
    core: Option<Vec<EdgeView>>,
    yaml: &'a str,
}

/// A cut of a drawing.
#[derive(Debug, Serialize)]
struct CutView {
    #[serde(flatten)]
    edge: EdgeView,
    leaves: String,
    remaining: u32,
    /// Who may make it.
    movers: Vec<&'static str>,
    /// Who may make it and wins by it.
    winners: Vec<&'static str>,
}

/// An edge by its ends.
#[derive(Debug, Serialize)]
struct EdgeView {
    from: String,
    to: String,
    colour: &'static str,
}

/// The reduction of a green drawing.
#[derive(Debug, Serialize)]
struct GreenView {
    bridges: usize,
    loops: usize,
    loops_left: usize,
    components: Vec<ComponentView>,
    standing: Vec<StandingView>,
}

/// The reduction of a drawing in several colours.
#[derive(Debug, Serialize)]
struct MixedView {
    /// The names of the theorems used.
    theorems: Vec<&'static str>,
    standing: Vec<StandingView>,
}

/// A piece that fusion shrinks to a point.
#[derive(Debug, Serialize)]
struct ComponentView {
    at: String,
    vertices: usize,
    loops: usize,
    left: usize,
}

/// A point of the reduced drawing and the value of what stands on it.
#[derive(Debug, Serialize)]
struct StandingView {
    vertices: Vec<String>,
    value: String,
}

impl<'a> DrawingDetails<'a> {
    pub fn of(verified: &'a Verified) -> Self {
        let drawing = verified.drawing();
        let cuts: Vec<FirstCut> = FirstCut::all(verified).collect();
        let count = |wins: &dyn Fn(&FirstCut) -> bool| cuts.iter().filter(|cut| wins(cut)).count();
        let (mut green, mut mixed, mut core) = (None, None, None);
        match verified.witness() {
            Witness::Structure(Reading::Green(reduction)) => green = Some(GreenView::of(reduction)),
            Witness::Structure(Reading::Mixed(reading)) => {
                mixed = Some(MixedView::of(reading));
            }
            Witness::Difference { core: edges, .. } => {
                core = Some(edges.iter().map(|&id| EdgeView::of(id, drawing)).collect());
            }
        }
        Self {
            board: views::board(verified, "board"),
            fusion: figure::inline(verified, View::Steps, "fusion"),
            cuts_figure: figure::inline(verified, View::Cuts, "cuts"),
            winning_cuts: count(&FirstCut::wins),
            winning_for: Player::BOTH.map(|player| count(&|cut| cut.wins_for(player))),
            fallen: drawing.edge_count() - cuts.len(),
            cuts: cuts.iter().map(|cut| CutView::of(cut, drawing)).collect(),
            green,
            mixed,
            core,
            yaml: verified.entry().file.text(),
        }
    }
}

impl EdgeView {
    fn of(id: EdgeId, drawing: &Drawing) -> Self {
        let edge = drawing.edge(id);
        Self {
            from: drawing.name(edge.from),
            to: drawing.name(edge.to),
            colour: edge.colour.name(),
        }
    }
}

impl CutView {
    fn of(cut: &FirstCut, drawing: &Drawing) -> Self {
        let those = |may: &dyn Fn(Player) -> bool| {
            let players = Player::BOTH.into_iter().filter(|&player| may(player));
            players.map(name).collect()
        };
        Self {
            edge: EdgeView::of(cut.id, drawing),
            leaves: short_latex(&cut.leaves),
            remaining: cut.left.count_ones(),
            movers: those(&|player| cut.is_open_to(player)),
            winners: those(&|player| cut.wins_for(player)),
        }
    }
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::Left => "Left",
        Player::Right => "Right",
    }
}

impl GreenView {
    fn of(reduction: &Reduction) -> Self {
        Self {
            bridges: reduction.bridge_count(),
            loops: reduction.loop_count(),
            loops_left: reduction.loops_left(),
            components: components(reduction),
            standing: points(reduction.drawing(), |vertex| reduction.root(vertex))
                .into_iter()
                .map(|(root, vertices)| StandingView {
                    vertices,
                    value: reduction.value_at(root).latex(),
                })
                .collect(),
        }
    }
}

impl MixedView {
    fn of(reading: &MixedReading) -> Self {
        // Of the vertices of stalks, which are read whole, nothing is known.
        let standing = points(reading.split(), |vertex| vertex)
            .into_iter()
            .filter_map(|(vertex, vertices)| {
                Some(StandingView {
                    vertices,
                    value: short_latex(reading.value_at(vertex)?),
                })
            })
            .collect();
        let theorems = reading.theorems().iter();
        Self {
            theorems: theorems.map(|theorem| theorem.name()).collect(),
            standing,
        }
    }
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

/// The points of a drawing, several vertices in one where they have the same
/// `root`, the ground first. What never reaches the ground has no part in it.
fn points(drawing: &Drawing, root: impl Fn(Vertex) -> Vertex) -> BTreeMap<Vertex, Vec<String>> {
    let grounded = drawing.grounded_edges();
    let mut stands = BTreeSet::from([Vertex::GROUND]);
    for (_, edge) in drawing.edge_ids().filter(|(id, _)| grounded[id.index()]) {
        stands.extend([edge.from, edge.to]);
    }
    let mut points: BTreeMap<Vertex, Vec<String>> = BTreeMap::new();
    for vertex in stands {
        let point = points.entry(root(vertex)).or_default();
        point.push(drawing.name(vertex));
    }
    points
}
