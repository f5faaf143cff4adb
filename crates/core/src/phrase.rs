//! What a game has to say, before any language has said it.
//!
//! Rule crates know no language: they hand out a [`Phrase`], a key with named arguments. The
//! words crate turns it into French or English; programs read the key and the numbers.

use serde::Serialize;

use crate::seat::Seat;

/// A message key with its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The key of the message.
    pub key: &'static str,
    /// Named arguments, in the order they were given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A plain number.
    Number(i64),
    /// The name of a thing, by the key of its own message.
    Term(&'static str),
    /// So many of a thing.
    Count {
        /// How many.
        n: i64,
        /// The key of the thing's name.
        of: &'static str,
    },
    /// A player, by name.
    Seat(Seat),
    /// Several phrases in a row, joined as the language joins them.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds the name of a thing.
    pub fn term(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Arg::Term(key))
    }

    /// Adds so many of a thing.
    pub fn count(self, name: &'static str, n: impl Into<i64>, of: &'static str) -> Self {
        self.with(name, Arg::Count { n: n.into(), of })
    }

    /// Adds a player.
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds a list of phrases.
    pub fn list(self, name: &'static str, phrases: impl IntoIterator<Item = Phrase>) -> Self {
        self.with(name, Arg::List(phrases.into_iter().collect()))
    }

    /// Said of an event: the rule behind it.
    pub const fn by(self, rule: &'static str) -> Telling {
        Telling { rule, phrase: self, changes: Vec::new() }
    }

    /// Said of a question: the rule by which it is asked.
    pub const fn asked_by(self, rule: &'static str) -> Prompt {
        Prompt { rule, phrase: self, kind: "" }
    }

    /// Said of a refusal: the rule behind it.
    pub const fn refused_by(self, rule: &'static str) -> Reason {
        Reason { rule, phrase: self }
    }

    /// So many of a thing, as a phrase of its own: for lists.
    pub fn counted(n: impl Into<i64>, of: &'static str) -> Self {
        Self::new("counted").count("what", n, of)
    }
}

/// Something that can be put into words.
pub trait Speak {
    /// The phrase that says it.
    fn phrase(&self) -> Phrase;
}

/// Something that happened: in words, with the rule behind it and what it gave and took.
pub trait Tell: Speak {
    /// All of it in one breath.
    fn told(&self) -> Telling;

    /// The id of the rule that made it happen, as the rulebook pages number it (`PIL-4.3`).
    fn rule(&self) -> &'static str {
        self.told().rule
    }

    /// What seats gained and lost by it.
    fn changes(&self) -> Vec<Change> {
        self.told().changes
    }
}

/// A question in words, with the numbers a player wants to see beside it; never needed to answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// The id of the rule by which it is asked.
    pub rule: &'static str,
    /// The words.
    pub phrase: Phrase,
    /// Which of the game's questions it is, by its word in `asks!`; nothing for draws.
    pub kind: &'static str,
}

impl Prompt {
    /// The same prompt, of this kind of question.
    #[must_use]
    pub fn of_kind(self, kind: &'static str) -> Self {
        Self { kind, ..self }
    }
}

/// What an event tells, said in one breath: the rule behind it, its words, what it gave and took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// The id of the rule.
    pub rule: &'static str,
    /// The words.
    pub phrase: Phrase,
    /// What seats gained and lost.
    pub changes: Vec<Change>,
}

impl Telling {
    /// A seat gains so many of a thing.
    pub fn gain(mut self, seat: Seat, n: impl Into<i64>, of: &'static str) -> Self {
        self.changes.push(Change::gain(seat, n, of));
        self
    }

    /// A seat loses so many of a thing.
    pub fn loss(mut self, seat: Seat, n: impl Into<i64>, of: &'static str) -> Self {
        self.changes.push(Change::loss(seat, n, of));
        self
    }
}

/// So many of a thing came to a seat, or left it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// How many more, or fewer.
    pub by: i64,
    /// The key of the thing's name.
    pub of: &'static str,
}

impl Change {
    /// So many more.
    pub fn gain(seat: Seat, n: impl Into<i64>, of: &'static str) -> Self {
        Self { seat, by: n.into(), of }
    }

    /// So many fewer.
    pub fn loss(seat: Seat, n: impl Into<i64>, of: &'static str) -> Self {
        Self { seat, by: -n.into(), of }
    }
}

/// A reason why an answer may not be given.
pub trait Refuse: Speak {
    /// The rule and the words in one breath.
    fn reason(&self) -> Reason;

    /// The id of the rule behind it, as the rulebook pages number it (`PIL-4.3`).
    fn rule(&self) -> &'static str {
        self.reason().rule
    }
}

/// A rule that speaks against a choice or a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// The id of the rule.
    pub rule: &'static str,
    /// What fails, with its numbers.
    pub phrase: Phrase,
}

impl Reason {
    /// The reason a refusal gives.
    pub fn of(refusal: &impl Refuse) -> Self {
        refusal.reason()
    }
}

/// A position as a text table: for terminals, screen readers and programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Default)]
pub struct TextTable {
    /// The parts of the table, the most important first.
    pub sections: Vec<Section>,
}

/// A titled part of a [`TextTable`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// What this part shows.
    pub title: Phrase,
    /// Its lines.
    pub lines: Vec<Line>,
}

/// A labelled line of a [`Section`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// What the line is about.
    pub label: Phrase,
    /// What there is to say of it.
    pub cells: Vec<Phrase>,
}

impl TextTable {
    /// Adds a part.
    pub fn section(&mut self, title: Phrase) -> &mut Section {
        self.sections.push(Section { title, lines: Vec::new() });
        self.sections.last_mut().expect("just pushed")
    }
}

impl Section {
    /// Adds a line.
    pub fn line(&mut self, label: Phrase, cells: impl IntoIterator<Item = Phrase>) -> &mut Self {
        self.lines.push(Line { label, cells: cells.into_iter().collect() });
        self
    }
}

/// A view that can be read as a text table.
pub trait Tabulate {
    /// The table.
    fn text_table(&self) -> TextTable;
}
