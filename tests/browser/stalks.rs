//! Every blue-red stalk of at most five edges, recoloured by the reader.

use super::driver::{Browser, Setting};
use super::tools::source;
use hackenbook::drawing::{Colour, Drawing};
use hackenbook::search::{self, SearchLimit};
use serde_json::json;

/// Every word of this many letters, `B` for blue and `R` for red.
fn words(edges: u32) -> impl Iterator<Item = String> {
    (0..1_u32 << edges).map(move |bits| {
        let letters = (0..edges).map(|edge| if bits >> edge & 1 == 0 { 'B' } else { 'R' });
        letters.collect()
    })
}

/// What search says a stalk is worth.
fn value(word: &str) -> String {
    let colours = word
        .chars()
        .map(|it| if it == 'B' { Colour::Blue } else { Colour::Red });
    let drawing = Drawing::stalk(colours);
    let play = search::play(&drawing, SearchLimit::DEFAULT, &mut |_| {}).expect("small");
    play.value().to_string()
}

#[tokio::test]
async fn every_blue_red_stalk_is_read_by_recursion_and_by_rule() {
    let Some(browser) = Browser::start(Setting::DESK).await else {
        return;
    };
    browser.open(&source("site/play/index.html")).await;
    let recolour = "const word = arguments[0]; \
        const figure = document.querySelector('.recolour[data-turn=\"BR\"]'); \
        const press = (what) => figure.querySelector(what).click(); \
        while (figure.dataset.stalk.length < word.length) press('[data-do=add]'); \
        while (figure.dataset.stalk.length > word.length) press('[data-do=take]'); \
        [...word].forEach((letter, edge) => { \
            if (figure.dataset.stalk[edge] !== letter) press(`[data-edge=\"${edge}\"]`); \
        }); \
        return [figure.dataset.stalk, figure.dataset.value, figure.dataset.rule];";
    let mut stalks = 0;
    for word in (1..=5).flat_map(words) {
        let seen: [String; 3] = browser.ask(recolour, vec![json!(word)]).await;
        let value = value(&word);
        assert_eq!(seen, [word, value.clone(), value]);
        stalks += 1;
    }
    assert_eq!(stalks, 62);
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
