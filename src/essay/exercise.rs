//! Exercises: what is asked, and a solution that readers open.

use super::markdown::Step;
use super::passage::Passage;
use super::walk::Walk;
use super::yaml_block::{EXERCISE, YamlBlock};
use crate::diagnostic::Diagnostic;
use crate::diagnostic::keys::Keys;

const ASK: &str = "ask";
const SOLUTION: &str = "solution";

impl Walk<'_, '_> {
    /// A whole exercise block.
    pub fn exercise_block(&mut self, steps: &[Step<'_>]) {
        let Some(block) = self.yaml_block(EXERCISE, "an exercise", steps) else {
            return;
        };
        let keys = Keys::of(
            &block.root,
            "an exercise",
            &[ASK, SOLUTION],
            &mut self.page.faults,
        );
        self.page.exercises += 1;
        let number = format!("{}.{}", self.page.order, self.page.exercises);
        let wish = format!("exercise-{}", self.page.exercises);
        let id = self.page.anchors.unique(&wish);
        let ask = self.part(&keys, ASK, &block);
        let solution = self.part(&keys, SOLUTION, &block);
        self.put(&format!(
            "<div class=\"exercise\" id=\"{id}\">\n<h3>Exercise {number}</h3>\n{ask}\
             <details>\n<summary>Solution<span class=\"unseen\"> of exercise {number}</span></summary>\n\
             {solution}</details>\n</div>\n"
        ));
    }

    /// A part of an exercise as HTML.
    fn part(&mut self, keys: &Keys<'_>, key: &str, block: &YamlBlock) -> String {
        if keys.lack(key) {
            let fault = Diagnostic::error(format!("the exercise has no `{key}`"));
            self.fault(fault.hint(format!("add a line `{key}: |`")), &block.fence);
        }
        let Some((text, node)) = keys.text(key, &mut self.page.faults) else {
            return String::new();
        };
        let claims = self.page.claims_met;
        let html = self.page.inner(&Passage::of_scalar(text, node));
        if key == SOLUTION && self.page.claims_met == claims {
            self.page.faults.push(
                Diagnostic::error("the solution makes no claim: an exercise's answer is a claim")
                    .at(node.place.clone())
                    .hint("bind the answer, as in `[four](claim:<drawing>.<fact>)`"),
            );
        }
        html
    }
}
