//! x
/// x
pub struct AtomicWeightError;
