//! Vertices in layers by their distance from the root.

use super::super::plan::real;
use super::Graph;
use kurbo::Point;

/// A layer up to this size is put in the best of all orders.
const SMALL_LAYER: usize = 6;

/// Passes over the layers; orders settle long before.
const PASSES: usize = 12;

/// Layers one above the other, so that a square lattice held at a corner has
/// square meshes.
pub fn places(graph: &Graph) -> Vec<Point> {
    let mut layers: Vec<Vec<usize>> = Vec::new();
    for vertex in 0..graph.count {
        let height = graph.steps[0][vertex];
        layers.resize(layers.len().max(height + 1), Vec::new());
        layers[height].push(vertex);
    }
    for _ in 0..PASSES {
        let before = layers.clone();
        for height in 1..layers.len() {
            reorder(graph, &mut layers, height);
        }
        for height in (1..layers.len()).rev() {
            reorder(graph, &mut layers, height);
        }
        if layers == before {
            break;
        }
    }
    let half = std::f64::consts::FRAC_1_SQRT_2;
    let mut places = vec![Point::ORIGIN; graph.count];
    for (height, layer) in layers.iter().enumerate() {
        let shift = real(layer.len() - 1) / 2.0;
        for (place, &vertex) in layer.iter().enumerate() {
            let x = (real(place) - shift) * 2.0 * half;
            places[vertex] = Point::new(x, real(height) * half);
        }
    }
    places
}

fn reorder(graph: &Graph, layers: &mut [Vec<usize>], height: usize) {
    let rank = ranks(graph, layers, height);
    let layer = &mut layers[height];
    if layer.len() > SMALL_LAYER {
        layer.sort_by(|&a, &b| barycentre(graph, &rank, a).total_cmp(&barycentre(graph, &rank, b)));
        return;
    }
    let mut best = (crossings(graph, &rank, layer), layer.clone());
    let mut order = layer.clone();
    order.sort_unstable();
    loop {
        let count = crossings(graph, &rank, &order);
        if count < best.0 {
            best = (count, order.clone());
        }
        if !next_permutation(&mut order) {
            break;
        }
    }
    *layer = best.1;
}

/// For each vertex of the layers next to `height`, its layer and its place there.
fn ranks(graph: &Graph, layers: &[Vec<usize>], height: usize) -> Vec<Option<(bool, usize)>> {
    let mut rank = vec![None; graph.count];
    for (above, layer) in [
        (false, layers.get(height - 1)),
        (true, layers.get(height + 1)),
    ] {
        for (place, &vertex) in layer.into_iter().flatten().enumerate() {
            rank[vertex] = Some((above, place));
        }
    }
    rank
}

fn barycentre(graph: &Graph, rank: &[Option<(bool, usize)>], vertex: usize) -> f64 {
    let places: Vec<f64> = graph.near[vertex]
        .iter()
        .filter_map(|&next| rank[next])
        .map(|(_, place)| real(place))
        .collect();
    places.iter().sum::<f64>() / real(places.len().max(1))
}

/// How many links from this layer to its neighbours cross, and how far links
/// within it reach past their neighbours.
fn crossings(graph: &Graph, rank: &[Option<(bool, usize)>], order: &[usize]) -> usize {
    let mut count = 0;
    for (left, &a) in order.iter().enumerate() {
        for (right, &b) in order.iter().enumerate().skip(left + 1) {
            if graph.near[a].contains(&b) {
                count += right - left - 1;
            }
            for x in graph.near[a].iter().filter_map(|&next| rank[next]) {
                for y in graph.near[b].iter().filter_map(|&next| rank[next]) {
                    count += usize::from(x.0 == y.0 && x.1 > y.1);
                }
            }
        }
    }
    count
}

/// The next order in the dictionary; false after the last.
fn next_permutation(order: &mut [usize]) -> bool {
    let Some(turn) = order.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        return false;
    };
    let Some(next) = order.iter().rposition(|&it| it > order[turn]) else {
        return false;
    };
    order.swap(turn, next);
    order[turn + 1..].reverse();
    true
}
