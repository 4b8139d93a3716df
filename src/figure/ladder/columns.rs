//! In which column each spot stands: the fewest crossings there can be, and then the
//! straightest edges.

use super::levels::{Levels, Segment, Spot};

/// A row's columns, spot by spot.
type Row = Vec<usize>;

/// A level that can be set in more ways than this stays in reading order.
const MOST_WAYS: usize = 1_000;

/// What a crossing costs, in squares of a column that an edge leans. More than all edges of
/// a map that is searched can lean together.
const CROSSING: usize = 10_000;

/// An edge that leans further than this would touch the vertices that it passes.
const FURTHEST: usize = 3;

/// A set way of a level: what all below it costs at best, and which way of the level below
/// that takes.
#[derive(Clone, Copy)]
struct Best {
    cost: usize,
    below: usize,
}

/// Where everything stands.
#[derive(Debug)]
pub struct Columns {
    /// The column of every spot, level by level.
    pub rows: Vec<Row>,
    /// What crossings and leaning edges cost.
    pub cost: usize,
}

/// The best columns for all spots.
///
/// There are as many columns as the widest level has spots. Every way to set a level is
/// held against every way to set the one below, so that what is found costs least of all.
pub fn of(levels: &Levels) -> Columns {
    let width = levels.spots.iter().map(Vec::len).max().unwrap_or(0);
    let ways: Vec<Vec<Row>> = levels
        .spots
        .iter()
        .map(|level| ways(level.len(), width))
        .collect();
    let lowest = ways.first().map_or(0, Vec::len);
    let mut table = vec![vec![Best { cost: 0, below: 0 }; lowest]];
    for (below, segments) in levels.segments.iter().enumerate() {
        let weighed = weighed(levels, below, segments);
        let last = &table[below];
        let above = ways[below + 1]
            .iter()
            .map(|above| cheapest(&ways[below], last, above, &weighed))
            .collect();
        table.push(above);
    }
    traced(&ways, &table)
}

/// Follows the cheapest way at the top down to the ground.
fn traced(ways: &[Vec<Row>], table: &[Vec<Best>]) -> Columns {
    let top = table.last().map_or(&[][..], Vec::as_slice);
    let cheapest = (0..top.len()).min_by_key(|&way| top[way].cost);
    let mut way = cheapest.unwrap_or_default();
    let cost = top.get(way).map_or(0, |best| best.cost);
    let mut rows = Vec::with_capacity(ways.len());
    for (ways, best) in ways.iter().zip(table).rev() {
        rows.push(ways[way].clone());
        way = best[way].below;
    }
    rows.reverse();
    Columns { rows, cost }
}

/// The best way of the level below for this one of the level above.
fn cheapest(below: &[Row], last: &[Best], above: &[usize], segments: &[Weighed]) -> Best {
    let mut best = Best {
        cost: usize::MAX,
        below: 0,
    };
    for (way, (row, so_far)) in below.iter().zip(last).enumerate() {
        if so_far.cost >= best.cost {
            continue;
        }
        let cost = so_far.cost + cost(row, above, segments);
        if cost < best.cost {
            best = Best { cost, below: way };
        }
    }
    best
}

/// A segment, and how much it minds to lean.
#[derive(Clone, Copy)]
struct Weighed {
    segment: Segment,
    weight: usize,
}

/// Edges that pass a level should do so upright, or they would meander.
fn weighed(levels: &Levels, below: usize, segments: &[Segment]) -> Vec<Weighed> {
    let weigh = |&segment: &Segment| {
        let ends = [
            levels.spots[below][segment.from],
            levels.spots[below + 1][segment.to],
        ];
        let passing = ends.iter().filter(|it| **it == Spot::Passing).count();
        let weight = [1, 2, 4][passing];
        Weighed { segment, weight }
    };
    segments.iter().map(weigh).collect()
}

fn cost(below: &[usize], above: &[usize], segments: &[Weighed]) -> usize {
    let ends = |it: &Weighed| (below[it.segment.from], above[it.segment.to]);
    let mut cost = 0;
    for (count, one) in segments.iter().enumerate() {
        let (from, to) = ends(one);
        let lean = from.abs_diff(to);
        cost += one.weight * lean * lean + usize::from(lean > FURTHEST) * CROSSING;
        for other in &segments[..count] {
            let (other_from, other_to) = ends(other);
            let crosses =
                (from < other_from && to > other_to) || (from > other_from && to < other_to);
            cost += usize::from(crosses) * CROSSING;
        }
    }
    cost
}

/// Every way to put some spots into columns, in a fixed order; if there are too many, the
/// one in reading order and in the middle.
fn ways(spots: usize, columns: usize) -> Vec<Row> {
    let count = (0..spots).try_fold(1_usize, |count, taken| count.checked_mul(columns - taken));
    if count.is_none_or(|count| count > MOST_WAYS) {
        let margin = (columns - spots) / 2;
        return vec![(margin..margin + spots).collect()];
    }
    let mut ways: Vec<Row> = vec![Vec::new()];
    for _ in 0..spots {
        let longer = ways.iter().flat_map(|way| {
            let free = (0..columns).filter(|column| !way.contains(column));
            free.map(|column| [way.as_slice(), &[column]].concat())
        });
        ways = longer.collect();
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::super::tests::rungs;
    use super::*;

    /// How many pairs of edges cross, and the rows.
    fn crossings(bases: &[&[usize]]) -> (usize, Vec<Row>) {
        let Columns { rows, cost } = of(&Levels::of(&rungs(bases), usize::MAX));
        (cost / CROSSING, rows)
    }

    #[test]
    fn ways_are_all_there_are_or_the_one_in_the_middle() {
        assert_eq!(ways(1, 3), [vec![0], vec![1], vec![2]]);
        assert_eq!(ways(2, 2), [vec![0, 1], vec![1, 0]]);
        assert_eq!(ways(3, 5).len(), 60);
        assert_eq!(ways(2, 100), [vec![49, 50]]);
    }

    #[test]
    fn edges_cross_only_where_they_must() {
        // Two rungs on the ground that carry two rungs in the other order.
        assert_eq!(crossings(&[&[], &[], &[1], &[0]]).0, 0);
        // Two that each stand on both.
        assert_eq!(crossings(&[&[], &[], &[0, 1], &[0, 1]]).0, 1);
        // Each of three on two of three: a hexagon in two rows.
        assert_eq!(crossings(&[&[], &[], &[], &[0, 1], &[1, 2], &[0, 2]]).0, 2);
    }

    #[test]
    fn a_book_of_two_branches_that_meet_is_drawn_without_a_crossing() {
        let bases: [&[usize]; 13] = [
            &[],
            &[0],
            &[1],
            &[2],
            &[2],
            &[0],
            &[5],
            &[6],
            &[7],
            &[7, 2],
            &[9],
            &[6, 9],
            &[2],
        ];
        assert_eq!(crossings(&bases).0, 0);
    }

    #[test]
    fn a_fork_stands_over_the_middle_of_its_foot() {
        let (_, rows) = crossings(&[&[], &[0], &[0], &[0]]);
        assert_eq!(rows[0], [1]);
    }

    #[test]
    fn what_is_too_wide_for_a_search_is_set_all_the_same() {
        let wide: Vec<&[usize]> = std::iter::once(&[][..]).chain([&[0][..]; 40]).collect();
        let (_, rows) = crossings(&wide);
        assert_eq!(rows[1], (0..40).collect::<Row>());
    }
}
