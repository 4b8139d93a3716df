//! Lines that go round rows of pictures, each in a lane of its own.

use kurbo::{CubicBez, Line, PathSeg, Point};

/// A line between rows that are not next to each other.
#[derive(Debug, Clone, Copy)]
pub struct Detour {
    /// Where it begins and where it ends, lower down.
    pub from: Point,
    pub to: Point,
    /// The rows where it does, counted from the top.
    pub beside: (usize, usize),
    /// How far to either side the rows between them reach, in pixels.
    pub past: f64,
}

/// Room between two lanes, in pixels.
const LANE: f64 = 7.0;

/// The courses, piece by piece. Between two rows there is a gap of this height, in
/// pixels, in which a line changes to its lane and back. It keeps to the side on which
/// it begins; in the middle lines take turns.
pub fn in_lanes(mut detours: Vec<Detour>, gap: f64) -> impl Iterator<Item = PathSeg> {
    // Short ones go inside long ones.
    detours.sort_by(|a, b| {
        let rows = |it: &Detour| it.beside.1 - it.beside.0;
        let places = a.from.y.total_cmp(&b.from.y);
        let places = places.then(a.from.x.total_cmp(&b.from.x));
        let places = places.then(a.to.x.total_cmp(&b.to.x));
        rows(a).cmp(&rows(b)).then(places)
    });
    let mut taken: Vec<(Detour, f64)> = Vec::new();
    for detour in detours {
        let lane = lane(detour, &taken);
        taken.push((detour, lane));
    }
    taken
        .into_iter()
        .flat_map(move |(detour, lane)| detour.course(lane, gap))
}

/// The nearest free lane, to the left of the middle if negative.
fn lane(detour: Detour, taken: &[(Detour, f64)]) -> f64 {
    let begins = detour.from.x + detour.to.x;
    let on_right = taken.iter().filter(|(_, lane)| *lane > 0.0).count();
    let side = if begins == 0.0 && 2 * on_right > taken.len() {
        -1.0
    } else {
        1.0_f64.copysign(begins)
    };
    let mut lane = detour.past;
    let meets =
        |other: &Detour| other.beside.0 < detour.beside.1 && detour.beside.0 < other.beside.1;
    let mut beside: Vec<f64> = taken
        .iter()
        .filter(|(other, lane)| lane * side > 0.0 && meets(other))
        .map(|(_, lane)| lane * side)
        .collect();
    beside.sort_by(f64::total_cmp);
    for other in beside {
        if lane < other + LANE && other < lane + LANE {
            lane = other + LANE;
        }
    }
    lane * side
}

impl Detour {
    fn course(self, lane: f64, gap: f64) -> [PathSeg; 3] {
        let bend = |from: Point, to: Point| {
            let middle = f64::midpoint(from.y, to.y);
            let (leave, arrive) = (Point::new(from.x, middle), Point::new(to.x, middle));
            PathSeg::Cubic(CubicBez::new(from, leave, arrive, to))
        };
        let top = Point::new(lane, self.from.y + gap);
        let bottom = Point::new(lane, self.to.y - gap);
        [
            bend(self.from, top),
            PathSeg::Line(Line::new(top, bottom)),
            bend(bottom, self.to),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_beside_the_same_row_are_in_lanes_of_their_own() {
        let detour = |upper: usize, lower: usize| Detour {
            from: Point::new(
                0.0,
                100.0 * f64::from(u32::try_from(upper).expect("few rows")),
            ),
            to: Point::new(
                0.0,
                100.0 * f64::from(u32::try_from(lower).expect("few rows")),
            ),
            beside: (upper, lower),
            past: 20.0,
        };
        // All cuts of a stalk of four but those of its top edge.
        let all = [(0, 2), (0, 3), (0, 4), (1, 3), (1, 4), (2, 4)];
        let courses: Vec<PathSeg> = in_lanes(
            all.map(|(upper, lower)| detour(upper, lower)).to_vec(),
            30.0,
        )
        .collect();
        let lines: Vec<Line> = courses
            .iter()
            .filter_map(|it| match it {
                PathSeg::Line(line) => Some(*line),
                _ => None,
            })
            .collect();
        assert_eq!(lines.len(), all.len());
        for (number, a) in lines.iter().enumerate() {
            assert!(a.p0.x.abs() >= 20.0);
            for b in &lines[..number] {
                let apart = (a.p0.x - b.p0.x).abs() >= LANE;
                assert!(apart || a.p1.y <= b.p0.y || b.p1.y <= a.p0.y);
            }
        }
        let right = lines.iter().filter(|line| line.p0.x > 0.0).count();
        assert_eq!(2 * right, lines.len());
    }
}
