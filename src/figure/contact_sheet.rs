//! Every drawing in every view on one page, for a person to look at.

use super::look::PALETTE;
use super::worst::Worst;
use super::{STYLESHEET, View, glyph, inline};
use crate::verify::{Ledger, Verified};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::fmt::Write;

/// The faces of the site: family, style, weight and WOFF2.
const FACES: [(&str, &str, u32, &[u8]); 4] = [
    (
        "TeX Gyre Pagella",
        "normal",
        400,
        include_bytes!("../../templates/assets/fonts/pagella-regular.woff2"),
    ),
    (
        "TeX Gyre Pagella",
        "italic",
        400,
        include_bytes!("../../templates/assets/fonts/pagella-italic.woff2"),
    ),
    (
        "TeX Gyre Pagella",
        "normal",
        700,
        include_bytes!("../../templates/assets/fonts/pagella-bold.woff2"),
    ),
    (
        "TeX Gyre Pagella Math",
        "normal",
        400,
        include_bytes!("../../templates/assets/fonts/pagella-math.woff2"),
    ),
];

/// One HTML page that needs nothing else, with every drawing of a ledger in every
/// view as pages show it, and as a word in a line. It follows the reader's wish
/// for light or dark, and prints.
#[must_use]
pub fn contact_sheet(ledger: &Ledger) -> String {
    let mut page = format!(
        "<!doctype html>\n<html class=\"sheet\" lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>Contact sheet</title>\n<style>\n{}{PALETTE}{STYLESHEET}{}</style>\n</head>\n\
         <body>\n<main>\n<h1>Every drawing in every view</h1>\n",
        faces(),
        include_str!("contact_sheet.css")
    );
    for (name, view) in View::ALL {
        let _ = writeln!(page, "<section id=\"{name}\">\n<h2>{name}</h2>");
        let have_it = ledger.iter().filter(|it| view.suits(it).is_ok());
        for verified in have_it {
            page.push_str(&captioned(verified, name, view));
        }
        page.push_str("</section>\n");
    }
    page.push_str("<h2 id=\"words\">words</h2>\n<p>");
    for verified in ledger.iter() {
        let id = verified.id();
        let _ = writeln!(page, "{id} {} stands in a line;", glyph(verified, id));
    }
    page.push_str("</p>\n");
    page.push_str(&worst());
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

/// What comes out worst of drawings nobody chose.
fn worst() -> String {
    let mut section =
        "<section id=\"worst\">\n<h2>the worst of 500 random drawings</h2>\n".to_owned();
    for (place, worst) in Worst::all().iter().enumerate() {
        let picture = inline(&worst.verified, View::Drawing, &format!("worst-{place}"));
        let (what, measures) = (worst.what, worst.measures);
        let _ = writeln!(
            section,
            "<figure>\n{picture}\n<figcaption>{what}: {measures}</figcaption>\n</figure>"
        );
    }
    section + "</section>\n"
}

fn captioned(verified: &Verified, name: &str, view: View) -> String {
    let id = verified.id();
    let key = format!("{name}-{id}");
    let picture = inline(verified, view, &key);
    format!("<figure id=\"{key}\">\n{picture}\n<figcaption>{id}, {name}</figcaption>\n</figure>\n")
}

fn faces() -> String {
    let mut faces = String::new();
    for (family, style, weight, bytes) in FACES {
        let data = STANDARD.encode(bytes);
        let _ = writeln!(
            faces,
            "@font-face{{font-family:\"{family}\";font-style:{style};font-weight:{weight};\
             src:url(data:font/woff2;base64,{data}) format(\"woff2\")}}"
        );
    }
    faces
}
