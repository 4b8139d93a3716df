//! Every value of the book's drawings, in the groups in which the notation lists them.

use super::views::Named;
use crate::essay::short_latex;
use crate::figure;
use crate::value::{Dyadic, Value};
use crate::verify::Verified;
use dashu_int::UBig;
use serde::Serialize;
use std::collections::BTreeMap;

/// A kind of value, in the order in which the notation lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Nothing,
    Heap,
    Number,
    Infinitesimal,
    NumberAndInfinitesimal,
    Other,
}

impl Kind {
    const fn title(self) -> &'static str {
        match self {
            Self::Nothing => "Nothing",
            Self::Heap => "Heaps",
            Self::Number => "Numbers",
            Self::Infinitesimal => "Infinitesimals that are no heaps",
            Self::NumberAndInfinitesimal => "Numbers with an infinitesimal beside them",
            Self::Other => "Other values",
        }
    }

    fn of(value: &Value, number_part: Option<&Dyadic>) -> Self {
        if value.is_zero() {
            Self::Nothing
        } else if value.as_nimber().is_some() {
            Self::Heap
        } else if value.as_number().is_some() {
            Self::Number
        } else {
            match number_part {
                Some(number) if number.is_zero() => Self::Infinitesimal,
                Some(_) => Self::NumberAndInfinitesimal,
                None => Self::Other,
            }
        }
    }
}

/// The values of a kind.
#[derive(Debug, Serialize)]
pub(super) struct ValueGroup<'a> {
    title: &'static str,
    values: Vec<ValueView<'a>>,
}

/// A value, how it is read aloud, and a drawing worth it.
#[derive(Debug, Serialize)]
struct ValueView<'a> {
    /// LaTeX.
    value: String,
    spoken: String,
    drawing: Named<'a>,
    /// The drawing as a word, as inline SVG.
    glyph: String,
}

/// By what values of a kind are sorted: the number they are close to, how long they last,
/// and how they are written.
type Order = (Option<Dyadic>, UBig, String);

impl<'a> ValueGroup<'a> {
    /// Every value of some drawings, which come from the smallest to the largest: each
    /// value has the first of its drawings.
    pub fn all_of(drawings: &[&'a Verified]) -> Vec<Self> {
        let mut groups: BTreeMap<Kind, BTreeMap<Order, ValueView<'a>>> = BTreeMap::new();
        for verified in drawings {
            let value = verified.value();
            let number_part = value.number_part();
            let kind = Kind::of(&value, number_part.as_ref());
            let order = (number_part, value.birthday(), value.to_string());
            let group = groups.entry(kind).or_default();
            group
                .entry(order)
                .or_insert_with(|| ValueView::of(&value, verified));
        }
        groups
            .into_iter()
            .map(|(kind, values)| Self {
                title: kind.title(),
                values: values.into_values().collect(),
            })
            .collect()
    }
}

impl<'a> ValueView<'a> {
    fn of(value: &Value, verified: &'a Verified) -> Self {
        let title = verified.entry().title.as_str();
        Self {
            value: short_latex(value),
            spoken: figure::spoken(value),
            drawing: Named {
                id: verified.id(),
                title,
            },
            glyph: figure::glyph(verified, title),
        }
    }
}
