//! The plain value a game is.

pub(crate) mod dials;
pub(crate) mod estate;
pub(crate) mod player;

use std::ops::{Index, IndexMut};

use parlour_core::{Agenda, Seat};

use crate::data::{
    Building, CELLS, Cell, Cells, FACES, Gap, Goal, LARGE, Mission, NUMBERS, PawnSpot, SLOTS, SPACES,
    STRICT_SUPPLY, Set, Tile, Village, Worker, distance,
};
use crate::score;
use crate::state::player::Player;
use crate::step::Step;

/// At most so many players.
pub(crate) const SEATS: usize = 4;
/// Pawns in the box: one per player, one more for the neutral pawn or the solo player.
pub(crate) const PAWNS: usize = 5;
/// The neutral pawn of two players, the white pawn of the solo player.
pub(crate) const FIFTH_PAWN: usize = 4;

/// A game of Black Forest.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Forest {
    pub(crate) players: u8,
    /// The revision of the rules: since 2 a surplus is lost and forbids nothing (BLF-6.3, BLF-7.10, BLF-10.5).
    pub(crate) rules: u32,
    /// Who takes the first turn.
    pub(crate) first: Seat,
    /// Tiles are limited to the printed numbers (BLF-9.11).
    pub(crate) strict: bool,
    pub(crate) seats: [Player; SEATS],
    pub(crate) agenda: Agenda<Step, 40>,

    /// Who works on each space, once dealt.
    pub(crate) workers: [Option<Worker>; SPACES],
    /// The faces that can be built.
    pub(crate) display: Set<Building>,
    /// Where each tile lies once it is built: its cell, and the second cell of a large one.
    pub(crate) sites: [u8; SLOTS],
    pub(crate) second_sites: [u8; LARGE as usize],
    /// Missions still in the pile.
    pub(crate) pile: Set<Mission>,
    /// The mission in the slot of each village.
    pub(crate) slots: [Option<Mission>; Village::COUNT],
    /// Location missions on their sites.
    pub(crate) open_sites: Set<Mission>,
    /// Reminder tiles reached so far.
    pub(crate) reminders: u8,
    pub(crate) pawns: [PawnSpot; PAWNS],
    /// Small plots nobody has taken.
    pub(crate) plots_left: u8,

    /// The lap of the table, or the year of the solo player; nought during the set-up.
    pub(crate) round: u8,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The worker visited first in this turn.
    pub(crate) visited: Option<Worker>,
    /// The pawn the solo player placed last in this year.
    pub(crate) last_pawn: Option<u8>,
    /// This is an extra turn: the solo player moves the last pawn again (BLF-13.12).
    pub(crate) extra_turn: bool,
    /// Who triggered the end.
    pub(crate) ending: Option<Seat>,
    /// The last turns have begun.
    pub(crate) last_lap: bool,
}

impl Index<Seat> for Forest {
    type Output = Player;

    fn index(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }
}

impl IndexMut<Seat> for Forest {
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }
}

impl Forest {
    /// Is what cannot be stored lost, without forbidding what brings it (BLF-6.3)? Before revision 2 at least
    /// one unit had to be received.
    pub(crate) const fn forgives_surplus(&self) -> bool {
        self.rules >= 2
    }

    /// The points of a seat so far.
    pub fn points(&self, seat: Seat) -> i32 {
        let mut sum = 0;
        score::tally(self, seat, |_, points| sum += points);
        sum
    }

    /// Tells the points of every line of the count of a seat, in their order.
    pub fn tell_points(&self, seat: Seat, mut tell: impl FnMut(i32)) {
        score::tally(self, seat, |_, points| tell(points));
    }

    /// Does one player play alone?
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Is there a neutral pawn?
    pub const fn has_neutral(&self) -> bool {
        self.players == 2
    }

    /// The pawn a seat moves: in solo the one placed last.
    pub(crate) fn pawn(&self, seat: Seat) -> usize {
        if self.is_solo() { self.last_pawn.map_or(FIFTH_PAWN, usize::from) } else { seat.index() }
    }

    /// From where the way of a pawn is measured: nowhere before the first one (BLF-5.4, BLF-13.4).
    pub(crate) fn origin(&self, seat: Seat) -> PawnSpot {
        if self.is_solo() {
            self.last_pawn.map_or(PawnSpot::Hand, |pawn| self.pawns[usize::from(pawn)])
        } else {
            self.pawns[seat.index()]
        }
    }

    /// Does a pawn stand in the gap (BLF-5.3)?
    pub(crate) fn is_taken(&self, gap: Gap) -> bool {
        self.pawns.contains(&PawnSpot::Gap(gap))
    }

    /// The worker on a space.
    pub(crate) fn worker(&self, space: usize) -> Worker {
        self.workers[space].expect("workers are dealt before the first turn")
    }

    /// The two workers beside a gap.
    pub(crate) fn beside(&self, gap: Gap) -> [Worker; 2] {
        let (left, right) = gap.sides();
        [self.worker(left), self.worker(right)]
    }

    /// The space a worker stands on.
    pub(crate) fn space_of(&self, worker: Worker) -> usize {
        self.workers.iter().position(|other| *other == Some(worker)).expect("every worker is on the board")
    }

    /// The village a worker stands in.
    pub(crate) fn village_of(&self, worker: Worker) -> Village {
        Gap::new(self.space_of(worker) as u8).village()
    }

    /// The mission that can be completed where a pawn stands (BLF-7.6, BLF-7.7).
    pub(crate) fn mission_at(&self, spot: PawnSpot) -> Option<Mission> {
        match spot {
            PawnSpot::Gap(gap) => self.slots[gap.village() as usize],
            PawnSpot::Site(mission) if self.open_sites.has(mission) => Some(mission),
            _ => None,
        }
    }

    /// The seats in clockwise order after this one.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        seat.round_from(self.players).skip(1)
    }

    /// The buildings nobody has built yet.
    pub const fn display(&self) -> Set<Building> {
        self.display
    }

    /// The missions that lie open, in villages and on sites.
    pub fn open_missions(&self) -> impl Iterator<Item = Mission> + use<'_> {
        self.slots.iter().flatten().copied().chain(self.open_sites.iter())
    }

    /// Provisions for the way of a seat's pawn to the village of a worker (BLF-5.6).
    pub fn way_to(&self, seat: Seat, worker: Worker) -> u8 {
        let space = self.workers.iter().position(|other| *other == Some(worker));
        space.map_or(0, |space| distance(self.origin(seat), Goal::Gap(Gap::new(space as u8))))
    }

    /// Who owns a building.
    pub fn owner(&self, building: Building) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self[*seat].has(building))
    }

    /// The cells a built building covers.
    pub(crate) fn cells_under(&self, building: Building) -> Cells {
        let first = Cell::new(self.sites[building.slot()]).bit();
        if !building.is_large() {
            return first;
        }
        first | Cell::new(self.second_sites[building.slot() - usize::from(NUMBERS)]).bit()
    }

    /// How many tiles of a kind the supply still has (BLF-9.11).
    pub(crate) fn supply(&self, tile: Tile) -> u8 {
        if !self.strict {
            return u8::MAX;
        }
        let used = |tile| Seat::all(self.players).map(|seat| self[seat].tiles(tile)).sum::<u8>();
        match tile {
            Tile::Forest => STRICT_SUPPLY[0] - used(Tile::Forest),
            Tile::Field | Tile::Pond => STRICT_SUPPLY[1] - used(Tile::Field) - used(Tile::Pond),
            Tile::Pasture => STRICT_SUPPLY[2] - used(Tile::Pasture),
        }
    }

    /// Has the game begun: is everything dealt and placed?
    pub(crate) const fn has_begun(&self) -> bool {
        self.round > 0
    }
}

const _: () = assert!(CELLS < 128 && FACES < 128, "cells and faces are bits of one number");
