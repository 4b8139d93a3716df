//! The colon principle: what stands on one vertex made a stalk of equal value.

use super::sheet::Sheet;
use super::stalks::{Stalks, chosen};
use super::tips::Tips;
use crate::drawing::{Colour, Drawing, EdgeId, Vertex};
use crate::structure::stalk;
use crate::structure::theorem::Theorem;
use crate::value::{Game, Games};

/// What can be made a stalk: it is worth a heap, or a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Green,
    BlueRed,
}

impl Kind {
    const BOTH: [Self; 2] = [Self::Green, Self::BlueRed];

    const fn of(colour: Colour) -> Self {
        match colour {
            Colour::Green => Self::Green,
            Colour::Blue | Colour::Red => Self::BlueRed,
        }
    }
}

/// Edges that stand on one vertex with all that is above them, and are of one kind
/// but for what adds up to 0 where it stands.
struct Sheaf {
    root: Vertex,
    edges: Vec<EdgeId>,
    worth: Game,
    kind: Kind,
}

/// Makes stalks of what is all green, or all blue and red, from a vertex up. On
/// the ground, blue-red stalks stay side by side.
///
/// The edges of the stalk are among those that stood there. A green drawing of n
/// edges is worth a heap of at most n. And a blue-red drawing worth z has the edges
/// of the stalk worth z: let y be the stalk below its last blue edge. Then y < z is
/// simpler than z, so some cut of a blue edge leaves y or more, less than z; numbers
/// from y up to z continue the stalk y, so what is left has, by induction, as many
/// blue edges as y, and the drawing one more. Likewise red.
pub(super) fn raise_stalks(sheet: &mut Sheet, tips: &Tips, games: &mut Games) {
    let drawing = &sheet.drawing;
    let sheaves = Sheaves::of(drawing, tips, games).gathered(games);
    let taken_up = sheaves.iter().flat_map(|sheaf| sheaf.edges.iter().copied());
    let mut stalks = Stalks::of(sheet, taken_up, []);
    for sheaf in &sheaves {
        let colours = sheaf.colours(games);
        let edges = chosen(drawing, sheaf.root, &sheaf.edges, &colours);
        stalks.raise(sheaf.root, &edges);
    }
    let (edges, vertices) = stalks.put_down();
    sheet.redraw(Theorem::Colon, edges, vertices);
}

impl Sheaf {
    /// The colours of the stalk that is worth as much.
    fn colours(&self, games: &Games) -> Vec<Colour> {
        match self.kind {
            Kind::Green => {
                let heap = games.as_nimber(self.worth).expect("green is worth a heap");
                let height = usize::try_from(heap.grundy()).expect("no more than there are edges");
                vec![Colour::Green; height]
            }
            Kind::BlueRed => {
                let number = games.as_number(self.worth);
                stalk::of_value(number.expect("blue-red is worth a number"))
            }
        }
    }
}

/// The bridges and loops of a drawing without other cycles, as they stand on each
/// other.
struct Sheaves<'a> {
    drawing: &'a Drawing,
    tips: &'a Tips,
    /// For each vertex, the blocks that stand on it.
    on: Vec<Vec<usize>>,
    /// For each block, its kind, if it belongs to a sheaf of that kind.
    kind: Vec<Option<Kind>>,
}

impl<'a> Sheaves<'a> {
    fn of(drawing: &'a Drawing, tips: &'a Tips, games: &mut Games) -> Self {
        let mut sheaves = Self {
            drawing,
            tips,
            on: vec![Vec::new(); drawing.vertex_count()],
            kind: Vec::with_capacity(tips.blocks.len()),
        };
        // Each block comes after all that stand on it.
        for (place, block) in tips.blocks.iter().enumerate() {
            let kind = Kind::of(drawing.edge(block.edges[0]).colour);
            let mut above = block.tops(drawing).into_iter();
            let pure = above.all(|top| sheaves.is_all(kind, top, games));
            sheaves.kind.push(pure.then_some(kind));
            sheaves.on[block.root.index()].push(place);
        }
        sheaves
    }

    /// Whether nothing but what is of a kind will be left on a vertex.
    fn is_all(&self, kind: Kind, vertex: Vertex, games: &mut Games) -> bool {
        let on = &self.on[vertex.index()];
        let vanishes = |other| self.worth(&self.of_kind(vertex, other), games) == Game::ZERO;
        on.iter().all(|&place| self.kind[place].is_some())
            && Kind::BOTH
                .into_iter()
                .filter(|&it| it != kind)
                .all(vanishes)
    }

    /// The blocks on a vertex that belong to sheaves of a kind.
    fn of_kind(&self, vertex: Vertex, kind: Kind) -> Vec<usize> {
        let on = self.on[vertex.index()].iter().copied();
        on.filter(|&it| self.kind[it] == Some(kind)).collect()
    }

    /// What some blocks are worth together, with all that stands on them.
    fn worth(&self, places: &[usize], games: &mut Games) -> Game {
        let worths = places.iter().map(|&place| self.tips.worth[place]);
        worths.fold(Game::ZERO, |sum, worth| games.sum(sum, worth))
    }

    /// The largest sheaves, from the ground up.
    fn gathered(&self, games: &mut Games) -> Vec<Sheaf> {
        let mut sheaves = Vec::new();
        let mut frontier = vec![Vertex::GROUND];
        while let Some(root) = frontier.pop() {
            for kind in Kind::BOTH {
                let places = self.of_kind(root, kind);
                let apart = root.is_ground() && kind == Kind::BlueRed;
                let together = if apart { 1 } else { places.len().max(1) };
                for places in places.chunks(together) {
                    sheaves.push(Sheaf {
                        root,
                        edges: self.edges_from(places),
                        worth: self.worth(places, games),
                        kind,
                    });
                }
            }
            let on = self.on[root.index()].iter().copied();
            let others = on.filter(|&place| self.kind[place].is_none());
            frontier.extend(others.flat_map(|it| self.tips.blocks[it].tops(self.drawing)));
        }
        sheaves
    }

    /// The edges of some blocks and of all that stand on them.
    fn edges_from(&self, places: &[usize]) -> Vec<EdgeId> {
        let mut edges = Vec::new();
        let mut open = places.to_vec();
        while let Some(place) = open.pop() {
            let block = &self.tips.blocks[place];
            edges.extend(&block.edges);
            let tops = block.tops(self.drawing).into_iter();
            open.extend(tops.flat_map(|top| self.on[top.index()].iter().copied()));
        }
        edges
    }
}
