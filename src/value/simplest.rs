//! The simplest number in an interval (Conway's simplicity rule).
//!
//! When every left option is a number below every right option, `{L | R}` is
//! the number strictly between that was born first: the integer of least
//! absolute value if one fits, else the fraction of least denominator.

use dashu_int::ops::{BitTest, UnsignedAbs};
use dashu_int::{IBig, UBig};

use super::Dyadic;

/// One end of an interval of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bound {
    /// Where the interval ends.
    pub at: Dyadic,
    /// Whether the end itself belongs to the interval.
    pub closed: bool,
}

/// The simplest number strictly between `lower` and `upper`; where an end is
/// absent the interval goes on for ever. `None` when there is no number between.
#[must_use]
pub fn simplest_between(lower: Option<&Dyadic>, upper: Option<&Dyadic>) -> Option<Dyadic> {
    if let (Some(lower), Some(upper)) = (lower, upper)
        && lower >= upper
    {
        return None;
    }
    let below_zero = upper.is_some_and(|upper| *upper <= Dyadic::ZERO);
    let above_zero = lower.is_some_and(|lower| *lower >= Dyadic::ZERO);
    match (lower, upper) {
        (Some(lower), _) if above_zero => Some(simplest_above(lower, upper)),
        (_, Some(upper)) if below_zero => {
            let mirrored = lower.map(|lower| -lower);
            Some(-simplest_above(&-upper, mirrored.as_ref()))
        }
        _ => Some(Dyadic::ZERO),
    }
}

/// The simplest number strictly above `lower`, which is not negative, and
/// strictly below `upper`, which is greater.
fn simplest_above(lower: &Dyadic, upper: Option<&Dyadic>) -> Dyadic {
    let integer = Dyadic::from(lower.floor() + IBig::ONE);
    match upper {
        Some(upper) if integer >= *upper => {
            // One halving more than the ends have, so that something lies between.
            let exponent = lower.exponent().max(upper.exponent()) + 1;
            let over = |end: &Dyadic| end.numerator_over(exponent).unsigned_abs();
            let last = over(upper) - UBig::ONE;
            let differ = (&last ^ over(lower)).bit_len() - 1;
            Dyadic::scaled((last >> differ) << differ, exponent)
        }
        _ => integer,
    }
}

/// The simplest number of an interval whose ends may belong to it; where an
/// end is absent the interval goes on for ever. `None` when it is empty.
#[must_use]
pub fn simplest_within(lower: Option<&Bound>, upper: Option<&Bound>) -> Option<Dyadic> {
    let belongs = |x: &Dyadic| {
        lower.is_none_or(|end| end.at < *x || (end.closed && end.at == *x))
            && upper.is_none_or(|end| *x < end.at || (end.closed && end.at == *x))
    };
    let inner = simplest_between(lower.map(|end| &end.at), upper.map(|end| &end.at));
    let ends = [lower, upper]
        .into_iter()
        .flatten()
        .map(|end| end.at.clone());
    ends.chain(inner)
        .filter(|x| belongs(x))
        .min_by_key(Dyadic::birthday)
}

macro_rules! simplest_scaled {
    ($name:ident, $integer:ty) => {
        /// The simplest number strictly between `lower` and `upper`, all three
        /// multiplied by `2^bits`; where an end is absent the interval goes on
        /// for ever.
        ///
        /// `None` when no multiple of `2^-bits` lies strictly between, or an end
        /// is so far out that the next integer overflows: never a wrong number.
        ///
        /// # Panics
        /// When `bits` is not below the width of the integer less one.
        #[must_use]
        pub fn $name(
            lower: Option<$integer>,
            upper: Option<$integer>,
            bits: u32,
        ) -> Option<$integer> {
            assert!(
                bits < <$integer>::BITS - 1,
                "the scale must leave room for 1"
            );
            let above = |lower: $integer, upper: Option<$integer>| -> Option<$integer> {
                if upper.is_some_and(|upper| lower >= upper) {
                    return None;
                }
                let integer = ((lower >> bits) + 1).checked_mul(1 << bits);
                let Some(upper) = upper else { return integer };
                if let Some(integer) = integer.filter(|&integer| integer < upper) {
                    return Some(integer);
                }
                // Both ends lie within one unit: keep of the last number below
                // `upper` what leads it above `lower`, and no bit more.
                let last = upper - 1;
                let differ = (last ^ lower).checked_ilog2()?;
                Some((last >> differ) << differ)
            };
            match (lower, upper) {
                (Some(lower), _) if lower >= 0 => above(lower, upper),
                (_, Some(upper)) if upper <= 0 => {
                    // The type's least number has no mirror image; no number
                    // of the type lies beyond it, so it bounds nothing.
                    let mirrored = lower.and_then(<$integer>::checked_neg);
                    above(upper.checked_neg()?, mirrored).map(|x| -x)
                }
                _ => Some(0),
            }
        }
    };
}

simplest_scaled!(simplest_scaled, i64);
simplest_scaled!(simplest_scaled_wide, i128);

#[cfg(test)]
mod tests {
    use super::*;

    const BITS: u32 = 4;
    const UNIT: i64 = 1 << BITS;

    /// Day by day: integers outwards from 0, then halves, quarters and so on.
    fn by_loop(lower: Option<i64>, upper: Option<i64>) -> Option<i64> {
        let between =
            |x: i64| lower.is_none_or(|lower| lower < x) && upper.is_none_or(|upper| x < upper);
        let integers = (0..=20).flat_map(|n| [n * UNIT, -n * UNIT]);
        let fractions = (1..=BITS).flat_map(|halvings| {
            let step = UNIT >> halvings;
            (-20 * UNIT..=20 * UNIT).filter(move |x| x % step == 0)
        });
        integers.chain(fractions).find(|&x| between(x))
    }

    #[test]
    fn bit_trick_and_closed_form_agree_with_the_loop_on_all_small_intervals() {
        let ends: Vec<Option<i64>> = (-5 * UNIT..=5 * UNIT).map(Some).chain([None]).collect();
        let exact = |end: Option<i64>| end.map(|end| Dyadic::scaled(end, BITS as usize));
        for &lower in &ends {
            for &upper in &ends {
                let plain = by_loop(lower, upper);
                assert_eq!(simplest_scaled(lower, upper, BITS), plain);
                let wide = simplest_scaled_wide(lower.map(i128::from), upper.map(i128::from), BITS);
                assert_eq!(wide, plain.map(i128::from));
                let closed = simplest_between(exact(lower).as_ref(), exact(upper).as_ref());
                if plain.is_some() {
                    assert_eq!(closed, exact(plain), "{lower:?} {upper:?}");
                } else {
                    // Nothing of four binary places: either nothing at all or a
                    // number of five.
                    let one_apart = lower.zip(upper).is_some_and(|(l, u)| u - l == 1);
                    assert_eq!(closed.map(|x| x.exponent()), one_apart.then_some(5));
                }
            }
        }
    }

    #[test]
    fn the_facts_hold() {
        let between = |lower: Option<i64>, upper: Option<i64>| {
            let exact = |end: Option<i64>| end.map(Dyadic::from);
            simplest_between(exact(lower).as_ref(), exact(upper).as_ref()).expect("a number")
        };
        for (lower, upper, simplest) in [
            (None, None, "0"),
            (Some(0), None, "1"),
            (Some(0), Some(1), "1/2"),
            (Some(1), Some(2), "3/2"),
            (Some(-1), Some(1), "0"),
            (None, Some(5), "0"),
            (Some(2), None, "3"),
            (Some(-3), Some(2), "0"),
            (Some(0), Some(4), "1"),
        ] {
            assert_eq!(between(lower, upper).to_string(), simplest);
        }
    }

    #[test]
    fn an_end_that_belongs_may_be_simplest() {
        let end = |at: i64, closed: bool| Bound {
            at: Dyadic::from(at),
            closed,
        };
        let within = |l: (i64, bool), u: (i64, bool)| {
            simplest_within(Some(&end(l.0, l.1)), Some(&end(u.0, u.1))).map(|x| x.to_string())
        };
        assert_eq!(within((1, true), (1, true)).as_deref(), Some("1"));
        assert_eq!(within((1, true), (1, false)), None);
        assert_eq!(within((1, false), (2, true)).as_deref(), Some("2"));
        assert_eq!(within((2, true), (1, true)), None);
        assert_eq!(within((0, true), (1, false)).as_deref(), Some("0"));
    }

    #[test]
    fn the_edges_of_the_machine_are_refused_or_right() {
        assert_eq!(simplest_scaled(Some(i64::MAX), None, 4), None);
        assert_eq!(simplest_scaled(None, Some(i64::MIN), 4), None);
        assert_eq!(simplest_scaled(Some(i64::MAX - 1), Some(i64::MAX), 4), None);
        assert_eq!(simplest_scaled(Some(i64::MIN), Some(i64::MAX), 4), Some(0));
        assert_eq!(
            simplest_scaled(Some(i64::MAX - 2), Some(i64::MAX), 4),
            Some(i64::MAX - 1)
        );
        assert_eq!(
            simplest_scaled(Some(i64::MIN), Some(i64::MIN + 2), 0),
            Some(i64::MIN + 1),
        );
    }
}
