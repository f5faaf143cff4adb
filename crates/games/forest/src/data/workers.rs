//! The seventeen workers and what they do for a visitor.

use parlour_core::spelled;
use serde::{Serialize, Serializer};

use super::goods::Item::{
    Brick, Building, Cattle, Coal, Field, Meat, Pasture, Pig, Pond, Porridge, Progress, Sand, Water, Wood,
};
use super::script::Count;
use super::script::Effect::{Give, Per};
use super::script::{Bill, Deal};

/// The animal on the back of a worker tile: it decides where the tile may be dealt.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Back {
    /// *Chouette*.
    Owl,
    /// *Renard*.
    Fox,
    /// *Cerf*.
    Deer,
    /// *Souris*.
    Mouse,
}

impl Back {
    /// The key of its name among the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Owl => "forest-back-owl",
            Self::Fox => "forest-back-fox",
            Self::Deer => "forest-back-deer",
            Self::Mouse => "forest-back-mouse",
        }
    }
}

spelled! {
    /// A worker (*ouvrier*), in the order of the rulebook's list.
    #[derive(Default)]
    pub enum Worker, "a worker", "forest-worker-" {
        /// *Briquetier*.
        #[default]
        Brickmaker = "brickmaker",
        /// *Architecte*.
        Architect = "architect",
        /// *Couvreur*.
        Roofer = "roofer",
        /// *Fondeur*.
        Smelter = "smelter",
        /// *Menuisier*.
        Carpenter = "carpenter",
        /// *Boucher*.
        Butcher = "butcher",
        /// *Éleveuse*.
        CattleBreeder = "cattle-breeder",
        /// *Bergère*.
        Shepherdess = "shepherdess",
        /// *Propriétaire*.
        Landowner = "landowner",
        /// *Porcher*.
        Swineherd = "swineherd",
        /// *Cuisinier*.
        Cook = "cook",
        /// *Paysanne*.
        Farmer = "farmer",
        /// *Paysagiste*.
        Landscaper = "landscaper",
        /// *Sablière*.
        SandDigger = "sand-digger",
        /// *Marchand ambulant*.
        Merchant = "merchant",
        /// *Charbonnier*.
        CharcoalBurner = "charcoal-burner",
        /// *Bûcheron*.
        Lumberjack = "lumberjack",
    }
}

impl Worker {
    /// How many workers there are.
    pub const COUNT: usize = 17;

    /// The animal on the back of the tile.
    pub const fn back(self) -> Back {
        match self as usize {
            0..5 => Back::Owl,
            5..10 => Back::Fox,
            10..15 => Back::Deer,
            _ => Back::Mouse,
        }
    }

    /// What the worker offers: one service, or a choice of two.
    pub const fn services(self) -> &'static [Service] {
        match self {
            Self::Brickmaker => &[Service::Brickmaker],
            Self::Architect => &[Service::Architect],
            Self::Roofer => &[Service::RooferBuild, Service::RooferProgress],
            Self::Smelter => &[Service::Smelter],
            Self::Carpenter => &[Service::Carpenter],
            Self::Butcher => &[Service::ButcherPig, Service::ButcherCattle],
            Self::CattleBreeder => &[Service::CattleBreeder],
            Self::Shepherdess => {
                &[Service::ShepherdessPorridge, Service::ShepherdessWood, Service::ShepherdessHut]
            }
            Self::Landowner => &[Service::LandownerPorridge, Service::LandownerBrick],
            Self::Swineherd => &[Service::Swineherd],
            Self::Cook => &[Service::CookPorridge, Service::CookMeat],
            Self::Farmer => &[Service::FarmerPasture, Service::FarmerField],
            Self::Landscaper => &[Service::LandscaperPond, Service::LandscaperWater],
            Self::SandDigger => &[Service::SandDigger],
            Self::Merchant => &[Service::Merchant],
            Self::CharcoalBurner => &[Service::CharcoalBurner],
            Self::Lumberjack => &[Service::Lumberjack],
        }
    }
}

spelled! {
    /// One of the things a worker can do for a visitor.
    #[derive(Default)]
    pub enum Service, "a service of a worker", "forest-service-" {
        /// 1 coal for 4 brick.
        #[default]
        Brickmaker = "brickmaker",
        /// Build at cost.
        Architect = "architect",
        /// Build at cost.
        RooferBuild = "roofer-build",
        /// 1 step of progress.
        RooferProgress = "roofer-progress",
        /// 3 brick for 2 steps of progress.
        Smelter = "smelter",
        /// A forest for 1 wood and a building at cost.
        Carpenter = "carpenter",
        /// 1 pig for 2 meat.
        ButcherPig = "butcher-pig",
        /// 1 cattle for 3 meat.
        ButcherCattle = "butcher-cattle",
        /// 1 cattle.
        CattleBreeder = "cattle-breeder",
        /// 1 porridge per cattle.
        ShepherdessPorridge = "shepherdess-porridge",
        /// 1 wood per pig in a forest.
        ShepherdessWood = "shepherdess-wood",
        /// Nothing but the coal of the shepherd's hut (BLF-6.16).
        ShepherdessHut = "shepherdess-hut",
        /// 1 water and 1 porridge for 1 pig and 1 cattle.
        LandownerPorridge = "landowner-porridge",
        /// 1 water and 1 brick for 1 pig and 1 cattle.
        LandownerBrick = "landowner-brick",
        /// 1 pig.
        Swineherd = "swineherd",
        /// 1 porridge per field.
        CookPorridge = "cook-porridge",
        /// 1, 2, 3 meat from 2, 4, 6 ponds on.
        CookMeat = "cook-meat",
        /// 1 wood for 1 pasture.
        FarmerPasture = "farmer-pasture",
        /// 1 field.
        FarmerField = "farmer-field",
        /// 1 brick for 1 pond.
        LandscaperPond = "landscaper-pond",
        /// 1 water per pond.
        LandscaperWater = "landscaper-water",
        /// 1 sand per pond.
        SandDigger = "sand-digger",
        /// 2 of a basic resource, 1 for all others.
        Merchant = "merchant",
        /// 1 wood for 4 coal.
        CharcoalBurner = "charcoal-burner",
        /// A forest for 4 wood.
        Lumberjack = "lumberjack",
    }
}

const PAY: Bill = Bill::FREE;

impl Service {
    /// Price and reward as printed; what depends on the moment is empty here.
    pub const fn deal(self) -> &'static Deal {
        &DEALS[self as usize]
    }
}

const fn deal(bill: Bill, reward: &'static [super::script::Effect]) -> Deal {
    Deal { bill, reward }
}

/// Prices and rewards, service by service.
const DEALS: [Deal; 25] = [
    deal(PAY.coal(1), &[Give(Brick, 4)]),
    deal(PAY, &[Give(Building, 1)]),
    deal(PAY, &[Give(Building, 1)]),
    deal(PAY, &[Give(Progress, 1)]),
    deal(PAY.brick(3), &[Give(Progress, 2)]),
    deal(PAY.forests(1), &[Give(Wood, 1), Give(Building, 1)]),
    deal(PAY.pigs(1), &[Give(Meat, 2)]),
    deal(PAY.cattle(1), &[Give(Meat, 3)]),
    deal(PAY, &[Give(Cattle, 1)]),
    deal(PAY, &[Per(Porridge, Count::Cattle)]),
    deal(PAY, &[]),
    deal(PAY, &[]),
    deal(PAY.water(1).porridge(1), &[Give(Pig, 1), Give(Cattle, 1)]),
    deal(PAY.water(1).brick(1), &[Give(Pig, 1), Give(Cattle, 1)]),
    deal(PAY, &[Give(Pig, 1)]),
    deal(PAY, &[Per(Porridge, Count::Fields)]),
    deal(PAY, &[Per(Meat, Count::Catch)]),
    deal(PAY.wood(1), &[Give(Pasture, 1)]),
    deal(PAY, &[Give(Field, 1)]),
    deal(PAY.brick(1), &[Give(Pond, 1)]),
    deal(PAY, &[Per(Water, Count::Ponds)]),
    deal(PAY, &[Per(Sand, Count::Ponds)]),
    deal(PAY, &[]),
    deal(PAY.wood(1), &[Give(Coal, 4)]),
    deal(PAY.forests(1), &[Give(Wood, 4)]),
];

impl Serialize for Back {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(match self {
            Self::Owl => "owl",
            Self::Fox => "fox",
            Self::Deer => "deer",
            Self::Mouse => "mouse",
        })
    }
}
