//! Thermographs: what a game is worth as moving grows dearer.
//!
//! Charge every move a tax t. Each player goes on moving while it pays; the
//! *walls* are the stops of the taxed game. From some tax on neither cares to
//! move: that tax is the *temperature*, and the number reached there the *mean
//! value* (WW chapter 6, S chapter II.5).

use std::cmp::Ordering;

use rustc_hash::FxHashMap;

use super::{Dyadic, Game, Games, Player, Value};

/// One wall: a number for every tax from 0 on, piecewise linear, its slopes
/// -1, 0 or 1, constant after the last of its points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trajectory {
    points: Vec<(Dyadic, Dyadic)>,
}

/// The two walls of a game, and the mast they meet in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thermograph {
    walls: [Trajectory; 2],
    mean: Dyadic,
    temperature: Dyadic,
}

impl Trajectory {
    /// The same number at every tax.
    fn constant(number: Dyadic) -> Self {
        Self {
            points: vec![(Dyadic::ZERO, number)],
        }
    }

    /// The corners as (tax, number), the first at tax 0.
    #[must_use]
    pub fn points(&self) -> &[(Dyadic, Dyadic)] {
        &self.points
    }

    /// The number at a tax; below 0 it is that at 0.
    #[must_use]
    pub fn at(&self, tax: &Dyadic) -> Dyadic {
        let after = self.points.partition_point(|(from, _)| from <= tax);
        let (from, start) = &self.points[after.saturating_sub(1)];
        let Some((_, end)) = self.points.get(after) else {
            return start.clone();
        };
        let run = tax - from;
        match end.cmp(start) {
            Ordering::Less => start - &run,
            Ordering::Equal => start.clone(),
            Ordering::Greater => start + &run,
        }
    }

    /// Without points at which nothing turns.
    fn through(points: Vec<(Dyadic, Dyadic)>) -> Self {
        let mut kept: Vec<(Dyadic, Dyadic)> = Vec::with_capacity(points.len());
        for point in points {
            if let [.., before, last] = kept.as_slice()
                && last.1.cmp(&before.1) == point.1.cmp(&last.1)
            {
                kept.pop();
            }
            kept.push(point);
        }
        while let [.., before, last] = kept.as_slice()
            && before.1 == last.1
        {
            kept.pop();
        }
        Self { points: kept }
    }

    /// What `player` would choose of the two at each tax.
    fn better(&self, other: &Self, player: Player) -> Self {
        let gap = |tax: &Dyadic| &self.at(tax) - &other.at(tax);
        let mut taxes = corners(self, other);
        let crossings: Vec<Dyadic> = taxes
            .windows(2)
            .filter_map(|ends| {
                let (first, last) = (gap(&ends[0]), gap(&ends[1]));
                (first.sign() == last.sign().reverse() && !first.is_zero())
                    .then(|| crossing(&ends[0], &first, &ends[1], &last))
            })
            .collect();
        taxes.extend(crossings);
        taxes.sort();
        let choose = |tax: Dyadic| {
            let (one, other) = (self.at(&tax), other.at(&tax));
            let number = match player {
                Player::Left => one.max(other),
                Player::Right => one.min(other),
            };
            (tax, number)
        };
        Self::through(taxes.into_iter().map(choose).collect())
    }
}

/// The taxes at which either turns, in order.
fn corners(one: &Trajectory, other: &Trajectory) -> Vec<Dyadic> {
    let all = one.points.iter().chain(&other.points);
    let mut taxes: Vec<Dyadic> = all.map(|(tax, _)| tax.clone()).collect();
    taxes.sort();
    taxes.dedup();
    taxes
}

/// Where a gap that falls or grows steadily, by one or two for each unit of
/// tax, comes to nothing.
fn crossing(from: &Dyadic, first: &Dyadic, to: &Dyadic, last: &Dyadic) -> Dyadic {
    let size = |gap: &Dyadic| gap.clone().max(-gap);
    let by_one = &size(first) + &size(last) == to - from;
    let run = if by_one {
        size(first)
    } else {
        size(first).half()
    };
    from + &run
}

impl Thermograph {
    /// Of a number, or of what is infinitesimally close to it without being it:
    /// a mast. The temperature of m/2^k is -1/2^k, m odd or k = 0.
    fn mast(mean: Dyadic, is_number: bool) -> Self {
        let temperature = if is_number {
            -Dyadic::half_power(mean.exponent())
        } else {
            Dyadic::ZERO
        };
        Self {
            walls: [(); 2].map(|()| Trajectory::constant(mean.clone())),
            mean,
            temperature,
        }
    }

    /// From what the players' best options are worth at each tax, the move
    /// itself not yet paid for.
    fn between(best: &[Trajectory; 2]) -> Self {
        let paid = |player: Player, tax: &Dyadic| {
            let before = best[player.index()].at(tax);
            match player {
                Player::Left => &before - tax,
                Player::Right => &before + tax,
            }
        };
        let gap = |tax: &Dyadic| &paid(Player::Left, tax) - &paid(Player::Right, tax);
        let taxes = corners(&best[0], &best[1]);
        let closed = taxes.partition_point(|tax| gap(tax).sign() == Ordering::Greater);
        let temperature = match (taxes.get(closed), closed.checked_sub(1)) {
            (Some(tax), None) => tax.clone(),
            (Some(tax), Some(open)) => crossing(&taxes[open], &gap(&taxes[open]), tax, &gap(tax)),
            // Beyond all corners both only pay.
            (None, _) => {
                let last = taxes.last().expect("trajectories begin at tax 0");
                last + &gap(last).half()
            }
        };
        let mean = paid(Player::Left, &temperature);
        let walls = Player::BOTH.map(|player| {
            let taxes = taxes.iter().take_while(|&tax| *tax < temperature);
            let mut points: Vec<(Dyadic, Dyadic)> =
                taxes.map(|tax| (tax.clone(), paid(player, tax))).collect();
            points.push((temperature.clone(), mean.clone()));
            Trajectory::through(points)
        });
        Self {
            walls,
            mean,
            temperature,
        }
    }

    /// The wall of the player who moves first: what is reached at each tax.
    /// Both walls are one from the temperature on.
    #[must_use]
    pub fn wall(&self, first: Player) -> &Trajectory {
        &self.walls[first.index()]
    }

    /// The number to which the walls close: what many copies of the game are
    /// worth, for each.
    #[must_use]
    pub const fn mean(&self) -> &Dyadic {
        &self.mean
    }

    /// The least tax at which neither player cares to move; below 0 for
    /// numbers, in which moving is a loss.
    #[must_use]
    pub const fn temperature(&self) -> &Dyadic {
        &self.temperature
    }
}

impl Games {
    /// The thermograph of a game.
    ///
    /// # Panics
    /// When the game is of another store.
    #[must_use]
    pub fn thermograph(&self, game: Game) -> Thermograph {
        let mut known: FxHashMap<Game, Thermograph> = FxHashMap::default();
        for game in self.subgames(game) {
            let thermograph = match self.parts_of(game) {
                Err(leaf) => Thermograph::mast(leaf.number().clone(), leaf.is_number()),
                Ok(options) => {
                    let best = Player::BOTH.map(|player| {
                        let walls = options[player.index()]
                            .iter()
                            .map(|option| known[option].wall(player.other()).clone());
                        let best = walls.reduce(|one, other| one.better(&other, player));
                        best.expect("without options of one player it were a number")
                    });
                    Thermograph::between(&best)
                }
            };
            known.insert(game, thermograph);
        }
        known.remove(&game).expect("a game is its own subgame")
    }
}

impl Value {
    /// The thermograph of the value.
    #[must_use]
    pub fn thermograph(&self) -> Thermograph {
        self.in_store(|games, game| games.thermograph(game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thermograph(text: &str) -> Thermograph {
        text.parse::<Value>().expect("a value").thermograph()
    }

    fn corners_of(thermograph: &Thermograph, first: Player) -> String {
        let points = thermograph.wall(first).points().iter();
        let texts: Vec<String> = points.map(|(tax, at)| format!("{at}@{tax}")).collect();
        texts.join(" ")
    }

    #[test]
    fn means_and_temperatures_of_winning_ways() {
        for (text, mean, temperature) in [
            ("3", "3", "-1"),
            ("-5/8", "-5/8", "-1/8"),
            ("1*", "1", "0"),
            ("^2*", "0", "0"),
            ("Tiny(1)", "0", "0"),
            ("*:(1/2)", "0", "0"),
            ("+-1", "0", "1"),
            ("{5|2}", "7/2", "3/2"),
            ("{1/2|0}", "1/4", "1/4"),
            ("{2|1/2*}", "5/4", "3/4"),
            ("{4||2|0}", "5/2", "3/2"),
            ("{4||1|0}", "9/4", "7/4"),
            ("{10||4|2}", "13/2", "7/2"),
            ("{3||2|0}", "2", "1"),
            ("{{4|1},{3|2}||0}", "5/4", "5/4"),
        ] {
            let thermograph = thermograph(text);
            assert_eq!(thermograph.mean().to_string(), mean, "{text}");
            assert_eq!(thermograph.temperature().to_string(), temperature, "{text}");
        }
    }

    #[test]
    fn walls_turn_where_options_cool() {
        let hot = thermograph("{4||2|0}");
        assert_eq!(corners_of(&hot, Player::Left), "4@0 5/2@3/2");
        assert_eq!(corners_of(&hot, Player::Right), "2@0 2@1 5/2@3/2");
        // {10|4||0}: {10|4} is 4 at tax 0 and rises to its mean 7 at 3.
        let threat = thermograph("{10|4||0}");
        assert_eq!(corners_of(&threat, Player::Left), "4@0 4@3 7/2@7/2");
        assert_eq!(corners_of(&threat, Player::Right), "0@0 7/2@7/2");
        // Two options of Left's, each best for a while.
        let choice = thermograph("{2,{6|1}||-9}");
        assert_eq!(
            corners_of(&choice, Player::Left),
            "2@0 1@1 1@5/2 -11/4@25/4"
        );
        assert_eq!(corners_of(&thermograph("1/2^"), Player::Left), "1/2@0");
    }
}
