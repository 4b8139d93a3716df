//! A drawing solved: every position with its value and how long play lasts, the two
//! held against each other.

use super::{Reason, Verified};
use crate::search::{Play, Solved};
use crate::value::Player;

/// Every position of a drawing, solved; whoever plays by it plays perfectly.
///
/// Who wins a position is known in two ways: by the value, which search computed
/// without playing to the end, and by the remoteness, which knows no values. They agree on every position.
#[derive(Debug)]
pub struct Tablebase(Vec<Solved>);

impl Tablebase {
    /// The most positions that are worth sending with a page.
    pub const MOST_POSITIONS: u64 = 4096;

    /// Every position in order: the empty one first, the start last.
    #[must_use]
    pub fn positions(&self) -> &[Solved] {
        &self.0
    }

    /// The table of a play that has not too many positions.
    ///
    /// # Errors
    /// When the winner of a position by its value is not the winner by play.
    pub(super) fn of(play: &Play) -> Result<Option<Self>, Reason> {
        if play.positions() > Self::MOST_POSITIONS {
            return Ok(None);
        }
        let solved = play.solved();
        match solved.iter().find(|it| !ends_as_its_value_says(it)) {
            Some(wrong) => Err(Reason::WrongRemoteness(wrong.clone())),
            None => Ok(Some(Self(solved))),
        }
    }
}

/// Whether the player who wins by the value is the one who wins by play, whoever moves.
pub(super) fn ends_as_its_value_says(solved: &Solved) -> bool {
    let outcome = solved.value.outcome();
    Player::BOTH.into_iter().all(|mover| {
        let mover_wins = solved.remoteness[mover.index()] % 2 == 1;
        mover_wins != outcome.wins_second(mover.other())
    })
}

/// Why a drawing has no tablebase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// More than are worth sending with a page.
    #[error(
        "it has {positions} positions, and at most {} are sent with a page",
        Tablebase::MOST_POSITIONS
    )]
    TooManyPositions {
        /// How many it has.
        positions: u64,
    },
    /// It was played out some time ago.
    #[error("its positions are not known: its search is recorded and not made again")]
    Recorded,
}

impl Verified {
    /// The drawing solved.
    ///
    /// # Errors
    /// Why it is not.
    pub fn tablebase(&self) -> Result<&Tablebase, Unsolved> {
        self.tablebase.as_ref().ok_or(match self.play() {
            Some(play) => Unsolved::TooManyPositions {
                positions: play.positions(),
            },
            None => Unsolved::Recorded,
        })
    }
}
