//! Building resources and the cards that yield them.

use parlour_core::spelled;

use super::{STOCK, Station};

spelled! {
    /// A building resource, by rising price.
    pub enum Good, "a resource", "pillars-good-" {
        /// *Sable*, beige.
        Sand = "sand",
        /// *Bois*, brown.
        Wood = "wood",
        /// *Pierre*, grey.
        Stone = "stone",
        /// *Métal*, blue.
        Metal = "metal",
    }
}

impl Good {
    /// How many kinds there are.
    pub const COUNT: usize = 4;

    /// Gold for one at the market, bought or sold (PIL-10.4, PIL-10.7).
    pub const fn price(self) -> u8 {
        match self {
            Self::Sand => 2,
            Self::Wood => 3,
            Self::Stone => 4,
            Self::Metal => 5,
        }
    }

    /// What the market has of it when a round begins: it never sells metal (PIL-2.10, PIL-10.5).
    pub const fn stock(self) -> u8 {
        match self {
            Self::Metal => 0,
            _ => STOCK,
        }
    }
}

spelled! {
    /// A resource card (*carte Ressource*): so many workers fetch so many cubes.
    pub enum ResourceCard, "a resource card", "pillars-resource-" {
        /// *Petite sablière.*
        Sand2 = "sand-2",
        /// *Sablière moyenne.*
        Sand3 = "sand-3",
        /// *Grande sablière.*
        Sand4 = "sand-4",
        /// *Petite forêt.*
        Wood2 = "wood-2",
        /// *Forêt moyenne.*
        Wood3 = "wood-3",
        /// *Grande forêt.*
        Wood4 = "wood-4",
        /// *Petite carrière.*
        Stone2 = "stone-2",
        /// *Carrière moyenne.*
        Stone3 = "stone-3",
        /// *Grande carrière.*
        Stone4 = "stone-4",
    }
}

impl ResourceCard {
    /// How many cards there are.
    pub const COUNT: usize = 9;
    /// How many of them stay out of a round (PIL-3.3).
    pub const LEFT_OUT: usize = 2;

    /// Kind, workers required, cubes.
    const fn print(self) -> (Good, u8, u8) {
        match self {
            Self::Sand2 => (Good::Sand, 2, 2),
            Self::Sand3 => (Good::Sand, 4, 3),
            Self::Sand4 => (Good::Sand, 7, 4),
            Self::Wood2 => (Good::Wood, 3, 2),
            Self::Wood3 => (Good::Wood, 6, 3),
            Self::Wood4 => (Good::Wood, 9, 4),
            Self::Stone2 => (Good::Stone, 5, 2),
            Self::Stone3 => (Good::Stone, 8, 3),
            Self::Stone4 => (Good::Stone, 10, 4),
        }
    }

    /// What it yields.
    pub const fn good(self) -> Good {
        self.print().0
    }

    /// How many workers it needs.
    pub const fn workers(self) -> u8 {
        self.print().1
    }

    /// How many cubes it yields.
    pub const fn cubes(self) -> u8 {
        self.print().2
    }
}

impl Station {
    /// What the station yields, if it is one of the sites (PIL-7.4).
    pub const fn yields(self) -> Option<Good> {
        match self {
            Self::Forest => Some(Good::Wood),
            Self::Quarry => Some(Good::Stone),
            Self::GravelPit => Some(Good::Sand),
            _ => None,
        }
    }
}

const fn printed_sums() -> (u8, u8) {
    let (mut workers, mut cubes, mut card) = (0, 0, 0);
    while card < ResourceCard::COUNT {
        workers += ResourceCard::ALL[card].workers();
        cubes += ResourceCard::ALL[card].cubes();
        card += 1;
    }
    (workers, cubes)
}
const _: () = assert!(matches!(printed_sums(), (54, 27)), "nine cards ask for 54 workers and yield 27 cubes");
