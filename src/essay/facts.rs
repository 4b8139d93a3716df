//! What a claim can be about: one table of facts of a drawing, one of facts of a
//! group of drawings. Checking, error hints and documentation all read them.

use super::wording::Fact;
use crate::drawing::{Drawing, Edge, EdgeId};
use crate::value::Nimber;
use crate::verify::Verified;
use std::collections::BTreeSet;

/// What vouches for a fact besides the two routes agreeing on the value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Witness {
    /// Playing the drawing out tells it.
    Play,
    /// Trying every first cut tells it.
    FirstCuts,
    /// It is counted in the drawing itself.
    Count,
    /// It is read off the reduction.
    Reduction,
}

/// A fact of one drawing.
pub(super) struct DrawingFact {
    /// Its name in claims.
    pub name: &'static str,
    /// What it is, for documentation.
    pub meaning: &'static str,
    /// What vouches for it.
    pub witness: Witness,
    /// The fact itself.
    pub compute: fn(&Verified) -> Fact,
}

/// A fact of a group of drawings, always a count.
pub(super) struct GroupFact {
    /// Its name in claims.
    pub name: &'static str,
    /// What it is, for documentation.
    pub meaning: &'static str,
    /// The fact itself.
    pub compute: fn(&[&Verified]) -> u64,
}

/// Begins a claim about what one cut leaves.
pub(super) const CUT: &str = "cut.";
/// Begins a claim about what stands at a vertex.
pub(super) const AT: &str = "at.";

const PARAMETRIC: [(&str, &str); 2] = [
    (
        "cut.<u>-<v>",
        "the value that cutting an edge between vertices u and v leaves",
    ),
    (
        "at.<vertex>",
        "the Grundy value of what stands on a vertex, by the colon principle",
    ),
];

const fn fact(
    name: &'static str,
    meaning: &'static str,
    witness: Witness,
    compute: fn(&Verified) -> Fact,
) -> DrawingFact {
    DrawingFact {
        name,
        meaning,
        witness,
        compute,
    }
}

/// Every fact of a drawing that has a name of its own.
pub(super) const OF_DRAWINGS: [DrawingFact; 16] = {
    use Witness::{Count, FirstCuts, Play, Reduction};
    [
        fact("value", "the value", Play, |it| Fact::Value(it.value())),
        fact("grundy", "the value's Grundy value, n of ∗n", Play, |it| {
            Fact::Count(it.value().grundy())
        }),
        fact("outcome", "who wins", Play, |it| {
            Fact::Outcome(it.outcome())
        }),
        fact("edges", "edges, all that are drawn", Count, |it| {
            count(it.drawing().edge_count())
        }),
        fact("vertices", "vertices, the ground included", Count, |it| {
            count(it.drawing().vertex_count())
        }),
        fact(
            "feet",
            "ends of edges on the ground, a loop's two included",
            Count,
            |it| count(feet(it.drawing())),
        ),
        fact(
            "positions",
            "positions that play can reach, the start and the empty one included",
            Play,
            |it| Fact::Count(it.play().positions()),
        ),
        fact(
            "cuts",
            "edges that can be cut at the start",
            FirstCuts,
            |it| count(cuts(it).count()),
        ),
        fact(
            "options",
            "different positions one cut away",
            FirstCuts,
            |it| count(options(it)),
        ),
        fact("winning-cuts", "first cuts that leave 0", FirstCuts, |it| {
            count(cuts(it).filter(|&left| left == Nimber::ZERO).count())
        }),
        fact(
            "fallen",
            "edges that fall before play begins",
            Reduction,
            |it| count(it.reduction().fallen_count()),
        ),
        fact("bridges", "edges on no cycle", Reduction, |it| {
            count(it.reduction().bridge_count())
        }),
        fact("loops", "edges that fusion makes loops", Reduction, |it| {
            count(it.reduction().loop_count())
        }),
        fact(
            "loops-left",
            "loops left when pairs have cancelled",
            Reduction,
            |it| count(it.reduction().loops_left()),
        ),
        fact(
            "components",
            "2-edge-connected components with at least one edge",
            Reduction,
            |it| count(it.reduction().components().len()),
        ),
        fact(
            "stalk",
            "edges of the stalk at the end of the reduction",
            Reduction,
            |it| count(it.reduction().stalk().drawing.edge_count()),
        ),
    ]
};

/// Every fact of a group of drawings.
pub(super) const OF_GROUPS: [GroupFact; 6] = [
    GroupFact {
        name: "count",
        meaning: "drawings",
        compute: |group| group.len() as u64,
    },
    GroupFact {
        name: "positions",
        meaning: "positions, added up",
        compute: |group| group.iter().map(|it| it.play().positions()).sum(),
    },
    GroupFact {
        name: "edges",
        meaning: "edges, added up",
        compute: |group| group.iter().map(|it| edges(it)).sum(),
    },
    GroupFact {
        name: "largest",
        meaning: "edges of the drawing that has most",
        compute: |group| group.iter().map(|it| edges(it)).max().unwrap_or(0),
    },
    GroupFact {
        name: "most-positions",
        meaning: "positions of the drawing that has most",
        compute: |group| {
            let positions = group.iter().map(|it| it.play().positions());
            positions.max().unwrap_or(0)
        },
    },
    GroupFact {
        name: "zeros",
        meaning: "drawings worth 0",
        compute: |group| {
            let zeros = group.iter().filter(|it| it.value() == Nimber::ZERO);
            zeros.count() as u64
        },
    },
];

/// Everything a claim can name, with what it means: `<drawing>.value` and so on.
///
/// This is the table that claims are checked by.
#[must_use]
pub fn vocabulary() -> Vec<(String, &'static str)> {
    let named = OF_DRAWINGS.iter().map(|fact| (fact.name, fact.meaning));
    let of_drawings = named
        .chain(PARAMETRIC)
        .map(|(name, meaning)| (format!("<drawing>.{name}"), meaning));
    let of_groups = ["tag.<tag>", "repertoire"].into_iter().flat_map(|group| {
        OF_GROUPS
            .iter()
            .map(move |fact| (format!("{group}.{}", fact.name), fact.meaning))
    });
    of_drawings.chain(of_groups).collect()
}

/// The names of a drawing's facts.
pub(super) fn names_of_drawing_facts() -> impl Iterator<Item = &'static str> {
    let parametric = PARAMETRIC.iter().map(|&(name, _)| name);
    OF_DRAWINGS.iter().map(|fact| fact.name).chain(parametric)
}

/// The names of a group's facts.
pub(super) fn names_of_group_facts() -> impl Iterator<Item = &'static str> {
    OF_GROUPS.iter().map(|fact| fact.name)
}

/// The edges that an author calls `u-v`, from either end. Vertices' names may hold
/// hyphens themselves, so every way to split the name is tried.
pub(super) fn edges_named(drawing: &Drawing, name: &str) -> Vec<EdgeId> {
    let pairs: Vec<_> = name
        .match_indices('-')
        .filter_map(|(hyphen, _)| {
            let from = drawing.vertex_named(&name[..hyphen])?;
            let to = drawing.vertex_named(&name[hyphen + 1..])?;
            Some((from, to))
        })
        .collect();
    let joins =
        |edge: Edge| pairs.contains(&(edge.from, edge.to)) || pairs.contains(&(edge.to, edge.from));
    drawing
        .edge_ids()
        .filter(|&(_, edge)| joins(edge))
        .map(|(id, _)| id)
        .collect()
}

fn count(number: usize) -> Fact {
    Fact::Count(number as u64)
}

fn edges(verified: &Verified) -> u64 {
    verified.drawing().edge_count() as u64
}

/// What each possible first cut leaves.
fn cuts(verified: &Verified) -> impl Iterator<Item = Nimber> + '_ {
    let ids = verified.drawing().edge_ids().map(|(id, _)| id);
    ids.filter_map(|id| verified.value_after(id))
}

fn options(verified: &Verified) -> usize {
    let play = verified.play();
    let ids = verified.drawing().edge_ids().map(|(id, _)| id);
    ids.filter_map(|id| play.after_cut(play.start(), id))
        .collect::<BTreeSet<_>>()
        .len()
}

fn feet(drawing: &Drawing) -> usize {
    let ends = |edge: &Edge| [edge.from, edge.to];
    let all = drawing.edges().iter().flat_map(ends);
    all.filter(|end| end.is_ground()).count()
}
