//! What the page shows on which readers play two boards as one game and recolour stalks.

use crate::figure::{self, Turns, View};
use crate::verify::{Ledger, Verified};
use serde::Serialize;

/// The names of the sides, each with the tag of the drawing that stands there first.
const SIDES: [(&str, &str); 2] = [("left", "left-board"), ("right", "right-board")];

/// The tag of the stalks that are there to be recoloured.
const RECOLOURED: &str = "recolour";

/// A drawing that can be chosen as a board: one whose positions are sent with pages.
#[derive(Debug, Serialize)]
pub(super) struct BoardView<'a> {
    id: &'a str,
    title: &'a str,
    /// The value in ASCII, as scripts read it.
    value: String,
    outcome: String,
    edges: usize,
    /// The drawing as inline SVG, its edges numbered.
    picture: String,
}

impl<'a> BoardView<'a> {
    /// All there are of some drawings, in the same order.
    pub fn all_of(drawings: &[&'a Verified]) -> Vec<Self> {
        let playable = drawings.iter().filter(|it| it.tablebase().is_ok());
        playable.map(|verified| Self::of(verified)).collect()
    }

    fn of(verified: &'a Verified) -> Self {
        Self {
            id: verified.id(),
            title: &verified.entry().title,
            value: verified.value().to_string(),
            outcome: verified.outcome().to_string(),
            edges: verified.drawing().edge_count(),
            picture: figure::numbered(verified, &format!("board-{}", verified.id())),
        }
    }
}

/// The two boards that the page begins with.
#[derive(Debug, Serialize)]
pub(super) struct PairView<'a> {
    sides: [SideView<'a>; 2],
    /// The drawings with their values and the sum, as inline SVG: what stands there
    /// without a script.
    picture: String,
}

/// Which drawing stands on a side.
#[derive(Debug, Serialize)]
struct SideView<'a> {
    name: &'static str,
    id: &'a str,
}

impl<'a> PairView<'a> {
    /// The drawings with the tags, or else any; `None` if none can be played.
    pub fn of(ledger: &'a Ledger) -> Option<Self> {
        let playable = |it: &&Verified| it.tablebase().is_ok();
        let any = ledger.iter().find(playable)?;
        let boards = SIDES.map(|(_, tag)| ledger.tagged(tag).find(playable).unwrap_or(any));
        let [left, right] = SIDES.map(|(name, _)| name);
        Some(Self {
            picture: figure::sum(&boards, "pair").ok()?,
            sides: [(left, boards[0]), (right, boards[1])].map(|(name, board)| SideView {
                name,
                id: board.id(),
            }),
        })
    }
}

/// A stalk to be recoloured.
#[derive(Debug, Serialize)]
pub(super) struct StalkView {
    /// Whether edges may be green, as some are at the beginning.
    green: bool,
    figure: String,
}

impl StalkView {
    /// All with the tag; those whose edges may be green come last.
    pub fn all_of(ledger: &Ledger) -> Vec<Self> {
        let tagged = ledger.tagged(RECOLOURED);
        let stalks = tagged.filter(|it| figure::recolourable(it).is_ok());
        let mut views: Vec<Self> = stalks.map(Self::of).collect();
        views.sort_by_key(|it| it.green);
        views
    }

    fn of(verified: &Verified) -> Self {
        let suits = View::StalkRule.suits(verified).is_ok();
        let (view, turns) = if suits {
            (View::StalkRule, Turns::BlueRed)
        } else {
            (View::Drawing, Turns::All)
        };
        let key = format!("stalk-{}", verified.id());
        Self {
            green: turns == Turns::All,
            figure: figure::recolour(verified, view, turns, &key),
        }
    }
}
