//! From events to HTML: the blocks, and the text in them.

use super::footnotes::Footnotes;
use super::html::escape;
use super::markdown::{self, Step};
use super::mathematics::Formula;
use super::page::Page;
use super::passage::Passage;
use super::prose::Prose;
use super::table::Table;
use super::yaml_block::{EXERCISE, FIGURE};
use crate::diagnostic::{Diagnostic, Place, closest};
use pulldown_cmark::{CodeBlockKind, Event, Tag, TagEnd};
use std::ops::Range;

/// A walk over the events of one passage.
pub(super) struct Walk<'w, 'a> {
    /// The page that is being made.
    pub page: &'w mut Page<'a>,
    /// The passage.
    pub passage: &'w Passage<'w>,
    /// Its footnotes.
    pub footnotes: Footnotes<'w>,
    /// What is made so far.
    pub html: String,
    /// The block that is being read, as prose.
    pub prose: Prose,
    /// Whether the walk is inside a link.
    pub in_link: bool,
    /// Whether the walk is inside a note.
    pub in_note: bool,
    /// How many lists, quotations and exercises the walk is inside of.
    pub depth: usize,
    table: Table,
}

impl Page<'_> {
    /// The body of the essay as HTML.
    pub fn body(&mut self, passage: &Passage<'_>) -> String {
        self.blocks(passage, 0)
    }

    /// The inside of a block as HTML: what may stand between paragraphs alone may not
    /// stand there.
    pub fn inner(&mut self, passage: &Passage<'_>) -> String {
        self.blocks(passage, 1)
    }

    fn blocks(&mut self, passage: &Passage<'_>, depth: usize) -> String {
        let steps = markdown::read(passage, &mut self.faults);
        let footnotes = Footnotes::of(&steps, passage, &mut self.faults);
        let mut walk = Walk::new(self, passage, footnotes);
        walk.depth = depth;
        walk.all(&steps);
        walk.report_unused_footnotes();
        walk.html
    }

    /// A passage of one paragraph as HTML without the paragraph's tags. `whose` names
    /// it, with its article.
    pub fn paragraph(&mut self, whose: &str, passage: &Passage<'_>) -> String {
        let steps = markdown::read(passage, &mut self.faults);
        let paragraph = matches!(steps.first(), Some((Event::Start(Tag::Paragraph), _)));
        if !paragraph || markdown::extent(&steps) != steps.len() {
            self.faults.push(
                Diagnostic::error(format!("{whose} is one paragraph of text"))
                    .at(passage.place(0..passage.text.len()))
                    .hint("what needs more belongs in an essay itself"),
            );
            self.read_whole = false;
            return String::new();
        }
        let mut walk = Walk::new(self, passage, Footnotes::default());
        walk.all(markdown::inside(&steps));
        walk.close_prose();
        walk.html
    }
}

impl<'w, 'a> Walk<'w, 'a> {
    fn new(page: &'w mut Page<'a>, passage: &'w Passage<'w>, footnotes: Footnotes<'w>) -> Self {
        Self {
            page,
            passage,
            footnotes,
            html: String::new(),
            prose: Prose::default(),
            in_link: false,
            in_note: false,
            depth: 0,
            table: Table::default(),
        }
    }

    /// Walks over some events.
    pub fn all(&mut self, steps: &[Step<'_>]) {
        let mut rest = steps;
        while let Some((event, source)) = rest.first() {
            let walked = match event {
                Event::Start(tag) => self.start(tag, rest),
                Event::End(tag) => {
                    self.end(*tag);
                    1
                }
                event => {
                    self.leaf(event, source);
                    1
                }
            };
            rest = rest.get(walked..).unwrap_or_default();
        }
    }

    /// Sets some HTML.
    pub fn put(&mut self, html: &str) {
        self.html.push_str(html);
    }

    /// Where a stretch of the passage stands in the file.
    pub fn place(&self, source: &Range<usize>) -> Place {
        self.passage.place(source.clone())
    }

    /// Adds a fault at a stretch of the passage.
    pub fn fault(&mut self, fault: Diagnostic, source: &Range<usize>) {
        let fault = fault.at(self.place(source));
        self.page.faults.push(fault);
    }

    /// Ends a block: its prose is looked through.
    pub fn close_prose(&mut self) {
        let prose = std::mem::take(&mut self.prose);
        self.report_undefined_footnotes(&prose);
        let page = &mut *self.page;
        page.lint.check(&prose, self.passage, &mut page.faults);
    }

    /// Begins an element; says how many events that took. Those that are read as a
    /// whole take all of theirs.
    fn start(&mut self, tag: &Tag<'_>, steps: &[Step<'_>]) -> usize {
        let whole = markdown::extent(steps);
        match tag {
            Tag::Link { dest_url, .. } => return self.link(dest_url, steps),
            Tag::Image { dest_url, .. } => {
                self.inline_drawing(dest_url, steps);
                return whole;
            }
            Tag::Emphasis | Tag::Strong => {
                self.html.extend(markdown::emphasis(&steps[0].0));
                return 1;
            }
            _ => self.close_prose(),
        }
        match tag {
            Tag::Paragraph => return self.paragraph(steps),
            Tag::Heading { .. } => self.open_heading(tag, steps),
            Tag::BlockQuote(_) => self.open_container("<blockquote>\n"),
            Tag::List(Some(1)) => self.open_container("<ol>\n"),
            Tag::List(Some(first)) => self.open_container(&format!("<ol start=\"{first}\">\n")),
            Tag::List(None) => self.open_container("<ul>\n"),
            Tag::Item => self.put("<li>"),
            Tag::CodeBlock(kind) => {
                self.code_block(kind, steps);
                return whole;
            }
            Tag::HtmlBlock => {
                self.html_block(steps);
                return whole;
            }
            // Set where the text refers to it.
            Tag::FootnoteDefinition(_) => return whole,
            // Of the other extensions of Markdown none but tables is switched on.
            _ => {
                let html = self.table.open(tag);
                self.put(&html);
            }
        }
        1
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Emphasis => return self.put("</em>"),
            TagEnd::Strong => return self.put("</strong>"),
            TagEnd::Link => return self.close_link(),
            _ => self.close_prose(),
        }
        match tag {
            TagEnd::Paragraph => self.put("</p>\n"),
            TagEnd::Heading(level) => self.put(&format!("</{level}>\n")),
            TagEnd::BlockQuote(_) => self.close_container("</blockquote>\n"),
            TagEnd::List(true) => self.close_container("</ol>\n"),
            TagEnd::List(false) => self.close_container("</ul>\n"),
            TagEnd::Item => self.put("</li>\n"),
            _ => {
                let html = self.table.close(tag);
                self.put(html);
            }
        }
    }

    fn leaf(&mut self, event: &Event<'_>, source: &Range<usize>) {
        match event {
            Event::Text(text) => self.text(text, source),
            Event::Code(text) => {
                self.put(&format!("<code>{}</code>", escape(text)));
                self.prose.push_quiet(text, source.clone());
            }
            Event::InlineMath(latex) => self.formula(latex, source, None),
            Event::DisplayMath(latex) => self.formula(latex, source, Some("span")),
            Event::SoftBreak => self.line_break("\n", source),
            Event::HardBreak => self.line_break("<br>\n", source),
            Event::Rule => self.put("<hr>\n"),
            Event::FootnoteReference(label) => self.note_mark(label, source),
            Event::InlineHtml(html) | Event::Html(html) => self.raw_html(html, source),
            // Tags come elsewhere, and task lists are not switched on.
            Event::Start(_) | Event::End(_) | Event::TaskListMarker(_) => {}
        }
    }

    fn text(&mut self, text: &str, source: &Range<usize>) {
        self.put(&escape(text));
        // Phrases to ignore are written with the keys of a keyboard, as the essay is.
        let typed = self.passage.text.get(source.clone()).unwrap_or_default();
        self.report_stray_dollars(typed, source);
        let smart = ["'", "\"", "--", "---", "..."].contains(&typed);
        let plain = if smart { typed } else { text };
        if self.page.lint_off.is_some() {
            self.prose.push_quiet(plain, source.clone());
        } else {
            self.prose.push(plain, source.clone());
        }
    }

    /// A dollar sign in running text begins or ends a formula that was never
    /// finished; one that is meant is written `\\$`, and comes as a text of its own.
    fn report_stray_dollars(&mut self, typed: &str, source: &Range<usize>) {
        let before = self.passage.text.get(..source.start).unwrap_or_default();
        let escaped = before.ends_with('\\');
        if let Some(at) = typed.find('$').filter(|&at| at > 0 || !escaped) {
            let at = source.start + at;
            let fault = Diagnostic::error("this `$` opens or closes no formula");
            self.fault(
                fault.hint("finish the formula in the same paragraph, or write `\\$`"),
                &(at..at + 1),
            );
        }
    }

    fn line_break(&mut self, html: &str, source: &Range<usize>) {
        self.put(html);
        self.prose.push(" ", source.clone());
    }

    /// A formula, a displayed one in a `block` of its own.
    fn formula(&mut self, latex: &str, source: &Range<usize>, block: Option<&str>) {
        let formula = Formula {
            latex,
            source: source.clone(),
            display: block.is_some(),
        };
        match (self.page.mathematics.render(&formula, self.passage), block) {
            (Ok(mathml), None) => self.put(&mathml),
            (Ok(mathml), Some(block)) => {
                let set = format!("<{block} class=\"display\" tabindex=\"0\">{mathml}</{block}>");
                self.put(&set);
            }
            (Err(fault), _) => self.page.faults.push(fault),
        }
        if self.page.lint_off.is_some() {
            self.prose.push_quiet(latex, source.clone());
        } else {
            self.prose.push_formula(latex, source.clone());
        }
    }

    /// A paragraph; one that is a formula or a drawing and nothing else is a block
    /// of that kind.
    fn paragraph(&mut self, steps: &[Step<'_>]) -> usize {
        let inside = markdown::inside(steps);
        match inside.first() {
            Some((Event::DisplayMath(latex), source)) if inside.len() == 1 => {
                self.formula(latex, source, Some("div"));
                self.html.push('\n');
            }
            Some((Event::Start(Tag::Image { dest_url, .. }), _))
                if markdown::extent(inside) == inside.len() =>
            {
                self.plain_figure(dest_url, inside);
            }
            _ => {
                self.put("<p>");
                return 1;
            }
        }
        self.close_prose();
        markdown::extent(steps)
    }

    fn open_container(&mut self, html: &str) {
        self.depth += 1;
        self.put(html);
    }

    fn close_container(&mut self, html: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.put(html);
    }

    fn code_block(&mut self, kind: &CodeBlockKind<'_>, steps: &[Step<'_>]) {
        let info = match kind {
            CodeBlockKind::Fenced(info) => info.split_whitespace().next(),
            CodeBlockKind::Indented => None,
        };
        match info {
            Some(FIGURE) => return self.figure_block(steps),
            Some(EXERCISE) => return self.exercise_block(steps),
            _ => {}
        }
        let meant = info.and_then(|info| closest(&info.to_lowercase(), [FIGURE, EXERCISE]));
        if let Some(meant) = meant {
            let fence = steps[0].1.start..steps[0].1.start + 3;
            let fault = Diagnostic::error("this block would be set as code");
            self.fault(fault.hint(format!("did you mean `{meant}`?")), &fence);
        }
        let class = info.map_or_else(String::new, |language| {
            format!(" class=\"language-{}\"", escape(language))
        });
        self.put(&format!("<pre><code{class}>"));
        for (event, _) in markdown::inside(steps) {
            if let Event::Text(text) = event {
                self.put(&escape(text));
            }
        }
        self.put("</code></pre>\n");
    }
}
