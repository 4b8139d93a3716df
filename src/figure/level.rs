//! Where arrows and number lines lie between drawings that stand on level ground.

use super::scene::Mark;
use super::views::Panel;

/// Over bare ground arrows lie this high, in pixels.
const LOWEST: f64 = 14.0;

/// How far above the ground the arrow to one of some panels lies, in pixels.
pub fn of_arrow_to(panels: &[Panel], place: usize) -> f64 {
    of_arrow(place.checked_sub(1).map(|it| &panels[it]), &panels[place])
}

/// How far above the ground the arrow from one panel to another lies, in pixels: halfway
/// up the lower of two drawings, so that it points at both, or along a number line.
pub fn of_arrow(from: Option<&Panel>, to: &Panel) -> f64 {
    of_axis(to).unwrap_or_else(|| {
        let lower = from.map_or(f64::INFINITY, height).min(height(to));
        (lower / 2.0).max(LOWEST)
    })
}

/// How far above the ground a number line lies that other panels lead to, in pixels.
/// It hovers: what stands on ground is level with other grounds instead.
pub fn of_axis(panel: &Panel) -> Option<f64> {
    let grounded = |mark: &Mark| matches!(mark, Mark::Ground(..));
    let marks = &panel.scene.marks;
    if panel.lead.is_empty() || marks.iter().any(grounded) {
        return None;
    }
    marks.iter().find_map(|mark| match mark {
        Mark::Axis(line) => Some(-line.p0.y),
        _ => None,
    })
}

/// How high a panel rises over the ground, in pixels.
fn height(panel: &Panel) -> f64 {
    let solid = panel.scene.marks.iter().filter_map(Mark::standing);
    solid.fold(0.0, |height, bounds| f64::max(height, -bounds.y0))
}
