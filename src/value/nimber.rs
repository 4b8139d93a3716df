//! Nimbers: the sizes of Nim heaps, and their notation.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use super::Outcome;

/// The value of an impartial game: a Nim heap, written `*n`.
///
/// Every position of a game in which both players have the same moves is worth
/// exactly one heap (Sprague 1935, Grundy 1939); its size is the *Grundy value*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Nimber(u64);

impl Nimber {
    /// The empty heap: whoever must move has lost.
    pub const ZERO: Self = Self(0);
    /// The heap of one, written `*`: a single move for whoever takes it.
    pub const STAR: Self = Self(1);

    /// The heap of `size`.
    #[must_use]
    pub const fn new(size: u64) -> Self {
        Self(size)
    }

    /// The size of the heap.
    #[must_use]
    pub const fn grundy(self) -> u64 {
        self.0
    }

    /// The value of two games side by side (the *disjunctive sum*): binary
    /// addition without carrying (Bouton, "Nim, a game with a complete
    /// mathematical theory", Annals of Mathematics 3, 1901).
    #[must_use]
    pub const fn nim_sum(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// The value of one edge with this value on top of it (the *ordinal sum*
    /// `*1 : *n`): cutting the edge takes all of it, so one more option, 0,
    /// comes below all that there were (Winning Ways, chapter 7).
    #[must_use]
    pub const fn on_an_edge(self) -> Self {
        Self(self.0 + 1)
    }

    /// Who wins a game of this value.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        if self.0 == 0 { Outcome::P } else { Outcome::N }
    }

    /// The value in LaTeX: `0`, `\ast`, `\ast 2`.
    #[must_use]
    pub fn latex(self) -> String {
        match self.0 {
            0 => "0".to_owned(),
            1 => r"\ast".to_owned(),
            size => format!(r"\ast {size}"),
        }
    }

    /// The value in the characters of a printed page: `0`, `∗`, `∗2`.
    #[must_use]
    pub fn unicode(self) -> String {
        match self.0 {
            0 => "0".to_owned(),
            1 => "∗".to_owned(),
            size => format!("∗{size}"),
        }
    }
}

/// ASCII that `CGSuite` reads too: `0`, `*`, `*2`.
impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.pad("0"),
            1 => f.pad("*"),
            size => f.pad(&format!("*{size}")),
        }
    }
}

/// Why a text is not the value of a green drawing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a value of a green drawing: write 0, *, *2, *3 and so on")]
pub struct NotationError {
    /// The text as it stood.
    pub text: String,
}

impl FromStr for Nimber {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fault = || NotationError {
            text: text.to_owned(),
        };
        let size = match text.trim().strip_prefix(['*', '∗']) {
            Some("") => 1,
            Some(size) if size.starts_with(|c: char| c.is_ascii_digit()) => {
                size.parse().map_err(|_: ParseIntError| fault())?
            }
            None if text.trim() == "0" => 0,
            _ => return Err(fault()),
        };
        Ok(Self(size))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_round_trips() {
        for size in [0, 1, 2, 17, u64::MAX] {
            let value = Nimber::new(size);
            assert_eq!(value.to_string().parse(), Ok(value));
            assert_eq!(value.unicode().parse(), Ok(value));
        }
        assert_eq!("*1".parse(), Ok(Nimber::STAR));
        assert_eq!("*0".parse(), Ok(Nimber::ZERO));
    }

    #[test]
    fn what_is_no_heap_is_refused() {
        for text in [
            "",
            "2",
            "**",
            "*-1",
            "* 2",
            "*+2",
            "1*",
            "*99999999999999999999",
        ] {
            assert!(text.parse::<Nimber>().is_err(), "{text}");
        }
    }

    #[test]
    fn equal_heaps_cancel() {
        // Heaps of 1, 2 and 3: the first worked example of every account of Nim.
        let sum = Nimber::new(1)
            .nim_sum(Nimber::new(2))
            .nim_sum(Nimber::new(3));
        assert_eq!(sum, Nimber::ZERO);
    }
}
