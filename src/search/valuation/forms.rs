//! Drawings of mixed colours: canonical forms.

use super::{Code, Colour, Refusal, Valuation};
use crate::value::{Game, Games, Player, Value};
use rustc_hash::FxHashMap;

/// Values as canonical forms `{L | R}` of the options' values (Winning Ways,
/// chapter 3).
#[derive(Debug, Default)]
pub struct Forms {
    games: Games,
    values: Vec<Game>,
    codes: FxHashMap<Game, Code>,
}

/// The values of the options of each side, with repetitions.
#[derive(Debug, Default)]
pub struct Options([Vec<Game>; 2]);

impl Forms {
    /// The value that a code stands for.
    pub fn export(&self, code: Code) -> Value {
        self.games.export(self.values[code as usize])
    }
}

impl Valuation for Forms {
    type Tally = Options;

    fn tell(&self, options: &mut Options, colour: Colour, option: Code) {
        let value = self.values[option as usize];
        for player in Player::BOTH {
            if player.may_cut(colour) {
                options.0[player.index()].push(value);
            }
        }
    }

    fn value(&mut self, options: Options) -> Result<Code, Refusal> {
        let [left, right] = options.0;
        let game = self.games.from_options(left, right);
        let values = &mut self.values;
        Ok(*self.codes.entry(game).or_insert_with(|| {
            values.push(game);
            Code::try_from(values.len() - 1).expect("fewer values than positions")
        }))
    }
}
