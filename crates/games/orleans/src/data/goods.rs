//! Goods (*marchandises*).

use parlour_core::spelled;

spelled! {
    /// A good.
    pub enum Good, "a good", "orleans-good-" {
        /// *Céréales*.
        Grain = "grain",
        /// *Fromage*.
        Cheese = "cheese",
        /// *Vin*.
        Wine = "wine",
        /// *Laine*.
        Wool = "wool",
        /// *Brocard*.
        Brocade = "brocade",
    }
}

impl Good {
    /// How many sorts of goods there are.
    pub const COUNT: usize = 5;
    /// Tiles of each sort in the box.
    pub const TILES: [u8; Self::COUNT] = [24, 21, 18, 15, 12];

    /// Victory points at the end (ORL-11.2).
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// Does it feed people at the harvest (ORL-8.3)?
    pub const fn is_food(self) -> bool {
        matches!(self, Self::Grain | Self::Cheese | Self::Wine)
    }
}

/// Goods removed unseen before the map is laid out (ORL-2.8).
pub const fn removed_goods(players: u8) -> u8 {
    match players {
        2 => 12,
        3 => 6,
        _ => 0,
    }
}

const _: () = {
    let [grain, cheese, wine, wool, brocade] = Good::TILES;
    assert!(grain + cheese + wine + wool + brocade == 90, "all goods of the box");
};
