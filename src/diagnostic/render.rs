//! A fault as text: the sentence, the place with its line quoted, the hint.

use super::{Diagnostic, Place, Severity};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use std::ops::Range;

/// Wide enough for a long line of prose; the rest is cut off around the fault.
const WIDTH: usize = 110;

pub(super) fn render(fault: &Diagnostic, coloured: bool) -> String {
    let level = match fault.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let path;
    let mut group = level
        .primary_title(&fault.message)
        .elements(Vec::<annotate_snippets::Element>::new());
    if let Some(place) = &fault.place {
        path = place.file().path().display().to_string();
        let (lines, first, span) = quoted(place);
        let annotation = AnnotationKind::Primary
            .span(span)
            .label(fault.label.as_deref());
        group = group.element(
            Snippet::source(lines)
                .line_start(first)
                .path(&path)
                .annotation(annotation),
        );
    }
    for note in &fault.notes {
        group = group.element(Level::NOTE.message(note));
    }
    if let Some(hint) = &fault.hint {
        group = group.element(Level::HELP.message(hint));
    }
    let renderer = if coloured {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    renderer.term_width(WIDTH).render(&[group])
}

/// The lines that a place touches, the number of the first, and the place within
/// them. The renderer would otherwise go through the whole file for every fault.
fn quoted(place: &Place) -> (&str, usize, Range<usize>) {
    let text = place.file().text();
    let bytes = place.bytes();
    let start = text[..bytes.start]
        .rfind('\n')
        .map_or(0, |newline| newline + 1);
    let end = text[bytes.end..]
        .find('\n')
        .map_or(text.len(), |newline| bytes.end + newline);
    (
        &text[start..end],
        place.line(),
        bytes.start - start..bytes.end - start,
    )
}
