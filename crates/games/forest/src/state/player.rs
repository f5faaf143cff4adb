//! What one seat has, and its smallest verbs.

use parlour_core::spelled;

use crate::data::geometry::REMINDER_STEP;
use crate::data::{
    Animal, Bill, Building, Count, Dial, Good, Item, MOST_BASIC, Mission, Set, TANNERY_ROOM, Tile, Trade,
    cells,
};
use crate::state::dials::Dials;
use crate::state::estate::{Estate, Herd, Housing};

spelled! {
    /// What a seat wants done with gifts it is offered (BLF-10.11).
    #[derive(Default)]
    pub enum Standing, "a standing answer", "forest-standing-" {
        /// Ask each time.
        #[default]
        Ask = "ask",
        /// Accept; coal goes to the glass dial.
        AcceptGlass = "accept-glass",
        /// Accept; coal goes to the oven.
        AcceptOven = "accept-oven",
        /// Decline.
        Decline = "decline",
    }
}

/// What one seat has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub(crate) dials: Dials,
    pub(crate) estate: Estate,
    pub(crate) herd: Herd,
    pub(crate) buildings: Set<Building>,
    /// Pigs on the tannery.
    pub(crate) hides: u8,
    /// The reminder tile is gone (BLF-4.24).
    pub(crate) reminded: bool,
    /// Completed missions.
    pub(crate) missions: Set<Mission>,
    /// Turns completed, extra turns included.
    pub(crate) turns: u8,
    /// Extra turns still to come.
    pub(crate) extra_turns: u8,
    pub(crate) standing: Standing,
    /// Changes of the standing answer since a turn last began.
    pub(crate) changes: u8,
}

impl Player {
    /// Resources on both dials.
    pub const fn dials(&self) -> &Dials {
        &self.dials
    }

    /// Tiles and plots.
    pub const fn estate(&self) -> &Estate {
        &self.estate
    }

    /// Animals.
    pub const fn herd(&self) -> Herd {
        self.herd
    }

    /// Buildings.
    pub const fn buildings(&self) -> Set<Building> {
        self.buildings
    }

    /// Does the building stand on this estate?
    pub fn has(&self, building: Building) -> bool {
        self.buildings.has(building)
    }

    /// How many tiles of a kind lie on the estate.
    pub const fn tiles(&self, tile: Tile) -> u8 {
        self.estate.count(tile)
    }

    /// Turns completed, extra turns included.
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Room for animals (BLF-9.3).
    pub fn housing(&self) -> Housing {
        self.estate.housing(1 + u8::from(self.has(Building::BeechnutGatherer)))
    }

    /// Are all animals housed (BLF-9.8)?
    pub(crate) fn is_housed(&self) -> bool {
        self.housing().fits(self.herd)
    }

    /// How many of so many animals would be gained (BLF-9.6).
    pub(crate) fn room_for(&self, animal: Animal, n: u8) -> u8 {
        self.housing().room(self.herd, animal, n)
    }

    /// Gains animals as far as there is room, and tells how many (BLF-9.6).
    pub(crate) fn gain_animals(&mut self, animal: Animal, n: u8) -> u8 {
        let gained = self.room_for(animal, n);
        self.herd = self.herd.plus(animal, gained);
        gained
    }

    /// Counts what a reward counts (BLF-6.6, BLF-6.10).
    pub(crate) fn count(&self, what: Count) -> u8 {
        match what {
            Count::Fields => self.tiles(Tile::Field),
            Count::Ponds => self.tiles(Tile::Pond),
            Count::FreeCells => self.estate.free().count_ones() as u8,
            Count::Cattle => self.herd.cattle,
            Count::ForestPairs => self.tiles(Tile::Forest) / 2,
            Count::EmptyPastures => self.housing().empty_pastures(self.herd),
            Count::Catch => (self.tiles(Tile::Pond) / 2).min(3),
            Count::OxTeam => match self.herd.cattle {
                0 => 0,
                1 => 1,
                2..=3 => 2,
                4..=6 => 3,
                _ => 4,
            },
        }
    }

    /// Does it cover the bill in full (BLF-4.5)?
    pub(crate) fn covers(&self, bill: &Bill) -> bool {
        self.dials.cover(bill)
            && bill.forests <= self.tiles(Tile::Forest)
            && bill.fields <= self.tiles(Tile::Field)
            && bill.ponds <= self.tiles(Tile::Pond)
            && bill.pigs <= self.herd.pigs
            && bill.cattle <= self.herd.cattle
            && bill.animals <= self.herd.size()
            && bill.progress <= self.estate.progress
    }

    /// Takes off the plain part of a bill: everything that leaves no choice (BLF-4.17).
    pub(crate) fn pay_plain(&mut self, bill: &Bill) {
        let plain =
            [Item::Sand, Item::Water, Item::Wood, Item::Porridge, Item::Meat, Item::Brick, Item::Glass];
        for item in plain {
            self.dials.lower(item, item.good().map_or(0, |good| bill.of(good)));
        }
        self.dials.lower(Item::Goods, bill.goods);
        self.herd.pigs -= bill.pigs;
        self.herd.cattle -= bill.cattle;
        self.estate.progress -= bill.progress;
    }

    /// Puts a pig on the tannery, if it is there and has room (BLF-6.11).
    pub(crate) fn tan(&mut self) -> bool {
        let tanned = self.has(Building::Tannery) && self.hides < TANNERY_ROOM;
        self.hides += u8::from(tanned);
        tanned
    }

    /// Is the reminder tile reached (BLF-4.24)?
    pub(crate) fn is_reminder_due(&self) -> bool {
        !self.reminded && self.dials.turns(Dial::Oven) >= REMINDER_STEP
    }

    /// The conversions of its buildings, in the order of the table.
    pub(crate) fn trades(&self) -> impl Iterator<Item = Trade> + use<> {
        let (mut owned, mut trades) = (self.buildings.bits() & CONVERSIONS, 0u64);
        while owned != 0 {
            trades |= TRADES_OF[owned.trailing_zeros() as usize];
            owned &= owned - 1;
        }
        std::iter::from_fn(move || {
            let next = (trades != 0).then(|| Trade::ALL[trades.trailing_zeros() as usize]);
            trades &= trades.wrapping_sub(1);
            next
        })
    }
}

/// The conversions of each building, a bit each.
const TRADES_OF: [u64; 128] = {
    let mut of = [0; 128];
    let mut trade = 0;
    while trade < Trade::ALL.len() {
        of[Trade::ALL[trade].building() as usize] |= 1 << trade;
        trade += 1;
    }
    of
};

/// The buildings with a conversion.
const CONVERSIONS: u128 = {
    let mut bits = 0;
    let mut trade = 0;
    while trade < Trade::ALL.len() {
        bits |= 1 << Trade::ALL[trade].building() as u32;
        trade += 1;
    }
    bits
};

/// What would become of a player: used to judge an action before it is taken. Nothing is asked,
/// so open choices are made somehow; the bonus of a reminder tile is not counted (BLF-5.14).
impl Player {
    /// Turns the dials as far as they go; the painter's workshop adds its porridge (BLF-3.7).
    pub(crate) fn settle_quietly(&mut self) {
        let mut glass = self.dials.turn(Dial::Glass);
        self.dials.turn(Dial::Oven);
        while glass > 0 && self.has(Building::PaintersWorkshop) {
            self.dials.raise(Item::Porridge, glass);
            self.dials.turn(Dial::Oven);
            glass = self.dials.turn(Dial::Glass);
        }
    }

    /// More than any payment of a move can leave it with: dials may turn, the cistern fills, the painter's workshop
    /// gives its porridge.
    pub(crate) fn at_best(&self) -> Self {
        let mut best = *self;
        best.dials.fill_processed();
        if self.has(Building::Cistern) {
            best.dials.raise(Item::Water, MOST_BASIC);
        }
        if self.has(Building::PaintersWorkshop) {
            best.dials.raise(Item::Porridge, MOST_BASIC);
        }
        best
    }

    /// Gains a resource that has one marker.
    pub(crate) fn gain_quietly(&mut self, item: Item, n: u8) {
        let gained = self.dials.raise(item, n);
        if item == Item::Glass && self.has(Building::PaintersWorkshop) {
            self.dials.raise(Item::Porridge, gained);
        }
        self.settle_quietly();
    }

    /// Pays a bill that is covered.
    pub(crate) fn pay_quietly(&mut self, bill: &Bill) {
        self.pay_plain(bill);
        let coal = bill.of(Good::Coal);
        let from_glass = coal.min(self.dials.coal(Dial::Glass));
        self.dials.lower(Item::CoalGlass, from_glass);
        self.dials.lower(Item::CoalOven, coal - from_glass);
        if bill.provisions > 0
            && let Some(pair) = self.dials.provision_payments(bill.provisions).first()
        {
            self.dials.set_provisions(*pair);
        }
        let pigs = bill.animals.min(self.herd.pigs);
        self.herd = Herd { pigs: self.herd.pigs - pigs, cattle: self.herd.cattle - (bill.animals - pigs) };
        self.clear_quietly(Tile::Field, bill.fields);
        self.clear_quietly(Tile::Pond, bill.ponds);
        if bill.forests > 0 {
            self.clear_quietly(Tile::Forest, bill.forests);
            self.after_payment(bill.forests);
        } else {
            // Fields and ponds hold no animals.
            self.settle_quietly();
        }
    }

    /// The same with a wood more.
    pub(crate) fn with_wood(mut self) -> Self {
        self.gain_quietly(Item::Wood, 1);
        self
    }

    fn clear_quietly(&mut self, tile: Tile, n: u8) {
        for cell in cells(self.estate.cells_of(tile)).take(usize::from(n)) {
            self.estate.clear(tile, cell);
        }
    }

    /// What follows a payment at once: animals leave, dials turn, the pond hut gives its water.
    pub(crate) fn after_payment(&mut self, felled: u8) {
        if !self.is_housed() {
            self.herd = self.housing().largest(self.herd).next().unwrap_or_default();
        }
        self.settle_quietly();
        if felled > 0 && self.has(Building::PondHut) {
            self.gain_quietly(Item::Water, felled);
        }
    }
}
