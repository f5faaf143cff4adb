//! Counts of the lines of play, to notice when a rule changes what is possible.

use crate::game::{Decision, Game, canonical_of};
use crate::seat::Who;

/// How many different lines of `depth` [canonical](Game::canonical) answers lead on from here, chance included.
pub fn count<G: Game>(game: &G, depth: u32) -> u64 {
    let who = match game.decision() {
        Decision::Over => return 1,
        _ if depth == 0 => return 1,
        Decision::Draw => Who::Chance,
        Decision::Ask(seats) => Who::Seat(seats.first().expect("somebody is asked")),
    };
    let options = canonical_of(game, who);
    if depth == 1 {
        return options.len() as u64;
    }
    let lines = options.into_iter().map(|choice| {
        let mut next = game.clone();
        next.apply(who, choice, &mut ());
        count(&next, depth - 1)
    });
    lines.sum()
}
