//! A second witness where no theorem reads a drawing or another game's position:
//! is it really worth v?
//!
//! Two games are equal exactly when the second player wins their difference.
//! So the game G and the negative of v, as a game in its own right, are put
//! side by side and played to win or loss, by both players moving first.

use super::board::Board;
use super::rulesets::ByRules;
use super::win_or_loss::{Rules, WinOrLoss};
use super::{Position, Refusal, SearchLimit};
use crate::drawing::Drawing;
use crate::ruleset::{Ruleset, Sum};
use crate::value::{Game, Games, Outcome, Player, Value};

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
    let start = board.standing(board.all());
    played(board, start, value, limit)
}

/// Plays the difference of another game's position and a value to win or loss.
///
/// # Errors
/// When a limit would be passed.
pub fn position_difference<R: Ruleset>(
    position: &Sum<R>,
    value: &Value,
    limit: SearchLimit,
) -> Result<Difference, Refusal> {
    played(ByRules::default(), position.clone(), value, limit)
}

/// Plays the difference of a game and a value, by both players moving first.
fn played<G: Rules>(
    game: G,
    start: G::Position,
    value: &Value,
    limit: SearchLimit,
) -> Result<Difference, Refusal> {
    let mut games = Games::new();
    let value = games.import(value);
    let negative = games.negation(value);
    let mut play = WinOrLoss::new(Beside { game, games }, limit);
    let start = (start, negative);
    Ok(Difference {
        left_wins_first: play.mover_wins(&start, Player::Left)?,
        right_wins_first: play.mover_wins(&start, Player::Right)?,
        positions: play.positions(),
    })
}

/// A game with a value beside it as a game in its own right: who moves chooses in
/// which.
struct Beside<G> {
    game: G,
    games: Games,
}

impl<G: Rules> Rules for Beside<G> {
    type Position = (G::Position, Game);

    fn moves(
        &mut self,
        (position, beside): &Self::Position,
        player: Player,
    ) -> impl Iterator<Item = Self::Position> {
        let options = self.games.options(*beside, player);
        let moves = self.game.moves(position, player);
        let in_value = (0..options.len()).map(move |index| (position.clone(), options[index]));
        moves.map(|moved| (moved, *beside)).chain(in_value)
    }

    fn bytes((position, _): &Self::Position) -> usize {
        G::bytes(position) + size_of::<Game>()
    }
}

impl Rules for Board {
    type Position = Position;

    fn moves(&mut self, position: &Position, player: Player) -> impl Iterator<Item = Position> {
        let (board, position) = (&*self, *position);
        let mut untried = position;
        let edges = std::iter::from_fn(move || {
            let edge = untried.checked_ilog2()?;
            untried &= !(1 << edge);
            Some(edge)
        });
        let own = edges.filter(move |&edge| player.may_cut(board.colour(edge)));
        own.map(move |edge| board.standing_without(position, edge))
    }

    fn bytes(_: &Position) -> usize {
        size_of::<Position>()
    }
}
