//! A sheet as PNG and as PDF, on light paper, its text included.
//!
//! The libraries that draw them know neither custom properties nor media
//! queries, so they are given the SVG under a stylesheet without either.

use super::look::{Lettering, Line, Stroke, Tint};
use super::picture::Picture;
use super::scene::Role;
use super::svg::number;
use crate::drawing::Colour;
use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{self, Options, Tree};
use std::fmt::Write;
use std::sync::Arc;

/// The fonts that come with the program.
pub const FONTS: [&[u8]; 4] = [
    include_bytes!("fonts/regular.otf"),
    include_bytes!("fonts/italic.otf"),
    include_bytes!("fonts/bold.otf"),
    include_bytes!("fonts/math.otf"),
];

/// Points of a PDF in a pixel of a browser.
const POINTS: f32 = 0.75;

/// A PNG is at most so many pixels wide or high.
const LARGEST: f32 = 16_384.0;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// It would be larger than programs can be trusted to open.
    #[error("the picture would be {width} by {height} pixels, and {LARGEST} is the most")]
    TooLarge {
        /// In pixels.
        width: f32,
        /// In pixels.
        height: f32,
    },
    /// The SVG is not understood.
    #[error("the picture cannot be read back: {0}")]
    Unreadable(#[from] usvg::Error),
    /// The PNG or the PDF cannot be written.
    #[error("the picture cannot be written: {0}")]
    Unwritten(String),
}

impl Picture {
    /// The picture in pixels, `scale` of them a pixel of a browser, on light paper.
    ///
    /// # Errors
    /// It would be too large, or cannot be drawn.
    pub fn png(&self, scale: f32) -> Result<Vec<u8>, RasterError> {
        let tree = self.tree()?;
        let [width, height] =
            [tree.size().width(), tree.size().height()].map(|it| (it * scale).ceil());
        if width.max(height) > LARGEST {
            return Err(RasterError::TooLarge { width, height });
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "bounded above, and lengths"
        )]
        let pixels = Pixmap::new(width as u32, height as u32);
        let mut pixels = pixels.ok_or(RasterError::TooLarge { width, height })?;
        let [red, green, blue] = Tint::Paper.channels();
        // The last row and column may be covered only in part.
        pixels.fill(Color::from_rgba8(red, green, blue, u8::MAX));
        resvg::render(
            &tree,
            Transform::from_scale(scale, scale),
            &mut pixels.as_mut(),
        );
        let written = pixels.encode_png();
        written.map_err(|error| RasterError::Unwritten(error.to_string()))
    }

    /// The picture on a page of its own size, which is what browsers print, times
    /// `scale`; on light paper, with text that can be searched.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub fn pdf(&self, scale: f32) -> Result<Vec<u8>, RasterError> {
        let tree = self.tree()?;
        let unwritten = |why: &str| RasterError::Unwritten(why.to_owned());
        let [width, height] =
            [tree.size().width(), tree.size().height()].map(|it| it * POINTS * scale);
        let size = Size::from_wh(width, height).ok_or_else(|| unwritten("it has no size"))?;
        let mut document = Document::new();
        let about = Metadata::new()
            .title(self.title.clone())
            .description(self.description.clone());
        document.set_metadata(about.language("en".to_owned()));
        let mut page = document.start_page_with(PageSettings::new(size));
        let mut surface = page.surface();
        let drawn = surface.draw_svg(&tree, size, SvgSettings::default());
        surface.finish();
        page.finish();
        drawn.ok_or_else(|| unwritten("its page cannot be drawn"))?;
        document
            .finish()
            .map_err(|error| RasterError::Unwritten(format!("{error:?}")))
    }

    /// What the libraries are given.
    pub(super) fn plain_svg(&self) -> String {
        self.sheet
            .svg(&self.title, &self.description, &plain_style())
    }

    /// What the libraries understand of it.
    pub(super) fn tree(&self) -> Result<Tree, RasterError> {
        let mut fonts = Database::new();
        for font in FONTS {
            fonts.load_font_data(font.to_vec());
        }
        let options = Options {
            fontdb: Arc::new(fonts),
            ..Options::default()
        };
        Ok(Tree::from_str(&self.plain_svg(), &options)?)
    }
}

/// The looks of marks in what every reader of SVG understands.
pub fn plain_style() -> String {
    let mut style = format!(
        ".paper{{fill:#{}}}\n.v{{fill:#{}}}\n",
        Tint::Paper.light(),
        Tint::Ink.light()
    );
    for (class, colour) in [
        ("g", Colour::Green),
        ("b", Colour::Blue),
        ("r", Colour::Red),
    ] {
        let fill = Tint::from(colour).light();
        let _ = writeln!(style, ".{class} .piece{{fill:#{fill}}}");
    }
    let lines: [(&str, Line); 12] = [
        (".ground", Line::Ground),
        (".ground.wall", Line::Wall),
        (".link", Line::Link),
        (".hatch", Line::Hatch),
        (".ghost", Line::Ghost),
        ("path.win", Line::Win),
        ("path.arrow", Line::Arrow),
        (".g .edge", Line::Edge(Colour::Green)),
        (".b .edge", Line::Edge(Colour::Blue)),
        (".r .edge", Line::Edge(Colour::Red)),
        (".g .core", Line::Core(Colour::Green)),
        (".r .core", Line::Core(Colour::Red)),
    ];
    for (selector, line) in lines {
        let _ = writeln!(style, "{selector}{{{}}}", stroke(line.stroke()));
    }
    let texts = [
        (".val", Role::Option),
        (".big", Role::Value),
        ("text.win", Role::WinningOption),
        ("text.zero", Role::Zero),
        (".cap", Role::Caption),
        (".thm", Role::Theorem),
        (".letter", Role::Letter),
    ];
    for (selector, role) in texts {
        let _ = writeln!(style, "{selector}{{{}}}", letters(role));
    }
    style
}

fn stroke(stroke: Stroke) -> String {
    let Stroke {
        tint,
        width,
        dashes,
        opacity,
        blunt,
    } = stroke;
    let cap = if blunt { "butt" } else { "round" };
    let mut style = format!(
        "fill:none;stroke:#{};stroke-width:{};stroke-linecap:{cap};stroke-linejoin:round;opacity:{}",
        tint.light(),
        number(width),
        number(opacity)
    );
    if let Some([dash, gap]) = dashes {
        let _ = write!(style, ";stroke-dasharray:{} {}", number(dash), number(gap));
    }
    style
}

fn letters(role: Role) -> String {
    let Lettering {
        tint,
        italic,
        bold,
        small_capitals,
    } = role.lettering();
    let family = match role {
        Role::Value
        | Role::ValueOnLine
        | Role::Tick
        | Role::Term
        | Role::Option
        | Role::Position => "Hackenbook Math, Hackenbook",
        Role::WinningOption | Role::Zero | Role::Caption | Role::Theorem | Role::Letter => {
            "Hackenbook, Hackenbook Math"
        }
    };
    let mut style = format!(
        "fill:#{};font-size:{}px;font-family:{family}",
        tint.light(),
        number(role.size())
    );
    for (wanted, declaration) in [
        (italic, ";font-style:italic"),
        (bold, ";font-weight:700"),
        (
            small_capitals,
            ";font-variant:small-caps;letter-spacing:.06em",
        ),
    ] {
        if wanted {
            style.push_str(declaration);
        }
    }
    style
}
