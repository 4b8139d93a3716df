//! A drawing valued by the routes that were asked for.

use super::answer::{Answer, ByDifference, BySearch, ByStructure};
use super::{Route, ValueArgs};
use crate::account::Account;
use crate::cli::named::searched_within;
use crate::cli::progress::SearchProgress;
use crate::diagnostic::Diagnostic;
use crate::repertoire::Entry;
use crate::search::{self, Refusal, SearchLimit};
use crate::structure::{self, NoTheorem};
use crate::verify::{Reason, Rejection, verify};

/// What a drawing is worth.
pub(super) fn answer(
    entry: Entry,
    args: &ValueArgs,
    limit: SearchLimit,
    progress: &SearchProgress,
) -> Result<Answer, Diagnostic> {
    let entry = searched_within(entry, limit);
    let id = entry.id.clone();
    let mut watch = |positions| progress.tell(&id, positions);
    match args.route {
        Route::All => match verify(entry, limit, &mut watch) {
            Ok(verified) => Ok(Answer {
                explain: args.explain.then(|| Account::of(&verified)),
                ..Answer::of_verified(&verified)
            }),
            // Too large to play: structure still answers, and says so.
            Err(rejection) => match &rejection.why {
                Reason::NotPlayed(why) => {
                    by_structure(&rejection.entry, args, Some(why.to_string()))
                        .map_err(|_| rejection.diagnostic())
                }
                _ => Err(rejection.diagnostic()),
            },
        },
        Route::Structure => by_structure(&entry, args, None),
        Route::Search => match search::play(&entry.drawing, limit, &mut watch) {
            Ok(play) => Ok(Answer {
                search: Some(BySearch::of(&play.value(), play.positions())),
                ..Answer::of_drawing(&entry, &play.value())
            }),
            Err(why) => Err(turned_away(entry, why)),
        },
        Route::Difference => {
            let played = search::play(&entry.drawing, limit, &mut watch).and_then(|play| {
                let difference = search::difference(&entry.drawing, &play.value(), limit)?;
                Ok((play, difference))
            });
            match played {
                Ok((play, difference)) => Ok(Answer {
                    agree: Some(difference.is_zero()),
                    search: Some(BySearch::of(&play.value(), play.positions())),
                    difference: Some(ByDifference::of(&difference)),
                    ..Answer::of_drawing(&entry, &play.value())
                }),
                Err(why) => Err(turned_away(entry, why)),
            }
        }
    }
}

fn turned_away(entry: Entry, refusal: Refusal) -> Diagnostic {
    let why = refusal.into();
    Rejection { entry, why }.diagnostic()
}

fn by_structure(
    entry: &Entry,
    args: &ValueArgs,
    refused: Option<String>,
) -> Result<Answer, Diagnostic> {
    match structure::read(&entry.drawing) {
        Ok(reading) => Ok(Answer {
            explain: args
                .explain
                .then(|| Account::unplayed(&entry.drawing, &reading)),
            structure: Some(ByStructure::of(&reading.value(), reading.rule())),
            refused,
            ..Answer::of_drawing(entry, &reading.value())
        }),
        Err(NoTheorem::Core { edges }) => {
            let names: Vec<String> = edges
                .iter()
                .map(|&edge| entry.drawing.edge_name(entry.drawing.edge(edge)))
                .collect();
            let fault = Diagnostic::error(format!(
                "no theorem reads the core of `{}`: {}",
                entry.id,
                names.join(", ")
            ));
            let fault = match edges.first().and_then(|&edge| entry.place_of(edge)) {
                Some(place) => fault.at(place.clone()),
                None => fault,
            };
            Err(fault.hint("play it instead: --route search, or --route difference"))
        }
    }
}
