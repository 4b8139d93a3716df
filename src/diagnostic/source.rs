//! Files that people wrote, and places in them.

use super::Diagnostic;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

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

    /// Reads a file.
    ///
    /// # Errors
    /// When it cannot be read, or is not text.
    pub fn read(path: &Path) -> Result<Arc<Self>, Diagnostic> {
        match std::fs::read_to_string(path) {
            Ok(text) => Ok(Self::new(path, text)),
            Err(error) => {
                let path = path.display();
                Err(Diagnostic::error(format!("{path} cannot be read: {error}")))
            }
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
