//! Points, line by line (ORA-15).

use parlour_core::{Score, Seat};

use crate::data::Good;
use crate::state::Ora;
use crate::state::land::{Cell, Land};
use crate::state::purse::Purse;

/// The points of a solo player who has reached the goal (ORA-14.11).
pub const SOLO_GOAL: i32 = 500;

/// The three columns of the count (ORA-15.6); there is no tie-break.
pub(crate) fn score(game: &Ora, seat: Seat) -> Score {
    let [goods, economy, settlements] = columns(game, seat);
    Score::new()
        .line("ora-score-goods", goods)
        .line("ora-score-economy", economy)
        .line("ora-score-settlements", settlements)
}

/// Their points: goods, economic values, settlements.
pub(crate) fn columns(game: &Ora, seat: Seat) -> [i32; 3] {
    let (purse, land) = (game.purse(seat), game.land(seat));
    [goods(purse), land.economy(), settlements(land)]
}

/// Tiles with points, and the best use of coins and drink (ORA-15.2).
fn goods(purse: &Purse) -> i32 {
    let tiles = [Good::Book, Good::Ceramic, Good::Ornament, Good::Reliquary, Good::Wonder];
    let plain: u16 = tiles.iter().map(|good| purse.have(*good) * u16::from(good.points())).sum();
    i32::from(plain) + drink_and_coins(purse)
}

/// Drink is sold where it completes five coins: never more than four wines or two whiskeys.
fn drink_and_coins(purse: &Purse) -> i32 {
    let (wine, whiskey) = (purse.have(Good::Wine), purse.have(Good::Whiskey));
    let worth = |sold: u16, poured: u16| {
        2 * ((purse.coins() + sold + 2 * poured) / 5) + (wine - sold) + (whiskey - poured)
    };
    let ways = (0..=wine.min(4)).flat_map(|sold| (0..=whiskey.min(2)).map(move |poured| worth(sold, poured)));
    i32::from(ways.max().unwrap_or(0))
}

/// Settlement points of all settlements; dwelling values count nowhere else (ORA-15.4, ORA-15.5).
fn settlements(land: &Land) -> i32 {
    land.settled().map(|cell| settlement(land, cell)).sum()
}

/// The own dwelling value and those of all neighbours, bare water included (ORA-15.4).
pub(crate) fn settlement(land: &Land, cell: Cell) -> i32 {
    i32::from(land.get(cell).dwelling()) + land.near(cell)
}
