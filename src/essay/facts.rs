//! What a claim about a drawing can be about: a table that checking, error hints
//! and documentation all read.

use super::group_facts;
use super::wording::Fact;
use crate::drawing::{Colour, Drawing, Edge};
use crate::value::{Dyadic, Player, Value};
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

/// Which drawings have a fact that some lack.
pub(super) const WHOSE_DRAWING: &str = "only a green drawing has it";

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

/// A fact of a value, which everything has that is worth something.
pub(super) struct ValueFact {
    /// Its name in claims.
    pub name: &'static str,
    /// What it is, for documentation.
    pub meaning: &'static str,
    /// What vouches for it.
    pub basis: Basis,
    /// The fact itself, if the value has it.
    pub compute: fn(&Value) -> Option<Fact>,
}

/// Every fact of a value.
pub(super) const OF_VALUES: [ValueFact; 8] = [
    ValueFact {
        name: "value",
        meaning: "the value",
        basis: Basis::Play,
        compute: |it| Some(Fact::Value(it.clone())),
    },
    ValueFact {
        name: "outcome",
        meaning: "who wins",
        basis: Basis::Play,
        compute: |it| Some(Fact::Outcome(it.outcome())),
    },
    ValueFact {
        name: "mean",
        meaning: "the mean of the value",
        basis: Basis::Value,
        compute: |it| number(it.thermograph().mean().clone()),
    },
    ValueFact {
        name: "temperature",
        meaning: "the temperature of the value",
        basis: Basis::Value,
        compute: |it| number(it.thermograph().temperature().clone()),
    },
    ValueFact {
        name: "left-stop",
        meaning: "the number at which play stops when Left moves first",
        basis: Basis::Value,
        compute: |it| number(it.stop(Player::Left)),
    },
    ValueFact {
        name: "right-stop",
        meaning: "the number at which play stops when Right moves first",
        basis: Basis::Value,
        compute: |it| number(it.stop(Player::Right)),
    },
    ValueFact {
        name: "birthday",
        meaning: "moves that the value lasts at most in its simplest form",
        basis: Basis::Value,
        compute: |it| u64::try_from(it.birthday()).ok().map(Fact::Count),
    },
    ValueFact {
        name: "number-part",
        meaning: "the number that the value is infinitesimally close to",
        basis: Basis::Value,
        compute: |it| it.number_part().and_then(number),
    },
];

/// Why a value may lack a fact.
pub(super) const WHOSE_VALUE: &str = "only what is infinitesimally close to a number has one";

/// The one fact of a position of another game that is not a fact of its value.
pub(super) const POSITIONS: &str = "positions";
const POSITIONS_OF_A_DRAWING: &str =
    "positions that play can reach, the start and the empty one included";
const POSITIONS_OF_PARTS: &str =
    "positions that play can reach, the start included; of a sum, those of its parts";

/// Every fact of a drawing that has a name of its own and is not one of its value.
pub(super) const OF_DRAWINGS: [DrawingFact; 17] = {
    use Basis::{Count, FirstCuts, Play, Reduction};
    [
        fact(
            "grundy",
            "the value's Grundy value, n of ∗n; of a green drawing",
            Play,
            |it| Some(Fact::Count(it.reduction()?.value().grundy())),
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
        fact(POSITIONS, POSITIONS_OF_A_DRAWING, Play, |it| {
            Some(Fact::Count(it.positions()))
        }),
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
    let of_values = || OF_VALUES.iter().map(|fact| (fact.name, fact.meaning));
    let named = OF_DRAWINGS.iter().map(|fact| (fact.name, fact.meaning));
    let of_drawings = of_values()
        .chain(named)
        .chain(PARAMETRIC)
        .map(|(name, meaning)| (format!("<drawing>.{name}"), meaning));
    let of_positions = of_values()
        .chain([(POSITIONS, POSITIONS_OF_PARTS)])
        .map(|(name, meaning)| (format!("<game>:<position>.{name}"), meaning));
    let of_groups = ["tag.<tag>", "repertoire"].into_iter().flat_map(|group| {
        group_facts::ALL
            .iter()
            .map(move |fact| (format!("{group}.{}", fact.name), fact.meaning))
    });
    let of_censuses = Censuses::vocabulary()
        .map(|(census, fact, meaning)| (format!("census.{census}.{fact}"), meaning));
    of_drawings
        .chain(of_positions)
        .chain(of_groups)
        .chain(of_censuses)
        .collect()
}

/// The names of a drawing's facts.
pub(super) fn names_of_drawing_facts() -> impl Iterator<Item = &'static str> {
    let parametric = PARAMETRIC.iter().map(|&(name, _)| name);
    let named = OF_DRAWINGS.iter().map(|fact| fact.name).chain(parametric);
    OF_VALUES.iter().map(|fact| fact.name).chain(named)
}

/// The names of the facts of another game's position.
pub(super) fn names_of_position_facts() -> impl Iterator<Item = &'static str> {
    let of_values = OF_VALUES.iter().map(|fact| fact.name);
    of_values.chain([POSITIONS])
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
