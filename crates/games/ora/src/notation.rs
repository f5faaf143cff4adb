//! Choices as words, and back.

use std::fmt;
use std::str::FromStr;

use parlour_core::{NotationError, Words};

use crate::choice::{Action, Choice};
use crate::land::small_number;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Act(action) => write!(f, "{action}"),
            Self::Buy(tile) => write!(f, "buy {tile}"),
            Self::End => f.write_str("end"),
            Self::Done => f.write_str("done"),
            Self::At(owner, card) => write!(f, "at {owner} {card}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Spot(spot) => write!(f, "spot {spot}"),
            Self::District(face, row) => write!(f, "district {face} {row}"),
            Self::Plot(face, row) => write!(f, "plot {face} {row}"),
            Self::Send(clergyman) => write!(f, "send {clergyman}"),
            Self::Fee(fee) => write!(f, "fee {fee}"),
            Self::Gain(number) => write!(f, "gain {number}"),
            Self::Times(times) => write!(f, "times {times}"),
            Self::Offer(number) => write!(f, "offer {number}"),
            Self::Harvest(good) => write!(f, "harvest {good}"),
            Self::Joker(good) => write!(f, "joker {good}"),
            Self::Give(good) => write!(f, "give {good}"),
            Self::Pay(good, amount) => write!(f, "pay {good} {amount}"),
            Self::Extra(good) => write!(f, "extra {good}"),
            Self::Take(good, amount) => write!(f, "take {good} {amount}"),
            Self::Basic(good) => write!(f, "basic {good}"),
            Self::Raise(good) => write!(f, "raise {good}"),
            Self::Bathe(false) => f.write_str("bathe"),
            Self::Bathe(true) => f.write_str("bathe exchange"),
            Self::Settle(settlement) => write!(f, "settle {settlement}"),
            Self::Tile(price) => write!(f, "tile {price}"),
            Self::Straw => f.write_str("straw"),
            Self::Sell(good) => write!(f, "sell {good}"),
        }
    }
}

const GOOD: &str = "a good";
const NUMBER: &str = "a number";

fn row(words: &mut Words<'_>) -> Result<i8, NotationError> {
    let at = words.at();
    small_number(words.word("a row")?).ok_or(NotationError { at, expected: "a row" })
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(text);
        let choice = read(&mut words)?;
        words.end()?;
        Ok(choice)
    }
}

fn read(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let verb = words.word("an answer")?;
    let choice = match verb {
        "start" => Choice::Start(words.read("a seat")?),
        "buy" => Choice::Buy(words.read("a landscape tile")?),
        "end" => Choice::End,
        "done" => Choice::Done,
        "at" => Choice::At(words.read("a seat")?, words.read("a building")?),
        "card" => Choice::Card(words.read("a building")?),
        "spot" => Choice::Spot(words.read("a cell like 0/3")?),
        "district" => Choice::District(words.read("a side of a district")?, row(words)?),
        "plot" => Choice::Plot(words.read("a side of a plot")?, row(words)?),
        "send" => Choice::Send(words.read("a clergyman")?),
        "fee" => Choice::Fee(words.read("a fee")?),
        "gain" => Choice::Gain(words.number(NUMBER)?),
        "times" => Choice::Times(words.number(NUMBER)?),
        "offer" => Choice::Offer(words.number(NUMBER)?),
        "harvest" => Choice::Harvest(words.read(GOOD)?),
        "joker" => Choice::Joker(words.read(GOOD)?),
        "give" => Choice::Give(words.read(GOOD)?),
        "pay" => Choice::Pay(words.read(GOOD)?, words.number(NUMBER)?),
        "extra" => Choice::Extra(words.read(GOOD)?),
        "take" => Choice::Take(words.read(GOOD)?, words.number(NUMBER)?),
        "basic" => Choice::Basic(words.read(GOOD)?),
        "raise" => Choice::Raise(words.read(GOOD)?),
        "bathe" if words.end().is_ok() => Choice::Bathe(false),
        "bathe" => words.exactly("exchange").map(|()| Choice::Bathe(true))?,
        "settle" => Choice::Settle(words.read("a settlement")?),
        "tile" => Choice::Tile(words.number(NUMBER)?),
        "straw" => Choice::Straw,
        "sell" => Choice::Sell(words.read(GOOD)?),
        _ => Choice::Act(verb.parse::<Action>().map_err(|_| NotationError::expected("an answer"))?),
    };
    Ok(choice)
}
