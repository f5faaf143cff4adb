//! The facts of a position, fed to a fingerprint one by one; their order may never change.

use parlour_core::{Digest, Listed, Seat};

use crate::data::{Craftsman, EventCard, Privilege, ResourceCard};
use crate::flow::{Stage, Step};
use crate::state::{Lot, Pillars, Player};

/// Feeds every fact of the position.
pub(crate) fn feed(game: &Pillars, digest: &mut Digest) {
    digest.byte(game.players).byte(game.round).byte(seat(game.start));
    stage(game.stage, digest);
    game.agenda.steps().iter().for_each(|pending| step(*pending, digest));
    Seat::all(game.players).for_each(|seat| player(&game[seat], digest));
    decks(game, digest);
    row(game, digest);
    builders(game, digest);
    stations(game, digest);
}

fn seat(seat: Seat) -> u8 {
    seat.index() as u8
}

/// Nobody is 255.
fn maybe(other: Option<Seat>) -> u8 {
    other.map_or(u8::MAX, seat)
}

fn name(spelling: Option<&'static str>, digest: &mut Digest) {
    digest.text(spelling.unwrap_or_default());
}

fn stage(stage: Stage, digest: &mut Digest) {
    match stage {
        Stage::Start => digest.text("start"),
        Stage::Deal => digest.text("deal"),
        Stage::Draft => digest.text("draft"),
        Stage::Builders => digest.text("builders"),
        Stage::Station(station) => digest.text(station.name()),
        Stage::Over => digest.text("over"),
    };
}

fn step(step: Step, digest: &mut Digest) {
    match step {
        Step::ChooseStart => digest.text("choose-start"),
        Step::TurnUpPrivilege => digest.text("turn-up-privilege"),
        Step::SendToShiring => digest.text("send-to-shiring"),
        Step::LeaveOut => digest.text("leave-out"),
        Step::LookAhead(who) => digest.text("look-ahead").byte(seat(who)),
        Step::Draft(who) => digest.text("draft").byte(seat(who)),
        Step::CloseDraft => digest.text("close-draft"),
        Step::Dismiss { seat: who, newcomer } => digest.text("dismiss").byte(seat(who)).text(newcomer.name()),
        Step::DrawBuilder => digest.text("draw-builder"),
        Step::Redraw(who) => digest.text("redraw").byte(seat(who)),
        Step::Place(who) => digest.text("place").byte(seat(who)),
        Step::PlaceWaiting => digest.text("place-waiting"),
        Step::Reveal => digest.text("reveal"),
        Step::Bishop(who) => digest.text("bishop").byte(seat(who)),
        Step::Thomas(who) => digest.text("thomas").byte(seat(who)),
        Step::Strike => digest.text("strike"),
        Step::TakeCube(who, good) => digest.text("take-cube").byte(seat(who)).text(good.name()),
        Step::Lose(who) => digest.text("lose").byte(seat(who)),
        Step::RollTax => digest.text("roll-tax"),
        Step::Amnesty(who) => digest.text("amnesty").byte(seat(who)),
        Step::PayTax { spared } => digest.text("pay-tax").byte(maybe(spared)),
        Step::Recruit { space } => digest.text("recruit").byte(space),
        Step::Trade { stall } => digest.text("trade").byte(stall),
        Step::Shift(who) => digest.text("shift").byte(seat(who)),
        Step::Bless(who) => digest.text("bless").byte(seat(who)),
        Step::Work(who) => digest.text("work").byte(seat(who)),
        Step::Return(who, good) => digest.text("return").byte(seat(who)).text(good.name()),
        Step::AddPart => digest.text("add-part"),
    };
}

fn player(player: &Player, digest: &mut Digest) {
    digest.byte(player.gold).bytes(&player.earned).byte(player.lost).bytes(&player.goods);
    digest.number(player.craftsmen.bits()).number(player.privileges.bits());
    digest.byte(player.workers).byte(player.lent).byte(player.black_worker.into());
    digest.number(player.bought.bits()).number(player.worked.bits());
    name(player.blessed.map(Craftsman::name), digest);
}

fn decks(game: &Pillars, digest: &mut Digest) {
    for segment in game.privileges.segments() {
        digest.bytes(segment.counts()).byte(segment.left());
    }
    for segment in game.events.segments() {
        digest.bytes(segment.counts()).byte(segment.left());
    }
    let peek = game.events.peek();
    name(peek.map(|peek| EventCard::ALL[usize::from(peek.kind)].name()), digest);
    digest.byte(peek.map_or(0, |peek| peek.known_to.bits()));
    game.kingsbridge.iter().for_each(|card| name(card.map(Privilege::name), digest));
    game.shiring.iter().for_each(|card| name(card.map(Craftsman::name), digest));
}

fn row(game: &Pillars, digest: &mut Digest) {
    for hire in &game.hires {
        name(hire.map(|hire| hire.craftsman.name()), digest);
        digest.byte(maybe(hire.and_then(|hire| hire.taker)));
    }
    for card in ResourceCard::ALL {
        match game.resources[card.index()] {
            Lot::Out => digest.text("out"),
            Lot::Open => digest.text("open"),
            Lot::Taken(by) => digest.text("taken").byte(seat(by)),
        };
    }
    digest.byte(game.passed.bits());
}

fn builders(game: &Pillars, digest: &mut Digest) {
    digest.bytes(game.bag.counts()).byte(game.price).byte(game.redrawn.into());
    for pawn in game.parked.iter().chain(&game.spaces) {
        digest.byte(maybe(*pawn));
    }
    digest.byte(game.aside.bits()).byte(game.walled.bits());
}

fn stations(game: &Pillars, digest: &mut Digest) {
    name(game.event.map(EventCard::name), digest);
    digest.byte(game.protected.bits()).byte(game.tax.unwrap_or(0)).byte(game.court_metal.into());
    digest.bytes(&game.stock);
}
