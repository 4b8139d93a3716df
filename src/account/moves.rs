//! What the players can do, and what comes of it.

use super::Told;
use super::edges::EdgeAccount;
use crate::value::{Fate, Form, FormAccount, Game, Games, Nimber, OptionAccount, Player, Value};
use crate::verify::{FirstCut, Verified};
use serde::Serialize;
use std::collections::BTreeSet;

/// The options of both players.
#[derive(Debug, Serialize)]
pub(super) struct Moves {
    pub left: Vec<Move>,
    pub right: Vec<Move>,
    /// What the value follows from.
    pub conclusion: Conclusion,
    #[serde(skip)]
    pub value: Told,
}

/// An option: the value that some cuts of a player leave.
#[derive(Debug, Serialize)]
pub(super) struct Move {
    pub leaves: Told,
    /// The cuts that lead there; none for what comes in where another option is
    /// bypassed.
    pub cuts: Vec<CutAccount>,
    /// Whether they win.
    pub wins: bool,
    #[serde(flatten)]
    pub fate: FateAccount,
}

/// A cut.
#[derive(Debug, Clone, Serialize)]
pub(super) struct CutAccount {
    #[serde(flatten)]
    pub edge: EdgeAccount,
    /// How many other edges fall.
    pub falls: u32,
}

/// What becomes of an option on the way to canonical form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fate", rename_all = "lowercase")]
pub(super) enum FateAccount {
    Kept,
    Dominated {
        by: Told,
    },
    Reversible {
        through: Told,
        replaced_by: Vec<Told>,
    },
}

/// What a value follows from.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Conclusion {
    /// It is a heap: the least that is not among these Grundy values.
    Mex(Vec<u64>),
    /// It is a number: the simplest above these and below those, as far as games
    /// that are no numbers can be compared with it.
    Simplest { above: Vec<Told>, below: Vec<Told> },
    /// It is what is left of its options.
    Canonical { left: Vec<Told>, right: Vec<Told> },
}

impl Moves {
    pub fn of(verified: &Verified) -> Self {
        let mut games = Games::new();
        let cuts: Vec<(FirstCut, Game)> = FirstCut::all(verified)
            .map(|cut| {
                let game = games.import(&cut.leaves);
                (cut, game)
            })
            .collect();
        let [left, right] = Player::BOTH.map(|player| {
            let open = cuts.iter().filter(|(cut, _)| cut.is_open_to(player));
            open.map(|&(_, game)| game).collect()
        });
        let account = games.explain_form(&Form { left, right });
        let mut teller = Teller {
            verified,
            games,
            cuts,
        };
        let [left, right] = Player::BOTH.map(|player| teller.moves(&account, player));
        Self {
            conclusion: teller.conclusion(&account),
            left,
            right,
            value: Told(verified.value()),
        }
    }

    /// The options of `player`.
    pub fn of_player(&self, player: Player) -> &[Move] {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }
}

/// All that is needed to tell of the options.
struct Teller<'a> {
    verified: &'a Verified,
    games: Games,
    /// Every first cut, and what it leaves.
    cuts: Vec<(FirstCut, Game)>,
}

impl Teller<'_> {
    /// The options of `player`, the best first, then what came in.
    fn moves(&mut self, account: &FormAccount, player: Player) -> Vec<Move> {
        let options = account.options(player);
        let mut ranked = Vec::new();
        for it in options {
            // Of two options that can be compared, fewer are better than the better.
            let mut better = 0;
            for other in options {
                better += usize::from(self.is_better(player, other.option, it.option));
            }
            let value = self.games.export(it.option);
            ranked.push(((!it.given, better, value), it));
        }
        ranked.sort_by(|(one, _), (other, _)| one.cmp(other));
        let moves = ranked.into_iter();
        moves.map(|(_, it)| self.told_move(it, player)).collect()
    }

    fn is_better(&mut self, player: Player, one: Game, other: Game) -> bool {
        let (worse, better) = match player {
            Player::Left => (other, one),
            Player::Right => (one, other),
        };
        one != other && self.games.le(worse, better)
    }

    fn told_move(&self, it: &OptionAccount, player: Player) -> Move {
        let drawing = self.verified.drawing();
        let leading = self
            .cuts
            .iter()
            .filter(|(cut, left)| *left == it.option && cut.is_open_to(player));
        let cuts: Vec<&FirstCut> = leading.map(|(cut, _)| cut).collect();
        Move {
            leaves: self.told(it.option),
            wins: cuts.iter().any(|cut| cut.wins_for(player)),
            cuts: (cuts.iter())
                .map(|cut| CutAccount {
                    edge: EdgeAccount::of(drawing, cut.edge),
                    falls: cut.falls,
                })
                .collect(),
            fate: match &it.fate {
                Fate::Kept => FateAccount::Kept,
                Fate::Dominated { by } => FateAccount::Dominated { by: self.told(*by) },
                Fate::Reversible {
                    through,
                    replaced_by,
                } => FateAccount::Reversible {
                    through: self.told(*through),
                    replaced_by: self.all_told(replaced_by.iter().copied()),
                },
            },
        }
    }

    fn conclusion(&self, account: &FormAccount) -> Conclusion {
        if self.verified.reduction().is_some() {
            let heaps = self
                .cuts
                .iter()
                .filter_map(|(cut, _)| cut.leaves.as_nimber());
            let grundy: BTreeSet<u64> = heaps.map(Nimber::grundy).collect();
            return Conclusion::Mex(grundy.into_iter().collect());
        }
        let [left, right] = Player::BOTH.map(|player| self.all_told(account.kept(player)));
        if self.verified.value().as_number().is_some() {
            return Conclusion::Simplest {
                above: left,
                below: right,
            };
        }
        Conclusion::Canonical { left, right }
    }

    fn told(&self, game: Game) -> Told {
        Told(self.games.export(game))
    }

    fn all_told(&self, options: impl IntoIterator<Item = Game>) -> Vec<Told> {
        let options = options.into_iter();
        let mut values: Vec<Value> = options.map(|it| self.games.export(it)).collect();
        values.sort();
        values.into_iter().map(Told).collect()
    }
}
