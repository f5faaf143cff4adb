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

/// What all games share, then what bots say, then the pages of the site and its table page.
const SHARED: [(&str, [&str; 2]); 4] = [
    ("common", both!("common")),
    ("bots", both!("bots")),
    ("site", both!("site")),
    ("table", both!("table")),
];

/// The texts that belong to no game, each with its name.
pub(crate) fn shared(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    SHARED.iter().map(move |(name, texts)| (*name, texts[lang as usize]))
}

/// The games that have texts: a folder and a line each.
pub(crate) const GAMES: &[GameTexts] = &[
    game!("pillars", "PIL"),
    game!("ora", "ORA"),
    game!("orleans", "ORL"),
    game!("forest", "BLF"),
    game!("abbey", "ABB"),
];
