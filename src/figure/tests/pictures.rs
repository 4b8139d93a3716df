//! What every picture keeps to, read back from what was written.

use super::*;
use crate::drawing::{Colour, Drawing, Vertex};
use kurbo::{BezPath, Point, Rect, Shape};
use roxmltree::{Document, Node};

/// The box a path or a circle takes, if the element is one.
fn drawn(node: Node<'_, '_>) -> Option<Rect> {
    let number = |name| node.attribute(name)?.parse::<f64>().ok();
    match node.tag_name().name() {
        "path" => Some(BezPath::from_svg(node.attribute("d")?).ok()?.bounding_box()),
        "circle" => {
            let middle = Point::new(number("cx")?, number("cy")?);
            Some(Rect::from_center_size(
                middle,
                (number("r")? * 2.0, number("r")? * 2.0),
            ))
        }
        _ => None,
    }
    .map(|own| node.ancestors().fold(own, placed))
}

/// A box within an element, as the element is moved and scaled.
fn placed(own: Rect, node: Node<'_, '_>) -> Rect {
    let Some(transform) = node.attribute("transform") else {
        return own;
    };
    let numbers: Vec<f64> = transform
        .split(|c: char| !(c.is_ascii_digit() || ".-".contains(c)))
        .filter_map(|it| it.parse().ok())
        .collect();
    let scale = numbers.get(2).copied().unwrap_or(1.0);
    own.scale_from_origin(scale) + kurbo::Vec2::new(numbers[0], numbers[1])
}

fn view_box(node: Node<'_, '_>) -> Rect {
    let text = node.attribute("viewBox").expect("a viewBox");
    let numbers: Vec<f64> = text
        .split(' ')
        .map(|it| it.parse().expect("a number"))
        .collect();
    Rect::new(
        numbers[0],
        numbers[1],
        numbers[0] + numbers[2],
        numbers[1] + numbers[3],
    )
}

#[test]
fn pictures_are_well_formed_and_stay_inside_their_frames() {
    for verified in Everything::new().iter() {
        for (name, view) in View::ALL {
            if view.suits(verified).is_err() {
                assert!(views::panels(verified, view).is_err());
                continue;
            }
            let strip = inline(verified, view, "key");
            let page = Document::parse(&strip)
                .unwrap_or_else(|error| panic!("{}: {error}\n{strip}", verified.id()));
            for svg in page.descendants().filter(|it| it.has_tag_name("svg")) {
                let frame = view_box(svg);
                for inside in svg.descendants().filter_map(drawn) {
                    assert!(
                        frame.union(inside) == frame,
                        "{} {name}: {inside:?} in {frame:?}",
                        verified.id()
                    );
                }
            }
        }
    }
}

#[test]
fn a_picture_that_stands_alone_is_xml_with_its_own_styles() {
    for verified in Everything::new().iter() {
        let text = Picture::of(verified, View::Steps).svg();
        assert!(text.starts_with("<svg") && text.ends_with("</svg>\n"));
        let sheet = Document::parse(&text).expect("well-formed");
        assert_eq!(
            sheet.root_element().tag_name().namespace(),
            Some("http://www.w3.org/2000/svg")
        );
        assert!(text.contains("prefers-color-scheme:dark"));
    }
}

#[test]
fn ids_are_unique_and_everything_referred_to_is_there() {
    for verified in Everything::new().iter() {
        let both = format!(
            "<p>{}{}</p>",
            inline(verified, View::Steps, "one"),
            inline(verified, View::Steps, "two")
        );
        let page = Document::parse(&both).expect("well-formed");
        let mut ids: Vec<&str> = page
            .descendants()
            .filter_map(|it| it.attribute("id"))
            .collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
        for name in ["aria-labelledby", "aria-describedby"] {
            let references = page.descendants().filter_map(|it| it.attribute(name));
            assert!(references.into_iter().all(|it| ids.contains(&it)));
        }
    }
}

#[test]
fn the_same_drawing_gives_the_same_bytes() {
    for verified in Everything::new().iter() {
        for (_, view) in View::ALL {
            assert_eq!(inline(verified, view, "k"), inline(verified, view, "k"));
            assert_eq!(
                Picture::of(verified, view).svg(),
                Picture::of(verified, view).svg()
            );
        }
        assert_eq!(glyph(verified, "it"), glyph(verified, "it"));
    }
}

#[test]
fn a_word_stands_on_the_line_and_fits_into_it() {
    for verified in Everything::new().iter() {
        let text = glyph(verified, "a <\"quoted\"> name & more");
        let word = Document::parse(&text).expect("well-formed");
        let svg = word.root_element();
        assert_eq!(
            svg.attribute("aria-label"),
            Some("a <\"quoted\"> name & more")
        );
        let height: f64 = svg
            .attribute("height")
            .and_then(|it| it.strip_suffix("em"))
            .and_then(|it| it.parse().ok())
            .expect("a height in em");
        assert!(height <= 1.61, "{} is {height}em tall", verified.id());
        let frame = view_box(svg);
        let below = frame.y1 / frame.height() * height;
        assert!(
            (below - 0.3).abs() < 0.01,
            "{}: the ground is at {below}em",
            verified.id()
        );
    }
}

#[test]
fn a_triangle_on_a_stalk_in_words() {
    let ledger = repertoire_ledger();
    let verified = ledger
        .get("triangle-on-a-stalk")
        .expect("it is in the repertoire");
    let strip = inline(verified, View::Steps, "t");
    let page = Document::parse(&strip).expect("well-formed");
    let words: Vec<String> = page
        .descendants()
        .filter(|it| it.has_tag_name("title") || it.has_tag_name("desc"))
        .map(|it| {
            format!(
                "{}: {}",
                it.tag_name().name(),
                it.text().unwrap_or_default()
            )
        })
        .collect();
    insta::assert_snapshot!(words.join("\n"));
}

#[test]
fn what_a_blind_reader_is_told() {
    let ledger = repertoire_ledger();
    let told: Vec<String> = [
        "lattice",
        "loose-piece",
        "loops-on-a-stalk",
        "ground-loop",
        "green-girl",
        "nim-1-2-3",
    ]
    .iter()
    .filter_map(|id| ledger.get(id))
    .map(|verified| format!("{}\n{}", title(verified), description(verified)))
    .collect();
    insta::assert_snapshot!(told.join("\n\n"));
}

#[test]
fn each_colour_has_a_core_of_its_own() {
    let drawing = Drawing::stalk([Colour::Green, Colour::Red, Colour::Blue]);
    let scene = stage::Stage::of(&drawing, &[]).scene(64.0);
    let picture = svg::group(&scene, 0.0, 0.0).to_string();
    let page = Document::parse(&picture).expect("well-formed");
    let classes = |node: Node<'_, '_>| -> Vec<String> {
        let marks = node.children().filter_map(|it| it.attribute("class"));
        marks.map(str::to_owned).collect()
    };
    let edges: Vec<Vec<String>> = page
        .descendants()
        .filter(|it| ["g", "r", "b"].contains(&it.attribute("class").unwrap_or_default()))
        .map(classes)
        .collect();
    assert_eq!(
        edges,
        [
            vec!["edge", "core dots"],
            vec!["edge", "core"],
            vec!["edge"]
        ]
    );
}

#[test]
fn a_vertex_stands_where_its_author_put_it() {
    let drawing = Drawing::stalk([Colour::Green, Colour::Green]);
    let top = Vertex::new(2);
    let stage = stage::Stage::of(&drawing, &[(top, [1.5, 1.0])]);
    assert_eq!(stage.vertices[1], (top, Point::new(1.5, 1.0)));
    assert_eq!(
        kurbo::ParamCurve::end(&stage.edges[1].curve),
        Point::new(1.5, 1.0)
    );
}
