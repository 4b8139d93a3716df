//! Which of two games Left would rather have.

use std::cmp::Ordering;

use super::{Game, Games};
use crate::value::{Dyadic, Nimber, NumberUpStar, Outcome, Player};

/// Whether `lesser <= greater`, with how many obstacles have been looked at.
#[derive(Clone, Copy)]
struct Question {
    lesser: Game,
    greater: Game,
    passed: usize,
}

impl Games {
    /// Whether `lesser <= greater`: Left does not mind having `greater` instead.
    ///
    /// # Panics
    /// When the store would hold 2^32 - 1 values.
    pub fn le(&mut self, lesser: Game, greater: Game) -> bool {
        let (lesser, greater) = self.near_stars(lesser, greater);
        if let Some(answer) = self.known_order(lesser, greater) {
            return answer;
        }
        let mut open = vec![self.question(lesser, greater)];
        while let Some(question) = open.last_mut() {
            let verdict = match self.obstacle(*question) {
                None => Some(true),
                Some((lesser, greater)) => {
                    let (lesser, greater) = self.near_stars(lesser, greater);
                    match self.known_order(lesser, greater) {
                        Some(true) => Some(false),
                        Some(false) => {
                            question.passed += 1;
                            None
                        }
                        None => {
                            let next = self.question(lesser, greater);
                            open.push(next);
                            None
                        }
                    }
                }
            };
            if let (Some(answer), Some(settled)) = (verdict, open.last()) {
                self.remember_order(settled.lesser, settled.greater, answer);
                open.pop();
            }
        }
        self.known_order(lesser, greater).expect("just settled")
    }

    /// How the two compare; `None` when they are confused.
    pub fn partial_cmp(&mut self, one: Game, other: Game) -> Option<Ordering> {
        match (self.le(one, other), self.le(other, one)) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        }
    }

    /// Who wins.
    pub fn outcome(&mut self, game: Game) -> Outcome {
        Outcome::of(self.le(Game::ZERO, game), self.le(game, Game::ZERO))
    }

    /// Whether `player` does not mind having `better` instead of `worse`.
    pub(super) fn suits(&mut self, player: Player, better: Game, worse: Game) -> bool {
        match player {
            Player::Left => self.le(worse, better),
            Player::Right => self.le(better, worse),
        }
    }

    fn question(&mut self, lesser: Game, greater: Game) -> Question {
        for game in [lesser, greater] {
            if game != Game::DRAFT && !self.is_number(game) {
                self.both_options(game);
            }
        }
        Question {
            lesser,
            greater,
            passed: 0,
        }
    }

    /// The next thing that must not be so: a left option of the lesser that is
    /// at least the greater, a right option of the greater that is at most the
    /// lesser.
    ///
    /// The options of a number are never needed, as long as the other game is
    /// none: nobody need move in a number while there is anything else to move
    /// in (number avoidance, S chapter II.2).
    fn obstacle(&self, question: Question) -> Option<(Game, Game)> {
        let options = |game: Game, player: Player| -> &[Game] {
            let node = self.node(game);
            match &node.options {
                Some(options) if !self.is_number(game) => &options[player.index()],
                _ => &[],
            }
        };
        let lefts = options(question.lesser, Player::Left);
        if let Some(&left) = lefts.get(question.passed) {
            return Some((question.greater, left));
        }
        let rights = options(question.greater, Player::Right);
        let right = rights.get(question.passed - lefts.len())?;
        Some((*right, question.lesser))
    }

    /// The answer where it needs no looking at options, or has been found before.
    fn known_order(&self, lesser: Game, greater: Game) -> Option<bool> {
        if lesser == greater {
            return Some(true);
        }
        let (low, high) = (self.node(lesser), self.node(greater));
        if let (Some(low), Some(high)) = (&low.leaf, &high.leaf) {
            return Some(low.compare(high).is_some_and(Ordering::is_le));
        }
        if low.stops != high.stops {
            let stop = |game, first| -> &Dyadic { self.stop(game, first) };
            if stop(lesser, Player::Left) < stop(greater, Player::Right) {
                return Some(true);
            }
            let falls = |first| stop(lesser, first) > stop(greater, first);
            if Player::BOTH.into_iter().any(falls) {
                return Some(false);
            }
        }
        let memory = if lesser == Game::DRAFT || greater == Game::DRAFT {
            &self.draft_at_most
        } else {
            &self.at_most
        };
        memory.get(&(lesser, greater)).copied()
    }

    fn remember_order(&mut self, lesser: Game, greater: Game, answer: bool) {
        let memory = if lesser == Game::DRAFT || greater == Game::DRAFT {
            &mut self.draft_at_most
        } else {
            &mut self.at_most
        };
        memory.insert((lesser, greater), answer);
    }

    /// The same question with a huge heap replaced by a smaller one.
    ///
    /// Against a game G all heaps look alike that are larger than any in it.
    /// For let no subgame of G be worth a number plus *k with k >= r, and
    /// m > n >= r: whoever wins G + *m by moving in G, or to a heap below n,
    /// wins G + *n the same way (by induction), and whoever wins by moving to
    /// G + *j with n <= j < m has left something positive (it is not 0), to
    /// which G + *n is alike (by induction), so it is won too.
    fn near_stars(&mut self, one: Game, other: Game) -> (Game, Game) {
        (self.near_star(one, other), self.near_star(other, one))
    }

    fn near_star(&mut self, heap: Game, other: Game) -> Game {
        let node = self.node(other);
        let remote = node.remote_star;
        if node.leaf.is_some() {
            return heap;
        }
        match &self.node(heap).leaf {
            Some(leaf) if leaf.ups() == 0 && leaf.star().grundy() > remote => {
                let near = NumberUpStar::new(leaf.number().clone(), 0, Nimber::new(remote));
                self.leaf(near)
            }
            _ => heap,
        }
    }
}
