//! The names of all buildings: 72 faces of small ones, 14 large ones.

use parlour_core::spelled;

/// A building: sides A in the order of their numbers, then sides B, then the large ones.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Building {
    /// 01A, *Fosse d'argile*.
    #[default]
    ClayPit,
    /// 02A, *Lotissement*.
    HousingEstate,
    /// 03A, *Four*.
    Kiln,
    /// 04A, *Stock de bois*.
    WoodStock,
    /// 05A, *Étable à bœufs*.
    OxBarn,
    /// 06A, *Scierie*.
    Sawmill,
    /// 07A, *Lac du Glaswald*.
    GlaswaldLake,
    /// 08A, *Maison du Hotzenwald*.
    HotzenwaldHouse,
    /// 09A, *Usine de tamisage*.
    SievingWorks,
    /// 10A, *Cabane de berger*.
    ShepherdsHut,
    /// 11A, *Fabricant de potasse*.
    PotashMaker,
    /// 12A, *Pile de charbon*.
    CharcoalPileSmall,
    /// 13A, *Puits*.
    Well,
    /// 14A, *Château d'eau*.
    WaterTower,
    /// 15A, *Tonnellerie*.
    Cooperage,
    /// 16A, *Moulin à grain*.
    GrainMill,
    /// 17A, *Festival*.
    Festival,
    /// 18A, *Manoir seigneurial*.
    ManorHouse,
    /// 19A, *Bar*.
    Bar,
    /// 20A, *Saurisserie*.
    FishSmokery,
    /// 21A, *Abattoir*.
    Slaughterhouse,
    /// 22A, *Abreuvoir*.
    WateringTrough,
    /// 23A, *Tannerie*.
    Tannery,
    /// 24A, *Ferme d'alimentation*.
    FeedFarm,
    /// 25A, *Maison de Schauinsland*.
    SchauinslandHouse,
    /// 26A, *Chalet de montagne*.
    MountainChalet,
    /// 27A, *Ferme de reproduction*.
    BreedingFarm,
    /// 28A, *Système d'irrigation*.
    IrrigationSystem,
    /// 29A, *Maison de la clairière*.
    ClearingHouse,
    /// 30A, *Maison des travailleurs*.
    WorkersHouse,
    /// 31A, *Four à verre*.
    GlassFurnace,
    /// 32A, *Souffleur de verre*.
    Glassblower,
    /// 33A, *Boulangerie*.
    Bakery,
    /// 34A, *Manoir du chevalier*.
    KnightsManor,
    /// 35A, *Fort*.
    Fort,
    /// 36A, *Église du village*.
    VillageChurch,
    /// 01B, *Réserve de briques*.
    BrickStore,
    /// 02B, *Place des journaliers*.
    DayLabourersSquare,
    /// 03B, *Maison à colombages*.
    HalfTimberedHouse,
    /// 04B, *Livreur de rondins*.
    LogSupplier,
    /// 05B, *Atelier de sculpteur*.
    CarversWorkshop,
    /// 06B, *Moulin dérobé*.
    HiddenMill,
    /// 07B, *Fabricant de mortier*.
    MortarMaker,
    /// 08B, *Taverne*.
    Tavern,
    /// 09B, *Horloger*.
    Clockmaker,
    /// 10B, *Marchand de charbon*.
    CoalMerchant,
    /// 11B, *Convertisseur*.
    Converter,
    /// 12B, *Entrepôt*.
    Warehouse,
    /// 13B, *Citerne*.
    Cistern,
    /// 14B, *Cabane de l'étang*.
    PondHut,
    /// 15B, *Bains publics*.
    PublicBaths,
    /// 16B, *Cave*.
    Cellar,
    /// 17B, *Épicerie*.
    Grocery,
    /// 18B, *Atelier de peintre*.
    PaintersWorkshop,
    /// 19B, *Cellier à viande*.
    MeatCellar,
    /// 20B, *Brasserie*.
    Brewery,
    /// 21B, *Pêcherie*.
    Fishery,
    /// 22B, *Hutte du forestier*.
    ForestersHut,
    /// 23B, *Porcherie*.
    Pigsty,
    /// 24B, *Collecteur de faînes*.
    BeechnutGatherer,
    /// 25B, *Mangeoire*.
    Manger,
    /// 26B, *Forge*.
    Forge,
    /// 27B, *Ferme à bétail*.
    CattleFarmSmall,
    /// 28B, *Cabane isolée*.
    IsolatedCabin,
    /// 29B, *Parc naturel*.
    NaturePark,
    /// 30B, *Corps de ferme*.
    Farmstead,
    /// 31B, *Verrerie*.
    Glassworks,
    /// 32B, *Abri de stockage*.
    StorageShed,
    /// 33B, *Guilde*.
    Guild,
    /// 34B, *Distillerie*.
    Distillery,
    /// 35B, *Cabane de l'ermite*.
    HermitsCabin,
    /// 36B, *Maison des colons*.
    SettlersHouse,
    /// *Auberge*.
    Inn,
    /// *Boutique*.
    Shop,
    /// *Magasin d'outils*.
    ToolShop,
    /// *Pile de charbon*.
    CharcoalPileLarge,
    /// *Réserve de sable*.
    SandStore,
    /// *Réservoir*.
    Reservoir,
    /// *Cabane de chasseur*.
    HuntersLodge,
    /// *Hôpital*.
    Hospital,
    /// *Thermes*.
    ThermalBaths,
    /// *Ferme à bétail*.
    CattleFarmLarge,
    /// *Fumoir*.
    Smokehouse,
    /// *Hôtel du château*.
    CastleHotel,
    /// *Résidence du fermier*.
    FarmersResidence,
    /// *Terrain de construction*.
    BuildingSite,
}

spelled!(Building, "a building", "forest-building-" {
    ClayPit = "clay-pit", HousingEstate = "housing-estate", Kiln = "kiln", WoodStock = "wood-stock",
    OxBarn = "ox-barn", Sawmill = "sawmill", GlaswaldLake = "glaswald-lake",
    HotzenwaldHouse = "hotzenwald-house", SievingWorks = "sieving-works", ShepherdsHut = "shepherds-hut",
    PotashMaker = "potash-maker", CharcoalPileSmall = "charcoal-pile-small", Well = "well",
    WaterTower = "water-tower", Cooperage = "cooperage", GrainMill = "grain-mill", Festival = "festival",
    ManorHouse = "manor-house", Bar = "bar", FishSmokery = "fish-smokery",
    Slaughterhouse = "slaughterhouse", WateringTrough = "watering-trough", Tannery = "tannery",
    FeedFarm = "feed-farm", SchauinslandHouse = "schauinsland-house", MountainChalet = "mountain-chalet",
    BreedingFarm = "breeding-farm", IrrigationSystem = "irrigation-system",
    ClearingHouse = "clearing-house", WorkersHouse = "workers-house", GlassFurnace = "glass-furnace",
    Glassblower = "glassblower", Bakery = "bakery", KnightsManor = "knights-manor", Fort = "fort",
    VillageChurch = "village-church", BrickStore = "brick-store",
    DayLabourersSquare = "day-labourers-square", HalfTimberedHouse = "half-timbered-house",
    LogSupplier = "log-supplier", CarversWorkshop = "carvers-workshop", HiddenMill = "hidden-mill",
    MortarMaker = "mortar-maker", Tavern = "tavern", Clockmaker = "clockmaker",
    CoalMerchant = "coal-merchant", Converter = "converter", Warehouse = "warehouse", Cistern = "cistern",
    PondHut = "pond-hut", PublicBaths = "public-baths", Cellar = "cellar", Grocery = "grocery",
    PaintersWorkshop = "painters-workshop", MeatCellar = "meat-cellar", Brewery = "brewery",
    Fishery = "fishery", ForestersHut = "foresters-hut", Pigsty = "pigsty",
    BeechnutGatherer = "beechnut-gatherer", Manger = "manger", Forge = "forge",
    CattleFarmSmall = "cattle-farm-small", IsolatedCabin = "isolated-cabin", NaturePark = "nature-park",
    Farmstead = "farmstead", Glassworks = "glassworks", StorageShed = "storage-shed", Guild = "guild",
    Distillery = "distillery", HermitsCabin = "hermits-cabin", SettlersHouse = "settlers-house",
    Inn = "inn", Shop = "shop", ToolShop = "tool-shop", CharcoalPileLarge = "charcoal-pile-large",
    SandStore = "sand-store", Reservoir = "reservoir", HuntersLodge = "hunters-lodge",
    Hospital = "hospital", ThermalBaths = "thermal-baths", CattleFarmLarge = "cattle-farm-large",
    Smokehouse = "smokehouse", CastleHotel = "castle-hotel", FarmersResidence = "farmers-residence",
    BuildingSite = "building-site",
});

/// Numbered spaces of the small buildings.
pub const NUMBERS: u8 = 36;
/// Large buildings there are.
pub const LARGE: u8 = 14;
/// Places a building tile can come from: one per number and one per large building.
pub const SLOTS: usize = (NUMBERS + LARGE) as usize;
/// Faces of all buildings.
pub const FACES: usize = 86;

/// The back of a large building.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Category {
    /// Scores resources.
    I,
    /// Ten points, no effect.
    II,
    /// Scores the estate.
    III,
}

impl Category {
    /// All categories in order.
    pub const ALL: [Self; 3] = [Self::I, Self::II, Self::III];
}

impl Building {
    /// Is it a large building?
    pub const fn is_large(self) -> bool {
        self as u8 >= 2 * NUMBERS
    }

    /// The printed number of a small building and whether this is side B.
    pub const fn number(self) -> Option<(u8, bool)> {
        if self.is_large() {
            return None;
        }
        Some((self as u8 % NUMBERS + 1, self as u8 >= NUMBERS))
    }

    /// The tile it is on: both sides of a number share one.
    pub const fn slot(self) -> usize {
        if self.is_large() { self as usize - NUMBERS as usize } else { self as usize % NUMBERS as usize }
    }

    /// The small building with this number.
    pub const fn small(number: u8, side_b: bool) -> Self {
        Self::ALL[(number - 1) as usize + if side_b { NUMBERS as usize } else { 0 }]
    }

    /// The large buildings.
    pub fn large() -> impl Iterator<Item = Self> {
        Self::ALL[2 * NUMBERS as usize..].iter().copied()
    }

    /// The category of a large building.
    pub const fn category(self) -> Option<Category> {
        match self as usize {
            72..78 => Some(Category::I),
            78..81 => Some(Category::II),
            81..86 => Some(Category::III),
            _ => None,
        }
    }
}
