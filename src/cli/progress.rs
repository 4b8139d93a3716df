//! A line on the terminal while a long search runs; nothing when piped.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Shows which drawing is being played or which census taken, and how far.
pub(super) struct SearchProgress {
    bar: ProgressBar,
}

impl SearchProgress {
    /// Draws on standard error, and only if that is a terminal. Nothing shows
    /// before a search has valued its first tens of thousands of positions.
    pub fn new() -> Self {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{spinner} {msg}: {human_pos} {prefix}");
        Self {
            bar: bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner())),
        }
    }

    /// The search of `drawing` has valued so many positions.
    pub fn tell(&self, drawing: &str, positions: u64) {
        self.show(format!("playing {drawing}"), positions, "positions");
    }

    /// So many cases of `census` are done.
    pub fn tell_of_census(&self, census: &str, cases: u64) {
        self.show(format!("taking the census {census}"), cases, "cases");
    }

    fn show(&self, work: String, done: u64, of_what: &'static str) {
        if self.bar.message() != work {
            self.bar.set_prefix(of_what);
            self.bar.set_message(work);
        }
        self.bar.set_position(done);
    }
}

impl Drop for SearchProgress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
