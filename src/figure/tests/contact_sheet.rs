//! Every picture of the repertoire on a few pages, for a person to look at.

use super::*;
use std::fmt::Write;
use std::path::PathBuf;

const PAGE: &str = "<!doctype html><meta charset=utf-8><meta name=viewport content=width=device-width>\
<style>html{background:var(--paper);color:var(--ink);font:19px/1.5 'TeX Gyre Pagella',Palatino,serif}\
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
    let ledger = repertoire_ledger();
    let all: Vec<&Verified> = ledger.iter().collect();
    for (name, view) in View::ALL {
        for (number, few) in all.chunks(10).enumerate() {
            let mut body = String::new();
            for verified in few {
                let picture = inline(verified, view, &format!("{name}-{}", verified.id()));
                let _ = write!(body, "<div><h2>{}</h2>{picture}</div>", verified.id());
            }
            let class = if view == View::Fusion { "" } else { "wall" };
            write_page(&folder, &format!("{name}-{number}"), class, &body);
        }
    }
    let mut body = String::new();
    let mut chance = super::geometry::Chance(11);
    for (vertices, edges) in [
        (30, 29),
        (64, 63),
        (12, 16),
        (20, 24),
        (40, 48),
        (8, 20),
        (14, 30),
        (30, 64),
    ] {
        let drawing = super::geometry::random(&mut chance, vertices, edges);
        let start = std::time::Instant::now();
        let scene = crate::figure::stage::Stage::of(&drawing, &[]).scene(48.0);
        println!("{vertices} vertices, {edges} edges: {:?}", start.elapsed());
        let frame = scene.bounds().inflate(9.0, 9.0);
        let frame = format!(
            "{} {} {} {}",
            frame.x0,
            frame.y0,
            frame.width(),
            frame.height()
        );
        let picture = super::super::svg::group(&scene, 0.0, 0.0);
        let _ = write!(
            body,
            "<svg class=panel width=600 viewBox=\"{frame}\">{picture}</svg>"
        );
    }
    write_page(&folder, "random", "wall", &body);
    let sentences: String = all
        .iter()
        .map(|it| {
            format!(
                "<b>{}</b> {} stands in a gay line of type; ",
                it.id(),
                glyph(it, it.id())
            )
        })
        .collect();
    write_page(&folder, "glyphs", "", &sentences);
    for verified in all {
        let path = folder.join(format!("{}.svg", verified.id()));
        std::fs::write(path, standalone(verified, View::Fusion)).expect("a picture is written");
    }
    println!("look into {}", folder.display());
}

fn write_page(folder: &std::path::Path, name: &str, class: &str, body: &str) {
    let colours = COLOURS.replace(".sheet{", ":root{");
    let page =
        format!("{PAGE}<style>{colours}{STYLESHEET}</style><main class=\"{class}\">{body}</main>");
    let path: PathBuf = folder.join(format!("{name}.html"));
    std::fs::write(path, page).expect("a page is written");
}
