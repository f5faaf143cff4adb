//! Trades with the bank (ABB-1.9, ABB-26.1).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, allows, gains, not_asked, stables, unless};
use crate::choice::Choice;
use crate::data::{Building, Good};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::Abbey;
use crate::step::{TradeAmount, TradeFor};

/// No list of amounts is longer.
const MOST_AMOUNTS: usize = 60;

/// All that must hold to use a trade token.
pub(crate) const MAY_TRADE: &[Rule<Good>] = &[roads_are_open, token_is_left, something_can_be_had];
/// All that must hold for what is wanted.
pub(crate) const MAY_WANT: &[Rule<(Good, Good)>] = &[kinds_differ, lot_is_worth_one];

pub(super) fn roads_are_open(game: &Abbey, _: Seat, _: Good) -> Verdict {
    unless(!game.roads_are_open(), Refusal::RoadsBroken)
}

/// Two tokens, each once in a round (ABB-1.9).
fn token_is_left(game: &Abbey, seat: Seat, _: Good) -> Verdict {
    unless(game[seat].trades_left() == 0, Refusal::NoTradeToken)
}

/// No step is offered that cannot be finished (ABB-26.10).
fn something_can_be_had(game: &Abbey, seat: Seat, give: Good) -> Verdict {
    let useful = Good::ALL.iter().any(|want| allows(MAY_WANT, game, seat, (give, *want)));
    unless(!useful, Refusal::NotWorthOne { give })
}

/// One kind for one other kind (ABB-1.9).
fn kinds_differ(_: &Abbey, _: Seat, (give, want): (Good, Good)) -> Verdict {
    unless(give == want, Refusal::SameKind)
}

/// What is received is worth at most what is given (ABB-1.9).
fn lot_is_worth_one(game: &Abbey, seat: Seat, (give, want): (Good, Good)) -> Verdict {
    unless(game[seat].has(give) * give.value() < want.value(), Refusal::NotWorthOne { give })
}

impl Ask<Abbey> for TradeFor {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-trade-for").term("give", self.give.key()).asked_by("ABB-26.1")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Good::ALL.iter().copied().filter(|want| *want != self.give).map(Choice::For));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let give = self.give;
        match choice {
            Choice::For(want) => {
                hearing.under(MAY_WANT, (give, want), |game, _| game.ask(seat, TradeAmount { give, want }))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

impl Ask<Abbey> for TradeAmount {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        let Self { give, want } = self;
        Phrase::new("abbey-prompt-trade-amount")
            .term("give", give.key())
            .term("want", want.key())
            .asked_by("ABB-26.1")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(self.amounts(game, seat).map(Choice::Give));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Give(n) => hearing.under(MAY_GIVE, (self, n), |game, log| self.trade(game, seat, n, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the amount given.
const MAY_GIVE: &[Rule<(TradeAmount, u16)>] = &[amount_is_in_stock, amount_is_not_wasted];

fn amount_is_in_stock(game: &Abbey, seat: Seat, (asked, n): (TradeAmount, u16)) -> Verdict {
    let (good, have) = (asked.give, game[seat].has(asked.give));
    unless(n > have, Refusal::TooPoor { good, price: n, have, rule: "ABB-1.9" })
}

/// Amounts that buy more than one token less would; with a Money Changer all that buy any (ABB-26.1).
fn amount_is_not_wasted(game: &Abbey, seat: Seat, (asked, n): (TradeAmount, u16)) -> Verdict {
    unless(!asked.amounts(game, seat).any(|amount| amount == n), Refusal::Wasteful)
}

impl TradeAmount {
    /// The amounts on offer.
    fn amounts(self, game: &Abbey, seat: Seat) -> impl Iterator<Item = u16> + use<> {
        let Self { give, want } = self;
        let change = give != Good::Coin && game[seat].active(Building::MoneyChanger) > 0;
        let buys = move |n: u16| n * give.value() / want.value();
        let sensible = move |n: &u16| buys(*n) > if change { 0 } else { buys(*n - 1) };
        (1..=game[seat].has(give)).filter(sensible).take(MOST_AMOUNTS)
    }

    /// The greatest number the value allows is received; the rest is lost, or changed (ABB-26.1, ABB-16.15).
    fn trade(self, game: &mut Abbey, seat: Seat, given: u16, log: &mut impl Log<Event>) {
        let Self { give, want } = self;
        let value = given * give.value();
        let got = value / want.value();
        let player = &mut game[seat];
        player.uses.trades += 1;
        player.spend(give, given);
        player.gain(want, got);
        log.note(Event::Trades { seat, give, given, get: want, got });
        if game[seat].active(Building::MoneyChanger) > 0 {
            let cause = Cause::Site(Building::MoneyChanger.into());
            gains::collect(game, cause.to(seat), (Good::Coin, value % want.value()), log);
        }
    }
}

/// Could the player have so many coins, now or after trades?
pub(crate) fn could_have_coins(game: &Abbey, seat: Seat, coins: u16) -> bool {
    let player = &game[seat];
    if player.has(Good::Coin) >= coins {
        return true;
    }
    let tokens = if game.roads_are_open() { usize::from(player.trades_left()) } else { 0 };
    let mut values = Good::RESOURCES.map(|good| player.has(good) * good.value());
    values.sort_unstable_by(|one, two| two.cmp(one));
    let traded: u16 = values.iter().take(tokens).sum();
    let bought = || {
        Seat::all(game.players).any(|partner| allows(stables::MAY_OFFER, game, seat, (partner, Good::Coin)))
    };
    player.has(Good::Coin) + traded >= coins || bought()
}
