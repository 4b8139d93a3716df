//! Options, positions and parts in words.

use super::cuts::alternatives;
use super::edges::some_edges_in_words;
use super::{of_cuts, of_drawing, title};
use crate::drawing::EdgeId;
use crate::figure::views::{edges_of, options, rows};
use crate::figure::words::{capitalised, counted, listed, spoken};
use crate::search::{Play, Position};
use crate::value::{Player, Value};
use crate::verify::{FirstCut, Verified};

/// The drawing, what the cut of each edge leaves, and what that makes of its value.
pub fn of_options(verified: &Verified) -> String {
    let value = spoken(&verified.value());
    let conclusion = if verified.drawing().first_coloured_edge().is_some() {
        let sides = Player::BOTH.map(|player| {
            let name = match player {
                Player::Left => "Left",
                Player::Right => "Right",
            };
            match leaving(verified, player).as_slice() {
                [] => format!("{name} has no cut"),
                values => format!("{name} can leave {}", alternatives(values)),
            }
        });
        format!("{}: the whole is worth {value}.", sides.join("; "))
    } else {
        let mut heaps: Vec<u64> = FirstCut::all(verified)
            .filter_map(|cut| Some(cut.leaves.as_nimber()?.grundy()))
            .collect();
        heaps.sort_unstable();
        heaps.dedup();
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        match heaps.as_slice() {
            [] => format!("There is no option: the whole is worth {value}."),
            _ => format!(
                "The mex, the least number that is not among {}, gives the value: {value}.",
                listed(&heaps)
            ),
        }
    };
    format!("{} {conclusion}", of_cuts(verified))
}

/// The different values that a player can leave, as they are said.
fn leaving(verified: &Verified, player: Player) -> Vec<String> {
    let mut values: Vec<Value> = Vec::new();
    for cut in FirstCut::all(verified).filter(|cut| cut.is_open_to(player)) {
        if !values.contains(&cut.leaves) {
            values.push(cut.leaves);
        }
    }
    values.iter().map(spoken).collect()
}

/// The drawing, and every position by its number, with what stands in it, its value,
/// and the numbers of the positions that its cuts leave.
pub fn of_lattice(verified: &Verified, play: &Play) -> String {
    let rows = rows(play);
    let order: Vec<Position> = rows.iter().flatten().map(|(it, _)| *it).collect();
    let number = |position: Position| -> Option<String> {
        let place = order.iter().position(|&it| it == position)?;
        Some((place + 1).to_string())
    };
    let mut sentences = vec![of_drawing(verified)];
    let positions = counted(order.len(), "position", "positions");
    sentences.push(format!(
        "{} in rows, from the whole down to nothing.",
        capitalised(&positions)
    ));
    for row in &rows {
        let standing = row.first().map_or(0, |(it, _)| it.count_ones() as usize);
        let positions: Vec<String> = row
            .iter()
            .filter_map(|(position, value)| {
                let edges: Vec<EdgeId> = edges_of(*position).collect();
                let what = match edges.as_slice() {
                    [] => "nothing".to_owned(),
                    edges => some_edges_in_words(verified.drawing(), edges),
                };
                let options = options(play, *position);
                let options: Vec<String> = options.into_iter().filter_map(number).collect();
                let leads = match options.as_slice() {
                    [] => "without a cut".to_owned(),
                    options => format!("cuts lead to {}", listed(options)),
                };
                let value = spoken(value);
                Some(format!(
                    "{}: {what}; worth {value}; {leads}",
                    number(*position)?
                ))
            })
            .collect();
        let edges = capitalised(&counted(standing, "edge stands", "edges stand"));
        sentences.push(format!("{edges}. {}.", positions.join(". ")));
    }
    sentences.join(" ")
}

/// A drawing as a summand, with its value.
pub fn of_summand(verified: &Verified) -> String {
    let value = spoken(&verified.value());
    let name = title(verified);
    format!("{name}. {} It is worth {value}.", of_drawing(verified))
}

/// The mountain or the jungle of a drawing, with its value.
pub fn of_part(part: &Verified, name: &str) -> String {
    let value = spoken(&part.value());
    let name = capitalised(name);
    format!("{name}. {} It is worth {value}.", of_drawing(part))
}

/// What summands are worth together.
pub fn of_total(total: &Value) -> String {
    format!("Added up, they are worth {}.", spoken(total))
}
