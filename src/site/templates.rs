//! The templates, and the faults of those who wrote them.

use super::filters;
use crate::diagnostic::{Diagnostic, Diagnostics, SourceFile, did_you_mean};
use crate::essay::Mathematics;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tera::{Context, Error, ErrorKind, Tera};
use walkdir::WalkDir;

/// The folder of files that are published as they are, within the templates'.
const ASSETS: &str = "assets";

/// A folder of templates, read and understood.
pub(super) struct Templates {
    engine: Tera,
    sources: BTreeMap<String, Arc<SourceFile>>,
    assets: BTreeMap<String, Vec<u8>>,
}

impl Templates {
    /// Reads a folder: templates at its top, and under `assets` what is
    /// published as it is.
    ///
    /// # Errors
    /// Every template that is not well-formed, every file that cannot be read.
    pub fn load(folder: &Path) -> Result<Self, Diagnostics> {
        let mut faults = Diagnostics::default();
        let mut sources = BTreeMap::new();
        let mut assets = BTreeMap::new();
        for (name, path) in files(folder, &mut faults) {
            let read = if name.starts_with(ASSETS) {
                std::fs::read(&path).map(|bytes| drop(assets.insert(name, bytes)))
            } else {
                std::fs::read_to_string(&path)
                    .map(|text| drop(sources.insert(name, SourceFile::new(&path, text))))
            };
            if let Err(error) = read {
                faults.push(unreadable(&path, &error));
            }
        }
        let mut templates = Self {
            engine: engine(),
            sources,
            assets,
        };
        faults.extend(templates.compile());
        if faults.has_errors() {
            return Err(faults);
        }
        Ok(templates)
    }

    /// The files that are published as they are, by their path in the site.
    pub fn assets(&self) -> impl Iterator<Item = (&String, &Vec<u8>)> {
        self.assets.iter()
    }

    /// One of these files.
    ///
    /// # Errors
    /// When there is no such file.
    pub fn asset(&self, path: &str) -> Result<&[u8], Diagnostic> {
        match self.assets.get(path) {
            Some(bytes) => Ok(bytes),
            None => Err(self.missing(path)),
        }
    }

    /// The text of a file beside the templates.
    ///
    /// # Errors
    /// When there is no such file.
    pub fn text(&self, name: &str) -> Result<&str, Diagnostic> {
        match self.sources.get(name) {
            Some(source) => Ok(source.text()),
            None => Err(self.missing(name)),
        }
    }

    /// Renders one template.
    ///
    /// # Errors
    /// The template's fault, at its place; an undefined name is one.
    pub fn render(&self, name: &str, context: &Context) -> Result<String, Diagnostic> {
        if !self.sources.contains_key(name) {
            return Err(self.missing(name));
        }
        self.engine
            .render(name, context)
            .map_err(|error| self.fault(&error))
    }

    /// Every template that is not well-formed by itself, or else what is wrong
    /// with all of them together, say a parent that is missing.
    fn compile(&mut self) -> Diagnostics {
        let mut faults = Diagnostics::default();
        for (name, source) in self.templates() {
            if let Err(error) = engine().add_raw_template(name, source.text())
                && matches!(error.kind(), ErrorKind::SyntaxError(_))
            {
                faults.push(self.fault(&error));
            }
        }
        if faults.is_empty() {
            let all: Vec<(String, Arc<SourceFile>)> = self
                .templates()
                .map(|(name, source)| (name.clone(), Arc::clone(source)))
                .collect();
            let texts = all.iter().map(|(name, it)| (name.as_str(), it.text()));
            if let Err(error) = self.engine.add_raw_templates(texts) {
                faults.push(self.fault(&error));
            }
        }
        faults
    }

    fn templates(&self) -> impl Iterator<Item = (&String, &Arc<SourceFile>)> {
        self.sources
            .iter()
            .filter(|(name, _)| is_template(Path::new(name)))
    }

    /// The engine's complaint, at its place in the template.
    fn fault(&self, error: &Error) -> Diagnostic {
        let (ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report)) = error.kind()
        else {
            return Diagnostic::error(format!("the templates do not fit together: {error}"));
        };
        let fault = Diagnostic::error(format!("in a template: {}", report.message()));
        match self.sources.get(report.filename()) {
            Some(source) => fault.at(source.place(report.span().range.clone())),
            None => fault.note(format!("in {}", report.filename())),
        }
    }

    fn missing(&self, name: &str) -> Diagnostic {
        let known = self.sources.keys().chain(self.assets.keys());
        Diagnostic::error(format!("the file `{name}` is missing among the templates"))
            .maybe_hint(did_you_mean(name, known.map(String::as_str)))
    }
}

fn is_template(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "html")
}

fn engine() -> Tera {
    let mut engine = Tera::new();
    engine.register_filter("value", filters::values(Mathematics::new()));
    engine.register_filter("count", filters::count);
    engine.register_filter("ordinal", filters::ordinal);
    engine.register_filter("spelled", filters::spelled);
    engine
}

/// Every file of the folder that is not hidden, named by its path with slashes.
fn files(folder: &Path, faults: &mut Diagnostics) -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    let visible = |name: &std::ffi::OsStr| !name.to_string_lossy().starts_with('.');
    let walk = WalkDir::new(folder)
        .min_depth(1)
        .sort_by_file_name()
        .into_iter()
        .filter_entry(|entry| visible(entry.file_name()));
    for entry in walk {
        match entry {
            Ok(entry) if entry.file_type().is_file() => {
                let relative = entry.path().strip_prefix(folder).unwrap_or(entry.path());
                let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
                found.push((parts.join("/"), entry.into_path()));
            }
            Ok(_) => {}
            Err(error) => faults.push(
                Diagnostic::error(format!("the templates cannot be read: {error}"))
                    .hint("templates live in `templates/`"),
            ),
        }
    }
    found
}

fn unreadable(path: &Path, error: &std::io::Error) -> Diagnostic {
    Diagnostic::error(format!("{} cannot be read: {error}", path.display()))
}

#[cfg(test)]
mod tests;
