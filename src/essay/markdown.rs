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
        let mut words: Option<Range<usize>> = None;
        let mut pieces = 0;
        for (event, source) in steps {
            let shown = match event {
                Event::Text(text) => {
                    phrase.html.push_str(&escape(text));
                    text
                }
                Event::Code(text) => {
                    phrase.html.extend(["<code>", &escape(text), "</code>"]);
                    text
                }
                Event::InlineMath(latex) | Event::DisplayMath(latex) => {
                    let formula = Formula {
                        latex,
                        source: source.clone(),
                        display: false,
                    };
                    match mathematics.render(&formula, passage) {
                        Ok(mathml) => phrase.html.push_str(&mathml),
                        Err(fault) => phrase.faults.push(*fault),
                    }
                    phrase.formula = true;
                    latex
                }
                Event::SoftBreak | Event::HardBreak => {
                    phrase.html.push(' ');
                    phrase.text.push(' ');
                    continue;
                }
                event => {
                    match emphasis(event) {
                        Some(tag) => phrase.html.push_str(tag),
                        None => phrase.mixed = true,
                    }
                    continue;
                }
            };
            phrase.text.push_str(shown);
            pieces += 1;
            let start = words.map_or(source.start, |words| words.start);
            words = Some(start..source.end);
        }
        phrase.formula &= pieces == 1;
        phrase.source = words.unwrap_or_else(|| {
            let first = steps.first().map_or(0, |(_, source)| source.start);
            first..first
        });
        phrase
    }
}
