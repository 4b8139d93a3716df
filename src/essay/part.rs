//! Parts of a drawing: what a cut leaves of it, and what stands on a vertex.

use crate::diagnostic::{Diagnostic, did_you_mean};
use crate::drawing::{Drawing, Edge, EdgeId, Incidence, Vertex};
use crate::repertoire::Entry;
use crate::search::SearchLimit;
use crate::structure;
use crate::value::Value;
use crate::verify::{FirstCut, Verified, Witness, verify};
use std::collections::BTreeSet;

type Found<T> = Result<T, Diagnostic>;

/// What the cut of an edge leaves, and what agrees with the search about it.
///
/// # Errors
/// When there is no such edge, or none that is meant clearly: the fault, without
/// a place.
pub(super) fn after_cut(verified: &Verified, name: &str) -> Found<(Value, Witness)> {
    let cuts = cuts_named(verified, name)?;
    let confirmed: Vec<Witness> = cuts
        .iter()
        .map(|cut| confirm(verified, cut, name))
        .collect::<Found<_>>()?;
    let both = cuts.into_iter().zip(confirmed).next();
    both.map(|(cut, witness)| (cut.leaves, witness))
        .ok_or_else(|| {
            let id = verified.id();
            Diagnostic::error(format!(
                "the edge `{name}` of `{id}` falls before play begins and cannot be cut"
            ))
        })
}

/// The cuts that a name means, all of which leave the same value.
fn cuts_named(verified: &Verified, name: &str) -> Found<Vec<FirstCut>> {
    let drawing = verified.drawing();
    let id = verified.id();
    let edges = edges_named(drawing, name);
    if edges.is_empty() {
        let edges: BTreeSet<String> = drawing
            .edges()
            .iter()
            .map(|&edge| drawing.edge_name(edge))
            .collect();
        let hint = did_you_mean(name, edges.iter().map(String::as_str));
        return Err(Diagnostic::error(format!("`{id}` has no edge `{name}`")).maybe_hint(hint));
    }
    let cuts: Vec<FirstCut> = FirstCut::all(verified)
        .filter(|cut| edges.contains(&cut.id))
        .collect();
    let Some(other) = cuts.iter().find(|cut| cut.leaves != cuts[0].leaves) else {
        return Ok(cuts);
    };
    let colour = other.edge.colour;
    let hint = if colour == cuts[0].edge.colour {
        "give its vertices names without hyphens".to_owned()
    } else {
        format!("say which by its colour, as in `{name}.{colour}`")
    };
    Err(Diagnostic::error(format!("`{name}` names several edges of `{id}`")).hint(hint))
}

/// The edges that an author calls `u-v`, from either end, or `u-v.blue`.
fn edges_named(drawing: &Drawing, name: &str) -> Vec<EdgeId> {
    let edges = edges_between(drawing, name);
    if !edges.is_empty() {
        return edges;
    }
    let Some((name, colour)) = name.rsplit_once('.') else {
        return edges;
    };
    let of_colour = |&id: &EdgeId| drawing.edge(id).colour.name() == colour;
    let edges = edges_between(drawing, name).into_iter();
    edges.filter(of_colour).collect()
}

/// The edges that join two vertices. Their names may hold hyphens themselves, so
/// every way to split the name is tried.
fn edges_between(drawing: &Drawing, name: &str) -> Vec<EdgeId> {
    let pairs: Vec<_> = name
        .match_indices('-')
        .filter_map(|(hyphen, _)| {
            let from = drawing.vertex_named(&name[..hyphen])?;
            let to = drawing.vertex_named(&name[hyphen + 1..])?;
            Some((from, to))
        })
        .collect();
    let joins =
        |edge: Edge| pairs.contains(&(edge.from, edge.to)) || pairs.contains(&(edge.to, edge.from));
    drawing
        .edge_ids()
        .filter(|&(_, edge)| joins(edge))
        .map(|(id, _)| id)
        .collect()
}

/// What agrees with the search about what a cut leaves.
fn confirm(verified: &Verified, cut: &FirstCut, name: &str) -> Found<Witness> {
    let drawing = verified.drawing();
    let kept: Vec<bool> = drawing.edge_ids().map(|(id, _)| id != cut.id).collect();
    let rest = drawing.standing(&kept);
    // Where theorems read it there is no need to play it once more.
    let (value, witness) = match structure::read(&rest) {
        Ok(reading) => (reading.value(), Witness::Structure(reading)),
        Err(_) => value_of(verified, rest, &format!("the cut of {name}"))?,
    };
    if value == cut.leaves {
        return Ok(witness);
    }
    Err(Diagnostic::error(format!(
        "the witnesses disagree on `{}` after the cut of `{name}`",
        verified.id()
    ))
    .note(format!(
        "by itself what is left is worth {value}, within the whole {}",
        cut.leaves
    )))
}

/// Sends a part of a drawing through the gate by itself.
fn value_of(verified: &Verified, part: Drawing, what: &str) -> Found<(Value, Witness)> {
    let entry = Entry::of_drawing(&format!("{}, {what}", verified.id()), part);
    let part = verify(entry, SearchLimit::default(), &mut |_| {});
    let part = part.map_err(|rejection| rejection.diagnostic())?;
    Ok((part.value(), part.witness().clone()))
}

/// The vertex of this name, if something holds it to the ground.
///
/// # Errors
/// When there is none: the fault, without a place.
pub(super) fn standing_vertex(verified: &Verified, name: &str) -> Found<Vertex> {
    let drawing = verified.drawing();
    let Some(vertex) = drawing.vertex_named(name) else {
        let all = (0..drawing.vertex_count()).map(Vertex::new);
        let names: Vec<String> = all.map(|vertex| drawing.name(vertex)).collect();
        let hint = did_you_mean(name, names.iter().map(String::as_str));
        let fault = Diagnostic::error(format!("`{}` has no vertex `{name}`", verified.id()));
        return Err(fault.maybe_hint(hint));
    };
    let held = FirstCut::all(verified).any(|cut| cut.edge.from == vertex || cut.edge.to == vertex);
    if held || vertex.is_ground() {
        return Ok(vertex);
    }
    Err(Diagnostic::error(format!(
        "the vertex `{name}` of `{}` falls before play begins",
        verified.id()
    )))
}

/// The value of what stands on a vertex and on nothing else, and what agrees
/// with the search about it.
///
/// # Errors
/// When it does not pass the gate by itself: the fault, without a place.
pub(super) fn standing_on(verified: &Verified, vertex: Vertex) -> Found<(Value, Witness)> {
    let drawing = verified.drawing();
    let what = format!("what stands on {}", drawing.name(vertex));
    value_of(verified, on_the_ground(drawing, vertex), &what)
}

/// What would fall without a vertex, put on the ground where it stood on it.
fn on_the_ground(drawing: &Drawing, vertex: Vertex) -> Drawing {
    let incidence = Incidence::of(drawing);
    let mut elsewhere = vec![false; drawing.vertex_count()];
    let mut frontier = Vec::new();
    if !vertex.is_ground() {
        elsewhere[0] = true;
        frontier.push(Vertex::GROUND);
    }
    while let Some(reached) = frontier.pop() {
        for (_, end) in incidence.at(reached) {
            if end != vertex && !std::mem::replace(&mut elsewhere[end.index()], true) {
                frontier.push(end);
            }
        }
    }
    let lowered = |end: Vertex| if end == vertex { Vertex::GROUND } else { end };
    let stands = |edge: &Edge| !elsewhere[edge.from.index()] && !elsewhere[edge.to.index()];
    let edges = drawing.edges().iter().copied().filter(stands);
    let lower = |edge: Edge| Edge {
        from: lowered(edge.from),
        to: lowered(edge.to),
        ..edge
    };
    drawing.with_edges(edges.map(lower).collect())
}
