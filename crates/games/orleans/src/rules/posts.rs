//! Trading posts (*postes de commerce*, ORL-5.19).

use parlour_core::law::ensure;
use parlour_core::{Log, Seat};

use crate::data::{City, Place};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::Orleans;

/// All that must hold to build a trading post; the most basic reason comes first.
pub(crate) const MAY_BUILD: &[Rule<Place>] = &[has_a_post_left, city_has_room];

/// The reserve is not empty (ORL-5.19).
fn has_a_post_left(game: &Orleans, seat: Seat, _: Place) -> Verdict {
    ensure(game[seat].reserve > 0, Refusal::NoPostLeft)
}

/// One post to a city, whoever owns it; in Orléans one per player (ORL-5.19).
fn city_has_room(game: &Orleans, seat: Seat, _: Place) -> Verdict {
    let city = game[seat].merchant;
    ensure(has_room(game, seat, city), Refusal::CityTaken { city })
}

fn has_room(game: &Orleans, seat: Seat, city: City) -> bool {
    let owners = game.posts[city as usize];
    if city == City::Orleans { !owners.has(seat) } else { owners.is_empty() }
}

impl Orleans {
    /// Could the seat build a trading post in the city, were its merchant there (ORL-5.19)?
    pub fn may_have_post(&self, seat: Seat, city: City) -> bool {
        self[seat].reserve > 0 && has_room(self, seat, city)
    }
}

/// A post of the reserve stands in the merchant's city (ORL-5.19).
pub(crate) fn build(game: &mut Orleans, seat: Seat, log: &mut impl Log<Event>) {
    let city = game[seat].merchant;
    game[seat].reserve -= 1;
    game.posts[city as usize].insert(seat);
    log.note(Event::PostBuilt { seat, city });
}
