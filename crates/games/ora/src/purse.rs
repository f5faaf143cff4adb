//! The goods of a player, and payments that turn one good into another at once.

use crate::data::{BASIC, Cost, Good, Goods, KINDS, Symbol};

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

    /// How many kinds could be given as different goods, from this kind on (ORA-10.6).
    pub(crate) fn different_from(&self, first: usize) -> u8 {
        let given = |good: &&Good| **good != Good::Wonder && self.have(**good) > 0;
        let kinds = Good::ALL[first..].iter().filter(given).count() as u8;
        // A coin beside a five-coin tile takes six coins.
        let both = first <= Good::Coin.index() && self.coins() == 5;
        kinds - u8::from(both)
    }

    /// Can all of this be paid, `times` over?
    pub(crate) fn affords(&self, bills: impl IntoIterator<Item = (Cost, u8)>) -> bool {
        let (mut rest, mut owed) = (*self, Owed::default());
        for (cost, times) in bills {
            if !rest.pay_goods(cost.goods, times) {
                return false;
            }
            owed.add(cost, times);
        }
        rest.covers(owed.food, owed.half_energy)
            && rest.worth(Symbol::Points) >= owed.points
            && u16::from(rest.different_from(0)) >= owed.different
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
