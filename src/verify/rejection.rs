//! Why a drawing was not let through.

use super::{RecordFault, SubDrawing};
use crate::diagnostic::{Diagnostic, Place};
use crate::repertoire::Entry;
use crate::search::{Difference, Refusal, Solved};
use crate::value::Value;

/// A drawing that did not pass the gate, and why.
#[derive(Debug)]
pub struct Rejection {
    /// The drawing.
    pub entry: Entry,
    /// Why it did not pass.
    pub why: Reason,
}

/// Why a drawing did not pass the gate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The two routes give different values.
    Disagreement {
        /// What structure says.
        by_structure: Value,
        /// What search says.
        by_search: Value,
        /// The smallest part on which they still disagree.
        smallest: Option<SubDrawing>,
    },
    /// Both routes agree on a value of the wrong parity.
    WrongParity {
        /// The value both gave.
        value: Value,
        /// How many edges stand.
        edges: usize,
    },
    /// Both routes agree, but the author worked out something else.
    NotAsExpected {
        /// The value both gave.
        computed: Value,
        /// The value in the file.
        expected: Value,
    },
    /// No theorem reads it, and the play of its difference with the value that
    /// search gives is not a win for the second player.
    NotEqual {
        /// What search says.
        by_search: Value,
        /// Who wins the difference.
        difference: Difference,
    },
    /// A position is won by value by another player than by play.
    WrongRemoteness(Solved),
    /// Search cannot play it.
    NotPlayed(Refusal),
    /// Its search is recorded, and something is wrong with the record.
    Record(RecordFault),
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        Self::NotPlayed(refusal)
    }
}

impl From<RecordFault> for Reason {
    fn from(fault: RecordFault) -> Self {
        Self::Record(fault)
    }
}

impl Rejection {
    /// The rejection as a fault for the drawing's author.
    #[must_use]
    pub fn diagnostic(&self) -> Diagnostic {
        let entry = &self.entry;
        let id = &entry.id;
        let fault = match &self.why {
            Reason::Disagreement {
                by_structure,
                by_search,
                smallest,
            } => {
                let fault = Diagnostic::error(format!(
                    "the two routes disagree on `{id}`: by structure {by_structure}, \
                     by search {by_search}"
                ))
                .hint("one of the two routes is wrong; until it is mended nothing is published");
                match smallest {
                    Some(part) => fault.note(part.to_string()),
                    None => fault.note("on no smaller part of it do they disagree"),
                }
            }
            Reason::WrongParity { value, edges } => Diagnostic::error(format!(
                "both routes say that `{id}` is worth {value}, but {edges} of its edges stand, and a \
                 green drawing's value is odd exactly when the number of its standing edges is"
            ))
            .hint("both routes are wrong; until they are mended nothing is published"),
            Reason::NotAsExpected { computed, expected } => Diagnostic::error(format!(
                "`{id}` was expected to be worth {expected}, but both routes say {computed}"
            ))
            .maybe_at(entry.expect.as_ref().and_then(|it| it.place.clone()))
            .hint("check the drawing's edges first, then the value worked out by hand"),
            Reason::NotEqual {
                by_search,
                difference,
            } => {
                let winner = first_winner(difference);
                Diagnostic::error(format!(
                    "by search `{id}` is worth {by_search}, but {winner}, moving first, wins the \
                     difference of the two"
                ))
                .hint("the search is wrong; until it is mended nothing is published")
            }
            Reason::WrongRemoteness(Solved {
                position,
                value,
                remoteness: [left, right],
            }) => Diagnostic::error(format!(
                "by search a position of `{id}` is worth {value}, but play lasts {left} moves with Left to \
                 begin and {right} with Right, and whoever begins wins exactly if that is odd"
            ))
            .note(format!("in that position {} edges stand", position.count_ones()))
            .hint("the search is wrong; until it is mended nothing is published"),
            Reason::NotPlayed(why) => {
                Diagnostic::error(format!("`{id}` was not played out: {why}"))
                    .note("nothing unverified is published")
                    .hint(remedy(why, smaller(why)))
            }
            Reason::Record(why) => why.diagnostic(entry),
        };
        if fault.place().is_some() {
            fault
        } else {
            fault.maybe_at(start_of(entry))
        }
    }
}

/// What else can be done about a drawing that was not played: a long search can be
/// recorded, one that is impossible cannot.
const fn smaller(why: &Refusal) -> &'static str {
    match why {
        Refusal::TooManyPositions { .. } | Refusal::TooMuchMemory { .. } => {
            "draw it with fewer edges, have its search recorded, or"
        }
        _ => "draw it with fewer edges, or",
    }
}

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.diagnostic().message())
    }
}

impl std::error::Error for Rejection {}

impl std::fmt::Display for SubDrawing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            edges,
            by_structure,
            by_search,
            ..
        } = self;
        let which = if self.certainly_smallest {
            "the smallest part on which they still disagree".to_owned()
        } else {
            format!("they agree on the {} smallest parts; the whole", self.tried)
        };
        write!(
            f,
            "{which} has the edges {}: by structure {by_structure}, by search {by_search}",
            edges.join(", ")
        )
    }
}

/// Who, moving first, wins a difference that is not 0.
pub(super) const fn first_winner(difference: &Difference) -> &'static str {
    if difference.left_wins_first() {
        "Left"
    } else {
        "Right"
    }
}

/// What to do about a play that was refused: `smaller` says what else than to raise
/// the limit.
pub(super) fn remedy(why: &Refusal, smaller: &str) -> String {
    let other = match why {
        Refusal::TooManyPositions { .. } => "raise the limit: --max-positions",
        Refusal::TooMuchMemory { .. } => "raise the limit: --max-megabytes",
        Refusal::TooManyEdges { .. } | Refusal::TooManyValues => "keep it out of the repertoire",
        Refusal::NotANumber => {
            return "the search is wrong; until it is mended nothing is published".to_owned();
        }
    };
    format!("{smaller} {other}")
}

/// Where the drawing begins in its file; a drawing made here has none.
fn start_of(entry: &Entry) -> Option<Place> {
    entry.place_of(crate::drawing::EdgeId::new(0)).cloned()
}
