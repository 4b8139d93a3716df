//! Things in a row, each near its own place.

/// Places for things in a row, given in their order by where each would be best and
/// the room it takes: none overlap, and the squares of their distances from the best
/// are least together (isotonic regression, by pooling neighbours in each other's way).
pub fn spread(wanted: &[(f64, f64)]) -> Vec<f64> {
    let mut offsets = Vec::with_capacity(wanted.len());
    let mut pools: Vec<Pool> = Vec::new();
    let mut offset = 0.0;
    let mut before = None;
    for &(best, room) in wanted {
        offset += before.map_or(0.0, |before| f64::midpoint(before, room));
        before = Some(room);
        offsets.push(offset);
        let mut pool = Pool {
            sum: best - offset,
            count: 1,
        };
        while let Some(last) = pools.pop_if(|last| last.mean() > pool.mean()) {
            pool.sum += last.sum;
            pool.count += last.count;
        }
        pools.push(pool);
    }
    let shifts = pools
        .iter()
        .flat_map(|pool| std::iter::repeat_n(pool.mean(), pool.count));
    offsets
        .iter()
        .zip(shifts)
        .map(|(offset, shift)| offset + shift)
        .collect()
}

/// Neighbours that stand side by side without room between them.
struct Pool {
    sum: f64,
    count: usize,
}

impl Pool {
    fn mean(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "few things in a row")]
        let count = self.count as f64;
        self.sum / count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_room_stays_and_the_rest_moves_aside_evenly() {
        let places = spread(&[
            (0.0, 2.0),
            (10.0, 4.0),
            (10.0, 4.0),
            (11.0, 2.0),
            (20.0, 2.0),
        ]);
        // Three wanted at 10, 10, 11 stand 4 and 3 apart, 31 in all.
        let first = (31.0 - 4.0 - 7.0) / 3.0;
        let expected = [0.0, first, first + 4.0, first + 7.0, 20.0];
        for (place, expected) in places.iter().zip(expected) {
            assert!((place - expected).abs() < 1e-9, "{places:?}");
        }
    }
}
