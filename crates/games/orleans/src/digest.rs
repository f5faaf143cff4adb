//! The facts of a position, fed to a fingerprint one by one.

use parlour_core::{Digest, Seat, Urn};

use crate::data::{Crowd, Follower};
use crate::flow::Step;
use crate::state::{Cursor, Home, Orleans, Player, Slot};

/// Feeds every fact.
pub(crate) fn digest(game: &Orleans, digest: &mut Digest) {
    digest.number(game.players).number(game.round).text(game.stage.name());
    digest.number(game.ordered).number(game.exclusion);
    digest.text(game.first.name()).text(game.next.name());
    digest.byte(game.passed.bits()).byte(game.pending.bits());
    digest.text(game.event.map_or("-", |event| event.name()));
    urn(&game.hourglass, digest);
    urn(&game.unlaid, digest);
    digest.number(game.bank).number(game.technology);
    digest.bytes(&game.supply).bytes(&game.stock);
    for good in game.cargo.iter().flatten() {
        digest.text(good.map_or("-", |good| good.name()));
    }
    for tile in game.tiles {
        home(tile, digest);
    }
    for owner in game.citizens {
        digest.text(owner.map_or("-", Seat::name));
    }
    for cells in &game.deeds {
        digest.bytes(cells);
    }
    for owners in game.posts {
        digest.byte(owners.bits());
    }
    digest.bytes(&game.out.followers).bytes(&game.out.goods).number(game.out.technology);
    Seat::all(game.players).for_each(|seat| player(&game[seat], digest));
    game.agenda.steps().iter().for_each(|pending| step(*pending, digest));
}

fn urn<const K: usize>(urn: &Urn<K>, digest: &mut Digest) {
    digest.bytes(urn.counts()).number(urn.left());
}

fn home(home: Home, digest: &mut Digest) {
    match home {
        Home::Stack => digest.text("stack"),
        Home::With(seat) => digest.text(seat.name()),
        Home::Excluded => digest.text("excluded"),
        Home::Lost => digest.text("lost"),
    };
}

fn player(player: &Player, digest: &mut Digest) {
    digest.number(player.coins).bytes(&player.tracks).number(player.development);
    digest.text(player.merchant.name()).number(player.reserve).bytes(&player.goods);
    digest.number(player.unplaced).number(player.pioneer);
    urn(&player.bag, digest);
    for stand in [player.market, player.tower, player.hand] {
        crowd(&stand, digest);
    }
    player.slots.iter().for_each(|held| slot(*held, digest));
    digest.number(player.muster.retrieved).number(player.muster.from).number(player.muster.draws);
    digest.number(player.plan.from);
    digest.bytes(&player.plan.fresh.to_le_bytes()).bytes(&player.plan.from_tower.to_le_bytes());
    digest.number(player.plan.first.map_or(-1, |space| space.index() as i64));
    match player.plan.cursor {
        Cursor::Done => digest.text("done"),
        Cursor::Technology => digest.text("technology"),
        Cursor::Follower(follower, store) => digest.text(follower.name()).number(store as u8),
    };
}

fn crowd(crowd: &Crowd, digest: &mut Digest) {
    for follower in Follower::ALL {
        digest.number(crowd.count(*follower));
    }
}

fn slot(slot: Slot, digest: &mut Digest) {
    match slot {
        Slot::Empty => digest.byte(0),
        Slot::Technology => digest.byte(1),
        Slot::Held(follower) => digest.byte(2 + follower as u8),
    };
}

fn step(step: Step, digest: &mut Digest) {
    let (name, seat, detail) = facts(step);
    digest.text(name).text(seat.map_or("-", Seat::name)).number(detail);
}

/// What there is to tell of a step: its name, whose it is, and a number.
fn facts(step: Step) -> (&'static str, Option<Seat>, u8) {
    match step {
        Step::RemoveGoods => ("remove-goods", None, 0),
        Step::LayGoods => ("lay-goods", None, 0),
        Step::ChooseFirst => ("choose-first", None, 0),
        Step::TurnHourglass => ("turn-hourglass", None, 0),
        Step::Muster => ("muster", None, 0),
        Step::Plan => ("plan", None, 0),
        Step::Exclude(seat) => ("exclude", Some(seat), 0),
        Step::Fill(seat) => ("fill", Some(seat), 0),
        Step::DrawFollower(seat) => ("draw-follower", Some(seat), 0),
        Step::Stow(seat) => ("stow", Some(seat), 0),
        Step::ChooseStore(seat) => ("choose-store", Some(seat), 0),
        Step::Turn(seat) => ("turn", Some(seat), 0),
        Step::Technology(seat) => ("technology", Some(seat), 0),
        Step::Village(seat) => ("village", Some(seat), 0),
        Step::TakeTile(seat) => ("take-tile", Some(seat), 0),
        Step::Reward(seat) => ("reward", Some(seat), 0),
        Step::Pharmacy(seat) => ("pharmacy", Some(seat), 0),
        Step::DrawBather(seat) => ("draw-bather", Some(seat), 0),
        Step::Bathe(seat) => ("bathe", Some(seat), 0),
        Step::Strike(seat) => ("strike", Some(seat), 0),
        Step::Sacristy(seat) => ("sacristy", Some(seat), 0),
        Step::Harvest(seat) => ("harvest", Some(seat), 0),
        Step::Plague(seat) => ("plague", Some(seat), 0),
        Step::LoseFollower(seat) => ("lose-follower", Some(seat), 0),
        Step::Leave(seat, place) => ("leave", Some(seat), place as u8),
        Step::Send(seat, place) => ("send", Some(seat), place as u8),
        Step::SendAgain(seat, place) => ("send-again", Some(seat), place as u8),
        Step::SendOrStop(seat, place) => ("send-or-stop", Some(seat), place as u8),
        Step::Travel(seat, way) => ("travel", Some(seat), way as u8),
        Step::Load(seat, edge) => ("load", Some(seat), edge.index() as u8),
        Step::PlaceBather(seat, left) => ("place-bather", Some(seat), left),
        Step::Owe(seat, owed) => ("owe", Some(seat), owed),
        Step::Torture(seat, owed) => ("torture", Some(seat), owed),
    }
}
