//! What is written on the paper, in a form for every way of writing it down.

use crate::value::{Dyadic, Style, Value};

/// Words, or mathematics in the characters of a printed page and in LaTeX.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Writing {
    /// Words of a sentence.
    Words(String),
    /// A value, or a formula of values.
    Mathematics {
        /// Its characters, for who has no typesetter.
        unicode: String,
        /// The same for a typesetter, without the dollar signs.
        latex: String,
    },
}

impl Writing {
    /// A value in about so many letters; options it has no room for are left out.
    pub fn value(value: &Value, longest: usize) -> Self {
        Self::Mathematics {
            unicode: value.written(Style::Unicode, longest),
            latex: value.written(Style::Latex, longest),
        }
    }

    /// A number, always in full.
    pub fn number(number: &Dyadic) -> Self {
        Self::Mathematics {
            unicode: number.unicode(),
            latex: number.latex(),
        }
    }

    /// A formula in the characters of a printed page, put together from values.
    pub fn formula(unicode: String) -> Self {
        let sign = |c: char| match c {
            '∗' => "{\\ast}".to_owned(),
            '↑' => "{\\uparrow}".to_owned(),
            '↓' => "{\\downarrow}".to_owned(),
            '⇑' => "{\\Uparrow}".to_owned(),
            '⇓' => "{\\Downarrow}".to_owned(),
            '±' => "\\pm ".to_owned(),
            '…' => "\\ldots ".to_owned(),
            '|' => "\\mid ".to_owned(),
            '−' => "-".to_owned(),
            '{' | '}' => format!("\\{c}"),
            _ => c.to_string(),
        };
        let latex: String = unicode.chars().map(sign).collect();
        Self::Mathematics {
            latex: latex.replace("mex", "{\\operatorname{mex}}"),
            unicode,
        }
    }

    /// Its characters.
    pub fn unicode(&self) -> &str {
        match self {
            Self::Words(words) => words,
            Self::Mathematics { unicode, .. } => unicode,
        }
    }
}

impl<T: Into<String>> From<T> for Writing {
    fn from(words: T) -> Self {
        Self::Words(words.into())
    }
}
