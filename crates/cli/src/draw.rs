//! `parlour draw`: a position as a picture.

use std::path::Path;
use std::sync::Arc;

use parlour_boards::{Face, Scene, picture};
use parlour_core::table::Dice;
use parlour_core::{Eyes, Seat};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use crate::args::DrawArgs;
use crate::failure::Failure;
use crate::{journals, language, replay};

/// Pixels for each unit of the drawing: small letters stay sharp.
const SCALE: f32 = 2.0;

/// What a picture is written as.
#[derive(Copy, Clone)]
enum Format {
    Svg,
    Png,
}

pub(crate) fn run(args: &DrawArgs) -> Result<(), Failure> {
    let format = format_of(&args.out)?;
    let svg = svg(args)?;
    let bytes = match format {
        Format::Svg => svg.into_bytes(),
        Format::Png => png(&svg)?,
    };
    let cannot = |error| journals::about(&args.out, format!("cannot be written: {error}"));
    std::fs::write(&args.out, bytes).map_err(cannot)
}

fn format_of(path: &Path) -> Result<Format, Failure> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => Ok(Format::Svg),
        Some("png") => Ok(Format::Png),
        _ => Err(Failure::Usage(format!("{}: a picture ends in .svg or .png", path.display()))),
    }
}

fn svg(args: &DrawArgs) -> Result<String, Failure> {
    let (game, journal) = journals::read(&args.file)?;
    let table = game
        .replay(&journal, Dice::Outside)
        .map_err(|error| journals::broken(&args.file, &journal, &error))?;
    let table = replay::at(table, args.at)?;
    let faces = Face::of_all(&table.header().names);
    let eyes = args.eyes.unwrap_or(Eyes::All);
    let me = match eyes {
        Eyes::Seat(seat) => Some(seated(seat, faces.len())?),
        Eyes::Spectator | Eyes::All => None,
    };
    let words = language::words(args.lang);
    let scene = Scene { me, past: true, ..Scene::watched(words, &faces) };
    let id = game.about().id;
    picture(id, &*table.view(eyes), &scene, args.theme)
        .ok_or_else(|| Failure::Failed(format!("there is no board of '{id}' to draw")))
}

fn seated(seat: Seat, players: usize) -> Result<Seat, Failure> {
    if seat.index() < players {
        Ok(seat)
    } else {
        Err(Failure::Usage(format!("--eyes {seat}: nobody sits there")))
    }
}

fn png(svg: &str) -> Result<Vec<u8>, Failure> {
    let options = Options { fontdb: Arc::new(fonts()?), ..Options::default() };
    let failed = |problem: String| Failure::Failed(format!("the picture cannot be drawn: {problem}"));
    let tree = Tree::from_str(svg, &options).map_err(|error| failed(error.to_string()))?;
    let size = tree.size().to_int_size().scale_by(SCALE).ok_or_else(|| failed("it has no size".into()))?;
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or_else(|| failed("it is too large".into()))?;
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(error.to_string()))
}

/// The fonts of the system. Where it lacks those our drawings name, any serif and sans it has will do.
fn fonts() -> Result<fontdb::Database, Failure> {
    let mut fonts = fontdb::Database::new();
    fonts.load_system_fonts();
    let Some(first) = family(&fonts, "") else {
        return Err(Failure::Failed(
            "no font is installed: a PNG picture has letters, write an .svg instead".into(),
        ));
    };
    let serif = family(&fonts, "Serif").unwrap_or_else(|| first.clone());
    let sans = family(&fonts, "Sans").unwrap_or(first);
    fonts.set_serif_family(serif);
    fonts.set_sans_serif_family(sans);
    Ok(fonts)
}

/// The first family whose name has this word in it.
fn family(fonts: &fontdb::Database, word: &str) -> Option<String> {
    let mut names = fonts.faces().flat_map(|face| &face.families).map(|(name, _)| name);
    names.find(|name| name.contains(word) && !name.contains("Mono")).cloned()
}
