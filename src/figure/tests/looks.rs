//! The stylesheet for browsers and the table of looks say the same.

use super::*;
use crate::figure::look::{Line, Stroke};
use crate::figure::svg::number;

/// What `figure.css` declares for marks that a selector picks.
fn declared(selector: &str) -> Vec<(&'static str, &'static str)> {
    let css = include_str!("../figure.css");
    let before = format!("\n:is(.panel,.sheet,.glyph) {selector}{{");
    let rule = css
        .split_once(&before)
        .unwrap_or_else(|| panic!("{selector}"))
        .1;
    let rule = rule.split('}').next().unwrap_or_default();
    rule.split(';')
        .filter_map(|it| it.split_once(':'))
        .collect()
}

#[test]
fn browsers_draw_the_lines_that_the_table_says() {
    let rules: [(Line, &[&str]); 12] = [
        (Line::Ground, &[".ground"]),
        (Line::Link, &[".link"]),
        (Line::Wall, &[".ground", ".ground.wall"]),
        (Line::Hatch, &[".hatch"]),
        (Line::Ghost, &[".ghost"]),
        (Line::Win, &["path.win"]),
        (Line::Edge(Colour::Green), &[".edge", ".g"]),
        (Line::Edge(Colour::Blue), &[".edge", ".b"]),
        (Line::Edge(Colour::Red), &[".edge", ".r"]),
        (Line::Core(Colour::Green), &[".core", ".core.dots"]),
        (Line::Core(Colour::Red), &[".core"]),
        (Line::Arrow, &["path.arrow"]),
    ];
    for (line, selectors) in rules {
        let declared: Vec<_> = selectors.iter().flat_map(|it| declared(it)).collect();
        let last = |property: &str| {
            let found = declared.iter().rev().find(|(name, _)| *name == property);
            found.map(|(_, value)| *value)
        };
        let colour = match last("--owner") {
            Some(owner) => owner,
            None => last("stroke").expect("a colour"),
        };
        let Stroke {
            tint,
            width,
            dashes,
            opacity,
            blunt,
        } = line.stroke();
        // The stylesheet leaves out the nought before a point.
        let short = |it: f64| number(it).trim_start_matches('0').to_owned();
        assert_eq!(colour, format!("var(--{})", tint.name()), "{line:?}");
        assert_eq!(
            last("stroke-width"),
            Some(short(width).as_str()),
            "{line:?}"
        );
        let dashes = dashes.map(|[dash, gap]| format!("{} {}", short(dash), short(gap)));
        assert_eq!(last("stroke-dasharray"), dashes.as_deref(), "{line:?}");
        let opacity = Some(short(opacity)).filter(|it| it != "1");
        assert_eq!(last("opacity"), opacity.as_deref(), "{line:?}");
        assert_eq!(last("stroke-linecap") == Some("butt"), blunt, "{line:?}");
    }
}
