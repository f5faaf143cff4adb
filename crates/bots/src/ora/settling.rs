//! Settlements to come: where they would stand, and what is laid by for them.

use parlour_core::Seat;
use parlour_ora::data::{Settlement, Terrain, Terrains};
use parlour_ora::{Ground, Ora};

/// No more bare cells are looked at.
const CELLS: usize = 24;

/// Bare cells, and what may stand on them.
#[derive(Copy, Clone, Default)]
pub(super) struct Grounds {
    /// How many a building or a settlement may stand on.
    pub(super) cells: f32,
    /// The terrains of bare cells.
    pub(super) any: Terrains,
    /// The terrains of those beside the cloister.
    pub(super) beside_cloister: Terrains,
}

/// What a player can expect of settlements.
pub(super) struct Settling {
    pub(super) ground: Grounds,
    /// Phases to come.
    pub(super) phases: f32,
    /// The points of the settlements that could still be founded, on the best cells there are.
    pub(super) sites: f32,
    /// The points of the best one that could be paid for now; the nearer the phase, the more.
    pub(super) ready: f32,
    /// The same without regard to the phase.
    pub(super) payable: f32,
    /// The food all of them cost, and the energy.
    pub(super) food: f32,
    pub(super) energy: f32,
}

/// How far off a phase may be for a full larder to be worth half.
const SOON: f32 = 4.0;

impl Settling {
    pub(super) fn of(game: &Ora, seat: Seat) -> Self {
        let (ground, mut cells) = survey(game, seat);
        let mut ahead = game.phases_ahead();
        let next = ahead.next();
        let phases = usize::from(next.is_some()) + ahead.count();
        let payable = best_payable(game, seat, cells.list());
        let mut settling = Self {
            ground,
            phases: phases as f32,
            sites: 0.0,
            ready: payable * next.map_or(0.0, |rounds| SOON / (SOON + f32::from(rounds))),
            payable,
            food: 0.0,
            energy: 0.0,
        };
        for settlement in to_come(game, seat).take(phases) {
            let town = settlement.town();
            settling.food += f32::from(town.food);
            settling.energy += f32::from(town.half_energy) / 2.0;
            if let Some(near) = cells.take_best(town.terrain) {
                settling.sites += (near + own_points(settlement)) as f32;
            }
        }
        settling
    }
}

/// The points of a settlement without its neighbours.
fn own_points(settlement: Settlement) -> i32 {
    let town = settlement.town();
    i32::from(town.economic) + i32::from(town.dwelling)
}

/// All settlements, those with most points of their own first.
const BY_POINTS: [Settlement; 8] = [
    Settlement::HilltopVillage,
    Settlement::Village,
    Settlement::FishingVillage,
    Settlement::Hamlet,
    Settlement::ArtistsColony,
    Settlement::MarketTown,
    Settlement::FarmingVillage,
    Settlement::ShantyTown,
];

/// The settlements a player has or will get, the best first.
fn to_come(game: &Ora, seat: Seat) -> impl Iterator<Item = Settlement> {
    let mut owned = game.reserve(seat);
    let letters = game.letters_revealed()..4;
    letters.filter_map(Settlement::of_letter).for_each(|settlement| owned.insert(settlement));
    BY_POINTS.into_iter().filter(move |settlement| owned.has(*settlement))
}

fn best_payable(game: &Ora, seat: Seat, cells: &[(Terrain, i32)]) -> f32 {
    let payable = game.reserve(seat).iter().filter(|settlement| game.affords(seat, *settlement));
    let points = payable.filter_map(|settlement| {
        let fits = cells.iter().filter(|(terrain, _)| settlement.town().terrain.has(*terrain));
        fits.map(|(_, near)| *near).max().map(|near| near + own_points(settlement))
    });
    points.max().unwrap_or_default().max(0) as f32
}

/// Bare cells by what their neighbours would add to a settlement.
struct Cells {
    cells: [(Terrain, i32); CELLS],
    len: usize,
}

impl Cells {
    fn list(&self) -> &[(Terrain, i32)] {
        &self.cells[..self.len]
    }

    fn push(&mut self, ground: Ground) {
        if self.len < CELLS {
            self.cells[self.len] = (ground.terrain, ground.near);
            self.len += 1;
        }
    }

    /// Takes the best cell of such a terrain.
    fn take_best(&mut self, terrains: Terrains) -> Option<i32> {
        let fits = self.list().iter().enumerate().filter(|(_, (terrain, _))| terrains.has(*terrain));
        let (place, (_, near)) = fits.max_by_key(|(_, (_, near))| *near)?;
        let near = *near;
        self.len -= 1;
        self.cells.swap(place, self.len);
        Some(near)
    }
}

fn survey(game: &Ora, seat: Seat) -> (Grounds, Cells) {
    let mut ground = Grounds::default();
    let mut cells = Cells { cells: [(Terrain::Water, 0); CELLS], len: 0 };
    for bare in game.grounds(seat) {
        ground.any.insert(bare.terrain);
        if bare.beside_cloister {
            ground.beside_cloister.insert(bare.terrain);
        }
        if !matches!(bare.terrain, Terrain::Water | Terrain::Mountain) {
            ground.cells += 1.0;
            cells.push(bare);
        }
    }
    (ground, cells)
}
