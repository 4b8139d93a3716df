//! `list`: what is in the book.

use super::Failure;
use super::book::assembled;
use crate::essay::Essay;
use crate::search::SearchLimit;
use crate::site::Thoroughness;
use crate::verify::{Census, Verified};
use clap::Args;
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// What `list` is asked.
#[derive(Debug, Args)]
pub(super) struct ListArgs {
    /// Only drawings with this tag, and no essays or censuses.
    #[arg(long, value_name = "TAG")]
    tag: Option<String>,
    /// Print one JSON object an item, one a line.
    #[arg(long)]
    json: bool,
}

/// An item of the book, as it stands in JSON.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Item<'a> {
    Drawing {
        id: &'a str,
        title: &'a str,
        value: String,
        edges: usize,
        positions: u64,
        tags: &'a [String],
    },
    Essay {
        slug: &'a str,
        title: &'a str,
        order: u32,
        requires: &'a [String],
        claims: usize,
    },
    Census(CensusItem<'a>),
}

/// A census, as it stands in JSON.
#[derive(Debug, Serialize)]
struct CensusItem<'a> {
    name: &'a str,
    title: &'a str,
    cases: u64,
}

pub(super) fn run(
    args: &ListArgs,
    root: &Path,
    limit: SearchLimit,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let thoroughness = Thoroughness {
        limit,
        ..Thoroughness::default()
    };
    let book = assembled(root, thoroughness)?;
    let wanted = |verified: &&Verified| {
        let tags = &verified.entry().tags;
        args.tag.as_ref().is_none_or(|tag| tags.contains(tag))
    };
    let mut items: Vec<Item> = book.ledger.iter().filter(wanted).map(Item::of).collect();
    if args.tag.is_none() {
        items.extend(book.essays.iter().map(Item::of_essay));
        items.extend(book.ledger.censuses().iter().map(Item::of_census));
    }
    for item in &items {
        if args.json {
            let line = serde_json::to_string(item).expect("plain data is JSON");
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{item}")?;
        }
    }
    Ok(())
}

impl<'a> Item<'a> {
    fn of(verified: &'a Verified) -> Self {
        let entry = verified.entry();
        Self::Drawing {
            id: &entry.id,
            title: &entry.title,
            value: verified.value().to_string(),
            edges: entry.drawing.edge_count(),
            positions: verified.positions(),
            tags: &entry.tags,
        }
    }

    fn of_essay(essay: &'a Essay) -> Self {
        Self::Essay {
            slug: &essay.slug,
            title: &essay.title,
            order: essay.order,
            requires: &essay.requires,
            claims: essay.claims,
        }
    }

    fn of_census(census: &'a Census) -> Self {
        Self::Census(CensusItem {
            name: census.name(),
            title: census.title(),
            cases: census.cases(),
        })
    }
}

impl std::fmt::Display for Item<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Drawing {
                id,
                title,
                value,
                edges,
                positions,
                ..
            } => write!(
                f,
                "{id:<26} {value:>4} {edges:>3} edges {positions:>8} positions  {title}"
            ),
            Self::Essay {
                slug,
                title,
                claims,
                ..
            } => write!(f, "{slug:<26}  essay, {claims} claims  {title}"),
            Self::Census(CensusItem { name, title, cases }) => {
                write!(f, "{name:<26}  census, {cases} cases  {title}")
            }
        }
    }
}
