//! The texts, as they lie in the binary.

use crate::lang::Lang;

/// The texts of one game.
pub(crate) struct GameTexts {
    /// What the ids of its rules begin with.
    pub(crate) prefix: &'static str,
    words: [&'static str; 2],
    board: [&'static str; 2],
    short: [&'static str; 2],
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

    /// The short forms of its choices.
    pub(crate) const fn short(&self, lang: Lang) -> &'static str {
        self.short[lang as usize]
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
            short: both!(concat!($id, "/short")),
            rules: both!(concat!($id, "/rules")),
        }
    };
}

/// What all games share, then what bots say, then why something could not be done, then the pages of the site and its table page,
/// then the lessons of the games, what the coach says of their questions, and the games in short.
const SHARED: &[(&str, [&str; 2])] = &[
    ("common", both!("common")),
    ("bots", both!("bots")),
    ("problems", both!("problems")),
    ("site", both!("site")),
    ("table", both!("table")),
    ("time", both!("time")),
    ("lessons of pillars", both!("pillars/lesson")),
    ("lessons of ora", both!("ora/lesson")),
    ("lessons of orleans", both!("orleans/lesson")),
    ("lessons of forest", both!("forest/lesson")),
    ("lessons of abbey", both!("abbey/lesson")),
    ("coach of pillars", both!("pillars/coach")),
    ("coach of ora", both!("ora/coach")),
    ("coach of orleans", both!("orleans/coach")),
    ("coach of forest", both!("forest/coach")),
    ("coach of abbey", both!("abbey/coach")),
    ("coach of candle", both!("candle/coach")),
    ("pillars in short", both!("pillars/overview")),
    ("ora in short", both!("ora/overview")),
    ("orleans in short", both!("orleans/overview")),
    ("forest in short", both!("forest/overview")),
    ("abbey in short", both!("abbey/overview")),
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
    game!("candle", "CAN"),
];
