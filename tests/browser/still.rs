//! Without scripts every figure of every page stands there, and no control that would do nothing.

use super::driver::{Browser, Setting};
use super::tools::published;

#[tokio::test]
async fn every_figure_stands_without_scripts() {
    let still = Setting {
        scripts: false,
        ..Setting::DESK
    };
    let Some(browser) = Browser::start(still).await else {
        return;
    };
    let look = "const shown = (it) => it.checkVisibility({visibilityProperty: true}); \
        const all = (what) => [...document.querySelectorAll(what)]; \
        return [all('figure svg.panel').filter(it => !shown(it)).length, \
            all('button:not(.claim):not(.note-mark), select, input, textarea').filter(shown).length];";
    for page in published("html") {
        browser.open(&page).await;
        let (unseen, controls): (usize, usize) = browser.ask(look, vec![]).await;
        assert_eq!((unseen, controls), (0, 0), "{}", page.display());
    }
    browser.close().await;
}
