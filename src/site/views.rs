//! What templates see of a drawing, of an essay, of the whole.

use crate::essay::{Book, Essay, Heading, short_latex};
use crate::figure::{self, View};
use crate::verify::{Census, CensusFact, Ledger, Verified, Witness};
use serde::Serialize;

/// A drawing as every page knows it. Values are LaTeX.
#[derive(Debug, Serialize)]
pub(super) struct DrawingView<'a> {
    id: &'a str,
    title: &'a str,
    about: &'a str,
    source: Option<&'a str>,
    edges: usize,
    vertices: usize,
    value: String,
    /// The value in full, where it is too long for a cell of a table.
    in_full: Option<String>,
    /// What structure says; nothing where no theorem reads the drawing.
    by_structure: Option<StructureView>,
    by_search: String,
    positions: u64,
    /// The version of the program that searched it, where this build did not.
    recorded: Option<&'a str>,
    /// The second witness where no theorem reads the drawing.
    difference: Option<DifferenceView>,
    outcome: String,
    winner: &'static str,
    /// The drawing on its ground, as inline SVG.
    picture: String,
}

/// The route by structure.
#[derive(Debug, Serialize)]
struct StructureView {
    value: String,
    rule: String,
}

/// The difference played to win or loss.
#[derive(Debug, Serialize)]
struct DifferenceView {
    positions: u64,
}

impl<'a> DrawingView<'a> {
    /// `place` keeps the ids of its picture apart from those of other pictures
    /// of the same drawing on a page.
    pub fn of(verified: &'a Verified, place: &str) -> Self {
        let entry = verified.entry();
        let key = format!("{place}-{}", entry.id);
        let value = verified.value();
        let short = short_latex(&value);
        let structure = verified.reading().map(|reading| StructureView {
            value: short_latex(&reading.value()),
            rule: reading.rule().replace('\'', "’"),
        });
        let difference = match verified.witness() {
            Witness::Structure(_) => None,
            Witness::Difference { difference, .. } => Some(DifferenceView {
                positions: difference.positions(),
            }),
        };
        Self {
            id: &entry.id,
            title: &entry.title,
            about: &entry.about,
            source: entry.source.as_deref(),
            edges: entry.drawing.edge_count(),
            vertices: entry.drawing.vertex_count(),
            in_full: Some(value.latex()).filter(|it| *it != short),
            value: short.clone(),
            by_structure: structure,
            by_search: short.clone(),
            positions: verified.positions(),
            recorded: verified.record().map(|record| record.program.as_str()),
            difference,
            outcome: verified.outcome().to_string(),
            winner: verified.outcome().winner(),
            picture: figure::inline(verified, View::Drawing, &key),
        }
    }
}

/// A drawing to be played on, where its positions are sent with the page. `key` keeps
/// its ids apart from those of other pictures on the page.
pub(super) fn board(verified: &Verified, key: &str) -> Option<String> {
    verified.tablebase().ok()?;
    Some(figure::board(verified, View::Drawing, key))
}

/// A drawing or an essay by name, for a link to it.
#[derive(Debug, Serialize)]
pub(super) struct Named<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// Its name for readers.
    pub title: &'a str,
}

impl<'a> Named<'a> {
    pub fn essay(essay: &'a Essay) -> Self {
        Self {
            id: &essay.slug,
            title: &essay.title,
        }
    }
}

/// An essay.
#[derive(Debug, Serialize)]
pub(super) struct EssayView<'a> {
    slug: &'a str,
    title: &'a str,
    summary: &'a str,
    order: u32,
    claims: usize,
    html: &'a str,
    played: &'a [String],
    recolours: bool,
    reads_million: bool,
    contents: Vec<HeadingView<'a>>,
}

/// A heading in a list of contents.
#[derive(Debug, Serialize)]
struct HeadingView<'a> {
    level: u8,
    id: &'a str,
    html: &'a str,
}

impl<'a> EssayView<'a> {
    pub fn of(essay: &'a Essay) -> Self {
        let contents = |heading: &'a Heading| HeadingView {
            level: heading.level,
            id: &heading.id,
            html: &heading.html,
        };
        Self {
            slug: &essay.slug,
            title: &essay.title,
            summary: &essay.summary,
            order: essay.order,
            claims: essay.claims,
            html: &essay.html,
            played: &essay.played,
            recolours: essay.recolours,
            reads_million: essay.reads_million,
            contents: essay.headings.iter().map(contents).collect(),
        }
    }
}

/// A census, for pages and for the record.
#[derive(Debug, Serialize)]
pub(super) struct CensusView<'a> {
    name: &'a str,
    title: &'a str,
    statement: &'a str,
    facts: Vec<CensusFactView<'a>>,
}

/// A count of a census.
#[derive(Debug, Serialize)]
struct CensusFactView<'a> {
    name: &'a str,
    meaning: &'a str,
    count: u64,
}

impl<'a> CensusView<'a> {
    pub fn of(census: &'a Census) -> Self {
        let fact = |fact: &CensusFact| CensusFactView {
            name: fact.name,
            meaning: fact.meaning,
            count: fact.count,
        };
        Self {
            name: census.name(),
            title: census.title(),
            statement: census.statement(),
            facts: census.facts().iter().map(fact).collect(),
        }
    }
}

/// The counts of a build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct Totals {
    /// How many drawings passed the gate.
    pub drawings: usize,
    /// How many positions this build played, over all drawings.
    pub positions: u64,
    /// How many drawings' searches are recorded and were not made in this build.
    pub recorded: usize,
    /// How many edges they have.
    pub edges: usize,
    /// How many censuses were taken.
    pub censuses: usize,
    /// How many cases they have, added up.
    pub cases: u64,
    /// How many essays there are.
    pub essays: usize,
    /// How many claims in them, and in the glossary, were checked.
    pub claims: usize,
}

impl Totals {
    pub fn of(ledger: &Ledger, book: &Book) -> Self {
        Self {
            drawings: ledger.len(),
            positions: ledger.iter().map(Verified::positions_now).sum(),
            recorded: ledger.iter().filter(|it| it.record().is_some()).count(),
            edges: ledger.iter().map(|it| it.drawing().edge_count()).sum(),
            censuses: ledger.censuses().len(),
            cases: ledger.censuses().cases(),
            essays: book.essays.len(),
            claims: book.claims(),
        }
    }
}
