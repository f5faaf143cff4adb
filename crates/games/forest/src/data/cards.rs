//! Prices, points and effects of all buildings, in the order of the rulebook's tables.

use serde::{Serialize, Serializer};

use super::buildings::{Building, FACES, NUMBERS};
use super::goods::Good;
use super::goods::Item::{
    Brick, Cattle, Coal, CoalGlass, CoalOven, Glass, Meat, Pasture, Pig, Porridge, Progress, Sand, Water,
    Wood,
};
use super::script::Effect::{self, Give, Per};
use super::script::{Bill, Condition, Count, End, Need, Special};
use Kind::{Conversion, Final, Immediate, Permanent, Requirement};

/// What the background of a building tells.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Blue: a conversion, at (almost) any time.
    Conversion,
    /// Beige: once, when it is built.
    Immediate,
    /// Red: from now on.
    Permanent,
    /// Yellow: points at the end.
    Final,
    /// Woods and a pouch: something must be there first.
    Requirement,
}

/// A building as printed. Permanent effects are asked for where they matter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name.
    pub building: Building,
    /// Its price; the fort costs bricks besides (BLF-12.5).
    pub bill: Bill,
    /// Its printed points.
    pub points: u8,
    /// Its background.
    pub kinds: &'static [Kind],
    /// What must be there first.
    pub need: Need,
    /// What must hold for the immediate effect.
    pub condition: Option<Condition>,
    /// The immediate reward, part by part.
    pub once: &'static [Effect],
    /// What follows the immediate reward.
    pub special: Option<Special>,
    /// What it scores at the end.
    pub end: Option<End>,
}

const fn card(building: Building, bill: Bill, points: u8, kinds: &'static [Kind]) -> Card {
    Card {
        building,
        bill,
        points,
        kinds,
        need: Need::None,
        condition: None,
        once: &[],
        special: None,
        end: None,
    }
}

impl Card {
    const fn need(mut self, need: Need) -> Self {
        self.need = need;
        self
    }

    const fn when(mut self, condition: Condition) -> Self {
        self.condition = Some(condition);
        self
    }

    const fn once(mut self, once: &'static [Effect]) -> Self {
        self.once = once;
        self
    }

    const fn special(mut self, special: Special) -> Self {
        self.special = Some(special);
        self
    }

    const fn end(mut self, end: End) -> Self {
        self.end = Some(end);
        self
    }
}

impl Building {
    /// The building as printed.
    pub const fn card(self) -> &'static Card {
        &CARDS[self as usize]
    }
}

const PAY: Bill = Bill::FREE;

/// All buildings: sides A, sides B, large ones.
#[rustfmt::skip]
pub const CARDS: [Card; FACES] = [
    // 01A Fosse d'argile
    card(Building::ClayPit, PAY.wood(1).water(3), 1, &[Conversion]),
    // 02A Lotissement
    card(Building::HousingEstate, PAY.glass(1).brick(3), 3, &[Conversion]),
    // 03A Four
    card(Building::Kiln, PAY.glass(2).brick(2), 4, &[Conversion]),
    // 04A Stock de bois
    card(Building::WoodStock, PAY.water(3).sand(2), 1, &[Permanent]),
    // 05A Étable à bœufs
    card(Building::OxBarn, PAY.glass(1).brick(1).wood(2), 1, &[Conversion]),
    // 06A Scierie
    card(Building::Sawmill, PAY.glass(2).brick(2).wood(2), 2, &[Conversion]),
    // 07A Lac du Glaswald
    card(Building::GlaswaldLake, PAY.brick(4).water(1).forests(1), 1, &[Permanent]),
    // 08A Maison du Hotzenwald
    card(Building::HotzenwaldHouse, PAY.glass(1).brick(2).wood(2), 2, &[Immediate]).once(&[Give(Sand, 3), Give(Cattle, 1)]),
    // 09A Usine de tamisage
    card(Building::SievingWorks, PAY.glass(2).brick(2).wood(1), 5, &[Conversion]),
    // 10A Cabane de berger
    card(Building::ShepherdsHut, PAY.brick(1).wood(3), 1, &[Permanent]),
    // 11A Fabricant de potasse
    card(Building::PotashMaker, PAY.glass(1).wood(4), 2, &[Immediate]).special(Special::Potash),
    // 12A Pile de charbon
    card(Building::CharcoalPileSmall, PAY.glass(2).brick(1).wood(1), 5, &[Conversion]),
    // 13A Puits
    card(Building::Well, PAY.brick(3).wood(3).water(1), 1, &[Conversion]),
    // 14A Château d'eau
    card(Building::WaterTower, PAY.glass(1).brick(3), 2, &[Immediate]).once(&[Per(Water, Count::FreeCells)]),
    // 15A Tonnellerie
    card(Building::Cooperage, PAY.glass(2).brick(2).wood(1), 4, &[Conversion]),
    // 16A Moulin à grain
    card(Building::GrainMill, PAY.wood(5), 1, &[Conversion]),
    // 17A Festival
    card(Building::Festival, PAY.glass(1).wood(2).coal(1), 2, &[Immediate]).once(&[Give(Meat, 1), Give(Porridge, 1), Give(Pig, 1)]),
    // 18A Manoir seigneurial
    card(Building::ManorHouse, PAY.glass(2).wood(3), 4, &[Conversion]),
    // 19A Bar
    card(Building::Bar, PAY.wood(3).water(2).coal(3), 1, &[Immediate]).once(&[Give(Meat, 3), Give(Porridge, 4)]),
    // 20A Saurisserie
    card(Building::FishSmokery, PAY.glass(1).brick(3).wood(2), 3, &[Conversion]),
    // 21A Abattoir
    card(Building::Slaughterhouse, PAY.glass(2).brick(3), 4, &[Immediate]).special(Special::Slaughter),
    // 22A Abreuvoir
    card(Building::WateringTrough, PAY.brick(2).wood(1).water(3), 2, &[Conversion]),
    // 23A Tannerie
    card(Building::Tannery, PAY.glass(1).brick(1).water(2), 0, &[Permanent, Final]).end(End::Hides),
    // 24A Ferme d'alimentation
    card(Building::FeedFarm, PAY.glass(2).brick(2).wood(1), 3, &[Immediate]).special(Special::Feed),
    // 25A Maison de Schauinsland
    card(Building::SchauinslandHouse, PAY.brick(3).wood(2), 0, &[Immediate]).when(Condition::TwoPastures).once(&[Give(Cattle, 3)]),
    // 26A Chalet de montagne
    card(Building::MountainChalet, PAY.glass(1).wood(3), 2, &[Immediate]).once(&[Per(Cattle, Count::EmptyPastures)]),
    // 27A Ferme de reproduction
    card(Building::BreedingFarm, PAY.glass(2).wood(3), 3, &[Immediate]).special(Special::Breed),
    // 28A Système d'irrigation
    card(Building::IrrigationSystem, PAY.brick(2).wood(4), 1, &[Conversion]),
    // 29A Maison de la clairière
    card(Building::ClearingHouse, PAY.glass(1).wood(4).forests(1), 3, &[Immediate]).special(Special::Clearing),
    // 30A Maison des travailleurs
    card(Building::WorkersHouse, PAY.glass(2).brick(3).wood(3), 3, &[Permanent]),
    // 31A Four à verre
    card(Building::GlassFurnace, PAY.brick(2).wood(1), 2, &[Conversion]),
    // 32A Souffleur de verre
    card(Building::Glassblower, PAY.glass(1).brick(3).wood(2), 3, &[Conversion]),
    // 33A Boulangerie
    card(Building::Bakery, PAY.glass(2).brick(1).wood(1), 3, &[Conversion]),
    // 34A Manoir du chevalier
    card(Building::KnightsManor, PAY.brick(4).wood(4), 6, &[Final]).end(End::Waste),
    // 35A Fort
    card(Building::Fort, PAY.glass(1).wood(1), 3, &[Permanent]),
    // 36A Église du village
    card(Building::VillageChurch, PAY.glass(2).brick(3).wood(2), 4, &[Final]).end(End::Clearings),
    // 01B Réserve de briques
    card(Building::BrickStore, PAY.wood(1).water(4), 2, &[Immediate]).once(&[Per(Brick, Count::Ponds)]),
    // 02B Place des journaliers
    card(Building::DayLabourersSquare, PAY.glass(1).brick(2).wood(2), 3, &[Conversion]),
    // 03B Maison à colombages
    card(Building::HalfTimberedHouse, PAY.glass(2).brick(1).wood(2), 4, &[Immediate]).when(Condition::FiveWood).once(&[Give(Brick, 7)]),
    // 04B Livreur de rondins
    card(Building::LogSupplier, PAY.porridge(4), 0, &[Immediate]).once(&[Give(Wood, 7)]),
    // 05B Atelier de sculpteur
    card(Building::CarversWorkshop, PAY.glass(1).brick(2).wood(2), 3, &[Conversion]),
    // 06B Moulin dérobé
    card(Building::HiddenMill, PAY.glass(2).brick(3).wood(2), 3, &[Conversion]),
    // 07B Fabricant de mortier
    card(Building::MortarMaker, PAY.brick(2).meat(1).porridge(1), 1, &[Immediate]).once(&[Give(Water, 2), Give(Sand, 3)]),
    // 08B Taverne
    card(Building::Tavern, PAY.glass(1).brick(1).wood(2), 3, &[Conversion]),
    // 09B Horloger
    card(Building::Clockmaker, PAY.glass(2).brick(1).wood(2), 3, &[Immediate]).special(Special::Clock),
    // 10B Marchand de charbon
    card(Building::CoalMerchant, PAY.brick(5).wood(2), 1, &[Immediate]).once(&[Give(CoalGlass, 4), Give(CoalOven, 4)]),
    // 11B Convertisseur
    card(Building::Converter, PAY.glass(1).brick(1).meat(2), 3, &[Immediate]).once(&[Give(Coal, 6)]).special(Special::Converter),
    // 12B Entrepôt
    card(Building::Warehouse, PAY.glass(2).brick(5), 3, &[Immediate]).once(&[Give(Wood, 3), Give(Coal, 3), Give(Meat, 2), Give(Sand, 1)]),
    // 13B Citerne
    card(Building::Cistern, PAY.brick(4), 1, &[Permanent]),
    // 14B Cabane de l'étang
    card(Building::PondHut, PAY.glass(1).wood(4), 3, &[Permanent]),
    // 15B Bains publics
    card(Building::PublicBaths, PAY.glass(2).brick(2), 4, &[Permanent]),
    // 16B Cave
    card(Building::Cellar, PAY.wood(5), 1, &[Immediate]).once(&[Give(Water, 1), Give(Meat, 1), Give(Porridge, 3)]),
    // 17B Épicerie
    card(Building::Grocery, PAY.glass(1).brick(1).wood(1), 3, &[Immediate]).special(Special::Grocery),
    // 18B Atelier de peintre
    card(Building::PaintersWorkshop, PAY.glass(2).brick(1).wood(2), 3, &[Permanent]),
    // 19B Cellier à viande
    card(Building::MeatCellar, PAY.brick(5).wood(1), 1, &[Permanent]),
    // 20B Brasserie
    card(Building::Brewery, PAY.glass(1).brick(3).wood(2), 2, &[Immediate]).once(&[Give(Water, 2), Give(Meat, 2), Give(Porridge, 2)]),
    // 21B Pêcherie
    card(Building::Fishery, PAY.glass(2).wood(2), 4, &[Permanent]),
    // 22B Hutte du forestier
    card(Building::ForestersHut, PAY.brick(1).wood(2), 1, &[Immediate]).once(&[Per(Pig, Count::ForestPairs)]),
    // 23B Porcherie
    card(Building::Pigsty, PAY.glass(1).brick(1), 1, &[Permanent]),
    // 24B Collecteur de faînes
    card(Building::BeechnutGatherer, PAY.glass(2).wood(1), 4, &[Immediate, Permanent]).once(&[Give(Pasture, 1)]),
    // 25B Mangeoire
    card(Building::Manger, PAY.brick(1).wood(1).sand(2), 0, &[Conversion]),
    // 26B Forge
    card(Building::Forge, PAY.glass(1).brick(3).wood(1), 4, &[Conversion]),
    // 27B Ferme à bétail
    card(Building::CattleFarmSmall, PAY.glass(2).brick(1).wood(1).water(1), 3, &[Permanent]),
    // 28B Cabane isolée
    card(Building::IsolatedCabin, PAY.brick(3).wood(4).meat(2), 1, &[Immediate]).special(Special::Cabin),
    // 29B Parc naturel
    card(Building::NaturePark, PAY.glass(1).wood(4), 1, &[Immediate]).special(Special::Park),
    // 30B Corps de ferme
    card(Building::Farmstead, PAY.glass(2).brick(2).wood(1), 3, &[Conversion]),
    // 31B Verrerie
    card(Building::Glassworks, PAY.brick(4).meat(3), 2, &[Immediate]).once(&[Give(Progress, 3)]),
    // 32B Abri de stockage
    card(Building::StorageShed, PAY.glass(1).wood(3).coal(1), 0, &[Immediate]).once(&[Give(Glass, 3)]),
    // 33B Guilde
    card(Building::Guild, PAY.glass(2).wood(2).meat(2), 4, &[Immediate]).when(Condition::GlassAndProvisions).once(&[Give(Progress, 3)]),
    // 34B Distillerie
    card(Building::Distillery, PAY.brick(3).wood(1).coal(1), 2, &[Permanent]),
    // 35B Cabane de l'ermite
    card(Building::HermitsCabin, PAY.glass(1).brick(1).wood(1), 4, &[Requirement]).need(Need::EmptyPlot),
    // 36B Maison des colons
    card(Building::SettlersHouse, PAY.glass(2).brick(1).wood(1), 1, &[Final]).end(End::Sets),
    // Large buildings: categories I, II, III.
    card(Building::Inn, PAY.glass(3).brick(1).wood(2).meat(1), 5, &[Conversion, Final]).end(End::Each(Good::Porridge, 1)),
    card(Building::Shop, PAY.glass(3).brick(3).wood(3).porridge(5), 5, &[Final]).end(End::Each(Good::Meat, 2)),
    card(Building::ToolShop, PAY.glass(3).brick(3).wood(3), 7, &[Final]).end(End::Tools),
    card(Building::CharcoalPileLarge, PAY.glass(3).brick(2).wood(2).coal(3), 7, &[Conversion, Final]).end(End::CoalPairs),
    card(Building::SandStore, PAY.glass(3).brick(2).wood(2).sand(1), 5, &[Conversion, Final]).end(End::Each(Good::Sand, 1)),
    card(Building::Reservoir, PAY.glass(3).brick(6), 6, &[Final]).end(End::Each(Good::Water, 1)),
    card(Building::HuntersLodge, PAY.glass(3).brick(3).wood(3).forests(3), 10, &[]),
    card(Building::Hospital, PAY.glass(3).brick(2).wood(2).water(2).porridge(3), 10, &[]),
    card(Building::ThermalBaths, PAY.glass(3).wood(3).coal(3).ponds(2), 10, &[]),
    card(Building::CattleFarmLarge, PAY.glass(3).brick(2).wood(4), 5, &[Final]).end(End::Herds),
    card(Building::Smokehouse, PAY.glass(3).brick(2).wood(3).fields(1), 5, &[Requirement, Final]).need(Need::Ponds(3)).end(End::Ponds),
    card(Building::CastleHotel, PAY.glass(3).brick(3).wood(1), 5, &[Permanent, Conversion, Final]).end(End::Plots),
    card(Building::FarmersResidence, PAY.glass(3).brick(4).wood(4).forests(1), 5, &[Requirement, Conversion, Final]).need(Need::Fields(4)).end(End::Fields),
    card(Building::BuildingSite, PAY.glass(3).brick(3).wood(3), 5, &[Final]).end(End::Neighbours),
];

/// The resources a building takes, in the lanes of [`Bill`]: what is compared most often.
pub(crate) const LANES: [u64; FACES] = {
    let mut lanes = [0; FACES];
    let mut face = 0;
    while face < FACES {
        lanes[face] = CARDS[face].bill.lanes;
        face += 1;
    }
    lanes
};

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Conversion => "conversion",
            Immediate => "immediate",
            Permanent => "permanent",
            Final => "final",
            Requirement => "requirement",
        })
    }
}

/// The printed points of some faces.
const fn points(mut from: usize, to: usize) -> u32 {
    let mut sum = 0;
    while from < to {
        sum += CARDS[from].points as u32;
        from += 1;
    }
    sum
}

/// Number n costs (n - 1) mod 3 glass, on both sides; large buildings cost 3.
const fn glass_columns_hold() -> bool {
    let mut face = 0;
    while face < FACES {
        let wanted = if face < 2 * NUMBERS as usize { face % NUMBERS as usize % 3 } else { 3 };
        if CARDS[face].bill.of(Good::Glass) as usize != wanted || CARDS[face].building as usize != face {
            return false;
        }
        face += 1;
    }
    true
}

const _: () = assert!(points(0, 36) == 88 && points(36, 72) == 82 && points(72, FACES) == 90);
const _: () = assert!(glass_columns_hold());
