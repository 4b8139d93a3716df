//! Fusion where blue and red edges stand: how often a rule that holds for green
//! drawings fails.

use super::family::{About, Answer, Counted, Family, Way};
use super::routes::{ALL_COLOURS, by_search, by_structure, edges_of};
use crate::drawing::{Colour, Drawing, Edge, EdgeId, Vertex, enumeration};
use crate::structure;
use crate::value::{Games, Player, Value};
use std::fmt;

/// The most edges of a case.
const MOST_EDGES: usize = 4;

/// What a drawing is worth, and what it would be worth if fusion held in every colour.
#[derive(PartialEq)]
pub(super) struct Fusion {
    whole: Value,
    fused: Value,
}

/// The drawing and the drawing fused, each read by structure and each played. The rule
/// is false: what is counted is how often the two values, each of which both ways give,
/// are different.
pub(super) static COLOURED_FUSION: Family<Drawing, Fusion> = Family {
    about: About {
        name: "coloured-fusion",
        title: "Fusion in colour",
        cases: "green, blue and red drawings of at most four edges with a cycle and no loop",
        statement: "Every cycle was fused as if all edges were green, each of its edges becoming a \
                    twig of its colour. The value of the drawing and that of the fused one, each \
                    read by theorems or from its options so read (structure), were compared with \
                    both values played out (search). That the two values of a drawing are equal is \
                    not claimed: it is counted how often they are not.",
    },
    cases: || with_a_cycle(MOST_EDGES),
    called: edges_of,
    ways: [
        Way {
            name: "structure",
            answer: |drawing| both(drawing, read),
        },
        Way {
            name: "search",
            answer: |drawing| both(drawing, by_search),
        },
    ],
    facts: &[
        Counted {
            name: "failures",
            meaning: "such drawings that are worth something else when fused",
            count: |agreed| failures(agreed).count() as u64,
        },
        Counted {
            name: "green",
            meaning: "such drawings all of whose edges are green",
            count: |agreed| agreed.iter().filter(|(it, _)| is_green(it)).count() as u64,
        },
        Counted {
            name: "green-failures",
            meaning: "such drawings, all green, that are worth something else when fused",
            count: |agreed| failures(agreed).filter(|it| is_green(it)).count() as u64,
        },
        Counted {
            name: "smallest",
            meaning: "edges of the smallest such drawing that is worth something else when fused",
            count: |agreed| failures(agreed).map(Drawing::edge_count).min().unwrap_or(0) as u64,
        },
    ],
};

/// Every drawing in three colours with a cycle and no loop, the smallest first. A loop is
/// worth a twig of its colour in any case.
pub(in crate::verify) fn with_a_cycle(most_edges: usize) -> Vec<Drawing> {
    let mut drawings = enumeration::multigraphs(most_edges, &ALL_COLOURS);
    drawings.retain(|drawing| {
        let loops = drawing.edges().iter().any(|edge| edge.is_loop());
        !loops && on_a_cycle(drawing).contains(&true)
    });
    drawings
}

/// The drawing with every cycle fused whatever its colours: each component whose edges
/// lie on cycles becomes one vertex, and each of those edges, which would be a loop there,
/// a twig of its colour, which is worth the same.
pub(in crate::verify) fn fused(drawing: &Drawing) -> Drawing {
    let cyclic = on_a_cycle(drawing);
    let mut root: Vec<Vertex> = (0..drawing.vertex_count()).map(Vertex::new).collect();
    for (id, edge) in drawing.edge_ids() {
        if cyclic[id.index()] {
            let ends = [root[edge.from.index()], root[edge.to.index()]];
            // The ground has the least number, and stays.
            let [kept, gone] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
            for it in root.iter_mut().filter(|it| **it == gone) {
                *it = kept;
            }
        }
    }
    let twigs = cyclic.iter().filter(|&&is_cyclic| is_cyclic).count();
    let mut tip = drawing.vertex_count();
    let edges = drawing.edge_ids().map(|(id, edge)| {
        let moved = edge.with_ends(|end| root[end.index()]);
        if !cyclic[id.index()] {
            return moved;
        }
        tip += 1;
        Edge {
            to: Vertex::new(tip - 1),
            ..moved
        }
    });
    let edges = edges.collect();
    let grown = drawing.with_more_vertices(drawing.vertex_count() + twigs);
    grown.with_edges(edges)
}

/// Which edges lie on a cycle: those whose ends hang together without them.
fn on_a_cycle(drawing: &Drawing) -> Vec<bool> {
    let joined = |(id, edge): (EdgeId, Edge)| {
        let mut reached = vec![false; drawing.vertex_count()];
        reached[edge.from.index()] = true;
        let mut grows = true;
        while grows && !reached[edge.to.index()] {
            grows = false;
            for (other, Edge { from, to, .. }) in drawing.edge_ids() {
                if other != id && reached[from.index()] != reached[to.index()] {
                    reached[from.index()] = true;
                    reached[to.index()] = true;
                    grows = true;
                }
            }
        }
        reached[edge.to.index()]
    };
    drawing.edge_ids().map(joined).collect()
}

fn both(drawing: &Drawing, value: fn(&Drawing) -> Answer<Value>) -> Answer<Fusion> {
    Ok(Fusion {
        whole: value(drawing)?,
        fused: value(&fused(drawing))?,
    })
}

/// The value by theorems; where none reads the drawing, from its options, found in the
/// same way. Each has an edge less, so it goes no deeper than a case has edges.
fn read(drawing: &Drawing) -> Answer<Value> {
    if structure::read(drawing).is_ok() {
        return by_structure(drawing);
    }
    let grounded = drawing.grounded_edges();
    let mut games = Games::new();
    let mut sides = [Vec::new(), Vec::new()];
    for (id, edge) in drawing.edge_ids().filter(|(id, _)| grounded[id.index()]) {
        let kept: Vec<bool> = drawing.edge_ids().map(|(other, _)| other != id).collect();
        let option = games.import(&read(&drawing.standing(&kept))?);
        for player in Player::BOTH
            .into_iter()
            .filter(|it| it.may_cut(edge.colour))
        {
            sides[player.index()].push(option);
        }
    }
    let [left, right] = sides;
    let game = games.from_options(left, right);
    Ok(games.export(game))
}

fn failures(agreed: &[(Drawing, Fusion)]) -> impl Iterator<Item = &Drawing> {
    let failing = agreed.iter().filter(|(_, it)| it.whole != it.fused);
    failing.map(|(drawing, _)| drawing)
}

fn is_green(drawing: &Drawing) -> bool {
    drawing
        .edges()
        .iter()
        .all(|edge| edge.colour == Colour::Green)
}

/// Both values, for a fault.
impl fmt::Display for Fusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (fused {})", self.whole, self.fused)
    }
}

#[cfg(test)]
mod tests {
    use super::super::family::Experiment;
    use super::*;

    fn drawing(edges: &[(usize, usize, char)]) -> Drawing {
        let edges = edges.iter().map(|&(from, to, letter)| Edge {
            from: Vertex::new(from),
            to: Vertex::new(to),
            colour: Colour::of_letter(letter).expect("a colour"),
        });
        Drawing::new(4, edges.collect()).expect("vertices in range")
    }

    /// Worked out by hand: cutting the blue edge leaves two parallel green ones, 0; a
    /// green one, a flower, `^*`; and `{0, ^* | ^*}` is double up. Fused, the green edges
    /// would cancel and the blue one stand by itself.
    #[test]
    fn a_blue_edge_on_a_green_double_edge_is_among_the_smallest_failures() {
        let shape = drawing(&[(0, 1, 'G'), (0, 1, 'G'), (1, 2, 'B')]);
        let both = both(&shape, by_search).expect("small");
        assert_eq!(both.whole.to_string(), "^2");
        assert_eq!(both.fused.to_string(), "1");
        let census = COLOURED_FUSION.take(&mut |_| {}).expect("both ways agree");
        let count = |name| census.fact(name).expect("a fact").count;
        assert_eq!(count("smallest"), shape.edge_count() as u64);
        assert_eq!(count("green-failures"), 0);
        assert!(count("failures") > 0 && count("green") > 0);
    }

    #[test]
    fn what_is_fused_is_a_forest_with_as_many_edges() {
        for drawing in with_a_cycle(4) {
            let fused = fused(&drawing);
            assert_eq!(fused.edge_count(), drawing.edge_count());
            assert!(
                !on_a_cycle(&fused).contains(&true),
                "{}",
                edges_of(&drawing)
            );
        }
        let lollipop = drawing(&[(0, 1, 'R'), (1, 2, 'B'), (1, 2, 'G')]);
        assert_eq!(
            by_structure(&fused(&lollipop)),
            by_search(&fused(&lollipop))
        );
    }
}
