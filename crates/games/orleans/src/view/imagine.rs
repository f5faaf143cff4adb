//! A game a seat cannot tell from the true one: the secret plans of the others are made anew.

use parlour_core::{Game, Rng, Seat, Who, options_of};

use crate::state::Orleans;

/// Re-invents what `seat` does not know (ORL-3.7).
pub(crate) fn imagine(game: &Orleans, seat: Seat, rng: &mut Rng) -> Orleans {
    let mut other = *game;
    for planner in Seat::all(game.players).filter(|planner| *planner != seat && game.is_secretive(*planner)) {
        other.forget_plan(planner);
        if !game.pending.has(planner) {
            invent_plan(&mut other, planner, rng);
        }
    }
    other
}

/// Plays a random plan to its end; somebody else is still planning, so the game stays in its phase.
fn invent_plan(game: &mut Orleans, planner: Seat, rng: &mut Rng) {
    let pending = game.pending;
    if game.has_something_to_plan(planner) {
        game.pending.insert(planner);
    }
    while game.pending != pending {
        let choice = rng.pick(&options_of(game, planner)).expect("a question has an option");
        game.apply(Who::Seat(planner), choice, &mut ());
    }
}
