//! The published site in a real browser: Chromium, driven as a reader drives it.
//!
//! Without Chromium, its driver, or what `npm ci --prefix tests/browser` installs, a
//! test says so and passes, unless `HACKENBOOK_REQUIRE_BROWSER` is set, as the project's own
//! checks set it.

mod accessibility;
mod draw;
mod driver;
mod markup;
mod play;
mod stalks;
mod still;
mod tools;
mod witness;
