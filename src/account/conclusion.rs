//! How a value follows from the options, in a sentence.

use super::Told;
use super::moves::{Conclusion, FateAccount, Moves};
use super::text::listed;
use crate::value::Nimber;

/// A form longer than this is written shorter.
const LONGEST_FORM: usize = 60;

impl Moves {
    /// How the value follows from the options.
    pub fn in_conclusion(&self) -> String {
        let value = self.value.short();
        match &self.conclusion {
            Conclusion::Mex(grundy) => {
                let values = listed(grundy, u64::to_string);
                let least = self.value.0.as_nimber().map_or(0, Nimber::grundy);
                format!(
                    "The options' Grundy values: {values}. The least that is missing, the mex, \
                     is {least}, so it is worth {value}."
                )
            }
            Conclusion::Simplest { above, below } => {
                let where_it_is = match (above.as_slice(), below.as_slice()) {
                    ([], []) => "of all".to_owned(),
                    ([], [below]) if below.is_number() => format!("below {}", below.short()),
                    ([above], []) if above.is_number() => format!("above {}", above.short()),
                    ([above], [below]) if above.is_number() && below.is_number() => {
                        format!("between {} and {}", above.short(), below.short())
                    }
                    _ => "that no option of Left's reaches and no option of Right's falls to"
                        .to_owned(),
                };
                format!("{value} is the simplest number {where_it_is}.")
            }
            Conclusion::Canonical { left, right } => self.canonical(left, right),
        }
    }

    fn canonical(&self, left: &[Told], right: &[Told]) -> String {
        let side = |options: &[Told]| {
            let words: Vec<String> = options.iter().map(Told::short).collect();
            words.join(",")
        };
        let value = self.value.short();
        let mut form = format!("{{{}|{}}}", side(left), side(right));
        if form.len() > LONGEST_FORM {
            form.clone_from(&value);
        }
        // Only a name is another way to write it.
        let of_what = if value.starts_with('{') {
            String::new()
        } else {
            format!(" of {value}")
        };
        let mut options = self.left.iter().chain(&self.right);
        if options.all(|it| it.fate == FateAccount::Kept) {
            format!("No option is dominated or reversible: {form} is the canonical form{of_what}.")
        } else {
            format!("What is left, {form}, is the canonical form{of_what}.")
        }
    }
}
