//! The goods of a player, and what they are roughly worth before anybody looks closer.

use parlour_core::Seat;
use parlour_ora::Ora;
use parlour_ora::data::{Good, Goods, KINDS, Marker, Symbol};

/// The goods that are worth a look of their own.
pub(super) const GOODS: [Good; 20] = [
    Good::Clay,
    Good::Wood,
    Good::Peat,
    Good::Livestock,
    Good::Grain,
    Good::Stone,
    Good::Straw,
    Good::PeatCoal,
    Good::Meat,
    Good::Ceramic,
    Good::Book,
    Good::Ornament,
    Good::Reliquary,
    Good::Grapes,
    Good::Wine,
    Good::Flour,
    Good::Bread,
    Good::Malt,
    Good::Beer,
    Good::Whiskey,
];

/// What a unit of food is worth in points, and half a unit of energy.
const FOOD: f32 = 0.3;
const HALF_ENERGY: f32 = 0.15;

/// What a tile is worth in points, in the middle of a game.
pub(super) const fn worth(good: Good) -> f32 {
    match good {
        Good::Clay | Good::Wood | Good::Livestock | Good::Grapes => 0.8,
        Good::Peat | Good::Flour | Good::Malt => 0.7,
        Good::Grain | Good::Coin => 0.5,
        Good::Straw => 0.4,
        Good::PeatCoal => 1.2,
        Good::Wine | Good::Bread => 1.5,
        Good::Stone | Good::Meat | Good::Beer | Good::Whiskey => 2.0,
        Good::Coin5 => 2.5,
        Good::Book => 2.2,
        Good::Ceramic => 3.2,
        Good::Ornament => 4.4,
        Good::Reliquary => 8.5,
        Good::Wonder => 30.0,
    }
}

/// What a good of the wheel is worth; the joker stands for any.
pub(super) const fn worth_of(marker: Marker) -> f32 {
    worth(match marker {
        Marker::Clay => Good::Clay,
        Marker::Coins => Good::Coin,
        Marker::Grain => Good::Grain,
        Marker::Livestock => Good::Livestock,
        Marker::Wood | Marker::Joker => Good::Wood,
        Marker::Peat => Good::Peat,
        Marker::Grapes => Good::Grapes,
        Marker::Stone => Good::Stone,
    })
}

/// What some food and energy are worth.
pub(super) fn worth_of_symbols(food: u8, half_energy: u8) -> f32 {
    f32::from(food) * FOOD + f32::from(half_energy) * HALF_ENERGY
}

/// What a lot of goods is worth.
pub(super) fn worth_of_all(goods: Goods) -> f32 {
    goods.iter().map(|(good, amount)| worth(*good) * f32::from(*amount)).sum()
}

/// How much of each good a player could hand over.
#[derive(Copy, Clone)]
pub(super) struct Stock {
    goods: [u16; KINDS],
    /// What all goods are worth as food, and as energy in halves.
    food: u16,
    half_energy: u16,
}

impl Stock {
    pub(super) fn of(game: &Ora, seat: Seat) -> Self {
        let mut goods = [0; KINDS];
        for good in Good::ALL {
            goods[good.index()] = game.within_reach(seat, *good);
        }
        let symbols = |symbol: Symbol| {
            let tenders = symbol.tenders().iter();
            tenders.map(|good| goods[good.index()] * u16::from(symbol.worth(*good))).sum()
        };
        Self { goods, food: symbols(Symbol::Food), half_energy: symbols(Symbol::Energy) }
    }

    pub(super) fn have(&self, good: Good) -> u16 {
        self.goods[good.index()]
    }

    /// How much of the good at this place there is.
    pub(super) fn at(&self, place: usize) -> u16 {
        self.goods[place]
    }

    /// Takes what is there of the good at this place.
    pub(super) fn take(&mut self, place: usize, amount: u16) {
        self.goods[place] = self.goods[place].saturating_sub(amount);
    }

    pub(super) fn food(&self) -> f32 {
        f32::from(self.food)
    }

    /// In whole units.
    pub(super) fn energy(&self) -> f32 {
        f32::from(self.half_energy) / 2.0
    }

    /// How often so much food and energy can be paid.
    pub(super) fn times_symbols(&self, food: u8, half_energy: u8) -> u16 {
        let times = |have: u16, need: u8| have.checked_div(need.into()).unwrap_or(u16::MAX);
        times(self.food, food).min(times(self.half_energy, half_energy))
    }

    /// How many kinds there are.
    pub(super) fn kinds(&self) -> u8 {
        self.goods.iter().filter(|amount| **amount > 0).count() as u8
    }
}
