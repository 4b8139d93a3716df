//! The picture of a game above pictures of its options, whatever game it is.

use crate::figure::scene::{HATCH_DEPTH, Label, Mark, Role, Scene};
use crate::figure::views::miniature::Frame;
use crate::figure::writing::Writing;
use crate::value::{Player, Style, Value};
use kurbo::{Line, PathSeg, Point};

/// Room between options, and half the room between those of Left and of Right.
const GAP: f64 = 16.0;
const HALF_PARTING: f64 = 22.0;

/// From the drawing's ground down to the tops of its options, and how far from
/// both the line between them ends.
const DROP: f64 = 64.0;
const CLEAR: f64 = 6.0;

/// From one baseline to the next.
const LINE: f64 = 21.0;

/// An option's value, and one in the formula, is at most about as long as this.
pub(in crate::figure::views) const LONGEST: usize = 12;

/// The formula is broken into lines of at most so many signs.
const FORMULA: usize = 50;
const MOST_LINES: usize = 3;

/// What a move is called, one and several; several are also what a player does.
#[derive(Debug, Clone, Copy)]
pub(in crate::figure::views) struct Moves {
    /// `cut`.
    pub one: &'static str,
    /// `cuts`.
    pub several: &'static str,
}

/// Moves that one player, or where all moves are open to both either, may make, and
/// that leave the same value.
#[derive(Debug)]
pub(in crate::figure::views) struct Branch {
    /// What one of them leaves.
    pub picture: Scene,
    /// What it is worth.
    pub leaves: Value,
    /// How many there are.
    pub ways: usize,
    /// Whether they win for who makes them.
    pub wins: bool,
}

impl Branch {
    /// What it leaves, as it stands in the formula.
    pub fn value(&self) -> String {
        self.leaves.written(Style::Unicode, LONGEST)
    }

    fn label(&self, at: Point) -> Label {
        let role = if self.wins {
            Role::WinningOption
        } else {
            Role::Option
        };
        let text = Writing::value(&self.leaves, LONGEST);
        Label { at, text, role }
    }
}

/// Words under the options of one side.
struct Aside {
    middle: f64,
    owner: Option<Player>,
    words: String,
}

/// The picture as it grows downward.
pub(in crate::figure::views) struct Tree {
    /// What is drawn so far.
    pub scene: Scene,
    frame: Frame,
    /// The room for the options side by side, in pixels.
    width: f64,
    moves: Moves,
    middle: f64,
    /// The lowest baseline so far.
    low: f64,
}

impl Tree {
    /// A tree under the picture of a game, whose options are all framed alike and have
    /// so much room side by side.
    pub fn under(scene: Scene, frame: Frame, width: f64, moves: Moves) -> Self {
        Self {
            middle: scene.ground_middle(),
            low: DROP + frame.rise() + frame.depth(),
            scene,
            frame,
            width,
            moves,
        }
    }

    /// The options of each side beneath the picture, whose they are, and the formula
    /// that they make.
    pub fn grow(&mut self, sides: &[(Option<Player>, Vec<Branch>)], formula: &str) {
        let branches: Vec<&[Branch]> = sides.iter().map(|(_, side)| side.as_slice()).collect();
        let room = self.room(&branches);
        let mut asides = Vec::new();
        for ((owner, side), room) in sides.iter().zip(room) {
            asides.extend(self.grow_side(side, room, *owner));
        }
        self.tell(asides);
        self.conclude(formula);
    }

    /// The width that an option takes, the room to the next one included.
    fn cell(&self, branch: &Branch) -> f64 {
        let value = branch.label(Point::ORIGIN).bounds().width();
        self.frame.width().max(value) + GAP
    }

    /// How many options of each side there is room for: half of it for each, or
    /// what the other side leaves.
    fn room(&self, sides: &[&[Branch]]) -> Vec<usize> {
        let cells = sides.iter().copied().flatten().map(|it| self.cell(it));
        let widest = cells.fold(GAP, f64::max);
        let total = (1..).take_while(|&it| widest * f64::from(it) <= self.width);
        let total = total.count().max(sides.len());
        let share = total.div_ceil(sides.len());
        let wanted: Vec<usize> = sides.iter().map(|side| side.len()).collect();
        let of_others = |side: usize| -> usize {
            let others = (0..sides.len()).filter(|&it| it != side);
            others.map(|it| wanted[it].min(share)).sum()
        };
        (0..sides.len())
            .map(|side| wanted[side].min(total - of_others(side)))
            .collect()
    }

    /// The options of a player beneath the drawing, to that player's side.
    fn grow_side(&mut self, side: &[Branch], room: usize, owner: Option<Player>) -> Option<Aside> {
        let shown = &side[..room];
        let width: f64 = shown.iter().map(|it| self.cell(it)).sum();
        let mut x = match owner {
            None => self.middle - width / 2.0,
            Some(Player::Left) => self.middle - HALF_PARTING - width,
            Some(Player::Right) => self.middle + HALF_PARTING,
        };
        let ground = DROP + self.frame.rise();
        let beneath = ground + self.frame.depth() + LINE;
        let middle = x + width / 2.0;
        for branch in shown {
            let cell = self.cell(branch);
            let place = Point::new(x + cell / 2.0, ground);
            let link = Line::new((self.middle, HATCH_DEPTH + CLEAR), (place.x, DROP - CLEAR));
            self.scene.marks.push(Mark::Link(PathSeg::Line(link)));
            let picture = self.frame.inset(branch.picture.clone(), place);
            self.scene.marks.push(picture);
            let label = branch.label(Point::new(place.x, beneath));
            self.scene.marks.push(Mark::Label(label));
            if branch.ways > 1 {
                let ways = format!("{} {}", branch.ways, self.moves.several);
                self.word(place.x, beneath + LINE, ways);
            }
            x += cell;
        }
        let counts = shown.iter().any(|it| it.ways > 1);
        let last = if counts { beneath + LINE } else { beneath };
        self.low = self.low.max(last);
        let words = self.moves.aside(owner, side.len(), side.len() - room);
        (!words.is_empty()).then_some(Aside {
            middle,
            owner,
            words,
        })
    }

    /// Words under the options of each side, on its side of the middle.
    fn tell(&mut self, asides: Vec<Aside>) {
        if asides.is_empty() {
            return;
        }
        self.low += LINE;
        for aside in asides {
            let label = caption(Point::ORIGIN, aside.words);
            let away = GAP / 2.0 + label.bounds().width() / 2.0;
            let x = match aside.owner {
                None => aside.middle,
                Some(Player::Left) => aside.middle.min(self.middle - away),
                Some(Player::Right) => aside.middle.max(self.middle + away),
            };
            self.word(x, self.low, label.text.unicode().to_owned());
        }
    }

    fn word(&mut self, x: f64, y: f64, text: String) {
        let label = caption(Point::new(x, y), text);
        self.scene.marks.push(Mark::Label(label));
    }

    /// The formula under everything, unless it is longer than the picture is worth.
    fn conclude(&mut self, formula: &str) {
        let lines = lines(formula);
        if lines.len() > MOST_LINES {
            return;
        }
        for line in lines {
            self.low += 1.3 * LINE;
            self.scene.marks.push(Mark::Label(Label {
                at: Point::new(self.middle, self.low),
                text: Writing::formula(line),
                role: Role::Option,
            }));
        }
    }
}

fn caption(at: Point, text: String) -> Label {
    Label {
        at,
        text: text.into(),
        role: Role::Caption,
    }
}

impl Moves {
    /// Whose the options are, and how many there is no room for.
    fn aside(self, owner: Option<Player>, all: usize, hidden: usize) -> String {
        let more = match hidden {
            0 => String::new(),
            hidden => format!("and {hidden} more"),
        };
        let name = match owner {
            Some(Player::Left) => "Left",
            Some(Player::Right) => "Right",
            None => return more,
        };
        match (all, hidden) {
            (0, _) => format!("{name} has no {}", self.one),
            (_, 0) => format!("{name} {}", self.several),
            _ => format!("{name} {}, {more}", self.several),
        }
    }
}

/// A formula in lines, broken where there is a space.
fn lines(formula: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in formula.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < FORMULA => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
