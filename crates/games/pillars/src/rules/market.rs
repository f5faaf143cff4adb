//! Station 12: builders trade in the order of their spaces (PIL-10.x).

use parlour_core::law::unless;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::{self, Good, Post};
use crate::event::Event;
use crate::refusal::{Aim, Refusal};
use crate::state::Pillars;
use crate::step::Trade;
use crate::words::GOLD;

/// So many cubes of one kind.
type Lots = (Good, u8);

/// All that must hold to buy.
const MAY_BUY: &[Rule<Lots>] =
    &[buys_something, kind_is_sold, woodworker_buys_wood, stock_is_enough, gold_is_enough];
/// All that must hold to sell.
const MAY_SELL: &[Rule<Lots>] =
    &[sells_something, stonecutter_sells_stone, kind_was_not_bought, cubes_are_enough];

impl Ask<Pillars> for Trade {
    fn prompt(self, game: &Pillars, seat: Seat) -> Prompt {
        Phrase::new("pillars-prompt-trade").count("gold", game[seat].gold, GOLD).asked_by("PIL-10.3")
    }

    /// Whatever is for sale, whatever is at hand, at least one of each kind; and leaving.
    fn candidates(self, game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
        for good in Good::ALL.iter().copied() {
            out.extend((1..=game.stock[good as usize].max(1)).map(|n| Choice::Buy(good, n)));
        }
        for good in Good::ALL.iter().copied() {
            out.extend((1..=game[seat][good].max(1)).map(|n| Choice::Sell(good, n)));
        }
        out.push(Choice::Withdraw);
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let stall = self.stall;
        match choice {
            Choice::Buy(good, n) => hearing.under(MAY_BUY, (good, n), |game, log| {
                buy(game, seat, (good, n), log);
                next_turn(game, stall);
            }),
            Choice::Sell(good, n) => hearing.under(MAY_SELL, (good, n), |game, log| {
                sell(game, seat, (good, n), log);
                next_turn(game, stall);
            }),
            Choice::Withdraw => hearing.freely(|game, log| {
                withdraw(game, seat, stall, log);
                next_turn(game, stall);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Nought is no trade (PIL-10.4).
fn buys_something(_: &Pillars, _: Seat, (_, n): Lots) -> Verdict {
    unless(n == 0, Refusal::AtLeastOne(Aim::Buy))
}

/// Metal cannot be bought (PIL-10.5).
fn kind_is_sold(_: &Pillars, _: Seat, (good, _): Lots) -> Verdict {
    unless(good == Good::Metal, Refusal::MetalIsNotSold)
}

/// Wood is sold to owners of a woodworker only (PIL-10.6).
fn woodworker_buys_wood(game: &Pillars, seat: Seat, (good, _): Lots) -> Verdict {
    unless(good == Good::Wood && !game[seat].has_trade(data::Trade::Woodworker), Refusal::NoWoodworker)
}

/// At most what the market has (PIL-10.4).
fn stock_is_enough(game: &Pillars, _: Seat, (good, n): Lots) -> Verdict {
    let stock = game.stock[good as usize];
    unless(good != Good::Metal && stock < n, Refusal::StockIsShort { good, stock })
}

/// The full price, at once (PIL-10.4, PIL-1.9).
fn gold_is_enough(game: &Pillars, seat: Seat, (good, n): Lots) -> Verdict {
    let (price, gold) = (good.price().saturating_mul(n), game[seat].gold);
    unless(gold < price, Refusal::TooPoor { deed: Aim::Buy, price, gold })
}

/// Nought is no trade (PIL-10.7).
fn sells_something(_: &Pillars, _: Seat, (_, n): Lots) -> Verdict {
    unless(n == 0, Refusal::AtLeastOne(Aim::Sell))
}

/// Stone is bought from owners of a stonecutter only (PIL-10.8).
fn stonecutter_sells_stone(game: &Pillars, seat: Seat, (good, _): Lots) -> Verdict {
    unless(good == Good::Stone && !game[seat].has_trade(data::Trade::Stonecutter), Refusal::NoStonecutter)
}

/// A kind bought in this round may not be sold in it, whichever builder trades
/// (PIL-10.9, PIL-10.12).
fn kind_was_not_bought(game: &Pillars, seat: Seat, (good, _): Lots) -> Verdict {
    unless(game[seat].bought.has(good), Refusal::BoughtThisRound { good })
}

/// Only one's own cubes (PIL-10.7).
fn cubes_are_enough(game: &Pillars, seat: Seat, (good, needed): Lots) -> Verdict {
    let have = game[seat][good];
    unless(have < needed, Refusal::TooFewGoods { deed: Aim::Sell, good, needed, have })
}

/// The first builder there begins; without one nothing is traded (PIL-10.1).
pub(crate) fn begin(game: &mut Pillars) {
    let last = Post::Market.spaces().len() as u8 - 1;
    next_turn(game, last);
}

/// Cubes leave the stock, gold the buyer (PIL-10.4).
fn buy(game: &mut Pillars, seat: Seat, (good, cubes): Lots, log: &mut impl Log<Event>) {
    let gold = good.price() * cubes;
    game.stock[good as usize] -= cubes;
    let player = &mut game[seat];
    player.gold -= gold;
    player[good] += cubes;
    player.bought.insert(good);
    log.note(Event::Buys { seat, good, cubes, gold });
}

/// Cubes go to the supply, not to the stock (PIL-10.7).
fn sell(game: &mut Pillars, seat: Seat, (good, cubes): Lots, log: &mut impl Log<Event>) {
    let gold = good.price() * cubes;
    let player = &mut game[seat];
    player[good] -= cubes;
    let spilled = player.gain_gold(gold);
    log.note(Event::Sells { seat, good, cubes, gold, spilled });
}

/// The builder returns to the bag and has no more turns (PIL-10.10, PIL-10.13).
fn withdraw(game: &mut Pillars, seat: Seat, stall: u8, log: &mut impl Log<Event>) {
    game.clear_space(Post::Market.spaces().start + usize::from(stall));
    log.note(Event::Withdraws { seat });
}

/// Turns go round and round the spaces until all builders have left (PIL-10.2, PIL-10.11).
fn next_turn(game: &mut Pillars, last: u8) {
    let stalls = Post::Market.spaces().len() as u8;
    let next = (1..=stalls).map(|step| (last + step) % stalls);
    let trader = |stall: u8| Some((game.at(Post::Market)[usize::from(stall)]?, Trade { stall }));
    if let Some((seat, turn)) = next.into_iter().find_map(trader) {
        game.ask(seat, turn);
    }
}
