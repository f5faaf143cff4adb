//! Missions (BLF-7).

use parlour_core::law::ensure;
use parlour_core::{Log, Seat};

use super::{Rule, Verdict, judge, payment};
use crate::data::{Mission, Village};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Draw, Last, Source, Task};

/// The mission at the pawn of a seat.
pub(crate) fn here(game: &Forest, seat: Seat) -> Option<Mission> {
    game.mission_at(game.pawns[game.pawn(seat)])
}

/// There is a mission (BLF-7.6).
fn is_there(game: &Forest, seat: Seat, (): ()) -> Verdict {
    ensure(here(game, seat).is_some(), Refusal::NoMission)
}

/// It can be paid, and something comes of it (BLF-7.6).
fn can_be_completed(game: &Forest, seat: Seat, (): ()) -> Verdict {
    here(game, seat).map_or(Ok(()), |mission| judge::mission(game, &game[seat], mission))
}

pub(super) const MAY_COMPLETE: &[Rule<()>] = &[is_there, can_be_completed];

/// Pays, takes the reward; the tile stays until all of it is taken (BLF-7.8, BLF-7.12).
pub(super) fn complete(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let mission = here(game, seat).expect("a mission at the pawn");
    let source = Source::Mission(mission);
    game.then(seat, Task::EndMission(mission));
    game.then(seat, Task::Earn(source));
    payment::begin(game, seat, source, &mission.deal().bill, log);
}

/// The tile goes to the player, and a new mission is revealed (BLF-7.8).
pub(crate) fn end(game: &mut Forest, seat: Seat, mission: Mission, log: &mut impl Log<Event>) {
    game.open_sites.remove(mission);
    game.slots.iter_mut().filter(|slot| **slot == Some(mission)).for_each(|slot| *slot = None);
    game[seat].missions.insert(mission);
    log.note(Event::MissionDone { seat, mission });
    game.ask(seat, Last);
    if !game.pile.is_empty() {
        game.draw(Draw::Mission);
    }
}

/// A revealed mission finds its site or slot (BLF-7.2, BLF-7.3).
pub(crate) fn reveal(game: &mut Forest, mission: Mission, log: &mut impl Log<Event>) {
    game.pile.remove(mission);
    let village = mission.worker().map(|worker| free_slot(game, game.village_of(worker)));
    match village {
        Some(village) => game.slots[village as usize] = Some(mission),
        None => game.open_sites.insert(mission),
    }
    log.note(Event::MissionRevealed { mission, village });
}

/// The village itself, or the next one clockwise whose slot is empty (BLF-7.3).
fn free_slot(game: &Forest, mut village: Village) -> Village {
    while game.slots[village as usize].is_some() {
        village = village.next();
    }
    village
}
