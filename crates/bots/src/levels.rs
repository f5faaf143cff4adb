//! Levels for people: the same search with more or less time, and more or less of a gamble.

use crate::budget::Budget;
use crate::search::Settings;

/// How well a bot plays. Its name and its character are messages among the words: `level-master`.
#[derive(Copy, Clone, Debug)]
pub struct Level {
    /// The name, which players, journals and addresses use.
    pub name: &'static str,
    /// How it searches.
    pub settings: Settings,
}

/// The level a bot has when nobody says otherwise.
pub const STANDARD_LEVEL: &str = "apprentice";

const fn level(name: &'static str, budget: Budget, whim: f32) -> Level {
    Level { name, settings: Settings { whim, ..Settings::new(budget) } }
}

/// The levels, weakest first. An answer takes at most 0.1, 0.3, 1 and 3 seconds; the time here
/// leaves some to spare, and most answers need far less, because simulations run out first.
pub const LEVELS: [Level; 4] = [
    level("novice", Budget::within(16, 80), 1.0),
    level("apprentice", Budget::within(80, 250), 0.4),
    level("journeyman", Budget::within(500, 900), 0.0),
    level("master", Budget::within(4000, 2800), 0.0),
];

/// The level of this name.
pub(crate) fn by_name(name: &str) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.name == name)
}
