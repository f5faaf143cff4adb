//! The small language in which costs and rewards are written.

use super::goods::{Good, Item};

/// A price: resources, tiles to take away, animals, steps of the progress marker.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Bill {
    /// Eight resources, one byte each, in the order of [`Good`] up to glass.
    pub(crate) lanes: u64,
    pub(crate) provisions: u8,
    pub(crate) goods: u8,
    pub(crate) forests: u8,
    pub(crate) fields: u8,
    pub(crate) ponds: u8,
    pub(crate) pigs: u8,
    pub(crate) cattle: u8,
    /// Animals of either kind.
    pub(crate) animals: u8,
    /// Cells the progress marker goes down.
    pub(crate) progress: u8,
}

/// The top bit of every lane: what a lane borrows from when it is too small.
const GUARDS: u64 = 0x8080_8080_8080_8080;

/// Does every lane of `have` cover its lane of `need`?
pub(crate) const fn covers(have: u64, need: u64) -> bool {
    (have | GUARDS).wrapping_sub(need) & GUARDS == GUARDS
}

impl Bill {
    /// Nothing to pay.
    pub const FREE: Self = Self {
        lanes: 0,
        provisions: 0,
        goods: 0,
        forests: 0,
        fields: 0,
        ponds: 0,
        pigs: 0,
        cattle: 0,
        animals: 0,
        progress: 0,
    };

    /// How many of a resource it takes.
    pub const fn of(&self, good: Good) -> u8 {
        match good {
            Good::Provision => self.provisions,
            Good::Goods => self.goods,
            _ => (self.lanes >> (8 * good as u32)) as u8,
        }
    }

    /// Forests, fields and ponds that are taken away.
    pub const fn tiles(&self) -> [u8; 3] {
        [self.forests, self.fields, self.ponds]
    }

    /// Animals of either kind it takes.
    pub const fn any_animals(&self) -> u8 {
        self.animals
    }

    /// All that is paid, part by part: resources, then tiles, animals and steps of the progress marker.
    pub fn parts(&self) -> impl Iterator<Item = (Item, u8)> {
        let goods = Good::ALL.iter().map(|good| (Item::from(*good), self.of(*good)));
        let pieces = [
            (Item::Forest, self.forests),
            (Item::Field, self.fields),
            (Item::Pond, self.ponds),
            (Item::Pig, self.pigs),
            (Item::Cattle, self.cattle),
            (Item::Animal, self.animals),
            (Item::Progress, self.progress),
        ];
        goods.chain(pieces).filter(|(_, n)| *n > 0)
    }

    const fn lane(mut self, good: Good, n: u8) -> Self {
        self.lanes += (n as u64) << (8 * good as u32);
        self
    }

    pub(crate) const fn sand(self, n: u8) -> Self {
        self.lane(Good::Sand, n)
    }

    pub(crate) const fn coal(self, n: u8) -> Self {
        self.lane(Good::Coal, n)
    }

    pub(crate) const fn water(self, n: u8) -> Self {
        self.lane(Good::Water, n)
    }

    pub(crate) const fn wood(self, n: u8) -> Self {
        self.lane(Good::Wood, n)
    }

    pub(crate) const fn porridge(self, n: u8) -> Self {
        self.lane(Good::Porridge, n)
    }

    pub(crate) const fn meat(self, n: u8) -> Self {
        self.lane(Good::Meat, n)
    }

    pub(crate) const fn brick(self, n: u8) -> Self {
        self.lane(Good::Brick, n)
    }

    pub(crate) const fn glass(self, n: u8) -> Self {
        self.lane(Good::Glass, n)
    }

    pub(crate) const fn provisions(mut self, n: u8) -> Self {
        self.provisions = n;
        self
    }

    pub(crate) const fn forests(mut self, n: u8) -> Self {
        self.forests = n;
        self
    }

    pub(crate) const fn fields(mut self, n: u8) -> Self {
        self.fields = n;
        self
    }

    pub(crate) const fn ponds(mut self, n: u8) -> Self {
        self.ponds = n;
        self
    }

    pub(crate) const fn pigs(mut self, n: u8) -> Self {
        self.pigs = n;
        self
    }

    pub(crate) const fn cattle(mut self, n: u8) -> Self {
        self.cattle = n;
        self
    }

    pub(crate) const fn animals(mut self, n: u8) -> Self {
        self.animals = n;
        self
    }

    pub(crate) const fn progress(mut self, n: u8) -> Self {
        self.progress = n;
        self
    }
}

/// What a reward counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// Fields of the estate.
    Fields,
    /// Ponds of the estate.
    Ponds,
    /// Free cells of the estate.
    FreeCells,
    /// Cattle of the estate.
    Cattle,
    /// Pairs of forests, rounded down.
    ForestPairs,
    /// Pastures that can stand empty.
    EmptyPastures,
    /// The catch: 1, 2, 3 from 2, 4, 6 ponds on.
    Catch,
    /// The team: 1, 2, 3, 4 from 1, 2, 4, 7 cattle on.
    OxTeam,
}

/// One part of a reward (BLF-4.18).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// So many of a thing.
    Give(Item, u8),
    /// One of a thing for each of something.
    Per(Item, Count),
}

/// A price and what it buys.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// What is paid.
    pub bill: Bill,
    /// What is received, part by part, in the printed order.
    pub reward: &'static [Effect],
}

/// What must hold for a building to do its work at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// At least 5 wood are left (half-timbered house).
    FiveWood,
    /// At least 1 glass and 3 provisions are left (guild).
    GlassAndProvisions,
    /// At least 2 pastures lie in the estate (Schauinsland house).
    TwoPastures,
}

/// What an odd building does at once, each in its own words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Special {
    /// Basic markers on 0 move to 1, and an extra turn follows (clockmaker).
    Clock,
    /// The coal marker leaves the glass dial (potash maker).
    Potash,
    /// 1 meat may become 3 coal (converter).
    Converter,
    /// Three different resources become 5 porridge (grocery).
    Grocery,
    /// 3 animals may become 6 meat (slaughterhouse).
    Slaughter,
    /// One animal per field, of either kind (feed farm).
    Feed,
    /// One animal per pair (breeding farm).
    Breed,
    /// Tiles all around (isolated cabin).
    Cabin,
    /// Two fields, a pond or a pasture (clearing house).
    Clearing,
    /// Up to three pastures on this plot (nature park).
    Park,
}

/// What a building scores at the end, besides its printed points.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// So many points for each of a resource.
    Each(Good, u8),
    /// A point per pair of 1 brick and 1 wood.
    Tools,
    /// A point per 2 coal.
    CoalPairs,
    /// A point per pond.
    Ponds,
    /// A point per field.
    Fields,
    /// A point per small plot.
    Plots,
    /// Two points per pasture beside it with at least 2 animals.
    Herds,
    /// Two points per building beside it.
    Neighbours,
    /// A point per free cell beside it.
    Clearings,
    /// Two points per set of field, pond and pasture, at most 10.
    Sets,
    /// A point less per free cell of the estate, at most 5.
    Waste,
    /// Two points per pig on it.
    Hides,
}

/// What an estate must have before a building may be built.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing.
    None,
    /// At least so many ponds.
    Ponds(u8),
    /// At least so many fields.
    Fields(u8),
    /// A plot without any building.
    EmptyPlot,
}
