//! What a claim points at.

use super::facts::{self, DrawingFact, Witness};
use super::finding::{Evidence, Finding};
use super::wording::Fact;
use crate::diagnostic::{Diagnostic, closest, did_you_mean};
use crate::drawing::{EdgeId, Vertex};
use crate::structure;
use crate::value::Nimber;
use crate::verify::{Ledger, Verified};
use std::collections::BTreeSet;

/// Begins the target of a claim.
pub(super) const SCHEME: &str = "claim:";

type Found<T> = Result<T, Diagnostic>;

/// Finds the fact that a target, the part after `claim:`, names.
///
/// `None` while a drawing that it is about is missing from the ledger: why that
/// is has been told.
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
        "census" => Err(Diagnostic::error("there is no census to make claims about")
            .hint("a claim is about a drawing, `tag.<tag>` or `repertoire`")),
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
    let Some(fact) = facts::OF_GROUPS.iter().find(|fact| fact.name == name) else {
        let names: Vec<&str> = facts::names_of_group_facts().collect();
        return Err(unknown_fact(name, "a group of drawings", &names));
    };
    Ok(ledger.is_complete().then(|| Finding {
        fact: Fact::Count((fact.compute)(&drawings)),
        drawings,
        evidence: Evidence::Group,
    }))
}

fn of_drawing<'a>(verified: &'a Verified, name: &str) -> Found<Finding<'a>> {
    let (fact, evidence) = if let Some(edge) = name.strip_prefix(facts::CUT) {
        (after_cut(verified, edge)?, Evidence::Cut)
    } else if let Some(vertex) = name.strip_prefix(facts::AT) {
        (
            standing_at(verified, vertex)?,
            Evidence::Drawing(Witness::Reduction),
        )
    } else {
        let known = facts::OF_DRAWINGS.iter().find(|fact| fact.name == name);
        let Some(DrawingFact {
            compute, witness, ..
        }) = known
        else {
            let names: Vec<&str> = facts::names_of_drawing_facts().collect();
            return Err(unknown_fact(name, "a drawing", &names));
        };
        (compute(verified), Evidence::Drawing(*witness))
    };
    Ok(Finding {
        fact,
        drawings: vec![verified],
        evidence,
    })
}

/// What cutting an edge leaves, by both routes.
fn after_cut(verified: &Verified, name: &str) -> Found<Fact> {
    let drawing = verified.drawing();
    let id = verified.id();
    let edges = facts::edges_named(drawing, name);
    let Some(&first) = edges.first() else {
        let edges: BTreeSet<String> = drawing
            .edges()
            .iter()
            .map(|&edge| drawing.edge_name(edge))
            .collect();
        let hint = did_you_mean(name, edges.iter().map(String::as_str));
        return Err(Diagnostic::error(format!("`{id}` has no edge `{name}`")).maybe_hint(hint));
    };
    let Some(played) = verified.value_after(first) else {
        return Err(Diagnostic::error(format!(
            "the edge `{name}` of `{id}` falls before play begins and cannot be cut"
        )));
    };
    for &edge in &edges {
        if verified.value_after(edge) != Some(played) {
            return Err(
                Diagnostic::error(format!("`{name}` names several edges of `{id}`"))
                    .hint("give its vertices names without hyphens"),
            );
        }
        let read = read_after_cut(verified, edge);
        if read != Some(played) {
            let read = read.map_or_else(|| "nothing".to_owned(), |value| value.to_string());
            return Err(Diagnostic::error(format!(
                "the two routes disagree on `{id}` after the cut of `{name}`"
            ))
            .note(format!("by structure {read}, by search {played}")));
        }
    }
    Ok(Fact::Value(played))
}

/// What structure says of the drawing an edge of which was cut.
fn read_after_cut(verified: &Verified, cut: EdgeId) -> Option<Nimber> {
    let drawing = verified.drawing();
    let kept: Vec<bool> = drawing.edge_ids().map(|(edge, _)| edge != cut).collect();
    let left = structure::read(&drawing.standing(&kept)).ok()?;
    Some(left.value())
}

/// The value of what stands on a vertex.
fn standing_at(verified: &Verified, name: &str) -> Found<Fact> {
    let drawing = verified.drawing();
    let Some(vertex) = drawing.vertex_named(name) else {
        let all = (0..drawing.vertex_count()).map(Vertex::new);
        let names: Vec<String> = all.map(|vertex| drawing.name(vertex)).collect();
        let hint = did_you_mean(name, names.iter().map(String::as_str));
        let fault = Diagnostic::error(format!("`{}` has no vertex `{name}`", verified.id()));
        return Err(fault.maybe_hint(hint));
    };
    let standing = drawing.grounded_edges();
    let held = drawing
        .edge_ids()
        .any(|(id, edge)| standing[id.index()] && (edge.from == vertex || edge.to == vertex));
    if !held && !vertex.is_ground() {
        return Err(Diagnostic::error(format!(
            "the vertex `{name}` of `{}` falls before play begins",
            verified.id()
        )));
    }
    Ok(Fact::Heap(verified.reduction().value_at(vertex)))
}
