//! The conversions of buildings: free actions with a price and a reward.

use parlour_core::spelled;

use super::buildings::Building;
use super::goods::Item::{
    Brick, Cattle, Coal, Field, Glass, Meat, Pasture, Pig, Pond, Porridge, Progress, Provision, Sand, Water,
    Wood,
};
use super::script::Count;
use super::script::Effect::{self, Give, Per};
use super::script::{Bill, Deal};

spelled! {
    /// A conversion; a building with a choice of two has two of them.
    #[derive(Default)]
    #[expect(missing_docs, reason = "each is named after its building; the table below says what it does")]
    pub enum Trade, "a conversion", "forest-trade-" {
        #[default]
        ClayPit = "clay-pit",
        HousingEstate = "housing-estate",
        DayLabourersSquare = "day-labourers-square",
        Kiln = "kiln",
        OxBarn = "ox-barn",
        CarversWorkshop = "carvers-workshop",
        Sawmill = "sawmill",
        HiddenMill = "hidden-mill",
        Tavern = "tavern",
        SievingWorks = "sieving-works",
        CharcoalPileSmall = "charcoal-pile-small",
        Well = "well",
        Cooperage = "cooperage",
        GrainMill = "grain-mill",
        ManorHousePond = "manor-house-pond",
        ManorHouseField = "manor-house-field",
        FishSmokery = "fish-smokery",
        WateringTroughPig = "watering-trough-pig",
        WateringTroughCattle = "watering-trough-cattle",
        MangerPig = "manger-pig",
        MangerCattle = "manger-cattle",
        Forge = "forge",
        IrrigationPasture = "irrigation-pasture",
        IrrigationPond = "irrigation-pond",
        Farmstead = "farmstead",
        GlassFurnace = "glass-furnace",
        Glassblower = "glassblower",
        Bakery = "bakery",
        Inn = "inn",
        CharcoalPileLarge = "charcoal-pile-large",
        SandStore = "sand-store",
        CastleHotel = "castle-hotel",
        FarmersResidence = "farmers-residence",
    }
}

/// How many conversions there are.
pub const TRADES: usize = 33;

impl Trade {
    /// The building that allows it.
    pub const fn building(self) -> Building {
        TABLE[self as usize].0
    }

    /// Price and reward.
    pub const fn deal(self) -> &'static Deal {
        &TABLE[self as usize].1
    }
}

const PAY: Bill = Bill::FREE;

const fn deal(bill: Bill, reward: &'static [Effect]) -> Deal {
    Deal { bill, reward }
}

const TABLE: [(Building, Deal); TRADES] = [
    (Building::ClayPit, deal(PAY.water(2), &[Give(Brick, 3)])),
    (Building::HousingEstate, deal(PAY.meat(2), &[Give(Brick, 2), Give(Wood, 2)])),
    (Building::DayLabourersSquare, deal(PAY.porridge(1), &[Give(Brick, 1)])),
    (Building::Kiln, deal(PAY.coal(2), &[Give(Brick, 3)])),
    (Building::OxBarn, deal(PAY.forests(1), &[Per(Wood, Count::OxTeam)])),
    (Building::CarversWorkshop, deal(PAY.porridge(1), &[Give(Wood, 1)])),
    (Building::Sawmill, deal(PAY.forests(1), &[Give(Wood, 3)])),
    (Building::HiddenMill, deal(PAY.forests(1), &[Give(Wood, 1), Give(Porridge, 2)])),
    (Building::Tavern, deal(PAY.water(1).porridge(1), &[Give(Sand, 2)])),
    (Building::SievingWorks, deal(PAY.meat(1), &[Give(Sand, 2)])),
    (Building::CharcoalPileSmall, deal(PAY.wood(1).meat(1), &[Give(Coal, 3)])),
    (Building::Well, deal(PAY.porridge(1), &[Give(Water, 1)])),
    (Building::Cooperage, deal(PAY.wood(2), &[Give(Water, 3)])),
    (Building::GrainMill, deal(PAY.fields(1), &[Give(Porridge, 3)])),
    (Building::ManorHouse, deal(PAY.ponds(1), &[Give(Water, 2)])),
    (Building::ManorHouse, deal(PAY.fields(1), &[Give(Porridge, 1)])),
    (Building::FishSmokery, deal(PAY.ponds(1), &[Give(Water, 1), Give(Meat, 1)])),
    (Building::WateringTrough, deal(PAY.water(2), &[Give(Pig, 1)])),
    (Building::WateringTrough, deal(PAY.water(3), &[Give(Cattle, 1)])),
    (Building::Manger, deal(PAY.porridge(2), &[Give(Pig, 1)])),
    (Building::Manger, deal(PAY.porridge(3), &[Give(Cattle, 1)])),
    (Building::Forge, deal(PAY.coal(3), &[Give(Cattle, 1)])),
    (Building::IrrigationSystem, deal(PAY.water(2), &[Give(Pasture, 1)])),
    (Building::IrrigationSystem, deal(PAY.water(4), &[Give(Pond, 1)])),
    (Building::Farmstead, deal(PAY.porridge(1).fields(1), &[Give(Pasture, 1)])),
    (Building::GlassFurnace, deal(PAY.meat(2), &[Give(Progress, 1)])),
    (Building::Glassblower, deal(PAY.meat(1).porridge(2), &[Give(Glass, 1)])),
    (Building::Bakery, deal(PAY.water(1).fields(1), &[Give(Provision, 2)])),
    (Building::Inn, deal(PAY.water(2), &[Give(Porridge, 1)])),
    (Building::CharcoalPileLarge, deal(PAY.wood(2), &[Give(Coal, 1)])),
    (Building::SandStore, deal(PAY.porridge(2), &[Give(Sand, 1)])),
    (Building::CastleHotel, deal(PAY.progress(1), &[Give(Meat, 1)])),
    (Building::FarmersResidence, deal(PAY.porridge(4), &[Give(Field, 1)])),
];
