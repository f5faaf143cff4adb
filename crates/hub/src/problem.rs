//! What is told to somebody whose request did not work out: a code, a sentence; never anything internal.

use parlour_core::any::Reason;
use parlour_core::{Phrase, SetupError, Speak};
use parlour_store::{Field, Outdated, Refusal, Revision, StoreError, Taken};
use parlour_words::{Lang, Words};

use crate::think::LEVELS;
use crate::why::{Denial, Mistake, Obstacle, Tellable, Unreadable};

/// What every handler may answer instead.
#[derive(Clone, Debug)]
pub enum Problem {
    /// The request makes no sense.
    Bad(Mistake),
    /// A value in it is not possible.
    Invalid(Field),
    /// A text in it cannot be read: what the parser says, in English.
    Unreadable(Unreadable, String),
    /// Such a game cannot be set up.
    Setup(SetupError),
    /// Somebody has to say who they are first.
    SignIn,
    /// Login or password are wrong.
    WrongLogin,
    /// This is not theirs to do.
    Forbidden(Denial),
    /// There is no such thing, or they may not know of it.
    NotFound,
    /// The journal has moved on: this is where it stands.
    Stale(Revision),
    /// Things are not so that this could be done.
    Conflict(Obstacle),
    /// Somebody else has it.
    Taken(Taken),
    /// It was changed meanwhile.
    Outdated(Outdated),
    /// The store does not do it as things are.
    NotNow(Refusal),
    /// The game was played under rules this server does not play.
    OtherRules,
    /// The rules forbid it.
    Refused(Vec<Reason>),
    /// In a lesson, something else is wanted: the coach answers with this attribute of the text of this step; without a
    /// step it was too early.
    Coached {
        /// The step, by its place in the lesson.
        step: Option<usize>,
        /// The attribute.
        says: String,
    },
    /// The request is too large.
    TooLarge,
    /// The request did not come to its end in time.
    TooSlow,
    /// Too many requests: try again after so many seconds.
    TooMany(u64),
    /// The caller's network has as much of the site as a network may have: try again after so many seconds.
    Crowded(u64),
    /// The database cannot be reached just now.
    Unavailable,
    /// The fault is ours.
    Internal,
}

/// What handlers answer.
pub type Outcome<T> = Result<T, Problem>;

impl Problem {
    /// A word programs can go by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Bad(_) | Self::Invalid(_) | Self::Unreadable(..) | Self::Setup(_) => "bad-request",
            Self::SignIn => "sign-in",
            Self::WrongLogin => "wrong-login",
            Self::Forbidden(_) => "forbidden",
            Self::NotFound => "not-found",
            Self::Stale(_) => "stale",
            Self::Conflict(_) | Self::Taken(_) | Self::Outdated(_) | Self::NotNow(_) | Self::OtherRules => {
                "conflict"
            }
            Self::Refused(_) => "refused",
            Self::Coached { .. } => "coached",
            Self::TooLarge => "too-large",
            Self::TooSlow => "too-slow",
            Self::TooMany(_) => "too-many",
            Self::Crowded(_) => "crowded",
            Self::Unavailable => "unavailable",
            Self::Internal => "internal",
        }
    }

    /// The sentence in English, as the API gives it, with the particulars a program's author wants.
    pub fn message(&self) -> String {
        let sentence = Words::get(Lang::En).say(&self.phrase(), &[]);
        match self.particulars() {
            Some(particulars) => format!("{}: {particulars}.", sentence.trim_end_matches('.')),
            None => sentence,
        }
    }

    /// What is of no use to somebody who reads a page.
    fn particulars(&self) -> Option<String> {
        match self {
            Self::Unreadable(_, why) => Some(why.clone()),
            Self::Setup(SetupError::Excluded(reason)) => Some(format!("see {}", reason.rule)),
            Self::Setup(error) => Some(error.to_string()),
            Self::Bad(Mistake::UnknownLevel) => Some(format!("it is one of {}", LEVELS.join(", "))),
            _ => None,
        }
    }
}

impl Speak for Problem {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Setup(error) => return error.phrase(),
            Self::TooMany(seconds) => return wait(*seconds),
            Self::Crowded(seconds) => return counted("problem-crowded", seconds.div_ceil(60)),
            Self::Bad(mistake) => mistake.key(),
            Self::Invalid(field) => field.key(),
            Self::Unreadable(what, _) => what.key(),
            Self::SignIn => "problem-sign-in",
            Self::WrongLogin => "problem-wrong-login",
            Self::Forbidden(denial) => denial.key(),
            Self::NotFound => "problem-not-found",
            Self::Stale(_) => "problem-stale",
            Self::Conflict(obstacle) => obstacle.key(),
            Self::Taken(what) => what.key(),
            Self::Outdated(what) => what.key(),
            Self::NotNow(refusal) => refusal.key(),
            Self::OtherRules => "problem-other-rules",
            Self::Refused(_) => "problem-refused",
            Self::Coached { .. } => "problem-coached",
            Self::TooLarge => "problem-too-large",
            Self::TooSlow => "problem-too-slow",
            Self::Unavailable => "problem-unavailable",
            Self::Internal => "problem-internal",
        })
    }
}

/// Says how long to wait: in seconds up to two minutes, in minutes from there on.
fn wait(seconds: u64) -> Phrase {
    match seconds {
        ..=120 => counted("problem-too-many", seconds),
        _ => counted("problem-too-many-minutes", seconds.div_ceil(60)),
    }
}

fn counted(key: &'static str, number: u64) -> Phrase {
    Phrase::new(key).number("n", i64::try_from(number).unwrap_or(i64::MAX))
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound(_) => Self::NotFound,
            StoreError::Conflict { at } => Self::Stale(at),
            StoreError::Taken(what) => Self::Taken(what),
            StoreError::Outdated(what) => Self::Outdated(what),
            StoreError::Refused(why) => Self::NotNow(why),
            StoreError::Invalid(field) => Self::Invalid(field),
            error if error.is_passing() => {
                tracing::warn!(%error, "the database failed");
                Self::Unavailable
            }
            error => {
                tracing::error!(%error, "the database failed");
                Self::Internal
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use parlour_store::Missing;

    use super::*;

    fn each<T: Copy>(all: &[T], problem: fn(T) -> Problem) -> Vec<Problem> {
        all.iter().map(|one| problem(*one)).collect()
    }

    /// Everything the store can answer, as whoever asked hears it.
    fn of_the_store() -> Vec<Problem> {
        [
            each(Taken::ALL, |what| StoreError::Taken(what).into()),
            each(Outdated::ALL, |what| StoreError::Outdated(what).into()),
            each(Refusal::ALL, |why| StoreError::Refused(why).into()),
            each(Field::ALL, |field| StoreError::Invalid(field).into()),
        ]
        .concat()
    }

    /// Every problem there is; those that are told with the words of a rule are proved with the games.
    fn all() -> Vec<Problem> {
        let single = vec![
            Problem::SignIn,
            Problem::WrongLogin,
            Problem::NotFound,
            Problem::Stale(Revision { len: 1, cuts: 0 }),
            Problem::OtherRules,
            Problem::Refused(Vec::new()),
            Problem::TooLarge,
            Problem::TooSlow,
            Problem::TooMany(1),
            Problem::TooMany(1_000),
            Problem::Crowded(600),
            Problem::Unavailable,
            Problem::Internal,
            Problem::Coached { step: None, says: String::new() },
            Problem::Setup(SetupError::Players { players: 9, fewest: 2, most: 4 }),
            Problem::Setup(SetupError::UnknownOption { key: "x".into() }),
            Problem::Setup(SetupError::UnknownValue { key: "x", value: "y".into(), values: &["z"] }),
        ];
        [
            single,
            each(Mistake::ALL, Problem::Bad),
            each(Unreadable::ALL, |what| Problem::Unreadable(what, "why".into())),
            each(Denial::ALL, Problem::Forbidden),
            each(Obstacle::ALL, Problem::Conflict),
            of_the_store(),
        ]
        .concat()
    }

    #[test]
    fn every_problem_has_its_words_in_both_languages() {
        for lang in Lang::ALL {
            for problem in all() {
                let said = Words::get(lang).try_say(&problem.phrase(), &[]);
                assert!(said.is_ok(), "{lang} {problem:?}: {said:?}");
            }
        }
    }

    #[test]
    fn every_answer_of_the_store_has_words_of_its_own() {
        for lang in Lang::ALL {
            let mut heard = BTreeMap::new();
            for problem in of_the_store() {
                let said = Words::get(lang).say(&problem.phrase(), &[]);
                let before = heard.insert(said.clone(), problem.clone());
                assert!(before.is_none(), "{problem:?} and {before:?} are both told as “{said}”");
            }
        }
    }

    #[test]
    fn every_sentence_about_problems_is_said() {
        let said: BTreeSet<&str> = all().iter().map(|problem| problem.phrase().key).collect();
        let unsaid: Vec<&str> =
            Words::get(Lang::En).keys("problem-").filter(|key| !said.contains(key)).collect();
        assert!(unsaid.is_empty(), "{unsaid:?}");
    }

    #[test]
    fn programs_read_the_particulars() {
        let unread = Problem::Unreadable(Unreadable::Answer, "no such verb".into());
        assert_eq!(unread.message(), "The answer cannot be read: no such verb.");
        assert_eq!(
            Problem::from(StoreError::NotFound(Missing::Table)).message(),
            "There is no such thing here."
        );
        let taken = Problem::from(StoreError::Taken(Taken::Seat));
        assert_eq!(taken.message(), "Somebody was faster: the seat is taken.");
    }
}
