//! Names for values that are too long to write out: ordinal sums on a green
//! edge, `*:(x)`, and the uptimals `^[n]` and `^[n]*`.

use std::cmp::Ordering;

use dashu_int::ops::UnsignedAbs;
use rustc_hash::FxHashMap;

use super::{Style, Value};
use crate::value::{Dyadic, Game, Games, NumberUpStar, Player};

/// How many subgames a value may have for a name to be looked for: what has
/// more takes seconds, and is seldom short enough.
const MOST_NAMED: usize = 150;

/// One step of a name, from the ground up.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Step {
    /// A number, to which the rest is added.
    Number(Dyadic),
    /// A green edge, on top of which the rest stands.
    GreenEdge,
}

/// What stands at the end of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
enum End {
    /// A number plus ups plus nimber.
    Leaf(NumberUpStar),
    /// `^[n]`, or `v[n]` for Right, n at least 2; with * added or not.
    Uptimal {
        favoured: Player,
        order: u64,
        star: bool,
    },
}

/// A name for a value: `*:(1/2+*:(3/4))`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Name {
    steps: Vec<Step>,
    end: End,
}

impl Name {
    /// The name of a value, where it has one of at most `cap` ASCII characters.
    pub(super) fn of(value: &Value, cap: usize) -> Option<Self> {
        // Each step of a name takes at least two characters.
        let fewest = |steps: &[Step]| 2 * steps.len();
        if value.subgame_count() > MOST_NAMED {
            return None;
        }
        value.in_store(|games, game| {
            let mut steps = Vec::new();
            let mut rest = game;
            while fewest(&steps) <= cap {
                if let Some(end) = end_of(games, rest) {
                    let name = Self { steps, end };
                    return Some(name).filter(|name| name.written(Style::Ascii).len() <= cap);
                }
                if let Some(top) = games.top_on_green_edge(rest) {
                    steps.push(Step::GreenEdge);
                    rest = top;
                } else {
                    let number = games.number_part(rest).filter(|&it| it != Game::ZERO)?;
                    steps.push(Step::Number(games.as_number(number)?.clone()));
                    rest = games.difference(rest, number);
                }
            }
            None
        })
    }

    pub(super) fn written(&self, style: Style) -> String {
        let signs = style.signs();
        let mut text = String::new();
        let mut edges = 0;
        for step in &self.steps {
            match step {
                Step::Number(number) => {
                    text.push_str(&style.number(number));
                    text.push('+');
                }
                Step::GreenEdge => {
                    text.push_str(signs.star);
                    text.push_str(signs.colon);
                    text.push('(');
                    edges += 1;
                }
            }
        }
        match &self.end {
            End::Leaf(leaf) => text.push_str(&style.number_up_star(leaf)),
            End::Uptimal {
                favoured,
                order,
                star,
            } => {
                let up = signs.up[favoured.index()];
                let order = match style {
                    Style::Latex => format!("^{{[{order}]}}"),
                    _ => format!("[{order}]"),
                };
                text.push_str(up);
                text.push_str(&order);
                if *star {
                    text.push_str(signs.star);
                }
            }
        }
        text.push_str(&")".repeat(edges));
        text
    }
}

fn end_of(games: &mut Games, game: Game) -> Option<End> {
    if let Some(leaf) = games.as_number_up_star(game) {
        return Some(End::Leaf(leaf.clone()));
    }
    if let Some((favoured, order)) = games.uptimal(game) {
        let star = false;
        return Some(End::Uptimal {
            favoured,
            order,
            star,
        });
    }
    // *:n is ^[n]*.
    let top = games.top_on_green_edge(game)?;
    let number = games.as_number(top).filter(|it| it.is_integer())?;
    let favoured = match number.sign() {
        Ordering::Less => Player::Right,
        _ => Player::Left,
    };
    Some(End::Uptimal {
        favoured,
        order: u64::try_from(number.numerator().unsigned_abs()).ok()?,
        star: true,
    })
}

impl Games {
    /// The game x of which this is the ordinal sum *:x, if it is one.
    ///
    /// If x is canonical then so is `{0,*:xL|0,*:xR}`: *:x is confused with 0,
    /// and *:y <= *:x only if y <= x, so what is dominated or reversible above
    /// is so below. The canonical form therefore shows what stands on top.
    pub(super) fn top_on_green_edge(&mut self, game: Game) -> Option<Game> {
        let mut tops: FxHashMap<Game, Option<Game>> = FxHashMap::default();
        for part in self.subgames(game) {
            let top = match self
                .as_number_up_star(part)
                .map(NumberUpStar::on_green_edge)
            {
                Some(leaf) => leaf.map(|leaf| self.leaf(leaf)),
                None => self.top_of_form(part, &tops),
            };
            tops.insert(part, top);
        }
        tops.remove(&game).flatten()
    }

    fn top_of_form(&mut self, form: Game, tops: &FxHashMap<Game, Option<Game>>) -> Option<Game> {
        let [left, right] = Player::BOTH.map(|player| {
            let options = self.options(form, player);
            let ends = options.contains(&Game::ZERO);
            let above = options.iter().filter(|&&it| it != Game::ZERO);
            ends.then(|| {
                above
                    .map(|option| tops[option])
                    .collect::<Option<Vec<Game>>>()
            })?
        });
        Some(self.from_options(left?, right?))
    }

    /// The player and the order n when the game is `^[n]` or `v[n]`, n at least
    /// 2: `^[1]` is `^` and `^[n+1]` is `{^[n]|*}` (S chapter II.7).
    pub(super) fn uptimal(&mut self, game: Game) -> Option<(Player, u64)> {
        Player::BOTH.into_iter().find_map(|favoured| {
            let up = self.up_multiple(favoured.sign());
            let mut rest = game;
            let mut order = 1;
            while rest != up {
                let below = self.options(rest, favoured);
                let end = self.options(rest, favoured.other());
                if self.as_number_up_star(rest).is_some() || *end != [Game::STAR] {
                    return None;
                }
                let [next] = *below else { return None };
                rest = next;
                order += 1;
            }
            (order > 1).then_some((favoured, order))
        })
    }
}
