//! What the parts of one page share while it is made.

use super::Heading;
use super::anchors::Anchors;
use super::apparatus::Apparatus;
use super::claim;
use super::lint::Lint;
use super::mathematics::Mathematics;
use super::passage::Passage;
use super::prose::Prose;
use super::sources::Source;
use crate::diagnostic::name::slug;
use crate::diagnostic::{Diagnostic, Diagnostics, Place, did_you_mean};
use crate::verify::{Ledger, Verified};
use std::collections::BTreeSet;

/// A page in the making.
pub(super) struct Page<'a> {
    /// The drawings it may speak of.
    pub ledger: &'a Ledger,
    /// What it may cite, and the terms that it may link.
    pub apparatus: &'a Apparatus,
    /// The converter of its formulas.
    pub mathematics: Mathematics,
    /// Its ids.
    pub anchors: Anchors,
    /// Its headings so far.
    pub headings: Vec<Heading>,
    /// Its links so far.
    pub links: Vec<(String, Place)>,
    /// What is wrong with it so far.
    pub faults: Diagnostics,
    /// The lint of its numbers.
    pub lint: Lint,
    /// Where the author switched the lint off, while it is off.
    pub lint_off: Option<Place>,
    /// How many claims it has made.
    pub claims: usize,
    /// How many claims were met on it, whether or not they hold.
    pub claims_met: usize,
    /// What it cites, in the order of the text; `None` where nothing can be cited.
    pub sources: Option<Vec<Source>>,
    /// The keys of the terms that it links, each once.
    pub terms: BTreeSet<String>,
    /// Its place in the reading order, by which exercises are numbered.
    pub order: u32,
    /// How many exercises it has set.
    pub exercises: usize,
    /// Whether every part of it could be read.
    pub read_whole: bool,
    /// How many notes it has set.
    pub notes: usize,
    /// The ids of the drawings that are played on it, each once.
    pub played: Vec<String>,
    /// Whether stalks are recoloured on it.
    pub recolours: bool,
    /// Whether the drawing of a million edges is read on it.
    pub reads_million: bool,
    figures: usize,
}

impl<'a> Page<'a> {
    /// An empty page.
    pub fn new(ledger: &'a Ledger, apparatus: &'a Apparatus, lint: Lint) -> Self {
        Self {
            ledger,
            apparatus,
            mathematics: Mathematics::new(),
            anchors: Anchors::default(),
            headings: Vec::new(),
            links: Vec::new(),
            faults: Diagnostics::default(),
            lint,
            lint_off: None,
            claims: 0,
            claims_met: 0,
            sources: None,
            terms: BTreeSet::new(),
            order: 0,
            exercises: 0,
            read_whole: true,
            notes: 0,
            played: Vec::new(),
            recolours: false,
            reads_million: false,
            figures: 0,
        }
    }

    /// The drawing of this name, or a fault at `place`; neither if it is missing for
    /// a reason that has been told.
    pub fn drawing(&mut self, id: &str, place: Place) -> Option<&'a Verified> {
        match claim::drawing(id, self.ledger) {
            Ok(found) => found,
            Err(fault) => {
                self.faults.push(fault.at(place));
                None
            }
        }
    }

    /// Looks through text in which no claim can stand.
    pub fn spoken(&mut self, passage: &Passage<'_>) {
        let mut prose = Prose::spoken();
        prose.push(passage.text, 0..passage.text.len());
        self.lint.check(&prose, passage, &mut self.faults);
    }

    /// Takes note that a drawing is played on the page.
    pub fn play(&mut self, id: &str) {
        if self.played.iter().all(|known| known != id) {
            self.played.push(id.to_owned());
        }
    }

    /// An anchor for a figure of what has this name, as near to it as is free.
    pub fn figure_anchor(&mut self, name: &str) -> String {
        self.anchors.unique(&format!("figure-{}", slug(name)))
    }

    /// A key that no other figure of the page has. The underscore keeps its ids
    /// apart from those of headings, which have none.
    pub fn figure_key(&mut self) -> String {
        self.figures += 1;
        format!("figure_{}", self.figures)
    }

    /// Checks what can only be checked when all of the page is there.
    pub fn finish(&mut self) {
        for (href, place) in &self.links {
            let Some(anchor) = href.strip_prefix('#').filter(|it| !self.anchors.has(it)) else {
                continue;
            };
            self.faults.push(
                Diagnostic::error(format!("nothing on this page has the anchor `{anchor}`"))
                    .at(place.clone())
                    .maybe_hint(did_you_mean(anchor, self.anchors.iter())),
            );
        }
        if let Some(place) = self.lint_off.take() {
            self.faults.push(
                Diagnostic::warning("from here to the end no number is looked at")
                    .at(place)
                    .hint("write `<!-- claims: check -->` where numbers count again"),
            );
        }
        self.faults.extend(self.lint.unused());
    }
}
