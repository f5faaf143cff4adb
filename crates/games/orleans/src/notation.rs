//! Choices as words, and back: `put own-farmer village:farmer`, `send knight city-wall`.

use std::fmt;
use std::str::FromStr;

use parlour_core::{NotationError, Words};

use crate::choice::{Choice, Item};
use crate::data::City;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Remove(good) => write!(f, "remove {good}"),
            Self::Lay(good) => write!(f, "lay {good}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Turn(event) => write!(f, "hourglass {event}"),
            Self::Draw(follower) => write!(f, "draw {follower}"),
            Self::Exclude(tile) => write!(f, "exclude {tile}"),
            Self::Decline => f.write_str("decline"),
            Self::Retrieve(follower, space) => write!(f, "retrieve {follower} {space}"),
            Self::Draws(number) => write!(f, "draws {number}"),
            Self::Tower(follower) => write!(f, "tower {follower}"),
            Self::Market => f.write_str("market"),
            Self::Technology(space) => write!(f, "technology {space}"),
            Self::NoTechnology => f.write_str("no-technology"),
            Self::Put(follower, space) => write!(f, "put {follower} {space}"),
            Self::Keep(follower) => write!(f, "keep {follower}"),
            Self::Use(place) => write!(f, "use {place}"),
            Self::Pass => f.write_str("pass"),
            Self::Recruit(kind) => write!(f, "recruit {kind}"),
            Self::Take(tile) => write!(f, "take {tile}"),
            Self::Travel(edge) => write!(f, "travel {edge}"),
            Self::Load(good) => write!(f, "load {good}"),
            Self::LoadNothing => f.write_str("load-nothing"),
            Self::Send(kind, deed) => write!(f, "send {kind} {deed}"),
            Self::Stop => f.write_str("stop"),
            Self::Coin => f.write_str("coin"),
            Self::Point => f.write_str("point"),
            Self::Pay(coins) => write!(f, "pay {coins}"),
            Self::Protect => f.write_str("protect"),
            Self::Suffer => f.write_str("suffer"),
            Self::Food(good) => write!(f, "food {good}"),
            Self::Give(item) => write!(f, "give {item}"),
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Post(city) => write!(f, "post {city}"),
            Self::ReservePost => f.write_str("reserve-post"),
            Self::Follower => f.write_str("follower"),
            Self::Point => f.write_str("point"),
            Self::Good(good) => write!(f, "good {good}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Technology(place) => write!(f, "technology {place}"),
            Self::LooseTechnology => f.write_str("loose-technology"),
        }
    }
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
    const FOLLOWER: &str = "a follower";
    const SPACE: &str = "a space, like village:farmer";
    const GOOD: &str = "a good";
    const PLACE: &str = "a place";
    Ok(match words.word("an answer")? {
        "remove" => Choice::Remove(words.read(GOOD)?),
        "lay" => Choice::Lay(words.read(GOOD)?),
        "first" => Choice::First(words.read("a seat")?),
        "hourglass" => Choice::Turn(words.read("an event")?),
        "draw" => Choice::Draw(words.read(FOLLOWER)?),
        "exclude" => Choice::Exclude(words.read(PLACE)?),
        "decline" => Choice::Decline,
        "retrieve" => Choice::Retrieve(words.read(FOLLOWER)?, words.read(SPACE)?),
        "draws" => Choice::Draws(words.number("a number")?),
        "tower" => Choice::Tower(words.read(FOLLOWER)?),
        "market" => Choice::Market,
        "technology" => Choice::Technology(words.read(SPACE)?),
        "no-technology" => Choice::NoTechnology,
        "put" => Choice::Put(words.read(FOLLOWER)?, words.read(SPACE)?),
        "keep" => Choice::Keep(words.read(FOLLOWER)?),
        "use" => Choice::Use(words.read(PLACE)?),
        "pass" => Choice::Pass,
        "recruit" => Choice::Recruit(words.read("a profession")?),
        "take" => Choice::Take(words.read(PLACE)?),
        "travel" => Choice::Travel(words.read("a connection, e01 to e43")?),
        "load" => Choice::Load(words.read(GOOD)?),
        "load-nothing" => Choice::LoadNothing,
        "send" => Choice::Send(words.read("a profession")?, words.read("a deed")?),
        "stop" => Choice::Stop,
        "coin" => Choice::Coin,
        "point" => Choice::Point,
        "pay" => Choice::Pay(words.number("a number")?),
        "protect" => Choice::Protect,
        "suffer" => Choice::Suffer,
        "food" => Choice::Food(words.read(GOOD)?),
        "give" => Choice::Give(item(words)?),
        _ => return Err(NotationError::expected("an answer")),
    })
}

fn item(words: &mut Words<'_>) -> Result<Item, NotationError> {
    let at = words.at();
    Ok(match words.word("something to give up")? {
        "post" => Item::Post(words.read::<City>("a city")?),
        "reserve-post" => Item::ReservePost,
        "follower" => Item::Follower,
        "point" => Item::Point,
        "good" => Item::Good(words.read("a good")?),
        "tile" => Item::Tile(words.read("a place")?),
        "technology" => Item::Technology(words.read("a place")?),
        "loose-technology" => Item::LooseTechnology,
        _ => return Err(NotationError::expected("something to give up").shifted(at)),
    })
}
