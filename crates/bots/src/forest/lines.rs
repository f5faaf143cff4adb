//! The stages of Black Forest: turns, without the cells that make no difference.

use parlour_core::{Decision, Game, Seat};
use parlour_forest::{Choice, Forest};

use super::turn;
use crate::stages::{Menu, Stages};

pub(super) const STAGES: Stages<Forest> = Stages { stage, ended, opens, thin };

/// Places tried for a tile or a building.
const SITES: usize = 2;

fn stage(game: &Forest, seat: Seat) -> u32 {
    if game.decision() == Decision::Over {
        return u32::MAX;
    }
    // In the midst of a turn after a draw comes behind its beginning.
    2 * u32::from(turn(game)) + u32::from(!opens(game, seat))
}

fn ended(start: &Forest, game: &Forest, _seat: Seat) -> bool {
    turn(start) != turn(game)
}

fn opens(game: &Forest, seat: Seat) -> bool {
    game.stands_between_turns(seat)
}

fn thin(_game: &Forest, _seat: Seat, menu: &mut Menu<'_, Forest>) {
    let is_site = |choice: &Choice| matches!(choice, Choice::Cell(_) | Choice::Cells(..) | Choice::Clear(_));
    let sites = menu.options.iter().filter(|choice| is_site(choice)).count();
    if sites > SITES {
        // The first and the last: in a corner, and beside what is there.
        let mut place = 0;
        menu.options.retain(|choice| {
            place += usize::from(is_site(choice));
            !is_site(choice) || place == 1 || place == sites
        });
    }
}
