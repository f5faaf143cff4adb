//! Settlements, which only phases and the Castle found (ORA-8, ORA-8.8, ORA-11.28G).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::turn::MAY_BUY;
use super::{Rule, Verdict, build, ensure, landscape, payment};
use crate::choice::Choice;
use crate::data::{Settlement, Symbol, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::state::land::{Content, Spot};
use crate::state::purse::Owed;
use crate::step::{Found, Settle};

/// The settlements in reserve, landscape in a phase, or nothing.
impl Ask<Ora> for Settle {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-settle").asked_by("ORA-8.2")
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game.player(seat).reserve.iter().map(Choice::Settle));
        if !self.castle {
            out.extend(Tile::ALL.iter().map(|tile| Choice::Buy(*tile)));
        }
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Settle(settlement) => {
                hearing.under(MAY_SETTLE, settlement, |game, _| game.ask(seat, Found { settlement }))
            }
            Choice::Buy(tile) if !self.castle => {
                hearing.under(MAY_BUY, (self.bought, tile), |game, log| buy(game, seat, tile, log))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Every bare cell.
impl Ask<Ora> for Found {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-found").term("settlement", self.settlement.key()).asked_by("ORA-8.4")
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        build::sites(game, seat, out);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Spot(spot) => {
                let settlement = self.settlement;
                hearing.under(MAY_STAND, (settlement, spot), |game, log| {
                    found(game, seat, settlement, spot, log);
                })
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Only settlements in reserve (ORA-8.2, ORA-8.6).
fn is_in_reserve(game: &Ora, seat: Seat, settlement: Settlement) -> Verdict {
    ensure(game.player(seat).reserve.has(settlement), Refusal::NotInReserve { settlement })
}

/// Enough food (ORA-8.3).
fn food_suffices(game: &Ora, seat: Seat, settlement: Settlement) -> Verdict {
    let (need, have) = (u16::from(settlement.town().food), game.purse(seat).worth(Symbol::Food));
    ensure(have >= need, Refusal::MissingFood { need, have })
}

/// Enough energy (ORA-8.3).
fn energy_suffices(game: &Ora, seat: Seat, settlement: Settlement) -> Verdict {
    let (need, have) = (u16::from(settlement.town().half_energy), game.purse(seat).worth(Symbol::Energy));
    ensure(have >= need, Refusal::MissingEnergy { need, have })
}

/// A grain is food or fuel, never both (ORA-8.3).
fn grain_serves_once(game: &Ora, seat: Seat, settlement: Settlement) -> Verdict {
    let town = settlement.town();
    let covered = game.purse(seat).covers(u16::from(town.food), u16::from(town.half_energy));
    ensure(covered, Refusal::GrainServesOnce)
}

/// An empty cell of the right terrain (ORA-8.4).
fn ground_exists(game: &Ora, seat: Seat, settlement: Settlement) -> Verdict {
    let land = game.land(seat);
    let fits = land.cells().any(|cell| land.fits(cell, settlement.town().terrain, false));
    ensure(fits, Refusal::NoRoomToSettle)
}

/// All that must hold to found a settlement.
const MAY_SETTLE: &[Rule<Settlement>] =
    &[is_in_reserve, food_suffices, energy_suffices, grain_serves_once, ground_exists];

/// The land reaches there.
fn cell_exists(game: &Ora, seat: Seat, (_, spot): (Settlement, Spot)) -> Verdict {
    ensure(game.land(seat).at(spot).is_some(), Refusal::NoSuchCell)
}

/// Nothing stands there (ORA-8.4).
fn cell_is_empty(game: &Ora, seat: Seat, (_, spot): (Settlement, Spot)) -> Verdict {
    let land = game.land(seat);
    ensure(land.at(spot).is_none_or(|cell| land.get(cell) == Content::Empty), Refusal::CellTaken)
}

/// The terrain is listed, never water or mountain (ORA-8.4).
fn terrain_suits(game: &Ora, seat: Seat, (settlement, spot): (Settlement, Spot)) -> Verdict {
    let land = game.land(seat);
    let suits = land.at(spot).is_none_or(|cell| settlement.town().terrain.has(land.terrain(cell)));
    ensure(suits, Refusal::CannotSettleThere)
}

/// All that must hold for a settlement to stand on a cell.
const MAY_STAND: &[Rule<(Settlement, Spot)>] = &[cell_exists, cell_is_empty, terrain_suits];

/// The settlement stands for good; then its food and energy are paid (ORA-8.3, ORA-8.5).
fn found(game: &mut Ora, seat: Seat, settlement: Settlement, spot: Spot, log: &mut impl Log<Event>) {
    let cell = game.land(seat).at(spot).expect("a cell of the land");
    let player = game.player_mut(seat);
    player.land.put(cell, Content::Settlement(settlement));
    player.reserve.remove(settlement);
    log.note(Event::Founded { seat, settlement, spot });
    let town = settlement.town();
    let (food, half_energy) = (u16::from(town.food), u16::from(town.half_energy));
    payment::demand(game, seat, Owed { food, half_energy, ..Owed::default() });
}

/// A landscape tile is bought before settling (ORA-8.2).
fn buy(game: &mut Ora, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    game.ask(seat, Settle { bought: true, castle: false });
    landscape::buy(game, seat, tile, log);
}
