//! Why a text is not a position.

use std::ops::Range;

/// Why a text is not a position, and where in it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{fault}")]
pub struct PositionError {
    /// The stretch of the text that is at fault, in bytes.
    pub bytes: Range<usize>,
    /// What is wrong with it.
    pub fault: PositionFault,
}

/// What is wrong with a text that should be a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// A sign that the game does not know.
    #[error("`{}` is not {expected}", sign.escape_debug())]
    UnknownSign {
        /// The sign.
        sign: char,
        /// What should stand there, with its article.
        expected: &'static str,
    },
    /// Nothing where a position should be.
    #[error("there is not one {expected}")]
    Nothing {
        /// What should stand there, without an article.
        expected: &'static str,
    },
    /// Something else than two whole numbers from 1 up and an `x` between them.
    #[error("`{}` is not the size of a cake", text.escape_debug())]
    NotASize {
        /// The text.
        text: String,
    },
    /// No comma between two numbers.
    #[error("there are not two numbers with a comma between")]
    NotTwoEnds,
    /// An end that is no number of the kind games have.
    #[error("`{}` is not an integer, nor a fraction over a power of two", text.escape_debug())]
    NotANumber {
        /// The text.
        text: String,
    },
    /// The first number is not below the second.
    #[error("no number lies between the two: the first is not the smaller")]
    NothingBetween,
}

/// Reads a text sign by sign.
pub(super) fn each_sign<T>(
    text: &str,
    one: &'static str,
    read: impl Fn(char) -> Option<T>,
) -> Result<Box<[T]>, PositionError> {
    text.char_indices()
        .map(|(at, sign)| {
            read(sign).ok_or_else(|| PositionError {
                bytes: at..at + sign.len_utf8(),
                fault: PositionFault::UnknownSign {
                    sign,
                    expected: one,
                },
            })
        })
        .collect()
}

/// Refuses a text in which nothing stands.
pub(super) fn not_empty(text: &str, expected: &'static str) -> Result<(), PositionError> {
    if text.is_empty() {
        return Err(PositionError {
            bytes: 0..0,
            fault: PositionFault::Nothing { expected },
        });
    }
    Ok(())
}
