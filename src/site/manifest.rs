//! The list of files by which a directory is known to be a published site.

use super::Site;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// Its name, at the top of the directory.
pub(super) const NAME: &str = ".hackenbook-manifest";

/// Every file of a site with its SHA-256, in the notation of `sha256sum`:
/// `sha256sum -c .hackenbook-manifest` checks a published copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Manifest(BTreeMap<String, String>);

impl Manifest {
    pub fn of(site: &Site) -> Self {
        Self(
            site.files()
                .map(|(path, bytes)| (path.to_owned(), digest(bytes)))
                .collect(),
        )
    }

    /// Reads a manifest; `None` if it is not one.
    pub fn parse(text: &str) -> Option<Self> {
        let line = |line: &str| {
            let (digest, path) = line.split_once("  ")?;
            let is_digest = digest.len() == 64 && digest.bytes().all(|b| b.is_ascii_hexdigit());
            is_digest.then(|| (path.to_owned(), digest.to_owned()))
        };
        text.lines().map(line).collect::<Option<_>>().map(Self)
    }

    pub fn lists(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }
}

impl std::fmt::Display for Manifest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (path, digest) in &self.0 {
            writeln!(f, "{digest}  {path}")?;
        }
        Ok(())
    }
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .fold(String::new(), |digest, byte| format!("{digest}{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_reads_back_and_nothing_else_is_one() {
        let site = Site::from_iter([("a  b/c.html".to_owned(), b"x".to_vec())]);
        let manifest = Manifest::of(&site);
        assert_eq!(Manifest::parse(&manifest.to_string()), Some(manifest));
        assert_eq!(Manifest::parse("a list of things\n"), None);
        assert_eq!(
            Manifest::parse(&format!("{}  a\nhalf a li", "0".repeat(64))),
            None
        );
    }
}
