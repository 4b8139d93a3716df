//! Pictures of values in words.

use super::edges::edge_in_words;
use super::{of_drawing, of_value, title};
use crate::drawing::EdgeId;
use crate::figure::words::{listed, number_spoken, spoken};
use crate::value::{Dyadic, Player, Thermograph, Trajectory, Value};
use crate::verify::Verified;
use std::cmp::Ordering;

/// Drawings and where on the number line they are, from left to right.
pub fn of_number_line(first: &Dyadic, last: &Dyadic, marked: &[(&Verified, Dyadic)]) -> String {
    let ends = [first, last].map(number_spoken);
    let mut sentences = vec![format!(
        "The number line from {} to {}; on it, from left to right:",
        ends[0], ends[1]
    )];
    for (verified, number) in marked {
        sentences.push(format!(
            "{}, worth {}{}. {}",
            title(verified),
            number_spoken(number),
            between(number),
            of_drawing(verified)
        ));
    }
    sentences.join(" ")
}

/// `, halfway between 1/2 and 5/8`, its options; an integer needs no such help.
fn between(number: &Dyadic) -> String {
    if number.is_integer() {
        return String::new();
    }
    let options = Player::BOTH.into_iter().filter_map(|it| number.option(it));
    let options: Vec<String> = options.map(|it| number_spoken(&it)).collect();
    format!(", halfway between {}", listed(&options))
}

/// What every edge of some stalks counts.
pub fn of_stalks(verified: &Verified, stalks: &[Vec<(EdgeId, Dyadic)>]) -> String {
    let mut sentences = vec![of_drawing(verified)];
    for stalk in stalks {
        let terms: Vec<String> = stalk.iter().map(|(_, it)| number_spoken(it)).collect();
        let sum: Dyadic = stalk.iter().map(|(_, it)| it.clone()).sum();
        let which = if stalks.len() == 1 {
            "the edges".to_owned()
        } else {
            let drawing = verified.drawing();
            let foot = edge_in_words(drawing, drawing.edge(stalk[0].0));
            format!("the edges of the stalk on {foot}")
        };
        let together = match terms.len() {
            1 => String::new(),
            _ => format!(", together {}", number_spoken(&sum)),
        };
        sentences.push(format!(
            "From the ground up {which} count {}{together}.",
            listed(&terms)
        ));
    }
    sentences.push(of_value(verified));
    sentences.join(" ")
}

/// The numbers of the first days, if there are any besides 0, and the path from 0
/// to the last of `path`.
pub fn of_birth(verified: &Verified, tree: &[Vec<Dyadic>], path: &[Dyadic]) -> String {
    let mut sentences = vec![of_drawing(verified)];
    if tree.len() > 1 {
        sentences
            .push("The tree of numbers, each born in a gap between those born before.".to_owned());
        for (day, born) in tree.iter().enumerate() {
            let numbers: Vec<String> = born.iter().map(number_spoken).collect();
            sentences.push(format!("Born on day {day}: {}.", listed(&numbers)));
        }
    }
    let number = path.last().map(number_spoken).unwrap_or_default();
    let steps: Vec<String> = path
        .windows(2)
        .map(|ends| {
            let (colour, way) = if ends[1] > ends[0] {
                ("blue", "up")
            } else {
                ("red", "down")
            };
            format!("a {colour} edge {way} to {}", number_spoken(&ends[1]))
        })
        .collect();
    let born = format!("The drawing is worth {number}, born on day {}", steps.len());
    sentences.push(if steps.is_empty() {
        format!("{born}.")
    } else {
        format!("{born}. The path from 0: {}.", listed(&steps))
    });
    sentences.join(" ")
}

/// The walls from temperature 0 up, where they turn and where they meet.
pub fn of_thermograph(value: &Value, thermograph: &Thermograph) -> String {
    let mean = number_spoken(thermograph.mean());
    let temperature = number_spoken(thermograph.temperature());
    let worth = format!(
        "The value is {}: mean {mean}, temperature {temperature}.",
        spoken(value)
    );
    if thermograph.temperature().sign() != Ordering::Greater {
        return format!(
            "{worth} The thermograph is a mast alone, at {mean} from temperature {temperature} up."
        );
    }
    let walls = Player::BOTH.map(|player| {
        let wall = thermograph.wall(player);
        let course = course(wall, thermograph);
        format!("{}'s wall {course}.", name(player))
    });
    format!("{worth} {} Above that is the mast.", walls.join(" "))
}

/// `begins at 1/2, slants to 1/4 at temperature 1/4`.
fn course(wall: &Trajectory, thermograph: &Thermograph) -> String {
    let mut points = wall.points().to_vec();
    points.push((
        thermograph.temperature().clone(),
        thermograph.mean().clone(),
    ));
    points.dedup();
    let mut parts = vec![format!("begins at {}", number_spoken(&points[0].1))];
    for ends in points.windows(2) {
        let (before, (tax, at)) = (&ends[0].1, &ends[1]);
        let tax = number_spoken(tax);
        parts.push(if before == at {
            format!("rises upright to temperature {tax}")
        } else {
            format!("slants to {} at temperature {tax}", number_spoken(at))
        });
    }
    listed(&parts)
}

fn name(player: Player) -> &'static str {
    match player {
        Player::Left => "Left",
        Player::Right => "Right",
    }
}
