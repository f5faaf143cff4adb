//! The eleven missions.

use parlour_core::spelled;

use super::board::Village;
use super::geometry::SITES;
use super::goods::Item::{
    Brick, Cattle, Coal, Field, Forest, FreeBuilding, Glass, Meat, Pasture, Pig, Pond, Porridge, Progress,
    Provision, Sand, Water, Wood,
};
use super::script::Effect::{self, Give};
use super::script::{Bill, Deal};
use super::workers::Worker;

spelled! {
    /// A mission: five of workers, six of places.
    #[derive(Default)]
    pub enum Mission, "a mission", "forest-mission-" {
        /// *Briquetier*.
        #[default]
        Brickmaker = "brickmaker",
        /// *Cuisinier*.
        Cook = "cook",
        /// *Sablière*.
        SandDigger = "sand-digger",
        /// *Propriétaire*.
        Landowner = "landowner",
        /// *Bûcheron*.
        Lumberjack = "lumberjack",
        /// *Capitaine*.
        Captain = "captain",
        /// *Comte*.
        Count = "count",
        /// *Seigneur féodal*.
        FeudalLord = "feudal-lord",
        /// *Ville libre*.
        FreeCity = "free-city",
        /// *Ermite*.
        Hermit = "hermit",
        /// *Marché*.
        Market = "market",
    }
}

impl Mission {
    /// How many missions there are.
    pub const COUNT: usize = 11;

    /// The worker it is assigned to, if it is a worker mission.
    pub const fn worker(self) -> Option<Worker> {
        Some(match self {
            Self::Brickmaker => Worker::Brickmaker,
            Self::Cook => Worker::Cook,
            Self::SandDigger => Worker::SandDigger,
            Self::Landowner => Worker::Landowner,
            Self::Lumberjack => Worker::Lumberjack,
            _ => return None,
        })
    }

    /// The village at the other end of the path to its site, if it is a location mission.
    pub fn site(self) -> Option<Village> {
        SITES.iter().find(|(mission, _)| *mission == self).map(|(_, village)| *village)
    }

    /// Price and reward.
    pub const fn deal(self) -> &'static Deal {
        &DEALS[self as usize]
    }
}

const PAY: Bill = Bill::FREE;

const fn deal(bill: Bill, reward: &'static [Effect]) -> Deal {
    Deal { bill, reward }
}

const DEALS: [Deal; Mission::COUNT] = [
    deal(PAY.wood(7), &[Give(Brick, 5), Give(Coal, 4), Give(Water, 4), Give(Glass, 1)]),
    deal(PAY.meat(5), &[Give(Wood, 5), Give(Sand, 5), Give(Coal, 4), Give(Porridge, 5), Give(Provision, 3)]),
    deal(PAY.coal(7), &[Give(Brick, 4), Give(Wood, 4), Give(Glass, 1), Give(Cattle, 1), Give(Pig, 1)]),
    deal(PAY.fields(3), &[Give(Pasture, 2), Give(Pig, 2), Give(Cattle, 2)]),
    deal(PAY.forests(3), &[Give(Wood, 5), Give(Meat, 4), Give(Cattle, 1)]),
    deal(PAY.water(5), &[Give(Provision, 1), Give(FreeBuilding, 1)]),
    deal(PAY.sand(5), &[Give(Porridge, 5), Give(Glass, 2), Give(Progress, 3)]),
    deal(
        PAY.provisions(2),
        &[Give(Progress, 2), Give(Forest, 1), Give(Field, 2), Give(Pond, 1), Give(Pasture, 1)],
    ),
    deal(PAY.brick(7), &[Give(Coal, 3), Give(Meat, 3), Give(Water, 3), Give(Glass, 1), Give(Field, 2)]),
    deal(PAY.porridge(7), &[Give(Glass, 1), Give(Pig, 3), Give(Pond, 1), Give(Pasture, 1), Give(Forest, 1)]),
    deal(
        PAY.animals(5),
        &[
            Give(Sand, 3),
            Give(Coal, 3),
            Give(Water, 3),
            Give(Wood, 3),
            Give(Porridge, 3),
            Give(Meat, 3),
            Give(Brick, 3),
        ],
    ),
];
