//! The ten places of the player board and the twenty place tiles (*lieux*), with their spaces.

use std::fmt;
use std::str::FromStr;

use parlour_core::notation::Word;
use parlour_core::{NotationError, Spelling, spelled};

use super::{Good, Kind, Way};

spelled! {
    /// A place: printed on every player board, or a tile that belongs to one player.
    pub enum Place, "a place", "orleans-place-" {
        /// *La Ferme*.
        FarmHouse = "farm-house",
        /// *Le Village*.
        Village = "village",
        /// *Université*.
        University = "university",
        /// *Château*.
        Castle = "castle",
        /// *Monastère*.
        Monastery = "monastery",
        /// *Bateau*.
        Ship = "ship",
        /// *Wagon*.
        Wagon = "wagon",
        /// *Mairie*: builds trading posts.
        Guildhall = "guildhall",
        /// *Scriptorium*.
        Scriptorium = "scriptorium",
        /// *Hôtel de Ville*: sends followers to deeds.
        TownHall = "town-hall",
        /// *Meule de foin*.
        Hayrick = "hayrick",
        /// *Fromagerie*.
        CheeseFactory = "cheese-factory",
        /// *Exploitation vinicole*.
        Winery = "winery",
        /// *Fabrique de laine*.
        WoolManufacturer = "wool-manufacturer",
        /// *Tailleur*.
        TailorShop = "tailor-shop",
        /// *Brasserie*.
        Brewery = "brewery",
        /// *Bibliothèque*.
        Library = "library",
        /// *Moulin*.
        Windmill = "windmill",
        /// *Hôpital*.
        Hospital = "hospital",
        /// *Bains publics*.
        Bathhouse = "bathhouse",
        /// *Jardin potager*.
        HerbGarden = "herb-garden",
        /// *Sacristie*.
        Sacristy = "sacristy",
        /// *Compagnie fluviale*.
        ShippingLine = "shipping-line",
        /// *Cave*.
        Cellar = "cellar",
        /// *Pharmacie*.
        Pharmacy = "pharmacy",
        /// *Bureau*.
        Office = "office",
        /// *École*.
        School = "school",
        /// *Carriole*.
        HorseWagon = "horse-wagon",
        /// *Tour de la poudrière*.
        GunpowderTower = "gunpowder-tower",
        /// *Laboratoire*.
        Laboratory = "laboratory",
    }
}

spelled! {
    /// What a space asks for.
    pub enum Need, "what a space needs", "orleans-space-" {
        /// A farmer.
        Farmer = "farmer",
        /// A boatman.
        Boatman = "boatman",
        /// A craftsman.
        Craftsman = "craftsman",
        /// A trader.
        Trader = "trader",
        /// A knight.
        Knight = "knight",
        /// A scholar.
        Scholar = "scholar",
        /// A monk.
        Monk = "monk",
        /// Any follower; in the town hall any neutral one.
        Any = "any",
    }
}

impl Need {
    /// The profession asked for, if it is a certain one.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Any => None,
            _ => Some(Kind::ALL[self as usize]),
        }
    }
}

spelled! {
    /// The back of a place tile.
    pub enum Category, "a category", "orleans-category-" {
        /// Open from the first trader on.
        I = "1",
        /// Open from the second trader on.
        II = "2",
    }
}

/// What executing a place does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A new follower, with its track.
    Recruit(Kind),
    /// A new boatman, craftsman or trader.
    Village,
    /// The merchant moves, and may load a good.
    Travel(Way),
    /// A trading post in the merchant's city.
    BuildPost,
    /// Followers go to beneficial deeds.
    SendToDeeds,
    /// Coins and development points.
    Gain {
        /// Coins.
        coins: u8,
        /// Development points.
        development: u8,
    },
    /// A good of the goods market.
    Produce(Good),
    /// Coins equal to the status.
    CoinsByStatus,
    /// A coin for every trading post.
    CoinsByPosts,
    /// Development points for coins.
    Pharmacy,
    /// Three followers are drawn, two are placed.
    Bathhouse,
    /// A technology tile.
    Technology,
    /// Protection from a negative event: no action.
    Protect,
    /// A lasting power: no action.
    Passive,
}

/// A row of the printed material.
struct Row {
    category: Option<Category>,
    needs: &'static [Need],
    effect: Effect,
}

const fn board(needs: &'static [Need], effect: Effect) -> Row {
    Row { category: None, needs, effect }
}

const fn tile(category: Category, needs: &'static [Need], effect: Effect) -> Row {
    Row { category: Some(category), needs, effect }
}

const ROWS: [Row; Place::COUNT] = {
    use Category::{I, II};
    use Need::{
        Any as X, Boatman as B, Craftsman as C, Farmer as F, Knight as K, Monk as M, Scholar as S,
        Trader as T,
    };
    [
        // Farm house
        board(&[B, C], Effect::Recruit(Kind::Farmer)),
        // Village
        board(&[F, B, C], Effect::Village),
        // University
        board(&[F, C, T], Effect::Recruit(Kind::Scholar)),
        // Castle
        board(&[F, B, T], Effect::Recruit(Kind::Knight)),
        // Monastery
        board(&[S, T], Effect::Recruit(Kind::Monk)),
        // Ship
        board(&[F, B, K], Effect::Travel(Way::Waterway)),
        // Wagon
        board(&[F, T, K], Effect::Travel(Way::Road)),
        // Guildhall
        board(&[F, C, K], Effect::BuildPost),
        // Scriptorium
        board(&[K, S], Effect::Gain { coins: 0, development: 1 }),
        // Town hall
        board(&[X, X], Effect::SendToDeeds),
        // Hayrick
        tile(I, &[F], Effect::Produce(Good::Grain)),
        // Cheese factory
        tile(I, &[F, F], Effect::Produce(Good::Cheese)),
        // Winery
        tile(I, &[F, T], Effect::Produce(Good::Wine)),
        // Wool manufacturer
        tile(I, &[B, T], Effect::Produce(Good::Wool)),
        // Tailor shop
        tile(I, &[T, S], Effect::Produce(Good::Brocade)),
        // Brewery
        tile(I, &[M], Effect::Gain { coins: 2, development: 0 }),
        // Library
        tile(I, &[K, S], Effect::Gain { coins: 0, development: 2 }),
        // Windmill
        tile(I, &[C, C], Effect::Gain { coins: 2, development: 1 }),
        // Hospital
        tile(I, &[B, S], Effect::CoinsByStatus),
        // Bathhouse: the follower it asks for is reconstructed
        tile(I, &[B], Effect::Bathhouse),
        // Herb garden
        tile(I, &[], Effect::Passive),
        // Sacristy
        tile(I, &[M], Effect::Protect),
        // Shipping line
        tile(II, &[B], Effect::Gain { coins: 0, development: 1 }),
        // Cellar
        tile(II, &[M, S], Effect::Gain { coins: 4, development: 0 }),
        // Pharmacy
        tile(II, &[X], Effect::Pharmacy),
        // Office
        tile(II, &[S, S], Effect::CoinsByPosts),
        // School
        tile(II, &[], Effect::Passive),
        // Horse wagon
        tile(II, &[K, T], Effect::Travel(Way::Road)),
        // Gunpowder tower: its two spaces belong to the market
        tile(II, &[], Effect::SendToDeeds),
        // Laboratory
        tile(II, &[C, S], Effect::Technology),
    ]
};

impl Place {
    /// How many places there are.
    pub const COUNT: usize = 30;
    /// How many of them are printed on every player board.
    pub const ON_BOARD: usize = 10;
    /// How many place tiles there are.
    pub const TILES: usize = Self::COUNT - Self::ON_BOARD;

    /// The places of the player board.
    pub fn board() -> impl Iterator<Item = Self> {
        Self::ALL[..Self::ON_BOARD].iter().copied()
    }

    /// The place tiles.
    pub fn tiles() -> impl Iterator<Item = Self> {
        Self::ALL[Self::ON_BOARD..].iter().copied()
    }

    /// The number among the place tiles, for those that are one.
    pub const fn tile_index(self) -> Option<usize> {
        (self as usize).checked_sub(Self::ON_BOARD)
    }

    /// The category of a place tile.
    pub const fn category(self) -> Option<Category> {
        ROWS[self as usize].category
    }

    /// What its spaces ask for.
    pub const fn needs(self) -> &'static [Need] {
        ROWS[self as usize].needs
    }

    /// What executing it does.
    pub const fn effect(self) -> Effect {
        ROWS[self as usize].effect
    }

    /// The numbers of its spaces.
    pub const fn slots(self) -> std::ops::Range<usize> {
        let start = FIRST_SLOTS[self as usize] as usize;
        start..start + self.needs().len()
    }

    /// Its spaces as a set of bits.
    pub const fn mask(self) -> u64 {
        ((1 << self.needs().len()) - 1) << FIRST_SLOTS[self as usize]
    }
}

/// Spaces of all places together.
pub const SPACES: usize = 54;

/// The number of the first space of each place.
const FIRST_SLOTS: [u8; Place::COUNT] = {
    let (mut firsts, mut place, mut slot) = ([0; Place::COUNT], 0, 0);
    while place < Place::COUNT {
        firsts[place] = slot;
        slot += ROWS[place].needs.len() as u8;
        place += 1;
    }
    assert!(slot as usize == SPACES);
    assert!(firsts[Place::ON_BOARD] == 26, "spaces of the player board");
    firsts
};

/// The place and the need of every space.
const SLOTS: [(Place, Need); SPACES] = {
    let mut slots = [(Place::FarmHouse, Need::Any); SPACES];
    let mut place = 0;
    while place < Place::COUNT {
        let mut space = 0;
        while space < ROWS[place].needs.len() {
            slots[FIRST_SLOTS[place] as usize + space] = (Place::ALL[place], ROWS[place].needs[space]);
            space += 1;
        }
        place += 1;
    }
    slots
};

/// Where a follower goes: a place and what is needed there. Two equal spaces of one place
/// (cheese factory, windmill, office, town hall) are one and the same to a player.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// The second spaces of the equal pairs, as a set of bits.
    pub(crate) const SECONDS: u64 = {
        let (mut seconds, mut slot) = (0, 1);
        while slot < SPACES {
            let (before, here) = (SLOTS[slot - 1], SLOTS[slot]);
            if before.0 as u8 == here.0 as u8 && before.1 as u8 == here.1 as u8 {
                seconds |= 1 << slot;
            }
            slot += 1;
        }
        seconds
    };

    /// The space with this number, or its equal partner.
    pub(crate) const fn of_slot(slot: usize) -> Self {
        Self(slot as u8 - (Self::SECONDS >> slot & 1) as u8)
    }

    /// The number of the space (of the first of a pair).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The numbers of this space and of its equal partner, if it has one.
    pub(crate) const fn slots(self) -> std::ops::Range<usize> {
        let slot = self.index();
        let pair = slot + 1 < SPACES && Self::SECONDS >> (slot + 1) & 1 == 1;
        slot..slot + 1 + pair as usize
    }

    /// Where it is.
    pub const fn place(self) -> Place {
        SLOTS[self.index()].0
    }

    /// What it needs.
    pub const fn need(self) -> Need {
        SLOTS[self.index()].1
    }

    /// The space of a place that needs this.
    pub fn find(place: Place, need: Need) -> Option<Self> {
        place.slots().find(|slot| SLOTS[*slot].1 == need).map(Self::of_slot)
    }

    /// The spaces that need this, as a set of bits.
    pub(crate) const fn that_need(need: Need) -> u64 {
        let (mut mask, mut slot) = (0, 0);
        while slot < SPACES {
            if SLOTS[slot].1 as u8 == need as u8 {
                mask |= 1 << slot;
            }
            slot += 1;
        }
        mask
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.place(), self.need())
    }
}

impl Word for Space {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = NotationError::expected("a space, like village:farmer");
        let (place, need) = text.split_once(':').ok_or(error)?;
        Self::find(place.parse()?, need.parse().map_err(|_| error)?).ok_or(error)
    }
}

const _: () = {
    let (mut tile, mut first) = (Place::ON_BOARD, 0);
    while tile < Place::COUNT {
        first += matches!(ROWS[tile].category, Some(Category::I)) as usize;
        tile += 1;
    }
    assert!(first == 12 && Place::TILES - first == 8);
};
