//! Choices as words, and back: `go moosgrund-1`, `visit cook`, `build clay-pit`, `cell m-r2c3`.

use std::fmt;
use std::str::FromStr;

use parlour_core::{NotationError, Words};

use crate::choice::Choice;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::SideB(number) => write!(f, "side-b {number}"),
            Self::Large(building) => write!(f, "large {building}"),
            Self::Deal(worker) => write!(f, "deal {worker}"),
            Self::Reveal(mission) => write!(f, "reveal {mission}"),
            Self::Village(village) => write!(f, "village {village}"),
            Self::Neutral(gap) => write!(f, "neutral {gap}"),
            Self::Go(place) => write!(f, "go {place}"),
            Self::Swap => f.write_str("swap"),
            Self::With(worker) => write!(f, "with {worker}"),
            Self::Beg => f.write_str("beg"),
            Self::Pawn(pawn) => write!(f, "pawn {pawn}"),
            Self::Give(item) => write!(f, "give {item}"),
            Self::Discard(item) => write!(f, "discard {item}"),
            Self::Provisions(low, high) => write!(f, "provisions {low} {high}"),
            Self::Accept => f.write_str("accept"),
            Self::AcceptOn(dial) => write!(f, "accept {dial}"),
            Self::Decline => f.write_str("decline"),
            Self::Mission => f.write_str("mission"),
            Self::Visit(worker) => write!(f, "visit {worker}"),
            Self::Distil => f.write_str("distil"),
            Self::Serve(service) => write!(f, "serve {service}"),
            Self::Name(good) => write!(f, "name {good}"),
            Self::End => f.write_str("end"),
            Self::Done => f.write_str("done"),
            Self::Build(building) => write!(f, "build {building}"),
            Self::Cell(cell) => write!(f, "cell {cell}"),
            Self::Cells(one, two) => write!(f, "cells {one} {two}"),
            Self::Enough => f.write_str("enough"),
            Self::Clear(cell) => write!(f, "clear {cell}"),
            Self::Kind(tile) => write!(f, "kind {tile}"),
            Self::Coal(n) => write!(f, "coal {n}"),
            Self::Dial(dial) => write!(f, "dial {dial}"),
            Self::Turn(dial) => write!(f, "turn {dial}"),
            Self::Due(due) => write!(f, "due {due}"),
            Self::Take(item) => write!(f, "take {item}"),
            Self::Rest => f.write_str("rest"),
            Self::Pigs(n) => write!(f, "pigs {n}"),
            Self::Keep(pigs, cattle) => write!(f, "keep {pigs} {cattle}"),
            Self::Bonus(item) => write!(f, "bonus {item}"),
            Self::Use => f.write_str("use"),
            Self::Skip => f.write_str("skip"),
            Self::Convert(trade) => write!(f, "convert {trade}"),
            Self::Remove(tile) => write!(f, "remove {tile}"),
            Self::Standing(standing) => write!(f, "standing {standing}"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(text);
        let first = words.word("an answer")?;
        let choice = match plain(first) {
            Some(choice) if words.end().is_ok() => choice,
            _ => read(first, &mut words)?,
        };
        words.end()?;
        Ok(choice)
    }
}

/// Answers of a single word.
fn plain(word: &str) -> Option<Choice> {
    Some(match word {
        "swap" => Choice::Swap,
        "beg" => Choice::Beg,
        "accept" => Choice::Accept,
        "decline" => Choice::Decline,
        "mission" => Choice::Mission,
        "distil" => Choice::Distil,
        "end" => Choice::End,
        "done" => Choice::Done,
        "enough" => Choice::Enough,
        "rest" => Choice::Rest,
        "use" => Choice::Use,
        "skip" => Choice::Skip,
        _ => return None,
    })
}

fn read(first: &str, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    const NUMBER: &str = "a number";
    Ok(match first {
        "first" => Choice::First(words.read("a seat")?),
        "side-b" => Choice::SideB(words.number(NUMBER)?),
        "large" => Choice::Large(words.read("a building")?),
        "deal" => Choice::Deal(words.read("a worker")?),
        "reveal" => Choice::Reveal(words.read("a mission")?),
        "village" => Choice::Village(words.read("a village")?),
        "neutral" => Choice::Neutral(words.read("a gap of a village")?),
        "go" => Choice::Go(words.read("a place")?),
        "with" => Choice::With(words.read("a worker")?),
        "pawn" => Choice::Pawn(words.read("a pawn")?),
        "give" => Choice::Give(words.read("a thing")?),
        "discard" => Choice::Discard(words.read("a thing")?),
        "provisions" => Choice::Provisions(words.number(NUMBER)?, words.number(NUMBER)?),
        "accept" => Choice::AcceptOn(words.read("a dial")?),
        "visit" => Choice::Visit(words.read("a worker")?),
        "serve" => Choice::Serve(words.read("a service of a worker")?),
        "name" => Choice::Name(words.read("a resource")?),
        "build" => Choice::Build(words.read("a building")?),
        "cell" => Choice::Cell(words.read("a cell")?),
        "cells" => Choice::Cells(words.read("a cell")?, words.read("a cell")?),
        "clear" => Choice::Clear(words.read("a cell")?),
        "kind" => Choice::Kind(words.read("a tile")?),
        "coal" => Choice::Coal(words.number(NUMBER)?),
        "dial" => Choice::Dial(words.read("a dial")?),
        "turn" => Choice::Turn(words.read("a dial")?),
        "due" => Choice::Due(words.read("a trigger")?),
        "take" => Choice::Take(words.read("a thing")?),
        "pigs" => Choice::Pigs(words.number(NUMBER)?),
        "keep" => Choice::Keep(words.number(NUMBER)?, words.number(NUMBER)?),
        "bonus" => Choice::Bonus(words.read("a thing")?),
        "convert" => Choice::Convert(words.read("a conversion")?),
        "remove" => Choice::Remove(words.read("a tile")?),
        "standing" => Choice::Standing(words.read("a standing answer")?),
        _ => return Err(NotationError::expected("an answer")),
    })
}
