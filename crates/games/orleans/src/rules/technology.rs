//! Technology tiles (ORL-6.8 to ORL-6.20).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::{Need, Space};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::spaces::spaces_in;
use crate::rules::{Rule, Verdict};
use crate::state::{Orleans, Plan, Slot};
use crate::step::Technology;
use crate::words::TECHNOLOGY;

impl Ask<Orleans> for Technology {
    fn prompt(self, game: &Orleans, seat: Seat) -> Prompt {
        prompt(game, seat)
    }

    /// Every empty space, and none.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(spaces_in(game.free_spaces(seat)).map(Choice::Technology));
        out.push(Choice::NoTechnology);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Technology(space) => {
                hearing.under(MAY_PLACE, space, |game, log| place_after_pass(game, seat, space, log))
            }
            Choice::NoTechnology => hearing.freely(|game, _| close(game, seat)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The question, in a plan as after a pass.
pub(crate) fn prompt(game: &Orleans, seat: Seat) -> Prompt {
    let (key, rule) = if game[seat].pioneer {
        ("orleans-prompt-technology", "ORL-6.9")
    } else {
        ("orleans-prompt-first-technology", "ORL-6.11")
    };
    Phrase::new(key).count("tiles", game[seat].unplaced, TECHNOLOGY).asked_by(rule)
}

/// All that must hold to place a technology tile.
pub(crate) const MAY_PLACE: &[Rule<Space>] = &[
    has_one_to_place,
    owns_the_place,
    replaces_a_profession,
    never_replaces_a_monk,
    place_has_several_spaces,
    one_to_a_place,
    first_replaces_a_farmer,
    space_is_empty,
    placed_in_order,
];

/// A tile lies beside the board (ORL-6.8, ORL-6.9).
fn has_one_to_place(game: &Orleans, seat: Seat, _: Space) -> Verdict {
    ensure(game[seat].unplaced > 0, Refusal::NoTechnologyLoose)
}

/// On the player board or on an own place tile (ORL-6.10).
fn owns_the_place(game: &Orleans, seat: Seat, space: Space) -> Verdict {
    let place = space.place();
    ensure(game.owns(seat, place), Refusal::NotYourPlace { place })
}

/// Where no certain profession is required there is nothing to replace (ORL-6.15).
fn replaces_a_profession(_: &Orleans, _: Seat, space: Space) -> Verdict {
    ensure(space.need() != Need::Any, Refusal::NoCertainNeed { place: space.place() })
}

/// Monks are never replaced (ORL-6.12, ORL-4.11).
fn never_replaces_a_monk(_: &Orleans, _: Seat, space: Space) -> Verdict {
    ensure(space.need() != Need::Monk, Refusal::TechnologyForMonk)
}

/// No action is free: a place with one space takes none (ORL-6.14, ORL-6.17).
fn place_has_several_spaces(_: &Orleans, _: Seat, space: Space) -> Verdict {
    let place = space.place();
    ensure(place.needs().len() > 1, Refusal::SingleSpace { place })
}

/// At most one to a place (ORL-6.13).
fn one_to_a_place(game: &Orleans, seat: Seat, space: Space) -> Verdict {
    let place = space.place();
    ensure(!game[seat].has_technology(place), Refusal::SecondTechnology { place })
}

/// The first tile of the game replaces a farmer, by the printed type of the space
/// (ORL-6.11, ORL-6.18, ORL-6.20).
fn first_replaces_a_farmer(game: &Orleans, seat: Seat, space: Space) -> Verdict {
    ensure(game[seat].pioneer || space.need() == Need::Farmer, Refusal::FirstReplacesFarmer)
}

/// The space must be empty (ORL-6.10).
fn space_is_empty(game: &Orleans, seat: Seat, space: Space) -> Verdict {
    ensure(game[seat].empty_slot(space).is_some(), Refusal::SpaceTaken { space })
}

/// Tiles of one window are placed in the order of the spaces, so that each set has one spelling;
/// the first of the game comes first, and no lower farmer space may take its part.
fn placed_in_order(game: &Orleans, seat: Seat, space: Space) -> Verdict {
    let plan = &game[seat].plan;
    let before_first = plan.first.is_some_and(|first| space.need() == Need::Farmer && space < first);
    let in_order = space.index() as u8 >= plan.from && !before_first;
    ensure(in_order, Refusal::OutOfOrder)
}

/// A tile fills a space for good; tells which (ORL-6.10, ORL-6.16).
pub(crate) fn put(game: &mut Orleans, seat: Seat, space: Space) -> usize {
    let player = &mut game[seat];
    let slot = player.empty_slot(space).expect("the space is empty");
    player.slots[slot] = Slot::Technology;
    player.unplaced -= 1;
    if player.pioneer {
        player.plan.from = space.index() as u8;
    } else {
        player.pioneer = true;
        player.plan.first = Some(space);
    }
    slot
}

/// After the own pass any number of tiles may be placed (ORL-6.9 a).
pub(crate) fn open(game: &mut Orleans, seat: Seat) {
    if game[seat].unplaced > 0 {
        game.ask(seat, Technology);
    }
}

/// A tile is placed after the own pass (ORL-6.9 a).
fn place_after_pass(game: &mut Orleans, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    put(game, seat, space);
    log.note(Event::TechnologyPlaced { seat, space });
    if game[seat].unplaced > 0 {
        game.ask(seat, Technology);
    } else {
        close(game, seat);
    }
}

/// The rest is kept for later (ORL-6.9).
fn close(game: &mut Orleans, seat: Seat) {
    game[seat].plan = Plan::default();
}
