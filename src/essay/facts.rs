//! What a claim about a drawing can be about: a table that checking, error hints
//! and documentation all read.

use super::group_facts;
use super::wording::Fact;
use crate::drawing::{Colour, Drawing, Edge};
use crate::value::Dyadic;
use crate::verify::{Censuses, FirstCut, Verified};
use std::collections::BTreeSet;

/// What vouches for a fact besides the two witnesses agreeing on the value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Basis {
    /// Playing the drawing out tells it.
    Play,
    /// Trying every first cut tells it.
    FirstCuts,
    /// It is counted in the drawing itself.
    Count,
    /// It is read off the reduction.
    Reduction,
    /// It is worked out from the value.
    Value,
}

/// A fact of one drawing.
pub(super) struct DrawingFact {
    /// Its name in claims.
    pub name: &'static str,
    /// What it is, for documentation.
    pub meaning: &'static str,
    /// What vouches for it.
    pub basis: Basis,
    /// The fact itself, if the drawing has it.
    pub compute: fn(&Verified) -> Option<Fact>,
}

impl DrawingFact {
    /// Which drawings have it, for one that has not.
    pub const fn whose(&self) -> &'static str {
        match self.basis {
            Basis::Value => "only what is infinitesimally close to a number has one",
            _ => "only a green drawing has it",
        }
    }
}

/// Begins a claim about what one cut leaves.
pub(super) const CUT: &str = "cut.";
/// Begins a claim about what stands at a vertex.
pub(super) const AT: &str = "at.";

const PARAMETRIC: [(&str, &str); 2] = [
    (
        "cut.<u>-<v>",
        "the value that cutting an edge between vertices u and v leaves; \
         `cut.<u>-<v>.blue` where edges of several colours join them",
    ),
    (
        "at.<vertex>",
        "the value of what stands on a vertex, by the colon principle",
    ),
];

const fn fact(
    name: &'static str,
    meaning: &'static str,
    basis: Basis,
    compute: fn(&Verified) -> Option<Fact>,
) -> DrawingFact {
    DrawingFact {
        name,
        meaning,
        basis,
        compute,
    }
}

/// Every fact of a drawing that has a name of its own.
pub(super) const OF_DRAWINGS: [DrawingFact; 23] = {
    use Basis::{Count, FirstCuts, Play, Reduction, Value};
    [
        fact("value", "the value", Play, |it| {
            Some(Fact::Value(it.value()))
        }),
        fact(
            "grundy",
            "the value's Grundy value, n of ∗n; of a green drawing",
            Play,
            |it| Some(Fact::Count(it.reduction()?.value().grundy())),
        ),
        fact("outcome", "who wins", Play, |it| {
            Some(Fact::Outcome(it.outcome()))
        }),
        fact("mean", "the mean of the value", Value, |it| {
            number(it.value().thermograph().mean().clone())
        }),
        fact("temperature", "the temperature of the value", Value, |it| {
            number(it.value().thermograph().temperature().clone())
        }),
        fact(
            "birthday",
            "moves that the value lasts at most in its simplest form",
            Value,
            |it| u64::try_from(it.value().birthday()).ok().map(Fact::Count),
        ),
        fact(
            "number-part",
            "the number that the value is infinitesimally close to",
            Value,
            |it| it.value().number_part().and_then(number),
        ),
        fact("edges", "edges, all that are drawn", Count, |it| {
            count(it.drawing().edge_count())
        }),
        fact("green", "green edges, all that are drawn", Count, |it| {
            count(coloured(it, Colour::Green))
        }),
        fact("blue", "blue edges, all that are drawn", Count, |it| {
            count(coloured(it, Colour::Blue))
        }),
        fact("red", "red edges, all that are drawn", Count, |it| {
            count(coloured(it, Colour::Red))
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
            |it| Some(Fact::Count(it.positions())),
        ),
        fact(
            "cuts",
            "edges that can be cut at the start",
            FirstCuts,
            |it| count(FirstCut::all(it).count()),
        ),
        fact(
            "options",
            "different positions one cut away",
            FirstCuts,
            |it| count(options(it)),
        ),
        fact(
            "winning-cuts",
            "first cuts that win for a player who may make them",
            FirstCuts,
            |it| count(FirstCut::all(it).filter(FirstCut::wins).count()),
        ),
        fact(
            "fallen",
            "edges that fall before play begins",
            Count,
            |it| count(it.drawing().edge_count() - FirstCut::all(it).count()),
        ),
        fact(
            "bridges",
            "edges on no cycle; of a green drawing",
            Reduction,
            |it| count(it.reduction()?.bridge_count()),
        ),
        fact(
            "loops",
            "edges that fusion makes loops; of a green drawing",
            Reduction,
            |it| count(it.reduction()?.loop_count()),
        ),
        fact(
            "loops-left",
            "loops left when pairs have cancelled; of a green drawing",
            Reduction,
            |it| count(it.reduction()?.loops_left()),
        ),
        fact(
            "components",
            "2-edge-connected components with at least one edge; of a green drawing",
            Reduction,
            |it| count(it.reduction()?.components().len()),
        ),
        fact(
            "stalk",
            "edges of the stalk at the end of the reduction; of a green drawing",
            Reduction,
            |it| count(it.reduction()?.stalk().drawing.edge_count()),
        ),
    ]
};

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
        group_facts::ALL
            .iter()
            .map(move |fact| (format!("{group}.{}", fact.name), fact.meaning))
    });
    let of_censuses = Censuses::vocabulary()
        .map(|(census, fact, meaning)| (format!("census.{census}.{fact}"), meaning));
    of_drawings.chain(of_groups).chain(of_censuses).collect()
}

/// The names of a drawing's facts.
pub(super) fn names_of_drawing_facts() -> impl Iterator<Item = &'static str> {
    let parametric = PARAMETRIC.iter().map(|&(name, _)| name);
    OF_DRAWINGS.iter().map(|fact| fact.name).chain(parametric)
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "facts that every drawing has stand beside some that few have"
)]
fn count(number: usize) -> Option<Fact> {
    Some(Fact::Count(number as u64))
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "facts that every drawing has stand beside some that few have"
)]
fn number(number: Dyadic) -> Option<Fact> {
    Some(Fact::Value(number.into()))
}

fn coloured(verified: &Verified, colour: Colour) -> usize {
    let edges = verified.drawing().edges().iter();
    edges.filter(|edge| edge.colour == colour).count()
}

fn options(verified: &Verified) -> usize {
    FirstCut::all(verified)
        .map(|cut| cut.left)
        .collect::<BTreeSet<_>>()
        .len()
}

fn feet(drawing: &Drawing) -> usize {
    let ends = |edge: &Edge| [edge.from, edge.to];
    let all = drawing.edges().iter().flat_map(ends);
    all.filter(|end| end.is_ground()).count()
}
