//! The site that the sources of this book make.

use hackenbook::search::SearchLimit;
use hackenbook::site::{Site, Sources, Thoroughness, assemble};
use html5gum::{Token, Tokenizer};
use std::path::Path;
use std::sync::LazyLock;

/// As `check --strict` has it.
const STRICT: Thoroughness = Thoroughness {
    limit: SearchLimit::DEFAULT,
    strict: true,
    all: false,
};

/// The site, assembled once for all tests.
static SITE: LazyLock<Site> = LazyLock::new(|| {
    let sources = Sources::within(env!("CARGO_MANIFEST_DIR"));
    let assembly = assemble(&sources, STRICT, &mut |_, _| {});
    assert!(
        !assembly.faults.has_errors(),
        "{}",
        assembly.faults.render(false)
    );
    assembly.site.expect("no error, so a site")
});

fn text(path: &str) -> &'static str {
    let bytes = SITE.get(path).unwrap_or_else(|| panic!("no {path}"));
    std::str::from_utf8(bytes).expect("UTF-8")
}

fn ends_in(path: &str, ending: &str) -> bool {
    Path::new(path).extension().is_some_and(|it| it == ending)
}

/// Every page with its path.
fn pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    SITE.files()
        .map(|(path, _)| path)
        .filter(|path| ends_in(path, "html"))
        .map(|path| (path, text(path)))
}

/// Every start tag of a page: its name and its attributes.
fn tags(page: &str) -> Vec<(String, Vec<(String, String)>)> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Tokenizer::new(page)
        .filter_map(|Ok(token)| match token {
            Token::StartTag(tag) => Some((
                text(&tag.name),
                tag.attributes
                    .iter()
                    .map(|(name, value)| (text(name), text(value)))
                    .collect(),
            )),
            _ => None,
        })
        .collect()
}

#[test]
fn every_page_has_one_heading_a_title_and_a_language() {
    for (path, page) in pages() {
        let tags = tags(page);
        let count = |name: &str| tags.iter().filter(|(tag, _)| tag == name).count();
        assert_eq!(count("h1"), 1, "{path}");
        assert_eq!(count("main"), 1, "{path}");
        assert!(
            page.contains("<title>") && !page.contains("<title></title>"),
            "{path}"
        );
        assert!(page.contains("<html lang=\"en\">"), "{path}");
    }
}

#[test]
fn every_address_of_the_design_is_there() {
    for path in [
        "index.html",
        "fuse-every-cycle/index.html",
        "draw/index.html",
        "drawings/index.html",
        "drawings/lattice/index.html",
        "drawings/lattice/figure.svg",
        "drawings/lattice/figure.tex",
        "drawings/lattice/drawing.yaml",
        "drawings/lattice/positions.js",
        "assets/play.js",
        "play/index.html",
        "assets/stalks.js",
        "checked/index.html",
        "404.html",
        "verified.json",
        "assets/style.css",
        ".nojekyll",
    ] {
        assert!(SITE.get(path).is_some(), "{path}");
    }
}

#[test]
fn pages_fetch_nothing_from_anyone_else_and_carry_no_script_or_style() {
    for (path, page) in pages() {
        // A script of the site's own, which waits until the page is read.
        let script = page.matches("<script").count();
        let deferred = page.matches("<script defer src=").count();
        let empty = page.matches("\"></script>").count();
        assert_eq!([deferred, empty], [script; 2], "{path}");
        for (tag, attributes) in tags(page) {
            // The page for lost addresses is shown at any depth, where no
            // relative link would find the stylesheet.
            assert!(tag != "style" || path == "404.html", "{path}");
            for (name, value) in attributes {
                assert_ne!(name, "style", "{path}: {value}");
                assert!(!name.starts_with("on"), "{path}: {name}");
                let fetched = name == "src" || name == "href" && tag != "a";
                assert!(!fetched || !value.contains("//"), "{path}: {value}");
            }
        }
        assert!(page.contains("default-src 'none'"), "{path}");
    }
}

/// The paths of a page's scripts from the root of the site, by bytes.
fn scripts(path: &str, page: &str) -> Vec<(String, usize)> {
    let folder = Path::new(path).parent().expect("a folder");
    let sources = page.split("<script defer src=\"").skip(1);
    let sources = sources.map(|rest| rest.split('"').next().expect("a source"));
    let resolved = sources.map(|source| {
        let mut parts: Vec<&str> = folder.iter().filter_map(|it| it.to_str()).collect();
        for part in source.split('/') {
            if part == ".." {
                parts.pop();
            } else {
                parts.push(part);
            }
        }
        parts.join("/")
    });
    resolved
        .map(|it| {
            (
                it.clone(),
                SITE.get(&it).unwrap_or_else(|| panic!("no {it}")).len(),
            )
        })
        .collect()
}

#[test]
fn a_page_has_the_scripts_that_its_boards_need() {
    for (path, page) in pages() {
        let scripts: Vec<String> = scripts(path, page).into_iter().map(|(it, _)| it).collect();
        let boards = page.split("data-play=\"").skip(1);
        let ids = boards.map(|rest| rest.split('"').next().expect("an id"));
        let tables: Vec<String> = ids
            .map(|id| format!("drawings/{id}/positions.js"))
            .collect();
        for table in &tables {
            let place = |wanted: &str| scripts.iter().position(|it| it == wanted);
            // What takes the tables in comes before them.
            assert!(place("assets/play.js") < place(table), "{path}: {table}");
            assert!(place("assets/play.js").is_some(), "{path}");
        }
        // Boards that the reader chooses load their tables themselves; what a reader draws
        // is played by a table of the reader's own machine.
        let chosen = page.contains("class=\"boards\"") || page.contains("class=\"recolour\"");
        let plays = !tables.is_empty() || chosen || path == "draw/index.html";
        assert_eq!(page.contains("assets/play.js"), plays, "{path}");
    }
    assert!(text("index.html").contains("data-play=\"green-girl\""));
    let large = text("drawings/grid-3-by-4/index.html");
    assert!(large.contains("28,463 positions are too many to send with a page"));
}

#[test]
fn the_scripts_and_tables_of_a_drawing_of_twelve_edges_are_small() {
    for id in ["cube", "lattice", "green-girl"] {
        let path = format!("drawings/{id}/index.html");
        let scripts = scripts(&path, text(&path));
        let bytes: usize = scripts.iter().map(|(_, bytes)| bytes).sum();
        assert!(bytes < 60_000, "{id}: {scripts:?}");
    }
}

#[test]
fn pages_are_linked_by_name_so_that_they_open_from_a_disk() {
    for (path, page) in pages() {
        for (_, attributes) in tags(page) {
            for (name, value) in attributes {
                let internal = name == "href" && !value.contains(':');
                assert!(!internal || !value.ends_with('/'), "{path}: {value}");
            }
        }
    }
}

#[test]
fn the_fonts_are_light_and_their_licence_is_with_them() {
    let fonts = SITE.files().filter(|(path, _)| ends_in(path, "woff2"));
    let bytes: usize = fonts.map(|(_, bytes)| bytes.len()).sum();
    assert!((1..200_000).contains(&bytes), "{bytes} bytes of fonts");
    assert!(text("assets/fonts/GUST-FONT-LICENSE.txt").contains("LaTeX Project Public License"));
}

#[test]
fn the_stylesheet_names_only_files_that_are_there() {
    let style = text("assets/style.css");
    let urls: Vec<&str> = style
        .split("url(")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .collect();
    assert!(!urls.is_empty());
    for url in urls {
        let path = format!("assets/{}", url.trim_matches(['"', '\'']));
        assert!(SITE.get(&path).is_some(), "{url}");
    }
}

#[test]
fn the_record_adds_up() {
    let record: serde_json::Value = serde_json::from_str(text("verified.json")).expect("JSON");
    let drawings = record["drawings"].as_array().expect("a list");
    let number = |value: &serde_json::Value| value.as_u64().expect("a number");
    let sum = |of: &dyn Fn(&serde_json::Value) -> u64| drawings.iter().map(of).sum::<u64>();
    let totals = &record["totals"];
    assert_eq!(number(&totals["drawings"]), drawings.len() as u64);
    assert_eq!(number(&totals["edges"]), sum(&|it| number(&it["edges"])));
    assert_eq!(
        number(&totals["positions"]),
        sum(&|it| {
            let searched_now = it["search"]["recorded"].is_null();
            u64::from(searched_now) * number(&it["search"]["positions"])
        })
    );
    let ids: Vec<&str> = drawings.iter().filter_map(|it| it["id"].as_str()).collect();
    assert!(ids.is_sorted());
    for drawing in drawings {
        if drawing["structure"].is_null() {
            assert_eq!(drawing["difference"]["outcome"], "P");
        } else {
            assert_eq!(drawing["structure"]["value"], drawing["value"]);
        }
        assert_eq!(drawing["search"]["value"], drawing["value"]);
        assert_eq!(drawing["agree"], true);
        assert_eq!(drawing["digest"].as_str().map(str::len), Some(64));
    }
    let lattice = drawings.iter().find(|it| it["id"] == "lattice");
    assert_eq!(
        number(&lattice.expect("there")["search"]["positions"]),
        1283
    );
}

#[test]
fn every_census_is_recorded_and_stands_on_the_page_with_its_counts() {
    let record: serde_json::Value = serde_json::from_str(text("verified.json")).expect("JSON");
    let censuses = record["censuses"].as_array().expect("a list");
    assert_eq!(record["totals"]["censuses"], censuses.len());
    let page = &text("checked/index.html")
        .replace("&#39;", "'")
        .replace("&#x27;", "'");
    let mut cases = 0;
    for census in censuses {
        let word = |key: &str| census[key].as_str().expect("a text");
        assert!(page.contains(&format!("id=\"census-{}\">{}", word("name"), word("title"))));
        assert!(page.contains(word("statement")), "{}", word("name"));
        let facts = census["facts"].as_array().expect("a list");
        for fact in facts {
            let meaning = fact["meaning"].as_str().expect("a text");
            assert!(page.contains(&format!(">{meaning}</th><td>")), "{meaning}");
        }
        assert_eq!(facts[0]["name"], "count");
        cases += facts[0]["count"].as_u64().expect("a number");
    }
    assert_eq!(record["totals"]["cases"], cases);
    // 2^13 - 1 stalks of at most twelve edges.
    assert!(page.contains("blue and red stalks of at most twelve edges</th><td>8,191</td>"));
}

#[test]
fn the_same_sources_make_the_same_bytes() {
    let sources = Sources::within(env!("CARGO_MANIFEST_DIR"));
    let again = assemble(&sources, STRICT, &mut |_, _| {});
    assert_eq!(again.site.as_ref(), Some(&*SITE));
}

/// A copy of the sources to spoil.
fn copied_sources() -> (tempfile::TempDir, Sources) {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for part in ["content", "repertoire", "templates"] {
        for entry in walkdir::WalkDir::new(root.join(part)) {
            let entry = entry.expect("readable");
            let copy = folder
                .path()
                .join(entry.path().strip_prefix(root).expect("below"));
            if entry.file_type().is_dir() {
                std::fs::create_dir_all(copy).expect("made");
            } else {
                std::fs::copy(entry.path(), copy).expect("copied");
            }
        }
    }
    let sources = Sources::within(folder.path());
    (folder, sources)
}

fn spoil(path: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(path).expect("readable");
    assert!(text.contains(from), "{} has no {from}", path.display());
    std::fs::write(path, text.replacen(from, to, 1)).expect("written");
}

#[test]
fn one_run_tells_every_fault_of_every_room_and_no_more() {
    let (_folder, sources) = copied_sources();
    let essay = sources.content.join("fuse-every-cycle.md");
    spoil(&essay, "[1,283]", "[1,284]");
    spoil(
        &essay,
        "The theory is due to",
        "The [theory](/theory/) is due to",
    );
    // Both drawings are in the essay; that they now mean nothing there is no news.
    let lattice = sources.repertoire.join("blade.yaml");
    spoil(&lattice, "title:", "title: Once\ntitle:");
    spoil(
        &sources.repertoire.join("theta.yaml"),
        "expect: \"*\"",
        "expect: \"*7\"",
    );
    spoil(&sources.templates.join("404.html"), "./", "./lost/");
    let assembly = assemble(&sources, STRICT, &mut |_, _| {});
    assert!(assembly.site.is_none());
    let told: Vec<String> = assembly
        .faults
        .iter()
        .filter(|fault| fault.is_error())
        .map(|fault| {
            let file = |place: &hackenbook::diagnostic::Place| {
                let name = place.file().path().file_name().expect("a file");
                name.to_string_lossy().into_owned()
            };
            let place = fault.place().map_or("-".to_owned(), file);
            format!("{place}: {}", fault.message())
        })
        .collect();
    insta::assert_snapshot!(told.join("\n"));
}
