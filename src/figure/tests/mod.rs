use super::*;
use crate::repertoire;
use crate::search::SearchLimit;
use crate::verify::Ledger;
use std::path::Path;

fn repertoire_ledger() -> Ledger {
    let (mut entries, faults) = repertoire::load(Path::new("repertoire"));
    assert!(!faults.has_errors(), "{}", faults.render(false));
    // Whether the author's own values are right is for the gate's tests to say.
    for entry in &mut entries {
        entry.expect = None;
    }
    let (ledger, faults) = Ledger::of(entries, SearchLimit::default(), &mut |_, _| {});
    assert!(!faults.has_errors(), "{}", faults.render(false));
    ledger
}

#[test]
#[ignore = "writes a contact sheet to look at"]
fn contact_sheet() {
    let ledger = repertoire_ledger();
    let root = ":root{--paper:#fffdf8;--ink:#1c1b19;--quiet:#6f6a61;--rule:#cfc8ba;--red:#c4320a;--blue:#0b5fad;--green:#0a7d5a;--win:#f2c14e}@media (prefers-color-scheme:dark){:root{--paper:#14161a;--ink:#e8e6e1;--quiet:#9a958b;--rule:#3a3d44;--red:#ff8a70;--blue:#7cb7ff;--green:#4fd1a5;--win:#e0b040}}html{background:var(--paper);color:var(--ink);font:19px/1.5 'TeX Gyre Pagella',Palatino,serif}body{margin:20px;width:max-content;max-width:660px}body:has(.wall:not([class=""])){max-width:1250px}h2{font-size:14px;margin:8px 0 0}.wall{display:flex;flex-wrap:wrap;gap:14px;align-items:end;max-width:1200px}";
    let mut pages = [String::new(), String::new(), String::new(), String::new()];
    for verified in ledger.iter() {
        let start = std::time::Instant::now();
        let drawing = inline(verified, View::Drawing, &format!("d-{}", verified.id()));
        let took = start.elapsed();
        if took.as_millis() > 5 {
            println!("{} {took:?}", verified.id());
        }
        pages[0] += &format!("<div><h2>{}</h2>{drawing}</div>", verified.id());
        let fusion = inline(verified, View::Fusion, &format!("f-{}", verified.id()));
        pages[1] += &format!("<h2>{}</h2>{fusion}", verified.id());
        let cuts = inline(verified, View::Cuts, &format!("c-{}", verified.id()));
        pages[2] += &format!("<div><h2>{}</h2>{cuts}</div>", verified.id());
        pages[3] += &format!("the drawing {} is like a word, ", glyph(verified, verified.id()));
        std::fs::write(format!("/tmp/fig/{}.svg", verified.id()), standalone(verified, View::Fusion)).unwrap();
    }
    for (name, page) in ["drawings", "fusion", "cuts", "glyphs"].iter().zip(pages) {
        let wall = if *name == "drawings" || *name == "cuts" { "wall" } else { "" };
        let html = format!("<!doctype html><meta charset=utf-8><meta name=viewport content=width=device-width><style>{root}{STYLESHEET}</style><body><div class='{wall}'>{page}</div>");
        std::fs::write(format!("/tmp/fig/{name}.html"), html).unwrap();
    }
}
