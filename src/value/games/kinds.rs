//! What kind of game a game is.

use dashu_int::UBig;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Game, Games};
use crate::value::{Nimber, NumberUpStar};

impl Games {
    /// The game and everything that can be reached from it through forms, each
    /// once, options before what they are options of. Numbers, nimbers and
    /// ups are not taken apart.
    #[must_use]
    pub fn subgames(&self, game: Game) -> Vec<Game> {
        let mut met = FxHashSet::from_iter([game]);
        let mut found = vec![game];
        let mut next = 0;
        while let Some(&game) = found.get(next) {
            next += 1;
            if let Ok(options) = self.parts_of(game) {
                for &option in options.iter().flat_map(|list| list.iter()) {
                    if met.insert(option) {
                        found.push(option);
                    }
                }
            }
        }
        // Options were there before the forms that were made of them.
        found.sort_unstable();
        found
    }

    /// How many moves the game can last in canonical form, both players
    /// moving in any order.
    ///
    /// # Panics
    /// When the game is of another store.
    #[must_use]
    pub fn birthday(&self, game: Game) -> UBig {
        let mut days: FxHashMap<Game, UBig> = FxHashMap::default();
        for game in self.subgames(game) {
            let day = match self.parts_of(game) {
                Err(leaf) => leaf.birthday(),
                Ok(options) => {
                    let all = options.iter().flat_map(|list| list.iter());
                    let latest = all.map(|option| &days[option]).max();
                    latest.map_or(UBig::ZERO, |day| day + UBig::ONE)
                }
            };
            days.insert(game, day);
        }
        days.remove(&game).expect("a game is its own subgame")
    }

    /// Whether the game lies between all negative and all positive numbers:
    /// both stops are 0.
    #[must_use]
    pub fn is_infinitesimal(&self, game: Game) -> bool {
        self.node(game).stops == [Game::ZERO; 2]
    }

    /// Whether in every position either both players can move or neither can:
    /// *all-small*, or dicotic.
    #[must_use]
    pub fn is_all_small(&self, game: Game) -> bool {
        let small = |leaf: &NumberUpStar| leaf.number().is_zero();
        self.subgames(game)
            .into_iter()
            .all(|it| self.as_number_up_star(it).is_none_or(small))
    }

    /// The number that the game is infinitesimally close to, if there is one:
    /// both stops. A game without one is hot.
    #[must_use]
    pub fn number_part(&self, game: Game) -> Option<Game> {
        let [left, right] = self.node(game).stops;
        (left == right).then_some(left)
    }

    /// A heap that no subgame is worth, nor any larger: *remote* from the game.
    #[must_use]
    pub fn remote_star(&self, game: Game) -> Nimber {
        Nimber::new(self.node(game).remote_star)
    }
}
