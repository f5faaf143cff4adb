//! Which places are ready, and which ones the waiting followers could make ready.

use parlour_core::Seat;
use parlour_orleans::Orleans;
use parlour_orleans::data::{KINDS, Kind, Need, Place};

use super::places::Outlook;

/// What the places of a seat promise, in points.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Plan {
    /// Places that can be used.
    pub(super) ready: f32,
    /// Places the followers on the market could fill.
    pub(super) possible: f32,
    /// Places that are filled in part.
    pub(super) begun: f32,
}

/// A follower who goes to work might do something else.
const BUSY: f32 = 0.4;

/// A place that is not ready yet.
#[derive(Copy, Clone)]
struct Open {
    place: Place,
    worth: f32,
}

impl Plan {
    pub(super) fn of(game: &Orleans, seat: Seat, outlook: &Outlook) -> Self {
        let player = &game[seat];
        let mut plan = Self::default();
        let mut open: [Option<Open>; Place::COUNT] = [None; Place::COUNT];
        for place in Place::ALL.iter().copied().filter(|place| game.owns(seat, *place)) {
            let spaces = place.needs().len() as u8;
            let empty = player.empty_spaces(place);
            let worth = outlook.worth(game, seat, place);
            if place == Place::TownHall || (spaces > 0 && empty == 0) {
                plan.ready += worth;
            } else if spaces > 0 && worth > 0.0 {
                let part = f32::from(spaces - empty) / f32::from(spaces);
                plan.begun += worth * part * part;
                open[place as usize] = Some(Open { place, worth });
            }
        }
        let mut waiting = std::array::from_fn(|kind| player.waiting(Kind::ALL[kind]));
        while let Some((best, left, worth)) = best_of(game, seat, &open, waiting) {
            plan.possible += worth;
            waiting = left;
            open[best as usize] = None;
        }
        plan
    }
}

/// The place that brings most among those the waiting followers can fill, and who is left then.
fn best_of(
    game: &Orleans,
    seat: Seat,
    open: &[Option<Open>],
    waiting: [u8; KINDS],
) -> Option<(Place, [u8; KINDS], f32)> {
    let mut best: Option<(Place, [u8; KINDS], f32)> = None;
    for open in open.iter().flatten() {
        let Some((left, used)) = fill(game, seat, open.place, waiting) else { continue };
        let worth = open.worth - BUSY * used;
        if worth > best.map_or(0.0, |(_, _, worth)| worth) {
            best = Some((open.place, left, worth));
        }
    }
    best
}

/// Who is left when the waiting followers fill the place, and how many went there.
fn fill(game: &Orleans, seat: Seat, place: Place, mut waiting: [u8; KINDS]) -> Option<([u8; KINDS], f32)> {
    let mut used = 0.0;
    for need in game[seat].missing(place) {
        let kind = match need {
            Need::Any => (0..KINDS).find(|kind| waiting[*kind] > 0)?,
            need => {
                let wanted = need.kind()?;
                if waiting[wanted as usize] > 0 {
                    wanted as usize
                } else {
                    let stands_in =
                        |kind: &usize| waiting[*kind] > 0 && game.stands_in(seat, Kind::ALL[*kind], wanted);
                    (0..KINDS).find(stands_in)?
                }
            }
        };
        waiting[kind] -= 1;
        used += 1.0;
    }
    Some((waiting, used))
}
