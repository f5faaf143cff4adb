//! Which game is played: how many players, with which options.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::phrase::{Phrase, Reason, Speak};

/// What every game tells of itself.
#[derive(Debug)]
pub struct About {
    /// The id used on command lines, in journals and in addresses.
    pub id: &'static str,
    /// What the ids of its rules begin with (`PIL`).
    pub prefix: &'static str,
    /// Raised whenever a rule fix can change the replay of an old journal.
    pub rules: u32,
    /// The oldest revision whose readings are still kept: journals from there on replay.
    pub oldest: u32,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Named options, each with its values.
    pub options: &'static [OptionSpec],
    /// The kinds of questions a seat may be asked: `Question::KINDS` of [`asks!`](crate::asks).
    pub kinds: &'static [&'static str],
    /// No game, however odd, takes more answers (chance included); a stated bound for tests.
    pub longest: u32,
}

impl About {
    /// The player counts, fewest first.
    pub fn counts(&self) -> impl Iterator<Item = u8> + use<> {
        self.players.0..=self.players.1
    }

    /// The revisions of the rules that can be played, oldest first.
    pub fn revisions(&self) -> RangeInclusive<u32> {
        self.oldest..=self.rules
    }
}

/// An option of a game and its values; the first value is the standard one.
#[derive(Debug, Serialize)]
pub struct OptionSpec {
    /// The name of the option.
    pub key: &'static str,
    /// Its values, the standard one first.
    pub values: &'static [&'static str],
}

/// A player count and a value for every option.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mode {
    /// How many players.
    pub players: u8,
    /// Every option with its value.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl Mode {
    /// The mode with these choices; what is left out takes the standard value.
    pub fn choose<'a>(
        about: &About,
        players: Option<u8>,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        let (fewest, most) = about.players;
        let players = players.unwrap_or(most.min(fewest.max(2)));
        if !(fewest..=most).contains(&players) {
            return Err(SetupError::Players { players, fewest, most });
        }
        let mut options: BTreeMap<_, _> =
            about.options.iter().map(|spec| (spec.key.to_owned(), spec.values[0].to_owned())).collect();
        for (key, value) in given {
            let spec = about
                .options
                .iter()
                .find(|spec| spec.key == key)
                .ok_or_else(|| SetupError::UnknownOption { key: key.to_owned() })?;
            if !spec.values.contains(&value) {
                return Err(SetupError::UnknownValue {
                    key: spec.key,
                    value: value.to_owned(),
                    values: spec.values,
                });
            }
            options.insert(key.to_owned(), value.to_owned());
        }
        Ok(Self { players, options })
    }

    /// Reads a mode that was kept as JSON; whether its game knows such a mode is another question.
    pub fn from_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// How the mode is kept as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a number and a map of texts")
    }

    /// The options with their values, as [`Mode::choose`] takes them.
    pub fn given(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The value of an option.
    ///
    /// # Panics
    /// When the game has no such option: a mode carries them all.
    pub fn option(&self, key: &str) -> &str {
        self.options.get(key).expect("a mode carries every option of its game")
    }

    /// Is the option set to this value?
    pub fn is(&self, key: &str, value: &str) -> bool {
        self.option(key) == value
    }

    /// Every combination of player count and values, legal or not.
    pub fn every(about: &About) -> Vec<Self> {
        let mut modes: Vec<Self> =
            about.counts().map(|players| Self { players, options: BTreeMap::new() }).collect();
        for spec in about.options {
            modes = modes
                .into_iter()
                .flat_map(|mode| {
                    spec.values.iter().map(move |value| {
                        let mut mode = mode.clone();
                        mode.options.insert(spec.key.to_owned(), (*value).to_owned());
                        mode
                    })
                })
                .collect();
        }
        modes
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players", self.players)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, ", {key}={value}"))
    }
}

/// A game that cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{players} players cannot play: {fewest} to {most} can")]
    Players {
        /// Asked for.
        players: u8,
        /// Allowed at least.
        fewest: u8,
        /// Allowed at most.
        most: u8,
    },
    /// An option the game does not have.
    #[error("there is no option '{key}'")]
    UnknownOption {
        /// Its name.
        key: String,
    },
    /// A value the option does not have.
    #[error("option '{key}' cannot be '{value}': it is one of {}", values.join(", "))]
    UnknownValue {
        /// The option.
        key: &'static str,
        /// The value asked for.
        value: String,
        /// The values there are.
        values: &'static [&'static str],
    },
    /// Values that exclude each other.
    #[error("{} forbids it", .0.rule)]
    Excluded(Reason),
}

impl SetupError {
    /// Values that exclude each other by a rule.
    pub const fn excluded(rule: &'static str, phrase: Phrase) -> Self {
        Self::Excluded(phrase.refused_by(rule))
    }
}

impl Speak for SetupError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Players { fewest, most, .. } => {
                Phrase::new("setup-players").number("fewest", *fewest).number("most", *most)
            }
            Self::UnknownOption { .. } => Phrase::new("setup-unknown-option"),
            Self::UnknownValue { .. } => Phrase::new("setup-unknown-value"),
            Self::Excluded(reason) => reason.phrase.clone(),
        }
    }
}
