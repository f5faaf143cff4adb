//! `parlour replay`: a journal as position, log and score.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use parlour_core::any::AnyTable;
use parlour_core::score::ScoreLine;
use parlour_core::table::Dice;
use parlour_core::{Decision, Eyes, Seat, SeatSet};
use parlour_words::Words;
use serde::Serialize;
use serde_json::Value;

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::play::screen;
use crate::{games, journals, language, text};

#[derive(Serialize)]
struct Replayed<'a> {
    game: &'a str,
    rules: u32,
    players: u8,
    options: &'a BTreeMap<String, String>,
    lines: usize,
    over: bool,
    decision: Pending,
    scores: Vec<SeatScore>,
    /// Who has won: nobody before the end, and nobody who plays alone.
    winners: SeatSet,
    view: Value,
}

/// Who must answer next.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Pending {
    Ask { seats: SeatSet },
    Draw,
    Over,
}

#[derive(Serialize)]
struct SeatScore {
    seat: Seat,
    total: i32,
    lines: Vec<ScoreLine>,
}

/// The table as it stood after so many answers; as it stands, if nobody asks.
pub(crate) fn at(table: Box<dyn AnyTable>, at: Option<usize>) -> Result<Box<dyn AnyTable>, Failure> {
    let answers = table.entries();
    match at {
        Some(at) if at > answers => {
            Err(Failure::Usage(format!("--at {at} is past the end: the journal has {answers} answers")))
        }
        Some(at) => Ok(table.at(at)),
        None => Ok(table),
    }
}

pub(crate) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let (game, journal) = journals::read(&args.file)?;
    let table = game.replay(&journal, Dice::Outside).map_err(|error| journals::about(&args.file, error))?;
    let table = at(table, args.at)?;
    if args.json {
        return text::print_json(&for_programs(table.as_ref()));
    }
    text::print(&for_people(table.as_ref(), language::words(args.lang)))
}

fn for_programs(table: &dyn AnyTable) -> Replayed<'_> {
    let header = table.header();
    let scores = Seat::all(header.mode.players).zip(table.scores());
    let decision = table.decision();
    Replayed {
        game: &header.game,
        rules: header.rules,
        players: header.mode.players,
        options: &header.mode.options,
        lines: table.entries(),
        over: decision == Decision::Over,
        decision: match decision {
            Decision::Ask(seats) => Pending::Ask { seats },
            Decision::Draw => Pending::Draw,
            Decision::Over => Pending::Over,
        },
        scores: scores
            .map(|(seat, score)| SeatScore { seat, total: score.total(), lines: score.lines.to_vec() })
            .collect(),
        winners: table.winners(),
        view: table.view_json(Eyes::All),
    }
}

fn for_people(table: &dyn AnyTable, words: &Words) -> String {
    let header = table.header();
    let mut out = format!("{}, {}\n\n", games::name(&header.game, words), header.mode);
    for line in table.log(Eyes::All, 0) {
        let _ = writeln!(out, "{:>5}  {}", line.entry + 1, words.say(&line.phrase, &header.names));
    }
    let _ = writeln!(out, "\n{}", words.text_table(&table.text_table(Eyes::All), &header.names));
    out += &screen::score(table, words);
    out.push('\n');
    out += &screen::pending(table, words);
    out
}
