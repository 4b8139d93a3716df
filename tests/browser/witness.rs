//! The third witness: on every drawing's page, the reader's browser finds what the build found.

use super::driver::{Browser, Setting};
use super::tools::source;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
struct Checked {
    status: String,
    /// The rows that the check added to the table: route, value, remark.
    rows: Vec<[String; 3]>,
}

/// Presses the button of the open page, and waits for what comes of it.
async fn check(browser: &Browser) -> Checked {
    let press = "const check = document.querySelector('.check'); \
        const button = check.querySelector('button'); \
        button.click(); \
        const cells = (row) => [...row.cells].map(it => it.textContent); \
        const look = (done) => button.disabled ? setTimeout(look, 20, done) : done({ \
            status: check.querySelector('[role=status]').textContent, \
            rows: [...document.querySelectorAll('.facts .witness')].map(cells)}); \
        return new Promise(look);";
    browser.ask(press, vec![]).await
}

#[tokio::test]
async fn every_drawing_is_checked_by_the_reader() {
    let Some(browser) = Browser::start(Setting::DESK).await else {
        return;
    };
    let (repertoire, _) = hackenbook::repertoire::load(&source("repertoire"));
    for entry in &repertoire.entries {
        let id = &entry.id;
        let page = source(&format!("site/drawings/{id}/index.html"));
        browser.open(&page).await;
        let checked = check(&browser).await;
        // A drawing whose search is a matter of minutes and gigabytes is no work for a page.
        if source(&format!("repertoire/records/{id}.yaml")).exists() {
            assert!(
                checked.status.contains("did not play it out"),
                "{id}: {checked:?}"
            );
        } else {
            assert_eq!(checked.status, "All agree.", "{id}: {checked:?}");
            assert!(!checked.rows.is_empty(), "{id}");
        }
        assert_eq!(browser.console().await, Vec::<String>::new(), "{id}");
    }
    browser.close().await;
}

#[tokio::test]
async fn what_the_build_did_not_find_is_told() {
    let Some(browser) = Browser::start(Setting::DESK).await else {
        return;
    };
    let page = source("site/drawings/triangle-on-a-stalk/index.html");
    for lie in ["search = '*3'", "structure = '0'", "positions = 9"] {
        browser.open(&page).await;
        let tell = format!("document.querySelector('.check').dataset.{lie};");
        let () = browser.ask(&tell, vec![]).await;
        let checked = check(&browser).await;
        assert!(
            checked.status.starts_with("They do not agree."),
            "{lie}: {checked:?}"
        );
    }
    browser.close().await;
}

#[tokio::test]
async fn a_million_edges_are_read_before_the_reader() {
    let Some(browser) = Browser::start(Setting::DESK).await else {
        return;
    };
    browser.open(&source("site/how-to-win/index.html")).await;
    let read = "const million = document.querySelector('.million'); \
        million.querySelector('button').click(); \
        const status = million.querySelector('[role=status]'); \
        const look = (done) => /worth/.test(status.textContent) \
            ? done(status.textContent) : setTimeout(look, 50, done); \
        return new Promise(look);";
    let status: String = browser.ask(read, vec![]).await;
    // tests/data/read_a_million.py.
    let told = "603,580 bridges, worth ∗62464. The build says the same.";
    assert!(status.ends_with(told), "{status}");
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
}
