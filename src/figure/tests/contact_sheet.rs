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
.wall{display:flex;flex-wrap:wrap;gap:14px;align-items:end}\
.wall>div{max-width:100%}</style>";

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
        for (number, few) in all.chunks(12).enumerate() {
            let is_strip = matches!(view, View::Fusion | View::Steps | View::MountainJungle);
            let class = if is_strip { "" } else { "wall" };
            write(
                &format!("{name}-{number}"),
                class,
                &figures(few, view, name),
            );
        }
    }
    let mut sentences = String::new();
    for it in &all {
        let word = glyph(it, it.id());
        let _ = write!(sentences, "<b>{}</b> {word} stands in a line; ", it.id());
    }
    write("glyphs", "", &sentences);
    write("random", "wall", &random_drawings());
    write("sums", "", &sums(&all));
    for verified in all {
        let path = folder.join(format!("{}.svg", verified.id()));
        std::fs::write(path, standalone(verified, View::Steps)).expect("a picture is written");
    }
    println!("look into {}", folder.display());
}

fn figures(few: &[&Verified], view: View, name: &str) -> String {
    let mut body = String::new();
    for verified in few.iter().filter(|it| view.suits(it).is_ok()) {
        let id = verified.id();
        let picture = inline(verified, view, &format!("{name}-{id}"));
        let _ = write!(body, "<div><h2>{id}</h2>{picture}</div>");
    }
    body
}

/// Every drawing beside the next.
fn sums(all: &[&Verified]) -> String {
    let mut body = String::new();
    for (number, two) in all.windows(2).enumerate() {
        let picture = sum(two, &format!("sum-{number}"));
        let _ = write!(body, "<div>{}</div>", picture.unwrap_or_default());
    }
    body
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
