//! Reading values.

mod leaf;

use dashu_int::UBig;

use crate::value::{Form, Game, Games, Player};

/// How deep braces, brackets and signs may stand within one another.
const DEEPEST: usize = 200;

/// The longest game that is put into braces, added to others or stood upon: a
/// heap has as many options as its size.
const LONGEST: u64 = 1000;

/// Why a text is not a value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct ValueError {
    /// What is wrong, as a sentence.
    pub message: String,
    /// Where, in characters from the beginning of the text.
    pub at: usize,
    /// What to write instead, where there is something to say.
    pub hint: Option<String>,
}

impl Games {
    /// The game written in a text: `3/4`, `1/2v*`, `{0,^*|0}`, `{2||1|0}`,
    /// `+-1`, `Tiny(2)`, `^[2]*`, `*:(1/2)`, sums and differences of such. The
    /// characters of a printed page are read too.
    ///
    /// # Errors
    /// When the text is not a value, at the place of the first fault.
    pub fn parse(&mut self, text: &str) -> Result<Game, ValueError> {
        let mut reader = Reader {
            signs: text.chars().collect(),
            next: 0,
            depth: 0,
            games: self,
        };
        let game = reader.sum()?;
        match reader.peek() {
            None => Ok(game),
            Some(_) => Err(reader.unexpected()),
        }
    }
}

fn fault(at: usize, message: impl Into<String>) -> ValueError {
    ValueError {
        message: message.into(),
        at,
        hint: None,
    }
}

struct Reader<'a> {
    signs: Vec<char>,
    next: usize,
    depth: usize,
    games: &'a mut Games,
}

impl Reader<'_> {
    fn peek(&mut self) -> Option<char> {
        while self.signs.get(self.next).is_some_and(|c| c.is_whitespace()) {
            self.next += 1;
        }
        self.signs.get(self.next).map(|&c| match c {
            '−' => '-',
            '∗' => '*',
            '↑' => '^',
            '↓' => 'v',
            other => other,
        })
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.next += usize::from(found);
        found
    }

    fn take_word(&mut self, word: &str) -> bool {
        self.peek();
        let rest = &self.signs[self.next..];
        let found = rest.iter().copied().take(word.len()).eq(word.chars());
        if found {
            self.next += word.len();
        }
        found
    }

    fn expect(&mut self, wanted: char) -> Result<(), ValueError> {
        if self.take(wanted) {
            return Ok(());
        }
        Err(ValueError {
            hint: Some(format!("`{wanted}` is missing here")),
            ..self.unexpected()
        })
    }

    fn unexpected(&mut self) -> ValueError {
        let sign = self.peek();
        if self.take_word("...") || sign == Some('…') {
            return fault(
                self.next,
                "this value was shortened: `...` stands for options that were left out",
            );
        }
        let message = match sign {
            Some(sign) => format!("`{sign}` cannot stand here"),
            None => "the value ends too soon".to_owned(),
        };
        ValueError {
            hint: Some("values are written like 3/4, *2, 1*, ^, ^2*, 1/2v* or {1|-1}".to_owned()),
            ..fault(self.next, message)
        }
    }

    /// Terms added and subtracted.
    fn sum(&mut self) -> Result<Game, ValueError> {
        let mut sum = self.term()?;
        loop {
            let at = self.next;
            let minus = match self.peek() {
                Some('±') => false,
                // `1+-2` is 1 and a switch: `+-` is one sign.
                Some('+') if self.signs.get(self.next + 1) == Some(&'-') => false,
                Some('+') => {
                    self.next += 1;
                    false
                }
                Some('-') => {
                    self.next += 1;
                    true
                }
                _ => return Ok(sum),
            };
            let term = self.term()?;
            let leaves = [sum, term].map(|it| self.games.as_number_up_star(it).is_some());
            if leaves != [true, true] {
                self.short_enough(sum, at)?;
                self.short_enough(term, at)?;
            }
            sum = if minus {
                self.games.difference(sum, term)
            } else {
                self.games.sum(sum, term)
            };
        }
    }

    /// Games on top of one another.
    fn term(&mut self) -> Result<Game, ValueError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            let message = format!("more than {DEEPEST} braces and signs stand within one another");
            return Err(fault(self.next, message));
        }
        let mut game = self.atom()?;
        while self.take(':') {
            let at = self.next;
            let top = self.atom()?;
            for part in [game, top] {
                self.lasts_briefly(part, at)?;
            }
            game = self.games.ordinal_sum(game, top);
        }
        self.depth -= 1;
        Ok(game)
    }

    fn atom(&mut self) -> Result<Game, ValueError> {
        match self.peek() {
            Some('{') => self.braces(),
            Some('(') => {
                self.next += 1;
                let game = self.sum()?;
                self.expect(')')?;
                Ok(game)
            }
            Some('±') => {
                self.next += 1;
                self.switch()
            }
            Some('+') if self.take_word("+-") => self.switch(),
            Some('T') if self.take_word("Tiny") => self.tiny(Player::Left),
            Some('M') if self.take_word("Miny") => self.tiny(Player::Right),
            Some('-') if !self.digit_at(self.next + 1) => {
                self.next += 1;
                let game = self.term()?;
                Ok(self.games.negation(game))
            }
            _ => self.leaf(),
        }
    }

    /// `+-x`, which is `{x|-x}`.
    fn switch(&mut self) -> Result<Game, ValueError> {
        let at = self.next;
        let game = self.term()?;
        self.short_enough(game, at)?;
        let negation = self.games.negation(game);
        Ok(self.games.from_options([game], [negation]))
    }

    /// `Tiny(x)`, which is `{0||0|-x}`, or its negative.
    fn tiny(&mut self, favoured: Player) -> Result<Game, ValueError> {
        self.expect('(')?;
        let at = self.next;
        let size = self.sum()?;
        self.expect(')')?;
        self.short_enough(size, at)?;
        let loss = self.games.negation(size);
        let threat = self.games.from_options([Game::ZERO], [loss]);
        let tiny = self.games.from_options([Game::ZERO], [threat]);
        Ok(match favoured {
            Player::Left => tiny,
            Player::Right => self.games.negation(tiny),
        })
    }

    /// `{a,b|c}`, or with slashes for braces left out: `{a||b|c}`.
    fn braces(&mut self) -> Result<Game, ValueError> {
        let opened = self.next;
        self.expect('{')?;
        let mut lists: Vec<Vec<Game>> = vec![Vec::new()];
        let mut bars: Vec<usize> = Vec::new();
        loop {
            if self.take('}') {
                break;
            }
            let mut bar = 0;
            while self.take('|') {
                bar += 1;
            }
            if bar > 0 {
                bars.push(bar);
                lists.push(Vec::new());
                continue;
            }
            let list = lists.last().expect("there is always one");
            if !list.is_empty() {
                self.expect(',')?;
            }
            let at = self.next;
            let option = self.sum()?;
            self.short_enough(option, at)?;
            lists.last_mut().expect("there is always one").push(option);
        }
        self.form(&lists, &bars, opened)
    }

    /// The longest bar is the outermost.
    fn form(
        &mut self,
        lists: &[Vec<Game>],
        bars: &[usize],
        opened: usize,
    ) -> Result<Game, ValueError> {
        let longest = bars.iter().max().copied();
        let mut outermost = (0..bars.len()).filter(|&nth| Some(bars[nth]) == longest);
        let (Some(middle), None) = (outermost.next(), outermost.next()) else {
            return Err(ValueError {
                hint: Some("Left's options, then `|`, then Right's: {0,*|1}".to_owned()),
                ..fault(opened, "these braces need one longest bar")
            });
        };
        let mut side = |lists: &[Vec<Game>], bars: &[usize]| match (lists, bars) {
            ([list], []) => Ok(list.clone()),
            _ => self.form(lists, bars, opened).map(|game| vec![game]),
        };
        let left = side(&lists[..=middle], &bars[..middle])?;
        let right = side(&lists[middle + 1..], &bars[middle + 1..])?;
        Ok(self.games.value_of(&Form { left, right }))
    }

    /// Refuses what is no number and lasts longer than can be worked with.
    fn short_enough(&self, game: Game, at: usize) -> Result<(), ValueError> {
        match self.games.as_number(game) {
            Some(_) => Ok(()),
            None => self.lasts_briefly(game, at),
        }
    }

    fn lasts_briefly(&self, game: Game, at: usize) -> Result<(), ValueError> {
        if self.games.birthday(game) <= UBig::from(LONGEST) {
            return Ok(());
        }
        let message = format!("a game of more than {LONGEST} moves is too long to be used here");
        Err(fault(at, message))
    }
}
