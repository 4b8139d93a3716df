//! Whole games on the pages of the drawings: a perfect player wins every start that can
//! be won, and loses to the machine every start that cannot.

use super::driver::{Browser, Setting};
use super::tools::source;
use hackenbook::drawing::{Drawing, EdgeId};
use hackenbook::search::{self, Play, Position, SearchLimit};
use hackenbook::value::Player;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeSet;

/// The board of a page, as a test reads it.
#[derive(Debug, Deserialize)]
struct Seen {
    turn: String,
    winner: Option<String>,
    /// The edges that stand.
    standing: BTreeSet<usize>,
    /// What the page says.
    says: String,
}

/// How a reader cuts.
#[derive(Debug, Clone, Copy)]
enum Hand {
    Mouse,
    Keys,
    List,
}

/// A game on the open page: who the reader is and who begins.
struct Game<'a> {
    browser: &'a Browser,
    drawing: &'a Drawing,
    play: &'a Play,
    reader: Player,
    begins: bool,
    hand: Hand,
}

impl Game<'_> {
    /// Sets the board up anew.
    async fn begin(&self) {
        let script = "const [side, first] = arguments; \
            const host = document.querySelector('[data-play]'); \
            const press = (name) => host.querySelector(`[data-do=${name}]`).click(); \
            if (host.dataset.side !== side) press('side'); \
            if (host.dataset.first !== first) press('first'); \
            press('restart'); \
            return [host.dataset.side, host.dataset.first];";
        let first = if self.begins { "you" } else { "machine" };
        let wanted = (format!("{:?}", self.reader), first.to_owned());
        let arguments = vec![json!(wanted.0), json!(wanted.1)];
        let set: (String, String) = self.browser.ask(script, arguments).await;
        assert_eq!(set, wanted);
    }

    /// What the board shows once the machine has moved.
    async fn seen(&self) -> Seen {
        let script = "const host = document.querySelector('[data-play]'); \
            const look = (done) => host.dataset.turn === 'machine' \
                ? setTimeout(look, 0, done) \
                : done({turn: host.dataset.turn, winner: host.dataset.winner ?? null, \
                    standing: [...host.querySelectorAll('[data-edge]:not(.gone)')] \
                        .map(it => Number(it.dataset.edge)), \
                    says: host.querySelector('[role=status]').textContent}); \
            return new Promise(look);";
        self.browser.ask(script, vec![]).await
    }

    async fn cut(&self, edge: usize) {
        match self.hand {
            Hand::Mouse => {
                let script = "const edge = document.querySelector( \
                        `[data-play] [data-edge=\"${arguments[0]}\"]`); \
                    edge.scrollIntoView({block: 'center'}); \
                    const path = edge.querySelector('.edge'); \
                    const middle = path.getPointAtLength(path.getTotalLength() / 2) \
                        .matrixTransform(path.getScreenCTM()); \
                    return [middle.x, middle.y];";
                let middle = self.browser.ask(script, vec![json!(edge)]).await;
                self.browser.click(middle).await;
            }
            Hand::Keys => {
                let script = "document.querySelector( \
                        `[data-play] [data-edge=\"${arguments[0]}\"]`).focus();";
                let () = self.browser.ask(script, vec![json!(edge)]).await;
                self.browser.press("Enter").await;
            }
            Hand::List => {
                let script = "document.querySelector( \
                        `[data-play] [data-cut=\"${arguments[0]}\"]`).click();";
                let () = self.browser.ask(script, vec![json!(edge)]).await;
            }
        }
    }

    /// The edges that the reader may cut, with what each leaves.
    fn options(&self, position: Position) -> impl Iterator<Item = (EdgeId, Position)> {
        let edges = self.drawing.edge_ids();
        let open = edges.filter(|(_, edge)| self.reader.may_cut(edge.colour));
        open.filter_map(move |(id, _)| Some((id, self.play.after_cut(position, id)?)))
    }

    /// Whether the reader wins who has just left this position to the machine.
    fn is_won(&self, left: Position) -> bool {
        let value = self.play.value_of(left).expect("reachable");
        value.outcome().wins_second(self.reader)
    }

    /// Plays to the end, perfectly, and tells whether the reader has won.
    async fn play_out(&self) -> bool {
        self.begin().await;
        loop {
            let seen = self.seen().await;
            let position = mask(&seen.standing);
            assert!(self.play.value_of(position).is_some(), "no such position");
            if seen.turn == "over" {
                assert!(seen.says.contains("The value was"), "{}", seen.says);
                return seen.winner.as_deref() == Some("you");
            }
            let options: Vec<_> = self.options(position).collect();
            let winning = options.iter().find(|(_, left)| self.is_won(*left));
            let (edge, _) = winning
                .or(options.first())
                .expect("a cut, for it is the reader's turn");
            self.cut(edge.index()).await;
        }
    }

    /// Whether the reader can win.
    fn can_be_won(&self) -> bool {
        let start = self.play.start();
        if self.begins {
            self.options(start).any(|(_, left)| self.is_won(left))
        } else {
            self.is_won(start)
        }
    }
}

fn mask(standing: &BTreeSet<usize>) -> Position {
    standing.iter().fold(0, |mask, edge| mask | 1 << edge)
}

/// Every drawing of the repertoire that is small enough to be played.
fn playable() -> Vec<(String, Drawing, Play)> {
    let (repertoire, _) = hackenbook::repertoire::load(&source("repertoire"));
    let limit = SearchLimit::DEFAULT;
    let small = |id: &str| source(&format!("site/drawings/{id}/positions.js")).exists();
    let entries = repertoire.entries.into_iter().filter(|it| small(&it.id));
    let played = entries.map(|entry| {
        let play = search::play(&entry.drawing, limit, &mut |_| {}).expect("small");
        (entry.id, entry.drawing, play)
    });
    played.collect()
}

/// Plays every game of each drawing: both sides where there are two, both starters.
async fn play_all(setting: Setting, hands: &[Hand], ids: Option<&[&str]>) {
    let Some(browser) = Browser::start(setting).await else {
        return;
    };
    browser.hurry().await;
    let mut games = 0;
    for (id, drawing, play) in playable() {
        if ids.is_some_and(|ids| !ids.contains(&id.as_str())) {
            continue;
        }
        browser
            .open(&source(&format!("site/drawings/{id}/index.html")))
            .await;
        let sides = if drawing.first_coloured_edge().is_none() {
            &Player::BOTH[..1]
        } else {
            &Player::BOTH[..]
        };
        for (&reader, begins) in sides.iter().flat_map(|side| [(side, true), (side, false)]) {
            for &hand in hands {
                let (browser, drawing, play) = (&browser, &drawing, &play);
                let game = Game {
                    browser,
                    drawing,
                    play,
                    reader,
                    begins,
                    hand,
                };
                let won = game.play_out().await;
                assert_eq!(
                    won,
                    game.can_be_won(),
                    "{id}: {reader:?}, begins: {begins}, {hand:?}"
                );
                games += 1;
            }
        }
        assert_eq!(browser.console().await, Vec::<String>::new(), "{id}");
    }
    browser.close().await;
    println!("{games} games");
    assert!(games > 0);
}

#[tokio::test]
async fn every_start_ends_as_it_should() {
    play_all(Setting::DESK, &[Hand::List], None).await;
}

#[tokio::test]
async fn by_mouse_and_by_keyboard() {
    let ids = [
        "branching-tree",
        "cube",
        "flower-and-blade",
        "loops-on-a-stalk",
        "not-obviously-zero",
    ];
    play_all(Setting::DESK, &[Hand::Mouse, Hand::Keys], Some(&ids)).await;
    play_all(Setting::PHONE, &[Hand::Mouse], Some(&ids)).await;
}
