//! The names of all buildings: 72 faces of small ones, 14 large ones.

use parlour_core::spelled;

spelled! {
    /// A building: sides A in the order of their numbers, then sides B, then the large ones.
    #[derive(Default)]
    pub enum Building, "a building", "forest-building-" {
        /// 01A, *Fosse d'argile*.
        #[default]
        ClayPit = "clay-pit",
        /// 02A, *Lotissement*.
        HousingEstate = "housing-estate",
        /// 03A, *Four*.
        Kiln = "kiln",
        /// 04A, *Stock de bois*.
        WoodStock = "wood-stock",
        /// 05A, *Étable à bœufs*.
        OxBarn = "ox-barn",
        /// 06A, *Scierie*.
        Sawmill = "sawmill",
        /// 07A, *Lac du Glaswald*.
        GlaswaldLake = "glaswald-lake",
        /// 08A, *Maison du Hotzenwald*.
        HotzenwaldHouse = "hotzenwald-house",
        /// 09A, *Usine de tamisage*.
        SievingWorks = "sieving-works",
        /// 10A, *Cabane de berger*.
        ShepherdsHut = "shepherds-hut",
        /// 11A, *Fabricant de potasse*.
        PotashMaker = "potash-maker",
        /// 12A, *Pile de charbon*.
        CharcoalPileSmall = "charcoal-pile-small",
        /// 13A, *Puits*.
        Well = "well",
        /// 14A, *Château d'eau*.
        WaterTower = "water-tower",
        /// 15A, *Tonnellerie*.
        Cooperage = "cooperage",
        /// 16A, *Moulin à grain*.
        GrainMill = "grain-mill",
        /// 17A, *Festival*.
        Festival = "festival",
        /// 18A, *Manoir seigneurial*.
        ManorHouse = "manor-house",
        /// 19A, *Bar*.
        Bar = "bar",
        /// 20A, *Saurisserie*.
        FishSmokery = "fish-smokery",
        /// 21A, *Abattoir*.
        Slaughterhouse = "slaughterhouse",
        /// 22A, *Abreuvoir*.
        WateringTrough = "watering-trough",
        /// 23A, *Tannerie*.
        Tannery = "tannery",
        /// 24A, *Ferme d'alimentation*.
        FeedFarm = "feed-farm",
        /// 25A, *Maison de Schauinsland*.
        SchauinslandHouse = "schauinsland-house",
        /// 26A, *Chalet de montagne*.
        MountainChalet = "mountain-chalet",
        /// 27A, *Ferme de reproduction*.
        BreedingFarm = "breeding-farm",
        /// 28A, *Système d'irrigation*.
        IrrigationSystem = "irrigation-system",
        /// 29A, *Maison de la clairière*.
        ClearingHouse = "clearing-house",
        /// 30A, *Maison des travailleurs*.
        WorkersHouse = "workers-house",
        /// 31A, *Four à verre*.
        GlassFurnace = "glass-furnace",
        /// 32A, *Souffleur de verre*.
        Glassblower = "glassblower",
        /// 33A, *Boulangerie*.
        Bakery = "bakery",
        /// 34A, *Manoir du chevalier*.
        KnightsManor = "knights-manor",
        /// 35A, *Fort*.
        Fort = "fort",
        /// 36A, *Église du village*.
        VillageChurch = "village-church",
        /// 01B, *Réserve de briques*.
        BrickStore = "brick-store",
        /// 02B, *Place des journaliers*.
        DayLabourersSquare = "day-labourers-square",
        /// 03B, *Maison à colombages*.
        HalfTimberedHouse = "half-timbered-house",
        /// 04B, *Livreur de rondins*.
        LogSupplier = "log-supplier",
        /// 05B, *Atelier de sculpteur*.
        CarversWorkshop = "carvers-workshop",
        /// 06B, *Moulin dérobé*.
        HiddenMill = "hidden-mill",
        /// 07B, *Fabricant de mortier*.
        MortarMaker = "mortar-maker",
        /// 08B, *Taverne*.
        Tavern = "tavern",
        /// 09B, *Horloger*.
        Clockmaker = "clockmaker",
        /// 10B, *Marchand de charbon*.
        CoalMerchant = "coal-merchant",
        /// 11B, *Convertisseur*.
        Converter = "converter",
        /// 12B, *Entrepôt*.
        Warehouse = "warehouse",
        /// 13B, *Citerne*.
        Cistern = "cistern",
        /// 14B, *Cabane de l'étang*.
        PondHut = "pond-hut",
        /// 15B, *Bains publics*.
        PublicBaths = "public-baths",
        /// 16B, *Cave*.
        Cellar = "cellar",
        /// 17B, *Épicerie*.
        Grocery = "grocery",
        /// 18B, *Atelier de peintre*.
        PaintersWorkshop = "painters-workshop",
        /// 19B, *Cellier à viande*.
        MeatCellar = "meat-cellar",
        /// 20B, *Brasserie*.
        Brewery = "brewery",
        /// 21B, *Pêcherie*.
        Fishery = "fishery",
        /// 22B, *Hutte du forestier*.
        ForestersHut = "foresters-hut",
        /// 23B, *Porcherie*.
        Pigsty = "pigsty",
        /// 24B, *Collecteur de faînes*.
        BeechnutGatherer = "beechnut-gatherer",
        /// 25B, *Mangeoire*.
        Manger = "manger",
        /// 26B, *Forge*.
        Forge = "forge",
        /// 27B, *Ferme à bétail*.
        CattleFarmSmall = "cattle-farm-small",
        /// 28B, *Cabane isolée*.
        IsolatedCabin = "isolated-cabin",
        /// 29B, *Parc naturel*.
        NaturePark = "nature-park",
        /// 30B, *Corps de ferme*.
        Farmstead = "farmstead",
        /// 31B, *Verrerie*.
        Glassworks = "glassworks",
        /// 32B, *Abri de stockage*.
        StorageShed = "storage-shed",
        /// 33B, *Guilde*.
        Guild = "guild",
        /// 34B, *Distillerie*.
        Distillery = "distillery",
        /// 35B, *Cabane de l'ermite*.
        HermitsCabin = "hermits-cabin",
        /// 36B, *Maison des colons*.
        SettlersHouse = "settlers-house",
        /// *Auberge*.
        Inn = "inn",
        /// *Boutique*.
        Shop = "shop",
        /// *Magasin d'outils*.
        ToolShop = "tool-shop",
        /// *Pile de charbon*.
        CharcoalPileLarge = "charcoal-pile-large",
        /// *Réserve de sable*.
        SandStore = "sand-store",
        /// *Réservoir*.
        Reservoir = "reservoir",
        /// *Cabane de chasseur*.
        HuntersLodge = "hunters-lodge",
        /// *Hôpital*.
        Hospital = "hospital",
        /// *Thermes*.
        ThermalBaths = "thermal-baths",
        /// *Ferme à bétail*.
        CattleFarmLarge = "cattle-farm-large",
        /// *Fumoir*.
        Smokehouse = "smokehouse",
        /// *Hôtel du château*.
        CastleHotel = "castle-hotel",
        /// *Résidence du fermier*.
        FarmersResidence = "farmers-residence",
        /// *Terrain de construction*.
        BuildingSite = "building-site",
    }
}

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
