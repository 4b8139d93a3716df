//! A sheet as a `TikZ` picture, to the size that browsers give it.

use super::look::{Lettering, Line, Tint};
use super::scene::{
    ARROWHEAD, Label, Mark, PIECE_CORE, PIECE_RADIUS, POINTER_RADIUS, Piece, Role, VERTEX_RADIUS,
    hatching,
};
use super::sheet::Sheet;
use super::svg::number;
use super::writing::Writing;
use crate::drawing::Colour;
use kurbo::{PathSeg, Point, Vec2};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What a document must load.
const PACKAGES: &str = r"% Needs \usepackage{tikz,amsmath,amssymb}";

/// A pixel of a browser, in big points.
const PIXEL: f64 = 0.75;

/// The sizes that LaTeX's own letters come in, in points of TeX's.
const LETTER_SIZES: [f64; 8] = [7.0, 8.0, 9.0, 10.0, 10.95, 12.0, 14.4, 17.28];

/// So many points of TeX's are a big point.
const POINTS: f64 = 72.27 / 72.0;

/// The whole picture, `title` in a comment over it.
pub fn picture(sheet: &Sheet, title: &str) -> String {
    let mut pen = Pen::default();
    for (scene, shift) in &sheet.parts {
        pen.shift = *shift;
        let _ = writeln!(pen.body, "\\begin{{scope}}[xshift={}]", length(*shift));
        for mark in &scene.marks {
            pen.mark(mark);
        }
        pen.body.push_str("\\end{scope}\n");
    }
    let title: String = title.split_whitespace().collect::<Vec<_>>().join(" ");
    let bounds = sheet.bounds;
    format!(
        "% {title}\n{PACKAGES}\n\\begin{{tikzpicture}}[x={x},y=-{x}{styles}]\n{preface}\
         \\path[use as bounding box] {from} rectangle {to};\n{body}\\end{{tikzpicture}}\n",
        x = length(1.0),
        styles = pen.styles(),
        preface = pen.preface(),
        from = place(Point::new(bounds.x0, bounds.y0)),
        to = place(Point::new(bounds.x1, bounds.y1)),
        body = pen.body,
    )
}

/// Writes marks down and remembers what they need.
#[derive(Debug, Default)]
struct Pen {
    body: String,
    /// How far to the right the scene stands, in pixels.
    shift: f64,
    /// Names of styles and what they set.
    styles: BTreeMap<&'static str, String>,
    /// Names of colours and their hexadecimal digits.
    colours: BTreeMap<&'static str, &'static str>,
}

impl Pen {
    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Ground(left, right) => {
                let strokes = hatching(*left, *right).map(|it| course(PathSeg::Line(it)));
                let strokes: Vec<String> = strokes.collect();
                self.draw(
                    Line::Ground,
                    &format!(
                        "({left},0) -- ({right},0)",
                        left = number(*left),
                        right = number(*right)
                    ),
                );
                self.draw(Line::Hatch, &strokes.join(" "));
            }
            Mark::Ghost(curve) => self.draw(Line::Ghost, &course(*curve)),
            Mark::Highlight(curve) => self.draw(Line::Win, &course(*curve)),
            Mark::Edge(edge) => self.edge(edge.curve, edge.colour),
            Mark::Vertex(place) => self.disc(*place, VERTEX_RADIUS, Tint::Ink),
            Mark::Piece(piece) => self.piece(piece),
            Mark::Axis(line) => self.draw(Line::Ground, &course(PathSeg::Line(*line))),
            Mark::Wall(line) => self.draw(Line::Wall, &course(PathSeg::Line(*line))),
            Mark::Tick(line) => self.draw(Line::Hatch, &course(PathSeg::Line(*line))),
            Mark::Pointer(place) => self.disc(*place, POINTER_RADIUS, Tint::Ink),
            Mark::Arrow(line) => {
                let head = [-1.0, 1.0].map(|side| {
                    let back = Vec2::new(-ARROWHEAD.x, side * ARROWHEAD.y);
                    place(line.p1 + back)
                });
                let point = place(line.p1);
                let shaft = course(PathSeg::Line(*line));
                self.draw(
                    Line::Arrow,
                    &format!("{shaft} {} -- {point} -- {}", head[0], head[1]),
                );
            }
            Mark::Link(curve) => self.draw(Line::Link, &course(*curve)),
            Mark::Inset(inset) => {
                // A canvas would scale the scene's own shift too: it begins afresh.
                let at = inset.at + Vec2::new(self.shift, 0.0);
                let _ = writeln!(
                    self.body,
                    "\\begin{{scope}}[reset cm,transform canvas={{shift={{{}}},scale={}}}]",
                    place(at),
                    number(inset.scale)
                );
                for mark in &inset.scene.marks {
                    self.mark(mark);
                }
                self.body.push_str("\\end{scope}\n");
            }
            Mark::Label(label) => self.text(label),
        }
    }

    fn edge(&mut self, curve: PathSeg, colour: Colour) {
        let course = course(curve);
        self.draw(Line::Edge(colour), &course);
        if let Some(core) = Line::core(colour) {
            self.draw(core, &course);
        }
    }

    fn draw(&mut self, line: Line, course: &str) {
        if course.is_empty() {
            return;
        }
        let stroke = line.stroke();
        let mut style = format!(
            "draw={},line width={}",
            self.colour(stroke.tint),
            length(stroke.width)
        );
        if !stroke.blunt {
            style.push_str(",line cap=round,line join=round");
        }
        if let Some([dash, gap]) = stroke.dashes {
            let _ = write!(
                style,
                ",dash pattern=on {} off {}",
                length(dash),
                length(gap)
            );
        }
        if stroke.opacity < 1.0 {
            let _ = write!(style, ",opacity={}", number(stroke.opacity));
        }
        let name = line_name(line);
        let _ = writeln!(self.body, "\\path[{name}] {course};");
        self.styles.insert(name, style);
    }

    fn piece(&mut self, piece: &Piece) {
        self.disc(piece.at, PIECE_RADIUS, piece.colour.into());
        if let Some(core) = Line::core(piece.colour) {
            let radius = length(PIECE_CORE);
            self.draw(
                core,
                &format!("{} circle[radius={radius}]", place(piece.at)),
            );
        }
        self.text(&piece.label());
    }

    fn disc(&mut self, middle: Point, radius: f64, tint: Tint) {
        let colour = self.colour(tint);
        let _ = writeln!(
            self.body,
            "\\fill[{colour}] {} circle[radius={}];",
            place(middle),
            length(radius)
        );
    }

    fn text(&mut self, label: &Label) {
        let Lettering {
            tint,
            italic,
            bold,
            small_capitals,
        } = label.role.lettering();
        let words = match &label.text {
            Writing::Mathematics { latex, .. } => format!("${latex}$"),
            Writing::Words(words) => escaped(words),
        };
        let name = text_name(label.role);
        let _ = writeln!(
            self.body,
            "\\node[{name}] at {} {{{words}}};",
            place(label.at)
        );
        let size = letter_size(label.role);
        let anchor = if matches!(label.role, Role::Value | Role::Term) {
            "base west"
        } else {
            "base"
        };
        let mut style = format!(
            "anchor={anchor},inner sep=0,outer sep=0,text={},font=\\fontsize{{{size}}}{{{size}}}\\selectfont",
            self.colour(tint)
        );
        for (wanted, command) in [
            (italic, "\\itshape"),
            (bold, "\\bfseries\\boldmath"),
            (small_capitals, "\\scshape"),
        ] {
            if wanted {
                style.push_str(command);
            }
        }
        self.styles.insert(name, style);
    }

    /// A colour's name in the picture.
    fn colour(&mut self, tint: Tint) -> String {
        self.colours.insert(tint.name(), tint.light());
        format!("hb{}", tint.name())
    }

    fn styles(&self) -> String {
        let styles = self.styles.iter();
        styles.fold(String::new(), |all, (name, style)| {
            format!("{all},\n  {name}/.style={{{style}}}")
        })
    }

    /// Definitions that hold in this picture alone.
    fn preface(&self) -> String {
        let mut preface = String::new();
        for (name, digits) in &self.colours {
            let digits = digits.to_uppercase();
            let _ = writeln!(preface, "\\definecolor{{hb{name}}}{{HTML}}{{{digits}}}");
        }
        if self.body.contains("\\frac") {
            preface
                .push_str("% Labels have room for one line.\n\\renewcommand{\\frac}[2]{#1/#2}\n");
        }
        preface
    }
}

/// A length in pixels, as the paper has it.
fn length(pixels: f64) -> String {
    format!("{}bp", number(pixels * PIXEL))
}

fn place(point: Point) -> String {
    format!("({},{})", number(point.x), number(point.y))
}

fn course(curve: PathSeg) -> String {
    match curve {
        PathSeg::Line(line) => format!("{} -- {}", place(line.p0), place(line.p1)),
        PathSeg::Quad(_) | PathSeg::Cubic(_) => {
            let cubic = curve.to_cubic();
            let [start, one, other, end] = [cubic.p0, cubic.p1, cubic.p2, cubic.p3].map(place);
            format!("{start} .. controls {one} and {other} .. {end}")
        }
    }
}

const fn line_name(line: Line) -> &'static str {
    match line {
        Line::Ground => "hb ground",
        Line::Wall => "hb wall",
        Line::Link => "hb link",
        Line::Hatch => "hb hatch",
        Line::Ghost => "hb ghost",
        Line::Win => "hb win",
        Line::Edge(Colour::Green) => "hb green edge",
        Line::Edge(Colour::Blue) => "hb blue edge",
        Line::Edge(Colour::Red) => "hb red edge",
        Line::Core(Colour::Green) => "hb green core",
        Line::Core(Colour::Blue) => "hb blue core",
        Line::Core(Colour::Red) => "hb red core",
        Line::Arrow => "hb arrow",
    }
}

const fn text_name(role: Role) -> &'static str {
    match role {
        Role::Value => "hb value",
        Role::ValueOnLine => "hb value on line",
        Role::Tick => "hb tick",
        Role::Term => "hb term",
        Role::Option => "hb option",
        Role::WinningOption => "hb winning option",
        Role::Position => "hb position",
        Role::Zero => "hb zero",
        Role::Caption => "hb caption",
        Role::Theorem => "hb theorem",
        Role::Letter => "hb letter",
    }
}

/// The largest size of LaTeX's letters that is not above a role's, in points of TeX's.
fn letter_size(role: Role) -> f64 {
    let wanted = role.size() * PIXEL * POINTS;
    let mut fitting = LETTER_SIZES.into_iter().filter(|size| *size <= wanted);
    fitting.next_back().unwrap_or(LETTER_SIZES[0])
}

/// Words with what TeX would read as commands made plain.
pub fn escaped(words: &str) -> String {
    let mut escaped = String::new();
    for letter in words.chars() {
        match letter {
            '\\' => escaped.push_str(r"\textbackslash{}"),
            '~' => escaped.push_str(r"\textasciitilde{}"),
            '^' => escaped.push_str(r"\textasciicircum{}"),
            // TeX sets it as an apostrophe.
            '’' => escaped.push('\''),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => escaped.extend(['\\', letter]),
            _ => escaped.push(letter),
        }
    }
    escaped
}
