//! What becomes of each option on the way to canonical form.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::canonical::Observer;
use super::{Form, Game, Games};
use crate::value::Player;

/// A form brought into canonical form, with what became of every option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormAccount {
    /// The value.
    pub value: Game,
    /// For Left and for Right, the options of the form, each once, and then those
    /// that came in where a reversible one was bypassed.
    pub options: [Vec<OptionAccount>; 2],
}

/// An option and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionAccount {
    /// The option.
    pub option: Game,
    /// Whether it was among the form's own.
    pub given: bool,
    /// What became of it.
    pub fate: Fate,
}

/// What becomes of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    /// It is left when nothing more can be deleted or bypassed.
    Kept,
    /// Deleted, for its owner has a better one.
    Dominated {
        /// The better one, itself not dominated.
        by: Game,
    },
    /// Bypassed, for the opponent has an answer that leaves the owner no better off
    /// than before.
    Reversible {
        /// The answer.
        through: Game,
        /// The owner's options from there, which take its place.
        replaced_by: Arc<[Game]>,
    },
}

impl FormAccount {
    /// The options of `player`.
    #[must_use]
    pub fn options(&self, player: Player) -> &[OptionAccount] {
        &self.options[player.index()]
    }

    /// The options of `player` that are left.
    pub fn kept(&self, player: Player) -> impl Iterator<Item = Game> {
        let options = self.options(player).iter();
        let kept = options.filter(|it| it.fate == Fate::Kept);
        kept.map(|it| it.option)
    }
}

impl Games {
    /// Brings a form into canonical form and tells what becomes of every option.
    ///
    /// Where the value is a number, dominated options alone are deleted: the number
    /// is then the simplest that fits between what is left (ONAG, theorem 11), and
    /// its canonical options may be others.
    ///
    /// # Panics
    /// When the store would hold 2^32 - 1 values.
    pub fn explain_form(&mut self, form: &Form) -> FormAccount {
        let mut log = Log::default();
        let mut left = Player::BOTH.map(|player| each_once(form.options(player)));
        let given = left.clone();
        let value = self.reduced(&mut left, &mut log);
        let options = Player::BOTH.map(|player| {
            let side = &log.0[player.index()];
            let given = &given[player.index()];
            let came_in = each_once(&side.came_in);
            let others = came_in.into_iter().filter(|it| !given.contains(it));
            let all = given.iter().copied().chain(others);
            let account = |option| OptionAccount {
                option,
                given: given.contains(&option),
                fate: side.fate(option, &left[player.index()]),
            };
            all.map(account).collect()
        });
        FormAccount { value, options }
    }
}

/// What was done to the options of either player.
#[derive(Debug, Default)]
struct Log([Side; 2]);

#[derive(Debug, Default)]
struct Side {
    /// Deleted options, each with a better one.
    better: FxHashMap<Game, Game>,
    /// Bypassed options, each with the answer to it and what takes its place.
    answers: FxHashMap<Game, (Game, Arc<[Game]>)>,
    came_in: Vec<Game>,
}

impl Observer for Log {
    fn deleted(&mut self, player: Player, option: Game, better: Game) {
        self.0[player.index()].better.insert(option, better);
    }

    fn bypassed(&mut self, player: Player, option: Game, answer: Game, instead: &Arc<[Game]>) {
        let side = &mut self.0[player.index()];
        side.answers.insert(option, (answer, instead.clone()));
        side.came_in.extend_from_slice(instead);
    }
}

impl Side {
    /// What became of an option, if these are left.
    fn fate(&self, option: Game, left: &[Game]) -> Fate {
        if left.contains(&option) {
            return Fate::Kept;
        }
        if let Some((through, instead)) = self.answers.get(&option) {
            return Fate::Reversible {
                through: *through,
                replaced_by: instead.clone(),
            };
        }
        // Each is better than the one before, so there is an end to it.
        let mut by = self.better[&option];
        while let Some(&better) = self.better.get(&by).filter(|_| !left.contains(&by)) {
            by = better;
        }
        Fate::Dominated { by }
    }
}

/// A list without what has come before.
fn each_once(list: &[Game]) -> Vec<Game> {
    let mut seen = FxHashSet::default();
    let first = |game: &&Game| seen.insert(**game);
    list.iter().filter(first).copied().collect()
}
