//! Every picture of the repertoire on a few pages, for a person to look at.

use super::geometry::{Chance, random};
use super::*;
use crate::figure::stage::Stage;
use std::fmt::Write;
use std::path::PathBuf;

const PAGE: &str = "<!doctype html><meta charset=utf-8>\
<meta name=viewport content=width=device-width>\
<style>html{background:var(--paper);color:var(--ink);font:19px/1.5 'TeX Gyre Pagella',serif}\
body{margin:18px}h2{font-size:14px;margin:8px 0 0}main{max-width:660px}\
.wall{display:flex;flex-wrap:wrap;gap:14px;align-items:end}</style>";

/// The colours of a page, as the site's stylesheet sets them.
const COLOURS: &str = include_str!("../sheet.css");

/// `cargo test contact_sheet -- --ignored`, then open the pages it names.
#[test]
#[ignore = "writes pages to look at"]
fn contact_sheet() {
    let folder = std::env::temp_dir().join("hackenbook-contact-sheet");
    std::fs::create_dir_all(&folder).expect("a folder for the pages");
    let write = |name: &str, class: &str, body: &str| {
        let colours = COLOURS.replace(".sheet{", ":root{");
        let style = format!("<style>{colours}{STYLESHEET}</style>");
        let page = format!("{PAGE}{style}<main class=\"{class}\">{body}</main>");
        let path: PathBuf = folder.join(format!("{name}.html"));
        std::fs::write(path, page).expect("a page is written");
    };
    let everything = Everything::new();
    let all: Vec<&Verified> = everything.iter().collect();
    for (name, view) in View::ALL {
        let shown: Vec<&Verified> = all
            .iter()
            .copied()
            .filter(|it| view.unavailable(it).is_none())
            .collect();
        for (number, few) in shown.chunks(12).enumerate() {
            let class = if view == View::Fusion { "" } else { "wall" };
            write(
                &format!("{name}-{number}"),
                class,
                &figures(few, view, name),
            );
        }
    }
    let coloured = everything.coloured.iter();
    let numbers: Vec<&Verified> = coloured
        .filter(|it| View::NumberLine.unavailable(it).is_none())
        .collect();
    let shared = inline_together(&numbers, View::NumberLine, "shared");
    write("number-line-shared", "", &shared);
    write("thermographs", "wall", &thermographs());
    let mut sentences = String::new();
    for it in &all {
        let word = glyph(it, it.id());
        let _ = write!(sentences, "<b>{}</b> {word} stands in a line; ", it.id());
    }
    write("glyphs", "", &sentences);
    write("random", "wall", &random_drawings());
    for verified in all {
        let path = folder.join(format!("{}.svg", verified.id()));
        std::fs::write(path, standalone(verified, View::Fusion)).expect("a picture is written");
    }
    println!("look into {}", folder.display());
}

fn figures(few: &[&Verified], view: View, name: &str) -> String {
    let mut body = String::new();
    for verified in few {
        let id = verified.id();
        let picture = inline(verified, view, &format!("{name}-{id}"));
        let _ = write!(body, "<div><h2>{id}</h2>{picture}</div>");
    }
    body
}

fn thermographs() -> String {
    let strips = ["TT.F", "TTT.FF", "TT..FF", "TTT..FF", "TTTT..FF", "TTT.FFF"];
    let pictures = strips.map(|strip| position_thermograph(&toads_and_frogs(strip), strip));
    pictures.join("")
}

fn random_drawings() -> String {
    let sizes = [
        (30, 29),
        (64, 63),
        (12, 16),
        (20, 24),
        (40, 48),
        (8, 20),
        (14, 30),
        (30, 64),
    ];
    let mut body = String::new();
    let mut chance = Chance(11);
    for (vertices, edges) in sizes {
        let drawing = random(&mut chance, vertices, edges);
        let scene = Stage::of(&drawing, &[]).scene(48.0);
        let frame = super::super::compose::rect(scene.bounds().inflate(9.0, 9.0));
        let picture = super::super::svg::group(&scene, 0.0, 0.0);
        let _ = write!(
            body,
            "<svg class=panel width=600 viewBox=\"{frame}\">{picture}</svg>"
        );
    }
    body
}
