//! Names that stand in addresses and claims: of essays, drawings, headings.

use super::{Diagnostic, Diagnostics, SourceFile};
use std::sync::Arc;

/// A text as it stands in an address: its letters and digits in lower case, a
/// hyphen wherever something else stood between them.
#[must_use]
pub fn slug(text: &str) -> String {
    let words: Vec<String> = text
        .split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '’')
        .map(|word| word.replace(['\'', '’'], "").to_lowercase())
        .filter(|word| !word.is_empty())
        .collect();
    words.join("-")
}

/// Whether a name can stand in an address: lower-case letters, digits and single
/// hyphens between them.
#[must_use]
pub fn is_slug(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !name.is_empty()
        && name.chars().all(plain)
        && !name.starts_with('-')
        && !name.ends_with('-')
        && !name.contains("--")
}

/// The name that a file has without its ending.
#[must_use]
pub fn stem(file: &SourceFile) -> String {
    let stem = file.path().file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// Reports a file whose name cannot stand in an address, or means something else
/// there because it is `reserved`.
pub fn check_stem(file: &Arc<SourceFile>, reserved: &[&str], faults: &mut Diagnostics) {
    let stem = stem(file);
    let ending = file.path().extension().unwrap_or_default();
    let ending = ending.to_string_lossy();
    let better = match slug(&stem) {
        slug if reserved.contains(&slug.as_str()) => format!("the-{slug}"),
        slug if is_slug(&slug) => slug,
        _ => "a-better-name".to_owned(),
    };
    let complaint = if !is_slug(&stem) {
        "cannot stand in an address: lower-case letters, digits and single hyphens"
    } else if reserved.contains(&stem.as_str()) {
        "means something else in addresses and claims"
    } else {
        return;
    };
    faults.push(
        Diagnostic::error(format!("`{stem}` {complaint}"))
            .at(file.place(0..0))
            .hint(format!("name the file `{better}.{ending}`")),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_become_addresses() {
        assert_eq!(slug("Whoever can't cut, loses!"), "whoever-cant-cut-loses");
        assert_eq!(slug("Über 3 × 4"), "über-3-4");
        assert_eq!(slug("?!"), "");
        assert!(is_slug("fuse-every-cycle") && is_slug("3-by-4"));
        assert!(!is_slug("-a") && !is_slug("a--b") && !is_slug("A") && !is_slug(""));
    }
}
