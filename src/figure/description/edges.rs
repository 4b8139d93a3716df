//! Edges in words: by their ends, and by their colours where there are any.

use crate::drawing::{Colour, Drawing, Edge, EdgeId, Incidence, Vertex};
use crate::figure::words::{count, counted, listed};

/// Every edge once, vertex by vertex from the ground; then what is loose.
pub fn edges_in_words(drawing: &Drawing, grounded: &[bool]) -> String {
    let (mut standing, mut loose) = (Vec::new(), Vec::new());
    for (id, from) in walk(drawing) {
        let into = if grounded[id.index()] {
            &mut standing
        } else {
            &mut loose
        };
        into.push((from, drawing.edge(id)));
    }
    let mut text = format!("From the ground up: {}.", gathered(drawing, &standing));
    if standing.is_empty() {
        "Nothing stands on the ground.".clone_into(&mut text);
    }
    if !loose.is_empty() {
        text.push_str(" Not joined to the ground: ");
        text.push_str(&gathered(drawing, &loose));
        text.push('.');
    }
    text
}

/// These edges of a drawing, given in its order, from the ground up.
pub fn some_edges_in_words(drawing: &Drawing, some: &[EdgeId]) -> String {
    let edges: Vec<(Vertex, Edge)> = walk(drawing)
        .into_iter()
        .filter(|(id, _)| some.binary_search(id).is_ok())
        .map(|(id, from)| (from, drawing.edge(id)))
        .collect();
    gathered(drawing, &edges)
}

pub fn name(drawing: &Drawing, vertex: Vertex) -> String {
    if vertex.is_ground() {
        "the ground".to_owned()
    } else {
        drawing.name(vertex)
    }
}

/// `a to b`, `a loop at a`; in a drawing with colours `the blue edge from a to b`,
/// `either green loop at a`.
pub fn edge_in_words(drawing: &Drawing, edge: Edge) -> String {
    let ends = |from, to| (name(drawing, from), name(drawing, to));
    let (from, to) = ends(edge.from, edge.to);
    if drawing.first_coloured_edge().is_none() {
        return if edge.is_loop() {
            format!("a loop at {from}")
        } else {
            format!("{from} to {to}")
        };
    }
    let alike = drawing.edges().iter().filter(|other| {
        let turned = other.from == edge.to && other.to == edge.from;
        other.colour == edge.colour && (turned || (other.from, other.to) == (edge.from, edge.to))
    });
    let which = match alike.count() {
        1 => "the",
        2 => "either",
        _ => "any",
    };
    let (from, to) = ends(edge.from.min(edge.to), edge.from.max(edge.to));
    if edge.is_loop() {
        format!("{which} {} loop at {from}", edge.colour)
    } else {
        format!("{which} {} edge from {from} to {to}", edge.colour)
    }
}

/// Edges with the end from which a walk from the ground comes to them.
fn walk(drawing: &Drawing) -> Vec<(EdgeId, Vertex)> {
    let incidence = Incidence::of(drawing);
    let mut seen_edge = vec![false; drawing.edge_count()];
    let mut seen = vec![false; drawing.vertex_count()];
    let mut order = Vec::new();
    for start in (0..drawing.vertex_count()).map(Vertex::new) {
        if std::mem::replace(&mut seen[start.index()], true) {
            continue;
        }
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(vertex) = queue.pop_front() {
            for (id, end) in incidence.at(vertex) {
                if !std::mem::replace(&mut seen_edge[id.index()], true) {
                    order.push((id, vertex));
                }
                if !std::mem::replace(&mut seen[end.index()], true) {
                    queue.push_back(end);
                }
            }
        }
    }
    order
}

/// Edges from one vertex, all of one colour; where they end, and how many there.
struct Spray {
    from: Vertex,
    colour: Colour,
    ends: Vec<(Vertex, usize)>,
}

/// Green alone: `the ground to a; a to b and c; a to d by two edges`. Otherwise:
/// `a blue edge from the ground to a; red edges from a to b and c`.
fn gathered(drawing: &Drawing, edges: &[(Vertex, Edge)]) -> String {
    let mut sprays: Vec<Spray> = Vec::new();
    for &(from, edge) in edges {
        let to = edge.other(from);
        let here = sprays.iter_mut().rev().take_while(|it| it.from == from);
        match here.into_iter().find(|it| it.colour == edge.colour) {
            Some(spray) => match spray.ends.iter_mut().find(|(end, _)| *end == to) {
                Some((_, times)) => *times += 1,
                None => spray.ends.push((to, 1)),
            },
            None => sprays.push(Spray {
                from,
                colour: edge.colour,
                ends: vec![(to, 1)],
            }),
        }
    }
    let coloured = drawing.first_coloured_edge().is_some();
    let phrases: Vec<String> = sprays
        .iter()
        .map(|spray| {
            if coloured {
                spray.in_colour(drawing)
            } else {
                spray.in_green(drawing)
            }
        })
        .collect();
    phrases.join("; ")
}

impl Spray {
    /// `a to b and itself by one loop`.
    fn in_green(&self, drawing: &Drawing) -> String {
        let ends: Vec<String> = self
            .ends
            .iter()
            .map(|&(to, times)| match (to == self.from, times) {
                (true, times) => format!("itself by {}", counted(times, "loop", "loops")),
                (false, 1) => name(drawing, to),
                (false, times) => format!("{} by {} edges", name(drawing, to), count(times)),
            })
            .collect();
        format!("{} to {}", name(drawing, self.from), listed(&ends))
    }

    /// `red edges from a to b and c; two red edges from a to d; a red loop at a`.
    fn in_colour(&self, drawing: &Drawing) -> String {
        let (colour, from) = (self.colour, name(drawing, self.from));
        let once: Vec<String> = self
            .ends
            .iter()
            .filter(|&&(to, times)| to != self.from && times == 1)
            .map(|&(to, _)| name(drawing, to))
            .collect();
        let mut phrases = match once.as_slice() {
            [] => Vec::new(),
            [only] => vec![format!("a {colour} edge from {from} to {only}")],
            _ => vec![format!("{colour} edges from {from} to {}", listed(&once))],
        };
        for &(to, times) in &self.ends {
            let many = count(times);
            match (to == self.from, times) {
                (true, 1) => phrases.push(format!("a {colour} loop at {from}")),
                (true, _) => phrases.push(format!("{many} {colour} loops at {from}")),
                (false, 1) => {}
                (false, _) => {
                    let to = name(drawing, to);
                    phrases.push(format!("{many} {colour} edges from {from} to {to}"));
                }
            }
        }
        phrases.join("; ")
    }
}
