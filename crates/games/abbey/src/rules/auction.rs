//! The auction of the starting buildings (ABB-20.6 to ABB-20.12).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat, SeatSet};

use super::{Rule, Verdict, deal, gains, not_asked, unless};
use crate::choice::Choice;
use crate::data::{Building, Good};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Abbey, Auction};
use crate::step::{Bid, PayBid, PickStart, Task};

impl Ask<Abbey> for Bid {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        Phrase::new("abbey-prompt-bid")
            .number("standing", game.auction.bid)
            .number("worth", game[seat].worth() as u8)
            .asked_by("ABB-20.8")
    }

    /// Every bid one could think of.
    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        out.extend((1..=game[seat].worth() as u8).map(Choice::Bid));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Bid(value) => hearing.under(MAY_BID, value, |game, log| bid(game, seat, value, log)),
            Choice::Pass => hearing.freely(|game, log| pass(game, seat, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for a bid.
const MAY_BID: &[Rule<u8>] = &[bid_is_higher, bid_is_covered];

/// A bid is at least one and beats the standing one (ABB-20.8).
fn bid_is_higher(game: &Abbey, _: Seat, bid: u8) -> Verdict {
    let standing = game.auction.bid;
    unless(bid <= standing, Refusal::BidTooLow { standing })
}

/// A bid is at most the value of the bidder's stock (ABB-20.8).
fn bid_is_covered(game: &Abbey, seat: Seat, bid: u8) -> Verdict {
    let worth = game[seat].worth() as u8;
    unless(bid > worth, Refusal::BidTooHigh { worth })
}

fn bid(game: &mut Abbey, seat: Seat, value: u8, log: &mut impl Log<Event>) {
    game.auction.bid = value;
    game.auction.leader = Some(seat);
    log.note(Event::Bids { seat, value });
    next_turn(game, Some(seat));
}

/// Whoever passes is out of this auction (ABB-20.8).
fn pass(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    game.auction.out.insert(seat);
    log.note(Event::PassesBid { seat });
    next_turn(game, Some(seat));
}

impl Ask<Abbey> for PayBid {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        let Self { owed, good } = self;
        Phrase::new("abbey-prompt-pay-bid").number("owed", owed).term("good", good.key()).asked_by("ABB-20.9")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend((0..=game[seat].has(self.good)).map(Choice::Give));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { owed, good } = self;
        match choice {
            Choice::Give(n) => hearing.under(MAY_GIVE, (self, n), |game, log| {
                let paid = give(game, seat, (good, n), log);
                ask_payment(game, seat, (owed - paid, next_kind(good)), log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for a part of a payment.
const MAY_GIVE: &[Rule<(PayBid, u16)>] = &[payment_comes_out_even];

/// Exactly the bid is paid: what is owed after this kind can be made up by the others (ABB-20.9).
fn payment_comes_out_even(game: &Abbey, seat: Seat, (asked, n): (PayBid, u16)) -> Verdict {
    let PayBid { owed, good } = asked;
    unless(!can_give(game, seat, owed, (good, n)), Refusal::PaymentUneven { owed })
}

fn can_give(game: &Abbey, seat: Seat, owed: u8, (good, n): (Good, u16)) -> bool {
    let worth = n.saturating_mul(good.value());
    n <= game[seat].has(good) && worth <= u16::from(owed) && can_settle(game, seat, owed - worth as u8, good)
}

/// Can the kinds after this one pay the rest exactly? Coins come last.
fn can_settle(game: &Abbey, seat: Seat, owed: u8, after: Good) -> bool {
    match next_kind(after) {
        Some(good) => (0..=game[seat].has(good)).any(|n| can_give(game, seat, owed, (good, n))),
        None => u16::from(owed) <= game[seat].has(Good::Coin),
    }
}

/// Kinds are asked for by falling value; coins make up the rest without a question.
const fn next_kind(good: Good) -> Option<Good> {
    match good {
        Good::Sand => Some(Good::Stone),
        Good::Stone => Some(Good::Grain),
        Good::Grain => Some(Good::Wood),
        Good::Wood | Good::Coin => None,
    }
}

impl Ask<Abbey> for PickStart {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-pick-start").asked_by("ABB-20.7")
    }

    fn candidates(self, game: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(game.starts.iter().map(Choice::Pick));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Pick(building) => {
                hearing.under(MAY_PICK, building, |game, log| deal::place_start(game, seat, building, log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for a pick.
const MAY_PICK: &[Rule<Building>] = &[card_is_open];

fn card_is_open(game: &Abbey, _: Seat, building: Building) -> Verdict {
    unless(!game.starts.has(building), Refusal::NotOnOffer)
}

/// Players without a starting building, in turn order.
fn bidders(game: &Abbey) -> impl Iterator<Item = Seat> + '_ {
    game.turn_order().filter(|seat| !game[*seat].ever_built(|_| true))
}

/// A card is auctioned; the last player without one picks for free (ABB-20.7, ABB-20.11).
pub(crate) fn begin(game: &mut Abbey, log: &mut impl Log<Event>) {
    game.auction = Auction::default();
    match bidders(game).count() {
        0 => deal::discard_starts(game),
        1 => win(game, log),
        _ => next_turn(game, None),
    }
}

/// The turn goes on clockwise among those who may still bid.
fn next_turn(game: &mut Abbey, last: Option<Seat>) {
    let start = last.map_or(game.first, |seat| seat.next(game.players));
    let may_bid: SeatSet = bidders(game).filter(|seat| !game.auction.out.has(*seat)).collect();
    let next = start.round_from(game.players).find(|seat| may_bid.has(*seat));
    game.then(Task::BidTurn(next.unwrap_or(start)));
}

/// The auction ends when all but the highest bidder have passed, or all have (ABB-20.8, ABB-20.10).
pub(crate) fn turn(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    let left = bidders(game).filter(|bidder| !game.auction.out.has(*bidder)).count();
    match (left, game.auction.leader) {
        (0, _) | (1, Some(_)) => win(game, log),
        _ => game.ask(seat, Bid),
    }
}

/// The highest bidder pays and picks; without a bid the first in turn order picks for free.
fn win(game: &mut Abbey, log: &mut impl Log<Event>) {
    let winner = game.auction.leader.or_else(|| bidders(game).next()).expect("a player without a card");
    let value = game.auction.bid;
    log.note(Event::WinsAuction { seat: winner, value });
    game.then(Task::Auction);
    game.ask(winner, PickStart);
    ask_payment(game, winner, (value, Some(Good::Sand)), log);
}

/// Asks for the next kind of which more than one amount is possible (ABB-20.9).
fn ask_payment(
    game: &mut Abbey,
    seat: Seat,
    (mut owed, mut kind): (u8, Option<Good>),
    log: &mut impl Log<Event>,
) {
    while let Some(good) = kind {
        let amounts = (0..=game[seat].has(good)).filter(|n| can_give(game, seat, owed, (good, *n)));
        let (count, only) = amounts.fold((0, 0), |(count, _), n| (count + 1, n));
        if count > 1 {
            game.ask(seat, PayBid { owed, good });
            return;
        }
        owed -= give(game, seat, (good, only), log);
        kind = next_kind(good);
    }
    give(game, seat, (Good::Coin, u16::from(owed)), log);
}

/// Pays so many of a kind; what they are worth is owed no more.
fn give(game: &mut Abbey, seat: Seat, (good, n): (Good, u16), log: &mut impl Log<Event>) -> u8 {
    gains::pay_some(game, seat, (good, n as u8), log);
    (n * good.value()) as u8
}
