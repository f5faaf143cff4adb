//! Prestige, tokens and peasants come and go (ABB-1).

use parlour_core::{Log, Seat};

use crate::data::{Good, PeasantSpot, Token};
use crate::event::{Cause, Event};
use crate::state::Abbey;

/// Whose gain or loss it is, and what for.
#[derive(Copy, Clone)]
pub(crate) struct Account {
    seat: Seat,
    cause: Cause,
}

impl Cause {
    /// It comes to a player.
    pub(crate) const fn to(self, seat: Seat) -> Account {
        Account { seat, cause: self }
    }
}

/// Prestige is gained at once; Andrew doubles it (ABB-1.5, ABB-24.4).
pub(crate) fn earn(game: &mut Abbey, to: Account, points: u8, log: &mut impl Log<Event>) {
    let points = i16::from(points) * if game[to.seat].uses.doubled { 2 } else { 1 };
    change_prestige(game, to, points, log);
}

/// Prestige is lost at once; it may fall below nought (ABB-1.5).
pub(crate) fn forfeit(game: &mut Abbey, to: Account, points: u8, log: &mut impl Log<Event>) {
    change_prestige(game, to, -i16::from(points), log);
}

fn change_prestige(game: &mut Abbey, to: Account, points: i16, log: &mut impl Log<Event>) {
    let Account { seat, cause } = to;
    if points != 0 {
        game[seat].prestige += points;
        log.note(Event::Prestige { seat, points, cause });
    }
}

/// Tokens are taken from the supply, which never runs out (ABB-1.2). Relics are handed out by name.
pub(crate) fn receive(game: &mut Abbey, to: Account, (token, n): (Token, u16), log: &mut impl Log<Event>) {
    if n == 0 {
        return;
    }
    let Account { seat, cause } = to;
    let player = &mut game[seat];
    match token {
        Token::Good(good) => player.gain(good, n),
        Token::Tool => player.tools += n as u8,
        Token::Wagon => player.wagons += n as u8,
        Token::Relic => return,
    }
    log.note(Event::Gains { seat, token, n, cause });
}

/// Resources or coins are taken.
pub(crate) fn collect(game: &mut Abbey, to: Account, (good, n): (Good, u16), log: &mut impl Log<Event>) {
    receive(game, to, (Token::Good(good), n), log);
}

/// Coins are lost as far as there are any (ABB-5.2).
pub(crate) fn rob(game: &mut Abbey, to: Account, coins: u8, log: &mut impl Log<Event>) {
    let Account { seat, cause } = to;
    let n = u16::from(coins).min(game[seat].has(Good::Coin));
    game[seat].spend(Good::Coin, n);
    log.note(Event::Loses { seat, good: Good::Coin, n, cause });
}

/// A cost that the stock covers is paid (ABB-10.8).
pub(crate) fn pay(game: &mut Abbey, seat: Seat, cost: [u8; Good::COUNT], log: &mut impl Log<Event>) {
    game[seat].pay(cost);
    if cost != [0; Good::COUNT] {
        log.note(Event::Pays { seat, cost });
    }
}

/// So many of one good are paid.
pub(crate) fn pay_some(game: &mut Abbey, seat: Seat, (good, n): (Good, u8), log: &mut impl Log<Event>) {
    let mut cost = [0; Good::COUNT];
    cost[good as usize] = n;
    pay(game, seat, cost, log);
}

/// A peasant of the reserve takes a seat, if there is one left (ABB-1.11).
pub(crate) fn recruit(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    let player = &mut game[seat];
    if player.reserve > 0 {
        player.reserve -= 1;
        player.seat_newcomer();
        log.note(Event::PeasantJoins { seat });
    }
}

/// A peasant is lost from the board, for ever (ABB-1.12).
pub(crate) fn lose_peasant(game: &mut Abbey, to: Account, spot: PeasantSpot, log: &mut impl Log<Event>) {
    let Account { seat, cause } = to;
    game[seat].take_peasant(spot);
    game[seat].discarded += 1;
    log.note(Event::PeasantLost { seat, spot, cause });
}
