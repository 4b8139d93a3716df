//! What everything is worth, read from the tips down.

use crate::drawing::{Colour, Drawing, EdgeId, Vertex};
use crate::structure::blocks::{Block, blocks};
use crate::structure::redwood::Bed;
use crate::value::{Dyadic, Game, Games, Nimber, Player};

/// The parts of a drawing and what they are worth.
pub(super) struct Tips {
    /// The blocks, each after all that stand on it.
    pub blocks: Vec<Block>,
    /// For each block, what it is worth with all that stands on it.
    pub worth: Vec<Game>,
    /// For each vertex, what stands on it.
    pub standing: Vec<Game>,
}

impl Tips {
    /// Reads a drawing; the edges of its cores, if there are any.
    pub fn read(drawing: &Drawing, games: &mut Games) -> Result<Self, Vec<EdgeId>> {
        let mut tips = Self {
            blocks: Vec::new(),
            worth: Vec::new(),
            standing: vec![Game::ZERO; drawing.vertex_count()],
        };
        let mut cores = Vec::new();
        for block in blocks(drawing) {
            match tips.worth_of(&block, drawing, games) {
                Some(worth) => {
                    let there = &mut tips.standing[block.root.index()];
                    *there = games.sum(*there, worth);
                    tips.worth.push(worth);
                    tips.blocks.push(block);
                }
                None => cores.extend(&block.edges),
            }
        }
        if cores.is_empty() {
            Ok(tips)
        } else {
            Err(cores)
        }
    }

    /// What a block is worth with all that stands on it, once that is known;
    /// `None` for a core.
    fn worth_of(&self, block: &Block, drawing: &Drawing, games: &mut Games) -> Option<Game> {
        let tops = block.tops(drawing);
        let colour = drawing.edge(block.edges[0]).colour;
        match (block.edges.as_slice(), tops.as_slice()) {
            // A loop is a twig.
            (_, []) => Some(unit(colour)),
            ([_], &[top]) => Some(games.ordinal_sum(unit(colour), self.standing[top.index()])),
            _ => self.worth_of_cycles(block, &tops, drawing, games),
        }
    }

    /// A block with cycles: all green under what is worth a green stalk, all of
    /// one colour under what is worth a stalk of that colour, or a redwood bed.
    fn worth_of_cycles(
        &self,
        block: &Block,
        tops: &[Vertex],
        drawing: &Drawing,
        games: &mut Games,
    ) -> Option<Game> {
        let colour = drawing.edge(block.edges[0]).colour;
        let uniform = |&id: &EdgeId| drawing.edge(id).colour == colour;
        if !block.edges.iter().all(uniform) {
            let number = |vertex: Vertex| games.as_number(self.standing[vertex.index()]).cloned();
            let worth = Bed::of(drawing, block)?.value(tops, number)?;
            return Some(games.number(worth));
        }
        let mut above = tops.iter().map(|top| self.standing[top.index()]);
        let player = match colour {
            Colour::Green => {
                let parity = Nimber::new(block.edges.len() as u64 % 2);
                let heap = above.try_fold(parity, |sum, game| {
                    Some(sum.nim_sum(games.as_nimber(game)?))
                })?;
                return Some(games.nimber(heap));
            }
            Colour::Blue => Player::Left,
            Colour::Red => Player::Right,
        };
        let edges = i64::try_from(block.edges.len()).expect("fewer than 2^32");
        let edges = Dyadic::from(player.sign() * edges);
        let opposed = 0.cmp(&player.sign());
        let total = above.try_fold(edges, |sum, game| {
            let number = games.as_number(game)?;
            let adds = number.is_integer() && number.sign() != opposed;
            adds.then(|| &sum + number)
        })?;
        Some(games.number(total))
    }
}

/// The value of one edge.
const fn unit(colour: Colour) -> Game {
    match colour {
        Colour::Green => Game::STAR,
        Colour::Blue => Game::ONE,
        Colour::Red => Game::MINUS_ONE,
    }
}
