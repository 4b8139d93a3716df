//! A finite family, and two ways to the same answers.

use super::{Census, CensusFact};
use crate::diagnostic::Diagnostic;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{sync::mpsc, thread};

/// What is known of a census before it is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct About {
    /// Its name in claims and addresses.
    pub name: &'static str,
    /// Its name for readers.
    pub title: &'static str,
    /// What the cases are: the meaning of the fact `count`.
    pub cases: &'static str,
    /// What is compared with what, and by which routes, in a sentence.
    pub statement: &'static str,
}

/// The answer that a way gives for a case, or why it gives none.
pub(super) type Answer<A> = Result<A, String>;

/// A finite family of cases with two independent ways to an answer for each. Both
/// ways are plain data, so that tests can put a wrong one in.
pub(super) struct Family<C: 'static, A: 'static> {
    /// What is known of it beforehand.
    pub about: About,
    /// Every case, the smallest first.
    pub cases: fn() -> Vec<C>,
    /// How a fault names a case.
    pub called: fn(&C) -> String,
    /// The two ways.
    pub ways: [Way<C, A>; 2],
    /// What is counted besides the cases themselves.
    pub facts: &'static [Counted<C, A>],
}

/// A way to an answer.
pub(super) struct Way<C, A> {
    /// How a fault names it, as in `structure`.
    pub name: &'static str,
    /// The answer for a case.
    pub answer: fn(&C) -> Answer<A>,
}

/// Something to count once both ways agree on every case.
pub(super) struct Counted<C, A> {
    /// Its name in claims.
    pub name: &'static str,
    /// What is counted.
    pub meaning: &'static str,
    /// How many there are among all cases, each with its answer.
    pub count: fn(&[(C, A)]) -> u64,
}

/// A family whatever its cases and answers are.
pub(super) trait Experiment: Sync {
    /// What is known of it beforehand.
    fn about(&self) -> &About;

    /// The names of its facts, each with what it counts.
    fn vocabulary(&self) -> Vec<(&'static str, &'static str)>;

    /// Computes every case in both ways; `progress` is told how many are done.
    ///
    /// # Errors
    /// When the two differ: the fault names the first case on which they do.
    fn take(&self, progress: &mut dyn FnMut(u64)) -> Result<Census, Diagnostic>;
}

/// The name of the fact that every census has.
const COUNT: &str = "count";

/// How many cases a thread takes at a time.
const SHARE: usize = 256;

impl<C: Send + Sync + 'static, A: PartialEq + Display + Send + 'static> Experiment
    for Family<C, A>
{
    fn about(&self) -> &About {
        &self.about
    }

    fn vocabulary(&self) -> Vec<(&'static str, &'static str)> {
        let counted = self.facts.iter().map(|fact| (fact.name, fact.meaning));
        std::iter::once((COUNT, self.about.cases))
            .chain(counted)
            .collect()
    }

    /// The one place where a `Census` is made.
    fn take(&self, progress: &mut dyn FnMut(u64)) -> Result<Census, Diagnostic> {
        let cases = (self.cases)();
        let answers = self.answers(&cases, progress)?;
        let agreed: Vec<(C, A)> = cases.into_iter().zip(answers).collect();
        let counts = self.facts.iter().map(|fact| (fact.count)(&agreed));
        let counts = std::iter::once(agreed.len() as u64).chain(counts);
        let facts = self.vocabulary().into_iter().zip(counts);
        Ok(Census {
            about: self.about,
            facts: facts
                .map(|((name, meaning), count)| CensusFact {
                    name,
                    meaning,
                    count,
                })
                .collect(),
        })
    }
}

impl<C: Send + Sync + 'static, A: PartialEq + Display + Send + 'static> Family<C, A> {
    /// The answers for all cases, worked out on as many threads as the machine
    /// runs at once.
    ///
    /// Shares of the cases are handed out in their order and none is handed out
    /// once one has failed, so whatever the threads do, the first fault in the
    /// order of the cases is found.
    fn answers(&self, cases: &[C], progress: &mut dyn FnMut(u64)) -> Result<Vec<A>, Diagnostic> {
        let shares: Vec<&[C]> = cases.chunks(SHARE).collect();
        let next = AtomicUsize::new(0);
        let work = |done: mpsc::Sender<_>| {
            while let Some((place, share)) = take_one(&shares, &next) {
                let answers: Result<Vec<A>, Diagnostic> =
                    share.iter().map(|case| self.answer(case)).collect();
                if answers.is_err() {
                    next.store(shares.len(), Ordering::Relaxed);
                }
                if done.send((place, answers)).is_err() {
                    break;
                }
            }
        };
        let mut by_share = BTreeMap::new();
        thread::scope(|scope| {
            let (sender, done) = mpsc::channel();
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                let (work, sender) = (&work, sender.clone());
                scope.spawn(move || work(sender));
            }
            drop(sender);
            let mut count = 0;
            for (place, answers) in done {
                count += shares[place].len() as u64;
                progress(count);
                by_share.insert(place, answers);
            }
        });
        let answers: Vec<Vec<A>> = by_share.into_values().collect::<Result<_, _>>()?;
        Ok(answers.into_iter().flatten().collect())
    }

    /// The answer that both ways give for a case.
    fn answer(&self, case: &C) -> Result<A, Diagnostic> {
        let [one, other] = self.ways.each_ref().map(|way| (way.answer)(case));
        match (one, other) {
            (Ok(one), Ok(other)) if one == other => Ok(one),
            answers => Err(self.fault(case, answers.into())),
        }
    }

    /// The fault of a case on which the two ways do not agree.
    fn fault(&self, case: &C, answers: [Answer<A>; 2]) -> Diagnostic {
        let [one, other] = &self.ways;
        let told = answers.map(|answer| match answer {
            Ok(answer) => answer.to_string(),
            Err(why) => format!("no answer ({why})"),
        });
        let About { name, cases, .. } = self.about;
        Diagnostic::error(format!(
            "the census `{name}` fails on {}: {} gives {}, {} gives {}",
            (self.called)(case),
            one.name,
            told[0],
            other.name,
            told[1],
        ))
        .note(format!(
            "of all {cases} this is the first on which the two do not agree, the smallest taken first"
        ))
        .hint("one of the two is wrong; until it is mended nothing is published")
    }
}

/// The next share of the cases, with its place, if one is left.
fn take_one<'a, C>(shares: &[&'a [C]], next: &AtomicUsize) -> Option<(usize, &'a [C])> {
    let place = next.fetch_add(1, Ordering::Relaxed);
    shares.get(place).map(|&share| (place, share))
}
