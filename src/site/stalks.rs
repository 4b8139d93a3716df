//! What small stalks are worth, as a script for the pages on which readers recolour them.

use crate::verify::Verified;
use serde_json::json;

/// Where it lies in the site.
pub(super) const SCRIPT: &str = "assets/stalks.js";

/// By the word of each stalk its value in ASCII, and the mean of that, which places it on
/// the number line.
pub(super) fn script(stalks: &[Verified]) -> String {
    let rows: Vec<String> = stalks
        .iter()
        .map(|stalk| {
            let value = stalk.value();
            let mean = value.thermograph().mean().to_string();
            let [word, told] = [json!(stalk.id()), json!([value.to_string(), mean])];
            format!("{word}: {told}")
        })
        .collect();
    format!(
        "'use strict';\n\
         // The value of every small stalk, and its mean, as the build verified them. The letters\n\
         // are the colours from the ground up.\n\
         const stalks = {{\n{}\n}};\n\
         if (typeof module === 'object') module.exports = stalks;\n",
        rows.join(",\n")
    )
}
