//! How dyadic rationals are written and read.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use dashu_int::UBig;
use dashu_int::ops::{BitTest, PowerOfTwo, UnsignedAbs};

use super::Dyadic;

impl Dyadic {
    /// The number in the characters of a printed page: `−3/4`.
    #[must_use]
    pub fn unicode(&self) -> String {
        self.to_string().replace('-', "−")
    }

    /// The number in LaTeX: `-\frac{3}{4}`.
    #[must_use]
    pub fn latex(&self) -> String {
        if self.is_integer() {
            return self.numerator.to_string();
        }
        let minus = if self.sign() == Ordering::Less {
            "-"
        } else {
            ""
        };
        let magnitude = (&self.numerator).unsigned_abs();
        format!(r"{minus}\frac{{{magnitude}}}{{{}}}", self.denominator())
    }

    fn denominator(&self) -> UBig {
        UBig::ONE << self.exponent
    }
}

/// `5`, `3/4`, `-1/2`.
impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_integer() {
            return f.pad(&self.numerator.to_string());
        }
        f.pad(&format!("{}/{}", self.numerator, self.denominator()))
    }
}

/// Why a text is not a dyadic rational.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{text}` is not a number of the kind games have: write an integer, or a fraction over a power of two such as 3/4"
)]
pub struct DyadicError {
    /// The text as it stood.
    pub text: String,
}

impl FromStr for Dyadic {
    type Err = DyadicError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fault = || DyadicError {
            text: text.to_owned(),
        };
        let plain = text.trim();
        let (minus, magnitude) = match plain.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, plain),
        };
        let (above, below) = magnitude.split_once('/').unwrap_or((magnitude, "1"));
        let digits = |part: &str| -> Result<UBig, DyadicError> {
            if part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(fault());
            }
            UBig::from_str_radix(part, 10).map_err(|_| fault())
        };
        let (above, below) = (digits(above)?, digits(below)?);
        if !below.is_power_of_two() {
            return Err(fault());
        }
        let number = Self::scaled(above, below.bit_len() - 1);
        Ok(if minus { -number } else { number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Dyadic {
        text.parse().expect("a number")
    }

    #[test]
    fn notation_round_trips_in_lowest_terms() {
        for text in ["0", "5", "-5", "3/4", "-1/2", "77/128"] {
            assert_eq!(number(text).to_string(), text);
            assert_eq!(number(&number(text).unicode()), number(text));
        }
        assert_eq!(number("6/8"), number("3/4"));
        assert_eq!(number("-4/2").to_string(), "-2");
        assert_eq!(number("-3/4").latex(), r"-\frac{3}{4}");
        for text in ["", "-", "1/3", "1/0", "1/", "+1", "--1", "1/-2", "0x1"] {
            assert!(text.parse::<Dyadic>().is_err(), "{text}");
        }
    }
}
