//! Positions of other games: closed forms against play.

use super::family::{About, Answer, Counted, Family, Way};
use super::routes::{count, different, integers};
use crate::ruleset::{Base, Cutcake, DigitDeletion, Ruleset, Sum, ToadsAndFrogs};
use crate::search::{
    self, CanonicalForms, PlayedPositions, PositionValuation, SearchLimit, SimplestNumbers,
};
use crate::structure::{self, ReadByTheorem, number_part_in_base_three};
use crate::value::{Dyadic, Player, Value};
use dashu_int::UBig;

/// The two routes for positions of a game, played by a valuation.
const fn two_routes<R: ReadByTheorem, V: PositionValuation>() -> [Way<Sum<R>, Value>; 2] {
    [
        Way {
            name: "structure",
            answer: by_structure,
        },
        Way {
            name: "search",
            answer: by_search::<R, V>,
        },
    ]
}

fn by_structure<R: ReadByTheorem>(position: &Sum<R>) -> Answer<Value> {
    match structure::read_position(position) {
        Ok(reading) => Ok(reading.value().clone()),
        Err(_) => Err("no theorem reads it".to_owned()),
    }
}

fn by_search<R: Ruleset, V: PositionValuation>(position: &Sum<R>) -> Answer<Value> {
    PlayedPositions::<R, V>::new(SearchLimit::DEFAULT)
        .value(position, &mut |_| {})
        .map_err(|why| why.to_string())
}

/// Cutcake's closed form.
pub(super) static CAKES: Family<Sum<Cutcake>, Value> = Family {
    about: About {
        name: "cakes",
        title: "Cutcake",
        cases: "cakes of at most twenty rows and twenty columns",
        statement: "The integer that the closed form gives each cake (structure) was compared with the \
                    simplest number between its options, every piece cut up (search).",
    },
    cases: every_cake,
    called: ToString::to_string,
    ways: two_routes::<Cutcake, SimplestNumbers>(),
    facts: &[
        Counted {
            name: "integers",
            meaning: "such cakes worth an integer",
            count: integers,
        },
        Counted {
            name: "zeros",
            meaning: "such cakes worth 0",
            count: |agreed| count(agreed, Value::is_zero),
        },
    ],
};

/// The smallest first: by rows and columns together.
fn every_cake() -> Vec<Sum<Cutcake>> {
    const LARGEST: u32 = 20;
    let sides = || 1..=LARGEST;
    let mut all: Vec<(u32, u32)> = sides()
        .flat_map(|rows| sides().map(move |it| (rows, it)))
        .collect();
    all.sort_by_key(|(rows, columns)| rows + columns);
    let cakes = all
        .into_iter()
        .filter_map(|(rows, columns)| Cutcake::new(rows, columns));
    cakes.map(Sum::from).collect()
}

/// The theorems on Toads and Frogs.
pub(super) static STRIPS: Family<Sum<ToadsAndFrogs>, Value> = Family {
    about: About {
        name: "strips",
        title: "Toads and Frogs",
        cases: "strips of at most eight squares that a theorem reads",
        statement: "The value that theorems read off each strip (structure) was compared with the \
                    canonical form of its options, every position played (search).",
    },
    cases: || strips_read(8),
    called: ToString::to_string,
    ways: two_routes::<ToadsAndFrogs, CanonicalForms>(),
    facts: &[
        Counted {
            name: "values",
            meaning: "different values of such strips",
            count: different,
        },
        Counted {
            name: "zeros",
            meaning: "such strips worth 0",
            count: |agreed| count(agreed, Value::is_zero),
        },
    ],
};

/// The strips of at most so many squares that a theorem reads.
fn strips_read(longest: u32) -> Vec<Sum<ToadsAndFrogs>> {
    let square = |number: u32, place: u32| match number / 3_u32.pow(place) % 3 {
        0 => None,
        1 => Some(Player::Left),
        _ => Some(Player::Right),
    };
    let strips = (1..=longest).flat_map(|squares| {
        (0..3_u32.pow(squares))
            .map(move |number| ToadsAndFrogs::new((0..squares).map(|place| square(number, place))))
    });
    let positions = strips.map(Sum::from);
    positions
        .filter(|it| structure::read_position(it).is_ok())
        .collect()
}

/// Digit deletion in base two.
pub(super) static BINARY_DIGITS: Family<Sum<DigitDeletion>, Value> = Family {
    about: About {
        name: "binary-digits",
        title: "Digit deletion in base two",
        cases: "numbers of at most ten digits in base two",
        statement: "The value of each number by its closed form (structure) was compared with the \
                    canonical form of its options, every position played (search).",
    },
    cases: || numbers(Base::Two, 1 << 10),
    called: ToString::to_string,
    ways: two_routes::<DigitDeletion, CanonicalForms>(),
    facts: &[Counted {
        name: "integers",
        meaning: "such numbers worth an integer",
        count: integers,
    }],
};

fn numbers(base: Base, below: u64) -> Vec<Sum<DigitDeletion>> {
    (1..below)
        .map(|it| Sum::from(DigitDeletion::of_number(base, it)))
        .collect()
}

/// One copy of 1, two of 2, and so on, in base two, side by side.
pub(super) static COPIES: Family<Sum<DigitDeletion>, Value> = Family {
    about: About {
        name: "digit-copies",
        title: "As many copies as the number says",
        cases: "sums of one copy of 1, two of 2 and so on, up to ten of 10, in base two",
        statement: "What k copies of each k come to in digit deletion, for every k up to some number, was \
                    added up from the closed form (structure) and from play (search).",
    },
    cases: || (1..=10).map(copies).collect(),
    called: |sum| format!("a sum of {} numbers", sum.parts().len()),
    ways: two_routes::<DigitDeletion, SimplestNumbers>(),
    facts: &[
        Counted {
            name: "to-two",
            meaning: "what the copies up to 2 come to, rounded up",
            count: rounded_up::<2>,
        },
        Counted {
            name: "to-five",
            meaning: "what the copies up to 5 come to, rounded up",
            count: rounded_up::<5>,
        },
        Counted {
            name: "to-ten",
            meaning: "what the copies up to 10 come to, rounded up",
            count: rounded_up::<10>,
        },
    ],
};

fn copies(largest: u64) -> Sum<DigitDeletion> {
    Sum::new((1..=largest).flat_map(|number| {
        let digits = DigitDeletion::of_number(Base::Two, number);
        (0..number).map(move |_| digits.clone())
    }))
}

/// The value of the `NTH` sum, rounded up.
fn rounded_up<const NTH: usize>(agreed: &[(Sum<DigitDeletion>, Value)]) -> u64 {
    let number = agreed[NTH - 1].1.as_number();
    let whole = number.map(Dyadic::ceil).map(u64::try_from);
    whole.and_then(Result::ok).expect("a number above 0")
}

/// The number parts of digit deletion in base three.
pub(super) static TERNARY_DIGITS: Family<Sum<DigitDeletion>, Dyadic> = Family {
    about: About {
        name: "ternary-digits",
        title: "Digit deletion in base three",
        cases: "numbers of at most six digits in base three",
        statement: "Minus the base-two value of what is left of each number when every 2 is struck out \
                    (structure) was compared with the number that its canonical form is infinitesimally \
                    close to (search).",
    },
    cases: || numbers(Base::Three, 3_u64.pow(6)),
    called: ToString::to_string,
    ways: [
        Way {
            name: "structure",
            answer: |position| Ok(position.parts().iter().map(number_part_in_base_three).sum()),
        },
        Way {
            name: "search",
            answer: |position| {
                let value = by_search::<_, CanonicalForms>(position)?;
                value
                    .number_part()
                    .ok_or_else(|| format!("{value} has none"))
            },
        },
    ],
    facts: &[Counted {
        name: "zeros",
        meaning: "such numbers that are infinitesimal",
        count: |agreed| count(agreed, Dyadic::is_zero),
    }],
};

/// Rows of stacks of two coins.
pub(super) static COINS: Family<u32, UBig> = Family {
    about: About {
        name: "coins",
        title: "Fair rows of coins",
        cases: "numbers of stacks, from one to seven, of which every row was looked at",
        statement: "How many rows of so many stacks of two coins are worth 0 was read off as a constant \
                    term (structure) and counted by playing every row (search).",
    },
    cases: || (1..=7).collect(),
    called: |stacks| format!("{stacks} stacks"),
    ways: [
        Way {
            name: "structure",
            answer: |&stacks| Ok(structure::coin_arrangements_worth_zero(stacks)),
        },
        Way {
            name: "search",
            answer: |&stacks| {
                search::coin_arrangements_worth_zero(stacks, SearchLimit::DEFAULT)
                    .map(UBig::from)
                    .map_err(|why| why.to_string())
            },
        },
    ],
    facts: &[
        Counted {
            name: "two-stacks",
            meaning: "rows of two stacks worth 0",
            count: rows_of::<2>,
        },
        Counted {
            name: "four-stacks",
            meaning: "rows of four stacks worth 0",
            count: rows_of::<4>,
        },
        Counted {
            name: "five-stacks",
            meaning: "rows of five stacks worth 0",
            count: rows_of::<5>,
        },
        Counted {
            name: "six-stacks",
            meaning: "rows of six stacks worth 0",
            count: rows_of::<6>,
        },
        Counted {
            name: "seven-stacks",
            meaning: "rows of seven stacks worth 0",
            count: rows_of::<7>,
        },
    ],
};

fn rows_of<const STACKS: usize>(agreed: &[(u32, UBig)]) -> u64 {
    u64::try_from(&agreed[STACKS - 1].1).expect("fewer than 4^7 rows")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::census::family::Experiment;

    /// What facts of an experiment come to.
    fn facts(experiment: &dyn Experiment) -> Vec<(&'static str, u64)> {
        let census = experiment.take(&mut |_| {}).expect("both ways agree");
        census
            .facts()
            .iter()
            .map(|it| (it.name, it.count))
            .collect()
    }

    #[test]
    fn they_come_to_what_is_known_without_them() {
        // The constant terms and the sums are an independent program's.
        assert_eq!(
            facts(&COINS),
            [
                ("count", 7),
                ("two-stacks", 4),
                ("four-stacks", 36),
                ("five-stacks", 10),
                ("six-stacks", 400),
                ("seven-stacks", 294),
            ]
        );
        assert_eq!(
            facts(&COPIES),
            [
                ("count", 10),
                ("to-two", 2),
                ("to-five", 17),
                ("to-ten", 64)
            ]
        );
        assert_eq!(facts(&TERNARY_DIGITS)[0], ("count", 728));
        assert_eq!(facts(&BINARY_DIGITS)[0], ("count", 1_023));
        // Counted by a separate program that knows the theorems too.
        assert_eq!(strips_read(9).len(), 10_610);
        // Every cake is worth an integer.
        assert_eq!(facts(&CAKES)[..2], [("count", 400), ("integers", 400)]);
    }

    #[test]
    fn a_wrong_closed_form_is_caught_on_the_smallest_cake() {
        let wrong = Family {
            ways: [
                Way {
                    name: "structure",
                    answer: |cake: &Sum<Cutcake>| {
                        let right = by_structure(cake)?;
                        let is_one = right == Value::from(Dyadic::ONE);
                        Ok(if is_one {
                            Value::from(Dyadic::ZERO)
                        } else {
                            right
                        })
                    },
                },
                two_routes::<Cutcake, SimplestNumbers>()
                    .into_iter()
                    .last()
                    .expect("two"),
            ],
            about: CAKES.about,
            cases: CAKES.cases,
            called: CAKES.called,
            facts: &[],
        };
        let fault = wrong.take(&mut |_| {}).expect_err("1 is not 0");
        assert!(
            fault
                .message()
                .contains("fails on 1x2: structure gives 0, search gives 1"),
            "{}",
            fault.message()
        );
    }
}
