//! Answers in words that need no other context.

use parlour_core::{Phrase, Seat, Who};

use super::{COIN, POINT};
use crate::choice::{Choice, Item};
use crate::data::{Cell, Deed, DeedReward, Edge, Effect, Follower, Kind, Place, Space, Track};
use crate::state::{Cursor, Orleans, Store};
use crate::step::{Draw, Step};

/// Says what an answer does.
pub(crate) fn say(game: &Orleans, who: Who, choice: Choice) -> Phrase {
    match who {
        Who::Chance => of_chance(game, choice),
        Who::Seat(seat) => of_seat(game, seat, choice),
    }
}

fn of_chance(game: &Orleans, choice: Choice) -> Phrase {
    match choice {
        Choice::Remove(good) => Phrase::new("orleans-choice-remove-good").term("good", good.key()),
        Choice::Lay(good) => Phrase::new("orleans-choice-lay-good").term("good", good.key()),
        Choice::First(seat) => Phrase::new("orleans-choice-first").seat("who", seat),
        Choice::Turn(event) => Phrase::new("orleans-choice-hourglass").term("event", event.key()),
        Choice::Draw(follower) => draw(game, follower),
        _ => Phrase::new("orleans-choice-not-of-chance"),
    }
}

fn draw(game: &Orleans, follower: Follower) -> Phrase {
    let (key, seat) = match game.agenda.top() {
        Some(Step::Draw(Draw::Bather(seat))) => ("orleans-choice-draw-bather", seat),
        Some(Step::Draw(Draw::Plague(seat))) => ("orleans-choice-draw-plague", seat),
        Some(Step::Draw(Draw::LoseFollower(seat))) => ("orleans-choice-draw-lost", seat),
        Some(Step::Draw(Draw::Follower(seat))) => ("orleans-choice-draw", seat),
        _ => return Phrase::new("orleans-choice-draw-anybody").term("follower", follower.key()),
    };
    Phrase::new(key).seat("who", seat).term("follower", follower.key())
}

fn of_seat(game: &Orleans, seat: Seat, choice: Choice) -> Phrase {
    match choice {
        Choice::Exclude(tile) => Phrase::new("orleans-choice-exclude").term("tile", tile.key()),
        Choice::Decline => Phrase::new("orleans-choice-decline"),
        Choice::Retrieve(follower, space) => Phrase::new("orleans-choice-retrieve")
            .term("follower", follower.key())
            .term("place", space.place().key()),
        Choice::Draws(n) => Phrase::new("orleans-choice-draws").number("n", n),
        Choice::Tower(follower) => Phrase::new("orleans-choice-tower").term("follower", follower.key()),
        Choice::Market => Phrase::new("orleans-choice-market").number("n", game[seat].hand.len()),
        Choice::Technology(space) => Phrase::new("orleans-choice-technology")
            .term("place", space.place().key())
            .term("need", space.need().key()),
        Choice::NoTechnology => Phrase::new("orleans-choice-no-technology"),
        Choice::Put(follower, space) => put(game, seat, follower, space),
        Choice::Keep(follower) => keep(game, seat, follower),
        Choice::Back(follower, space) => Phrase::new("orleans-choice-back")
            .term("follower", follower.key())
            .term("place", space.place().key()),
        Choice::Planned => Phrase::new("orleans-choice-planned").number("n", game[seat].unplaced()),
        Choice::Use(place) => use_place(game, seat, place),
        Choice::Pass => Phrase::new("orleans-choice-pass"),
        Choice::Recruit(kind) => recruit(game, seat, kind),
        Choice::Take(tile) => Phrase::new("orleans-choice-take-tile").term("tile", tile.key()),
        Choice::Travel(edge) => travel(game, seat, edge),
        Choice::Load(good) => {
            Phrase::new("orleans-choice-load").term("good", good.key()).number("points", good.value())
        }
        Choice::LoadNothing => Phrase::new("orleans-choice-load-nothing"),
        Choice::Send(kind, deed) => send(game, kind, deed),
        Choice::Stop => Phrase::new("orleans-choice-stop"),
        Choice::Coin => Phrase::new("orleans-choice-coin"),
        Choice::Point => Phrase::new("orleans-choice-point"),
        Choice::Pay(n) => Phrase::new("orleans-choice-pay").count("coins", n, COIN).count("points", n, POINT),
        Choice::Protect => Phrase::new("orleans-choice-protect").term("event", event_key(game)),
        Choice::Suffer => Phrase::new("orleans-choice-suffer").term("event", event_key(game)),
        Choice::Food(good) => Phrase::new("orleans-choice-food").term("good", good.key()),
        Choice::Give(item) => give(item),
        Choice::Remove(_) | Choice::Lay(_) | Choice::First(_) | Choice::Turn(_) | Choice::Draw(_) => {
            of_chance(game, choice)
        }
    }
}

fn event_key(game: &Orleans) -> &'static str {
    game.event.map_or("orleans-hourglass-none", |event| event.key())
}

/// A follower is put where it is asked for, where any will do, or in another's stead.
fn put(game: &Orleans, seat: Seat, follower: Follower, space: Space) -> Phrase {
    let from_tower = game[seat].store_of_planned(follower) == Some(Store::Tower);
    let instead = space.need().kind().is_some_and(|kind| kind != follower.kind());
    let key = match (from_tower, instead) {
        (false, false) => "orleans-choice-put",
        (false, true) => "orleans-choice-put-instead",
        (true, false) => "orleans-choice-put-from-tower",
        (true, true) => "orleans-choice-put-from-tower-instead",
    };
    Phrase::new(key)
        .term("follower", follower.key())
        .term("place", space.place().key())
        .term("need", space.need().key())
        .number("empty", game[seat].empty_spaces(space.place()).saturating_sub(1))
}

fn keep(game: &Orleans, seat: Seat, follower: Follower) -> Phrase {
    let (key, store) = match game[seat].plan.cursor {
        Cursor::Follower(_, Store::Tower) => ("orleans-choice-keep-on-tower", Store::Tower),
        Cursor::Follower(_, Store::Hand) => ("orleans-choice-back-to-bag", Store::Hand),
        _ => ("orleans-choice-keep", Store::Market),
    };
    Phrase::new(key).count("followers", game[seat].store(store).count(follower), follower.key())
}

fn use_place(game: &Orleans, seat: Seat, place: Place) -> Phrase {
    let phrase = |key| Phrase::new(key).term("place", place.key());
    match place.effect() {
        Effect::Recruit(kind) => phrase("orleans-choice-use-recruit").term("kind", kind.key()),
        Effect::Travel(way) => phrase("orleans-choice-use-travel").term("way", way.key()),
        Effect::BuildPost => phrase("orleans-choice-use-build").term("city", game[seat].merchant.key()),
        Effect::Gain { coins, development: 0 } => {
            phrase("orleans-choice-use-coins").count("coins", coins, COIN)
        }
        Effect::Gain { coins: 0, development } => {
            phrase("orleans-choice-use-points").count("points", development, POINT)
        }
        Effect::Gain { coins, development } => phrase("orleans-choice-use-coins-and-points")
            .count("coins", coins, COIN)
            .count("points", development, POINT),
        Effect::Produce(good) => phrase("orleans-choice-use-produce").term("good", good.key()),
        Effect::CoinsByStatus => phrase("orleans-choice-use-coins").count("coins", game[seat].status(), COIN),
        Effect::CoinsByPosts => {
            phrase("orleans-choice-use-coins").count("coins", game.posts_on_map(seat), COIN)
        }
        Effect::Village
        | Effect::SendToDeeds
        | Effect::Pharmacy
        | Effect::Bathhouse
        | Effect::Technology
        | Effect::Protect
        | Effect::Passive => phrase("orleans-choice-use"),
    }
}

fn recruit(game: &Orleans, seat: Seat, kind: Kind) -> Phrase {
    let cell = Track::of(kind).and_then(|track| track.cells().get(usize::from(game[seat].track(track))));
    match cell {
        Some(Cell::Coins(coins)) => Phrase::new("orleans-choice-recruit-coins").count("coins", *coins, COIN),
        Some(Cell::Citizen(citizen)) if game.citizens[*citizen as usize].is_none() => {
            Phrase::new("orleans-choice-recruit-citizen")
        }
        Some(Cell::Technology) => Phrase::new("orleans-choice-recruit-technology"),
        Some(Cell::TileOfFirst) => Phrase::new("orleans-choice-recruit-tile-1"),
        Some(Cell::Tile) => Phrase::new("orleans-choice-recruit-tile"),
        _ => Phrase::new("orleans-choice-recruit"),
    }
    .term("kind", kind.key())
}

fn travel(game: &Orleans, seat: Seat, edge: Edge) -> Phrase {
    let [one, other] = edge.ends();
    let to = edge.from(game[seat].merchant).unwrap_or(if one == game[seat].merchant { other } else { one });
    let goods = game.cargo[edge.index()].iter().flatten().map(|good| Phrase::new(good.key()));
    let goods: Vec<_> = goods.collect();
    let key = if goods.is_empty() { "orleans-choice-travel-empty" } else { "orleans-choice-travel" };
    Phrase::new(key).term("city", to.key()).term("way", edge.way().key()).list("goods", goods)
}

fn send(game: &Orleans, kind: Kind, deed: Deed) -> Phrase {
    let left: u8 = deed.size() - game.deeds[deed as usize].iter().sum::<u8>();
    let last = left == 1;
    let phrase = match (deed.reward(), last) {
        (DeedReward::Coins(coins), false) => Phrase::new("orleans-choice-send").count("coins", coins, COIN),
        (DeedReward::Coins(coins), true) => {
            Phrase::new("orleans-choice-send-last").count("coins", coins, COIN)
        }
        (DeedReward::CoinOrPoint, false) => Phrase::new("orleans-choice-send-coin-or-point"),
        (DeedReward::CoinOrPoint, true) => Phrase::new("orleans-choice-send-coin-or-point-last"),
    };
    phrase.term("kind", kind.key()).term("deed", deed.key()).number("left", left)
}

fn give(item: Item) -> Phrase {
    match item {
        Item::Post(city) => Phrase::new("orleans-choice-give-post").term("city", city.key()),
        Item::ReservePost => Phrase::new("orleans-choice-give-reserve-post"),
        Item::Follower => Phrase::new("orleans-choice-give-follower"),
        Item::Point => Phrase::new("orleans-choice-give-point"),
        Item::Good(good) => Phrase::new("orleans-choice-give-good").term("good", good.key()),
        Item::Tile(tile) => Phrase::new("orleans-choice-give-tile").term("tile", tile.key()),
        Item::Technology(place) => Phrase::new("orleans-choice-give-technology").term("place", place.key()),
        Item::LooseTechnology => Phrase::new("orleans-choice-give-loose-technology"),
    }
}
