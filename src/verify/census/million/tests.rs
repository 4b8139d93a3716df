//! The reading of a million edges, against numbers from an independent program
//! (`tests/data/read_a_million.py`) and against drawings that are small enough to be
//! played.

use super::super::family::Experiment;
use super::super::routes::by_search;
use super::*;
use crate::drawing::{Colour, enumeration};

#[test]
fn the_million_is_what_an_independent_program_found() {
    let census = MILLION.take(&mut |_| {}).expect("both ways agree");
    for (name, count) in [
        ("edges", 1_000_000),
        ("vertices", 937_474),
        ("tips", 288_228),
        ("bridges", 603_580),
        ("loops", 396_420),
        ("components", 20_659),
        ("value", 62_464),
    ] {
        assert_eq!(census.fact(name).expect(name).count, count, "{name}");
    }
}

#[test]
fn peeling_reads_what_play_finds_on_every_small_drawing() {
    for drawing in enumeration::multigraphs(6, &[Colour::Green]) {
        let played = by_search(&drawing).expect("small");
        let played = played.as_nimber().expect("green").grundy();
        let [peeled, structure] = [by_peeling(&drawing), by_structure(&drawing)];
        assert_eq!(peeled.as_ref().map(|it| it.value), Ok(played));
        assert_eq!(peeled, structure);
    }
}

#[test]
fn the_recipe_begins_as_it_says() {
    let mut sequence = Sequence(1);
    sequence.share(1);
    assert_eq!(sequence.0, 1_015_568_748);
    let drawing = recipe(20);
    assert_eq!(drawing.edge_count(), 20);
    assert!(drawing.grounded_edges().iter().all(|&stands| stands));
}
