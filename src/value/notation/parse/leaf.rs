//! Reading numbers, ups and nimbers.

use super::{LONGEST, Reader, ValueError, fault};
use crate::value::{Dyadic, Game, Nimber, NumberUpStar};

impl Reader<'_> {
    /// A number, ups and a nimber, one after another.
    pub(super) fn leaf(&mut self) -> Result<Game, ValueError> {
        let number = self.number()?;
        let ups = self.ups()?;
        let star = self.star()?;
        if number.is_none() && ups.is_none() && star.is_none() {
            return Err(self.unexpected());
        }
        let (ups, order) = ups.unwrap_or((0, 1));
        let leaf = NumberUpStar::new(
            number.unwrap_or_default(),
            if order == 1 { ups } else { 0 },
            star.unwrap_or_default(),
        );
        let leaf = self.games.leaf(leaf);
        if order == 1 {
            return Ok(leaf);
        }
        let mut uptimal = self.games.up_multiple(1);
        for _ in 1..order {
            uptimal = self.games.from_options([uptimal], [Game::STAR]);
        }
        if ups < 0 {
            uptimal = self.games.negation(uptimal);
        }
        Ok(self.games.sum(leaf, uptimal))
    }

    fn number(&mut self) -> Result<Option<Dyadic>, ValueError> {
        let at = self.next;
        let mut text = String::new();
        if self.take('-') {
            text.push('-');
        }
        let Some(above) = self.digits() else {
            return Ok(None);
        };
        text.push_str(&above);
        if self.take('/') {
            text.push('/');
            text.push_str(&self.digits().unwrap_or_default());
        }
        match text.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(ValueError {
                hint: Some("denominators are powers of two: 3/4, 1/2".to_owned()),
                ..fault(at, format!("no game is worth the fraction {text}"))
            }),
        }
    }

    /// How many ups, and of which order in `^[n]`.
    fn ups(&mut self) -> Result<Option<(i64, u64)>, ValueError> {
        let at = self.next;
        let (up, single, double) = match self.peek() {
            Some('^' | '⇑') => (1, '^', '⇑'),
            Some('v' | '⇓') => (-1, 'v', '⇓'),
            _ => return Ok(None),
        };
        let mut arrows: i64 = 0;
        loop {
            if self.take(single) {
                arrows += 1;
            } else if self.take(double) {
                arrows += 2;
            } else {
                break;
            }
        }
        if arrows == 1 && self.take('[') {
            let order = self.size(at)?.filter(|order| (1..=LONGEST).contains(order));
            self.expect(']')?;
            let message = format!("the order of an uptimal is a number from 1 to {LONGEST}");
            return order
                .map(|order| Some((up, order)))
                .ok_or_else(|| fault(at, message));
        }
        if arrows > 1 {
            return Ok(Some((up * arrows, 1)));
        }
        let many = self.size(at)?.unwrap_or(1);
        match i64::from(u32::MAX).min(i64::try_from(many).unwrap_or(i64::MAX)) {
            few if u64::try_from(few) == Ok(many) => Ok(Some((up * few, 1))),
            most => Err(fault(at, format!("there can be at most {most} ups"))),
        }
    }

    fn star(&mut self) -> Result<Option<Nimber>, ValueError> {
        let at = self.next;
        if !self.take('*') {
            return Ok(None);
        }
        let size = self.size(at)?.unwrap_or(1);
        Ok(Some(Nimber::new(size)))
    }

    fn size(&mut self, at: usize) -> Result<Option<u64>, ValueError> {
        let Some(digits) = self.digits() else {
            return Ok(None);
        };
        let size = digits.parse();
        size.map(Some)
            .map_err(|_| fault(at, format!("{digits} is too large")))
    }

    fn digits(&mut self) -> Option<String> {
        let from = self.next;
        while self.digit_at(self.next) {
            self.next += 1;
        }
        (self.next > from).then(|| self.signs[from..self.next].iter().collect())
    }

    pub(super) fn digit_at(&self, place: usize) -> bool {
        self.signs.get(place).is_some_and(char::is_ascii_digit)
    }
}
