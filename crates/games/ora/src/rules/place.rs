//! A clergyman enters a building (ORA-4.2 to ORA-4.4, ORA-9.2).

use parlour_core::{Log, Seat};

use super::{Rule, Verdict, ensure};
use crate::choice::{Choice, Clergyman};
use crate::data::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::{Step, Use};

/// Own buildings; in the bonus round all there are.
pub(crate) fn candidates(game: &Ora, seat: Seat, bonus: bool, out: &mut Vec<Choice>) {
    if bonus {
        out.extend(game.all_buildings().map(|(owner, card)| Choice::At(owner, card)));
    } else {
        out.extend(game.land(seat).buildings().map(|card| Choice::At(seat, card)));
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
pub(super) fn building_is_free(game: &Ora, _: Seat, (owner, card): (Seat, Card)) -> Verdict {
    let site = game.site(owner, card);
    ensure(site.is_none_or(|cell| !game.is_occupied(owner, cell)), Refusal::Occupied { card })
}

/// All that must hold to enter a building.
pub(crate) const MAY_ENTER: &[Rule<(Seat, Card)>] = &[building_is_own, building_is_there, building_is_free];

/// In the bonus round a prior may enter any built building, occupied or not (ORA-9.2, ORA-9.3).
pub(crate) const MAY_ENTER_IN_BONUS: &[Rule<(Seat, Card)>] = &[building_is_there];

/// The building is chosen; who goes?
pub(crate) fn choose(game: &mut Ora, seat: Seat, bonus: bool, site: (Seat, Card), log: &mut impl Log<Event>) {
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
        game.agenda.push(Step::Assign { asked, host, user, card });
    } else {
        let clergyman = if kinds.0 { Clergyman::Prior } else { Clergyman::LayBrother };
        enter(game, Entry { user, host, clergyman, owner: host, card }, log);
    }
}

/// A clergyman who is at home.
pub(crate) fn may_send(game: &Ora, host: Seat, clergyman: Clergyman) -> Verdict {
    ensure(game.player(host).has_home(clergyman), Refusal::NotHome)
}

/// Who enters which building, and who uses it.
#[derive(Copy, Clone)]
pub(crate) struct Entry {
    pub(crate) user: Seat,
    pub(crate) host: Seat,
    pub(crate) clergyman: Clergyman,
    pub(crate) owner: Seat,
    pub(crate) card: Card,
}

/// The clergyman enters, and the user may use the function or leave it (ORA-4.3, ORA-6.6, ORA-9.4).
pub(crate) fn enter(game: &mut Ora, entry: Entry, log: &mut impl Log<Event>) {
    let Entry { user, host, clergyman, owner, card } = entry;
    let cell = game.land(owner).find(card).expect("the building stands there");
    game.player_mut(host).send(clergyman, owner, cell);
    log.note(Event::Entered { seat: host, clergyman, owner, card });
    game.agenda.push(Step::Run(Use { user, card, line: 0 }));
}
