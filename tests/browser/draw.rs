//! A reader draws the triangle on a stalk from nothing, and takes it home.

use super::driver::{Browser, Setting};
use super::tools::source;
use assert_cmd::Command;
use serde_json::json;

async fn open(browser: &Browser) {
    browser.open(&source("site/draw/index.html")).await;
}

/// Asserts that the page reads the triangle on a stalk, and that the program reads
/// what the page exports.
async fn assert_it_is_worth_star_two(browser: &Browser) {
    let read = "const told = (row) => document.querySelector(`#${row} td`).textContent; \
        const look = (done) => told('draw-by-search') ? done([told('draw-by-structure'), \
            told('draw-by-search'), document.querySelector('#draw-yaml').value]) \
            : setTimeout(look, 20, done); \
        return new Promise(resolve => setTimeout(look, 300, resolve));";
    let [structure, search, yaml]: [String; 3] = browser.ask(read, vec![]).await;
    assert_eq!(
        [structure.as_str(), search.as_str()],
        ["∗2", "∗2"],
        "{yaml}"
    );
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("drawn.yaml");
    std::fs::write(&file, &yaml).expect("written");
    let output = Command::cargo_bin("hackenbook")
        .expect("the binary")
        .args(["value", "--json"])
        .arg(&file)
        .output()
        .expect("it runs");
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(told["value"], json!("*2"), "{yaml}");
    assert_eq!(told["search"]["positions"], json!(8), "{yaml}");
    assert_eq!(told["edges"], json!(4), "{yaml}");
}

#[tokio::test]
async fn the_triangle_on_a_stalk_by_mouse() {
    for setting in [Setting::DESK, Setting::PHONE] {
        let Some(browser) = Browser::start(setting).await else {
            return;
        };
        open(&browser).await;
        let foot = "const paper = document.querySelector('#draw-paper'); \
            paper.scrollIntoView({block: 'center'}); \
            const room = paper.getBoundingClientRect(); \
            return [room.left + room.width / 2, room.bottom - 34];";
        let (x, y): (f64, f64) = browser.ask(foot, vec![]).await;
        let at = |right: f64, up: f64| (x + 72.0 * right, y - 72.0 * up);
        browser.drag(at(0.0, 0.0), at(0.0, 1.0)).await;
        browser.drag(at(0.0, 1.0), at(-0.5, 2.0)).await;
        browser.drag(at(-0.5, 2.0), at(0.5, 2.0)).await;
        browser.drag(at(0.5, 2.0), at(0.0, 1.0)).await;
        assert_it_is_worth_star_two(&browser).await;
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    }
}

#[tokio::test]
async fn the_triangle_on_a_stalk_by_keyboard() {
    let Some(browser) = Browser::start(Setting::DESK).await else {
        return;
    };
    open(&browser).await;
    let at_ground = "return document.activeElement.dataset.vertex === 'ground';";
    for _ in 0..40 {
        if browser.ask(at_ground, vec![]).await {
            break;
        }
        browser.press("Tab").await;
    }
    let keys = [
        "n",
        "n",
        "ArrowDown",
        "ArrowDown",
        "n",
        "Enter",
        "ArrowLeft",
        "Enter",
    ];
    for key in keys {
        browser.press(key).await;
    }
    assert_it_is_worth_star_two(&browser).await;
    browser.close().await;
}
