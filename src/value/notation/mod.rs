//! How values are written: ASCII that `CGSuite` reads too, the characters of a
//! printed page, and LaTeX.
//!
//! A value is written in full where that is short enough, otherwise under a
//! name such as `*:(1/2)`, otherwise with `...` for options left out.

mod names;
mod parse;
mod print;

use std::fmt;
use std::str::FromStr;

use super::{Games, Nimber, NumberUpStar, Value};

pub use parse::ValueError;

/// How many ASCII characters a value may take before it is named or shortened.
pub const DEFAULT_CAP: usize = 120;

/// A way of writing values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// `1/2v*`, `{1|-1}`: for files and the command line.
    Ascii,
    /// `1/2↓∗`, `{1|−1}`: for labels in the characters of a printed page.
    Unicode,
    /// `\frac{1}{2}{\downarrow}{\ast}`: for mathematics.
    Latex,
}

/// The signs of a style.
pub(super) struct Signs {
    star: &'static str,
    up: [&'static str; 2],
    double_up: [&'static str; 2],
    open: &'static str,
    bar: &'static str,
    comma: &'static str,
    close: &'static str,
    plus_minus: &'static str,
    left_out: &'static str,
    colon: &'static str,
}

const ASCII: Signs = Signs {
    star: "*",
    up: ["^", "v"],
    double_up: ["^2", "v2"],
    open: "{",
    bar: "|",
    comma: ",",
    close: "}",
    plus_minus: "+-",
    left_out: "...",
    colon: ":",
};

const UNICODE: Signs = Signs {
    star: "∗",
    up: ["↑", "↓"],
    double_up: ["⇑", "⇓"],
    plus_minus: "±",
    left_out: "…",
    ..ASCII
};

const LATEX: Signs = Signs {
    star: r"{\ast}",
    up: [r"{\uparrow}", r"{\downarrow}"],
    double_up: [r"{\Uparrow}", r"{\Downarrow}"],
    open: r"\{",
    bar: r"\mid ",
    comma: ",",
    close: r"\}",
    plus_minus: r"\pm ",
    left_out: r"\ldots ",
    colon: r"\mathbin{:}",
};

impl Style {
    pub(super) const fn signs(self) -> &'static Signs {
        match self {
            Self::Ascii => &ASCII,
            Self::Unicode => &UNICODE,
            Self::Latex => &LATEX,
        }
    }

    /// A number in this style.
    pub(super) fn number(self, number: &super::Dyadic) -> String {
        match self {
            Self::Ascii => number.to_string(),
            Self::Unicode => number.unicode(),
            Self::Latex => number.latex(),
        }
    }

    fn nimber(self, star: Nimber) -> String {
        match self {
            Self::Ascii => star.to_string(),
            Self::Unicode => star.unicode(),
            Self::Latex => star.latex(),
        }
    }

    /// A number, ups and a nimber, one after another.
    pub(super) fn number_up_star(self, value: &NumberUpStar) -> String {
        if let Some(star) = value.as_nimber() {
            return self.nimber(star);
        }
        let signs = self.signs();
        let down = usize::from(value.ups() < 0);
        let number = match value.number() {
            number if number.is_zero() => String::new(),
            number => self.number(number),
        };
        let ups = match value.ups().unsigned_abs() {
            0 => String::new(),
            1 => signs.up[down].to_owned(),
            2 => signs.double_up[down].to_owned(),
            many => format!("{}{many}", signs.up[down]),
        };
        let star = match value.star().grundy() {
            0 => String::new(),
            1 => signs.star.to_owned(),
            size => format!("{}{size}", signs.star),
        };
        number + &ups + &star
    }
}

impl Value {
    /// The value in a style, in at most about `cap` ASCII characters: in full,
    /// or else under a name, or else with a sign for options left out. Numbers
    /// are always in full. Whether options are left out does not depend on the
    /// style.
    #[must_use]
    pub fn written(&self, style: Style, cap: usize) -> String {
        print::written(self, style, cap)
    }

    /// The value in the characters of a printed page.
    #[must_use]
    pub fn unicode(&self) -> String {
        self.written(Style::Unicode, DEFAULT_CAP)
    }

    /// The value in LaTeX.
    #[must_use]
    pub fn latex(&self) -> String {
        self.written(Style::Latex, DEFAULT_CAP)
    }
}

/// ASCII that `CGSuite` reads too, within [`DEFAULT_CAP`].
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.written(Style::Ascii, DEFAULT_CAP))
    }
}

impl FromStr for Value {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut games = Games::new();
        let game = games.parse(text)?;
        Ok(games.export(game))
    }
}
