//! Faults, and the places in authors' files where they stand.
//!
//! Every room that reads what a person wrote reports with these types: a
//! sentence, a place, and where possible a suggestion. A run collects all its
//! faults in one [`Diagnostics`] before it says anything.

pub mod keys;
pub mod name;
mod render;
mod shelf;
mod source;
mod suggest;
pub mod yaml;

use std::path::Path;

pub use shelf::Shelf;
pub use source::{Place, SourceFile};
pub use suggest::{closest, did_you_mean};

/// Whether a fault stops the build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Nothing is published while it stands.
    Error,
    /// Worth mending, but the site is right without.
    Warning,
}

/// One fault: a sentence, a place, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    severity: Severity,
    message: String,
    place: Option<Place>,
    label: Option<String>,
    notes: Vec<String>,
    hint: Option<String>,
}

impl Diagnostic {
    /// A fault that stops the build.
    #[must_use]
    pub fn error(message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            message: message.into(),
            place: None,
            label: None,
            notes: Vec::new(),
            hint: None,
        }
    }

    /// A fault that does not.
    #[must_use]
    pub fn warning(message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Warning,
            ..Self::error(message)
        }
    }

    /// Where it stands.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// Where it stands, if it stands in a file at all.
    #[must_use]
    pub fn maybe_at(self, place: Option<Place>) -> Self {
        match place {
            Some(place) => self.at(place),
            None => self,
        }
    }

    /// A few words to stand beside the place itself.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// A further fact worth knowing. May be called more than once.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// What to do about it.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// What to do about it, where there is something to say.
    #[must_use]
    pub fn maybe_hint(self, hint: Option<String>) -> Self {
        match hint {
            Some(hint) => self.hint(hint),
            None => self,
        }
    }

    /// Whether it stops the build.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// The sentence.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Faults without a place come after those with one.
    fn sort_key(&self) -> (bool, Option<(&Path, usize, usize)>) {
        let place = self.place.as_ref();
        (place.is_none(), place.map(Place::sort_key))
    }

    /// Where it stands, if it stands in a file.
    #[must_use]
    pub const fn place(&self) -> Option<&Place> {
        self.place.as_ref()
    }
}

/// More faults than this are counted, not shown: nobody mends a thousand at a sitting.
const MOST_SHOWN: usize = 200;

/// All the faults of one run.
#[derive(Debug, Clone, Default)]
pub struct Diagnostics(Vec<Diagnostic>);

impl FromIterator<Diagnostic> for Diagnostics {
    fn from_iter<I: IntoIterator<Item = Diagnostic>>(faults: I) -> Self {
        Self(faults.into_iter().collect())
    }
}

impl Diagnostics {
    /// Adds one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.0.push(diagnostic);
    }

    /// Adds all of another collection.
    pub fn extend(&mut self, others: impl IntoIterator<Item = Diagnostic>) {
        self.0.extend(others);
    }

    /// Whether any of them stops the build.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.error_count() > 0
    }

    /// How many stop the build.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.0.iter().filter(|fault| fault.is_error()).count()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Them, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.iter()
    }

    /// All of them as text for a person, by file and place, errors and warnings
    /// mixed; those without a place come last. Colours are for terminals.
    #[must_use]
    pub fn render(&self, coloured: bool) -> String {
        let mut sorted: Vec<&Diagnostic> = self.0.iter().collect();
        sorted.sort_by(|a, b| a.sort_key().cmp(&b.sort_key()));
        // Errors come first into what is shown where not all can be.
        let hidden = sorted.len().saturating_sub(MOST_SHOWN);
        if hidden > 0 {
            sorted.sort_by_key(|fault| !fault.is_error());
            sorted.truncate(MOST_SHOWN);
        }
        let mut told: Vec<String> = sorted
            .into_iter()
            .map(|fault| render::render(fault, coloured))
            .collect();
        if hidden > 0 {
            told.push(format!("and {hidden} more"));
        }
        told.join("\n\n")
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Self(vec![diagnostic])
    }
}
