//! The goods of a player, and payments that turn one good into another at once.

use crate::data::{BASIC, Cost, Good, Goods, KINDS, Symbol};

/// Goods that free exchanges turn into each other.
const MIXED: [Good; 6] = [Good::Grain, Good::Straw, Good::Coin, Good::Coin5, Good::Wine, Good::Whiskey];

/// The goods of a player. Coins are one number, so five-coin tiles come and go freely (ORA-7.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Purse([u16; KINDS]);

impl Purse {
    /// One of each basic good (ORA-1.6).
    pub(crate) fn starting() -> Self {
        let mut purse = Self::default();
        for good in BASIC {
            purse.add(good, 1);
        }
        purse
    }

    pub(crate) const fn coins(&self) -> u16 {
        self.0[Good::Coin.index()]
    }

    /// How many tiles of a kind the player can show.
    pub(crate) const fn have(&self, good: Good) -> u16 {
        match good {
            Good::Coin5 => self.coins() / 5,
            _ => self.0[good.index()],
        }
    }

    pub(crate) fn add(&mut self, good: Good, amount: u16) {
        match good {
            Good::Coin5 => self.0[Good::Coin.index()] += 5 * amount,
            _ => self.0[good.index()] += amount,
        }
    }

    /// Takes tiles out as they are; false, and nothing happens, if there are too few.
    pub(crate) fn take(&mut self, good: Good, amount: u16) -> bool {
        let (kind, amount) = if good == Good::Coin5 { (Good::Coin, 5 * amount) } else { (good, amount) };
        let place = &mut self.0[kind.index()];
        let enough = *place >= amount;
        if enough {
            *place -= amount;
        }
        enough
    }

    /// All the money that could be raised at once (ORA-7.3).
    pub(crate) fn money(&self) -> u16 {
        self.coins() + self.have(Good::Wine) + 2 * self.have(Good::Whiskey)
    }

    /// How many of a good could be handed over, with grain flipped to straw and drink sold for
    /// coins while paying (ORA-7.4).
    pub(crate) fn within_reach(&self, good: Good) -> u16 {
        match good {
            Good::Straw => self.have(Good::Straw) + self.have(Good::Grain),
            Good::Coin => self.money(),
            _ => self.have(good),
        }
    }

    /// Pays with free exchanges on the way: straw before grain, coins before drink.
    pub(crate) fn pay(&mut self, good: Good, amount: u16) -> bool {
        if self.within_reach(good) < amount {
            return false;
        }
        match good {
            Good::Straw => {
                let flipped = amount.saturating_sub(self.have(Good::Straw));
                self.take(Good::Straw, amount - flipped) && self.take(Good::Grain, flipped)
            }
            Good::Coin => {
                self.raise_money(amount);
                self.take(Good::Coin, amount)
            }
            _ => self.take(good, amount),
        }
    }

    /// Sells just enough wine or whiskey to have this much in coins.
    fn raise_money(&mut self, needed: u16) {
        for drink in [Good::Wine, Good::Whiskey] {
            while self.coins() < needed && self.take(drink, 1) {
                self.add(Good::Coin, u16::from(drink.money()));
            }
        }
    }

    /// Pays goods `times` over; false if they do not suffice.
    pub(crate) fn pay_goods(&mut self, goods: Goods, times: u8) -> bool {
        goods.iter().all(|(good, amount)| self.pay(*good, u16::from(*amount) * u16::from(times)))
    }

    /// What all tiles with a symbol are worth together.
    pub(crate) fn worth(&self, symbol: Symbol) -> u16 {
        let worth = |good: &Good| self.have(*good) * u16::from(symbol.worth(*good));
        symbol.tenders().iter().map(worth).sum()
    }

    /// Grain that must be kept as fuel if so much energy, in halves, is to be paid later (ORA-8.3).
    pub(crate) fn grain_for_energy(&self, half_energy: u16) -> u16 {
        let others = self.worth(Symbol::Energy) - self.have(Good::Grain);
        half_energy.saturating_sub(others)
    }

    /// Can food and energy both be paid, each grain serving one of them?
    pub(crate) fn covers(&self, food: u16, half_energy: u16) -> bool {
        self.worth(Symbol::Energy) >= half_energy
            && self.worth(Symbol::Food) >= food + self.grain_for_energy(half_energy)
    }

    /// How many kinds could be given as different goods, from this kind on (ORA-10.6): with grain flipped
    /// and drink sold on the way (ORA-7.4), or with tiles as they are.
    pub(crate) fn different_from(&self, first: usize, exchanging: bool) -> u8 {
        if exchanging { self.different_exchanged(first) } else { self.different_as_is(first) }
    }

    fn different_as_is(&self, first: usize) -> u8 {
        let given = |good: &&Good| **good != Good::Wonder && self.have(**good) > 0;
        let kinds = Good::ALL[first..].iter().filter(given).count() as u8;
        // A coin beside a five-coin tile takes six coins.
        let both = first <= Good::Coin.index() && self.coins() == 5;
        kinds - u8::from(both)
    }

    /// Kinds that touch no other, then grain with straw, then money with drink: each group at its best.
    fn different_exchanged(&self, first: usize) -> u8 {
        let single = |good: &&Good| !MIXED.contains(good) && **good != Good::Wonder && self.have(**good) > 0;
        let singles = Good::ALL[first..].iter().filter(single).count() as u8;
        singles + self.crops_from(first) + self.monies_from(first)
    }

    /// A grain serves as grain or as straw (ORA-7.1).
    fn crops_from(&self, first: usize) -> u8 {
        let (grain, straw) = (self.have(Good::Grain), self.have(Good::Straw));
        let kinds = u16::from(first <= Good::Grain.index()) + u16::from(first <= Good::Straw.index());
        match kinds {
            2 if grain == 0 => u8::from(straw > 0),
            _ => kinds.min(grain + straw) as u8,
        }
    }

    /// A coin takes one, a five-coin tile five, both six; drink can be sold for them, but what is sold cannot
    /// be given (ORA-7.2, ORA-7.3).
    fn monies_from(&self, first: usize) -> u8 {
        [Good::Wine, Good::Whiskey].iter().map(|drink| self.monies_with(*drink, first)).max().unwrap_or(0)
    }

    fn monies_with(&self, drink: Good, first: usize) -> u8 {
        let tiles = |coins: u16| match first {
            _ if first > Good::Coin5.index() => 0,
            _ if first > Good::Coin.index() => u8::from(coins >= 5),
            _ => u8::from(coins >= 1) + u8::from(coins >= 6),
        };
        let kept = |left: u16| u8::from(left > 0 && first <= drink.index());
        let have = self.have(drink);
        (0..=have.min(6))
            .map(|sold| tiles(self.coins() + sold * u16::from(drink.money())) + kept(have - sold))
            .max()
            .unwrap_or(0)
    }

    /// Gives one tile as one of several different goods; with exchanges on the way only as much as needed
    /// (ORA-7.4, ORA-10.6).
    pub(crate) fn give(&mut self, good: Good, exchanging: bool) -> bool {
        match good {
            _ if !exchanging => self.take(good, 1),
            Good::Coin5 => self.pay(Good::Coin, 5),
            _ => self.pay(good, 1),
        }
    }

    /// Can all of this be paid, `times` over?
    pub(crate) fn affords(&self, bills: impl IntoIterator<Item = (Cost, u8)>, exchanging: bool) -> bool {
        let (mut rest, mut owed) = (*self, Owed::default());
        for (cost, times) in bills {
            if !rest.pay_goods(cost.goods, times) {
                return false;
            }
            owed.add(cost, times);
        }
        rest.covers(owed.food, owed.half_energy)
            && rest.worth(Symbol::Points) >= owed.points
            && u16::from(rest.different_from(0, exchanging)) >= owed.different
    }

    /// The counts in the order of the goods, for digests and views.
    pub(crate) fn counts(&self) -> impl Iterator<Item = (Good, u16)> + '_ {
        Good::ALL.iter().map(|good| (*good, self.0[good.index()]))
    }
}

/// What is still to be paid in symbols and in different goods.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Owed {
    pub(crate) food: u16,
    pub(crate) half_energy: u16,
    pub(crate) points: u16,
    pub(crate) different: u16,
}

impl Owed {
    pub(crate) fn add(&mut self, cost: Cost, times: u8) {
        self.food += u16::from(cost.food) * u16::from(times);
        self.half_energy += u16::from(cost.half_energy) * u16::from(times);
        self.points += u16::from(cost.points) * u16::from(times);
        self.different += u16::from(cost.different) * u16::from(times);
    }
}
