//! All bid in secret; the highest bidder gets the candle (CAN-2.2 to CAN-2.4).

use parlour_core::law::unless;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat, Tally};

use super::payment::owe;
use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::Coin;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Candle;
use crate::step::Bid;

/// All that must hold for a bid; the most basic reason comes first.
const MAY_BID: &[Rule<u8>] = &[bid_is_not_too_high, purse_covers_the_bid];

impl Ask<Candle> for Bid {
    fn prompt(self, game: &Candle, seat: Seat) -> Prompt {
        let worth = game[seat].worth();
        Phrase::new("candle-prompt-bid").count("purse", worth, Coin::Penny.key()).asked_by("CAN-2.2")
    }

    /// Every bid there is: those the purse does not cover are shown greyed.
    fn candidates(self, game: &Candle, _: Seat, out: &mut Vec<Choice>) {
        out.extend((0..=game.highest_bid()).map(Choice::Bid));
    }

    fn answer<H: Hearing<Candle>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Bid(bid) => hearing.under(MAY_BID, bid, |game, _| game.bids[seat.index()] = Some(bid)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Nobody bids more than six (CAN-2.2).
fn bid_is_not_too_high(game: &Candle, _: Seat, bid: u8) -> Verdict {
    let most = game.highest_bid();
    unless(bid > most, Refusal::TooHigh { most })
}

/// Whoever bids can pay (CAN-2.2).
fn purse_covers_the_bid(game: &Candle, seat: Seat, bid: u8) -> Verdict {
    let purse = game[seat].worth();
    unless(bid > purse, Refusal::TooPoor { bid, purse })
}

/// The highest bidder, the first of equals in the order of seats; before revision 2 of the rules the
/// last of them (CAN-2.4).
fn winner(game: &Candle) -> Seat {
    let bid = |seat: &Seat| game.bids[seat.index()];
    let all = Seat::all(game.players);
    let winner = if game.rules >= 2 { all.rev().max_by_key(bid) } else { all.max_by_key(bid) };
    winner.expect("somebody plays")
}

/// The winner gets the candle and owes the bid (CAN-2.4).
pub(super) fn sell(game: &mut Candle, candle: u8, log: &mut impl Log<Event>) {
    let seat = winner(game);
    let price = game.bids[seat.index()].unwrap_or_default();
    game[seat].points += candle;
    log.note(Event::Sold { seat, candle, price });
    owe(game, seat, Tally::new(u16::from(price)), log);
}
