//! Drawings side by side with plus signs between, and what they are worth together.

use super::{Panel, UNITS, fitting, stage};
use crate::figure::scene::{HATCH_DEPTH, Label, Mark, Role};
use crate::figure::stage::{Stage, on_paper};
use crate::figure::writing::Writing;
use crate::figure::{Unsuited, description};
use crate::value::{Game, Games, Style, Value};
use crate::verify::Verified;
use kurbo::{PathSeg, Point};

/// Room between a drawing and a sign beside it, in pixels.
const GAP: f64 = 16.0;

/// From the ground to the baseline of a drawing's value, in pixels.
const VALUE_DROP: f64 = HATCH_DEPTH + 20.0;
const NAME_DROP: f64 = VALUE_DROP + 20.0;

/// How high signs stand over the ground, in pixels, whatever stands beside them.
const SIGN_RISE: f64 = 22.0;

/// A drawing's value, and that of the sum, is at most about as long as this.
const LONGEST: usize = 14;
const LONGEST_SUM: usize = 24;

/// A sum may have so many parts at most before it is brought to its simplest form.
const MOST_PARTS: usize = 20_000;

/// A drawing as one summand.
#[derive(Debug)]
pub struct Summand {
    /// Where its edges are.
    pub stage: Stage,
    /// Courses of edges that are no longer there.
    pub ghosts: Vec<PathSeg>,
    /// What it is worth.
    pub value: Value,
    /// What it is, in the words below its value; may be empty.
    pub caption: String,
    /// Its name for who cannot see it.
    pub title: String,
    /// What it shows for who cannot see it.
    pub description: String,
}

impl Summand {
    fn of(verified: &Verified) -> Self {
        Self {
            stage: stage(verified),
            ghosts: Vec::new(),
            value: verified.value(),
            caption: String::new(),
            title: description::title(verified),
            description: description::of_summand(verified),
        }
    }
}

/// The panels of a sum of drawings of the repertoire.
///
/// # Errors
/// When there are fewer than two, or the values are too large to be added.
pub fn panels(drawings: &[&Verified]) -> Result<Vec<Panel>, Unsuited> {
    if drawings.len() < 2 {
        return Err(Unsuited::OneSummand);
    }
    let summands: Vec<Summand> = drawings.iter().map(|it| Summand::of(it)).collect();
    let total = total(&summands)?;
    Ok(of_summands(&summands, &total))
}

/// The value of a sum, by the arithmetic of values alone.
fn total(summands: &[Summand]) -> Result<Value, Unsuited> {
    let sizes = summands.iter().map(|it| it.value.subgame_count());
    // Sums of games that differ pairwise have as many parts as there are pairs.
    if sizes.fold(1, usize::saturating_mul) > MOST_PARTS {
        return Err(Unsuited::LargeSum);
    }
    let mut games = Games::new();
    let total = summands.iter().fold(Game::ZERO, |total, summand| {
        let value = games.import(&summand.value);
        games.sum(total, value)
    });
    Ok(games.export(total))
}

/// The panels of summands whose values add up to `total`.
pub fn of_summands(summands: &[Summand], total: &Value) -> Vec<Panel> {
    fitting(&UNITS, |unit| {
        let panels = summands.iter().enumerate();
        let mut panels: Vec<Panel> = panels
            .map(|(place, summand)| summand.panel(place > 0, unit))
            .collect();
        if let Some(last) = panels.last_mut() {
            let named = summands.iter().any(|it| !it.caption.is_empty());
            conclude(last, total, if named { NAME_DROP } else { VALUE_DROP });
        }
        panels
    })
}

impl Summand {
    fn panel(&self, is_added: bool, unit: f64) -> Panel {
        let mut scene = self.stage.scene(unit);
        let ghosts = self.ghosts.iter();
        let ghosts = ghosts.map(|&curve| Mark::Ghost(on_paper(curve, unit)));
        scene.marks.splice(1..1, ghosts.collect::<Vec<_>>());
        if is_added {
            let plus = sign("+".to_owned(), Point::new(0.0, -SIGN_RISE));
            let at = Point::new(scene.bounds().x0 - GAP - plus.bounds().width(), plus.at.y);
            scene.marks.push(Mark::Label(Label { at, ..plus }));
        }
        scene.marks.push(Mark::Label(Label {
            at: Point::new(scene.ground_middle(), VALUE_DROP),
            text: Writing::value(&self.value, LONGEST),
            role: Role::Option,
        }));
        if !self.caption.is_empty() {
            scene.marks.push(Mark::Label(Label {
                at: Point::new(scene.ground_middle(), NAME_DROP),
                text: self.caption.clone().into(),
                role: Role::Caption,
            }));
        }
        Panel {
            lead: Vec::new(),
            scene,
            caption: String::new(),
            title: self.title.clone(),
            description: self.description.clone(),
        }
    }
}

/// The value of the sum, to the right of the last summand, in words so far below the
/// ground.
fn conclude(last: &mut Panel, total: &Value, drop: f64) {
    let at = Point::new(last.scene.bounds().x1 + GAP, -SIGN_RISE);
    let text = format!("= {}", total.written(Style::Unicode, LONGEST_SUM));
    let label = sign(text, at);
    let worth = Label {
        at: Point::new(label.bounds().center().x, drop),
        text: "worth together".into(),
        role: Role::Caption,
    };
    // The words may be wider than the value.
    let aside = (at.x - worth.bounds().x0).max(0.0);
    last.scene.marks.push(Mark::Label(Label {
        at: Point::new(worth.at.x + aside, worth.at.y),
        ..worth
    }));
    last.scene.marks.push(Mark::Label(label));
    let together = description::of_total(total);
    last.description = format!("{} {together}", last.description);
}

fn sign(text: String, at: Point) -> Label {
    Label {
        at,
        text: Writing::formula(text),
        role: Role::Value,
    }
}
