//! What a person has chosen, as it lies in the store.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A person's choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "switches of a person, each with its own box to tick")]
pub(crate) struct Settings {
    /// Do turns end by hand? Otherwise a turn ends with its last answer.
    pub(crate) confirm: bool,
    /// The light or the dark manuscript.
    pub(crate) theme: Theme,
    /// Letters and hatching on the players' colours.
    pub(crate) symbols: bool,
    /// How fast pieces move.
    pub(crate) motion: Motion,
    /// Show tables as text first.
    pub(crate) text_table: bool,
    /// A tone when it is the person's turn.
    pub(crate) sound: bool,
    /// Write an e-mail when a table waits and the person is not there.
    pub(crate) notify_email: bool,
    /// Call this address when a table waits and the person is not there.
    pub(crate) webhook: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            confirm: true,
            theme: Theme::default(),
            symbols: true,
            motion: Motion::default(),
            text_table: false,
            sound: false,
            notify_email: false,
            webhook: None,
        }
    }
}

impl Settings {
    /// Reads what the store kept; what cannot be read is as at the beginning.
    pub(crate) fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}

/// A choice among a few words, spelled alike in pages, cookies and the store.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "lowercase")]
        pub(crate) enum $name { $($(#[$note])* $value,)+ }

        impl $name {
            /// Every value, in the order they are shown.
            pub(crate) const ALL: &[Self] = &[$(Self::$value,)+];

            /// How it is spelled.
            pub(crate) const fn word(self) -> &'static str {
                match self { $(Self::$value => $word,)+ }
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(word: &str) -> Result<Self, ()> {
                Self::ALL.iter().copied().find(|value| value.word() == word).ok_or(())
            }
        }
    };
}

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

impl Theme {
    /// The one a switch goes to.
    pub(crate) const fn next(self) -> Self {
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
        assert_eq!(read, Settings { confirm: false, notify_email: true, ..Settings::default() });
    }

    #[test]
    fn what_cannot_be_read_is_as_at_the_beginning() {
        assert_eq!(Settings::read("{\"theme\":\"purple\"}"), Settings::default());
    }

    #[test]
    fn themes_go_round() {
        let third = Theme::System.next().next().next();
        assert_eq!(third, Theme::System);
        assert_eq!("dark".parse(), Ok(Theme::Dark));
        assert_eq!("purple".parse::<Theme>(), Err(()));
    }
}
