//! A store of games in canonical form, each held once.
//!
//! [`Games`] hands out a [`Game`], a small copyable name, for every value it
//! has met; equal values have the same name, so equality is free. Sums,
//! comparisons and negatives are remembered.
//!
//! Nothing here recurses: stalks of hundreds of edges make games as deep, and
//! every walk over them keeps its own stack.

mod account;
mod arithmetic;
mod canonical;
mod kinds;
mod order;
mod ordinal;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::{Dyadic, Nimber, NumberUpStar, Player};

pub use account::{Fate, FormAccount, OptionAccount};
pub use ordinal::Form;

/// A value held in a [`Games`] store, by its number there. It means nothing to
/// another store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Game(u32);

impl Game {
    /// No move for anyone; the same in every store.
    pub const ZERO: Self = Self(0);
    /// One free move for Left; the same in every store.
    pub const ONE: Self = Self(1);
    /// One free move for Right; the same in every store.
    pub const MINUS_ONE: Self = Self(2);
    /// One move for whoever takes it; the same in every store.
    pub const STAR: Self = Self(3);

    /// The form that is just being brought into canonical form.
    const DRAFT: Self = Self(u32::MAX);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Left's options and Right's.
pub(in crate::value) type Options = [Arc<[Game]>; 2];

/// What the store knows of one game.
#[derive(Debug, Clone)]
struct Node {
    /// The value in short, where it has such a form.
    leaf: Option<NumberUpStar>,
    /// The canonical options; those of a leaf once somebody asked.
    options: Option<Options>,
    /// The stops, Left's and Right's: numbers.
    stops: [Game; 2],
    /// How many forms that are not leaves lie one within the other.
    depth: u32,
    /// No subgame is worth a number plus a heap of this size or larger.
    remote_star: u64,
}

/// A store of canonical forms.
///
/// It only grows; drop it when the work is done and keep [`super::Value`]s.
#[derive(Debug)]
pub struct Games {
    nodes: Vec<Node>,
    leaves: FxHashMap<NumberUpStar, Game>,
    /// Every pair of option lists met so far, canonical or not.
    forms: FxHashMap<Box<[Game]>, Game>,
    at_most: FxHashMap<(Game, Game), bool>,
    sums: FxHashMap<(Game, Game), Game>,
    negations: FxHashMap<Game, Game>,
    ordinal_sums: FxHashMap<(Game, Game), Game>,
    draft: Option<Node>,
    /// Comparisons with the draft, forgotten when it is finished.
    draft_at_most: FxHashMap<(Game, Game), bool>,
}

impl Default for Games {
    fn default() -> Self {
        Self::new()
    }
}

impl Games {
    /// A store that holds 0, 1, -1 and *.
    #[must_use]
    pub fn new() -> Self {
        let mut games = Self {
            nodes: Vec::new(),
            leaves: FxHashMap::default(),
            forms: FxHashMap::default(),
            at_most: FxHashMap::default(),
            sums: FxHashMap::default(),
            negations: FxHashMap::default(),
            ordinal_sums: FxHashMap::default(),
            draft: None,
            draft_at_most: FxHashMap::default(),
        };
        games.integer(0);
        games.integer(1);
        games.integer(-1);
        games.nimber(Nimber::STAR);
        games
    }

    /// How many values the store holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: a new store holds 0.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The number.
    pub fn number(&mut self, number: Dyadic) -> Game {
        self.leaf(NumberUpStar::from(number))
    }

    /// The integer.
    pub fn integer(&mut self, integer: i64) -> Game {
        self.number(Dyadic::from(integer))
    }

    /// The heap.
    pub fn nimber(&mut self, star: Nimber) -> Game {
        self.leaf(NumberUpStar::from(star))
    }

    /// So many ups; downs where negative.
    pub fn up_multiple(&mut self, ups: i64) -> Game {
        self.leaf(NumberUpStar::new(Dyadic::ZERO, ups, Nimber::ZERO))
    }

    /// The number plus ups plus nimber.
    ///
    /// # Panics
    /// When the store would hold 2^32 - 1 values.
    pub fn leaf(&mut self, leaf: NumberUpStar) -> Game {
        if let Some(&known) = self.leaves.get(&leaf) {
            return known;
        }
        let stop = (!leaf.is_number()).then(|| self.number(leaf.number().clone()));
        let stop = stop.unwrap_or_else(|| self.next_game());
        let game = self.keep(Node {
            remote_star: leaf.remote_star(),
            leaf: Some(leaf.clone()),
            options: None,
            stops: [stop, stop],
            depth: 0,
        });
        self.leaves.insert(leaf, game);
        game
    }

    /// The canonical options of `player`. Those of a heap of n are n games.
    pub fn options(&mut self, game: Game, player: Player) -> Arc<[Game]> {
        self.both_options(game)[player.index()].clone()
    }

    /// Left's canonical options.
    pub fn left_options(&mut self, game: Game) -> Arc<[Game]> {
        self.options(game, Player::Left)
    }

    /// Right's canonical options.
    pub fn right_options(&mut self, game: Game) -> Arc<[Game]> {
        self.options(game, Player::Right)
    }

    fn both_options(&mut self, game: Game) -> Options {
        if let Some(options) = &self.node(game).options {
            return options.clone();
        }
        let leaf = self.as_number_up_star(game).cloned();
        let leaf = leaf.expect("what is not a leaf is kept with its options");
        let options = Player::BOTH.map(|player| {
            let values = leaf.options(player);
            let mut options: Vec<Game> = values.into_iter().map(|it| self.leaf(it)).collect();
            options.sort_unstable();
            options.into()
        });
        self.nodes[game.index()].options = Some(options.clone());
        options
    }

    /// The value as number plus ups plus nimber, where it is one.
    #[must_use]
    pub fn as_number_up_star(&self, game: Game) -> Option<&NumberUpStar> {
        self.node(game).leaf.as_ref()
    }

    /// The number that the game is, if it is one.
    #[must_use]
    pub fn as_number(&self, game: Game) -> Option<&Dyadic> {
        self.as_number_up_star(game)?.as_number()
    }

    /// The heap that the game is, if it is one.
    #[must_use]
    pub fn as_nimber(&self, game: Game) -> Option<Nimber> {
        self.as_number_up_star(game)?.as_nimber()
    }

    /// The number at which play stops when `first` moves first and both play
    /// for the best number (WW chapter 6: the left and the right stop).
    ///
    /// # Panics
    /// When the game is of another store.
    #[must_use]
    pub fn stop(&self, game: Game, first: Player) -> &Dyadic {
        let stop = self.node(game).stops[first.index()];
        let leaf = self.node(stop).leaf.as_ref().expect("stops are numbers");
        leaf.number()
    }

    /// How many forms that are not leaves lie one within the other.
    pub(super) fn depth(&self, game: Game) -> u32 {
        self.node(game).depth
    }

    /// The options as they are kept, or the leaf that stands for them.
    pub(super) fn parts_of(&self, game: Game) -> Result<&Options, &NumberUpStar> {
        let node = self.node(game);
        match (&node.leaf, &node.options) {
            (Some(leaf), _) => Err(leaf),
            (None, options) => Ok(options.as_ref().expect("a form is kept with its options")),
        }
    }

    fn node(&self, game: Game) -> &Node {
        if game == Game::DRAFT {
            return self.draft.as_ref().expect("compared while it is drafted");
        }
        &self.nodes[game.index()]
    }

    fn is_number(&self, game: Game) -> bool {
        self.as_number(game).is_some()
    }

    fn next_game(&self) -> Game {
        let number = u32::try_from(self.nodes.len()).ok();
        let game = number.map(Game).filter(|&game| game != Game::DRAFT);
        game.expect("fewer than 2^32 - 1 values")
    }

    fn keep(&mut self, node: Node) -> Game {
        let game = self.next_game();
        self.nodes.push(node);
        game
    }
}
