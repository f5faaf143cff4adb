//! The texts, as they lie in the binary.

use crate::lang::Lang;

/// The texts of one game.
pub(crate) struct GameTexts {
    /// What the ids of its rules begin with.
    pub(crate) prefix: &'static str,
    words: [&'static str; 2],
    board: [&'static str; 2],
    rules: [&'static str; 2],
}

impl GameTexts {
    /// Names, prompts, choices, log lines, refusals, labels.
    pub(crate) const fn words(&self, lang: Lang) -> &'static str {
        self.words[lang as usize]
    }

    /// What only the board says: labels of its parts.
    pub(crate) const fn board(&self, lang: Lang) -> &'static str {
        self.board[lang as usize]
    }

    /// The rulebook.
    pub(crate) const fn rules(&self, lang: Lang) -> &'static str {
        self.rules[lang as usize]
    }
}

/// The two files, in the order of [`Lang`].
macro_rules! both {
    ($path:expr) => {
        [
            include_str!(concat!("../texts/", $path, ".fr.ftl")),
            include_str!(concat!("../texts/", $path, ".en.ftl")),
        ]
    };
}

macro_rules! game {
    ($id:literal, $prefix:literal) => {
        GameTexts {
            prefix: $prefix,
            words: both!(concat!($id, "/words")),
            board: both!(concat!($id, "/board")),
            rules: both!(concat!($id, "/rules")),
        }
    };
}

const COMMON: [&str; 2] = both!("common");

/// What all games share.
pub(crate) const fn common(lang: Lang) -> &'static str {
    COMMON[lang as usize]
}

const BOTS: [&str; 2] = both!("bots");

/// What the bots say.
pub(crate) const fn bots(lang: Lang) -> &'static str {
    BOTS[lang as usize]
}

/// The games that have texts: a folder and a line each.
pub(crate) const GAMES: &[GameTexts] = &[
    game!("pillars", "PIL"),
    game!("ora", "ORA"),
    game!("orleans", "ORL"),
    game!("forest", "BLF"),
    game!("abbey", "ABB"),
];
