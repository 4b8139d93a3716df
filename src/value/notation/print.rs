//! Writing a value out.

use std::borrow::Cow;

use super::names::Name;
use super::{Signs, Style, Value};
use crate::value::value::Part;
use crate::value::{Dyadic, Player};

/// A piece of a text: signs, or a part to be written in its place.
enum Piece {
    Text(Cow<'static, str>),
    Part(u32),
}

/// An option that does not fit is shown in outline only in more room than this.
const LEAST_ROOM: usize = 16;

/// A word of a shortened text, in no style yet.
enum Word {
    Sign(fn(&'static Signs) -> &'static str),
    Part(usize),
}

/// A shortened text, in no style yet.
#[derive(Default)]
struct Outline {
    words: Vec<Word>,
    /// How long it is in ASCII.
    length: usize,
}

impl Outline {
    fn part(index: usize, lengths: &[usize]) -> Self {
        Self {
            words: vec![Word::Part(index)],
            length: lengths[index],
        }
    }

    fn sign(&mut self, sign: fn(&'static Signs) -> &'static str) {
        self.words.push(Word::Sign(sign));
        self.length += sign(Style::Ascii.signs()).len();
    }

    /// An item of a list, after a comma unless it is the first.
    fn item(&mut self, first: &mut bool, item: Self) {
        if !std::mem::take(first) {
            self.sign(|signs| signs.comma);
        }
        self.words.extend(item.words);
        self.length += item.length;
    }
}

/// The parts of a value, ready to be written.
struct Writer<'a> {
    parts: &'a [Part],
    negatives: Vec<Option<u32>>,
}

pub(super) fn written(value: &Value, style: Style, cap: usize) -> String {
    let writer = Writer {
        parts: value.parts(),
        negatives: Part::negatives(value.parts()),
    };
    let whole = writer.parts.len() - 1;
    let lengths = writer.lengths();
    if lengths[whole] <= cap || value.as_number_up_star().is_some() {
        return writer.in_full(whole, style);
    }
    if let Some(name) = Name::of(value, cap) {
        return name.written(style);
    }
    let outline = writer.shortened(whole, &lengths, cap);
    let texts = outline.words.into_iter().map(|word| match word {
        Word::Sign(sign) => sign(style.signs()).to_owned(),
        Word::Part(part) => writer.in_full(part, style),
    });
    texts.collect()
}

impl Writer<'_> {
    /// How long each part is in ASCII, written in full.
    fn lengths(&self) -> Vec<usize> {
        let mut lengths: Vec<usize> = Vec::with_capacity(self.parts.len());
        for index in 0..self.parts.len() {
            let length = |piece: &Piece| match piece {
                Piece::Text(text) => text.len(),
                Piece::Part(part) => lengths[*part as usize],
            };
            let pieces = self.pieces(index, Style::Ascii);
            let total = pieces
                .iter()
                .fold(0_usize, |sum, piece| sum.saturating_add(length(piece)));
            lengths.push(total);
        }
        lengths
    }

    fn in_full(&self, index: usize, style: Style) -> String {
        let mut text = String::new();
        let mut open = self.pieces(index, style);
        open.reverse();
        while let Some(piece) = open.pop() {
            match piece {
                Piece::Text(signs) => text.push_str(&signs),
                Piece::Part(part) => {
                    open.extend(self.pieces(part as usize, style).into_iter().rev());
                }
            }
        }
        text
    }

    /// What there is room for, and a sign for the options left out.
    fn shortened(&self, index: usize, lengths: &[usize], room: usize) -> Outline {
        let Part::Form(options) = &self.parts[index] else {
            return Outline::part(index, lengths);
        };
        let mut outline = Outline::default();
        outline.sign(|signs| signs.open);
        for player in Player::BOTH {
            let mut left = room.saturating_sub(outline.length) / (2 - player.index());
            let mut all = true;
            let mut first = true;
            for &option in &options[player.index()] {
                let option = option as usize;
                let shown = if lengths[option] < left {
                    Outline::part(option, lengths)
                } else if left > LEAST_ROOM {
                    self.shortened(option, lengths, left / 2)
                } else {
                    all = false;
                    continue;
                };
                left = left.saturating_sub(shown.length + 1);
                outline.item(&mut first, shown);
            }
            if !all {
                let mut rest = Outline::default();
                rest.sign(|signs| signs.left_out);
                outline.item(&mut first, rest);
            }
            match player {
                Player::Left => outline.sign(|signs| signs.bar),
                Player::Right => outline.sign(|signs| signs.close),
            }
        }
        outline
    }

    fn pieces(&self, index: usize, style: Style) -> Vec<Piece> {
        let options = match &self.parts[index] {
            Part::Leaf(leaf) => return vec![Piece::Text(style.number_up_star(leaf).into())],
            Part::Form(options) => options,
        };
        if let Some(pieces) = self.switch(options, style) {
            return pieces;
        }
        if let Some(text) = self.tiny(options, style) {
            return vec![Piece::Text(text.into())];
        }
        let signs = style.signs();
        let mut pieces = vec![Piece::Text(signs.open.into())];
        for player in Player::BOTH {
            for (nth, &option) in options[player.index()].iter().enumerate() {
                if nth > 0 {
                    pieces.push(Piece::Text(signs.comma.into()));
                }
                pieces.push(Piece::Part(option));
            }
            let end = match player {
                Player::Left => signs.bar,
                Player::Right => signs.close,
            };
            pieces.push(Piece::Text(end.into()));
        }
        pieces
    }

    /// `+-x`, for `{x|-x}`.
    fn switch(&self, options: &[Box<[u32]>; 2], style: Style) -> Option<Vec<Piece>> {
        let ([left], [right]) = (&*options[0], &*options[1]) else {
            return None;
        };
        if self.negatives[*left as usize] != Some(*right) {
            return None;
        }
        let plain = match &self.parts[*left as usize] {
            Part::Leaf(leaf) => leaf.as_number().is_some_and(Dyadic::is_integer),
            Part::Form(_) => false,
        };
        let sign = Piece::Text(style.signs().plus_minus.into());
        let part = Piece::Part(*left);
        Some(if plain {
            vec![sign, part]
        } else {
            vec![sign, Piece::Text("(".into()), part, Piece::Text(")".into())]
        })
    }

    /// `Tiny(x)` for `{0|{0|-x}}` and `Miny(x)` for `{{x|0}|0}`, x a positive
    /// number (WW chapter 5).
    fn tiny(&self, options: &[Box<[u32]>; 2], style: Style) -> Option<String> {
        let is_zero = |list: &[u32]| match list {
            [place] => matches!(&self.parts[*place as usize], Part::Leaf(leaf)
                if leaf.as_number().is_some_and(Dyadic::is_zero)),
            _ => false,
        };
        Player::BOTH.into_iter().find_map(|favoured| {
            let (own, far) = (favoured.index(), favoured.other().index());
            let [threat] = &*options[far] else {
                return None;
            };
            let Part::Form(threat) = &self.parts[*threat as usize] else {
                return None;
            };
            let [gain] = &*threat[far] else { return None };
            if !is_zero(&options[own]) || !is_zero(&threat[own]) {
                return None;
            }
            let Part::Leaf(gain) = &self.parts[*gain as usize] else {
                return None;
            };
            let size = match favoured {
                Player::Left => -gain.as_number()?,
                Player::Right => gain.as_number()?.clone(),
            };
            let number = style.number(&size);
            Some(match (style, favoured) {
                (Style::Latex, Player::Left) => format!("{{+}}_{{{number}}}"),
                (Style::Latex, Player::Right) => format!("{{-}}_{{{number}}}"),
                (_, Player::Left) => format!("Tiny({number})"),
                (_, Player::Right) => format!("Miny({number})"),
            })
        })
    }
}
