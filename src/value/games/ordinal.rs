//! Ordinal sums: one game on top of another.

use rustc_hash::FxHashMap;

use super::{Game, Games};
use crate::value::Player;

/// Options as they stand, none deleted and none bypassed.
///
/// The value of an ordinal sum depends on its base's form, not only on its
/// value: `{-1|1}` and `{|}` are both 0, and with 1 on top they are 1/2 and 1.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Form {
    /// Left's options.
    pub left: Vec<Game>,
    /// Right's options.
    pub right: Vec<Game>,
}

impl Form {
    /// The options of `player`.
    #[must_use]
    pub fn options(&self, player: Player) -> &[Game] {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }
}

impl Games {
    /// The value of a form.
    pub fn value_of(&mut self, form: &Form) -> Game {
        self.value_of_lists([form.left.clone(), form.right.clone()])
    }

    /// The canonical form of a game.
    pub fn form_of(&mut self, game: Game) -> Form {
        let [left, right] = self.both_options(game).map(|list| list.to_vec());
        Form { left, right }
    }

    /// The ordinal sum of the base in its canonical form and `top`: a move in
    /// the base ends the top. With 1, -1 or * for a base this is an edge, blue,
    /// red or green, with a drawing of value `top` on it.
    pub fn ordinal_sum(&mut self, base: Game, top: Game) -> Game {
        let edge = match base {
            Game::ONE => Some(Player::Left),
            Game::MINUS_ONE => Some(Player::Right),
            _ => None,
        };
        if let (Some(player), Some(number)) = (edge, self.as_number(top)) {
            let number = number.on_edge(player);
            return self.number(number);
        }
        if let Some(&known) = self.ordinal_sums.get(&(base, top)) {
            return known;
        }
        let form = self.form_of(base);
        let raised = self.ordinal_sum_form(&form, top);
        let sum = self.value_of(&raised);
        self.ordinal_sums.insert((base, top), sum);
        sum
    }

    /// The form of the ordinal sum of this very form and `top`: its options are
    /// the base's, and the base with each option of the top.
    ///
    /// A stalk is built fast from the ground up by putting one edge after
    /// another on the form so far (ordinal sums associate), one canonical form
    /// an edge.
    ///
    /// # Panics
    /// When the store would hold 2^32 - 1 values.
    pub fn ordinal_sum_form(&mut self, base: &Form, top: Game) -> Form {
        let mut raised: FxHashMap<Game, Game> = FxHashMap::default();
        let mut open = vec![top];
        loop {
            let &game = open.last().expect("the top comes last");
            let options = self.both_options(game);
            let waiting = open.len();
            let all = options.iter().flat_map(|list| list.iter());
            open.extend(all.filter(|option| !raised.contains_key(option)));
            if open.len() > waiting {
                continue;
            }
            let [left, right] = Player::BOTH.map(|player| {
                let own = base.options(player).iter().copied();
                let above = options[player.index()].iter().map(|option| raised[option]);
                own.chain(above).collect::<Vec<Game>>()
            });
            if game == top {
                return Form { left, right };
            }
            open.pop();
            let value = self.value_of_lists([left, right]);
            raised.insert(game, value);
        }
    }
}
