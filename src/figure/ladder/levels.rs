//! Which rung is how high, and the edges that have to be drawn.

use super::Rung;
use std::collections::BTreeSet;

/// A place on a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A rung, by its place in the list.
    Rung(usize),
    /// Where an edge passes on its way to a higher level.
    Passing,
}

/// A part of an edge between two levels, by the places of its ends on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Segment {
    pub from: usize,
    pub to: usize,
}

/// Everything between the ground and the top.
#[derive(Debug, Default)]
pub struct Levels {
    /// The spots of each level, the lowest first.
    pub spots: Vec<Vec<Spot>>,
    /// The segments from each level to the next.
    pub segments: Vec<Vec<Segment>>,
}

impl Levels {
    /// Puts every rung above all that it stands on, as low as it can be with at most so
    /// many abreast, and joins it with those that no other of them stands on already.
    pub fn of(rungs: &[Rung], abreast: usize) -> Self {
        let heights = heights(rungs, abreast);
        let count = heights.iter().max().map_or(0, |top| top + 1);
        let mut levels = Self {
            spots: vec![Vec::new(); count],
            segments: vec![Vec::new(); count.saturating_sub(1)],
        };
        let mut places = Vec::with_capacity(rungs.len());
        for (rung, &height) in heights.iter().enumerate() {
            places.push(levels.add(height, Spot::Rung(rung)));
        }
        for (rung, below) in direct(rungs).into_iter().enumerate() {
            for base in below {
                let mut from = places[base];
                for height in heights[base] + 1..heights[rung] {
                    let to = levels.add(height, Spot::Passing);
                    levels.segments[height - 1].push(Segment { from, to });
                    from = to;
                }
                let to = places[rung];
                levels.segments[heights[rung] - 1].push(Segment { from, to });
            }
        }
        levels
    }

    /// How many spots are of edges on their way.
    pub fn passing(&self) -> usize {
        let spots = self.spots.iter().flatten();
        spots.filter(|spot| **spot == Spot::Passing).count()
    }

    fn add(&mut self, height: usize, spot: Spot) -> usize {
        let level = &mut self.spots[height];
        level.push(spot);
        level.len() - 1
    }
}

/// The level of each rung: how many stand below it on the longest way to the ground, and
/// more where that level is full.
fn heights(rungs: &[Rung], abreast: usize) -> Vec<usize> {
    let mut heights: Vec<usize> = Vec::with_capacity(rungs.len());
    let mut taken: Vec<usize> = Vec::new();
    for rung in rungs {
        let below = rung.stands_on.iter().map(|&base| heights[base] + 1);
        let mut height = below.max().unwrap_or(0);
        while taken.get(height).is_some_and(|&count| count >= abreast) {
            height += 1;
        }
        if height >= taken.len() {
            taken.resize(height + 1, 0);
        }
        taken[height] += 1;
        heights.push(height);
    }
    heights
}

/// What each rung stands on and no other that it stands on does: the transitive
/// reduction.
fn direct(rungs: &[Rung]) -> Vec<BTreeSet<usize>> {
    let mut all: Vec<BTreeSet<usize>> = Vec::with_capacity(rungs.len());
    let mut direct = Vec::with_capacity(rungs.len());
    for rung in rungs {
        let named: BTreeSet<usize> = rung.stands_on.iter().copied().collect();
        let further: BTreeSet<usize> = named
            .iter()
            .flat_map(|&base| all[base].iter().copied())
            .collect();
        direct.push(&named - &further);
        all.push(&named | &further);
    }
    direct
}

#[cfg(test)]
mod tests {
    use super::super::tests::rungs;
    use super::*;

    #[test]
    fn a_rung_stands_above_all_that_it_stands_on() {
        let rungs = rungs(&[&[], &[0], &[0, 1], &[0], &[2, 3]]);
        assert_eq!(heights(&rungs, 3), [0, 1, 2, 1, 3]);
    }

    #[test]
    fn a_level_takes_no_more_than_its_share() {
        let rungs = rungs(&[&[], &[0], &[0], &[0], &[1]]);
        assert_eq!(heights(&rungs, 2), [0, 1, 1, 2, 2]);
    }

    #[test]
    fn what_follows_from_other_edges_is_not_drawn() {
        let rungs = rungs(&[&[], &[0], &[0, 1], &[2, 0, 1], &[0]]);
        let told: Vec<Vec<usize>> = direct(&rungs)
            .into_iter()
            .map(|it| it.into_iter().collect())
            .collect();
        assert_eq!(told, [vec![], vec![0], vec![1], vec![2], vec![0]]);
    }

    #[test]
    fn a_long_edge_passes_every_level_on_its_way() {
        let levels = Levels::of(&rungs(&[&[], &[0], &[1], &[2], &[], &[3, 4]]), 3);
        let sizes: Vec<usize> = levels.spots.iter().map(Vec::len).collect();
        assert_eq!(sizes, [2, 2, 2, 2, 1]);
        assert!(levels.segments.iter().all(|between| between.len() == 2));
        assert_eq!(levels.spots[2], [Spot::Rung(2), Spot::Passing]);
    }
}
