//! A clergyman enters a building (ORA-4.2 to ORA-4.4, ORA-9.2).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, ensure};
use crate::choice::{Choice, Clergyman};
use crate::data::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::{Assign, Place, Task, Use};

/// Own buildings; in the bonus round all there are.
impl Ask<Ora> for Place {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-place").asked_by("ORA-4.2")
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        if self.bonus {
            out.extend(game.all_buildings().map(|(owner, card)| Choice::At(owner, card)));
        } else {
            out.extend(game.land(seat).buildings().map(|card| Choice::At(seat, card)));
        }
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::At(owner, card) => {
                let rules = if self.bonus { MAY_ENTER_IN_BONUS } else { MAY_ENTER };
                let site = (owner, card);
                hearing.under(rules, site, |game, log| choose(game, seat, self.bonus, site, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The clergymen of the host.
impl Ask<Ora> for Assign {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-assign").term("card", self.card.key()).asked_by("ORA-6.5")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Clergyman::ALL.iter().map(|kind| Choice::Send(*kind)));
    }

    fn answer<H: Hearing<Ora>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Send(clergyman) => {
                let Self { host, user, card } = self;
                let entry = Entry { user, host, clergyman, owner: host, card };
                hearing.under(MAY_SEND, (host, clergyman), |game, log| enter(game, entry, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A building of the named land, not a card in the display (ORA-4.4).
pub(super) fn building_is_there(game: &Ora, _: Seat, (owner, card): (Seat, Card)) -> Verdict {
    ensure(game.site(owner, card).is_some(), Refusal::NoSuchBuilding { card })
}

/// Own clergymen stay on own land until the bonus round (ORA-4.2).
fn building_is_own(_: &Ora, seat: Seat, (owner, card): (Seat, Card)) -> Verdict {
    ensure(owner == seat, Refusal::NoSuchBuilding { card })
}

/// One clergyman makes a building occupied (ORA-4.3).
pub(super) fn building_is_free(game: &Ora, _: Seat, at: (Seat, Card)) -> Verdict {
    nobody_stands_on(game, at, "ORA-4.3")
}

/// Nobody stands on a building, as this rule wants it.
pub(super) fn nobody_stands_on(game: &Ora, (owner, card): (Seat, Card), rule: &'static str) -> Verdict {
    let site = game.site(owner, card);
    ensure(site.is_none_or(|cell| !game.is_occupied(owner, cell)), Refusal::Occupied { card, rule })
}

/// All that must hold to enter a building.
const MAY_ENTER: &[Rule<(Seat, Card)>] = &[building_is_own, building_is_there, building_is_free];

/// In the bonus round a prior may enter any built building, occupied or not (ORA-9.2, ORA-9.3).
const MAY_ENTER_IN_BONUS: &[Rule<(Seat, Card)>] = &[building_is_there];

/// The building is chosen; who goes?
fn choose(game: &mut Ora, seat: Seat, bonus: bool, site: (Seat, Card), log: &mut impl Log<Event>) {
    let (owner, card) = site;
    if bonus {
        enter(game, Entry { user: seat, host: seat, clergyman: Clergyman::Prior, owner, card }, log);
    } else {
        assign(game, seat, seat, seat, card, log);
    }
}

/// Asks which clergyman of the host goes, if there is a choice; none may refuse (ORA-6.4, ORA-6.5).
pub(super) fn assign(
    game: &mut Ora,
    asked: Seat,
    host: Seat,
    user: Seat,
    card: Card,
    log: &mut impl Log<Event>,
) {
    let player = game.player(host);
    let kinds = (player.has_home(Clergyman::Prior), player.has_home(Clergyman::LayBrother));
    if kinds == (true, true) {
        game.ask(asked, Assign { host, user, card });
    } else {
        let clergyman = if kinds.0 { Clergyman::Prior } else { Clergyman::LayBrother };
        enter(game, Entry { user, host, clergyman, owner: host, card }, log);
    }
}

/// A clergyman who is at home.
fn is_at_home(game: &Ora, _: Seat, (host, clergyman): (Seat, Clergyman)) -> Verdict {
    ensure(game.player(host).has_home(clergyman), Refusal::NotHome)
}

/// All that must hold to send a clergyman.
const MAY_SEND: &[Rule<(Seat, Clergyman)>] = &[is_at_home];

/// Who enters which building, and who uses it.
#[derive(Copy, Clone)]
pub(super) struct Entry {
    pub(super) user: Seat,
    pub(super) host: Seat,
    pub(super) clergyman: Clergyman,
    pub(super) owner: Seat,
    pub(super) card: Card,
}

/// The clergyman enters, and the user may use the function or leave it (ORA-4.3, ORA-6.6, ORA-9.4).
pub(super) fn enter(game: &mut Ora, entry: Entry, log: &mut impl Log<Event>) {
    let Entry { user, host, clergyman, owner, card } = entry;
    let cell = game.land(owner).find(card).expect("the building stands there");
    game.player_mut(host).send(clergyman, owner, cell);
    log.note(Event::Entered { seat: host, clergyman, owner, card });
    game.then(Task::Run(Use { user, card, line: 0 }));
}
