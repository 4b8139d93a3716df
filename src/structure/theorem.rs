//! The theorems by which structure reads a drawing, and the steps they make.

use crate::drawing::{Drawing, EdgeId};

/// A theorem that leads from one drawing of a reduction to the next, or from a
/// drawing to its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Theorem {
    /// What does not reach the ground falls (the rule of the game itself).
    Prune,
    /// A drawing is the sum of its mountain, all that blue and red edges hold to
    /// the ground, and its jungle, the rest with the mountain's vertices on the
    /// ground (*Winning Ways*, chapter 7).
    MountainAndJungle,
    /// Every cycle of a green drawing may be fused into one vertex
    /// (*Winning Ways*, chapter 7).
    Fusion,
    /// Two green loops at one vertex cancel: equal impartial games add up to 0.
    Parity,
    /// A connected drawing of n edges all of one colour is worth n moves to its owner.
    OneColour,
    /// A bed of one colour on feet of the other is worth 2^-(m+1) to the owner of the
    /// feet, m the most cuts of the other's that leave the feet joined
    /// (*Winning Ways*, chapter 7).
    RedwoodBed,
    /// What stands at a vertex may be replaced by anything of equal value
    /// (*Winning Ways*, chapter 7).
    Colon,
    /// What stands on one edge is an ordinal sum (*Winning Ways*, chapter 7; ONAG, chapter 15).
    OrdinalSum,
    /// A blue-red stalk is read off by halving from the first change of colour on
    /// (Berlekamp; *Winning Ways*, chapter 3).
    Berlekamp,
}

impl Theorem {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Prune,
        Self::MountainAndJungle,
        Self::Fusion,
        Self::Parity,
        Self::OneColour,
        Self::RedwoodBed,
        Self::Colon,
        Self::OrdinalSum,
        Self::Berlekamp,
    ];

    /// The name by which pages call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Prune => "prune",
            Self::MountainAndJungle => "mountain and jungle",
            Self::Fusion => "fusion",
            Self::Parity => "parity",
            Self::OneColour => "one colour",
            Self::RedwoodBed => "redwood bed",
            Self::Colon => "colon",
            Self::OrdinalSum => "ordinal sum",
            Self::Berlekamp => "Berlekamp's rule",
        }
    }
}

/// One step of a reduction: the theorem used and the drawing it leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What justifies the step.
    pub theorem: Theorem,
    /// The drawing after it. Vertices keep their numbers and names throughout,
    /// except in the stalk that a green drawing ends as; those merged away are
    /// left without an edge, and new ones come after the others.
    pub drawing: Drawing,
    /// For each edge of `drawing`, which edge of the original it was, in ascending
    /// order; empty for the stalk of a green drawing, whose edges are nobody's.
    pub origin: Vec<EdgeId>,
}

/// Names of theorems, one after another, as a person would say them.
pub(super) fn in_words(names: impl IntoIterator<Item = &'static str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.as_slice() {
        [] => "nothing stands".to_owned(),
        [one] => (*one).to_owned(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}
