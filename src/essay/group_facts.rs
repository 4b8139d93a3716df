//! What a claim about a group of drawings can be about.

use crate::verify::Verified;

/// A fact of a group of drawings, always a count.
pub(super) struct GroupFact {
    /// Its name in claims.
    pub name: &'static str,
    /// What it is, for documentation.
    pub meaning: &'static str,
    /// The fact itself.
    pub compute: fn(&[&Verified]) -> u64,
}

/// Every fact of a group of drawings.
pub(super) const ALL: [GroupFact; 6] = [
    GroupFact {
        name: "count",
        meaning: "drawings",
        compute: |group| group.len() as u64,
    },
    GroupFact {
        name: "positions",
        meaning: "positions played in this build, added up",
        compute: |group| group.iter().map(|it| it.positions_now()).sum(),
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
        meaning: "positions of the drawing with most of those played in this build",
        compute: |group| {
            let positions = group.iter().map(|it| it.positions_now());
            positions.max().unwrap_or(0)
        },
    },
    GroupFact {
        name: "zeros",
        meaning: "drawings worth 0",
        compute: |group| {
            let zeros = group.iter().filter(|it| it.value().is_zero());
            zeros.count() as u64
        },
    },
];

/// The names of a group's facts.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|fact| fact.name)
}

fn edges(verified: &Verified) -> u64 {
    verified.drawing().edge_count() as u64
}
