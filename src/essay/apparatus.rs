//! What an essay may refer to besides drawings: works that it cites, terms that the
//! glossary explains.

use super::Essay;
use super::bibliography::{self, Reference};
use super::glossary::{self, Term};
use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use std::path::Path;

/// Begins the destination of a citation.
pub(super) const CITE: &str = "cite:";
/// Begins the destination of a link to the glossary.
pub(super) const TERM: &str = "term:";

/// The references and the terms of a book.
#[derive(Debug, Default)]
pub(super) struct Apparatus {
    /// The references as a bibliography has them.
    pub references: Vec<Reference>,
    /// The terms in the order of the alphabet.
    pub terms: Vec<Term>,
}

impl Apparatus {
    /// Reads both files of a folder.
    pub fn load(folder: &Path, faults: &mut Diagnostics) -> Self {
        Self {
            references: bibliography::load(folder, faults),
            terms: glossary::load(folder, faults),
        }
    }

    /// The reference of this key.
    ///
    /// # Errors
    /// When there is none: the fault, without a place.
    pub fn reference(&self, key: &str) -> Result<&Reference, Diagnostic> {
        let found = self.references.iter().find(|it| it.key == key);
        found.ok_or_else(|| {
            let keys = self.references.iter().map(|it| it.key.as_str());
            unknown("reference", key, bibliography::FILE, keys)
        })
    }

    /// The term of this key.
    ///
    /// # Errors
    /// When there is none: the fault, without a place.
    pub fn term(&self, key: &str) -> Result<&Term, Diagnostic> {
        let found = self.terms.iter().find(|it| it.key == key);
        found.ok_or_else(|| {
            let keys = self.terms.iter().map(|it| it.key.as_str());
            unknown("term", key, glossary::FILE, keys)
        })
    }

    /// Reports what no essay refers to.
    pub fn report_unused(&self, essays: &[Essay], faults: &mut Diagnostics) {
        for reference in &self.references {
            if !essays.iter().any(|essay| essay.cites(&reference.key)) {
                let key = &reference.key;
                faults.push(
                    Diagnostic::error(format!("no essay cites the reference `{key}`"))
                        .at(reference.place.clone())
                        .hint(format!(
                            "cite it, as in `[words]({CITE}{key})`, or delete it"
                        )),
                );
            }
        }
        for term in &self.terms {
            if !essays.iter().any(|essay| essay.links_term(&term.key)) {
                let key = &term.key;
                faults.push(
                    Diagnostic::error(format!("no essay links the term `{key}`"))
                        .at(term.place.clone())
                        .hint(format!(
                            "link it, as in `[words]({TERM}{key})`, or delete it"
                        )),
                );
            }
        }
    }
}

fn unknown<'a>(
    what: &str,
    key: &str,
    file: &str,
    known: impl Iterator<Item = &'a str>,
) -> Diagnostic {
    let hint = did_you_mean(key, known)
        .unwrap_or_else(|| format!("the keys are those of `content/{file}`"));
    Diagnostic::error(format!("there is no {what} `{key}`")).hint(hint)
}
