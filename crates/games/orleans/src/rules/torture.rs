//! Torture (bankruptcy): something else for every missing coin (ORL-9.1 to ORL-9.16).

use parlour_core::law::{ensure, holds};
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::{Choice, Item};
use crate::data::{City, Follower, Good, Place, development_coins};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::{Home, Orleans, Slot};
use crate::step::{Draw, Task, Torture};
use crate::words::COIN;

/// One item for each missing coin, chosen one at a time; with nothing left the rest is waived
/// (ORL-9.8, ORL-9.11).
pub(crate) fn demand(game: &mut Orleans, seat: Seat, owed: u8, log: &mut impl Log<Event>) {
    if owed == 0 {
        return;
    }
    let mut items = Vec::new();
    Torture { owed }.candidates(game, seat, &mut items);
    let payable =
        |choice: &Choice| matches!(choice, Choice::Give(item) if holds(MAY_GIVE, game, seat, *item));
    if items.iter().any(payable) {
        game.ask(seat, Torture { owed });
    } else {
        log.note(Event::Released { seat, owed });
    }
}

impl Ask<Orleans> for Torture {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-torture").count("owed", self.owed, COIN).asked_by("ORL-9.1")
    }

    /// All that one has, and the kinds of item that may be barred.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        let player = &game[seat];
        let posts = City::ALL.iter().filter(|city| game.posts[**city as usize].has(seat));
        let goods = Good::ALL.iter().filter(|good| player.good(**good) > 0);
        let technology =
            Place::board().chain(game.tiles_of(seat)).filter(|place| player.has_technology(*place));
        out.extend(posts.map(|city| Choice::Give(Item::Post(*city))));
        out.extend([Item::ReservePost, Item::Follower, Item::Point].map(Choice::Give));
        out.extend(goods.map(|good| Choice::Give(Item::Good(*good))));
        out.extend(game.tiles_of(seat).map(|tile| Choice::Give(Item::Tile(tile))));
        out.extend(technology.map(|place| Choice::Give(Item::Technology(place))));
        out.push(Choice::Give(Item::LooseTechnology));
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let owed = self.owed;
        match choice {
            Choice::Give(item) => {
                hearing.under(MAY_GIVE, item, |game, log| give(game, seat, owed, item, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to give an item up.
pub(super) const MAY_GIVE: &[Rule<Item>] = &[is_there, coins_do_not_bar_the_way];

/// Nobody gives what he does not have; followers come from the bag alone
/// (ORL-9.2, ORL-9.3, ORL-9.5, ORL-9.6, ORL-9.7, ORL-9.12, ORL-9.14).
fn is_there(game: &Orleans, seat: Seat, item: Item) -> Verdict {
    let player = &game[seat];
    match item {
        Item::Post(city) => ensure(game.posts[city as usize].has(seat), Refusal::NoPostThere { city }),
        Item::ReservePost => ensure(player.reserve > 0, Refusal::NoReservePost),
        Item::Follower => ensure(player.has_neutral_in_bag(), Refusal::NoNeutralInBag),
        Item::Point => ensure(player.development > 0, Refusal::DevelopmentStart),
        Item::Good(good) => ensure(player.good(good) > 0, Refusal::NoSuchGood { good }),
        Item::Tile(place) => {
            let own = game.home(place) == Some(Home::With(seat));
            ensure(own, Refusal::NotYourPlace { place })
        }
        Item::Technology(place) => ensure(player.has_technology(place), Refusal::NoTechnologyThere { place }),
        Item::LooseTechnology => ensure(player.unplaced > 0, Refusal::NoTechnologyLoose),
    }
}

/// The marker neither leaves nor enters a cell with coins on its way back (ORL-9.4).
fn coins_do_not_bar_the_way(game: &Orleans, seat: Seat, item: Item) -> Verdict {
    let cell = game[seat].development;
    let barred = |cell: u8| item == Item::Point && development_coins(cell) > 0;
    match cell {
        _ if barred(cell) => Err(Refusal::CoinCell { cell }),
        1.. if barred(cell - 1) => Err(Refusal::CoinCell { cell: cell - 1 }),
        _ => Ok(()),
    }
}

/// What is given up leaves the game (ORL-9.9).
fn give(game: &mut Orleans, seat: Seat, owed: u8, item: Item, log: &mut impl Log<Event>) {
    game.then(Task::Owe(seat, owed - 1));
    log.note(Event::Given { seat, item });
    match item {
        Item::Post(city) => game.posts[city as usize].remove(seat),
        Item::ReservePost => game[seat].reserve -= 1,
        Item::Follower => game.draw(Draw::LoseFollower(seat)),
        Item::Point => game[seat].development -= 1,
        Item::Good(good) => {
            game[seat].goods[good as usize] -= 1;
            game.out.goods[good as usize] += 1;
        }
        Item::Tile(tile) => give_tile(game, seat, tile),
        Item::Technology(place) => strip_technology(game, seat, place),
        Item::LooseTechnology => {
            game[seat].unplaced -= 1;
            game.out.technology += 1;
        }
    }
}

/// Followers on the tile go to the bag, its technology leaves with it (ORL-9.6, ORL-9.16).
fn give_tile(game: &mut Orleans, seat: Seat, tile: Place) {
    game[seat].send_home(tile);
    strip_technology(game, seat, tile);
    if tile == Place::GunpowderTower {
        for follower in std::mem::take(&mut game[seat].tower).tiles() {
            game[seat].bag_up(follower);
        }
    }
    game.set_home(tile, Home::Lost);
}

/// The space of a technology tile becomes empty again (ORL-9.7).
fn strip_technology(game: &mut Orleans, seat: Seat, place: Place) {
    for slot in place.slots() {
        if game[seat].slots[slot] == Slot::Technology {
            game[seat].slots[slot] = Slot::Empty;
            game.out.technology += 1;
        }
    }
}

/// Own followers were put back and drawn again until this one came (ORL-9.3, ORL-9.9).
pub(crate) fn lose_follower(game: &mut Orleans, seat: Seat, follower: Follower, log: &mut impl Log<Event>) {
    let kind = follower.kind();
    game[seat].bag.take(follower as usize);
    game.out.followers[kind as usize] += 1;
    log.note(Event::FollowerLost { seat, kind });
}
