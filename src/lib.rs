//! hackenbook: a static site generator for verified explanatory figures.
//!
//! It publishes essays on Hackenbush. Every drawing's value is computed twice,
//! by structure and by search, and nothing is published unless the two agree.
//! Data flows one way, and each room imports only rooms before it:
//!
//! ```text
//! drawing, value, ruleset -> structure | search -> verify -> account, figure -> essay -> site -> cli
//! ```
//!
//! `diagnostic` (faults and places) and `repertoire` (drawings from files) stand
//! before `verify`; `ruleset` has the positions of other games, which are valued
//! by the same two routes. ARCHITECTURE.md has the map.

pub mod account;
pub mod cli;
pub mod diagnostic;
pub mod drawing;
pub mod essay;
pub mod figure;
pub mod repertoire;
pub mod ruleset;
pub mod search;
pub mod site;
pub mod structure;
pub mod value;
pub mod verify;
