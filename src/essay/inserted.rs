//! What a comment on a line of its own is replaced by.

use super::comment::Word;
use super::finding::census_page;
use super::html::escape;
use super::number::grouped;
use super::walk::Walk;
use crate::diagnostic::{Diagnostic, did_you_mean};
use crate::figure::{self, View};
use crate::value::Nimber;
use crate::verify::{BrokenRule, Census};
use std::ops::Range;

/// The one drawing that can be read in front of the reader, and the census of it.
const MILLION: &str = "million";

impl Walk<'_, '_> {
    /// What the gate says of a broken rule, under the drawing on which it is found out.
    pub fn broken_rule(&mut self, name: &str, source: &Range<usize>) {
        let Some((_, rule)) = BrokenRule::ALL
            .into_iter()
            .find(|(known, _)| *known == name)
        else {
            let names = BrokenRule::ALL.map(|(known, _)| known);
            let fault = Diagnostic::error(format!("there is no broken rule `{name}`"));
            self.fault(fault.maybe_hint(did_you_mean(name, names)), source);
            return;
        };
        match rule.disprove() {
            Ok(Some(disproof)) => {
                let id = self
                    .page
                    .figure_anchor(&format!("{}-{name}", Word::Broken.name()));
                let key = self.page.figure_key();
                let picture = figure::inline(disproof.drawing(), View::Drawing, &key);
                self.put(&format!(
                    "<figure id=\"{id}\" class=\"wide\">\n{picture}\n<pre><code>{}</code></pre>\n\
                     </figure>\n",
                    escape(disproof.told().trim_end())
                ));
            }
            Ok(None) => {
                let fault = format!("no small drawing shows that `{name}` is broken");
                self.fault(Diagnostic::error(fault), source);
            }
            Err(rejection) => self.page.faults.push(rejection.diagnostic()),
        }
    }

    /// What this build read of the drawing of a million edges, and a button for scripts to
    /// read it again.
    pub fn read_aloud(&mut self, name: &str, source: &Range<usize>) {
        let censuses = self.page.ledger.censuses();
        if name != MILLION {
            let fault = Diagnostic::error(format!("there is no drawing `{name}` to be read"));
            self.fault(fault.maybe_hint(did_you_mean(name, [MILLION])), source);
        } else if let Some(census) = censuses.get(MILLION) {
            let reading = Reading::of(census);
            self.put(&reading.html(&self.page.mathematics.value(&reading.value.into())));
            self.page.reads_million = true;
            let place = self.place(source);
            self.page.links.push((census_page(MILLION), place));
        } else if !censuses.is_failed(MILLION) {
            let fault = Diagnostic::error(format!("the census `{MILLION}` was not taken"));
            self.fault(fault, source);
        }
    }
}

/// What the census says of the drawing of a million edges.
struct Reading {
    edges: u64,
    tips: u64,
    bridges: u64,
    loops: u64,
    components: u64,
    value: Nimber,
}

impl Reading {
    fn of(census: &Census) -> Self {
        let count = |name| census.fact(name).map_or(0, |fact| fact.count);
        Self {
            edges: count("edges"),
            tips: count("tips"),
            bridges: count("bridges"),
            loops: count("loops"),
            components: count("components"),
            value: Nimber::new(count("value")),
        }
    }

    /// It in words, the value set as `value`, and the button.
    fn html(&self, value: &str) -> String {
        let Self {
            edges,
            tips,
            bridges,
            loops,
            components,
            value: heap,
        } = *self;
        let [told, bridges_told, loops_told, components_told, tips_told] =
            [edges, bridges, loops, components, tips].map(grouped);
        format!(
            "<div class=\"million\" data-edges=\"{edges}\" data-bridges=\"{bridges}\" \
             data-value=\"{}\">\n\
             <p>A drawing of {told} green edges was read in this build, in two ways, and is worth \
             {value}: {bridges_told} of the edges are bridges, and the other {loops_told} become \
             loops at {components_told} points. Of the edges {tips_told} end in the air, and any \
             of these can be cut or left, so that it has at least \
             2<sup>{tips_told}</sup> positions: no machine will ever play it out. \
             <a href=\"{}\">How it is made and read</a></p>\n\
             <p class=\"check scripted\"><button type=\"button\">read it here</button> \
             <span role=\"status\">Your browser can make the same drawing and read it while you \
             wait.</span></p>\n</div>\n",
            heap.grundy(),
            escape(&census_page(MILLION)),
        )
    }
}
