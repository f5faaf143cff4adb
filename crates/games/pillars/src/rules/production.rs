//! Stations 3 and 6 to 8: wool and building resources (PIL-7.1, PIL-7.4 to PIL-7.6).

use parlour_core::{Listed, Log, Seat};

use crate::data::{EventCard, Good, Privilege, ResourceCard, Station};
use crate::event::{Cause, Event};
use crate::state::{Lot, Pillars};

/// A gold for every worker in the mill, grey and black ones included (PIL-7.1).
pub(crate) fn wool_income(game: &mut Pillars, log: &mut impl Log<Event>) {
    for seat in game.clockwise() {
        game.gain_gold(seat, game.idle(seat), Cause::Station(Station::WoolMill), log);
    }
}

/// The cards of one site yield their cubes, and its patron a cube more (PIL-7.4, PIL-7.5); then
/// cards and workers return (PIL-7.6).
pub(crate) fn produce(game: &mut Pillars, site: Station, log: &mut impl Log<Event>) {
    let Some(good) = site.yields() else { return };
    for seat in game.clockwise() {
        harvest(game, seat, good, site, log);
    }
    let cards = ResourceCard::ALL.iter().filter(|card| card.good() == good);
    cards.for_each(|card| game.resources[card.index()] = Lot::Out);
}

fn harvest(game: &mut Pillars, seat: Seat, good: Good, site: Station, log: &mut impl Log<Event>) {
    let cards = game.taken_by(seat).filter(|card| card.good() == good);
    let cubes: u8 = cards.map(|card| yield_of(game, seat, card)).sum();
    if cubes > 0 {
        game.gain_goods(seat, (good, cubes), Cause::Station(site), log);
    }
    let patron = patron(good).filter(|patron| game[seat].privileges.has(*patron));
    if let Some(patron) = patron {
        game.gain_goods(seat, (good, 1), Cause::Privilege(patron), log);
    }
}

/// What a card yields this round: its number, one more with volunteers, one less in a cold
/// winter (PIL-7.4, PIL-15.4, PIL-15.9).
fn yield_of(game: &Pillars, seat: Seat, card: ResourceCard) -> u8 {
    let more = u8::from(game.is_hit_by(EventCard::Volunteers, seat));
    let less = u8::from(game.is_hit_by(EventCard::ColdWinter, seat));
    card.cubes() + more - less
}

/// Who gives a cube of this kind every round (PIL-14.7).
const fn patron(good: Good) -> Option<Privilege> {
    match good {
        Good::Wood => Some(Privilege::Aliena),
        Good::Stone => Some(Privilege::Tom),
        Good::Sand => Some(Privilege::Richard),
        Good::Metal => None,
    }
}
