//! Tables.

use pulldown_cmark::{Alignment, Tag, TagEnd};

/// Where in a table the walk is. Markdown's tables do not nest.
#[derive(Debug, Default)]
pub(super) struct Table {
    alignments: Vec<Alignment>,
    column: usize,
    in_head: bool,
    has_rows: bool,
}

impl Table {
    /// What begins a part of a table; nothing for any other element.
    pub fn open(&mut self, tag: &Tag<'_>) -> String {
        match tag {
            Tag::Table(alignments) => {
                *self = Self {
                    alignments: alignments.clone(),
                    ..Self::default()
                };
                "<table>\n".to_owned()
            }
            Tag::TableHead => {
                self.in_head = true;
                "<thead>\n<tr>".to_owned()
            }
            Tag::TableRow => {
                self.column = 0;
                let first = !std::mem::replace(&mut self.has_rows, true);
                let body = if first { "<tbody>\n" } else { "" };
                format!("{body}<tr>")
            }
            Tag::TableCell => self.open_cell(),
            _ => String::new(),
        }
    }

    fn open_cell(&mut self) -> String {
        let class = match self.alignments.get(self.column) {
            Some(Alignment::Center) => " class=\"centre\"",
            Some(Alignment::Right) => " class=\"right\"",
            _ => "",
        };
        self.column += 1;
        if self.in_head {
            format!("<th scope=\"col\"{class}>")
        } else {
            format!("<td{class}>")
        }
    }

    /// What ends a part of a table; nothing for any other element.
    pub fn close(&mut self, tag: TagEnd) -> &'static str {
        match tag {
            TagEnd::Table if self.has_rows => "</tbody>\n</table>\n",
            TagEnd::Table => "</table>\n",
            TagEnd::TableHead => {
                self.in_head = false;
                "</tr>\n</thead>\n"
            }
            TagEnd::TableRow => "</tr>\n",
            TagEnd::TableCell if self.in_head => "</th>",
            TagEnd::TableCell => "</td>",
            _ => "",
        }
    }
}
