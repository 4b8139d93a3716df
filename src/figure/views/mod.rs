//! What a figure shows: its panels and the theorems between them.

mod cuts;
mod fusion;
mod labels;

use super::View;
use super::description;
use super::scene::Scene;
use super::stage::Stage;
use crate::structure::Theorem;
use crate::verify::Verified;

/// An edge length in the panels of a figure, in pixels.
pub const UNIT: f64 = 64.0;

/// One picture of a figure.
#[derive(Debug, Clone)]
pub struct Panel {
    /// The theorem that leads to it from the panel before.
    pub theorem: Option<Theorem>,
    /// What is drawn.
    pub scene: Scene,
    /// What it is, in the words below it; may be empty.
    pub caption: String,
    /// Its name for who cannot see it.
    pub title: String,
    /// What it shows for who cannot see it.
    pub description: String,
}

/// The panels of a figure, from left to right.
pub fn panels(verified: &Verified, view: View) -> Vec<Panel> {
    match view {
        View::Drawing => vec![drawing(verified)],
        View::Fusion => fusion::panels(verified),
        View::Cuts => vec![cuts::panel(verified)],
    }
}

fn drawing(verified: &Verified) -> Panel {
    Panel {
        theorem: None,
        scene: stage(verified).scene(UNIT),
        caption: String::new(),
        title: description::title(verified),
        description: description::of_drawing(verified),
    }
}

/// A drawing of the repertoire in its place.
pub fn stage(verified: &Verified) -> Stage {
    Stage::of(verified.drawing(), &verified.entry().places)
}
