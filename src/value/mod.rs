//! Exact values of games, and how they are written.
//!
//! Numbers ([`Dyadic`]) and heaps ([`Nimber`]) stand for themselves. Every
//! other short game is held in canonical form: in a [`Games`] store while one
//! computes, as a [`Value`] when the store is gone.

mod atomic_weight;
mod dyadic;
mod games;
mod nimber;
mod notation;
mod number_up_star;
mod outcome;
mod player;
mod simplest;
#[cfg(test)]
mod tests;
mod thermograph;
#[expect(
    clippy::module_inception,
    reason = "the room is named after what it holds"
)]
mod value;

pub use atomic_weight::AtomicWeightError;
pub use dyadic::{Dyadic, DyadicError};
pub use games::{Fate, Form, FormAccount, Game, Games, OptionAccount};
pub use nimber::{Nimber, NotationError};
pub use notation::{DEFAULT_CAP, Style, ValueError};
pub use number_up_star::NumberUpStar;
pub use outcome::Outcome;
pub use player::Player;
pub use simplest::{
    Bound, simplest_between, simplest_scaled, simplest_scaled_wide, simplest_within,
};
pub use thermograph::{Thermograph, Trajectory};
pub use value::Value;
