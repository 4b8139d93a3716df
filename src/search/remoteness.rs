//! How long play lasts: remoteness, as in Winning Ways, chapter 9.

use super::{Play, Position};
use crate::value::{Player, Value};

/// A position played out: who wins it, and how soon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solved {
    /// The position.
    pub position: Position,
    /// What it is worth.
    pub value: Value,
    /// With Left to move and with Right: how many moves are made until a player cannot
    /// move, if the winner hurries and the loser delays. Odd exactly if the mover wins.
    pub remoteness: [u32; 2],
}

impl Play {
    /// Every reachable position, in order, each with its value and its remoteness. Of
    /// values nothing is needed to find who wins how soon: it is play alone.
    ///
    /// # Panics
    /// Never: what a cut leaves can be reached and is a smaller number.
    #[must_use]
    pub fn solved(&self) -> Vec<Solved> {
        let entries = self.entries();
        let mut solved: Vec<Solved> = Vec::with_capacity(entries.len());
        for (position, value) in entries {
            let remoteness = Player::BOTH.map(|player| {
                let options = self.options(position, player).map(|option| {
                    let place = solved.binary_search_by_key(&option, |it| it.position);
                    let after = &solved[place.expect("options come before")];
                    after.remoteness[player.other().index()]
                });
                remoteness(options)
            });
            solved.push(Solved {
                position,
                value,
                remoteness,
            });
        }
        solved
    }

    /// What the cuts of a player leave of a position.
    fn options(&self, position: Position, player: Player) -> impl Iterator<Item = Position> {
        let edges = (0..Position::BITS).filter(move |edge| position >> edge & 1 == 1);
        edges
            .filter(move |&edge| player.may_cut(self.board.colour(edge)))
            .map(move |edge| self.board.standing_without(position, edge))
    }
}

/// The remoteness of a position from that of its options, the opponent to move there:
/// one more than the least even one, which leaves the opponent lost; where there is
/// none, one more than the greatest; 0 where there is no option.
fn remoteness(options: impl Iterator<Item = u32>) -> u32 {
    let (mut soonest_win, mut latest_loss) = (None, 0);
    for option in options {
        let lasts = option + 1;
        if option % 2 == 0 {
            soonest_win = Some(soonest_win.map_or(lasts, |known: u32| known.min(lasts)));
        } else {
            latest_loss = latest_loss.max(lasts);
        }
    }
    soonest_win.unwrap_or(latest_loss)
}
