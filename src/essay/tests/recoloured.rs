//! Figures of stalks that readers recolour.

use super::{against, ledger};
use crate::verify::Ledger;
use std::sync::LazyLock;

static STALKS: LazyLock<Ledger> = LazyLock::new(|| {
    ledger(&[
        ("half", "title: A half\nstalk: BR\n"),
        ("tall", "title: Tall\nstalk: BRBRBR\n"),
        ("two", "title: Two\nblue: [ground a, ground b]\n"),
        ("flower", "title: A flower\nstalk: GB\n"),
    ])
});

fn figure(keys: &str) -> String {
    format!("```figure\n{keys}\n```\n")
}

#[test]
fn a_stalk_names_its_colours_and_their_turns_beside_its_picture() {
    for (wish, turns) in [("true", "BR"), ("green", "BRG")] {
        let keys = format!("drawing: half\nshow: stalk-rule\nrecolour: {wish}");
        let (essay, faults) = against(&STALKS, &figure(&keys), true);
        assert!(faults.is_empty(), "{}", faults.render(false));
        let host = format!("<div class=\"recolour\" data-stalk=\"BR\" data-turn=\"{turns}\">");
        let (_, inside) = essay.html.split_once(&host).expect("a host");
        assert!(inside.contains("<svg") && essay.recolours);
    }
    let (essay, faults) = against(
        &STALKS,
        &figure("drawing: half\nshow: stalk-rule\nrecolour: false"),
        true,
    );
    assert!(faults.is_empty() && !essay.recolours);
}

/// Every way to ask for what there is not, with what is said of it and where.
#[test]
fn what_cannot_be_recoloured_is_told_at_its_place() {
    for (keys, told, place) in [
        (
            "drawing: tall\nshow: stalk-rule\nrecolour: true",
            "`tall` cannot be recoloured: it is not one stalk of at most 5 edges",
            "drawing: tall",
        ),
        (
            "drawing: two\nshow: stalk-rule\nrecolour: true",
            "`two` cannot be recoloured",
            "drawing: two",
        ),
        (
            "drawing: flower\nshow: stalk-rule\nrecolour: true",
            "`flower` cannot be shown as `stalk-rule`",
            "drawing: flower",
        ),
        (
            "drawings: [half, half]\nshow: stalk-rule\nrecolour: true",
            "a figure that is recoloured has one drawing",
            "recolour: true",
        ),
        (
            "drawing: half\nrecolour: green",
            "what this figure shows cannot be recoloured",
            "recolour: green",
        ),
        (
            "drawing: half\nshow: stalk-rule\nrecolour: red",
            "`recolour` is true, false or green",
            "recolour: red",
        ),
    ] {
        let (_, faults) = against(&STALKS, &figure(keys), true);
        let all = faults.render(false);
        assert_eq!(faults.error_count(), 1, "{keys}: {all}");
        assert!(all.contains(told), "{keys}: {all}");
        assert!(all.contains(place), "{keys}: {all}");
    }
}
