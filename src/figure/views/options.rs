//! A drawing above its options, and what they make of its value.

use super::miniature::Miniature;
use super::{Panel, stage};
use crate::figure::description;
use crate::figure::scene::{HATCH_DEPTH, Label, Mark, Role, Scene};
use crate::figure::stage::Stage;
use crate::figure::writing::Writing;
use crate::search::Position;
use crate::value::{Nimber, Player, Style, Value};
use crate::verify::{FirstCut, Verified};
use kurbo::{Line, PathSeg, Point};

/// The room for the options side by side, in pixels: little more than a phone has.
const WIDTH: f64 = 440.0;

/// An edge length of the drawing, in pixels, and the most room an option takes.
const UNIT: f64 = 56.0;
const OPTION_WIDTH: f64 = 84.0;
const OPTION_HEIGHT: f64 = 130.0;
const OPTION_SCALE: f64 = 0.5;

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
const LONGEST: usize = 12;

/// The formula is broken into lines of at most so many signs.
const FORMULA: usize = 50;

/// Cuts that one player, or in a green drawing both, may make, and that leave the
/// same value.
struct Branch {
    left: Position,
    leaves: Value,
    cuts: usize,
    wins: bool,
}

impl Branch {
    fn all(verified: &Verified, player: Player) -> Vec<Self> {
        let mut branches: Vec<Self> = Vec::new();
        for cut in FirstCut::all(verified).filter(|cut| cut.is_open_to(player)) {
            match branches.iter_mut().find(|it| it.leaves == cut.leaves) {
                Some(alike) => alike.cuts += 1,
                None => branches.push(Self {
                    wins: cut.wins_for(player),
                    left: cut.left,
                    leaves: cut.leaves,
                    cuts: 1,
                }),
            }
        }
        branches.sort_by_key(|it| it.leaves.as_nimber().map(Nimber::grundy));
        branches
    }

    fn value(&self) -> String {
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

pub fn panel(verified: &Verified) -> Panel {
    let stage = stage(verified);
    let mut tree = Tree::under(stage.scene(UNIT), &stage);
    let coloured = verified.drawing().first_coloured_edge().is_some();
    let players = if coloured {
        &Player::BOTH[..]
    } else {
        &[Player::Left]
    };
    let sides: Vec<Vec<Branch>> = players
        .iter()
        .map(|&player| Branch::all(verified, player))
        .collect();
    let room = tree.room(&sides);
    let mut asides = Vec::new();
    for ((side, room), &player) in sides.iter().zip(room).zip(players) {
        asides.extend(tree.grow(side, room, coloured.then_some(player)));
    }
    tree.tell(asides);
    tree.conclude(&formula(verified, &sides));
    Panel {
        lead: Vec::new(),
        scene: tree.scene,
        caption: String::new(),
        title: format!("{}: its options", description::title(verified)),
        description: description::of_options(verified),
    }
}

/// `∗mex{0, 1} = ∗2`, or `{0 | 1} = 1/2`.
fn formula(verified: &Verified, sides: &[Vec<Branch>]) -> String {
    let value = verified.value().written(Style::Unicode, 2 * LONGEST);
    let listed = |side: &Vec<Branch>| {
        let values: Vec<String> = side.iter().map(Branch::value).collect();
        values.join(", ")
    };
    if let [left, right] = sides {
        return format!("{{{} | {}}} = {value}", listed(left), listed(right));
    }
    let branches = sides.iter().flatten();
    let heaps = branches.filter_map(|it| it.leaves.as_nimber());
    let grundy: Vec<String> = heaps.map(|it| it.grundy().to_string()).collect();
    format!("∗mex{{{}}} = {value}", grundy.join(", "))
}

/// Words under the options of one side.
struct Aside {
    middle: f64,
    owner: Option<Player>,
    words: String,
}

/// The picture as it grows downward.
struct Tree<'a> {
    scene: Scene,
    miniature: Miniature<'a>,
    middle: f64,
    /// The lowest baseline so far.
    low: f64,
}

impl<'a> Tree<'a> {
    fn under(scene: Scene, stage: &'a Stage) -> Self {
        let miniature = Miniature::within(stage, OPTION_WIDTH, OPTION_HEIGHT, OPTION_SCALE);
        Self {
            middle: scene.ground_middle(),
            low: DROP + miniature.rise() + miniature.depth(),
            scene,
            miniature,
        }
    }

    /// The width that an option takes, the room to the next one included.
    fn cell(&self, branch: &Branch) -> f64 {
        let value = branch.label(Point::ORIGIN).bounds().width();
        self.miniature.width().max(value) + GAP
    }

    /// How many options of each side there is room for: half of it for each, or
    /// what the other side leaves.
    fn room(&self, sides: &[Vec<Branch>]) -> Vec<usize> {
        let cells = sides.iter().flatten().map(|it| self.cell(it));
        let widest = cells.fold(GAP, f64::max);
        let total = (1..).take_while(|&it| widest * f64::from(it) <= WIDTH);
        let total = total.count().max(sides.len());
        let share = total.div_ceil(sides.len());
        let wanted: Vec<usize> = sides.iter().map(Vec::len).collect();
        let of_others = |side: usize| -> usize {
            let others = (0..sides.len()).filter(|&it| it != side);
            others.map(|it| wanted[it].min(share)).sum()
        };
        (0..sides.len())
            .map(|side| wanted[side].min(total - of_others(side)))
            .collect()
    }

    /// The options of a player beneath the drawing, to that player's side.
    fn grow(&mut self, side: &[Branch], room: usize, owner: Option<Player>) -> Option<Aside> {
        let shown = &side[..room];
        let width: f64 = shown.iter().map(|it| self.cell(it)).sum();
        let mut x = match owner {
            None => self.middle - width / 2.0,
            Some(Player::Left) => self.middle - HALF_PARTING - width,
            Some(Player::Right) => self.middle + HALF_PARTING,
        };
        let ground = DROP + self.miniature.rise();
        let beneath = ground + self.miniature.depth() + LINE;
        let middle = x + width / 2.0;
        for branch in shown {
            let cell = self.cell(branch);
            let place = Point::new(x + cell / 2.0, ground);
            let link = Line::new((self.middle, HATCH_DEPTH + CLEAR), (place.x, DROP - CLEAR));
            self.scene.marks.push(Mark::Link(PathSeg::Line(link)));
            self.scene.marks.push(self.miniature.of(branch.left, place));
            let label = branch.label(Point::new(place.x, beneath));
            self.scene.marks.push(Mark::Label(label));
            if branch.cuts > 1 {
                self.word(place.x, beneath + LINE, format!("{} cuts", branch.cuts));
            }
            x += cell;
        }
        let counts = shown.iter().any(|it| it.cuts > 1);
        let last = if counts { beneath + LINE } else { beneath };
        self.low = self.low.max(last);
        let words = aside(owner, side.len(), side.len() - room);
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

    /// The formula under everything.
    fn conclude(&mut self, formula: &str) {
        for line in lines(formula) {
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

/// Whose the options are, and how many there is no room for.
fn aside(owner: Option<Player>, all: usize, hidden: usize) -> String {
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
        (0, _) => format!("{name} has no cut"),
        (_, 0) => format!("{name} cuts"),
        _ => format!("{name} cuts, {more}"),
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
