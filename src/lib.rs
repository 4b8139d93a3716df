//! hackenbook: a static site generator for verified explanatory figures.
//!
//! Data flows one way, and each room imports only rooms before it:
//!
//! ```text
//! drawing, value -> structure | search -> verify -> figure -> essay -> site -> cli
//! ```

pub mod drawing;
pub mod search;
pub mod structure;
pub mod value;
