//! Parity: loops at one vertex cancel in pairs, so a green drawing's Grundy value is
//! as odd or even as the number of its edges.

use super::fusion::on_the_way;
use super::{Panel, UNITS, fitting};
use crate::figure::scene::{Label, Mark, Role};
use crate::figure::writing::Writing;
use crate::figure::{Unsuited, description, words};
use crate::structure::Reduction;
use crate::verify::Verified;
use kurbo::Point;

/// Room between what is left and the value, in pixels, and how high over the ground
/// the value stands.
const GAP: f64 = 20.0;
const RISE: f64 = 34.0;

/// From the baseline of the value to that of the words about it, in pixels.
const LINE: f64 = 20.0;

/// The reduction of a green drawing in which loops cancel.
///
/// # Errors
/// When it has blue or red edges, or nothing cancels.
pub fn cancelled(verified: &Verified) -> Result<&Reduction, Unsuited> {
    let reduction = verified.reduction().ok_or(Unsuited::NotGreen)?;
    if reduction.loops_left() == reduction.loop_count() {
        return Err(Unsuited::NothingCancels);
    }
    Ok(reduction)
}

/// The reduction up to where loops have cancelled, and what the numbers of edges say
/// of the value.
///
/// # Errors
/// When it has blue or red edges, or nothing cancels.
pub fn panels(verified: &Verified) -> Result<Vec<Panel>, Unsuited> {
    let reduction = cancelled(verified)?;
    // Parity is the last step before the colon principle, which gives the stalk.
    let (acts, _) = on_the_way(verified);
    let standing = verified.drawing().edge_count() - reduction.fallen_count();
    let left = standing - (reduction.loop_count() - reduction.loops_left());
    Ok(fitting(&UNITS, |unit| {
        let panels = acts.iter().map(|act| act.panel(verified, unit));
        let mut panels: Vec<Panel> = panels.collect();
        if let Some(first) = panels.first_mut() {
            first.caption = words::counted(standing, "edge", "edges");
        }
        if let Some(last) = panels.last_mut() {
            conclude(last, verified, standing, left);
        }
        panels
    }))
}

/// The value to the right of what is left, and below it what it has in common with
/// the number of edges.
fn conclude(panel: &mut Panel, verified: &Verified, standing: usize, left: usize) {
    let value = verified.value();
    let parity = if standing.is_multiple_of(2) {
        "even"
    } else {
        "odd"
    };
    let number = Label {
        at: Point::new(panel.scene.right_above_ground() + GAP, -RISE),
        text: Writing::value(&value, usize::MAX),
        role: Role::Value,
    };
    let mut about = Label {
        at: Point::new(number.bounds().center().x, LINE - RISE),
        text: format!("{parity}, as {standing} is").into(),
        role: Role::Caption,
    };
    // The words may be wider than the value.
    about.at.x += (number.at.x - about.bounds().x0).max(0.0);
    panel.scene.marks.extend([number, about].map(Mark::Label));
    let edges = words::counted(left, "edge is", "edges are");
    panel.description = format!(
        "{} {} left of {}: cancelling never changes whether their number is odd or even, and \
         the Grundy value is {parity} as it is. {}",
        panel.description,
        words::capitalised(&edges),
        words::count(standing),
        description::of_value(verified)
    );
}
