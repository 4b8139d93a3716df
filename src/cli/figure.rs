//! `figure`: one picture, or all of them on a page.

use super::named::{drawing_file, searched_within};
use super::progress::SearchProgress;
use super::{Failure, repertoire_folder, tell, write_whole};
use crate::diagnostic::Diagnostic;
use crate::figure::{self, Picture, Shown, View};
use crate::repertoire::{self, Completeness, read_file};
use crate::search::SearchLimit;
use crate::verify::{Ledger, Verified, verify};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// What `figure` is asked.
#[derive(Debug, Args)]
pub(super) struct FigureArgs {
    /// A drawing: an id of the repertoire, or a YAML file. A `sum` is of several, and
    /// a `number-line` can be.
    #[arg(required_unless_present = "all", value_name = "ID|FILE")]
    drawings: Vec<String>,
    /// What to show of it.
    #[arg(long, value_name = "VIEW", value_parser = shown_parser(), default_value = "drawing")]
    show: Shown,
    /// How to write it down [default: by the ending of --out, or else svg].
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Where to write it [default: standard output]; with --all, a folder.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How large a PNG or PDF is: pixels of the PNG a pixel of the SVG [default: 2],
    /// or times the size that browsers print [default: 1].
    #[arg(long, value_name = "FACTOR", value_parser = scale)]
    scale: Option<f32>,
    /// Write one page, index.html, with every drawing of the repertoire in every view.
    #[arg(long, requires = "out", conflicts_with_all = ["drawings", "show", "format", "scale"])]
    all: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A picture that stands alone, light and dark.
    Svg,
    /// A picture for LaTeX.
    Tikz,
    /// Pixels.
    Png,
    /// A page of the picture's size.
    Pdf,
}

/// By how much a picture may be made larger or smaller.
const SCALES: std::ops::RangeInclusive<f32> = 0.1..=20.0;

fn scale(text: &str) -> Result<f32, String> {
    let told = || format!("write a number from {} to {}", SCALES.start(), SCALES.end());
    let scale: f32 = text.parse().map_err(|_| told())?;
    if SCALES.contains(&scale) {
        Ok(scale)
    } else {
        Err(told())
    }
}

fn shown_parser() -> impl TypedValueParser<Value = Shown> {
    let names: Vec<&str> = Shown::all().map(Shown::name).collect();
    PossibleValuesParser::new(names)
        .try_map(|wanted| Shown::named(&wanted).ok_or("there is no such view"))
}

pub(super) fn run(
    args: &FigureArgs,
    root: &Path,
    limit: SearchLimit,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match &args.out {
        Some(folder) if args.all => all(folder, root, limit, out),
        _ => one(args, root, limit, out),
    }
}

fn one(
    args: &FigureArgs,
    root: &Path,
    limit: SearchLimit,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let format = args.format();
    if matches!(format, Format::Svg | Format::Tikz) && args.scale.is_some() {
        let fault = Diagnostic::error("only a PNG or a PDF is written to a scale");
        return Err(Failure::Usage(
            fault.hint("SVG and TikZ grow where they are used").into(),
        ));
    }
    if matches!(format, Format::Png | Format::Pdf)
        && args.out.is_none()
        && io::stdout().is_terminal()
    {
        let fault = Diagnostic::error("a terminal cannot show this format");
        return Err(Failure::Usage(
            fault.hint("write it to a file: --out FILE").into(),
        ));
    }
    let drawings: Vec<Verified> = args
        .drawings
        .iter()
        .map(|drawing| through_the_gate(&drawing_file(drawing, root)?, limit))
        .collect::<Result<_, _>>()?;
    let picture = picture(&drawings, args.show).map_err(|fault| Failure::Usage(fault.into()))?;
    let bytes = match format {
        Format::Svg => picture.svg().into_bytes(),
        Format::Tikz => picture.tikz().into_bytes(),
        Format::Png => rastered::png(&picture, args.scale.unwrap_or(2.0))?,
        Format::Pdf => rastered::pdf(&picture, args.scale.unwrap_or(1.0))?,
    };
    match &args.out {
        Some(path) => write_whole(path, &bytes)?,
        None => out.write_all(&bytes)?,
    }
    Ok(())
}

/// The picture that was asked for, or the fault of who asked for what there is not.
fn picture(drawings: &[Verified], shown: Shown) -> Result<Picture, Diagnostic> {
    let name = shown.name();
    if let ([verified], Shown::Each(view)) = (drawings, shown) {
        return match view.suits(verified) {
            Ok(()) => Ok(Picture::of(verified, view)),
            Err(why) => {
                let names: Vec<&str> = View::all_of(verified).map(|(name, _)| name).collect();
                let id = verified.id();
                let fault = Diagnostic::error(format!("`{id}` has no `{name}`: {why}"));
                Err(fault.hint(format!("it has: {}", names.join(", "))))
            }
        };
    }
    let drawings: Vec<&Verified> = drawings.iter().collect();
    Picture::of_several(&drawings, shown).map_err(|why| {
        let fault = Diagnostic::error(format!("there is no `{name}` of these: {why}"));
        fault.hint(why.hint())
    })
}

impl FigureArgs {
    /// What is asked, or what the name of the file says.
    fn format(&self) -> Format {
        let ending = self.out.as_ref().and_then(|it| it.extension());
        let by_ending = match ending.and_then(|it| it.to_str()) {
            Some("tex" | "tikz") => Format::Tikz,
            Some("png") => Format::Png,
            Some("pdf") => Format::Pdf,
            _ => Format::Svg,
        };
        self.format.unwrap_or(by_ending)
    }
}

fn through_the_gate(path: &Path, limit: SearchLimit) -> Result<Verified, Failure> {
    let (entry, warnings) = read_file(path, Completeness::Draft).map_err(Failure::Content)?;
    tell(&warnings);
    let progress = SearchProgress::new();
    let id = entry.id.clone();
    let mut watch = |positions| progress.tell(&id, positions);
    let admitted = verify(searched_within(entry, limit), limit, &mut watch);
    admitted.map_err(|rejection| Failure::Content(rejection.diagnostic().into()))
}

fn all(folder: &Path, root: &Path, limit: SearchLimit, out: &mut dyn Write) -> Result<(), Failure> {
    let (repertoire, mut faults) = repertoire::load(&repertoire_folder(root));
    let progress = SearchProgress::new();
    let (ledger, turned_away) = Ledger::of(repertoire, limit, &mut |work, done| {
        progress.watch(work, done);
    });
    drop(progress);
    faults.extend(turned_away);
    if faults.has_errors() {
        return Err(Failure::Content(faults));
    }
    tell(&faults);
    let path = folder.join("index.html");
    write_whole(&path, figure::contact_sheet(&ledger).as_bytes())?;
    let pictures: usize = ledger.iter().map(|it| View::all_of(it).count()).sum();
    let (drawings, path) = (ledger.len(), path.display());
    writeln!(
        out,
        "{path} shows {drawings} drawings in {pictures} pictures"
    )?;
    Ok(())
}

#[cfg(feature = "raster")]
mod rastered {
    use super::{Diagnostic, Failure, Picture};
    use crate::figure::RasterError;

    fn told(why: &RasterError) -> Failure {
        let fault = Diagnostic::error(why.to_string());
        match why {
            RasterError::TooLarge { .. } => {
                Failure::Usage(fault.hint("ask for a smaller --scale").into())
            }
            _ => Failure::System(fault),
        }
    }

    pub fn png(picture: &Picture, scale: f32) -> Result<Vec<u8>, Failure> {
        picture.png(scale).map_err(|why| told(&why))
    }

    pub fn pdf(picture: &Picture, scale: f32) -> Result<Vec<u8>, Failure> {
        picture.pdf(scale).map_err(|why| told(&why))
    }
}

/// What it says where the program was made without the formats.
#[cfg(not(feature = "raster"))]
mod rastered {
    use super::{Diagnostic, Failure, Picture};

    fn missing() -> Failure {
        let fault = Diagnostic::error("this hackenbook was made without PNG and PDF");
        let fault = fault.hint(
            "make it with them: `cargo install --path . --features raster`, \
             or `cargo run --features raster -- figure ...`",
        );
        Failure::Usage(fault.into())
    }

    pub fn png(_: &Picture, _: f32) -> Result<Vec<u8>, Failure> {
        Err(missing())
    }

    pub fn pdf(_: &Picture, _: f32) -> Result<Vec<u8>, Failure> {
        Err(missing())
    }
}
