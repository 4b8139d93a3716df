//! Games played to win or loss: no value is computed on the way, no mex, no
//! simplest number, no canonical form.

use super::budget::Budget;
use super::{Refusal, SearchLimit};
use crate::value::Player;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The rules of a game, and nothing else.
pub(super) trait Rules {
    /// A position of it.
    type Position: Clone + Eq + Hash;

    /// What `player` may make of a position.
    fn moves(
        &mut self,
        position: &Self::Position,
        player: Player,
    ) -> impl Iterator<Item = Self::Position>;

    /// How many bytes of memory a position takes, what it owns included.
    fn bytes(position: &Self::Position) -> usize;
}

/// A position and who moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct State<P> {
    position: P,
    mover: Player,
}

/// Play to win or loss, every state once.
pub(super) struct WinOrLoss<G: Rules> {
    rules: G,
    /// Whether the mover wins, for every state played.
    won: FxHashMap<State<G::Position>, bool>,
    budget: Budget,
}

/// A state in the middle of being played, and its options not yet looked at.
struct Frame<P> {
    state: State<P>,
    options: Vec<State<P>>,
    bytes: usize,
}

impl<G: Rules> WinOrLoss<G> {
    pub fn new(rules: G, limit: SearchLimit) -> Self {
        Self {
            rules,
            won: FxHashMap::default(),
            budget: Budget::new(limit),
        }
    }

    /// How many positions were played, each counted once for either player to
    /// move.
    pub const fn positions(&self) -> u64 {
        self.budget.positions()
    }

    /// Whether the player to move wins: some option is lost for the opponent.
    pub fn mover_wins(&mut self, position: &G::Position, mover: Player) -> Result<bool, Refusal> {
        let position = position.clone();
        let start = State { position, mover };
        if let Some(&won) = self.won.get(&start) {
            return Ok(won);
        }
        let mut stack = vec![self.frame(start)?];
        // Whether the mover won the option that was played last.
        let mut option_won = true;
        while let Some(frame) = stack.last_mut() {
            let mut unplayed = None;
            while option_won && let Some(option) = frame.options.pop() {
                if let Some(&won) = self.won.get(&option) {
                    option_won = won;
                } else {
                    unplayed = Some(option);
                    break;
                }
            }
            if let Some(option) = unplayed {
                stack.push(self.frame(option)?);
            } else if let Some(frame) = stack.pop() {
                self.budget.give_back(frame.bytes);
                self.budget.remember(Self::bytes(&frame.state.position))?;
                let won = !option_won;
                self.won.insert(frame.state, won);
                option_won = won;
            }
        }
        Ok(option_won)
    }

    fn frame(&mut self, state: State<G::Position>) -> Result<Frame<G::Position>, Refusal> {
        let mut bytes = Self::bytes(&state.position);
        self.budget.take(bytes)?;
        let mut options = Vec::new();
        for position in self.rules.moves(&state.position, state.mover) {
            let taken = Self::bytes(&position);
            self.budget.take(taken)?;
            bytes += taken;
            let mover = state.mover.other();
            options.push(State { position, mover });
        }
        Ok(Frame {
            state,
            options,
            bytes,
        })
    }

    fn bytes(position: &G::Position) -> usize {
        let beside = size_of::<State<G::Position>>() - size_of::<G::Position>();
        G::bytes(position) + beside
    }
}
