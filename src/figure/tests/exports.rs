//! What leaves the book: pictures that stand alone, for browsers and for LaTeX.

use super::*;
use roxmltree::Document;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::{Command, Stdio};

/// Every picture for LaTeX, with the drawing and the view it is of.
fn tikz_pictures(everything: &Everything) -> Vec<(String, String)> {
    let each = everything.iter().flat_map(|verified| {
        View::all_of(verified)
            .map(|(name, view)| {
                (
                    format!("{} {name}", verified.id()),
                    Picture::of(verified, view).tikz(),
                )
            })
            .collect::<Vec<_>>()
    });
    each.collect()
}

#[test]
fn a_picture_that_stands_alone_says_what_it_is() {
    for verified in Everything::new().iter() {
        for (name, view) in View::all_of(verified) {
            let text = Picture::of(verified, view).svg();
            let picture = Document::parse(&text).expect("well-formed");
            let root = picture.root_element();
            for (attribute, tag) in [("aria-labelledby", "title"), ("aria-describedby", "desc")] {
                let told = root.children().find(|it| it.has_tag_name(tag));
                let told = told.unwrap_or_else(|| panic!("{} {name}: no {tag}", verified.id()));
                assert_eq!(told.attribute("id"), root.attribute(attribute));
                assert!(!told.text().unwrap_or_default().trim().is_empty());
            }
        }
    }
}

/// Whether every brace that opens closes, those with a backslash aside.
fn is_balanced(tex: &str) -> bool {
    let mut depth = 0_i32;
    let mut letters = tex.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                letters.next();
            }
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// What stands between each `before` and the next `after`.
fn between<'a>(text: &'a str, before: &str, after: &str) -> BTreeSet<&'a str> {
    let ends = |it: &'a str| it.split(after).next().unwrap_or_default();
    text.split(before).skip(1).map(ends).collect()
}

#[test]
fn pictures_for_latex_are_balanced_and_use_what_they_define() {
    for (which, tex) in tikz_pictures(&Everything::new()) {
        assert!(is_balanced(&tex), "{which}");
        for (begin, end) in [
            ("\\begin{tikzpicture}", "\\end{tikzpicture}"),
            ("\\begin{scope}", "\\end{scope}"),
        ] {
            assert_eq!(
                tex.matches(begin).count(),
                tex.matches(end).count(),
                "{which}"
            );
        }
        assert!(tex.trim_end().ends_with("\\end{tikzpicture}"), "{which}");
        let defined = between(&tex, "\\definecolor{", "}");
        let used: BTreeSet<&str> = ["draw=", "text="]
            .into_iter()
            .flat_map(|key| between(&tex, key, ","))
            .chain(between(&tex, "\\fill[", "]"))
            .collect();
        assert_eq!(used, defined, "{which}");
        let styles = between(&tex, "\n  ", "/.style");
        let drawn: BTreeSet<&str> = ["\\path[hb", "\\node[hb"]
            .into_iter()
            .flat_map(|command| between(&tex, command, "]"))
            .collect();
        let drawn: BTreeSet<String> = drawn.iter().map(|it| format!("hb{it}")).collect();
        assert!(
            styles.iter().copied().eq(drawn.iter().map(String::as_str)),
            "{which}"
        );
        assert!(tex.is_ascii(), "{which}: values are written in commands");
    }
}

#[test]
fn a_value_is_set_as_mathematics() {
    let ledger = repertoire_ledger();
    let half = ledger.get("half").expect("it is there");
    let tex = Picture::of(half, View::Fusion).tikz();
    assert!(tex.contains(r"{$\frac{1}{2}$};"), "{tex}");
    assert!(tex.contains(r"\renewcommand{\frac}[2]{#1/#2}"), "{tex}");
    let star = ledger.get("double-edges-up-a-stalk").expect("it is there");
    assert!(!Picture::of(star, View::Fusion).tikz().contains("\\frac"));
    let nine = ledger.get("nine-sixteenths").expect("it is there");
    assert!(
        Picture::of(nine, View::Fusion)
            .tikz()
            .contains("{berlekamp's};")
    );
    let stalk = ledger.get("stalk-3").expect("it is there");
    assert!(
        Picture::of(stalk, View::Fusion)
            .tikz()
            .contains(r"{$\ast 3$};")
    );
}

/// What LaTeX has to know for a picture: the commands and the styles in it.
fn vocabulary(tex: &str) -> BTreeSet<&str> {
    let word = |it: &str| it.chars().take_while(char::is_ascii_alphabetic).count();
    let commands = tex
        .match_indices('\\')
        .map(|(at, _)| &tex[at..=at + word(&tex[at + 1..])]);
    commands.chain(between(tex, "\n  ", "/.style")).collect()
}

/// Of each view the pictures with a command or style that none before them has.
fn telling_pictures() -> Vec<(String, String)> {
    let everything = Everything::new();
    let halves = ["half", "quarter"].map(|id| everything.ledger.get(id).expect("it is there"));
    let several = [Shown::Sum, Shown::Each(View::NumberLine)];
    let mut telling: Vec<(String, String)> = several
        .into_iter()
        .map(|shown| {
            let picture = Picture::of_several(&halves, shown).expect("it suits");
            (format!("two drawings {}", shown.name()), picture.tikz())
        })
        .collect();
    for (name, view) in View::ALL {
        let mut known: BTreeSet<String> = BTreeSet::new();
        for verified in everything.iter().filter(|it| view.suits(it).is_ok()) {
            let tex = Picture::of(verified, view).tikz();
            let words = vocabulary(&tex).into_iter().map(str::to_owned);
            let before = known.len();
            known.extend(words);
            if known.len() > before {
                telling.push((format!("{} {name}", verified.id()), tex));
            }
        }
    }
    telling
}

#[test]
fn latex_sets_every_view() {
    let known = Command::new("pdflatex")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    if !known.is_ok_and(|it| it.success()) {
        println!("skipped: there is no pdflatex on this machine");
        return;
    }
    let pictures = telling_pictures();
    for (name, _) in View::ALL {
        let of_view = |(which, _): &(String, String)| which.ends_with(&format!(" {name}"));
        assert!(pictures.iter().any(of_view), "{name}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut document = "\\documentclass{article}\n\\usepackage{tikz,amsmath,amssymb}\n\
                        \\begin{document}\n"
        .to_owned();
    for (which, tex) in &pictures {
        let _ = write!(document, "\\message{{<{which}>}}\n{tex}\\clearpage\n");
    }
    document += "\\end{document}\n";
    std::fs::write(folder.path().join("all.tex"), document).expect("a document");
    let run = Command::new("pdflatex")
        .args([
            "-interaction=nonstopmode",
            "-halt-on-error",
            "-draftmode",
            "all.tex",
        ])
        .current_dir(folder.path())
        .output()
        .expect("it runs");
    let told = String::from_utf8_lossy(&run.stdout);
    let last: Vec<&str> = told.lines().rev().take(20).collect();
    assert!(run.status.success(), "{last:#?}");
    for warning in ["Missing character", "Font Warning"] {
        assert!(!told.contains(warning), "{warning} in {last:#?}");
    }
}

#[test]
fn pictures_in_a_picture_stand_where_the_svg_has_them() {
    // A canvas is scaled as a whole, so what moves the scene must be told to it.
    let ledger = repertoire_ledger();
    let verified = ledger.get("triangle").expect("it is there");
    let [panel] = &views::panels(verified, View::Lattice).expect("it suits")[..] else {
        panic!("one panel");
    };
    let sheet = sheet::Sheet::of(std::slice::from_ref(panel));
    let (scene, shift) = &sheet.parts[0];
    assert!(*shift > 0.0);
    let insets = scene.marks.iter().filter_map(|mark| match mark {
        scene::Mark::Inset(inset) => Some(inset.at),
        _ => None,
    });
    let wanted: Vec<String> = insets
        .map(|at| format!("({},{})", svg::number(at.x + shift), svg::number(at.y)))
        .collect();
    let tex = tikz::picture(&sheet, "");
    let told: Vec<&str> = tex
        .split("[reset cm,transform canvas={shift={")
        .skip(1)
        .filter_map(|it| it.split('}').next())
        .collect();
    assert_eq!(told, wanted);
}

#[test]
fn words_for_latex_are_no_commands() {
    let plain = tikz::escaped(r"50% of {a_b} & \c ~ ^ #1 $");
    assert_eq!(
        plain,
        r"50\% of \{a\_b\} \& \textbackslash{}c \textasciitilde{} \textasciicircum{} \#1 \$"
    );
}

#[test]
fn the_contact_sheet_shows_every_drawing_in_every_view_and_needs_nothing() {
    let ledger = repertoire_ledger();
    let page = contact_sheet(&ledger);
    for verified in ledger.iter() {
        for (name, _) in View::all_of(verified) {
            let id = verified.id();
            assert!(page.contains(&format!("<figcaption>{id}, {name}</figcaption>")));
        }
    }
    assert_eq!(
        page.matches("<figure").count(),
        ledger
            .iter()
            .map(|it| View::all_of(it).count())
            .sum::<usize>()
            + 5
    );
    assert!(page.contains("the worst of 500 random drawings"));
    for outside in ["src=", "href=", "@import", "url(h", "<script"] {
        assert!(!page.contains(outside), "{outside}");
    }
}
