//! The options of a player in columns.

use super::Told;
use super::edges::{EdgeAccount, each_once};
use super::moves::{CutAccount, FateAccount, Move};
use super::text::listed;
use std::fmt::{self, Formatter};

/// So many options of a player are listed, and so many cuts to one of them, before
/// the rest is only counted.
const MOST_MOVES: usize = 10;
const MOST_CUTS: usize = 6;

/// The options of a player in three columns: what is left, by which cuts, and what
/// becomes of it.
pub(super) fn write_table(
    who: &str,
    moves: &[Move],
    coloured: bool,
    f: &mut Formatter<'_>,
) -> fmt::Result {
    if moves.is_empty() {
        return writeln!(f, "{who} cannot move.");
    }
    writeln!(f, "{who} can move to")?;
    let shown = &moves[..moves.len().min(MOST_MOVES)];
    let rows: Vec<[String; 3]> = shown.iter().map(|it| it.row(moves, coloured)).collect();
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let (values, cuts) = (width(0), width(1));
    for [value, cut, fate] in &rows {
        let row = format!("  {value:values$}  {cut:cuts$}  {fate}");
        writeln!(f, "{}", row.trim_end())?;
    }
    let more = moves.len() - shown.len();
    if more > 0 {
        writeln!(f, "  and {more} more")?;
    }
    Ok(())
}

impl Move {
    /// What is left, by which cuts or in place of what, and what becomes of it.
    fn row(&self, moves: &[Self], coloured: bool) -> [String; 3] {
        let bypassed = moves.iter().find(|it| it.gives_way_to(&self.leaves));
        let cuts = match bypassed {
            Some(other) if self.cuts.is_empty() => {
                format!("in place of {}", other.leaves.short())
            }
            _ => cuts_in_words(&self.cuts, coloured, true),
        };
        let fate = match &self.fate {
            FateAccount::Kept => String::new(),
            FateAccount::Dominated { by } => format!("dominated by {}", by.short()),
            FateAccount::Reversible {
                through,
                replaced_by,
            } => {
                let through = through.short();
                let instead = match replaced_by.as_slice() {
                    [] => "nothing".to_owned(),
                    values => listed(values, Told::short),
                };
                format!("reversible through {through}, replaced by {instead}")
            }
        };
        [self.leaves.short(), cuts, fate]
    }

    /// Whether this option is bypassed and another takes its place.
    fn gives_way_to(&self, other: &Told) -> bool {
        match &self.fate {
            FateAccount::Reversible { replaced_by, .. } => replaced_by.contains(other),
            _ => false,
        }
    }
}

/// Cuts by what they have in common: `green ground-a (2 fall with it); blue b-c, d-e`.
pub(super) fn cuts_in_words(cuts: &[CutAccount], coloured: bool, with_falls: bool) -> String {
    let shown = &cuts[..cuts.len().min(MOST_CUTS)];
    let mut groups: Vec<(u32, Vec<EdgeAccount>)> = Vec::new();
    for CutAccount { edge, falls } in shown {
        let falls = if with_falls { *falls } else { 0 };
        let alike = |group: &&mut (u32, Vec<EdgeAccount>)| {
            group.0 == falls && group.1[0].colour == edge.colour
        };
        match groups.iter_mut().find(alike) {
            Some((_, edges)) => edges.push(edge.clone()),
            None => groups.push((falls, vec![edge.clone()])),
        }
    }
    let mut parts: Vec<String> = groups
        .iter()
        .map(|(falls, edges)| in_common(*falls, edges, coloured))
        .collect();
    if cuts.len() > shown.len() {
        parts.push(format!("and {} more", cuts.len() - shown.len()));
    }
    parts.join("; ")
}

/// Cuts of one colour with which as many edges fall.
fn in_common(falls: u32, edges: &[EdgeAccount], coloured: bool) -> String {
    let names: Vec<String> = each_once(edges)
        .into_iter()
        .map(|(edge, times)| match times {
            1 => edge.name(),
            2 => format!("either {}", edge.name()),
            _ => format!("any {}", edge.name()),
        })
        .collect();
    let colour = if coloured {
        format!("{} ", edges[0].colour)
    } else {
        String::new()
    };
    let it = if edges.len() == 1 { "it" } else { "each" };
    let falls = match falls {
        0 => String::new(),
        1 => format!(" (1 falls with {it})"),
        many => format!(" ({many} fall with {it})"),
    };
    format!("{colour}{}{falls}", names.join(", "))
}
