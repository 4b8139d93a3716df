//! What a long search found, kept beside the drawing's file.
//!
//! A drawing marked `search: recorded` takes too long to be searched by every
//! build. Its search is run when asked for, and what it found is written to
//! `repertoire/records/<id>.yaml`, with a digest of the drawing that was searched.

use crate::diagnostic::keys::{Keys, text_of, texts_of};
use crate::diagnostic::yaml::{self, Node};
use crate::diagnostic::{Diagnostic, Diagnostics, Place, SourceFile};
use crate::value::{Style, Value};
use std::fmt::Write;
use std::str::FromStr;
use std::sync::Arc;

/// The folder in the repertoire that holds the records.
pub(super) const FOLDER: &str = "records";

const KEYS: [&str; 5] = ["digest", "program", "value", "positions", "cuts"];

/// Stands for the value after the cut of an edge that cannot be cut.
const FALLEN: &str = "fallen";

/// What the search of a drawing found, some time ago.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The digest of the drawing that was searched.
    pub digest: String,
    /// The version of the program that searched it.
    pub program: String,
    /// The value.
    pub value: Value,
    /// How many positions were played.
    pub positions: u64,
    /// For each edge, the value that its cut leaves; nothing for an edge that
    /// falls before play begins.
    pub cuts: Vec<Option<Value>>,
    /// Where the record begins, if it was read from a file.
    pub place: Option<Place>,
}

impl Record {
    /// Whether two records say the same of the same drawing, whichever versions of
    /// the program wrote them.
    #[must_use]
    pub fn agrees_with(&self, other: &Self) -> bool {
        let findings = |it: &Self| (it.digest.clone(), it.value.clone(), it.positions);
        findings(self) == findings(other) && self.cuts == other.cuts
    }

    /// The record as it is kept; `None` if a value is too long to be written out.
    #[must_use]
    pub fn to_yaml(&self) -> Option<String> {
        let mut text = String::from(
            "# What a search found that is too long for every build. Written by\n\
             # `hackenbook build --all`; the digest is the drawing's.\n",
        );
        let Self {
            digest,
            program,
            value,
            positions,
            cuts,
            ..
        } = self;
        let value = in_full(value)?;
        write!(
            text,
            "digest: {digest}\nprogram: {program}\nvalue: \"{value}\"\npositions: {positions}\ncuts:\n"
        )
        .ok()?;
        for cut in cuts {
            let left = match cut {
                Some(value) => in_full(value)?,
                None => FALLEN.to_owned(),
            };
            writeln!(text, "  - \"{left}\"").ok()?;
        }
        Some(text)
    }
}

/// A value in words that mean it and no other.
fn in_full(value: &Value) -> Option<String> {
    const LONGEST: usize = 10_000;
    let text = value.written(Style::Ascii, LONGEST);
    (text.parse().as_ref() == Ok(value)).then_some(text)
}

/// Reads a record.
///
/// # Errors
/// Every fault of the file.
pub(super) fn read(file: &Arc<SourceFile>) -> Result<Record, Diagnostics> {
    let mut faults = Diagnostics::default();
    let root = yaml::parse(file, 0..file.text().len()).map_err(Diagnostics::from)?;
    let keys = Keys::of(&root, "a record", &KEYS, &mut faults);
    for key in KEYS {
        if keys.get(key).is_none() {
            let fault = Diagnostic::error(format!("the record has no `{key}`"));
            let fault = fault.at(file.place(0..0));
            faults.push(fault.hint("`hackenbook build --all` writes it anew"));
        }
    }
    let digest = keys.text("digest", &mut faults);
    let program = keys.text("program", &mut faults);
    let value = keys
        .get("value")
        .and_then(|it| parsed("value", "a value", it, &mut faults));
    let positions = keys
        .get("positions")
        .and_then(|it| parsed("positions", "a number of positions", it, &mut faults));
    let cuts = keys.get("cuts").map(|it| cuts_of(it, &mut faults));
    if let (Some(digest), Some(program), Some(value), Some(positions), Some(cuts)) =
        (digest, program, value, positions, cuts)
        && !faults.has_errors()
    {
        return Ok(Record {
            digest: digest.0.to_owned(),
            program: program.0.to_owned(),
            value,
            positions,
            cuts,
            place: Some(digest.1.place.clone()),
        });
    }
    Err(faults)
}

fn cuts_of(node: &Node, faults: &mut Diagnostics) -> Vec<Option<Value>> {
    texts_of("cuts", node, faults)
        .into_iter()
        .map(|(text, item)| match text {
            FALLEN => None,
            _ => parsed("cuts", "a value", item, faults),
        })
        .collect()
}

/// What stands under a key, `what` in the words of a person.
fn parsed<T: FromStr>(key: &str, what: &str, node: &Node, faults: &mut Diagnostics) -> Option<T> {
    let text = text_of(key, node, faults)?;
    let parsed = text.parse().ok();
    if parsed.is_none() {
        let fault = Diagnostic::error(format!("`{text}` is not {what}"));
        faults.push(fault.at(node.place.clone()));
    }
    parsed
}
