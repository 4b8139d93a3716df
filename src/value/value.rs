//! A value on its own, outliving the store it was computed in.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use dashu_int::UBig;
use rustc_hash::FxHashMap;

use super::{Dyadic, Game, Games, Nimber, NumberUpStar, Outcome, Player};

/// The value of a game: its canonical form, complete, immutable and cheap to
/// clone.
///
/// Equal games are equal values, whatever store they came from and in whatever
/// order they were made. `Ord` is a fixed order for lists and maps; it is not
/// the order of games, for which see [`Games::partial_cmp`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Value {
    /// The subgames in their fixed order, options before what they are options
    /// of; the last is the game itself.
    parts: Arc<[Part]>,
    outcome: Outcome,
}

/// One subgame of a value.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// A number plus ups plus nimber.
    Leaf(NumberUpStar),
    /// Left's and Right's options, by their places among the parts.
    Form([Box<[u32]>; 2]),
}

impl Value {
    pub(super) fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Who wins.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// How many different games can be reached, the game itself included and
    /// numbers, nimbers and ups not taken apart.
    #[must_use]
    pub fn subgame_count(&self) -> usize {
        self.parts.len()
    }

    /// The value as number plus ups plus nimber, where it is one.
    #[must_use]
    pub fn as_number_up_star(&self) -> Option<&NumberUpStar> {
        match self.parts.last() {
            Some(Part::Leaf(leaf)) => Some(leaf),
            _ => None,
        }
    }

    /// The number that the value is, if it is one.
    #[must_use]
    pub fn as_number(&self) -> Option<&Dyadic> {
        self.as_number_up_star()?.as_number()
    }

    /// The heap that the value is, if it is one.
    #[must_use]
    pub fn as_nimber(&self) -> Option<Nimber> {
        self.as_number_up_star()?.as_nimber()
    }

    /// Whether this is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.outcome == Outcome::P
    }

    /// How many moves a game of this value lasts at most, in its simplest form.
    #[must_use]
    pub fn birthday(&self) -> UBig {
        self.in_store(|games, game| games.birthday(game))
    }

    /// The number that the value is infinitesimally close to; `None` for a hot
    /// game.
    #[must_use]
    pub fn number_part(&self) -> Option<Dyadic> {
        self.in_store(|games, game| {
            let part = games.number_part(game)?;
            games.as_number(part).cloned()
        })
    }

    /// The number at which play stops when `first` moves first and both play for the
    /// best number: the left or the right stop.
    #[must_use]
    pub fn stop(&self, first: Player) -> Dyadic {
        self.in_store(|games, game| games.stop(game, first).clone())
    }

    /// What a computation in a store of its own says of the value.
    pub fn in_store<T>(&self, say: impl FnOnce(&mut Games, Game) -> T) -> T {
        let mut games = Games::new();
        let game = games.import(self);
        say(&mut games, game)
    }
}

/// Who wins the last of these parts: a player wins moving first exactly when some
/// option is lost for the opponent moving first.
fn outcome_of(parts: &[Part]) -> Outcome {
    let mut loses_first: Vec<[bool; 2]> = Vec::with_capacity(parts.len());
    for part in parts {
        let loses = Player::BOTH.map(|player| match part {
            Part::Leaf(leaf) => {
                let favoured = leaf.against_zero();
                let losing = 0.cmp(&player.sign());
                favoured.is_some_and(|order| order.is_eq() || order == losing)
            }
            Part::Form(options) => options[player.index()]
                .iter()
                .all(|&option| !loses_first[option as usize][player.other().index()]),
        });
        loses_first.push(loses);
    }
    let [left_loses, right_loses] = *loses_first.last().expect("a value has a part");
    Outcome::of(right_loses, left_loses)
}

impl Games {
    /// The value of a game, to keep without the store.
    #[must_use]
    pub fn export(&self, game: Game) -> Value {
        let mut members = self.subgames(game);
        members.sort_by_key(|&it| self.depth(it));
        let mut places: FxHashMap<Game, u32> = FxHashMap::default();
        let mut parts: Vec<Part> = Vec::with_capacity(members.len());
        // Parts of one depth can be told apart, and put in order, by the places
        // of their options, all of which are less deep.
        for level in members.chunk_by(|&one, &other| self.depth(one) == self.depth(other)) {
            let mut level: Vec<(Part, Game)> = level
                .iter()
                .map(|&it| (self.part(it, &places), it))
                .collect();
            level.sort_by(|(one, _), (other, _)| one.cmp(other));
            for (part, game) in level {
                places.insert(game, place(parts.len()));
                parts.push(part);
            }
        }
        Value {
            outcome: outcome_of(&parts),
            parts: parts.into(),
        }
    }

    /// The game of a value.
    ///
    /// # Panics
    /// When the store would hold 2^32 - 1 values.
    pub fn import(&mut self, value: &Value) -> Game {
        let mut made: Vec<Game> = Vec::with_capacity(value.parts.len());
        for part in value.parts.iter() {
            let game = match part {
                Part::Leaf(leaf) => self.leaf(leaf.clone()),
                Part::Form(options) => {
                    let options = options.each_ref().map(|list| {
                        let mut games: Vec<Game> =
                            list.iter().map(|&place| made[place as usize]).collect();
                        games.sort_unstable();
                        games.into()
                    });
                    self.canonical(options)
                }
            };
            made.push(game);
        }
        made.pop().expect("a value has at least the game itself")
    }

    fn part(&self, game: Game, places: &FxHashMap<Game, u32>) -> Part {
        match self.parts_of(game) {
            Err(leaf) => Part::Leaf(leaf.clone()),
            Ok(options) => Part::Form(options.each_ref().map(|list| {
                let mut sorted: Box<[u32]> = list.iter().map(|option| places[option]).collect();
                sorted.sort_unstable();
                sorted
            })),
        }
    }
}

impl Part {
    /// The place of each part's negative among the parts, where it is there.
    pub(super) fn negatives(parts: &[Self]) -> Vec<Option<u32>> {
        let known: BTreeMap<&Self, u32> = parts
            .iter()
            .enumerate()
            .map(|(index, part)| (part, place(index)))
            .collect();
        let mut negatives: Vec<Option<u32>> = Vec::with_capacity(parts.len());
        for part in parts {
            let negative = match part {
                Self::Leaf(leaf) => Some(Self::Leaf(leaf.negation())),
                Self::Form(options) => {
                    let turned = |player: Player| -> Option<Box<[u32]>> {
                        let list = options[player.other().index()].iter();
                        let mut turned = list
                            .map(|&place| negatives[place as usize])
                            .collect::<Option<Vec<u32>>>()?;
                        turned.sort_unstable();
                        Some(turned.into())
                    };
                    turned(Player::Left)
                        .zip(turned(Player::Right))
                        .map(|(left, right)| Self::Form([left, right]))
                }
            };
            negatives.push(negative.and_then(|it| known.get(&it).copied()));
        }
        negatives
    }
}

fn place(index: usize) -> u32 {
    u32::try_from(index).expect("a store holds fewer than 2^32 games")
}

impl Ord for Part {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Leaf(one), Self::Leaf(other)) => one.listing_order(other),
            (Self::Leaf(_), Self::Form(_)) => Ordering::Less,
            (Self::Form(_), Self::Leaf(_)) => Ordering::Greater,
            (Self::Form(one), Self::Form(other)) => one.cmp(other),
        }
    }
}

impl PartialOrd for Part {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_size = self.parts.len().cmp(&other.parts.len());
        by_size.then_with(|| self.parts.cmp(&other.parts))
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<NumberUpStar> for Value {
    fn from(leaf: NumberUpStar) -> Self {
        let at_least = leaf.compare(&NumberUpStar::default());
        Self {
            outcome: Outcome::of(
                at_least.is_some_and(Ordering::is_ge),
                at_least.is_some_and(Ordering::is_le),
            ),
            parts: [Part::Leaf(leaf)].into(),
        }
    }
}

impl From<Nimber> for Value {
    fn from(star: Nimber) -> Self {
        NumberUpStar::from(star).into()
    }
}

impl From<Dyadic> for Value {
    fn from(number: Dyadic) -> Self {
        NumberUpStar::from(number).into()
    }
}
