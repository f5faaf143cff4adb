//! Choices as words, and back: `preach 2`, `march nicaea 5`, `help acre red`, `buy a3`.

use std::fmt;
use std::str::FromStr;

use parlour_core::{NotationError, Words};

use crate::choice::{Action, Choice, Manner, Stall, Supply};
use crate::data::FACES;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Preach => f.write_str("preach"),
            Self::Clergy => f.write_str("clergy"),
            Self::Defend => f.write_str("defend"),
            Self::March(crusade) => write!(f, "march {crusade}"),
        }
    }
}

impl fmt::Display for Stall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = if self.column == 0 { 'a' } else { 'b' };
        write!(f, "{column}{}", self.row + 1)
    }
}

impl FromStr for Stall {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [column @ b'a'..=b'b', row @ b'1'..=b'4'] => Ok(Self { column: column - b'a', row: row - b'1' }),
            _ => Err(NotationError::expected("a stall of the market")),
        }
    }
}

impl fmt::Display for Supply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Double => f.write_str("double"),
            Self::DoubleForge(die) => write!(f, "double-forge {die}"),
            Self::Echo => f.write_str("echo"),
            Self::EchoForge(die) => write!(f, "echo-forge {die}"),
            Self::Forge(die) => write!(f, "forge {die}"),
            Self::Plain => f.write_str("plain"),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Crusade(card) => write!(f, "crusade {card}"),
            Self::Start(building) => write!(f, "start {building}"),
            Self::Card(building) => write!(f, "card {building}"),
            Self::Saint(saint) => write!(f, "saint {saint}"),
            Self::Die(face) => write!(f, "die {face}"),
            Self::Event(card) => write!(f, "event {card}"),
            Self::Token(token) => write!(f, "token {token}"),
            Self::Bid(value) => write!(f, "bid {value}"),
            Self::Pass => f.write_str("pass"),
            Self::Give(n) => write!(f, "give {n}"),
            Self::Pick(building) => write!(f, "pick {building}"),
            Self::Buy(stall) => write!(f, "buy {stall}"),
            Self::Done => f.write_str("done"),
            Self::Reroll(face) => write!(f, "reroll {face}"),
            Self::Again(n) => write!(f, "again {n}"),
            Self::Repel => f.write_str("repel"),
            Self::Hold => f.write_str("hold"),
            Self::Meet(face, Manner::Plain) => write!(f, "meet {face}"),
            Self::Meet(face, manner) => write!(f, "meet {face} {manner}"),
            Self::Peasant(spot) => write!(f, "peasant {spot}"),
            Self::Stop => f.write_str("stop"),
            Self::Breach => f.write_str("breach"),
            Self::Lose(stand) => write!(f, "lose {stand}"),
            Self::Place(action, face) => write!(f, "{action} {face}"),
            Self::Second(face) => write!(f, "second {face}"),
            Self::Echo => f.write_str("echo"),
            Self::Double => f.write_str("double"),
            Self::Value(value) => write!(f, "value {value}"),
            Self::EliasDie(card) => write!(f, "elias {card}"),
            Self::Help(card, seat) => write!(f, "help {card} {seat}"),
            Self::Dice(n) => write!(f, "dice {n}"),
            Self::Prestige(n) => write!(f, "prestige {n}"),
            Self::Part(first, second) => write!(f, "part {first} {second}"),
            Self::Accept => f.write_str("accept"),
            Self::Refuse => f.write_str("refuse"),
            Self::Counter => f.write_str("counter"),
            Self::Supply(supply) => write!(f, "supply {supply}"),
            Self::Gift(one, two) => write!(f, "gift {one} {two}"),
            Self::Reveal => f.write_str("reveal"),
            Self::Keep => f.write_str("keep"),
            Self::Visit(location) => write!(f, "visit {location}"),
            Self::Initiative => f.write_str("initiative"),
            Self::Main(face) => write!(f, "main {face}"),
            Self::Bonus(face) => write!(f, "bonus {face}"),
            Self::NoBonus => f.write_str("no-bonus"),
            Self::BonusEcho => f.write_str("bonus-echo"),
            Self::Tool(space) => write!(f, "tool {space}"),
            Self::Collect => f.write_str("collect"),
            Self::Move(pew) => write!(f, "move {pew}"),
            Self::Altar => f.write_str("altar"),
            Self::Wall => f.write_str("wall"),
            Self::Raise(tower) => write!(f, "tower {tower}"),
            Self::Build(building) => write!(f, "build {building}"),
            Self::Archer(tower) => write!(f, "archer {tower}"),
            Self::Remodel => f.write_str("remodel"),
            Self::Sheep(n) => write!(f, "sheep {n}"),
            Self::Enlist => f.write_str("enlist"),
            Self::Abandon => f.write_str("abandon"),
            Self::Baptise(row) => write!(f, "baptise {row}"),
            Self::Activate(stand) => write!(f, "activate {stand}"),
            Self::Trade(good) => write!(f, "trade {good}"),
            Self::For(good) => write!(f, "for {good}"),
            Self::Stables(seat, good) => write!(f, "stables {seat} {good}"),
            Self::Want(n) => write!(f, "want {n}"),
            Self::Bathe(stand) => write!(f, "bathe {stand}"),
            Self::To(stand) => write!(f, "to {stand}"),
            Self::Recall(action, face) => write!(f, "recall {action} {face}"),
            Self::Lift(location, space) => write!(f, "lift {location} {space}"),
            Self::Wagon(location) => write!(f, "wagon {location}"),
            Self::Relic(relic) => write!(f, "relic {relic}"),
            Self::Spare(good) => write!(f, "spare {good}"),
            Self::Invoke => f.write_str("invoke"),
            Self::Support(face) => write!(f, "support {face}"),
            Self::SupportEcho => f.write_str("support-echo"),
            Self::Ease(card) => write!(f, "ease {card}"),
            Self::Harvest(one, two) => write!(f, "harvest {one} {two}"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let head = words.word("an answer")?;
        let choice = match bare(head) {
            Some(choice) => choice,
            None => with_a_number(head, &mut words)
                .or_else(|| with_a_thing(head, &mut words))
                .unwrap_or(Err(NotationError::expected("an answer")))?,
        };
        words.end()?;
        Ok(choice)
    }
}

/// Answers of one word.
fn bare(head: &str) -> Option<Choice> {
    Some(match head {
        "pass" => Choice::Pass,
        "done" => Choice::Done,
        "repel" => Choice::Repel,
        "hold" => Choice::Hold,
        "stop" => Choice::Stop,
        "breach" => Choice::Breach,
        "echo" => Choice::Echo,
        "double" => Choice::Double,
        "accept" => Choice::Accept,
        "refuse" => Choice::Refuse,
        "counter" => Choice::Counter,
        "reveal" => Choice::Reveal,
        "keep" => Choice::Keep,
        "initiative" => Choice::Initiative,
        "no-bonus" => Choice::NoBonus,
        "bonus-echo" => Choice::BonusEcho,
        "collect" => Choice::Collect,
        "altar" => Choice::Altar,
        "wall" => Choice::Wall,
        "remodel" => Choice::Remodel,
        "enlist" => Choice::Enlist,
        "abandon" => Choice::Abandon,
        "invoke" => Choice::Invoke,
        "support-echo" => Choice::SupportEcho,
        _ => return None,
    })
}

/// Answers that end in a number.
fn with_a_number(head: &str, words: &mut Words<'_>) -> Option<Result<Choice, NotationError>> {
    let number = |words: &mut Words<'_>| words.number("a number");
    Some(match head {
        "die" => face(words).map(Choice::Die),
        "bid" => number(words).map(Choice::Bid),
        "give" => words.number("an amount").map(Choice::Give),
        "reroll" => face(words).map(Choice::Reroll),
        "again" => number(words).map(Choice::Again),
        "preach" => face(words).map(|face| Choice::Place(Action::Preach, face)),
        "clergy" => face(words).map(|face| Choice::Place(Action::Clergy, face)),
        "defend" => face(words).map(|face| Choice::Place(Action::Defend, face)),
        "second" => face(words).map(Choice::Second),
        "value" => face(words).map(Choice::Value),
        "dice" => number(words).map(Choice::Dice),
        "prestige" => number(words).map(Choice::Prestige),
        "part" => number(words).and_then(|one| Ok(Choice::Part(one, number(words)?))),
        "main" => face(words).map(Choice::Main),
        "bonus" => face(words).map(Choice::Bonus),
        "sheep" => number(words).map(Choice::Sheep),
        "baptise" => number(words).map(Choice::Baptise),
        "want" => number(words).map(Choice::Want),
        "support" => face(words).map(Choice::Support),
        _ => return None,
    })
}

/// Answers that name a thing.
fn with_a_thing(head: &str, words: &mut Words<'_>) -> Option<Result<Choice, NotationError>> {
    Some(match head {
        "first" => words.read("a seat").map(Choice::First),
        "crusade" => words.read("a crusade").map(Choice::Crusade),
        "start" => words.read("a building").map(Choice::Start),
        "card" => words.read("a building").map(Choice::Card),
        "saint" => words.read("a saint").map(Choice::Saint),
        "event" => words.read("an event card").map(Choice::Event),
        "token" => words.read("an initiative token").map(Choice::Token),
        "pick" => words.read("a building").map(Choice::Pick),
        "buy" => words.read("a stall of the market").map(Choice::Buy),
        "meet" => meet(words),
        "peasant" => words.read("the place of a peasant").map(Choice::Peasant),
        "lose" => words.read("a card").map(Choice::Lose),
        "march" => march(words),
        "elias" => words.read("a crusade").map(Choice::EliasDie),
        "help" => words.read("a crusade").and_then(|card| Ok(Choice::Help(card, words.read("a seat")?))),
        "supply" => supply(words),
        "gift" => words.read("a resource").and_then(|one| Ok(Choice::Gift(one, words.read("a resource")?))),
        "visit" => words.read("a location").map(Choice::Visit),
        "tool" => words.read("a space").map(Choice::Tool),
        "move" => words.read("a seat on the pews").map(Choice::Move),
        "tower" => words.read("a tower").map(Choice::Raise),
        "build" => words.read("a building").map(Choice::Build),
        "archer" => words.read("a tower").map(Choice::Archer),
        "activate" => words.read("a card").map(Choice::Activate),
        "trade" => words.read("a kind of goods").map(Choice::Trade),
        "for" => words.read("a kind of goods").map(Choice::For),
        "stables" => words.read("a seat").and_then(|seat| Ok(Choice::Stables(seat, words.read("goods")?))),
        "bathe" => words.read("a card").map(Choice::Bathe),
        "to" => words.read("a card").map(Choice::To),
        "recall" => recall(words),
        "lift" => words.read("a location").and_then(|place| Ok(Choice::Lift(place, words.read("a space")?))),
        "wagon" => words.read("a location").map(Choice::Wagon),
        "relic" => words.read("a relic").map(Choice::Relic),
        "spare" => words.read("a kind of goods").map(Choice::Spare),
        "ease" => words.read("a crusade").map(Choice::Ease),
        "harvest" => words.read("a location").and_then(|one| Ok(Choice::Harvest(one, words.read("one")?))),
        _ => return None,
    })
}

/// The face of a die, from one to six.
fn face(words: &mut Words<'_>) -> Result<u8, NotationError> {
    let at = words.at();
    let face: u8 = words.number("the face of a die")?;
    if (1..=FACES as u8).contains(&face) {
        Ok(face)
    } else {
        Err(NotationError { at, expected: "the face of a die" })
    }
}

fn meet(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let face = face(words)?;
    if words.end().is_ok() {
        return Ok(Choice::Meet(face, Manner::Plain));
    }
    let at = words.at();
    match words.read("'echo' or 'double'")? {
        Manner::Plain => Err(NotationError { at, expected: "'echo' or 'double'" }),
        manner => Ok(Choice::Meet(face, manner)),
    }
}

fn march(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let crusade = words.read("a crusade")?;
    Ok(Choice::Place(Action::March(crusade), face(words)?))
}

fn recall(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let at = words.at();
    let action = match words.word("a use on the board")? {
        "preach" => Action::Preach,
        "clergy" => Action::Clergy,
        "defend" => Action::Defend,
        _ => return Err(NotationError { at, expected: "a use on the board" }),
    };
    Ok(Choice::Recall(action, face(words)?))
}

fn supply(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let at = words.at();
    let supply = match words.word("a way to supply dice")? {
        "double" => Supply::Double,
        "double-forge" => Supply::DoubleForge(face(words)?),
        "echo" => Supply::Echo,
        "echo-forge" => Supply::EchoForge(face(words)?),
        "forge" => Supply::Forge(face(words)?),
        "plain" => Supply::Plain,
        _ => return Err(NotationError { at, expected: "a way to supply dice" }),
    };
    Ok(Choice::Supply(supply))
}
