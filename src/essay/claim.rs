//! What a claim points at.

use super::facts::{self, Basis};
use super::finding::{Evidence, Finding};
use super::group_facts;
use super::part;
use super::wording::Fact;
use crate::diagnostic::{Diagnostic, closest, did_you_mean};
use crate::verify::{Censuses, Ledger, Verified};
use std::collections::BTreeSet;

/// Begins the target of a claim.
pub(super) const SCHEME: &str = "claim:";

type Found<T> = Result<T, Diagnostic>;

/// Finds the fact that a target, the part after `claim:`, names.
///
/// `None` while a drawing that it is about is missing from the ledger, or its
/// census has failed: why that is has been told.
///
/// # Errors
/// When there is no such fact: the fault, without a place.
pub(super) fn find<'a>(target: &str, ledger: &'a Ledger) -> Found<Option<Finding<'a>>> {
    let Some((subject, fact)) = target.split_once('.') else {
        return Err(
            Diagnostic::error(format!("the claim `{target}` names no fact"))
                .hint("a claim is `claim:<drawing>.<fact>`, as in `claim:lattice.positions`"),
        );
    };
    match subject {
        "repertoire" => of_group(fact, ledger.iter().collect(), ledger),
        "tag" => of_tag(fact, ledger),
        "census" => of_census(fact, ledger.censuses()),
        _ => match ledger.get(subject) {
            Some(verified) => of_drawing(verified, fact).map(Some),
            None => unknown_drawing(subject, ledger).map_or(Ok(None), Err),
        },
    }
}

/// The fault for a drawing that is not in the ledger, unless why it is not has
/// been told.
pub(super) fn unknown_drawing(id: &str, ledger: &Ledger) -> Option<Diagnostic> {
    if ledger.is_missing(id) {
        return None;
    }
    let ids = ledger.iter().map(Verified::id);
    let hint = did_you_mean(id, ids).unwrap_or_else(|| {
        "every file in the repertoire that passes both routes is a drawing; \
         `hackenbook list` names them"
            .to_owned()
    });
    Some(Diagnostic::error(format!("there is no drawing `{id}`")).hint(hint))
}

fn unknown_fact(fact: &str, whose: &str, names: &[&str]) -> Diagnostic {
    let hint = closest(fact, names.iter().copied()).map_or_else(
        || format!("there are: {}", names.join(", ")),
        |name| format!("did you mean `{name}`?"),
    );
    Diagnostic::error(format!("{whose} has no fact `{fact}`")).hint(hint)
}

fn of_tag<'a>(target: &str, ledger: &'a Ledger) -> Found<Option<Finding<'a>>> {
    let Some((tag, fact)) = target.rsplit_once('.') else {
        return Err(
            Diagnostic::error(format!("the claim `tag.{target}` names no fact"))
                .hint("a claim about a tag is `claim:tag.<tag>.<fact>`"),
        );
    };
    let group: Vec<&Verified> = ledger.tagged(tag).collect();
    if group.is_empty() && ledger.is_complete() {
        let tags: BTreeSet<&str> = ledger
            .iter()
            .flat_map(|verified| verified.entry().tags.iter().map(String::as_str))
            .collect();
        return Err(Diagnostic::error(format!("no drawing has the tag `{tag}`"))
            .maybe_hint(did_you_mean(tag, tags)));
    }
    of_group(fact, group, ledger)
}

fn of_group<'a>(
    name: &str,
    drawings: Vec<&'a Verified>,
    ledger: &Ledger,
) -> Found<Option<Finding<'a>>> {
    let Some(fact) = group_facts::ALL.iter().find(|fact| fact.name == name) else {
        let names: Vec<&str> = group_facts::names().collect();
        return Err(unknown_fact(name, "a group of drawings", &names));
    };
    Ok(ledger.is_complete().then(|| Finding {
        fact: Fact::Count((fact.compute)(&drawings)),
        drawings,
        evidence: Evidence::Group,
    }))
}

fn of_census<'a>(target: &str, censuses: &Censuses) -> Found<Option<Finding<'a>>> {
    let Some((name, fact)) = target.split_once('.') else {
        return Err(
            Diagnostic::error(format!("the claim `census.{target}` names no fact"))
                .hint("a claim about a census is `claim:census.<name>.<fact>`"),
        );
    };
    if censuses.is_failed(name) {
        return Ok(None);
    }
    let Some(census) = censuses.get(name) else {
        return Err(Diagnostic::error(format!("there is no census `{name}`"))
            .maybe_hint(did_you_mean(name, censuses.names())));
    };
    let Some(&found) = census.fact(fact) else {
        let names: Vec<&str> = census.facts().iter().map(|it| it.name).collect();
        let whose = format!("the census `{name}`");
        return Err(unknown_fact(fact, &whose, &names));
    };
    Ok(Some(Finding {
        fact: Fact::Count(found.count),
        drawings: Vec::new(),
        evidence: Evidence::Census(census.clone(), found),
    }))
}

fn of_drawing<'a>(verified: &'a Verified, name: &str) -> Found<Finding<'a>> {
    let (fact, evidence) = if let Some(edge) = name.strip_prefix(facts::CUT) {
        let (left, witness) = part::after_cut(verified, edge)?;
        (Fact::Value(left), Evidence::Cut(witness))
    } else if let Some(vertex) = name.strip_prefix(facts::AT) {
        standing_at(verified, vertex)?
    } else {
        of_name(verified, name)?
    };
    Ok(Finding {
        fact,
        drawings: vec![verified],
        evidence,
    })
}

/// A fact that has a name of its own.
fn of_name(verified: &Verified, name: &str) -> Found<(Fact, Evidence)> {
    let Some(known) = facts::OF_DRAWINGS.iter().find(|fact| fact.name == name) else {
        let names: Vec<&str> = facts::names_of_drawing_facts().collect();
        return Err(unknown_fact(name, "a drawing", &names));
    };
    match (known.compute)(verified) {
        Some(fact) => Ok((fact, Evidence::Drawing(known.basis))),
        None => Err(Diagnostic::error(format!(
            "`{}` has no fact `{name}`: {}",
            verified.id(),
            known.whose()
        ))),
    }
}

/// The value of what stands on a vertex.
fn standing_at(verified: &Verified, name: &str) -> Found<(Fact, Evidence)> {
    let vertex = part::standing_vertex(verified, name)?;
    if let Some(reduction) = verified.reduction() {
        let heap = Fact::Heap(reduction.value_at(vertex));
        return Ok((heap, Evidence::Drawing(Basis::Reduction)));
    }
    let (value, witness) = part::standing_on(verified, vertex)?;
    Ok((Fact::Value(value), Evidence::Standing(witness)))
}
