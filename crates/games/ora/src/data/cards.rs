//! The building cards: what is printed on every face.

use parlour_core::spelled;

use super::common::{BASIC_BUILDINGS, COMMON};
use super::effect::Effect;
use super::france::FRANCE;
use super::goods::Goods;
use super::ireland::IRELAND;
use super::landscape::{Terrains, USUAL};
use super::rings::{Country, Play};

spelled! {
    /// A face of a building card, or a basic building printed on the heartland.
    #[rustfmt::skip]
    #[allow(missing_docs, reason = "the French names stand beside the rows of the tables")]
    pub enum Card, "a building", "ora-card-" {
        ClayMound = "clay-mound",
        Farmyard = "farmyard",
        CloisterOffice = "cloister-office",
        // Both countries.
        Priory = "priory",
        CloisterCourtyard = "cloister-courtyard",
        FuelMerchant = "fuel-merchant",
        PeatCoalKiln = "peat-coal-kiln",
        StoneMerchant = "stone-merchant",
        BuildersMarket = "builders-market",
        CloisterChapterHouse = "cloister-chapter-house",
        CloisterWorkshop = "cloister-workshop",
        Slaughterhouse = "slaughterhouse",
        QuarryB = "quarry-b",
        Shipyard = "shipyard",
        Castle = "castle",
        Sacristy = "sacristy",
        Estate = "estate",
        HouseOfTheBrotherhood = "house-of-the-brotherhood",
        // France.
        GrainStorage = "grain-storage",
        Windmill = "windmill",
        Bakery = "bakery",
        Market = "market",
        CloisterGarden = "cloister-garden",
        Carpentry = "carpentry",
        HarborPromenade = "harbor-promenade",
        GrapevineA = "grapevine-a",
        FinancedEstate = "financed-estate",
        CloisterLibrary = "cloister-library",
        Inn = "inn",
        Winery = "winery",
        Bathhouse = "bathhouse",
        CloisterChurch = "cloister-church",
        ChamberOfWonders = "chamber-of-wonders",
        Palace = "palace",
        QuarryC = "quarry-c",
        TownEstate = "town-estate",
        GrapevineC = "grapevine-c",
        Calefactory = "calefactory",
        ShippingCompany = "shipping-company",
        ForgersWorkshop = "forgers-workshop",
        PilgrimageSite = "pilgrimage-site",
        Dormitory = "dormitory",
        PrintingOffice = "printing-office",
        Hospice = "hospice",
        // Ireland.
        Granary = "granary",
        Malthouse = "malthouse",
        Brewery = "brewery",
        FalseLighthouse = "false-lighthouse",
        SpinningMill = "spinning-mill",
        Cottage = "cottage",
        Houseboat = "houseboat",
        SacredSite = "sacred-site",
        DruidsHouse = "druids-house",
        Scriptorium = "scriptorium",
        Alehouse = "alehouse",
        WhiskeyDistillery = "whiskey-distillery",
        Locutory = "locutory",
        Chapel = "chapel",
        Portico = "portico",
        GrandManor = "grand-manor",
        ForestHut = "forest-hut",
        Refectory = "refectory",
        CoalHarbor = "coal-harbor",
        FilialChurch = "filial-church",
        Cooperage = "cooperage",
        RoundTower = "round-tower",
        Camera = "camera",
        Bulwark = "bulwark",
        FestivalGround = "festival-ground",
        Guesthouse = "guesthouse",
    }
}

spelled! {
    /// When a card comes into the display.
    pub enum Stage, "a stage", "ora-stage-" {
        /// On every heartland.
        Basic = "basic",
        /// In the first display.
        Start = "start",
        /// With settlement phase A.
        A = "a",
        /// With settlement phase B.
        B = "b",
        /// With settlement phase C.
        C = "c",
        /// With settlement phase D.
        D = "d",
    }
}

/// The smallest player count printed on a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// For any number of players.
    All,
    /// `3+`
    Three,
    /// `4`
    Four,
}

/// In which country a face is up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Side {
    /// The same on both sides of the card.
    Both,
    /// On one side alone.
    Only(Country),
}

/// What is printed on a face.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Which face.
    pub card: Card,
    /// The number of the card, nought for basic buildings.
    pub number: u8,
    /// In which country it is up.
    pub side: Side,
    /// When it comes into the display.
    pub stage: Stage,
    /// What it costs to build.
    pub cost: Goods,
    /// Where it may stand.
    pub terrain: Terrains,
    /// A monastery building (*bâtiment du monastère*)?
    pub cloister: bool,
    /// Economic and dwelling value.
    pub values: (i8, i8),
    /// The smallest player count.
    pub mark: Mark,
    /// What it does.
    pub script: &'static [Effect],
}

/// What most rows have in common.
pub(super) const PLAIN: Face = Face {
    card: Card::ClayMound,
    number: 0,
    side: Side::Both,
    stage: Stage::Basic,
    cost: &[],
    terrain: USUAL,
    cloister: false,
    values: (0, 0),
    mark: Mark::All,
    script: &[],
};

/// A set of card numbers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Numbers(pub(crate) u64);

impl Numbers {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Is the number in the set?
    pub const fn has(self, number: u8) -> bool {
        self.0 & (1 << number) != 0
    }

    /// The set with the number in it.
    pub const fn with(self, number: u8) -> Self {
        Self(self.0 | (1 << number))
    }

    /// The set without the number.
    pub const fn without(self, number: u8) -> Self {
        Self(self.0 & !(1 << number))
    }

    /// Both sets together.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both sets.
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No card in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as u8;
            rest &= rest.checked_sub(1)?;
            Some(number)
        })
    }
}

impl Card {
    /// The first card with a number.
    const FIRST_BUILT: usize = BASIC_BUILDINGS.len();

    /// What is printed on the face.
    pub const fn face(self) -> &'static Face {
        let index = self as usize;
        if index < 3 {
            &BASIC_BUILDINGS[index]
        } else if index < 18 {
            &COMMON[index - 3]
        } else if index < 44 {
            &FRANCE[index - 18]
        } else {
            &IRELAND[index - 44]
        }
    }

    /// The face that this card number shows in a country.
    pub const fn numbered(number: u8, country: Country) -> Self {
        DECKS[country as usize][number as usize]
    }

    /// A basic building, of which every land has one?
    pub const fn is_basic(self) -> bool {
        (self as usize) < Self::FIRST_BUILT
    }

    /// Does it let its user use another building (ORA-10.7)? Then its place among such cards.
    pub const fn relay(self) -> Option<u8> {
        match self {
            Self::Priory => Some(0),
            Self::CloisterGarden | Self::Cottage => Some(1),
            Self::Palace | Self::GrandManor => Some(2),
            Self::Hospice | Self::Guesthouse => Some(3),
            _ => None,
        }
    }

    /// Does building it raise the price of work contracts (ORA-5.8)?
    pub const fn raises_contracts(self) -> bool {
        matches!(self, Self::Winery | Self::WhiskeyDistillery)
    }
}

/// The faces by card number, for France and for Ireland; place nought is never used.
const DECKS: [[Card; 42]; 2] = {
    let mut decks = [[Card::ClayMound; 42]; 2];
    let mut index = Card::FIRST_BUILT;
    while index < Card::ALL.len() {
        let face = Card::ALL[index].face();
        let number = face.number as usize;
        match face.side {
            Side::Both => {
                decks[0][number] = face.card;
                decks[1][number] = face.card;
            }
            Side::Only(country) => decks[country as usize][number] = face.card,
        }
        index += 1;
    }
    decks
};

/// The card numbers of a stage.
pub(crate) const fn of_stage(stage: Stage) -> Numbers {
    let (mut number, mut set) = (1, Numbers::NONE);
    while number <= 41 {
        if DECKS[0][number as usize].face().stage as u8 == stage as u8 {
            set = set.with(number);
        }
        number += 1;
    }
    set
}

/// The cards of a kind of game (ORA-1.1): by the marks, less what the table of rosters takes out.
pub(crate) const fn roster(play: Play, country: Country, without_quarry: bool) -> Numbers {
    let (mut number, mut set) = (1, Numbers::NONE);
    while number <= 41 {
        let fits = match DECKS[0][number as usize].face().mark {
            Mark::All => true,
            Mark::Three => !matches!(play, Play::Two | Play::ThreeShort),
            Mark::Four => matches!(play, Play::Four | Play::TwoLong | Play::Solo),
        };
        if fits {
            set = set.with(number);
        }
        number += 1;
    }
    if matches!(country, Country::Ireland) {
        return set;
    }
    match play {
        Play::TwoLong => set.without(10).without(29).without(31),
        Play::Solo => set.without(10).without(14).without(29).without(31),
        Play::FourShort if without_quarry => set.without(29),
        _ => set,
    }
}

// The order of the rows, the sums of the values and the numbers of cards are checked against the
// printed material.
const _: () = {
    let mut index = 0;
    while index < Card::ALL.len() {
        assert!(Card::ALL[index].face().card as usize == index && Card::ALL[index] as usize == index);
        index += 1;
    }
    assert!(index == 70);
    let sums = [checksum(Country::France), checksum(Country::Ireland)];
    assert!(sums[0].0 == 244 && sums[0].1 == 157 && sums[0].2 == 13);
    assert!(sums[1].0 == 249 && sums[1].1 == 151 && sums[1].2 == 14);
    assert!(of_stage(Stage::Start).len() == 13 && of_stage(Stage::A).len() == 6);
    assert!(of_stage(Stage::B).len() == 7 && of_stage(Stage::C).len() == 7 && of_stage(Stage::D).len() == 8);
    assert!(roster(Play::Two, Country::Ireland, true).len() == 24);
    assert!(roster(Play::Three, Country::France, true).len() == 33);
    assert!(roster(Play::FourShort, Country::France, true).len() == 32);
    assert!(roster(Play::TwoLong, Country::France, true).len() == 38);
    assert!(roster(Play::Solo, Country::France, true).len() == 37);
    assert!(roster(Play::Four, Country::Ireland, true).len() == 41);
};

const fn checksum(country: Country) -> (i32, i32, u8) {
    let (mut number, mut sums) = (1, (0, 0, 0));
    while number <= 41 {
        let face = Card::numbered(number, country).face();
        assert!(face.number == number, "every number has a face in each country");
        sums.0 += face.values.0 as i32;
        sums.1 += face.values.1 as i32;
        sums.2 += face.cloister as u8;
        number += 1;
    }
    sums
}
