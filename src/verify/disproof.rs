//! What the gate says of a rule that is wrong.

use super::census::{fused, with_a_cycle};
use super::gate::{Gate, Progress};
use super::{Rejection, Verified, verify};
use crate::diagnostic::Diagnostics;
use crate::drawing::Drawing;
use crate::repertoire::Entry;
use crate::search::{self, SearchLimit};
use crate::structure::{self, NoTheorem, Reading};

/// A rule that is wrong, to be put behind the gate in the place of structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BrokenRule {
    /// Every cycle is fused, whatever its colours.
    FusionInColour,
}

/// The smallest drawing on which a broken rule is found out.
#[derive(Debug)]
pub struct Disproof {
    rejection: Box<Rejection>,
    drawing: Verified,
}

/// Counter-examples are looked for among drawings of so many edges at most.
const MOST_EDGES: usize = 4;

impl BrokenRule {
    /// Every broken rule, with its name.
    pub const ALL: [(&'static str, Self); 1] = [("fusion-in-colour", Self::FusionInColour)];

    /// What the rule says of a drawing.
    fn read(self, drawing: &Drawing) -> Result<Reading, NoTheorem> {
        match self {
            Self::FusionInColour => structure::read(&fused(drawing)),
        }
    }

    /// Puts the rule behind the gate and sends drawings to it, the smallest first, until
    /// one is turned away because the routes disagree; `None` if none is.
    ///
    /// # Errors
    /// When the book's own gate does not let that drawing through either.
    pub fn disprove(self) -> Result<Option<Disproof>, Box<Rejection>> {
        let limit = SearchLimit::default();
        let gate = Gate {
            structure: |drawing: &Drawing| self.read(drawing),
            search: |drawing: &Drawing, progress: Progress<'_>| {
                search::play(drawing, limit, progress)
            },
            limit,
        };
        // Most are found out early: larger drawings are made only when they are needed.
        let cases = (1..=MOST_EDGES).flat_map(|edges| {
            let upto = with_a_cycle(edges).into_iter();
            upto.filter(move |it| it.edge_count() == edges)
        });
        for drawing in cases {
            let entry = Entry::of_drawing("smallest-counterexample", drawing);
            let Some(rejection) = gate.reject(entry.clone()) else {
                continue;
            };
            let drawing = verify(entry, limit, &mut |_| {})?;
            return Ok(Some(Disproof { rejection, drawing }));
        }
        Ok(None)
    }
}

impl Disproof {
    /// What the gate says, as an author would be told.
    #[must_use]
    pub fn told(&self) -> String {
        Diagnostics::from(self.rejection.diagnostic()).render(false)
    }

    /// The drawing, let through by the book's own gate.
    #[must_use]
    pub const fn drawing(&self) -> &Verified {
        &self.drawing
    }
}

#[cfg(test)]
mod tests {
    use super::{BrokenRule, MOST_EDGES};
    use crate::verify::{Reason, SubDrawing};

    #[test]
    fn every_broken_rule_is_found_out_by_the_routes_and_on_a_smallest_drawing() {
        for (name, rule) in BrokenRule::ALL {
            let disproof = rule.disprove().expect("the gate is sound");
            let disproof = disproof.expect(name);
            assert!(disproof.drawing().drawing().edge_count() <= MOST_EDGES);
            let Reason::Disagreement {
                smallest: Some(SubDrawing { edges, .. }),
                by_search,
                ..
            } = &disproof.rejection.why
            else {
                panic!("{}", disproof.told());
            };
            assert_eq!(edges.len(), disproof.drawing().drawing().edge_count());
            assert_eq!(*by_search, disproof.drawing().value());
        }
    }

    #[test]
    fn what_the_gate_says_of_fusion_in_colour() {
        let disproof = BrokenRule::FusionInColour.disprove().expect("sound");
        insta::assert_snapshot!(disproof.expect("it is false").told());
    }
}
