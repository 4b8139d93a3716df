//! Every page of the site, made from its template.

use super::addresses::{NOT_FOUND, way_up, with_explicit_links};
use super::apparatus::{ReferenceView, TermView, ladder};
use super::details::DrawingDetails;
use super::kept::with_kept_punctuation;
use super::notation::ValueGroup;
use super::play::{BoardView, PairView, StalkView};
use super::templates::Templates;
use super::views::{self, CensusView, DrawingView, EssayView, Named, Totals};
use crate::diagnostic::{Diagnostic, Diagnostics, Place};
use crate::essay::Book;
use crate::value::Outcome;
use crate::verify::{Ledger, Verified};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest, Sha256};
use tera::Context;

/// The tag of the drawing that stands large on the front page.
const FRONT: &str = "front";

/// A page as it is published.
#[derive(Debug)]
pub(super) struct Page<'e> {
    /// Where it lies in the site.
    pub path: String,
    /// The template it was made from.
    pub template: &'static str,
    /// The links that an author wrote on it, each with its place.
    pub links: &'e [(String, Place)],
    /// The page.
    pub html: String,
}

/// The tag of the drawing that shows how one is written by hand.
const EXAMPLE: &str = "example";

/// Which entry of the site's navigation a page belongs under.
#[derive(Clone, Copy)]
enum Section {
    Essays,
    Drawings,
    Play,
    Draw,
    Checked,
    /// What the foot of every page leads to.
    Apparatus,
}

impl Section {
    const fn name(self) -> &'static str {
        match self {
            Self::Essays => "essays",
            Self::Drawings => "drawings",
            Self::Play => "play",
            Self::Draw => "draw",
            Self::Checked => "checked",
            Self::Apparatus => "apparatus",
        }
    }
}

/// All that pages are made of.
pub(super) struct Press<'a, 'e> {
    templates: &'a Templates,
    ledger: &'a Ledger,
    book: &'e Book,
    /// The drawings from the simplest to the largest, as pages list them.
    verified: Vec<&'a Verified>,
    /// What templates see of them, in the same order.
    drawings: Vec<DrawingView<'a>>,
    totals: Totals,
}

impl<'a, 'e> Press<'a, 'e> {
    pub fn new(
        templates: &'a Templates,
        ledger: &'a Ledger,
        book: &'e Book,
        totals: Totals,
    ) -> Self {
        let mut verified: Vec<&Verified> = ledger.iter().collect();
        // The sort is stable, so equals stay in the order of their ids.
        verified.sort_by_key(|it| (it.drawing().edge_count(), it.positions()));
        let view = |it: &&'a Verified| DrawingView::of(it, "picture");
        let drawings = verified.iter().map(view).collect();
        Self {
            templates,
            ledger,
            book,
            verified,
            drawings,
            totals,
        }
    }

    /// Makes every page.
    ///
    /// # Errors
    /// What is wrong with the templates: each fault once, however many pages
    /// it spoils.
    pub fn print(&self) -> Result<Vec<Page<'e>>, Diagnostics> {
        let attempts = std::iter::once_with(|| self.home())
            .chain((0..self.book.essays.len()).map(|place| self.essay(place)))
            .chain(std::iter::once_with(|| self.gallery()))
            .chain((0..self.verified.len()).map(|place| self.drawing(place)))
            .chain(std::iter::once_with(|| self.play()))
            .chain(std::iter::once_with(|| self.draw()))
            .chain(std::iter::once_with(|| self.checked()))
            .chain(std::iter::once_with(|| self.notation()))
            .chain(self.has_glossary().then(|| self.glossary()))
            .chain(self.has_bibliography().then(|| self.bibliography()))
            .chain(std::iter::once_with(|| self.not_found()));
        let mut pages = Vec::new();
        let mut faults = Diagnostics::default();
        for attempt in attempts {
            match attempt {
                Ok(page) => pages.push(page),
                Err(fault) if faults.iter().any(|known| *known == fault) => {}
                Err(fault) => faults.push(fault),
            }
        }
        if faults.is_empty() {
            Ok(pages)
        } else {
            Err(faults)
        }
    }

    fn home(&self) -> Result<Page<'e>, Diagnostic> {
        let path = "index.html";
        let mut context = context(path, Section::Essays);
        let essays: Vec<EssayView> = self.book.essays.iter().map(EssayView::of).collect();
        context.insert("essays", &essays);
        context.insert("map", &ladder(&self.book.essays));
        context.insert("drawings", &self.drawings);
        let front = self.front();
        context.insert("front", &front.map(|it| DrawingView::of(it, "front")));
        context.insert("board", &front.and_then(|it| views::board(it, "board")));
        self.page(path, "index.html", &context)
    }

    /// The drawing for the front page: the one with the tag, or else the largest
    /// that the first player can win.
    fn front(&self) -> Option<&'a Verified> {
        let won = |verified: &&Verified| verified.outcome() == Outcome::N;
        let ledger = self.ledger;
        ledger.tagged(FRONT).next().or_else(|| {
            ledger
                .iter()
                .filter(won)
                .max_by_key(|verified| verified.drawing().edge_count())
        })
    }

    fn essay(&self, place: usize) -> Result<Page<'e>, Diagnostic> {
        let essays = &self.book.essays;
        let essay = &essays[place];
        let path = format!("{}/index.html", essay.slug);
        let mut context = context(&path, Section::Essays);
        let neighbour = |place: Option<usize>| essays.get(place?).map(Named::essay);
        let required = essays.iter().filter(|it| essay.requires.contains(&it.slug));
        let required: Vec<Named> = required.map(Named::essay).collect();
        context.insert("essay", &EssayView::of(essay));
        context.insert("required", &required);
        context.insert("previous", &neighbour(place.checked_sub(1)));
        context.insert("next", &neighbour(place.checked_add(1)));
        let page = self.page(&path, "essay.html", &context)?;
        let links = &essay.links;
        Ok(Page { links, ..page })
    }

    fn gallery(&self) -> Result<Page<'e>, Diagnostic> {
        let path = "drawings/index.html";
        let mut context = context(path, Section::Drawings);
        context.insert("drawings", &self.drawings);
        self.page(path, "drawings.html", &context)
    }

    fn drawing(&self, place: usize) -> Result<Page<'e>, Diagnostic> {
        let verified = self.verified[place];
        let path = format!("drawings/{}/index.html", verified.id());
        let mut context = context(&path, Section::Drawings);
        let neighbour = |place: Option<usize>| {
            let verified = self.verified.get(place?)?;
            Some(Named {
                id: verified.id(),
                title: &verified.entry().title,
            })
        };
        context.insert("drawing", &self.drawings[place]);
        context.insert("details", &DrawingDetails::of(verified));
        context.insert("previous", &neighbour(place.checked_sub(1)));
        context.insert("next", &neighbour(place.checked_add(1)));
        context.insert("essays", &self.essays_about(verified));
        self.page(&path, "drawing.html", &context)
    }

    /// The essays with a link to a drawing's page, as every figure and claim has.
    fn essays_about(&self, verified: &Verified) -> Vec<Named<'e>> {
        let link = format!("drawings/{}/", verified.id());
        let essays = self.book.essays.iter();
        let about = essays.filter(|essay| essay.html.contains(&link));
        about.map(Named::essay).collect()
    }

    /// The page on which readers play two boards as one game and recolour stalks.
    fn play(&self) -> Result<Page<'e>, Diagnostic> {
        let path = "play/index.html";
        let mut context = context(path, Section::Play);
        context.insert("boards", &BoardView::all_of(&self.verified));
        context.insert("pair", &PairView::of(self.ledger));
        context.insert("stalks", &StalkView::all_of(self.ledger));
        self.page(path, "play.html", &context)
    }

    /// The page on which readers draw, with a drawing that shows how to do it by hand.
    fn draw(&self) -> Result<Page<'e>, Diagnostic> {
        let path = "draw/index.html";
        let mut context = context(path, Section::Draw);
        let example = self.ledger.tagged(EXAMPLE).next();
        context.insert("example", &example.map(|it| DrawingView::of(it, "example")));
        context.insert("file", &example.map(|it| it.entry().file.text()));
        self.page(path, "draw.html", &context)
    }

    fn checked(&self) -> Result<Page<'e>, Diagnostic> {
        let path = "checked/index.html";
        let mut context = context(path, Section::Checked);
        let largest = self
            .ledger
            .iter()
            .max_by_key(|verified| verified.positions_now())
            .map(|verified| DrawingView::of(verified, "largest"));
        let censuses: Vec<CensusView> = self.ledger.censuses().iter().map(CensusView::of).collect();
        context.insert("largest", &largest);
        context.insert("censuses", &censuses);
        context.insert("drawings", &self.drawings);
        self.page(path, "checked.html", &context)
    }

    /// Every sign and every value of the book.
    fn notation(&self) -> Result<Page<'e>, Diagnostic> {
        let path = "notation/index.html";
        let mut context = context(path, Section::Apparatus);
        context.insert("groups", &ValueGroup::all_of(&self.verified));
        self.page(path, "notation.html", &context)
    }

    fn has_glossary(&self) -> bool {
        !self.book.glossary.entries.is_empty()
    }

    fn glossary(&self) -> Result<Page<'e>, Diagnostic> {
        let path = "glossary/index.html";
        let mut context = context(path, Section::Apparatus);
        context.insert("terms", &TermView::all_of(self.book));
        let page = self.page(path, "glossary.html", &context)?;
        let links = &self.book.glossary.links;
        Ok(Page { links, ..page })
    }

    fn has_bibliography(&self) -> bool {
        !self.book.references.is_empty()
    }

    fn bibliography(&self) -> Result<Page<'e>, Diagnostic> {
        let path = "bibliography/index.html";
        let mut context = context(path, Section::Apparatus);
        context.insert("references", &ReferenceView::all_of(self.book));
        self.page(path, "bibliography.html", &context)
    }

    /// The page for addresses that are none. A server shows it at any depth, so
    /// it has its style within it, and its policy admits that style alone.
    fn not_found(&self) -> Result<Page<'e>, Diagnostic> {
        let style = self.templates.text("404.css")?;
        let digest = BASE64.encode(Sha256::digest(style));
        let mut context = Context::new();
        context.insert("style", style);
        context.insert("style_source", &format!("'sha256-{digest}'"));
        self.page(NOT_FOUND, "404.html", &context)
    }

    /// How many drawings no theorem reads.
    fn cores(&self) -> usize {
        let unread = |verified: &&&Verified| verified.reading().is_none();
        self.verified.iter().filter(unread).count()
    }

    fn page(
        &self,
        path: &str,
        template: &'static str,
        context: &Context,
    ) -> Result<Page<'e>, Diagnostic> {
        let mut context = context.clone();
        context.insert("totals", &self.totals);
        context.insert("cores", &self.cores());
        context.insert("has_glossary", &self.has_glossary());
        context.insert("has_bibliography", &self.has_bibliography());
        let html = self.templates.render(template, &context)?;
        Ok(Page {
            path: path.to_owned(),
            template,
            links: &[],
            html: with_kept_punctuation(&with_explicit_links(&html)),
        })
    }
}

fn context(path: &str, section: Section) -> Context {
    let mut context = Context::new();
    context.insert("root", &way_up(path));
    context.insert("section", section.name());
    context
}
