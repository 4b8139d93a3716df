//! x
/// x
pub struct Thermograph;
/// x
pub struct Trajectory;
