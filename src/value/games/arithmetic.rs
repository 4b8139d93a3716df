//! Sums, negatives and multiples.

use super::{Game, Games};
use crate::value::Player;

impl Games {
    /// The two games side by side.
    ///
    /// # Panics
    /// When the store would hold 2^32 - 1 values.
    pub fn sum(&mut self, one: Game, other: Game) -> Game {
        if let Some(sum) = self.known_sum(one, other) {
            return sum;
        }
        let mut open = vec![(one, other)];
        while let Some(&(one, other)) = open.last() {
            if self.known_sum(one, other).is_some() {
                open.pop();
                continue;
            }
            let pairs = Player::BOTH.map(|player| self.options_of_sum(one, other, player));
            let waiting = open.len();
            for &(one, other) in pairs.iter().flatten() {
                if self.known_sum(one, other).is_none() {
                    open.push((one, other));
                }
            }
            if open.len() == waiting {
                let lists = pairs.map(|pairs| {
                    let sums = pairs.into_iter();
                    sums.map(|(one, other)| self.known_sum(one, other).expect("added before"))
                        .collect()
                });
                let sum = self.value_of_lists(lists);
                self.sums.insert(in_order(one, other), sum);
                open.pop();
            }
        }
        self.known_sum(one, other).expect("just added")
    }

    /// The two summands after each move of `player`. Nobody moves in a number
    /// while the other summand is none (number translation, S chapter II.2).
    fn options_of_sum(&mut self, one: Game, other: Game, player: Player) -> Vec<(Game, Game)> {
        let mut pairs = Vec::new();
        for (moved, rest) in [(one, other), (other, one)] {
            if !self.is_number(moved) {
                let options = self.options(moved, player);
                pairs.extend(options.iter().map(|&option| (option, rest)));
            }
        }
        pairs
    }

    fn known_sum(&mut self, one: Game, other: Game) -> Option<Game> {
        if one == Game::ZERO {
            return Some(other);
        }
        if other == Game::ZERO {
            return Some(one);
        }
        let leaves = (self.as_number_up_star(one), self.as_number_up_star(other));
        if let (Some(one), Some(other)) = leaves {
            let sum = one.sum(other);
            return Some(self.leaf(sum));
        }
        self.sums.get(&in_order(one, other)).copied()
    }

    /// The game with the players' places changed.
    ///
    /// # Panics
    /// When the store would hold 2^32 - 1 values.
    pub fn negation(&mut self, game: Game) -> Game {
        for game in self.subgames(game) {
            if self.known_negation(game).is_none() {
                let options = self.both_options(game);
                let [left, right] = options.map(|list| {
                    let mut negated: Vec<Game> = list
                        .iter()
                        .map(|&it| self.known_negation(it).expect("options come first"))
                        .collect();
                    negated.sort_unstable();
                    negated.into()
                });
                let negation = self.canonical([right, left]);
                self.negations.insert(game, negation);
                self.negations.insert(negation, game);
            }
        }
        self.known_negation(game).expect("just turned round")
    }

    fn known_negation(&mut self, game: Game) -> Option<Game> {
        if let Some(leaf) = self.as_number_up_star(game) {
            let negation = leaf.negation();
            return Some(self.leaf(negation));
        }
        self.negations.get(&game).copied()
    }

    /// `one - other`.
    pub fn difference(&mut self, one: Game, other: Game) -> Game {
        let negation = self.negation(other);
        self.sum(one, negation)
    }

    /// So many copies of the game side by side; of its negative where negative.
    pub fn multiple(&mut self, times: i64, game: Game) -> Game {
        let mut doubled = if times < 0 { self.negation(game) } else { game };
        let mut left = times.unsigned_abs();
        let mut multiple = Game::ZERO;
        while left > 0 {
            if left & 1 == 1 {
                multiple = self.sum(multiple, doubled);
            }
            left >>= 1;
            if left > 0 {
                doubled = self.sum(doubled, doubled);
            }
        }
        multiple
    }
}

/// Sums are remembered once for both orders.
fn in_order(one: Game, other: Game) -> (Game, Game) {
    (one.min(other), one.max(other))
}
