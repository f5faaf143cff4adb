//! Choices as words, and back: `take sand-2`, `place market free`, `work potter-2 1`.

use std::fmt;
use std::str::FromStr;

use parlour_core::{NotationError, Words};

use crate::choice::Choice;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Privilege(privilege) => write!(f, "privilege {privilege}"),
            Self::Shiring(craftsman) => write!(f, "shiring {craftsman}"),
            Self::LeaveOut(card) => write!(f, "leave-out {card}"),
            Self::Event(card) => write!(f, "event {card}"),
            Self::Builder(seat) => write!(f, "builder {seat}"),
            Self::Tax(gold) => write!(f, "tax {gold}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Hire(craftsman) => write!(f, "hire {craftsman}"),
            Self::Pass => f.write_str("pass"),
            Self::Dismiss(craftsman) => write!(f, "dismiss {craftsman}"),
            Self::Keep => f.write_str("keep"),
            Self::PutBack => f.write_str("put-back"),
            Self::Place(post) => write!(f, "place {post}"),
            Self::PlaceFree(post) => write!(f, "place {post} free"),
            Self::Wait => f.write_str("wait"),
            Self::Protect => f.write_str("protect"),
            Self::Cube(good) => write!(f, "cube {good}"),
            Self::Use(privilege) => write!(f, "use {privilege}"),
            Self::Save(privilege) => write!(f, "save {privilege}"),
            Self::Buy(good, n) => write!(f, "buy {good} {n}"),
            Self::Sell(good, n) => write!(f, "sell {good} {n}"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Bless(craftsman) => write!(f, "bless {craftsman}"),
            Self::BlessNone => f.write_str("bless-none"),
            Self::Work(craftsman, uses) => write!(f, "work {craftsman} {uses}"),
            Self::Finish => f.write_str("finish"),
            Self::Return(good, n) => write!(f, "return {good} {n}"),
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
    const NUMBER: &str = "a number";
    Ok(match words.word("an answer")? {
        "start" => Choice::Start(words.read("a seat")?),
        "privilege" => Choice::Privilege(words.read("a privilege")?),
        "shiring" => Choice::Shiring(words.read("a craftsman")?),
        "leave-out" => Choice::LeaveOut(words.read("a resource card")?),
        "event" => Choice::Event(words.read("an event card")?),
        "builder" => Choice::Builder(words.read("a seat")?),
        "tax" => Choice::Tax(words.number(NUMBER)?),
        "take" => Choice::Take(words.read("a resource card")?),
        "hire" => Choice::Hire(words.read("a craftsman")?),
        "pass" => Choice::Pass,
        "dismiss" => Choice::Dismiss(words.read("a craftsman")?),
        "keep" => Choice::Keep,
        "put-back" => Choice::PutBack,
        "place" => place(words)?,
        "wait" => Choice::Wait,
        "protect" => Choice::Protect,
        "cube" => Choice::Cube(words.read("a resource")?),
        "use" => Choice::Use(words.read("a privilege")?),
        "save" => Choice::Save(words.read("a privilege")?),
        "buy" => Choice::Buy(words.read("a resource")?, words.number(NUMBER)?),
        "sell" => Choice::Sell(words.read("a resource")?, words.number(NUMBER)?),
        "withdraw" => Choice::Withdraw,
        "bless" => Choice::Bless(words.read("a craftsman")?),
        "bless-none" => Choice::BlessNone,
        "work" => Choice::Work(words.read("a craftsman")?, words.number(NUMBER)?),
        "finish" => Choice::Finish,
        "return" => Choice::Return(words.read("a resource")?, words.number(NUMBER)?),
        _ => return Err(NotationError::expected("an answer")),
    })
}

fn place(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let post = words.read("a post")?;
    if words.end().is_ok() {
        return Ok(Choice::Place(post));
    }
    words.exactly("free")?;
    Ok(Choice::PlaceFree(post))
}
