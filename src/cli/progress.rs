//! A line on the terminal while a long search runs; nothing when piped.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Shows which drawing is being played and how far the search has come.
pub(super) struct SearchProgress {
    bar: ProgressBar,
}

impl SearchProgress {
    /// Draws on standard error, and only if that is a terminal. Nothing shows
    /// before a search has valued its first tens of thousands of positions.
    pub fn new() -> Self {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{spinner} playing {msg}: {human_pos} positions");
        Self {
            bar: bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner())),
        }
    }

    /// The search of `drawing` has valued so many positions.
    pub fn tell(&self, drawing: &str, positions: u64) {
        if self.bar.message() != drawing {
            self.bar.set_message(drawing.to_owned());
        }
        self.bar.set_position(positions);
    }
}

impl Drop for SearchProgress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
