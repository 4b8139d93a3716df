//! What a claim points at.

use super::facts::{self, Basis};
use super::finding::{Evidence, Finding};
use super::group_facts;
use super::part;
use super::wording::Fact;
use crate::diagnostic::name::is_slug;
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
    if let Some((game, rest)) = position_of_a_game(target) {
        return of_position(game, rest, ledger).map(Some);
    }
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
        _ => match drawing(subject, ledger)? {
            Some(verified) => of_drawing(verified, fact).map(Some),
            None => Ok(None),
        },
    }
}

/// The drawing that a name means: one of the repertoire by its id, or a stalk by its
/// letters. `None` for one that is missing for a reason that has been told.
///
/// # Errors
/// When there is no such drawing: the fault, without a place.
pub(super) fn drawing<'a>(name: &str, ledger: &'a Ledger) -> Found<Option<&'a Verified>> {
    if let Some(stalk) = ledger.stalk(name) {
        return stalk.map(Some);
    }
    if ledger.is_missing(name) {
        return Ok(None);
    }
    ledger
        .get(name)
        .map(Some)
        .ok_or_else(|| unknown_drawing(name, ledger))
}

fn unknown_drawing(id: &str, ledger: &Ledger) -> Diagnostic {
    let ids = ledger.iter().map(Verified::id);
    let hint = did_you_mean(id, ids).unwrap_or_else(|| {
        "every file in the repertoire that passes both routes is a drawing; \
         `hackenbook list` names them"
            .to_owned()
    });
    Diagnostic::error(format!("there is no drawing `{id}`")).hint(hint)
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

/// The game and what follows it in a target about a position of another game.
fn position_of_a_game(target: &str) -> Option<(&str, &str)> {
    let (game, rest) = target.split_once(':')?;
    (is_slug(game) && !Ledger::is_stalk(target)).then_some((game, rest))
}

/// A fact of a position; it follows the last dot, for positions may hold dots.
fn of_position<'a>(game: &str, target: &str, ledger: &'a Ledger) -> Found<Finding<'a>> {
    let Some((notation, name)) = target.rsplit_once('.') else {
        return Err(
            Diagnostic::error(format!("the claim `{game}:{target}` names no fact")).hint(
                "a claim about a position is `claim:<game>:<position>.<fact>`, as in \
                 `claim:toads-and-frogs:TT.F.value`",
            ),
        );
    };
    let position = ledger.position(game, notation)?;
    let (fact, basis) = if name == facts::POSITIONS {
        (Some(Fact::Count(position.play().positions)), Basis::Play)
    } else if let Some(known) = facts::OF_VALUES.iter().find(|it| it.name == name) {
        ((known.compute)(position.value()), known.basis)
    } else {
        let names: Vec<&str> = facts::names_of_position_facts().collect();
        return Err(unknown_fact(name, "a position", &names));
    };
    let name_of_it = format!("{game}:{notation}");
    let fact = fact.ok_or_else(|| lacks(&name_of_it, name, facts::WHOSE_VALUE))?;
    Ok(Finding {
        fact,
        drawings: Vec::new(),
        evidence: Evidence::Position {
            name: name_of_it,
            position,
            basis,
        },
    })
}

fn lacks(whose: &str, fact: &str, why: &str) -> Diagnostic {
    Diagnostic::error(format!("`{whose}` has no fact `{fact}`: {why}"))
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
fn of_name(verified: &Verified, name: &str) -> Found<(Fact, Evidence<'static>)> {
    let (fact, basis, whose) =
        if let Some(known) = facts::OF_VALUES.iter().find(|fact| fact.name == name) {
            let fact = (known.compute)(&verified.value());
            (fact, known.basis, facts::WHOSE_VALUE)
        } else if let Some(known) = facts::OF_DRAWINGS.iter().find(|fact| fact.name == name) {
            let fact = (known.compute)(verified);
            (fact, known.basis, facts::WHOSE_DRAWING)
        } else {
            let names: Vec<&str> = facts::names_of_drawing_facts().collect();
            return Err(unknown_fact(name, "a drawing", &names));
        };
    let fact = fact.ok_or_else(|| lacks(verified.id(), name, whose))?;
    Ok((fact, Evidence::Drawing(basis)))
}

/// The value of what stands on a vertex.
fn standing_at(verified: &Verified, name: &str) -> Found<(Fact, Evidence<'static>)> {
    let vertex = part::standing_vertex(verified, name)?;
    if let Some(reduction) = verified.reduction() {
        let heap = Fact::Heap(reduction.value_at(vertex));
        return Ok((heap, Evidence::Drawing(Basis::Reduction)));
    }
    let (value, witness) = part::standing_on(verified, vertex)?;
    Ok((Fact::Value(value), Evidence::Standing(witness)))
}
