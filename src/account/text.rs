//! The account as a person reads it.

use super::Account;
use super::edges::in_short;
use super::moves::{CutAccount, Moves};
use super::reading::{ReadingAccount, TheoremAccount};
use super::table::{cuts_in_words, write_table};
use crate::drawing::Colour;
use crate::value::Player;
use std::fmt::{self, Display, Formatter};

/// So many things are listed in a sentence before the rest is only counted.
const MOST_LISTED: usize = 8;

impl Display for Account {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let edges = in_short(&self.standing, false);
        match self.standing.len() {
            0 => writeln!(f, "Nothing stands.")?,
            1 => writeln!(f, "1 edge: {edges}.")?,
            count => writeln!(f, "{count} edges: {edges}.")?,
        }
        if !self.fallen.is_empty() {
            let fallen = in_short(&self.fallen, self.is_coloured());
            writeln!(f, "Not joined to the ground: {fallen}.")?;
        }
        writeln!(f, "{}.\n", capitalised(self.outcome.verdict()))?;
        match &self.moves {
            Some(moves) => self.write_moves(moves, f)?,
            None => writeln!(f, "Its options are not known: it was not played out.")?,
        }
        writeln!(f)?;
        self.write_reading(f)
    }
}

impl Account {
    fn is_coloured(&self) -> bool {
        let mut edges = self.standing.iter();
        edges.any(|edge| edge.colour != Colour::Green)
    }

    fn write_moves(&self, moves: &Moves, f: &mut Formatter<'_>) -> fmt::Result {
        if self.is_coloured() {
            for player in Player::BOTH {
                write_table(name(player), moves.of_player(player), true, f)?;
            }
        } else {
            write_table("Either player", &moves.left, false, f)?;
        }
        writeln!(f, "{}", moves.in_conclusion())?;
        for sentence in self.winning_cuts(moves) {
            writeln!(f, "{sentence}")?;
        }
        Ok(())
    }

    fn winning_cuts(&self, moves: &Moves) -> Vec<String> {
        let coloured = self.is_coloured();
        let sentence = |player, whom: &str| {
            let winning = moves.of_player(player).iter().filter(|it| it.wins);
            let cuts: Vec<CutAccount> = winning.flat_map(|it| it.cuts.clone()).collect();
            match cuts.as_slice() {
                [] => format!("No cut wins{whom}."),
                cuts => format!(
                    "Cuts that win{whom}: {}.",
                    cuts_in_words(cuts, coloured, false)
                ),
            }
        };
        if coloured {
            let both = Player::BOTH.into_iter();
            both.map(|player| sentence(player, &format!(" for {}", name(player))))
                .collect()
        } else {
            vec![sentence(Player::Left, "")]
        }
    }

    fn write_reading(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let coloured = self.is_coloured();
        let (steps, closing, value) = match &self.reading {
            ReadingAccount::Core { core } => {
                return writeln!(
                    f,
                    "No theorem reads its core: {}.",
                    in_short(core, coloured)
                );
            }
            ReadingAccount::Read {
                steps,
                closing,
                value,
            } => (steps, closing, value),
        };
        writeln!(f, "By structure")?;
        for step in steps {
            let left = match step.edges.as_slice() {
                [] => "nothing is left".to_owned(),
                edges => in_short(edges, coloured),
            };
            writeln!(f, "  {}\n    {left}", step.theorem)?;
        }
        for theorem in closing {
            writeln!(f, "  {theorem}")?;
        }
        writeln!(f, "    worth {}", value.short())
    }
}

impl Display for TheoremAccount {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}.", capitalised(self.name), self.sentence)
    }
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::Left => "Left",
        Player::Right => "Right",
    }
}

/// `a, b and c`; `a, b and 7 more` where there are many.
pub(super) fn listed<T>(things: &[T], word: impl Fn(&T) -> String) -> String {
    let words: Vec<String> = things.iter().take(MOST_LISTED).map(word).collect();
    match (words.as_slice(), things.len() - words.len()) {
        ([], _) => String::new(),
        ([only], 0) => only.clone(),
        ([first @ .., last], 0) => format!("{} and {last}", first.join(", ")),
        (words, more) => format!("{} and {more} more", words.join(", ")),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
