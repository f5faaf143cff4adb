//! Counts the material: nothing is lost, nothing appears, everybody stands where he may.

use parlour_core::Seat;

use crate::data::{
    BANK_TOTAL, DEVELOPMENT_END, Deed, Edge, Follower, Good, KINDS, Kind, MARKET, Need, POSTS, Place, SPACES,
    Space, TECHNOLOGY, TOWER, Track, neutral_supply,
};
use crate::state::{Orleans, Player, Slot};
use crate::step::Stage;
use crate::step::{Draw, Question, Step};

/// What is wrong with this position, if anything is.
pub(crate) fn audit(game: &Orleans) -> Result<(), String> {
    coins(game)?;
    goods(game)?;
    technology(game)?;
    neutral_followers(game)?;
    deeds(game)?;
    posts(game)?;
    for seat in Seat::all(game.players) {
        player(game, seat).map_err(|problem| format!("{seat}: {problem}"))?;
    }
    Ok(())
}

fn equal(what: &str, found: u8, expected: u8) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found} instead of {expected}")) }
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

fn seats(game: &Orleans) -> impl Iterator<Item = &Player> {
    Seat::all(game.players).map(|seat| &game[seat])
}

/// ORL-2.11: coins wander between the bank and the players.
fn coins(game: &Orleans) -> Result<(), String> {
    equal("coins", game.bank + seats(game).map(|player| player.coins).sum::<u8>(), BANK_TOTAL)
}

/// ORL-2.8: ninety goods; spaces not in use stay empty.
fn goods(game: &Orleans) -> Result<(), String> {
    for (index, good) in Good::ALL.iter().copied().enumerate() {
        let on_map = game.cargo.iter().flatten().filter(|tile| **tile == Some(good)).count() as u8;
        let owned: u8 = seats(game).map(|player| player.good(good)).sum();
        let elsewhere = game.stock[index] + game.unlaid.counts()[index] + game.out.goods[index];
        equal(good.name(), on_map + owned + elsewhere, Good::TILES[index])?;
    }
    let unused = Edge::all().filter(|edge| edge.goods_spaces(game.players) == 1);
    unused
        .map(|edge| game.cargo[edge.index()][1])
        .try_for_each(|tile| ensure(tile.is_none(), "unused spaces stay empty"))
}

fn technology(game: &Orleans) -> Result<(), String> {
    let placed =
        |player: &Player| player.slots.iter().filter(|slot| **slot == Slot::Technology).count() as u8;
    let owned: u8 = seats(game).map(|player| placed(player) + player.unplaced).sum();
    equal("technology", game.technology + owned + game.out.technology, TECHNOLOGY)
}

/// All followers of a player, wherever they are.
fn followers(player: &Player, follower: Follower) -> u8 {
    let on_spaces = player.slots.iter().filter(|slot| **slot == Slot::Held(follower)).count() as u8;
    let stands = [player.market, player.tower, player.hand];
    let standing: u8 = stands.iter().map(|stand| stand.count(follower)).sum();
    on_spaces + standing + player.bag.count(follower as usize)
}

/// ORL-2.4: neutral followers wander between the board, the players, the deeds and the box.
fn neutral_followers(game: &Orleans) -> Result<(), String> {
    let expected: [u8; KINDS] = neutral_supply(game.players);
    for kind in Kind::ALL.iter().copied() {
        let index = kind as usize;
        let owned: u8 = seats(game).map(|player| followers(player, Follower::neutral(kind))).sum();
        let serving: u8 = game.deeds.iter().map(|cells| cells[index]).sum();
        let elsewhere = game.supply[index] + serving + game.out.followers[index];
        equal(kind.name(), owned + elsewhere, expected[index])?;
    }
    Ok(())
}

fn deeds(game: &Orleans) -> Result<(), String> {
    for deed in Deed::ALL.iter().copied() {
        for kind in Kind::ALL.iter().copied() {
            ensure(game.deeds[deed as usize][kind as usize] <= deed.cells(kind), "a deed has room")?;
        }
    }
    Ok(())
}

/// ORL-5.19: one post to a city, except in Orléans.
fn posts(game: &Orleans) -> Result<(), String> {
    ensure(game.posts[1..].iter().all(|owners| owners.len() <= 1), "one trading post to a city")
}

fn player(game: &Orleans, seat: Seat) -> Result<(), String> {
    let player = &game[seat];
    for own in Follower::OWN {
        equal(own.name(), followers(player, own), 1)?;
    }
    ensure(player.market.len() <= MARKET && player.tower.len() <= TOWER, "market and tower have room")?;
    ensure(player.tower.is_empty() || game.owns(seat, Place::GunpowderTower), "the tower is owned")?;
    ensure(game.posts_on_map(seat) + player.reserve <= POSTS, "ten trading posts")?;
    ensure(player.development <= DEVELOPMENT_END, "development ends")?;
    ensure(Track::ALL.iter().all(|track| player.track(*track) <= track.end()), "tracks end")?;
    ensure(player.hand.is_empty() || holds_a_hand(game, seat), "nobody holds followers for long")?;
    ensure(game.is_secretive(seat) || player.plan.fresh == 0, "plans are revealed")?;
    Place::ALL.iter().try_for_each(|place| spaces(game, seat, *place))
}

/// Followers are in hand only between a draw and its placing.
fn holds_a_hand(game: &Orleans, seat: Seat) -> bool {
    let bathes = |step: &Step| match step {
        Step::Draw(Draw::Bather(bather)) | Step::Ask(bather, Question::PlaceBather(_)) => *bather == seat,
        _ => false,
    };
    let bathing = game.agenda.steps().iter().any(bathes);
    game.stage == Stage::Followers || bathing
}

fn spaces(game: &Orleans, seat: Seat, place: Place) -> Result<(), String> {
    let held = &game[seat].slots[place.slots()];
    let technology = held.iter().filter(|slot| **slot == Slot::Technology).count();
    ensure(technology <= 1, "one technology tile to a place")?;
    ensure(technology == 0 || held.len() > 1, "no technology on single spaces")?;
    ensure(game.owns(seat, place) || held.iter().all(|slot| *slot == Slot::Empty), "places are owned")?;
    (0..SPACES).filter(|slot| place.slots().contains(slot)).try_for_each(|slot| {
        let (need, held) = (Space::of_slot(slot).need(), game[seat].slots[slot]);
        let monk_or_nobody = matches!(held, Slot::Empty | Slot::Held(Follower::Monk));
        ensure(need != Need::Monk || monk_or_nobody, "monks are not replaced")?;
        let own = matches!(held, Slot::Held(follower) if follower.is_own());
        ensure(place != Place::TownHall || !own, "own followers stay out of the town hall")
    })
}
