//! Where animals are shown. The rules count them; a picture has to put each somewhere.

use parlour_forest::data::{Building, PASTURE_ROOM, STABLE_ROOM};
use parlour_forest::view::SeatView;

/// How many animals each kind of ground shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Herd {
    /// Pastures with cattle; the others have pigs.
    pub(crate) cattle_pastures: u8,
    /// Cattle on pastures.
    pub(crate) cattle_out: u8,
    /// Cattle in stables.
    pub(crate) cattle_in: u8,
    /// Pigs on pastures.
    pub(crate) pigs_out: u8,
    /// Pigs in forests.
    pub(crate) pigs_in: u8,
    /// Pigs a forest holds.
    pub(crate) per_forest: u8,
}

/// As many animals as possible on pastures, because there they score.
pub(crate) fn graze(seat: &SeatView) -> Herd {
    let (forests, stables, pastures) = seat.housing;
    let split = |cattle_pastures: u8| {
        let cattle_out = seat.cattle.min(cattle_pastures * PASTURE_ROOM);
        let pigs_out = seat.pigs.min((pastures - cattle_pastures) * PASTURE_ROOM);
        Herd {
            cattle_pastures,
            cattle_out,
            cattle_in: seat.cattle - cattle_out,
            pigs_out,
            pigs_in: seat.pigs - pigs_out,
            per_forest: if seat.buildings.has(Building::BeechnutGatherer) { 2 } else { 1 },
        }
    };
    let housed = |herd: &Herd| herd.cattle_in <= stables && herd.pigs_in <= forests;
    let ways = (0..=pastures).map(split);
    ways.max_by_key(|herd| (housed(herd), herd.cattle_out + herd.pigs_out)).unwrap_or_else(|| split(0))
}

/// Deals animals to grounds of a kind, ground by ground.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Heads {
    left: u8,
    room: u8,
    dealt: u8,
}

impl Heads {
    /// So many animals on grounds with this room, numbered from `first`.
    pub(crate) const fn new(left: u8, room: u8, first: u8) -> Self {
        Self { left, room, dealt: first }
    }

    /// Those of the next ground, by their numbers.
    pub(crate) fn next(&mut self) -> std::ops::Range<u8> {
        let n = self.left.min(self.room);
        let first = self.dealt;
        self.left -= n;
        self.dealt += n;
        first..self.dealt
    }
}

/// Cattle that a stable holds.
pub(crate) const STABLE: u8 = STABLE_ROOM;
/// Animals that a pasture holds.
pub(crate) const PASTURE: u8 = PASTURE_ROOM;
