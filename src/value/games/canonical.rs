//! Bringing a form into canonical form.
//!
//! Two things may be done to a form without changing its value: a dominated
//! option may be deleted, and a reversible one bypassed. When neither can be
//! done any more the form is canonical, and equal games have the same one
//! (WW chapter 3, S theorem II.2.9).

use std::sync::Arc;

use super::{Game, Games, Node, Options};
use crate::value::simplest::{Bound, simplest_within};
use crate::value::{Dyadic, NumberUpStar, Player};

/// Told what is done to a form on its way to canonical form.
pub(super) trait Observer {
    /// An option of `player` is deleted for a better one.
    fn deleted(&mut self, player: Player, option: Game, better: Game);
    /// An option of `player` is bypassed, by the opponent's answer to it.
    fn bypassed(&mut self, player: Player, option: Game, answer: Game, instead: &Arc<[Game]>);
}

/// Nobody listens.
impl Observer for () {
    fn deleted(&mut self, _: Player, _: Game, _: Game) {}
    fn bypassed(&mut self, _: Player, _: Game, _: Game, _: &Arc<[Game]>) {}
}

impl Games {
    /// The value of the game in which Left may move to any of `left` and Right
    /// to any of `right`.
    pub fn from_options(
        &mut self,
        left: impl IntoIterator<Item = Game>,
        right: impl IntoIterator<Item = Game>,
    ) -> Game {
        self.value_of_lists([left.into_iter().collect(), right.into_iter().collect()])
    }

    pub(super) fn value_of_lists(&mut self, lists: [Vec<Game>; 2]) -> Game {
        let mut lists = lists.map(each_once);
        let written = key(&lists);
        if let Some(&known) = self.forms.get(written.as_slice()) {
            return known;
        }
        let game = self.reduced(&mut lists, &mut ());
        self.forms.insert(written.into(), game);
        game
    }

    /// The game with these options; of them is left what there is when nothing can
    /// be deleted or bypassed any more, or when it is clear that the game is a number.
    pub(super) fn reduced(
        &mut self,
        lists: &mut [Vec<Game>; 2],
        observer: &mut impl Observer,
    ) -> Game {
        self.delete_dominated(lists, observer);
        match self.number_between(lists) {
            Some(number) => self.number(number),
            None => self.settle(lists, observer),
        }
    }

    /// The game with these options, which are canonical.
    pub(in crate::value) fn canonical(&mut self, options: Options) -> Game {
        let written = key(&options);
        if let Some(&known) = self.forms.get(written.as_slice()) {
            return known;
        }
        let game = if let Some(leaf) = self.leaf_with(&options) {
            self.leaf(leaf)
        } else {
            let node = self.form_node(options);
            self.keep(node)
        };
        self.forms.insert(written.into(), game);
        game
    }

    /// Deletes options that their owner has a better one for.
    fn delete_dominated(&mut self, lists: &mut [Vec<Game>; 2], observer: &mut impl Observer) {
        for player in Player::BOTH {
            let list = &mut lists[player.index()];
            let mut best: Vec<Game> = Vec::with_capacity(list.len());
            for &option in list.iter() {
                if let Some(&better) = best.iter().find(|&&it| self.suits(player, it, option)) {
                    observer.deleted(player, option, better);
                    continue;
                }
                best.retain(|&it| {
                    let worse = self.suits(player, option, it);
                    if worse {
                        observer.deleted(player, it, option);
                    }
                    !worse
                });
                best.push(option);
            }
            *list = best;
        }
    }

    /// The number that the form is, if it is one: the simplest of those that
    /// no option of Left's reaches and no option of Right's falls to, if there
    /// are any (the simplicity theorem, ONAG theorem 11).
    fn number_between(&mut self, lists: &[Vec<Game>; 2]) -> Option<Dyadic> {
        let [lower, upper] = Player::BOTH.map(|player| {
            let bounds = lists[player.index()]
                .iter()
                .map(|&option| self.bound(player, option));
            bounds.reduce(|one, other| tighter(player, one, other))
        });
        simplest_within(lower.as_ref(), upper.as_ref())
    }

    /// Where the numbers begin that the option of `player` does not reach.
    pub(in crate::value) fn bound(&mut self, player: Player, option: Game) -> Bound {
        let stop = self.node(option).stops[player.other().index()];
        Bound {
            at: self.stop(option, player.other()).clone(),
            closed: !self.suits(player, option, stop),
        }
    }

    /// Bypasses reversible options of a form that is no number, until nothing
    /// is left to bypass or delete.
    fn settle(&mut self, lists: &mut [Vec<Game>; 2], observer: &mut impl Observer) -> Game {
        let draft = self.form_node(shared(lists.clone()));
        self.draft = Some(draft);
        loop {
            let [lefts, rights] = Player::BOTH.map(|player| self.bypassed(player, lists, observer));
            if lefts.is_none() && rights.is_none() {
                break;
            }
            for (list, changed) in lists.iter_mut().zip([lefts, rights]) {
                if let Some(changed) = changed {
                    *list = each_once(changed);
                }
            }
            self.delete_dominated(lists, observer);
        }
        self.draft = None;
        self.draft_at_most.clear();
        self.canonical(shared(lists.clone().map(each_once)))
    }

    /// The options of `player` with what is reversible bypassed; `None` when
    /// nothing is.
    ///
    /// An option that is a number need not be looked at: were it reversible,
    /// the draft would be at least the number it reverses through, hence have an
    /// option that is (number avoidance), which would dominate it.
    fn bypassed(
        &mut self,
        player: Player,
        lists: &[Vec<Game>; 2],
        observer: &mut impl Observer,
    ) -> Option<Vec<Game>> {
        let mut changed = false;
        let mut bypassed = Vec::new();
        for &option in &lists[player.index()] {
            match self.reversal(player, option) {
                Some(through) => {
                    changed = true;
                    let instead = self.options(through, player);
                    observer.bypassed(player, option, through, &instead);
                    bypassed.extend_from_slice(&instead);
                }
                None => bypassed.push(option),
            }
        }
        changed.then_some(bypassed)
    }

    /// The answer of the opponent to the option after which `player` is no
    /// better off than in the draft, if there is one.
    fn reversal(&mut self, player: Player, option: Game) -> Option<Game> {
        if self.is_number(option) {
            return None;
        }
        let answers = self.options(option, player.other());
        let draft = Game::DRAFT;
        let reverses = |&&answer: &&Game| self.suits(player, draft, answer);
        answers.iter().find(reverses).copied()
    }

    /// A node for a form that is no number.
    fn form_node(&self, options: Options) -> Node {
        let [left, right] = Player::BOTH.map(|first| {
            let stops = options[first.index()]
                .iter()
                .map(|&option| self.node(option).stops[first.other().index()]);
            let value = |&stop: &Game| self.stop(stop, first);
            let best = match first {
                Player::Left => stops.max_by_key(value),
                Player::Right => stops.min_by_key(value),
            };
            best.expect("a form without options of one player is a number")
        });
        let all = || options.iter().flat_map(|list| list.iter());
        let depth = all().map(|&it| self.node(it).depth).max();
        let remote = all().map(|&it| self.node(it).remote_star).max();
        Node {
            leaf: None,
            stops: [left, right],
            depth: depth.unwrap_or(0) + 1,
            remote_star: remote.unwrap_or(1),
            options: Some(options),
        }
    }

    /// The number plus ups plus nimber with these canonical options.
    fn leaf_with(&self, options: &Options) -> Option<NumberUpStar> {
        let leaves = |list: &[Game]| -> Option<Vec<&NumberUpStar>> {
            let mut leaves = list
                .iter()
                .map(|&it| self.as_number_up_star(it))
                .collect::<Option<Vec<_>>>()?;
            leaves.sort_by(|one, other| one.listing_order(other));
            Some(leaves)
        };
        let (left, right) = (leaves(&options[0])?, leaves(&options[1])?);
        NumberUpStar::with_options([&left, &right])
    }
}

/// The bound that leaves less room.
fn tighter(player: Player, one: Bound, other: Bound) -> Bound {
    let order = one.at.cmp(&other.at);
    let order = match player {
        Player::Left => order,
        Player::Right => order.reverse(),
    };
    if order.then_with(|| other.closed.cmp(&one.closed)).is_lt() {
        other
    } else {
        one
    }
}

/// Left's options, then Right's, with a name between that no option has.
fn key(lists: &[impl AsRef<[Game]>; 2]) -> Vec<Game> {
    let [left, right] = lists.each_ref().map(AsRef::as_ref);
    [left, &[Game::DRAFT], right].concat()
}

fn each_once(mut list: Vec<Game>) -> Vec<Game> {
    list.sort_unstable();
    list.dedup();
    list
}

fn shared(lists: [Vec<Game>; 2]) -> Options {
    lists.map(Arc::from)
}
