//! Values known from elsewhere, laws that hold for all, and games played out.

mod account;
mod identities;
mod laws;
mod played;
mod stalks;

use super::{Game, Games};

/// The game of a text.
fn game(games: &mut Games, text: &str) -> Game {
    games
        .parse(text)
        .unwrap_or_else(|fault| panic!("{text}: {fault} at {}", fault.at))
}

/// How a game is written.
fn text(games: &mut Games, game: Game) -> String {
    games.export(game).to_string()
}
