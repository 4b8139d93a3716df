//! The order in which essays are read, and which of them need which.

use super::Draft;
use crate::diagnostic::{Diagnostic, Diagnostics, Place, did_you_mean};
use std::collections::BTreeMap;

/// No two essays have the same place in the reading order.
pub(super) fn report_shared_orders(drafts: &[Draft], faults: &mut Diagnostics) {
    for pair in drafts.windows(2) {
        let (first, second) = (&pair[0], &pair[1]);
        let (Some(_), Some(place)) = (&first.order, &second.order) else {
            continue;
        };
        if first.essay.order == second.essay.order {
            faults.push(
                Diagnostic::error(format!(
                    "`{}` has the place {} in the reading order already",
                    first.essay.slug, first.essay.order
                ))
                .at(place.clone())
                .hint("give each essay an `order` of its own"),
            );
        }
    }
}

/// Gives each essay those that it requires, in reading order, and reports what cannot be
/// required: an essay that is not there, that comes later, or that is named twice.
pub(super) fn settle_requirements(drafts: &mut [Draft], faults: &mut Diagnostics) {
    let orders: BTreeMap<String, Option<u32>> = drafts
        .iter()
        .map(|draft| {
            let order = draft.order.as_ref().map(|_| draft.essay.order);
            (draft.essay.slug.clone(), order)
        })
        .collect();
    for draft in drafts {
        let mut sound: Vec<(u32, &str)> = Vec::new();
        for (count, (slug, place)) in draft.requires.iter().enumerate() {
            let before = &draft.requires[..count];
            if before.iter().any(|(earlier, _)| earlier == slug) {
                faults.push(
                    Diagnostic::error(format!("`{slug}` stands here a second time"))
                        .at(place.clone())
                        .hint("keep one of them"),
                );
                continue;
            }
            match required(draft, slug, place, &orders) {
                Ok(order) => sound.extend(order.map(|order| (order, slug.as_str()))),
                Err(fault) => faults.push(fault),
            }
        }
        sound.sort_unstable();
        draft.essay.requires = sound.into_iter().map(|(_, slug)| slug.to_owned()).collect();
    }
}

/// The order of a required essay; `None` while an order is missing, which has been told.
fn required(
    draft: &Draft,
    slug: &str,
    place: &Place,
    orders: &BTreeMap<String, Option<u32>>,
) -> Result<Option<u32>, Diagnostic> {
    let fault = |complaint: String| Diagnostic::error(complaint).at(place.clone());
    let Some(order) = orders.get(slug) else {
        let slugs = orders.keys().map(String::as_str);
        return Err(
            fault(format!("there is no essay `{slug}`")).maybe_hint(did_you_mean(slug, slugs))
        );
    };
    if slug == draft.essay.slug {
        return Err(fault("an essay does not require itself".to_owned()).hint("delete it"));
    }
    let (Some(order), Some(_)) = (*order, &draft.order) else {
        return Ok(None);
    };
    if order >= draft.essay.order {
        return Err(fault(format!(
            "`{slug}` is read later: its place is {order}, and this one's {}",
            draft.essay.order
        ))
        .hint("require what comes before, or change the `order` of one of them"));
    }
    Ok(Some(order))
}
