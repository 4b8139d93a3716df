//! Files that people wrote, and places in them.

use super::Diagnostic;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The largest file that is read, in bytes.
const LARGEST: u64 = 4 << 20;

/// Control characters, and marks that turn the direction of all that follows.
#[must_use]
pub(super) fn is_unprintable(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\r' | '\t'))
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A file as it was read, kept so that faults can quote it.
#[derive(Debug, PartialEq, Eq)]
pub struct SourceFile {
    path: PathBuf,
    text: String,
}

impl SourceFile {
    /// A file with this text. Its path is shown as given.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>, text: impl Into<String>) -> Arc<Self> {
        Arc::new(Self {
            path: path.into(),
            text: text.into(),
        })
    }

    /// Reads a file that a person wrote.
    ///
    /// # Errors
    /// When it cannot be read, is not a file or larger than any person writes, is
    /// not UTF-8, or holds characters that cannot be shown.
    pub fn read(path: &Path) -> Result<Arc<Self>, Diagnostic> {
        let shown = path.display();
        let unreadable = |error| Diagnostic::error(format!("{shown} cannot be read: {error}"));
        let kind = std::fs::metadata(path).map_err(unreadable)?;
        if !kind.is_file() {
            return Err(Diagnostic::error(format!("{shown} is not a file")));
        }
        if kind.len() > LARGEST {
            return Err(
                Diagnostic::error(format!("{shown} is larger than a person writes"))
                    .hint(format!("at most {} MB are read", LARGEST >> 20)),
            );
        }
        let bytes = std::fs::read(path).map_err(unreadable)?;
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let good = error.utf8_error().valid_up_to();
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                let file = Self::new(path, text);
                return Err(Diagnostic::error("this is not UTF-8")
                    .at(file.place(good..good))
                    .hint("save the file as UTF-8"));
            }
        };
        // Some editors begin a file with a mark that is no part of its text.
        let text = text
            .strip_prefix('\u{feff}')
            .map(str::to_owned)
            .unwrap_or(text);
        let file = Self::new(path, text);
        match file.text.char_indices().find(|&(_, c)| is_unprintable(c)) {
            Some((at, c)) => Err(Diagnostic::error(format!(
                "the character U+{:04X} cannot be shown",
                u32::from(c)
            ))
            .at(file.place(at..at + c.len_utf8()))
            .hint("delete it")),
            None => Ok(file),
        }
    }

    /// Its path, as the person named it.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A place in it, by bytes. Clamped to the text and to whole characters.
    #[must_use]
    pub fn place(self: &Arc<Self>, bytes: Range<usize>) -> Place {
        let start = self.text.floor_char_boundary(bytes.start);
        let end = self.text.ceil_char_boundary(bytes.end.max(start));
        Place {
            file: Arc::clone(self),
            bytes: start..end,
        }
    }
}

/// A stretch of a file, from which line and column follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    file: Arc<SourceFile>,
    bytes: Range<usize>,
}

impl Place {
    /// The file.
    #[must_use]
    pub const fn file(&self) -> &Arc<SourceFile> {
        &self.file
    }

    /// The stretch, in bytes.
    #[must_use]
    pub fn bytes(&self) -> Range<usize> {
        self.bytes.clone()
    }

    /// The text that stands there.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.file.text[self.bytes.clone()]
    }

    /// The line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.before().matches('\n').count() + 1
    }

    /// The column, counted from 1 in characters.
    #[must_use]
    pub fn column(&self) -> usize {
        let before = self.before();
        let line = before.rfind('\n').map_or(0, |newline| newline + 1);
        before[line..].chars().count() + 1
    }

    /// A stretch within this one, by bytes from its start.
    #[must_use]
    pub fn part(&self, bytes: Range<usize>) -> Self {
        let start = self.bytes.start;
        self.file.place(start + bytes.start..start + bytes.end)
    }

    pub(super) fn sort_key(&self) -> (&Path, usize, usize) {
        (&self.file.path, self.bytes.start, self.bytes.end)
    }

    fn before(&self) -> &str {
        &self.file.text[..self.bytes.start]
    }
}

/// `file:line:column`.
impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let path = self.file.path.display();
        write!(f, "{path}:{}:{}", self.line(), self.column())
    }
}

#[cfg(test)]
mod tests {
    use super::SourceFile;

    #[test]
    fn columns_count_characters_and_lines_start_at_one() {
        let file = SourceFile::new("a.md", "ein\nÄpfel ∗2\n");
        let at = file.text().find('2').expect("there");
        let place = file.place(at..at + 1);
        assert_eq!(place.to_string(), "a.md:2:8");
        assert_eq!(place.text(), "2");
    }

    #[test]
    fn places_beyond_the_text_are_clamped() {
        let file = SourceFile::new("a.md", "é");
        assert_eq!(file.place(1..90).text(), "é");
        assert_eq!(file.place(40..90).text(), "");
    }
}
