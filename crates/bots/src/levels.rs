//! Levels for people: more or less thought, and less or more of a whim, game by game.

use std::sync::Arc;

use parlour_core::Game;

use crate::budget::Budget;
use crate::grand::{Grandeur, Grandmaster};
use crate::greedy::{Greedy, Habits};
use crate::judge::{Judge, judge, learned_judge};
use crate::planner::{Foresightedness, Planner};
use crate::player::Player;
use crate::search::{Search, Settings};

/// How well a bot plays. Its name and its character are messages among the words: `level-master`.
#[derive(Copy, Clone, Debug)]
pub struct Level {
    /// The name, which players, journals and addresses use.
    pub name: &'static str,
    /// Milliseconds an answer may take: the time here leaves some to spare.
    pub time: u64,
}

/// How far somebody sees.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Sight {
    /// As far as the end of its turn: so many answers on a whim, so many positions looked at.
    Turn {
        /// The share of answers given on a whim.
        whim: f32,
        /// Positions looked at for an answer, in each imagined game.
        positions: u32,
        /// With what was learned?
        learned: bool,
    },
    /// So many imagined games.
    Games {
        /// How many.
        games: u32,
        /// Turns played on in each before the judge is asked.
        turns: u32,
        /// With what was learned?
        learned: bool,
    },
    /// The best end of its stage, by what was learned; alone a plan over so many positions. Where no stages are
    /// listed, like one who sees to the end of the turn.
    Stages {
        /// Positions judged for a plan.
        positions: u64,
    },
    /// With all that was learned, in so many imagined games or over so many positions.
    All {
        /// Imagined games.
        games: u32,
        /// Positions judged for a plan.
        positions: u64,
    },
}

/// The level a bot has when nobody says otherwise.
pub const STANDARD_LEVEL: &str = "apprentice";

/// The levels, weakest first. An answer takes at most 0.1, 0.3, 1, 3 and 3 seconds, and most need far less. A
/// whole turn takes at most twice that. On a quiet core it is the number of imagined games and positions that
/// ends the thinking, not the clock.
pub const LEVELS: [Level; 5] = [
    Level { name: "novice", time: 80 },
    Level { name: "apprentice", time: 250 },
    Level { name: "journeyman", time: 900 },
    Level { name: "master", time: 2800 },
    Level { name: "grandmaster", time: 2800 },
];

const fn turn(whim: f32, positions: u32) -> Sight {
    Sight::Turn { whim, positions, learned: false }
}

/// The same with what was learned.
const fn learned(whim: f32, positions: u32) -> Sight {
    Sight::Turn { whim, positions, learned: true }
}

/// How far the levels see in a game. What a whim costs and what a longer look brings differs from game to game,
/// so each has steps of its own: they are chosen so that neighbours lie 100 to 250 Elo apart (see `docs/bots.md`).
fn sights(game: &str) -> [Sight; LEVELS.len()] {
    let grand = Sight::All { games: 200, positions: 150_000 };
    let search = Sight::Games { games: 32, turns: 8, learned: false };
    match game {
        "pillars" => {
            let master = Sight::Games { games: 24, turns: 8, learned: true };
            [learned(0.36, 60), learned(0.16, 60), learned(0.0, 200), master, grand]
        }
        "orleans" => [turn(0.32, 60), turn(0.16, 100), turn(0.05, 200), search, grand],
        "abbey" => {
            let master = Sight::Games { games: 16, turns: 8, learned: true };
            [learned(0.46, 60), learned(0.25, 100), learned(0.05, 200), master, grand]
        }
        _ => [turn(0.42, 60), turn(0.25, 100), turn(0.1, 200), search, grand],
    }
}

/// The level of this name.
pub(crate) fn by_name(name: &str) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.name == name)
}

impl Level {
    /// How far it sees in a game.
    pub fn sight(&self, game: &str) -> Sight {
        let place = LEVELS.iter().position(|level| level.name == self.name).unwrap_or(0);
        sights(game)[place]
    }

    /// Somebody who plays like this.
    pub fn player<G: Game>(&self) -> Box<dyn Player<G>> {
        self.sight(G::ABOUT.id).player(Some(self.time))
    }
}

impl Sight {
    /// Reads how far somebody sees: `turn:WHIM:POSITIONS`, `games:NUMBER:TURNS`, each with `:net` for what was learned, or
    /// `stages:POSITIONS`, `all:GAMES:POSITIONS`. For measuring what a level could be.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(':').collect();
        let (parts, learned) = match parts[..] {
            [ref parts @ .., "net"] => (parts, true),
            _ => (&parts[..], false),
        };
        Some(match *parts {
            ["turn", whim, positions] => {
                Self::Turn { whim: whim.parse().ok()?, positions: positions.parse().ok()?, learned }
            }
            ["games", games, turns] => {
                Self::Games { games: games.parse().ok()?, turns: turns.parse().ok()?, learned }
            }
            ["stages", positions] => Self::Stages { positions: positions.parse().ok()? },
            ["all", games, positions] => {
                Self::All { games: games.parse().ok()?, positions: positions.parse().ok()? }
            }
            _ => return None,
        })
    }

    /// Somebody who sees so far, within so many milliseconds an answer if there is a clock.
    pub fn player<G: Game>(self, time: Option<u64>) -> Box<dyn Player<G>> {
        self.player_with(&learned_judge(), time)
    }

    /// The same with something else learned than what is checked in.
    pub fn player_with<G: Game>(self, best: &Arc<Judge<G>>, time: Option<u64>) -> Box<dyn Player<G>> {
        let budget = |games| time.map_or(Budget::simulations(games), |time| Budget::within(games, time));
        let mind = |learned| if learned { Arc::clone(best) } else { judge() };
        match self {
            Self::Turn { whim, positions, learned } => {
                let habits = Habits { whim, positions, budget: budget(0) };
                Box::new(Greedy::with_habits(mind(learned), habits))
            }
            Self::Games { games, turns, learned } => {
                let settings = Settings { turns, ..Settings::new(budget(games)) };
                Box::new(Search::with_judge(settings, mind(learned)))
            }
            Self::Stages { positions } => {
                let habits = Foresightedness { positions, horizon: u32::MAX, every: 3 };
                match Planner::new(mind(true), habits, budget(0)) {
                    Some(planner) => Box::new(planner),
                    None => Box::new(Greedy::new(mind(true))),
                }
            }
            Self::All { games, positions } => {
                Box::new(Grandmaster::with_judge(Grandeur::new(budget(games), positions), mind(true)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sights_are_read() {
        let turn = Sight::Turn { whim: 0.5, positions: 60, learned: false };
        assert_eq!(Sight::read("turn:0.5:60"), Some(turn));
        let games = Sight::Games { games: 32, turns: 8, learned: true };
        assert_eq!(Sight::read("games:32:8:net"), Some(games));
        assert_eq!(Sight::read("stages:100"), Some(Sight::Stages { positions: 100 }));
        assert_eq!(Sight::read("all:200:1000"), Some(Sight::All { games: 200, positions: 1000 }));
        for wrong in ["", "turn", "turn:x:60", "games:32:8:nets", "stages"] {
            assert_eq!(Sight::read(wrong), None, "{wrong}");
        }
    }
}
