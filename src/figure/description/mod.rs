//! Pictures in words, so that who cannot see them can rebuild them.

mod cuts;
mod edges;
mod positions;
mod steps;
mod values;

use super::steps_on_the_way;
use super::views::Panel;
use super::words::{capitalised, count, counted, listed, spoken, stalk};
use crate::drawing::{Colour, Drawing, Incidence, Vertex};
use crate::verify::{Verified, Witness};
use edges::{edges_in_words, some_edges_in_words};

pub use cuts::of_cuts;
pub use positions::{of_lattice, of_options, of_part, of_summand, of_total};
pub use steps::{caption, of_step};
pub use values::{of_birth, of_number_line, of_stalks, of_thermograph};

/// A drawing's name for readers.
pub fn title(verified: &Verified) -> String {
    verified.entry().title.clone()
}

/// The drawing, every step of its reduction, and its value.
pub fn whole(verified: &Verified) -> String {
    let mut sentences = vec![of_drawing(verified)];
    let mut before = verified.drawing().clone();
    for step in steps_on_the_way(verified) {
        sentences.push(of_step(&before, &step));
        before = step.drawing;
    }
    sentences.push(of_value(verified));
    sentences.join(" ")
}

/// What the panels of a figure show, one after another.
pub fn of_panels(panels: &[Panel]) -> String {
    let each: Vec<&str> = panels.iter().map(|it| it.description.as_str()).collect();
    each.join(" ")
}

/// The drawing: how many edges of which colours, which vertices, every edge from
/// the ground up.
pub fn of_drawing(verified: &Verified) -> String {
    let drawing = verified.drawing();
    let edges = capitalised(&counted(drawing.edge_count(), "edge", "edges"));
    let colours = colours_in_words(drawing);
    let names: Vec<String> = named_vertices(drawing);
    let vertices = match names.len() {
        0 => "the ground alone".to_owned(),
        _ => format!("the ground and {}", listed(&names)),
    };
    let walk = edges_in_words(drawing, &drawing.grounded_edges());
    format!("{edges}{colours} on {vertices}. {walk}")
}

/// The value: the stalk that is worth the same, or how it was found and who wins.
pub fn of_value(verified: &Verified) -> String {
    let value = spoken(&verified.value());
    let height = verified
        .reduction()
        .map(|reduction| reduction.stalk().drawing.edge_count());
    match (height, verified.witness()) {
        (Some(0), _) => "The whole is worth 0, as much as nothing.".to_owned(),
        (Some(height), _) => format!("The whole is worth {value}, as much as {}.", stalk(height)),
        (None, Witness::Structure(reading)) => {
            let theorems = reading.closing().iter();
            let names: Vec<String> = theorems.map(|it| it.name().to_owned()).collect();
            let by = listed(&names);
            let verdict = verified.outcome().verdict();
            format!("By {by} the whole is worth {value}: {verdict}.")
        }
        (None, Witness::Difference { core, .. }) => {
            let core = some_edges_in_words(verified.drawing(), core);
            let verdict = verified.outcome().verdict();
            format!(
                "No theorem reads its core: {core}. Played out, the whole is worth {value}: {verdict}."
            )
        }
    }
}

/// `, two blue and one red,`; nothing where all are green, as they are unless
/// somebody says otherwise.
fn colours_in_words(drawing: &Drawing) -> String {
    if drawing.first_coloured_edge().is_none() {
        return String::new();
    }
    let of = |colour| {
        let edges = drawing.edges().iter();
        edges.filter(|edge| edge.colour == colour).count()
    };
    let counts: Vec<(Colour, usize)> = [Colour::Blue, Colour::Red, Colour::Green]
        .into_iter()
        .map(|colour| (colour, of(colour)))
        .filter(|&(_, edges)| edges > 0)
        .collect();
    match counts[..] {
        [(colour, 1)] => format!(", {colour},"),
        [(colour, _)] => format!(", all {colour},"),
        _ => {
            let parts: Vec<String> = counts
                .iter()
                .map(|&(colour, edges)| format!("{} {colour}", count(edges)))
                .collect();
            format!(", {},", listed(&parts))
        }
    }
}

fn named_vertices(drawing: &Drawing) -> Vec<String> {
    let incidence = Incidence::of(drawing);
    (1..drawing.vertex_count())
        .map(Vertex::new)
        .filter(|&vertex| incidence.degree(vertex) > 0)
        .map(|vertex| drawing.name(vertex))
        .collect()
}
