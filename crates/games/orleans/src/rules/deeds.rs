//! Beneficial deeds (ORL-5.30 to ORL-5.38, ORL-7.20).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::{Citizen, DEVELOPMENT_END, Deed, DeedReward, Follower, Kind, Place, Space};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::{Orleans, Slot};
use crate::step::{Reward, Send, SendOrStop, Task};

/// Neutral followers of a profession in the town hall or on the tower.
fn ready(game: &Orleans, seat: Seat, place: Place, kind: Kind) -> bool {
    let follower = Follower::neutral(kind);
    match place {
        Place::GunpowderTower => game[seat].tower.count(follower) > 0,
        _ => game[seat].slots[place.slots()].contains(&Slot::Held(follower)),
    }
}

/// Is there a neutral follower (ORL-4.12)?
pub(crate) fn has_somebody(game: &Orleans, seat: Seat, place: Place) -> bool {
    Kind::ALL.iter().any(|kind| ready(game, seat, place, *kind))
}

/// All that must hold to execute the town hall or the tower.
pub(crate) const MAY_SEND_FROM: &[Rule<Place>] = &[somebody_is_wanted];

/// At least one follower has an open cell of its profession somewhere (ORL-5.35).
fn somebody_is_wanted(game: &Orleans, seat: Seat, place: Place) -> Verdict {
    let wanted = |kind: Kind| Deed::ALL.iter().any(|deed| game.open_cells(*deed, kind) > 0);
    let found = Kind::ALL.iter().any(|kind| ready(game, seat, place, *kind) && wanted(*kind));
    ensure(found, Refusal::NobodyToSend { place })
}

impl Ask<Orleans> for Send {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-send").term("place", self.place.key()).asked_by("ORL-5.30")
    }

    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        candidates(game, seat, self.place, out);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let place = self.place;
        match choice {
            Choice::Send(kind, deed) => hearing.under(MAY_SEND, (place, kind, deed), |game, log| {
                game.then(Task::SendAgain(seat, place));
                send(game, seat, (place, kind, deed), log);
            }),
            Choice::Stop => hearing.refuse(Refusal::MustSend),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Ask<Orleans> for SendOrStop {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-send-or-stop").term("place", self.place.key()).asked_by("ORL-5.30")
    }

    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        candidates(game, seat, self.place, out);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let place = self.place;
        match choice {
            Choice::Send(kind, deed) => hearing.under(MAY_SEND, (place, kind, deed), |game, log| {
                send(game, seat, (place, kind, deed), log);
            }),
            Choice::Stop => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Each profession there for each deed that knows it, and stopping.
fn candidates(game: &Orleans, seat: Seat, place: Place, out: &mut Vec<Choice>) {
    for kind in Kind::ALL.iter().filter(|kind| ready(game, seat, place, **kind)) {
        let deeds = Deed::ALL.iter().filter(|deed| deed.cells(*kind) > 0);
        out.extend(deeds.map(|deed| Choice::Send(*kind, *deed)));
    }
    out.push(Choice::Stop);
}

/// All that must hold to send a follower to a deed.
const MAY_SEND: &[Rule<(Place, Kind, Deed)>] = &[stands_there, cell_is_open];

/// A neutral follower of the profession stands there; own ones stay (ORL-5.30, ORL-7.20, ORL-10.5).
fn stands_there(game: &Orleans, seat: Seat, (place, kind, _): (Place, Kind, Deed)) -> Verdict {
    let own = Follower::OWN.iter().any(|own| own.kind() == kind && game[seat].tower.count(*own) > 0);
    match ready(game, seat, place, kind) {
        true => Ok(()),
        false if own && place == Place::GunpowderTower => Err(Refusal::OwnFollowersStay { kind }),
        false => Err(Refusal::NobodyOfKind { kind, place }),
    }
}

/// The deed has an open cell of exactly this profession (ORL-5.30, ORL-5.32).
fn cell_is_open(game: &Orleans, _: Seat, (_, kind, deed): (Place, Kind, Deed)) -> Verdict {
    ensure(game.open_cells(deed, kind) > 0, Refusal::NoOpenCell { kind, deed })
}

/// The follower goes to the deed for good and earns its reward; the last one wins the citizen
/// (ORL-5.31, ORL-5.33, ORL-5.34, ORL-5.37).
fn send(game: &mut Orleans, seat: Seat, (place, kind, deed): (Place, Kind, Deed), log: &mut impl Log<Event>) {
    take_away(game, seat, place, Follower::neutral(kind));
    game.deeds[deed as usize][kind as usize] += 1;
    log.note(Event::Sent { seat, kind, deed });
    if game.deeds[deed as usize].iter().sum::<u8>() == deed.size() {
        game.win_citizen(seat, Citizen::of_deed(deed), log);
    }
    match deed.reward() {
        DeedReward::Coins(coins) => game.receive(seat, coins, log),
        DeedReward::CoinOrPoint => game.ask(seat, Reward),
    }
}

fn take_away(game: &mut Orleans, seat: Seat, place: Place, follower: Follower) {
    let player = &mut game[seat];
    if place == Place::GunpowderTower {
        player.tower.take(follower);
    } else {
        let space = Space::of_slot(place.slots().start);
        let slot = player.slot_with(space, Slot::Held(follower)).expect("the follower stands there");
        player.slots[slot] = Slot::Empty;
    }
}

/// The second follower may follow, if a deed wants it (ORL-5.30).
pub(crate) fn send_again(game: &mut Orleans, seat: Seat, place: Place) {
    if somebody_is_wanted(game, seat, place).is_ok() {
        game.ask(seat, SendOrStop { place });
    }
}

impl Ask<Orleans> for Reward {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-reward").asked_by("ORL-5.31")
    }

    fn candidates(self, _: &Orleans, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Coin, Choice::Point]);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Coin => hearing.freely(|game, log| game.receive(seat, 1, log)),
            Choice::Point => hearing.under(MAY_TAKE_POINT, (), |game, log| game.develop(seat, 1, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to take a development point for the canalisation.
const MAY_TAKE_POINT: &[Rule<()>] = &[development_goes_on];

/// At the end of the track only the coin is left (ORL-5.36).
fn development_goes_on(game: &Orleans, seat: Seat, (): ()) -> Verdict {
    ensure(game[seat].development < DEVELOPMENT_END, Refusal::DevelopmentEnds)
}
