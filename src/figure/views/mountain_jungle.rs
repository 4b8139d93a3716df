//! A drawing, and the mountain and the jungle that add up to it.

use super::sum::{Summand, of_summands};
use super::{Panel, plain, stage};
use crate::drawing::{Colour, Drawing, Edge, EdgeId, Incidence, Vertex};
use crate::figure::stage::Stage;
use crate::figure::{Unsuited, description};
use crate::repertoire::Entry;
use crate::search::SearchLimit;
use crate::structure::{Step, Theorem};
use crate::verify::{Verified, verify};

/// How a drawing parts into mountain and jungle, neither of them verified.
#[derive(Debug)]
pub struct Parting {
    /// The mountain: what blue and red edges hold to the ground.
    kept: Step,
    /// The jungle: the rest, the mountain's vertices having become the ground.
    moved: Step,
    /// Each part has no more positions than the whole, in which the other may stand.
    limit: SearchLimit,
}

impl Parting {
    /// Parts a drawing as the theorem did by which it was read.
    ///
    /// # Errors
    /// When that theorem was not used at the ground.
    pub fn of(verified: &Verified) -> Result<Self, Unsuited> {
        let play = verified.play().ok_or(Unsuited::Recorded)?;
        let steps = verified.reading().map(crate::structure::Reading::steps);
        let parting = steps.and_then(|steps| {
            let mut steps = steps.into_iter();
            steps.find(|step| step.theorem == Theorem::MountainAndJungle)
        });
        let [kept, moved] = parting
            .as_ref()
            .and_then(parts)
            .ok_or(Unsuited::NotParted)?;
        let limit = SearchLimit {
            positions: play.positions(),
            ..SearchLimit::default()
        };
        Ok(Self { kept, moved, limit })
    }
}

/// The mountain and the jungle of a drawing, each of which passed the gate by itself.
#[derive(Debug)]
pub struct Parted {
    /// The mountain.
    pub mountain: Verified,
    /// The jungle.
    pub jungle: Verified,
    parting: Parting,
}

impl Parted {
    /// Parts a drawing, and sends both parts through the gate.
    ///
    /// # Errors
    /// When it does not part, or a part does not pass.
    pub fn of(verified: &Verified) -> Result<Self, Unsuited> {
        let parting = Parting::of(verified)?;
        let admit = |step: &Step, what: &str| {
            let id = format!("{}, its {what}", verified.id());
            let entry = Entry::of_drawing(&id, step.drawing.clone());
            verify(entry, parting.limit, &mut |_| {}).map_err(|_| Unsuited::NotParted)
        };
        Ok(Self {
            mountain: admit(&parting.kept, "mountain")?,
            jungle: admit(&parting.moved, "jungle")?,
            parting,
        })
    }
}

/// Mountain and jungle of a parted drawing, unless one is empty or they still hang
/// together above the ground.
fn parts(parting: &Step) -> Option<[Step; 2]> {
    let drawing = &parting.drawing;
    let mountain = held_by_colour(drawing);
    let on_mountain = |vertex: Vertex| !vertex.is_ground() && mountain[vertex.index()];
    let is_mountain = |edge: Edge| {
        edge.colour != Colour::Green && mountain[edge.from.index()] && mountain[edge.to.index()]
    };
    let mut rest = drawing.edges().iter().filter(|edge| !is_mountain(**edge));
    if rest.any(|edge| on_mountain(edge.from) || on_mountain(edge.to)) {
        return None;
    }
    let part = |wanted: bool| -> Option<Step> {
        let edges = drawing.edge_ids().zip(&parting.origin);
        let (edges, origin): (Vec<Edge>, Vec<EdgeId>) = edges
            .filter(|((_, edge), _)| is_mountain(*edge) == wanted)
            .map(|((_, edge), &origin)| (edge, origin))
            .unzip();
        (!edges.is_empty()).then(|| Step {
            theorem: parting.theorem,
            drawing: drawing.with_edges(edges),
            origin,
        })
    };
    Some([part(true)?, part(false)?])
}

/// For each vertex, whether blue and red edges hold it to the ground.
fn held_by_colour(drawing: &Drawing) -> Vec<bool> {
    let incidence = Incidence::of(drawing);
    let mut held = vec![false; drawing.vertex_count()];
    held[0] = true;
    let mut frontier = vec![Vertex::GROUND];
    while let Some(vertex) = frontier.pop() {
        for (id, end) in incidence.at(vertex) {
            let climbs = drawing.edge(id).colour != Colour::Green;
            if climbs && !std::mem::replace(&mut held[end.index()], true) {
                frontier.push(end);
            }
        }
    }
    held
}

/// The drawing, then the mountain in its place, plus the jungle on the ground.
pub fn panels(verified: &Verified, parted: &Parted) -> Vec<Panel> {
    let whole = stage(verified);
    let mountain = whole.thinned(&parted.parting.kept.origin);
    let jungle = whole.anew(&parted.parting.moved).on_its_own_feet();
    let gone = whole.ghosts(&mountain);
    let summand = |stage: Stage, ghosts, part: &Verified, name: &str| Summand {
        stage,
        ghosts,
        value: part.value(),
        caption: format!("the {name}"),
        title: format!("{}: the {name}", description::title(verified)),
        description: description::of_part(part, name),
    };
    let summands = [
        summand(mountain, gone, &parted.mountain, "mountain"),
        summand(jungle, Vec::new(), &parted.jungle, "jungle"),
    ];
    let mut panels = plain(verified);
    let mut parts = of_summands(&summands, &verified.value());
    parts[0].lead = vec![Theorem::MountainAndJungle.name()];
    panels.append(&mut parts);
    panels
}
