//! Levels for people: more or less thought, and less or more of a whim.

use parlour_core::Game;

use crate::budget::Budget;
use crate::grand::{Grandeur, Grandmaster};
use crate::greedy::{Greedy, Habits};
use crate::judge::judge;
use crate::player::Player;
use crate::search::{Search, Settings};

/// How well a bot plays. Its name and its character are messages among the words: `level-master`.
#[derive(Copy, Clone, Debug)]
pub struct Level {
    /// The name, which players, journals and addresses use.
    pub name: &'static str,
    /// How it thinks.
    pub style: Style,
}

/// How a level thinks.
#[derive(Copy, Clone, Debug)]
pub enum Style {
    /// As far as the end of its turn.
    Greedy(Habits),
    /// In many imagined games.
    Search(Settings),
    /// With all that was learned.
    Grand(Grandeur),
}

/// The level a bot has when nobody says otherwise.
pub const STANDARD_LEVEL: &str = "apprentice";

const fn greedy(name: &'static str, whim: f32, positions: u32, budget: Budget) -> Level {
    Level { name, style: Style::Greedy(Habits { whim, positions, budget }) }
}

const fn search(name: &'static str, budget: Budget) -> Level {
    Level { name, style: Style::Search(Settings::new(budget)) }
}

/// The levels, weakest first. An answer takes at most 0.1, 0.3, 1, 3 and 3 seconds; the time here
/// leaves some to spare, and most answers need far less. A whole turn takes at most twice that. On a quiet
/// core it is the number of imagined games and positions that ends the thinking, not the clock.
pub const LEVELS: [Level; 5] = [
    greedy("novice", 0.85, 30, Budget::within(0, 80)),
    greedy("apprentice", 0.45, 60, Budget::within(0, 250)),
    greedy("journeyman", 0.1, 200, Budget::within(0, 900)),
    search("master", Budget::within(32, 2800)),
    Level { name: "grandmaster", style: Style::Grand(Grandeur::new(Budget::within(200, 2800), 150_000)) },
];

/// The level of this name.
pub(crate) fn by_name(name: &str) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.name == name)
}

impl Level {
    /// Somebody who plays like this.
    pub fn player<G: Game>(&self) -> Box<dyn Player<G>> {
        match self.style {
            Style::Greedy(habits) => Box::new(Greedy::with_habits(judge(), habits)),
            Style::Search(settings) => Box::new(Search::new(settings)),
            Style::Grand(grandeur) => Box::new(Grandmaster::new(grandeur)),
        }
    }
}
