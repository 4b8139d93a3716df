//! A second witness where no theorem reads a drawing: is it really worth v?
//!
//! Two games are equal exactly when the second player wins their difference.
//! So the drawing G and the negative of v, as a game in its own right, are put
//! side by side and played to win or loss, by both players moving first. No
//! value is computed on the way, no mex, no simplest number, no canonical form.

use super::board::Board;
use super::{Position, Refusal, SearchLimit};
use crate::drawing::Drawing;
use crate::value::{Game, Games, Outcome, Player, Value};
use rustc_hash::FxHashMap;

/// What playing the difference came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    left_wins_first: bool,
    right_wins_first: bool,
    positions: u64,
}

impl Difference {
    /// Who wins it; the second player, where the drawing is worth the value.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        Outcome::of(!self.right_wins_first, !self.left_wins_first)
    }

    /// Whether the second player wins, so that the drawing is worth the value.
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        matches!(self.outcome(), Outcome::P)
    }

    /// Whether Left wins moving first.
    #[must_use]
    pub const fn left_wins_first(&self) -> bool {
        self.left_wins_first
    }

    /// Whether Right wins moving first.
    #[must_use]
    pub const fn right_wins_first(&self) -> bool {
        self.right_wins_first
    }

    /// How many positions of the difference were played, each counted once for
    /// either player to move.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }
}

/// What stands of the drawing, what is left of the negative, and who moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    position: Position,
    negative: Game,
    mover: Player,
}

/// Plays the difference of a drawing and a value to win or loss.
///
/// # Errors
/// When the drawing has too many edges, or the play more positions than allowed.
pub fn difference(
    drawing: &Drawing,
    value: &Value,
    limit: SearchLimit,
) -> Result<Difference, Refusal> {
    let board = Board::of(drawing)?;
    let mut games = Games::new();
    let value = games.import(value);
    let negative = games.negation(value);
    let mut play = WinOrLoss {
        board,
        games,
        won: FxHashMap::default(),
        limit,
    };
    let start = play.board.standing(play.board.all());
    let mut wins = |mover| {
        play.mover_wins(State {
            position: start,
            negative,
            mover,
        })
    };
    Ok(Difference {
        left_wins_first: wins(Player::Left)?,
        right_wins_first: wins(Player::Right)?,
        positions: play.won.len() as u64,
    })
}

struct WinOrLoss {
    board: Board,
    games: Games,
    /// Whether the mover wins, for every state played.
    won: FxHashMap<State, bool>,
    limit: SearchLimit,
}

/// A state in the middle of being played, and its options not yet looked at.
struct Frame {
    state: State,
    options: Vec<State>,
}

impl WinOrLoss {
    /// Whether the player to move wins: some option is lost for the opponent.
    fn mover_wins(&mut self, start: State) -> Result<bool, Refusal> {
        let mut stack = vec![self.frame(start)];
        while let Some(frame) = stack.last_mut() {
            let state = frame.state;
            let outcome = match frame.options.last() {
                None => Some(false),
                Some(option) => match self.won.get(option) {
                    Some(false) => Some(true),
                    Some(true) => {
                        frame.options.pop();
                        continue;
                    }
                    None => None,
                },
            };
            if let Some(won) = outcome {
                if self.won.len() as u64 >= self.limit.positions {
                    let limit = self.limit.positions;
                    return Err(Refusal::TooManyPositions { limit });
                }
                self.won.insert(state, won);
                stack.pop();
            } else {
                let option = *frame.options.last().expect("it was looked at");
                stack.push(self.frame(option));
            }
        }
        Ok(self.won[&start])
    }

    fn frame(&mut self, state: State) -> Frame {
        Frame {
            state,
            options: self.options(state),
        }
    }

    fn options(&mut self, state: State) -> Vec<State> {
        let mover = state.mover.other();
        let mut options = Vec::new();
        let mut untried = state.position;
        while untried != 0 {
            let edge = untried.ilog2();
            untried &= !(1 << edge);
            if state.mover.may_cut(self.board.colour(edge)) {
                options.push(State {
                    position: self.board.standing(state.position & !(1 << edge)),
                    mover,
                    ..state
                });
            }
        }
        let negatives = self.games.options(state.negative, state.mover);
        options.extend(negatives.iter().map(|&negative| State {
            negative,
            mover,
            ..state
        }));
        options
    }
}
