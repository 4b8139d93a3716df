//! Why a figure shows nothing of a drawing.

use super::views::{LATEST, MOST_PASSING, MOST_POSITIONS};
use crate::verify::MOST_STALK_EDGES;

/// Why a figure shows nothing of a drawing, in a clause about the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unsuited {
    /// Its positions are too many to be told apart.
    #[error("it has {positions} positions, and at most {MOST_POSITIONS} can be shown")]
    TooManyPositions {
        /// How many it has.
        positions: u64,
    },
    /// Too many of its cuts fell several edges at once for their lines to be followed.
    #[error(
        "{cuts} of its cuts lead past a row of positions, and at most {MOST_PASSING} can be followed"
    )]
    Tangled {
        /// How many do.
        cuts: usize,
    },
    /// Its positions are needed, and it was played out some time ago.
    #[error("its positions are not known: its search is recorded and not made again")]
    Recorded,
    /// It was not read by parting mountain from jungle at the ground.
    #[error("nothing in it stands on a mountain by way of a cycle through the ground")]
    NotParted,
    /// The view is of Grundy values.
    #[error("it has blue or red edges")]
    NotGreen,
    /// Parity has nothing to cancel.
    #[error("no two of its edges become loops at one vertex")]
    NothingCancels,
    /// The view is of numbers.
    #[error("its value is not a number")]
    NotANumber,
    /// Its value was born too late for the path to it to be drawn.
    #[error("its value is born on day {day}, and at most {LATEST} days are drawn")]
    BornLate {
        /// On which.
        day: usize,
    },
    /// The view is of blue-red stalks.
    #[error("it is not made of stalks of blue and red edges")]
    NotStalks,
    /// Only a small stalk can be recoloured.
    #[error("it is not one stalk of at most {MOST_STALK_EDGES} edges")]
    NotASmallStalk,
    /// Only drawings of Hackenbush are shown so.
    #[error("it is not a drawing")]
    NotADrawing,
    /// A sum of one drawing, or of none.
    #[error("a sum is of two drawings or more")]
    OneSummand,
    /// Several drawings in a view that shows each by itself.
    #[error("this view shows one drawing in a picture")]
    Several,
    /// Values whose sum would take too long.
    #[error("their values are too large to be added here")]
    LargeSum,
}

impl Unsuited {
    /// What the author can do.
    #[must_use]
    pub const fn hint(&self) -> &'static str {
        match self {
            Self::TooManyPositions { .. } | Self::Tangled { .. } | Self::Recorded => {
                "show `options` or `cuts`, or take a smaller drawing"
            }
            Self::NotParted => {
                "show `fusion`, or take a drawing that is read by mountain and jungle"
            }
            Self::NotGreen => "show its `steps`, or take a green drawing",
            Self::NothingCancels => "show `fusion`, or take a drawing with a cycle",
            Self::NotANumber => "show its `thermograph`, or take a drawing worth a number",
            Self::BornLate { .. } => "show its `number-line`, or take a number born earlier",
            Self::NotStalks => "show its `steps`, or take a blue-red stalk",
            Self::NotASmallStalk => "take a stalk with fewer edges, or leave `recolour` out",
            Self::NotADrawing => "show `drawing`, `options` or `thermograph`",
            Self::OneSummand => "list them under `drawings`",
            Self::Several => "name one drawing, or show their `sum` or a `number-line`",
            Self::LargeSum => "show the drawings side by side with `drawing`",
        }
    }
}
