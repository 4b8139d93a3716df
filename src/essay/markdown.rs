//! Markdown as a list of events, each with the bytes it comes from.

use super::html::escape;
use super::mathematics::{Formula, Mathematics};
use super::passage::Passage;
use crate::diagnostic::{Diagnostic, Diagnostics};
use pulldown_cmark::{BrokenLink, Event, LinkType, Options, Parser, Tag, TagEnd};
use std::ops::Range;

/// An event and the bytes of the passage it comes from.
pub(super) type Step<'a> = (Event<'a>, Range<usize>);

/// What is read beyond `CommonMark`.
fn options() -> Options {
    Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_MATH
        | Options::ENABLE_SMART_PUNCTUATION
}

/// Reads a passage. A link by reference to nothing, which would be set as if it
/// were text, is a fault.
pub(super) fn read<'a>(passage: &Passage<'a>, faults: &mut Diagnostics) -> Vec<Step<'a>> {
    let mut broken = Vec::new();
    let mut note_broken = |link: BrokenLink<'_>| {
        if matches!(link.link_type, LinkType::Reference | LinkType::Collapsed) {
            broken.push((link.reference.to_string(), link.span));
        }
        None
    };
    let steps =
        Parser::new_with_broken_link_callback(passage.text, options(), Some(&mut note_broken))
            .into_offset_iter()
            .collect();
    for (reference, span) in broken {
        faults.push(
            Diagnostic::error(format!("nothing says where `[{reference}]` leads"))
                .at(passage.place(span))
                .hint(format!("add a line `[{reference}]: /where/it/leads/`")),
        );
    }
    steps
}

/// How many events belong to the first one: itself, and all up to its end.
pub(super) fn extent(steps: &[Step<'_>]) -> usize {
    let mut depth = 0_usize;
    for (count, (event, _)) in steps.iter().enumerate() {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return count + 1;
        }
    }
    steps.len()
}

/// The events between the first one and its end.
pub(super) fn inside<'s, 'a>(steps: &'s [Step<'a>]) -> &'s [Step<'a>] {
    steps
        .get(1..extent(steps).saturating_sub(1))
        .unwrap_or_default()
}

/// The tags that are set alike wherever they stand.
pub(super) fn emphasis(event: &Event<'_>) -> Option<&'static str> {
    match event {
        Event::Start(Tag::Emphasis) => Some("<em>"),
        Event::End(TagEnd::Emphasis) => Some("</em>"),
        Event::Start(Tag::Strong) => Some("<strong>"),
        Event::End(TagEnd::Strong) => Some("</strong>"),
        _ => None,
    }
}

/// Words with their emphasis and mathematics, and nothing that can be pressed.
#[derive(Debug, Default)]
pub(super) struct Phrase {
    /// As HTML.
    pub html: String,
    /// As text, formulas in LaTeX.
    pub text: String,
    /// Whether it is one formula and nothing else.
    pub formula: bool,
    /// The bytes of the passage from its first word to its last.
    pub source: Range<usize>,
    /// Whether something stood in it that is neither words nor mathematics.
    pub mixed: bool,
    /// What is wrong with its formulas.
    pub faults: Vec<Diagnostic>,
}

impl Phrase {
    /// Reads a phrase from the events inside an element.
    pub fn of(steps: &[Step<'_>], passage: &Passage<'_>, mathematics: &Mathematics) -> Self {
        let mut phrase = Self::default();
        let mut formulas = 0;
        let mut words: Vec<&Range<usize>> = Vec::new();
        for (event, source) in steps {
            match event {
                Event::Text(text) => phrase.add(&escape(text), text),
                Event::Code(text) => phrase.add(&format!("<code>{}</code>", escape(text)), text),
                Event::InlineMath(latex) | Event::DisplayMath(latex) => {
                    formulas += 1;
                    let formula = Formula {
                        latex,
                        source: source.clone(),
                        display: false,
                    };
                    let set = mathematics.render(&formula, passage);
                    let mathml = set.unwrap_or_else(|fault| {
                        phrase.faults.push(fault);
                        String::new()
                    });
                    phrase.add(&mathml, latex);
                }
                Event::SoftBreak | Event::HardBreak => {
                    phrase.add(" ", " ");
                    continue;
                }
                event => {
                    let tag = emphasis(event);
                    phrase.html.extend(tag);
                    phrase.mixed |= tag.is_none();
                    continue;
                }
            }
            words.push(source);
        }
        phrase.formula = formulas == 1 && words.len() == 1;
        let first = words.first().copied().or(steps.first().map(|(_, it)| it));
        let start = first.map_or(0, |first| first.start);
        phrase.source = start..words.last().map_or(start, |last| last.end);
        phrase
    }

    fn add(&mut self, html: &str, text: &str) {
        self.html.push_str(html);
        self.text.push_str(text);
    }
}
