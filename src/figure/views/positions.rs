//! Positions of other games: by themselves, above their options, and as
//! thermographs.

use super::miniature::Frame;
use super::options::{Branch, LONGEST, Moves, Tree, formula};
use super::{Panel, thermograph};
use crate::figure::games::{scene, title, words};
use crate::figure::scene::Scene;
use crate::figure::words::{capitalised, spoken};
use crate::value::{Outcome, Player};
use crate::verify::{PositionOptions, VerifiedPosition};
use kurbo::{Point, Rect};

const MOVES: Moves = Moves {
    one: "move",
    several: "moves",
};

/// The room for the options side by side, in pixels: strips are wide, and a phone
/// shrinks them.
const WIDTH: f64 = 600.0;

/// How high the picture of an option is at most, in pixels, and its scale.
const OPTION_HEIGHT: f64 = 120.0;
const OPTION_SCALE: f64 = 0.7;

/// The picture under a thermograph: its width at most and its scale, and the room
/// between the two, in pixels.
const BELOW_WIDTH: f64 = 200.0;
const BELOW_SCALE: f64 = 0.6;
const BELOW_GAP: f64 = 16.0;

/// A position by itself.
pub fn plain(position: &VerifiedPosition) -> Panel {
    Panel {
        lead: Vec::new(),
        scene: scene(position.position()),
        caption: String::new(),
        title: title(position),
        description: whole(position),
    }
}

/// A position above its options, and what they make of its value.
pub fn options(options: &PositionOptions<'_>) -> Panel {
    let position = options.position();
    let sides: Vec<(Option<Player>, Vec<Branch>)> = Player::BOTH
        .into_iter()
        .map(|player| (Some(player), branches(options.of(player), player)))
        .collect();
    let pictures = || {
        sides
            .iter()
            .flat_map(|(_, side)| side)
            .map(|it| &it.picture)
    };
    let most = sides.iter().map(|(_, side)| side.len()).max().unwrap_or(0);
    #[expect(clippy::cast_precision_loss, reason = "options are few")]
    let width = WIDTH / (2 * most.clamp(1, 2)) as f64 - 2.0 * LONGEST as f64;
    let frame = Frame::within(room(pictures()), width, OPTION_HEIGHT, OPTION_SCALE);
    let formula = formula(position.value(), &sides[0].1, &sides[1].1);
    let mut tree = Tree::under(scene(position.position()), frame, WIDTH, MOVES);
    tree.grow(&sides, &formula);
    let told = Player::BOTH.map(|player| told(options.of(player), player));
    Panel {
        lead: Vec::new(),
        scene: tree.scene,
        caption: String::new(),
        title: format!("{}: its options", title(position)),
        description: format!("{} {}", whole(position), told.join(" ")),
    }
}

/// The thermograph of a position over a small picture of it.
pub fn thermograph_of(position: &VerifiedPosition) -> Panel {
    let before = format!("{}.", capitalised(&words(position.position())));
    let mut panel = thermograph::panel(&title(position), &before, position.value());
    let picture = scene(position.position());
    let frame = Frame::within(picture.bounds(), BELOW_WIDTH, BELOW_WIDTH, BELOW_SCALE);
    let ground = panel.scene.bounds().y1 + BELOW_GAP + frame.rise();
    let below = frame.inset(picture, Point::new(0.0, ground));
    panel.scene.marks.push(below);
    panel
}

/// The options of a player, those worth the same together.
fn branches(options: &[VerifiedPosition], player: Player) -> Vec<Branch> {
    let mut branches: Vec<Branch> = Vec::new();
    for option in options {
        match branches.iter_mut().find(|it| it.leaves == *option.value()) {
            Some(alike) => alike.ways += 1,
            None => branches.push(Branch {
                picture: scene(option.position()),
                leaves: option.value().clone(),
                ways: 1,
                wins: wins_moving_second(option.value().outcome(), player),
            }),
        }
    }
    branches
}

/// Whether a player who has moved to a game of this outcome wins it.
fn wins_moving_second(outcome: Outcome, player: Player) -> bool {
    match outcome {
        Outcome::P => true,
        Outcome::N => false,
        Outcome::L => player == Player::Left,
        Outcome::R => player == Player::Right,
    }
}

/// The room that pictures take together, laid over each other.
fn room<'a>(pictures: impl Iterator<Item = &'a Scene>) -> Rect {
    let rooms = pictures.map(Scene::bounds);
    rooms
        .reduce(|one, other| one.union(other))
        .unwrap_or_default()
}

fn whole(position: &VerifiedPosition) -> String {
    let value = position.value();
    format!(
        "{}. It is worth {}: {}.",
        capitalised(&words(position.position())),
        spoken(value),
        value.outcome().verdict()
    )
}

/// What a player may move to, in a sentence.
fn told(options: &[VerifiedPosition], player: Player) -> String {
    let name = match player {
        Player::Left => "Left",
        Player::Right => "Right",
    };
    let each: Vec<String> = options
        .iter()
        .map(|it| format!("{}, worth {}", words(it.position()), spoken(it.value())))
        .collect();
    match each.as_slice() {
        [] => format!("{name} has no move."),
        [one] => format!("{name} can move to {one}."),
        several => format!("{name} can move to: {}.", several.join("; ")),
    }
}
