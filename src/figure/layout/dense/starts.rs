//! Positions from which tidying can begin.

use super::super::geometry::{bearing, length, turned};
use super::super::plan::real;
use super::{Graph, middle};
use kurbo::{Point, Vec2};
use std::f64::consts::PI;

/// Rounds of stress majorization and of averaging; both have settled by then.
const ROUNDS: usize = 80;

/// Where no vertex moves further than this in a round, it is the last.
const AT_REST: f64 = 1e-3;

/// How many cycles through the root are tried as an outline.
const OUTLINES: usize = 4;

/// Stress majorization (Gansner, Koren and North, "Graph drawing by stress
/// majorization", 2004): distances on paper like distances along links. The
/// root ends at the origin with the rest above it.
pub fn relaxed(graph: &Graph, start: &[Point]) -> Vec<Point> {
    let places = majorized(graph, start);
    let root = places[0];
    let lean = bearing(middle(&places[1..]) - root);
    places
        .iter()
        .map(|&place| turned(place - root, -lean).to_point())
        .collect()
}

fn majorized(graph: &Graph, start: &[Point]) -> Vec<Point> {
    let mut places = start.to_vec();
    for _ in 0..ROUNDS {
        let mut furthest = 0.0_f64;
        for vertex in 0..graph.count {
            let place = pulled(graph, &places, vertex);
            let way = place - places[vertex];
            furthest = furthest.max(way.dot(way));
            places[vertex] = place;
        }
        if furthest < AT_REST * AT_REST {
            break;
        }
    }
    places
}

/// Where the others would have a vertex: the weighted mean of their wishes.
fn pulled(graph: &Graph, places: &[Point], vertex: usize) -> Point {
    let (mut sum, mut total) = (Vec2::ZERO, 0.0);
    for other in (0..graph.count).filter(|&other| other != vertex) {
        let wanted = real(graph.steps[vertex][other]);
        let away = places[vertex] - places[other];
        let apart = length(away).max(0.01);
        // Two that sit on each other part sideways, the lower number to the left.
        let away = if apart > 0.01 {
            away / apart
        } else {
            Vec2::new(if vertex < other { -1.0 } else { 1.0 }, 0.0)
        };
        let weight = 1.0 / (wanted * wanted * wanted);
        sum += (places[other].to_vec2() + away * wanted) * weight;
        total += weight;
    }
    (sum / total).to_point()
}

/// Every vertex in the middle of its neighbours (Tutte, "How to draw a graph",
/// 1963), a cycle through the root being the outline.
pub fn inside_cycles(graph: &Graph) -> Vec<Vec<Point>> {
    outlines(graph)
        .iter()
        .map(|outline| inside(graph, outline))
        .collect()
}

fn inside(graph: &Graph, outline: &[usize]) -> Vec<Point> {
    // The more vertices, the larger the outline, or its inside would be cramped.
    let radius = libm::sqrt(real(graph.count)) / 1.8;
    let mut places = vec![Point::new(0.0, radius); graph.count];
    let mut fixed = vec![false; graph.count];
    for (step, &vertex) in outline.iter().enumerate() {
        let turn = 2.0 * PI * real(step) / real(outline.len());
        places[vertex] = Point::new(-radius * libm::sin(turn), radius - radius * libm::cos(turn));
        fixed[vertex] = true;
    }
    for _ in 0..ROUNDS {
        for vertex in (0..graph.count).filter(|&vertex| !fixed[vertex]) {
            let around: Vec<Point> = graph.near[vertex].iter().map(|&it| places[it]).collect();
            places[vertex] = middle(&around);
        }
    }
    places
}

/// Cycles through the root: two of its neighbours and the shortest way between
/// them that avoids it.
fn outlines(graph: &Graph) -> Vec<Vec<usize>> {
    let mut outlines = Vec::new();
    for (place, &from) in graph.near[0].iter().enumerate() {
        for &to in &graph.near[0][place + 1..] {
            if let Some(way) = way_around(graph, from, to) {
                outlines.push(way);
            }
        }
    }
    outlines.sort_by_key(|outline| std::cmp::Reverse(outline.len()));
    outlines.truncate(OUTLINES);
    outlines
}

fn way_around(graph: &Graph, from: usize, to: usize) -> Option<Vec<usize>> {
    let mut before = vec![None; graph.count];
    before[0] = Some(0);
    before[to] = Some(to);
    let mut queue = std::collections::VecDeque::from([to]);
    while let Some(here) = queue.pop_front() {
        for &next in &graph.near[here] {
            if before[next].is_none() {
                before[next] = Some(here);
                queue.push_back(next);
            }
        }
    }
    let mut way = vec![0, from];
    let mut here = from;
    while here != to {
        here = before[here]?;
        way.push(here);
    }
    Some(way)
}
