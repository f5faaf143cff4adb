//! The course of a round (CAN-2, CAN-4.1).

use parlour_core::Seat;

use crate::state::Candle;
use crate::step::{Bid, Draw, Step, Task};

/// The seer looks, all bid, the candle is shown; after the last round nothing more is asked
/// (CAN-1.3, CAN-4.1).
pub(crate) fn begin(game: &mut Candle) {
    game.bids = [None; Seat::MOST];
    if game.round < game.rounds {
        game.round += 1;
        let bids = Step::Ask(game.everybody(), Bid.into());
        game.agenda.push_in_order([
            Step::Draw(Draw::Look),
            bids,
            Step::Draw(Draw::Show),
            Step::Do(Task::NextRound),
        ]);
    }
}
