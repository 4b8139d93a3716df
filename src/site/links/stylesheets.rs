//! What stylesheets refer to: `url(...)` and `@import`.

/// Every address that a stylesheet refers to, in order.
pub(super) fn addresses(css: &str) -> Vec<&str> {
    let mut found: Vec<(usize, &str)> = Vec::new();
    for (at, opening) in css.match_indices("url(") {
        let rest = &css[at + opening.len()..];
        found.push((at, unquoted(rest.split(')').next().unwrap_or(rest))));
    }
    for (at, keyword) in css.match_indices("@import") {
        let rest = css[at + keyword.len()..].trim_start();
        if rest.starts_with(['"', '\'']) {
            found.push((at, unquoted(rest.split(';').next().unwrap_or(rest))));
        }
    }
    found.sort_unstable();
    found.into_iter().map(|(_, address)| address).collect()
}

/// An address without the quotes around it and whatever follows them.
fn unquoted(text: &str) -> &str {
    let text = text.trim();
    match text.chars().next() {
        Some(quote @ ('"' | '\'')) => text[1..].split(quote).next().unwrap_or_default(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::addresses;

    #[test]
    fn every_way_to_refer_is_seen() {
        let css = "@import 'a.css' print;a{b:url(c.png)}@font-face{src:url( \"d.woff2\" )}";
        assert_eq!(addresses(css), ["a.css", "c.png", "d.woff2"]);
    }
}
