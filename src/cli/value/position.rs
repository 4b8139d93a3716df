//! A position of another game, valued by the routes that were asked for.

use super::answer::{Answer, ByDifference, BySearch, ByStructure};
use super::{Route, ValueArgs};
use crate::cli::progress::SearchProgress;
use crate::diagnostic::Diagnostic;
use crate::ruleset::{GamePosition, Sum};
use crate::search::{self, SearchLimit, ValuedByPlay};
use crate::structure::{self, ReadByTheorem};
use crate::verify::{PositionRejection, PositionWitness, VerifiedPosition, verify_position};

/// What a position is worth; `id` is the argument that names it.
pub(super) fn answer(
    id: &str,
    position: &GamePosition,
    args: &ValueArgs,
    limit: SearchLimit,
    progress: &SearchProgress,
) -> Result<Answer, Diagnostic> {
    if args.explain {
        return Err(Diagnostic::error(format!(
            "`{id}` is no drawing, and only drawings are explained"
        ))
        .hint("leave out `--explain`"));
    }
    let route = args.route;
    match position {
        GamePosition::ToadsAndFrogs(position) => by(route, id, position, limit, progress),
        GamePosition::Cutcake(position) => by(route, id, position, limit, progress),
        GamePosition::Coins(position) => by(route, id, position, limit, progress),
        GamePosition::Digits(position) => by(route, id, position, limit, progress),
        GamePosition::Between(position) => by(route, id, position, limit, progress),
    }
}

fn by<R: ReadByTheorem + ValuedByPlay>(
    route: Route,
    id: &str,
    position: &Sum<R>,
    limit: SearchLimit,
    progress: &SearchProgress,
) -> Result<Answer, Diagnostic> {
    let mut watch = |positions| progress.tell(id, positions);
    let not_played = |why| {
        let position = position.to_string();
        PositionRejection::NotPlayed { position, why }.diagnostic()
    };
    match route {
        Route::All => match verify_position(position.clone(), limit, &mut watch) {
            Ok(verified) => Ok(of_verified(id, &verified)),
            // Too large to play: structure still answers, and says so.
            Err(rejection) => match &rejection {
                PositionRejection::NotPlayed { why, .. } => {
                    by_structure(id, position, Some(why.to_string()))
                        .map_err(|_| rejection.diagnostic())
                }
                _ => Err(rejection.diagnostic()),
            },
        },
        Route::Structure => by_structure(id, position, None),
        Route::Search => match search::play_position(position, limit, &mut watch) {
            Ok(play) => Ok(Answer {
                search: Some(BySearch::of(&play.value, play.positions)),
                ..Answer::of_position(id, &play.value)
            }),
            Err(why) => Err(not_played(why)),
        },
        Route::Difference => {
            let played = search::play_position(position, limit, &mut watch).and_then(|play| {
                let difference = search::position_difference(position, &play.value, limit)?;
                Ok((play, difference))
            });
            match played {
                Ok((play, difference)) => Ok(Answer {
                    agree: Some(difference.is_zero()),
                    search: Some(BySearch::of(&play.value, play.positions)),
                    difference: Some(ByDifference::of(&difference)),
                    ..Answer::of_position(id, &play.value)
                }),
                Err(why) => Err(not_played(why)),
            }
        }
    }
}

fn of_verified<P>(id: &str, verified: &VerifiedPosition<P>) -> Answer {
    let (structure, difference) = match verified.witness() {
        PositionWitness::Structure(reading) => {
            (Some(ByStructure::of(reading.value(), reading.rule())), None)
        }
        PositionWitness::Difference(difference) => (None, Some(ByDifference::of(difference))),
    };
    let play = verified.play();
    Answer {
        structure,
        search: Some(BySearch::of(&play.value, play.positions)),
        difference,
        agree: Some(true),
        ..Answer::of_position(id, verified.value())
    }
}

fn by_structure<R: ReadByTheorem>(
    id: &str,
    position: &Sum<R>,
    refused: Option<String>,
) -> Result<Answer, Diagnostic> {
    match structure::read_position(position) {
        Ok(reading) => Ok(Answer {
            structure: Some(ByStructure::of(reading.value(), reading.rule())),
            refused,
            ..Answer::of_position(id, reading.value())
        }),
        Err(unread) => Err(Diagnostic::error(unread.to_string())
            .hint("play it instead: --route search, or --route difference")),
    }
}
