//! The small language in which the functions of the buildings are written.

use super::goods::{Good, Goods};

/// One line of a building's function. Lines are offered one after another, each may be declined
/// (ORA-10.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// One of these lots of goods, for nothing.
    Gain(&'static [Goods]),
    /// A harvest of one of these goods from the wheel (ORA-3.8).
    Harvest(&'static [Good]),
    /// Exchanges whose bills are summed: each up to its own limit, all together up to `limit`.
    Exchange {
        /// The exchanges on offer, at most two.
        offers: &'static [Offer],
        /// How often in all.
        limit: u8,
    },
    /// At most one of these exchanges.
    OneOf(&'static [Offer]),
    /// Forests are cleared without a harvest, each for the prize.
    Clear {
        /// How many at most.
        most: u8,
        /// What each brings.
        prize: Prize,
    },
    /// The function of another building, for a fee in goods.
    Relay {
        /// Which buildings can be reached.
        reach: Reach,
        /// What it costs.
        fee: Goods,
    },
    /// A settlement is founded (Castle).
    Settle,
    /// Coins by the livestock owned (Spinning Mill).
    Spin,
    /// Reliquaries at a rising price (Forger's Workshop).
    Forge,
    /// Tiles are raised in rank (Pilgrimage Site).
    Pilgrimage,
    /// An exchange, and the clergymen come home (Bathhouse).
    Bathe,
}

/// An exchange.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What one exchange costs.
    pub cost: Cost,
    /// What it brings.
    pub prize: Prize,
    /// How often at most.
    pub most: u8,
}

/// What is to be paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cost {
    /// These goods.
    pub goods: Goods,
    /// Any goods with so much food.
    pub food: u8,
    /// Any goods with so much energy, in halves.
    pub half_energy: u8,
    /// Any goods with so many points (Round Tower).
    pub points: u8,
    /// So many different goods.
    pub different: u8,
}

/// What is received.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prize {
    /// These goods.
    Goods(Goods),
    /// So many of one basic good each, all different.
    Basics(&'static [u8]),
    /// Tiles worth so many points.
    Points(Measure),
    /// As many as the joker reads of one of these.
    Joker(&'static [Good]),
    /// A building action.
    Build,
    /// The prior comes home, then a building action.
    RecallAndBuild,
    /// One forest is felled and one moor is cut.
    FellAndCut,
    /// A district and a plot.
    Landscape,
}

/// What the points of a prize are counted by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Forest and moor cards of the user.
    Wilderness,
    /// Monastery buildings of the user, by the factor of the mode.
    Cloister,
}

/// Which buildings a relay reaches (ORA-10.7).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Any building with a prior on it.
    WithPrior,
    /// Unoccupied buildings beside this one.
    Beside,
    /// Any occupied building.
    Occupied,
    /// Buildings nobody has built yet.
    Display,
}

/// As often as wished.
pub(super) const ANY: u8 = u8::MAX;

const FREE: Cost = Cost { goods: &[], food: 0, half_energy: 0, points: 0, different: 0 };

impl Cost {
    /// These goods.
    pub const fn goods(goods: Goods) -> Self {
        Self { goods, ..FREE }
    }

    /// So much food.
    pub const fn food(food: u8) -> Self {
        Self { food, ..FREE }
    }

    /// So much energy, in whole units.
    pub const fn energy(energy: u8) -> Self {
        Self { half_energy: 2 * energy, ..FREE }
    }

    /// So many different goods.
    pub const fn different(different: u8) -> Self {
        Self { different, ..FREE }
    }

    /// The same and so much energy, in halves.
    pub const fn and_half_energy(self, half_energy: u8) -> Self {
        Self { half_energy, ..self }
    }

    /// The same and so many points.
    pub const fn and_points(self, points: u8) -> Self {
        Self { points, ..self }
    }
}

impl Offer {
    /// Goods for goods, up to so many times.
    pub const fn swap(give: Goods, get: Goods, most: u8) -> Self {
        Self { cost: Cost::goods(give), prize: Prize::Goods(get), most }
    }

    /// Something for goods, up to so many times.
    pub const fn sell(cost: Cost, get: Goods, most: u8) -> Self {
        Self { cost, prize: Prize::Goods(get), most }
    }

    /// Something special, once.
    pub const fn once(cost: Cost, prize: Prize) -> Self {
        Self { cost, prize, most: 1 }
    }

    /// Does it bring a Wonder (ORA-10.10)?
    pub fn brings_wonder(&self) -> bool {
        matches!(self.prize, Prize::Goods(goods) if goods.iter().any(|(good, _)| *good == Good::Wonder))
    }
}

impl Effect {
    /// One exchange, up to its own limit.
    pub const fn exchange(offers: &'static [Offer]) -> Self {
        Self::Exchange { offers, limit: ANY }
    }
}
