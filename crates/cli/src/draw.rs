//! `parlour draw`: a position as a picture.

use std::path::Path;

use parlour_boards::{Face, Scene, picture, png};
use parlour_core::table::Dice;
use parlour_core::{Eyes, Seat};

use crate::args::DrawArgs;
use crate::failure::Failure;
use crate::{journals, language, replay};

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
        Format::Png => png(&svg).map_err(|error| Failure::Failed(error.to_string()))?,
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
