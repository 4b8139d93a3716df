//! A fault as text: the sentence, the place with its line quoted, the hint.

use super::{Diagnostic, Severity};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

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
        let annotation = AnnotationKind::Primary
            .span(place.bytes())
            .label(fault.label.as_deref());
        group = group.element(
            Snippet::source(place.file().text())
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
