//! The record of a game: readable text, one answer a line.
//!
//! ```text
//! parlour-journal 1
//! game pillars
//! rules 1
//! players 2
//! seat red Alienor
//! seat blue Tom
//! commitment 5f0c…
//!
//! * start blue
//! blue take sand-2
//! = round 1 4f1c09ab77e2d310
//! = cut 1
//! = end 77e2d3104f1c09ab
//! seed 91ab…
//! ```
//!
//! Lines that begin with `#` are remarks. A game that was taken back by consent says so where it went on (`= cut 1`): the
//! draws from there on are those after the first cut ([`Seed::branch`]). This module knows the form of a journal and no game:
//! what an answer means is for the game to say, when a [`Table`](crate::Table) replays it.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::chance::{Commitment, RevealedSeed, Seed};
use crate::digest::Fingerprint;
use crate::mode::Mode;
use crate::notation::{NotationError, Spelling};
use crate::phrase::{Reason, Refuse};
use crate::seat::{Seat, Who};

/// The version of the form, written in the first line.
const VERSION: u32 = 1;

/// The longest name a seat may have, in characters.
pub const LONGEST_NAME: usize = 40;

/// One answer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry<C> {
    /// Who gave it.
    pub who: Who,
    /// What it was.
    pub choice: C,
}

/// What stands above the answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The id of the game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// Player count and options.
    pub mode: Mode,
    /// The names of the seats, in clockwise order.
    pub names: Vec<String>,
    /// The hash of the seed, if the table draws for itself.
    pub commitment: Option<Commitment>,
}

/// A line below the header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its number in the text, from one; nought if it never was text.
    pub line: usize,
    /// What it says.
    pub what: What,
}

/// What a line below the header says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// An answer in its own words.
    Answer {
        /// Who gave it.
        who: Who,
        /// Its spelling.
        words: String,
    },
    /// The fingerprint of the position reached.
    Mark {
        /// What was finished there.
        milestone: Milestone,
        /// The fingerprint.
        fingerprint: Fingerprint,
    },
    /// The game was taken back to here, for the so-manieth time: draws from here on are others.
    Cut {
        /// The number of the cut, from one.
        number: u32,
    },
}

/// What a fingerprint in a journal stands at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Milestone {
    /// The end of a round.
    Round(u16),
    /// The end of the game.
    End,
}

/// A whole record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    /// Game, mode and seats.
    pub header: Header,
    /// Answers and fingerprints.
    pub records: Vec<Record>,
    /// The seed, once it is revealed.
    pub seed: Option<Seed>,
    /// The line the seed stands on, for errors.
    pub seed_line: usize,
}

/// Something wrong in a journal, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct JournalError {
    /// The number of the line, from one.
    pub line: usize,
    /// The column, from one.
    pub column: usize,
    /// What is wrong there.
    pub problem: String,
    /// The rule an illegal answer breaks, for readers who want it in words.
    pub reason: Option<Box<Reason>>,
}

impl JournalError {
    /// A problem with a whole line.
    pub fn new(line: usize, problem: impl Into<String>) -> Self {
        Self::at(line, 1, problem)
    }

    /// A problem at some place.
    pub fn at(line: usize, column: usize, problem: impl Into<String>) -> Self {
        Self { line, column, problem: problem.into(), reason: None }
    }

    /// An answer the rules forbid.
    pub fn refused(line: usize, answer: &str, refusal: &impl Refuse) -> Self {
        let reason = Reason::of(refusal);
        let problem = format!("'{answer}' is against {}", reason.rule);
        Self { reason: Some(Box::new(reason)), ..Self::new(line, problem) }
    }

    /// A spelling that cannot be read, which starts at byte `offset` of the line.
    pub fn notation(line: usize, offset: usize, error: NotationError) -> Self {
        Self::at(line, offset + error.at + 1, format!("{} expected", error.expected))
    }
}

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.header)?;
        self.records.iter().try_for_each(|record| writeln!(f, "{}", record.what))?;
        match self.seed {
            Some(seed) => writeln!(f, "seed {}", RevealedSeed(seed)),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "parlour-journal {VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "players {}", self.mode.players)?;
        for (key, value) in &self.mode.options {
            writeln!(f, "option {key}={value}")?;
        }
        for (seat, name) in Seat::all(self.mode.players).zip(&self.names) {
            writeln!(f, "seat {seat} {name}")?;
        }
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        writeln!(f)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer { who, words } => write!(f, "{who} {words}"),
            Self::Mark { milestone: Milestone::Round(round), fingerprint } => {
                write!(f, "= round {round} {fingerprint}")
            }
            Self::Mark { milestone: Milestone::End, fingerprint } => write!(f, "= end {fingerprint}"),
            Self::Cut { number } => write!(f, "= cut {number}"),
        }
    }
}

impl FromStr for Journal {
    type Err = JournalError;

    fn from_str(text: &str) -> Result<Self, JournalError> {
        must_be_plain(text)?;
        let mut lines = Lines::new(text);
        let header = lines.header()?;
        let mut journal = Self { header, records: Vec::new(), seed: None, seed_line: 0 };
        while let Some((number, line)) = lines.next() {
            if journal.seed.is_some() {
                return Err(JournalError::new(number, "nothing may follow the seed"));
            }
            if let Some(seed) = line.strip_prefix("seed ") {
                journal.seed = Some(seed.parse().map_err(|error| JournalError::notation(number, 5, error))?);
                journal.seed_line = number;
            } else {
                journal.records.push(Record { line: number, what: record(number, line)? });
            }
        }
        Ok(journal)
    }
}

/// Nobody can see a control character, and one at the end of a line would be taken for a part of its end by whoever reads
/// the journal next.
fn must_be_plain(text: &str) -> Result<(), JournalError> {
    for (line, number) in text.lines().zip(1..) {
        if let Some(at) = line.find(char::is_control).filter(|_| !line.starts_with('#')) {
            return Err(JournalError::at(number, at + 1, "a control character"));
        }
    }
    Ok(())
}

fn record(number: usize, line: &str) -> Result<What, JournalError> {
    let wrong = |error| JournalError::notation(number, 0, error);
    let mut words = Spelling::new(line);
    if line.starts_with("= ") {
        words.exactly("=").map_err(wrong)?;
        return mark(&mut words).map_err(wrong);
    }
    let who: Who = words.read("a seat, '*' or '='").map_err(wrong)?;
    let rest = line.get(words.at()..).unwrap_or_default();
    if rest.is_empty() {
        return Err(JournalError::at(number, line.len() + 1, "an answer expected"));
    }
    Ok(What::Answer { who, words: rest.to_owned() })
}

fn mark(words: &mut Spelling<'_>) -> Result<What, NotationError> {
    let at = words.at();
    let milestone = match words.word("'round', 'end' or 'cut'")? {
        "round" => Milestone::Round(words.number("the number of a round")?),
        "end" => Milestone::End,
        "cut" => {
            let number = words.number("the number of a cut")?;
            words.end()?;
            return Ok(What::Cut { number });
        }
        _ => return Err(NotationError { at, expected: "'round', 'end' or 'cut'" }),
    };
    let at = words.at();
    let fingerprint =
        words.word("a fingerprint")?.parse().map_err(|error: NotationError| error.shifted(at))?;
    words.end()?;
    Ok(What::Mark { milestone, fingerprint })
}

/// The lines of a journal that are neither blank nor remarks, with their numbers.
struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self { lines: text.lines().enumerate(), last: 0 }
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (index, line) = self.lines.find(|(_, line)| !line.is_empty() && !line.starts_with('#'))?;
        self.last = index + 1;
        Some((self.last, line))
    }

    /// The rest of the next line, which must begin with `keyword`.
    fn field(&mut self, keyword: &str) -> Result<(usize, &'a str), JournalError> {
        self.optional(keyword)
            .ok_or_else(|| JournalError::new(self.last + 1, format!("'{keyword}' expected")))
    }

    /// Like [`Lines::field`], but the line may be another one, which then stays to be read.
    fn optional(&mut self, keyword: &str) -> Option<(usize, &'a str)> {
        let before = (self.lines.clone(), self.last);
        let found = self
            .next()
            .and_then(|(number, line)| Some((number, line.strip_prefix(keyword)?.strip_prefix(' ')?)));
        if found.is_none() {
            (self.lines, self.last) = before;
        }
        found
    }

    fn number<T: TryFrom<u32>>(&mut self, keyword: &'static str) -> Result<T, JournalError> {
        let (number, rest) = self.field(keyword)?;
        let mut words = Spelling::new(rest);
        let value = words.number("a number").and_then(|value| words.end().map(|()| value));
        value.map_err(|error| JournalError::notation(number, keyword.len() + 1, error))
    }

    fn header(&mut self) -> Result<Header, JournalError> {
        let version: u32 = self.number("parlour-journal")?;
        if version != VERSION {
            return Err(JournalError::new(self.last, format!("version {version} is not known here")));
        }
        let (_, game) = self.field("game")?;
        let rules = self.number("rules")?;
        let players: u8 = self.number("players")?;
        if !(1..=Seat::MOST as u8).contains(&players) {
            return Err(JournalError::new(self.last, format!("{players} players cannot play")));
        }
        let options = self.options()?;
        let names = Seat::all(players).map(|seat| self.name(seat)).collect::<Result<_, _>>()?;
        let commitment = self
            .optional("commitment")
            .map(|(number, rest)| rest.parse().map_err(|error| JournalError::notation(number, 11, error)))
            .transpose()?;
        Ok(Header { game: game.to_owned(), rules, mode: Mode { players, options }, names, commitment })
    }

    fn options(&mut self) -> Result<BTreeMap<String, String>, JournalError> {
        let mut options = BTreeMap::new();
        while let Some((number, rest)) = self.optional("option") {
            let (key, value) =
                rest.split_once('=').ok_or_else(|| JournalError::new(number, "'KEY=VALUE' expected"))?;
            if options.insert(key.to_owned(), value.to_owned()).is_some() {
                return Err(JournalError::new(number, format!("option '{key}' stands twice")));
            }
        }
        Ok(options)
    }

    fn name(&mut self, seat: Seat) -> Result<String, JournalError> {
        let (number, rest) = self.field("seat")?;
        let name = rest
            .strip_prefix(seat.name())
            .and_then(|rest| rest.strip_prefix(' '))
            .ok_or_else(|| JournalError::new(number, format!("the name of {seat} expected")))?;
        if is_name(name) { Ok(name.to_owned()) } else { Err(JournalError::new(number, "not a name")) }
    }
}

/// May a seat be called this? One line, not blank, not long, no control characters.
pub fn is_name(name: &str) -> bool {
    !name.trim().is_empty()
        && name.trim() == name
        && name.chars().count() <= LONGEST_NAME
        && !name.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "parlour-journal 1\ngame toy\nrules 1\nplayers 2\noption length=short\n\
        seat red Aliénor d'Aquitaine\nseat blue Tom\n\n* start blue\n# a remark\nblue take 3\n\
        = round 1 00000000000000ff\n= end 4f1c09ab77e2d310\n";

    #[test]
    fn a_journal_reads_back() {
        let journal: Journal = SAMPLE.parse().unwrap();
        assert_eq!(journal.header.names, ["Aliénor d'Aquitaine", "Tom"]);
        assert_eq!(journal.records.len(), 4);
        assert_eq!(journal.to_string(), SAMPLE.replace("# a remark\n", ""));
    }

    #[test]
    fn errors_name_line_and_column() {
        let error = |from: &str, to: &str| SAMPLE.replace(from, to).parse::<Journal>().unwrap_err();
        let place = |error: JournalError| (error.line, error.column);
        assert_eq!(place(error("journal 1", "journal x")), (1, 17));
        assert_eq!(place(error("players 2", "players 9")), (4, 1));
        assert_eq!(place(error("blue take 3", "purple take 3")), (11, 1));
        assert_eq!(place(error("blue take 3", "blue ")), (11, 6));
        assert_eq!(place(error("round 1 00", "round 1 zz")), (12, 11));
        assert_eq!(place(error("seat blue Tom", "seat blue  ")), (7, 1));
    }

    #[test]
    fn control_characters_are_refused_and_both_ends_of_a_line_are_read() {
        let windows = SAMPLE.replace('\n', "\r\n").parse::<Journal>().unwrap();
        assert_eq!(windows, SAMPLE.parse().unwrap());
        let error = SAMPLE.replace("take 3", "take 3\r\r").parse::<Journal>().unwrap_err();
        assert_eq!((error.line, error.column), (11, 12));
        let error = SAMPLE.replace("length=short", "length=\u{7}short").parse::<Journal>().unwrap_err();
        assert_eq!(error.line, 5);
    }

    #[test]
    fn nothing_follows_the_seed() {
        let text = format!("{SAMPLE}seed {}\nblue take 3\n", "0".repeat(64));
        assert_eq!(text.parse::<Journal>().unwrap_err().line, 15);
    }
}
