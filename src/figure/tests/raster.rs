//! PNG and PDF.

use super::*;
use crate::figure::raster::{FONTS, RasterError, plain_style};
use resvg::tiny_skia::Pixmap;
use resvg::usvg::{Group, Node};
use roxmltree::Document;
use std::collections::BTreeSet;

const TRIANGLE: &str = "triangle-on-a-stalk";

#[test]
fn a_png_has_so_many_pixels_and_the_colours_of_its_marks() {
    let ledger = repertoire_ledger();
    let verified = ledger.get(TRIANGLE).expect("it is there");
    let svg = Picture::of(verified, View::Fusion).svg();
    let svg = Document::parse(&svg).expect("well-formed");
    let size = ["width", "height"].map(|name| {
        let text = svg.root_element().attribute(name).expect("a size");
        text.parse::<f32>().expect("a number")
    });
    for scale in [1.0, 2.5] {
        let bytes = Picture::of(verified, View::Fusion)
            .png(scale)
            .expect("a picture");
        assert_eq!(
            bytes,
            Picture::of(verified, View::Fusion)
                .png(scale)
                .expect("a picture")
        );
        let pixels = Pixmap::decode_png(&bytes).expect("a PNG");
        let [width, height] = size.map(|it| (it * scale).ceil());
        assert_eq!(
            [pixels.width().to_string(), pixels.height().to_string()],
            [width.to_string(), height.to_string()]
        );
        let has = |red, green, blue| {
            let found = pixels.pixels().iter();
            found
                .filter(|it| (it.red(), it.green(), it.blue()) == (red, green, blue))
                .count()
        };
        let all = pixels.pixels().len();
        assert!(has(0xff, 0xfd, 0xf8) > all / 2, "paper");
        assert!(has(0x0a, 0x7d, 0x5a) > 500, "green edges");
        assert!(has(0x1c, 0x1b, 0x19) > 50, "ink");
    }
}

#[test]
fn a_picture_too_large_is_told() {
    let ledger = repertoire_ledger();
    let verified = ledger.get(TRIANGLE).expect("it is there");
    let told = Picture::of(verified, View::Fusion).png(100.0);
    assert!(matches!(told, Err(RasterError::TooLarge { .. })));
}

#[test]
fn a_pdf_is_one_page_of_the_pictures_size_and_the_same_every_time() {
    let ledger = repertoire_ledger();
    let verified = ledger.get(TRIANGLE).expect("it is there");
    let bytes = Picture::of(verified, View::Drawing)
        .pdf(1.0)
        .expect("a picture");
    assert_eq!(
        bytes,
        Picture::of(verified, View::Drawing)
            .pdf(1.0)
            .expect("a picture")
    );
    assert!(bytes.starts_with(b"%PDF-"));
    let text = String::from_utf8_lossy(&bytes);
    assert_eq!(text.matches("/MediaBox").count(), 1);
}

#[test]
fn every_mark_has_a_look_without_the_page() {
    let style = plain_style();
    for verified in Everything::new().iter() {
        for (name, view) in View::all_of(verified) {
            let svg = Picture::of(verified, view).plain_svg();
            let svg = Document::parse(&svg).expect("well-formed");
            let shown = svg
                .descendants()
                .filter(|it| ["path", "circle", "text", "rect"].contains(&it.tag_name().name()));
            for mark in shown {
                let classes = mark.attribute("class").unwrap_or_default();
                let looks = classes
                    .split(' ')
                    .any(|class| style.contains(&format!(".{class}{{")));
                assert!(looks, "{} {name}: {classes}", verified.id());
            }
        }
    }
}

/// The characters for which a picture has a glyph.
fn written(group: &Group) -> BTreeSet<char> {
    let mut characters = BTreeSet::new();
    for node in group.children() {
        match node {
            Node::Group(group) => characters.extend(written(group)),
            Node::Text(text) => {
                let glyphs = text.layouted().iter().flat_map(|it| &it.positioned_glyphs);
                let there = glyphs.filter(|it| it.id.0 != 0);
                characters.extend(there.flat_map(|it| it.text.chars()));
            }
            _ => {}
        }
    }
    characters
}

#[test]
fn the_fonts_have_every_character_that_is_written() {
    for verified in Everything::new().iter() {
        for (name, view) in View::all_of(verified) {
            let picture = Picture::of(verified, view);
            let there = written(picture.tree().expect("understood").root());
            let svg = picture.svg();
            let svg = Document::parse(&svg).expect("well-formed");
            let texts = svg.descendants().filter(|it| it.has_tag_name("text"));
            let wanted = texts.flat_map(|it| it.text().unwrap_or_default().chars());
            let missing: BTreeSet<char> = wanted
                .filter(|it| !it.is_whitespace() && !there.contains(it))
                .collect();
            assert!(missing.is_empty(), "{} {name}: {missing:?}", verified.id());
        }
    }
}

#[test]
fn the_fonts_are_small() {
    let bytes: usize = FONTS.iter().map(|it| it.len()).sum();
    assert!(bytes < 100 * 1024, "{bytes}");
}
