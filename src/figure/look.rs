//! How marks look where no stylesheet says so: the widths and dashes of lines,
//! the letters of texts. `figure.css` says the same to browsers; a test holds the
//! two against each other.

use super::scene::{EDGE_WIDTH, HIGHLIGHT_WIDTH, Role, WALL_WIDTH};
use crate::drawing::Colour;

/// A colour by what it is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tint {
    Paper,
    Ink,
    Quiet,
    Red,
    Blue,
    Green,
    Win,
}

/// The colours of a picture that stands alone, those of the light page first.
pub const PALETTE: &str = include_str!("sheet.css");

impl Tint {
    /// Its name, in stylesheets too.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Paper => "paper",
            Self::Ink => "ink",
            Self::Quiet => "quiet",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Win => "win",
        }
    }

    /// Its six hexadecimal digits on a light page.
    pub fn light(self) -> &'static str {
        let (_, after) = PALETTE
            .split_once(&format!("--{}:#", self.name()))
            .expect("the palette has every colour");
        let end = after.find(';').expect("a declaration ends");
        &after[..end]
    }

    /// The same as shares of red, green and blue.
    #[cfg(feature = "raster")]
    pub fn channels(self) -> [u8; 3] {
        let digits = self.light();
        let share = |from: usize| u8::from_str_radix(&digits[from..from + 2], 16);
        [0, 2, 4].map(|from| share(from).expect("two hexadecimal digits"))
    }
}

impl From<Colour> for Tint {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Green => Self::Green,
            Colour::Blue => Self::Blue,
            Colour::Red => Self::Red,
        }
    }
}

/// A line on the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    Ground,
    /// From a position to one that a cut leaves.
    Link,
    /// A wall or the mast of a thermograph.
    Wall,
    Hatch,
    Ghost,
    Win,
    Edge(Colour),
    /// What tells an edge's colour in black and white too; none in a blue edge.
    Core(Colour),
    Arrow,
}

/// How a line is drawn; its ends are round unless it is `blunt`.
#[derive(Debug, Clone, Copy)]
pub struct Stroke {
    pub tint: Tint,
    /// In pixels.
    pub width: f64,
    /// How long a dash is and the gap after it, in pixels.
    pub dashes: Option<[f64; 2]>,
    pub opacity: f64,
    pub blunt: bool,
}

impl Line {
    /// The line inside an edge of this colour.
    pub const fn core(colour: Colour) -> Option<Self> {
        match colour {
            Colour::Green | Colour::Red => Some(Self::Core(colour)),
            Colour::Blue => None,
        }
    }

    /// How it is drawn.
    pub fn stroke(self) -> Stroke {
        let plain = |tint, width| Stroke {
            tint,
            width,
            dashes: None,
            opacity: 1.0,
            blunt: false,
        };
        match self {
            Self::Ground => plain(Tint::Ink, 1.5),
            Self::Link => plain(Tint::Quiet, 0.8),
            Self::Wall => plain(Tint::Ink, WALL_WIDTH),
            Self::Hatch => Stroke {
                blunt: true,
                ..plain(Tint::Quiet, 0.9)
            },
            Self::Ghost => Stroke {
                dashes: Some([0.1, 5.0]),
                opacity: 0.85,
                ..plain(Tint::Quiet, 1.4)
            },
            Self::Win => plain(Tint::Win, HIGHLIGHT_WIDTH),
            Self::Edge(colour) => plain(colour.into(), EDGE_WIDTH),
            Self::Core(Colour::Green) => Stroke {
                dashes: Some([0.1, 6.5]),
                ..plain(Tint::Paper, 1.9)
            },
            Self::Core(_) => plain(Tint::Paper, 1.7),
            Self::Arrow => plain(Tint::Quiet, 1.1),
        }
    }
}

/// How the letters of a text look, its size aside.
#[derive(Debug, Clone, Copy)]
pub struct Lettering {
    pub tint: Tint,
    pub italic: bool,
    pub bold: bool,
    pub small_capitals: bool,
}

impl Role {
    /// How its letters look.
    pub fn lettering(self) -> Lettering {
        let plain = Lettering {
            tint: Tint::Ink,
            italic: false,
            bold: false,
            small_capitals: false,
        };
        match self {
            Self::Value
            | Self::ValueOnLine
            | Self::Tick
            | Self::Term
            | Self::Option
            | Self::Position => plain,
            Self::WinningOption | Self::Zero => Lettering {
                bold: true,
                ..plain
            },
            Self::Letter => Lettering {
                tint: Tint::Paper,
                bold: true,
                ..plain
            },
            Self::Caption => Lettering {
                tint: Tint::Quiet,
                italic: true,
                ..plain
            },
            Self::Theorem => Lettering {
                tint: Tint::Quiet,
                small_capitals: true,
                ..plain
            },
        }
    }
}
