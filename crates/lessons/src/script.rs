//! What a lesson is made of.

use std::fmt;

use parlour_core::{Mode, Seat, Who};
use parlour_words::Words;

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The id of the game.
    pub game: &'static str,
    /// Its name among the lessons of the game; the first one is called `first`.
    pub name: &'static str,
    /// Player count and options.
    pub mode: Mode,
    /// The seat of whoever learns.
    pub learner: Seat,
    /// What happens, in order.
    pub items: Vec<Item>,
}

impl Lesson {
    /// The key of a text of this lesson.
    pub fn key(&self, step: &str) -> String {
        format!("{}-lesson-{}-{step}", self.game, self.name)
    }

    /// The key of its title; `.about` says what is learnt.
    pub fn title_key(&self) -> String {
        format!("{}-lesson-{}", self.game, self.name)
    }

    /// Its id among all lessons.
    pub fn id(&self) -> String {
        format!("{}/{}", self.game, self.name)
    }

    /// The steps, each with its place among the items.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step)> {
        self.items.iter().enumerate().filter_map(|(at, item)| Some((at, item.step()?)))
    }

    /// The step that stands there.
    pub fn step(&self, at: usize) -> Option<&Step> {
        self.items.get(at)?.step()
    }

    /// How long it takes to read and play: so many words a minute, and some seconds for every step.
    pub fn seconds(&self, words: &Words) -> usize {
        const WORDS_A_MINUTE: usize = 200;
        const A_STEP: usize = 4;
        let count = |text: String| text.split_whitespace().count();
        let remark = |step: &Step| {
            let remarks = step.accepts.iter().filter_map(|accepted| accepted.remark.as_deref());
            remarks
                .filter_map(|remark| words.facet(&self.key(&step.name), remark))
                .map(count)
                .max()
                .unwrap_or(0)
        };
        let text = |step: &Step| count(words.word(&self.key(&step.name))) + remark(step);
        let read: usize = self.steps().map(|(_, step)| text(step)).sum();
        read * 60 / WORDS_A_MINUTE + self.steps().count() * A_STEP
    }
}

/// Something that happens in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// What chance or an opponent answers.
    Answer {
        /// Who.
        who: Who,
        /// The spelling.
        words: String,
        /// When it happens.
        when: When,
    },
    /// What the coach says, and perhaps waits for.
    Step(Step),
}

impl Item {
    fn step(&self) -> Option<&Step> {
        if let Self::Step(step) = self { Some(step) } else { None }
    }

    /// When it happens.
    pub(crate) fn when(&self) -> &When {
        match self {
            Self::Answer { when, .. } | Self::Step(Step { when, .. }) => when,
        }
    }
}

/// For whom something happens: those who have answered so, or have not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct When {
    /// One of these was answered; empty for everybody.
    pub(crate) any: Vec<Pattern>,
    /// None of these was answered.
    pub(crate) none: Vec<Pattern>,
}

impl When {
    /// Does it happen for somebody who has answered this?
    pub(crate) fn holds<'a>(&self, answered: &(impl Iterator<Item = &'a str> + Clone)) -> bool {
        let has = |pattern: &Pattern| answered.clone().any(|words| pattern.fits(words));
        (self.any.is_empty() || self.any.iter().any(has)) && !self.none.iter().any(has)
    }
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// Its name: the key of its text ends with it.
    pub name: String,
    /// The ids of what is lit on the board.
    pub show: Vec<String>,
    /// The answers the coach waits for; none where one reads and goes on.
    pub accepts: Vec<Accepted>,
    /// What the coach says to other tries, the first that fits.
    pub replies: Vec<Reply>,
    /// Is it passed over where its question does not come?
    pub maybe: bool,
    /// For whom it is.
    pub(crate) when: When,
}

impl Step {
    /// Is it just read?
    pub fn is_reading(&self) -> bool {
        self.accepts.is_empty()
    }

    /// The accepted answer that fits.
    pub fn accepted(&self, words: &str) -> Option<&Accepted> {
        self.accepts.iter().find(|accepted| accepted.pattern.fits(words))
    }

    /// The attribute of its text that answers another try.
    pub fn reply(&self, words: &str) -> &str {
        self.replies.iter().find(|reply| reply.pattern.fits(words)).map_or(OTHER, |reply| &reply.says)
    }
}

/// The attribute that answers whatever has no reply of its own.
pub(crate) const OTHER: &str = "other";

/// An answer the coach waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accepted {
    /// Which answer.
    pub pattern: Pattern,
    /// Does the step go on after it?
    pub stays: bool,
    /// Is it one of several that are all wanted, in any order?
    pub each: bool,
    /// The attribute of the step's text that is said afterwards.
    pub remark: Option<String>,
}

/// What the coach says to another try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// To which.
    pub pattern: Pattern,
    /// The attribute of the step's text.
    pub says: String,
}

/// An answer, or all that begin alike: `take stone-3`, `take *`, `*`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    start: String,
    open: bool,
}

impl Pattern {
    pub(crate) fn new(text: &str) -> Self {
        match text.strip_suffix('*') {
            Some(start) => Self { start: start.to_owned(), open: true },
            None => Self { start: text.to_owned(), open: false },
        }
    }

    /// Is it spelled like this?
    pub fn fits(&self, words: &str) -> bool {
        if self.open { words.starts_with(&self.start) } else { words == self.start }
    }

    /// The one answer it stands for, if it is one.
    pub fn words(&self) -> Option<&str> {
        (!self.open).then_some(self.start.as_str())
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.start, if self.open { "*" } else { "" })
    }
}
