//! Atomic weights: how many ups an all-small game is worth.

use dashu_int::IBig;
use rustc_hash::FxHashMap;

use super::{Dyadic, Game, Games, Player, Value};

/// Why a game has no atomic weight.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AtomicWeightError {
    /// Only all-small games have one.
    #[error(
        "only all-small games have an atomic weight, and this one has a position worth {number}, in which one player alone can move"
    )]
    NotAllSmall {
        /// The number among the game's positions.
        number: Dyadic,
    },
}

impl Games {
    /// The atomic weight of an all-small game, itself a game; most often a
    /// whole number of ups (WW chapter 8, S chapter II.7).
    ///
    /// # Errors
    /// When the game is not all-small.
    ///
    /// # Panics
    /// When the store would hold 2^32 - 1 values.
    pub fn atomic_weight(&mut self, game: Game) -> Result<Game, AtomicWeightError> {
        let mut weights: FxHashMap<Game, Game> = FxHashMap::default();
        for game in self.subgames(game) {
            let weight = match self.parts_of(game) {
                Err(leaf) if leaf.number().is_zero() => {
                    let ups = leaf.ups();
                    self.integer(ups)
                }
                Err(leaf) => {
                    return Err(AtomicWeightError::NotAllSmall {
                        number: leaf.number().clone(),
                    });
                }
                Ok(_) => self.weight_of_form(game, &weights),
            };
            weights.insert(game, weight);
        }
        Ok(weights[&game])
    }

    /// `{wL - 2 | wR + 2}` from the options' weights, unless that is an
    /// integer. Then, if the game is above a remote heap, it is the greatest
    /// integer that Right's options allow; if it is below, the least that
    /// Left's allow; if it is confused with it, 0.
    fn weight_of_form(&mut self, form: Game, weights: &FxHashMap<Game, Game>) -> Game {
        let [left, right] = Player::BOTH.map(|player| {
            let step = self.integer(-2 * player.sign());
            let options = self.options(form, player);
            let moved = options.iter().map(|option| self.sum(weights[option], step));
            moved.collect::<Vec<Game>>()
        });
        let weight = self.from_options(left.iter().copied(), right.iter().copied());
        if !self.as_number(weight).is_some_and(Dyadic::is_integer) {
            return weight;
        }
        let heap = self.remote_star(form);
        let remote = self.nimber(heap);
        if self.le(remote, form) {
            self.farthest(Player::Right, &right)
        } else if self.le(form, remote) {
            self.farthest(Player::Left, &left)
        } else {
            Game::ZERO
        }
    }

    /// The last integer in the direction away from `player` for which each of
    /// the player's options falls short of or is confused with it.
    fn farthest(&mut self, player: Player, options: &[Game]) -> Game {
        let integers = options.iter().map(|&option| {
            let bound = self.bound(player, option);
            let towards = |number: &Dyadic| match player {
                Player::Left => number.clone(),
                Player::Right => -number,
            };
            // The least integer that is above the bound, or on it if allowed.
            let at = towards(&bound.at);
            if bound.closed {
                at.ceil()
            } else {
                at.floor() + IBig::ONE
            }
        });
        let least = integers.max().expect("both players can move");
        let least = Dyadic::from(least);
        self.number(match player {
            Player::Left => least,
            Player::Right => -least,
        })
    }
}

impl Value {
    /// The atomic weight of the value.
    ///
    /// # Errors
    /// When the value is not all-small.
    pub fn atomic_weight(&self) -> Result<Self, AtomicWeightError> {
        self.in_store(|games, game| {
            let weight = games.atomic_weight(game)?;
            Ok(games.export(weight))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_of_winning_ways() {
        for (text, weight) in [
            ("0", "0"),
            ("*", "0"),
            ("*5", "0"),
            ("^", "1"),
            ("v3*", "-3"),
            // Flowers: the sign of what blooms.
            ("*:(1/2)", "1"),
            ("*:(-7/4)", "-1"),
            ("*2:1", "1"),
            ("*3:(-1/4)", "-1"),
            ("*:*3", "0"),
            // Uptimals: ^[n] has as many as ^.
            ("^[3]", "1"),
            ("^[2]-^", "0"),
            ("{0,^[2]*|0}", "1"),
            ("{^[2]*|0}", "0"),
            ("{^2|v2}", "*"),
            ("{0||^4|v4}", "4"),
            ("{^3|v3*}", "+-1"),
        ] {
            let value: Value = text.parse().expect("a value");
            let weight_found = value.atomic_weight().expect("all-small");
            assert_eq!(weight_found, weight.parse().expect("a value"), "{text}");
        }
    }

    #[test]
    fn what_is_not_all_small_is_refused() {
        for (text, number) in [
            ("Tiny(2)", "-2"),
            ("1*", "1"),
            ("+-1", "-1"),
            ("3/4", "3/4"),
        ] {
            let value: Value = text.parse().expect("a value");
            let AtomicWeightError::NotAllSmall { number: found } =
                value.atomic_weight().expect_err("not all-small");
            assert_eq!(
                found.to_string().trim_start_matches('-'),
                number.trim_start_matches('-')
            );
        }
    }
}
