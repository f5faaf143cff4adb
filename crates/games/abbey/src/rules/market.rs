//! Phase 4: the Building Market (ABB-7), its cards (ABB-2.9, ABB-15.6) and the quick game's free card
//! (ABB-21.4).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, construction, gains, not_asked, trade, unless};
use crate::choice::{Choice, Stall};
use crate::data::{Building, Effect, Good, MARKET};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::Abbey;
use crate::step::{Buy, Draw, QuickPick, Task};

impl Ask<Abbey> for Buy {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        let key = if self.second { "abbey-prompt-buy-second" } else { "abbey-prompt-buy" };
        Phrase::new(key).count("coins", game[seat].has(Good::Coin), Good::Coin.key()).asked_by("ABB-7.1")
    }

    fn candidates(self, game: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(stalls(game).map(Choice::Buy));
        out.push(Choice::Pass);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Buy(stall) => hearing.under(MAY_BUY, stall, |game, log| buy(game, seat, stall, log)),
            Choice::Pass => hearing.freely(|_, log| log.note(Event::Passes { seat })),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to buy a card.
const MAY_BUY: &[Rule<Stall>] = &[card_is_there, price_can_be_paid];

fn card_is_there(game: &Abbey, _: Seat, stall: Stall) -> Verdict {
    unless(card_at(game, stall).is_none(), Refusal::StallEmpty)
}

/// The row is the price (ABB-7.1).
fn price_can_be_paid(game: &Abbey, seat: Seat, stall: Stall) -> Verdict {
    let (price, coins) = (price(game, stall.row), game[seat].has(Good::Coin));
    unless(coins < price, Refusal::TooPoor { good: Good::Coin, price, have: coins, rule: "ABB-7.1" })
}

/// What a card of a row costs; less at the great fair.
pub(crate) fn price(game: &Abbey, row: u8) -> u16 {
    let discount = match game.effect() {
        Some(Effect::Discount(coins)) => coins,
        _ => 0,
    };
    u16::from((row + 1).saturating_sub(discount))
}

/// The card at a stall.
pub(crate) fn card_at(game: &Abbey, stall: Stall) -> Option<Building> {
    game.market[usize::from(stall.column)][usize::from(stall.row)]
}

/// The stalls with a card, the cheapest first.
pub(crate) fn stalls(game: &Abbey) -> impl Iterator<Item = Stall> + '_ {
    let rows =
        (0..MARKET.1 as u8).flat_map(|row| (0..MARKET.0 as u8).map(move |column| Stall { column, row }));
    rows.filter(|stall| card_at(game, *stall).is_some())
}

/// Two passes, the second in reverse order; in the solo game Elias goes first (ABB-7.1, ABB-22.3).
pub(crate) fn begin(game: &mut Abbey) {
    for place in 0..game.players {
        let seat = game.in_turn(place).expect("a seat of the table");
        game.then(Task::BuyTurn(seat, true));
    }
    game.give_turns(|seat| Task::BuyTurn(seat, false));
    if game.is_solo() {
        game.draw(Draw::EliasMarket(2));
    }
}

/// Who bought nothing in the first pass is out of the second (ABB-7.1).
pub(crate) fn turn(game: &mut Abbey, seat: Seat, second: bool, log: &mut impl Log<Event>) {
    if !second || game[seat].uses.bought {
        game.open(seat, Buy { second }, log);
    }
}

/// Could the player buy something, now or after a trade?
pub(crate) fn is_needed(game: &Abbey, seat: Seat) -> bool {
    let cheapest = stalls(game).map(|stall| price(game, stall.row)).min();
    cheapest.is_some_and(|price| trade::could_have_coins(game, seat, price))
}

/// The price is paid, the card goes to the hand, its reward is taken at once (ABB-7.1, ABB-7.2). The
/// gap stays (ABB-7.3).
fn buy(game: &mut Abbey, seat: Seat, stall: Stall, log: &mut impl Log<Event>) {
    let price = price(game, stall.row);
    let building = take_card(game, stall);
    game[seat].spend(Good::Coin, price);
    game[seat].hand[building as usize] += 1;
    game[seat].uses.bought = true;
    log.note(Event::Buys { seat, building, price: price as u8 });
    reward(game, seat, building, log);
}

fn take_card(game: &mut Abbey, stall: Stall) -> Building {
    let place = &mut game.market[usize::from(stall.column)][usize::from(stall.row)];
    place.take().expect("a card at the stall")
}

fn reward(game: &mut Abbey, seat: Seat, building: Building, log: &mut impl Log<Event>) {
    let (token, n) = building.row().reward;
    gains::receive(game, Cause::Purchase(building).to(seat), (token, n.into()), log);
}

/// The quick game: each player in turn takes a card, then the market is filled up (ABB-21.4, ABB-21.5).
pub(crate) fn quick_turn(game: &mut Abbey, place: u8) {
    if let Some(seat) = game.in_turn(place) {
        game.then(Task::QuickTurn(place + 1));
        game.ask(seat, QuickPick);
    } else {
        slide(game);
        refill(game);
    }
}

impl Ask<Abbey> for QuickPick {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-quick-pick").asked_by("ABB-21.4")
    }

    fn candidates(self, game: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(stalls(game).map(Choice::Buy));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Buy(stall) => {
                hearing.under(MAY_TAKE, stall, |game, log| take_free(game, seat, stall, log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to take a card for nothing.
const MAY_TAKE: &[Rule<Stall>] = &[card_is_there];

/// The free card is built at once, with reward and prestige (ABB-21.4).
fn take_free(game: &mut Abbey, seat: Seat, stall: Stall, log: &mut impl Log<Event>) {
    let building = take_card(game, stall);
    log.note(Event::TakesFree { seat, building });
    reward(game, seat, building, log);
    construction::erect(game, seat, building.into(), log);
}

/// The first empty place, column by column from the bottom.
fn empty_place(game: &Abbey) -> Option<(usize, usize)> {
    let places = (0..MARKET.0).flat_map(|column| (0..MARKET.1).map(move |row| (column, row)));
    places.into_iter().find(|(column, row)| game.market[*column][*row].is_none() && game.piles[*column] > 0)
}

/// Draws until no place is empty.
pub(crate) fn refill(game: &mut Abbey) {
    if empty_place(game).is_some() {
        game.draw(Draw::Stock);
    }
}

/// A card of a pile comes to the market (ABB-2.9).
pub(crate) fn stock(game: &mut Abbey, building: Building, log: &mut impl Log<Event>) {
    let (column, row) = empty_place(game).expect("an empty place");
    game.cards.take(building as usize);
    game.piles[column] -= 1;
    game.market[column][row] = Some(building);
    log.note(Event::CardShown { building, price: row as u8 + 1 });
    refill(game);
}

/// The cheapest card of each column goes, the others slide down (ABB-15.6).
pub(crate) fn move_on(game: &mut Abbey, log: &mut impl Log<Event>) {
    for column in 0..MARKET.0 {
        if let Some(row) = game.market[column].iter().position(Option::is_some) {
            discard(game, column, row, log);
        }
    }
    slide(game);
    refill(game);
}

/// A card leaves the market and the game.
pub(crate) fn discard(game: &mut Abbey, column: usize, row: usize, log: &mut impl Log<Event>) {
    if let Some(building) = game.market[column][row].take() {
        game.discards[building as usize] += 1;
        log.note(Event::CardGone { building });
    }
}

/// No gaps: what lies higher slides down.
fn slide(game: &mut Abbey) {
    for column in &mut game.market {
        let mut kept = [None; MARKET.1];
        column.iter().filter(|card| card.is_some()).zip(&mut kept).for_each(|(card, place)| *place = *card);
        *column = kept;
    }
}
