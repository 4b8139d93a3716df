//! A line on the terminal while a long search runs; nothing when piped.

use crate::verify::Work;
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

    /// So much of some work is done.
    pub fn watch(&self, work: Work<'_>, done: u64) {
        match work {
            Work::Drawing(id) => self.tell(id, done),
            Work::Census(name) => self.show(format!("taking the census {name}"), done, "cases"),
        }
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
