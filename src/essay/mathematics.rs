//! LaTeX in, `MathML` out.

use super::passage::Passage;
use crate::diagnostic::Diagnostic;
use crate::value::{Style, Value};
use math_core::{LatexError, LatexToMathML, MathCoreConfig, MathDisplay};
use std::ops::Range;

/// The most braces and commands of a formula. The converter calls itself for each
/// that stands inside another, and a thousand overflow its stack.
const MOST_PARTS: usize = 400;

/// How many ASCII characters of a value fit in a note or a cell of a table, where
/// mathematics is not broken into lines.
const SHORT: usize = 40;

/// A value in LaTeX for a narrow place: one that is long is named or shortened.
#[must_use]
pub fn short_latex(value: &Value) -> String {
    value.written(Style::Latex, SHORT)
}

/// The converter, with its settings.
#[derive(Debug, Default)]
pub struct Mathematics(LatexToMathML);

/// A formula and where it stands.
#[derive(Debug, Clone)]
pub(super) struct Formula<'a> {
    /// Its LaTeX, without the dollars.
    pub latex: &'a str,
    /// Where it stands in the passage, dollars included.
    pub source: Range<usize>,
    /// Whether it stands in a line of its own.
    pub display: bool,
}

impl Mathematics {
    /// A converter.
    #[must_use]
    pub fn new() -> Self {
        // Only macros can fail to be read, and there are none.
        Self(LatexToMathML::new(MathCoreConfig::default()).unwrap_or_default())
    }

    /// A formula as `MathML`.
    ///
    /// # Errors
    /// When it is not LaTeX that the converter knows: the fault, at its place.
    pub(super) fn render(
        &self,
        formula: &Formula<'_>,
        passage: &Passage<'_>,
    ) -> Result<String, Diagnostic> {
        let parts = formula.latex.matches(['{', '\\']).count();
        if parts > MOST_PARTS {
            return Err(Diagnostic::error("this formula is too large to be set")
                .at(passage.place(formula.source.clone()))
                .hint(format!(
                    "it has {parts} braces and commands; break it into parts of {MOST_PARTS}"
                )));
        }
        let style = if formula.display {
            MathDisplay::Block
        } else {
            MathDisplay::Inline
        };
        match self.0.convert_with_local_state(formula.latex, style) {
            Ok(converted) if formula.display => Ok(converted.mathml),
            Ok(converted) => Ok(in_a_line(&converted.mathml)),
            Err(error) => Err(fault(&error, formula, passage)),
        }
    }

    /// A value as `MathML` for a note.
    pub(super) fn value(&self, value: &Value) -> String {
        self.set(&short_latex(value))
            .unwrap_or_else(|| value.unicode())
    }

    /// LaTeX of our own in a line, as `MathML`; `None` if the converter does not
    /// know it.
    #[must_use]
    pub fn set(&self, latex: &str) -> Option<String> {
        let converted = self
            .0
            .convert_with_local_state(latex, MathDisplay::Inline)
            .ok()?;
        Some(converted.mathml)
    }
}

/// A formula in a line without what its fractions say of their size: they are small
/// there anyway, and HTML checkers do not know the attribute.
fn in_a_line(mathml: &str) -> String {
    mathml.replace("<mfrac displaystyle=\"false\">", "<mfrac>")
}

fn fault(error: &LatexError, formula: &Formula<'_>, passage: &Passage<'_>) -> Diagnostic {
    let message = error.error_message();
    let told = message.trim_end_matches('.');
    let mut letters = told.chars();
    let told: String = letters
        .next()
        .map(|first| first.to_lowercase().chain(letters).collect())
        .unwrap_or_default();
    Diagnostic::error(format!("this formula cannot be set: {told}"))
        .at(passage.place(stretch(error, formula, passage)))
        .label(error.label())
}

/// Where in the passage an error stands. Where a formula runs over lines of a list
/// or a quotation the reader has taken their margins off; then it is pointed at
/// as a whole.
fn stretch(error: &LatexError, formula: &Formula<'_>, passage: &Passage<'_>) -> Range<usize> {
    let dollars = if formula.display { 2 } else { 1 };
    let start = formula.source.start + dollars;
    let end = start + formula.latex.len();
    if passage.text.get(start..end) != Some(formula.latex) {
        return formula.source.clone();
    }
    let from = (start + error.0.start).min(end);
    from..(start + error.0.end).clamp(from, end)
}
