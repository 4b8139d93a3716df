//! What an essay may refer to besides drawings: works that it cites, terms that the
//! glossary explains.

use super::Essay;
use super::bibliography::{self, Reference};
use super::glossary::{self, Term};
use crate::diagnostic::{Diagnostic, Diagnostics, Place, did_you_mean};
use std::path::Path;

/// Begins the destination of a citation.
pub(super) const CITE: &str = "cite:";
/// Begins the destination of a link to the glossary.
pub(super) const TERM: &str = "term:";

/// The references and the terms of a book.
#[derive(Debug)]
pub(super) struct Apparatus {
    /// The references as a bibliography has them; `None` if they cannot be read.
    references: Option<Vec<Reference>>,
    /// The terms in the order of the alphabet; `None` if they cannot be read.
    terms: Option<Vec<Term>>,
}

impl Apparatus {
    /// Reads both files of a folder.
    pub fn load(folder: &Path, faults: &mut Diagnostics) -> Self {
        Self {
            references: bibliography::load(folder, faults),
            terms: glossary::load(folder, faults),
        }
    }

    /// The references that can be cited.
    pub fn references(&self) -> &[Reference] {
        self.references.as_deref().unwrap_or_default()
    }

    /// The terms that can be linked.
    pub fn terms(&self) -> &[Term] {
        self.terms.as_deref().unwrap_or_default()
    }

    /// Whether there is a reference of this key; false where the references could not be
    /// read, which has been told.
    ///
    /// # Errors
    /// When there is none: the fault, without a place.
    pub fn has_reference(&self, key: &str) -> Result<bool, Diagnostic> {
        let keys = self.references.as_deref();
        let keys = keys.map(|all| all.iter().map(|it| it.key.as_str()));
        has("reference", key, bibliography::FILE, keys)
    }

    /// The same of a term.
    ///
    /// # Errors
    /// When there is none: the fault, without a place.
    pub fn has_term(&self, key: &str) -> Result<bool, Diagnostic> {
        let keys = self.terms.as_deref();
        let keys = keys.map(|all| all.iter().map(|it| it.key.as_str()));
        has("term", key, glossary::FILE, keys)
    }

    /// The references, for a bibliography.
    pub fn into_references(self) -> Vec<Reference> {
        self.references.unwrap_or_default()
    }

    /// Reports what no essay refers to.
    pub fn report_unused(&self, essays: &[Essay], faults: &mut Diagnostics) {
        for reference in self.references() {
            let key = &reference.key;
            if !essays.iter().any(|essay| essay.cites(key)) {
                let complaint = format!("no essay cites the reference `{key}`");
                faults.push(unused(complaint, CITE, key, &reference.place));
            }
        }
        for term in self.terms() {
            let key = &term.key;
            if !essays.iter().any(|essay| essay.links_term(key)) {
                let complaint = format!("no essay links the term `{key}`");
                faults.push(unused(complaint, TERM, key, &term.place));
            }
        }
    }
}

fn unused(complaint: String, scheme: &str, key: &str, place: &Place) -> Diagnostic {
    Diagnostic::error(complaint).at(place.clone()).hint(format!(
        "write `[words]({scheme}{key})` in one, or delete it"
    ))
}

/// Whether a key is known; false where what is known could not be read.
fn has<'a>(
    what: &str,
    key: &str,
    file: &str,
    known: Option<impl Iterator<Item = &'a str> + Clone>,
) -> Result<bool, Diagnostic> {
    let Some(known) = known else {
        return Ok(false);
    };
    if known.clone().any(|it| it == key) {
        return Ok(true);
    }
    let hint = did_you_mean(key, known)
        .unwrap_or_else(|| format!("the keys are those of `content/{file}`"));
    Err(Diagnostic::error(format!("there is no {what} `{key}`")).hint(hint))
}
