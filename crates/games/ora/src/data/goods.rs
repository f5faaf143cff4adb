//! The goods tiles and what each is worth.

use parlour_core::spelled;

spelled! {
    /// A kind of goods tile, in the order of the players' aid (*biens*).
    ///
    /// Coins are kept as one number; a five-coin tile is five of them (ORA-7.2).
    pub enum Good, "a good", "ora-good-" {
        /// *Argile*
        Clay = "clay",
        /// *Bois*
        Wood = "wood",
        /// *Tourbe*
        Peat = "peat",
        /// *Bétail*
        Livestock = "livestock",
        /// *Céréales*
        Grain = "grain",
        /// *1 Pièce*
        Coin = "coin",
        /// *5 Pièces*
        Coin5 = "coin5",
        /// *Pierre*
        Stone = "stone",
        /// *Paille*
        Straw = "straw",
        /// *Charbon de tourbe*
        PeatCoal = "peat-coal",
        /// *Viande*
        Meat = "meat",
        /// *Céramique*
        Ceramic = "ceramic",
        /// *Livre*
        Book = "book",
        /// *Ornement*
        Ornament = "ornament",
        /// *Reliquaire*
        Reliquary = "reliquary",
        /// *Merveille*
        Wonder = "wonder",
        /// *Raisins*, France only
        Grapes = "grapes",
        /// *Vin*, France only
        Wine = "wine",
        /// *Farine*, France only
        Flour = "flour",
        /// *Pain*, France only
        Bread = "bread",
        /// *Malt*, Ireland only
        Malt = "malt",
        /// *Bière*, Ireland only
        Beer = "beer",
        /// *Whiskey*, Ireland only
        Whiskey = "whiskey",
    }
}

use Good::{
    Beer, Book, Bread, Ceramic, Clay, Coin, Coin5, Flour, Grain, Grapes, Livestock, Malt, Meat, Ornament,
    Peat, PeatCoal, Reliquary, Stone, Straw, Whiskey, Wine, Wonder, Wood,
};

/// So many tiles of each of these kinds.
pub type Goods = &'static [(Good, u8)];

/// How many kinds of goods there are.
pub const KINDS: usize = 23;

/// The six basic goods, which are also the starting stock (*biens de base*).
pub const BASIC: [Good; 6] = [Clay, Wood, Peat, Livestock, Grain, Coin];

/// Tiles that count for a Round Tower or are handed out for points, the dearest first.
pub const POINT_TILES: [Good; 4] = [Reliquary, Ornament, Ceramic, Book];

impl Good {
    /// The place of the kind in arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Food symbols on a tile (*nourriture*).
    pub const fn food(self) -> u8 {
        match self {
            Meat | Beer | Coin5 => 5,
            Bread => 3,
            Livestock | Whiskey => 2,
            Grain | Coin | Grapes | Wine | Flour | Malt => 1,
            _ => 0,
        }
    }

    /// Energy on a tile, in halves (*énergie*).
    pub const fn half_energy(self) -> u8 {
        match self {
            PeatCoal => 6,
            Peat => 4,
            Wood => 2,
            Straw => 1,
            _ => 0,
        }
    }

    /// What the tile fetches in coins at any time (*argent*).
    pub const fn money(self) -> u8 {
        match self {
            Coin | Wine => 1,
            Whiskey => 2,
            Coin5 => 5,
            _ => 0,
        }
    }

    /// Points on a tile at the end.
    pub const fn points(self) -> u8 {
        match self {
            Wine | Whiskey => 1,
            Coin5 | Book => 2,
            Ceramic => 3,
            Ornament => 4,
            Reliquary => 8,
            Wonder => 30,
            _ => 0,
        }
    }

    /// Is it one of the six basic goods?
    pub const fn is_basic(self) -> bool {
        matches!(self, Clay | Wood | Peat | Livestock | Grain | Coin)
    }
}

spelled! {
    /// Something goods are paid for (*symbole*).
    pub enum Symbol, "a symbol", "ora-symbol-" {
        /// *Nourriture*
        Food = "food",
        /// *Énergie*, counted in halves
        Energy = "energy",
        /// Points of the Round Tower
        Points = "points",
    }
}

impl Symbol {
    /// The kinds that carry the symbol, by falling value: the order in which a bill asks for them.
    ///
    /// Grain stands last among the fuels because it is flipped to straw for it (ORA-7.1).
    pub const fn tenders(self) -> &'static [Good] {
        match self {
            Self::Food => &[Meat, Beer, Bread, Livestock, Whiskey, Grapes, Flour, Malt, Grain, Wine, Coin],
            Self::Energy => &[PeatCoal, Peat, Wood, Straw, Grain],
            Self::Points => &[Reliquary, Ornament, Ceramic, Book, Coin5, Whiskey],
        }
    }

    /// What one tile is worth against a bill in this symbol.
    pub const fn worth(self, good: Good) -> u8 {
        match (self, good) {
            (Self::Food, _) => good.food(),
            (Self::Energy, Grain) => Straw.half_energy(),
            (Self::Energy, _) => good.half_energy(),
            (Self::Points, _) => good.points(),
        }
    }
}

const fn sums() -> (u32, u32, u32, u32) {
    let (mut index, mut sums) = (0, (0, 0, 0, 0));
    while index < KINDS {
        let good = Good::ALL[index];
        sums.0 += good.food() as u32;
        sums.1 += good.half_energy() as u32;
        sums.2 += good.money() as u32;
        sums.3 += good.points() as u32;
        index += 1;
    }
    sums
}
const _: () = assert!(Good::ALL.len() == KINDS && Stone.index() == 7);
const _: () = {
    let sums = sums();
    assert!(sums.0 == 28 && sums.1 == 13 && sums.2 == 9 && sums.3 == 51);
};
