//! What a person has chosen, as it lies in the store.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::notices::Notices;

/// A person's choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "switches of a person, each with its own box to tick")]
pub struct Settings {
    /// Do turns end by hand? Otherwise a turn ends with its last answer.
    pub confirm: bool,
    /// Where turns end by hand: does a turn that leaves nothing to decide end after a countdown that can be stopped?
    pub countdown: bool,
    /// The light or the dark manuscript.
    pub theme: Theme,
    /// Letters and hatching on the players' colours.
    pub symbols: bool,
    /// How fast pieces move.
    pub motion: Motion,
    /// Show tables as text first.
    pub text_table: bool,
    /// Does the first tap on a phone act? Otherwise it explains, and the second one acts.
    pub tap_acts: bool,
    /// Are single letters and digits keys at the table?
    pub keys: bool,
    /// When is a kind of question explained that comes for the first time?
    pub coach: Coaching,
    /// Are there sounds at the table?
    pub sound: bool,
    /// Those the person does not want to hear.
    pub muted: Vec<Sound>,
    /// How loud they are, from 0 to 100.
    pub volume: u8,
    /// Taken for the sake of older programs and not read: what is told how stands in `notices`.
    #[serde(skip_serializing)]
    pub notify_email: Option<bool>,
    /// Call this address with what is told by webhook.
    pub webhook: Option<String>,
    /// What is told while the person is not there, and how.
    pub notices: Notices,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            confirm: true,
            countdown: true,
            theme: Theme::default(),
            symbols: true,
            motion: Motion::default(),
            text_table: false,
            tap_acts: false,
            keys: true,
            coach: Coaching::default(),
            sound: false,
            muted: Vec::new(),
            volume: 60,
            notify_email: None,
            webhook: None,
            notices: Notices::default(),
        }
    }
}

impl Settings {
    /// Reads what the store kept; what cannot be read is as at the beginning.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The sounds the person hears.
    pub fn heard(&self) -> Vec<Sound> {
        let wanted = |sound: &Sound| self.sound && !self.muted.contains(sound);
        Sound::ALL.iter().copied().filter(wanted).collect()
    }

    /// How turns end.
    pub const fn turns(&self) -> TurnEnd {
        match (self.confirm, self.countdown) {
            (false, _) => TurnEnd::AtOnce,
            (true, true) => TurnEnd::Countdown,
            (true, false) => TurnEnd::ByHand,
        }
    }

    /// The same settings with turns that end so.
    #[must_use]
    pub const fn ending(mut self, turns: TurnEnd) -> Self {
        self.confirm = !matches!(turns, TurnEnd::AtOnce);
        self.countdown = !matches!(turns, TurnEnd::ByHand);
        self
    }
}

/// A choice among a few words, spelled alike in pages, cookies and the store.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$note])* $value,)+ }

        impl $name {
            /// Every value, in the order they are shown.
            pub const ALL: &[Self] = &[$(Self::$value,)+];

            /// How it is spelled.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word,)+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(word: &str) -> Result<Self, ()> {
                Self::ALL.iter().copied().find(|value| value.word() == word).ok_or(())
            }
        }
    };
}
pub(crate) use words;

words! {
    /// The light or the dark manuscript.
    Theme {
        /// Whichever the reader's system prefers.
        #[default]
        System = "system",
        /// Ink on parchment.
        Light = "light",
        /// Gold on black.
        Dark = "dark",
    }
}

words! {
    /// How a turn ends that leaves nothing to decide.
    TurnEnd {
        /// When its owner says so.
        ByHand = "by-hand",
        /// After a countdown that can be stopped.
        #[default]
        Countdown = "countdown",
        /// With its last answer.
        AtOnce = "by-itself",
    }
}

words! {
    /// When a kind of question is explained that comes to somebody for the first time.
    Coaching {
        /// In their first games of a title.
        #[default]
        FirstGames = "first-games",
        /// In every game.
        Always = "always",
        /// Never.
        Off = "off",
    }
}

impl Coaching {
    /// So many games of a title are somebody's first ones.
    pub const FIRST: u64 = 2;

    /// Is something explained to whoever has finished so many games of the title?
    pub const fn speaks_after(self, finished: u64) -> bool {
        match self {
            Self::FirstGames => finished < Self::FIRST,
            Self::Always => true,
            Self::Off => false,
        }
    }
}

words! {
    /// How fast pieces move.
    Motion {
        /// They jump.
        None = "none",
        /// Half the time.
        Fast = "fast",
        /// As designed.
        #[default]
        Normal = "normal",
        /// Twice the time.
        Slow = "slow",
    }
}

words! {
    /// A sound of the table.
    Sound {
        /// It is the person's turn.
        #[default]
        Turn = "turn",
        /// Somebody placed a piece or did something else.
        Piece = "piece",
        /// Coins went from hand to hand.
        Coin = "coin",
        /// Chance decided.
        Die = "die",
        /// The game is over.
        End = "end",
    }
}

impl Theme {
    /// The one a switch goes to.
    pub const fn next(self) -> Self {
        match self {
            Self::System => Self::Dark,
            Self::Dark => Self::Light,
            Self::Light => Self::System,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_older_days_are_read() {
        let read = Settings::read(r#"{"confirm":false,"notify_email":true,"webhook":null}"#);
        assert_eq!(read, Settings { confirm: false, notify_email: Some(true), ..Settings::default() });
    }

    #[test]
    fn nothing_is_heard_unless_somebody_asked_for_it() {
        assert_eq!(Settings::default().heard(), []);
        let loud = Settings { sound: true, muted: vec![Sound::Die, Sound::Coin], ..Settings::default() };
        assert_eq!(loud.heard(), [Sound::Turn, Sound::Piece, Sound::End]);
        let kept = serde_json::to_string(&loud).expect("plain data");
        assert_eq!(Settings::read(&kept), loud);
    }

    #[test]
    fn what_cannot_be_read_is_as_at_the_beginning() {
        assert_eq!(Settings::read("{\"theme\":\"purple\"}"), Settings::default());
    }

    #[test]
    fn turns_end_in_one_of_three_ways() {
        for turns in TurnEnd::ALL {
            assert_eq!(Settings::default().ending(*turns).turns(), *turns);
            assert_eq!(turns.word().parse(), Ok(*turns));
        }
        assert_eq!(Settings::default().turns(), TurnEnd::default());
        assert_eq!(Settings::read(r#"{"confirm":false}"#).turns(), TurnEnd::AtOnce);
    }

    #[test]
    fn a_title_is_explained_in_its_first_games() {
        let speaks = |coach: Coaching| [0, 1, 2, 9].map(|finished| coach.speaks_after(finished));
        assert_eq!(speaks(Coaching::default()), [true, true, false, false]);
        assert_eq!(speaks(Coaching::Always), [true; 4]);
        assert_eq!(speaks(Coaching::Off), [false; 4]);
    }

    #[test]
    fn themes_go_round() {
        let third = Theme::System.next().next().next();
        assert_eq!(third, Theme::System);
        assert_eq!("dark".parse(), Ok(Theme::Dark));
        assert_eq!("purple".parse::<Theme>(), Err(()));
    }
}
