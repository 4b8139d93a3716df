//! A drawing above its options, and what they make of its value.

mod tree;

pub(super) use tree::{Branch, LONGEST, Moves, Tree};

use super::miniature::Miniature;
use super::{Panel, stage};
use crate::figure::description;
use crate::value::{Nimber, Player, Style, Value};
use crate::verify::{FirstCut, Verified};

/// The room for the options side by side, in pixels: little more than a phone has.
const WIDTH: f64 = 440.0;

/// An edge length of the drawing, in pixels, and the most room an option takes.
const UNIT: f64 = 56.0;
const OPTION_WIDTH: f64 = 84.0;
const OPTION_HEIGHT: f64 = 130.0;
const OPTION_SCALE: f64 = 0.5;

const CUTS: Moves = Moves {
    one: "cut",
    several: "cuts",
};

/// The cuts of a player, those that leave the same value together.
fn branches(verified: &Verified, player: Player, miniature: &Miniature<'_>) -> Vec<Branch> {
    let mut branches: Vec<Branch> = Vec::new();
    for cut in FirstCut::all(verified).filter(|cut| cut.is_open_to(player)) {
        match branches.iter_mut().find(|it| it.leaves == cut.leaves) {
            Some(alike) => alike.ways += 1,
            None => branches.push(Branch {
                wins: cut.wins_for(player),
                picture: miniature.scene(cut.left),
                leaves: cut.leaves,
                ways: 1,
            }),
        }
    }
    branches.sort_by_key(|it| it.leaves.as_nimber().map(Nimber::grundy));
    branches
}

pub fn panel(verified: &Verified) -> Panel {
    let stage = stage(verified);
    let miniature = Miniature::within(&stage, OPTION_WIDTH, OPTION_HEIGHT, OPTION_SCALE);
    let coloured = verified.drawing().first_coloured_edge().is_some();
    let owners: &[Option<Player>] = if coloured {
        &[Some(Player::Left), Some(Player::Right)]
    } else {
        &[None]
    };
    let sides: Vec<(Option<Player>, Vec<Branch>)> = owners
        .iter()
        .map(|&owner| {
            // Where all is green, both players have the same cuts.
            let player = owner.unwrap_or(Player::Left);
            (owner, branches(verified, player, &miniature))
        })
        .collect();
    let formula = match sides.as_slice() {
        [(_, left), (_, right)] => formula(&verified.value(), left, right),
        _ => mex(&verified.value(), &sides),
    };
    let mut tree = Tree::under(stage.scene(UNIT), miniature.frame(), WIDTH, CUTS);
    tree.grow(&sides, &formula);
    Panel {
        lead: Vec::new(),
        scene: tree.scene,
        caption: String::new(),
        title: format!("{}: its options", description::title(verified)),
        description: description::of_options(verified),
    }
}

/// `{0 | 1} = 1/2`; a value that is written as its options is not written twice, and
/// nothing is written where there is no room to write options in full.
pub(super) fn formula(value: &Value, left: &[Branch], right: &[Branch]) -> String {
    let listed = |side: &[Branch]| {
        let values: Vec<String> = side.iter().map(Branch::value).collect();
        values.join(", ")
    };
    let options = format!("{{{} | {}}}", listed(left), listed(right));
    if options.contains('…') {
        return String::new();
    }
    let value = value.written(Style::Unicode, 2 * LONGEST);
    let letters = |text: &str| {
        let mut letters: Vec<char> = text.chars().filter(|it| *it != ' ').collect();
        letters.sort_unstable();
        letters
    };
    // The same options may stand in another order; where only the letters are the same,
    // what is written is still true.
    if letters(&options) == letters(&value) {
        return options;
    }
    format!("{options} = {value}")
}

/// `∗mex{0, 1} = ∗2`.
fn mex(value: &Value, sides: &[(Option<Player>, Vec<Branch>)]) -> String {
    let branches = sides.iter().flat_map(|(_, side)| side);
    let heaps = branches.filter_map(|it| it.leaves.as_nimber());
    let grundy: Vec<String> = heaps.map(|it| it.grundy().to_string()).collect();
    let value = value.written(Style::Unicode, 2 * LONGEST);
    format!("∗mex{{{}}} = {value}", grundy.join(", "))
}
