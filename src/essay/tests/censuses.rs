//! Claims about censuses.

use super::against;
use crate::diagnostic::Diagnostics;
use crate::essay::Essay;
use crate::verify::Ledger;
use crate::verify::census_samples::one_taken_and_one_failed;
use std::sync::LazyLock;

/// `simplest-number` was taken, `stalks` failed.
static CENSUSES: LazyLock<Ledger> = LazyLock::new(one_taken_and_one_failed);

fn essay(body: &str) -> (Essay, Diagnostics) {
    against(&CENSUSES, body, true)
}

#[test]
fn a_true_claim_says_how_its_census_was_taken() {
    let (essay, faults) = essay("On [8,515](claim:census.simplest-number.count) intervals.\n");
    assert!(faults.is_empty(), "{}", faults.render(false));
    assert_eq!(essay.claims, 1);
    insta::assert_snapshot!(essay.html);
    let links: Vec<&str> = essay.links.iter().map(|(href, _)| href.as_str()).collect();
    assert_eq!(links, ["../checked/#census-simplest-number"]);
}

#[test]
fn false_claims_and_misspelt_ones_are_told() {
    let (_, faults) = essay(
        "[8,516](claim:census.simplest-number.count), [one](claim:census.simplest-numbr.count),\n\
         [one](claim:census.stalk.count), [one](claim:census.simplest-number.zeroes),\n\
         [one](claim:census.simplest-number.edges), [one](claim:census.simplest-number),\n\
         [one](claim:census.lattices.count).\n",
    );
    assert_eq!(faults.error_count(), 7);
    insta::assert_snapshot!(faults.render(false));
}

#[test]
fn nothing_more_is_told_of_a_census_that_failed() {
    let (_, faults) = essay("All [8,191](claim:census.stalks.count) of them.\n");
    assert!(faults.is_empty(), "{}", faults.render(false));
}
